// The cards of Riftbound by name, as the glossary of the game has them, in the reader's language.
import { capitalized } from "../../ui/text";
import type { CardFace, GlossaryPage } from "../../wire";
import type { CardType } from "./views";

const WITH_COST: string[] = ["unit", "spell", "gear"] satisfies CardType[];

/** Whether a card is paid for: battlefields, legends and runes are not. */
export const hasCost = (face: CardFace): boolean => WITH_COST.includes(face.kind);

class Cards {
  #faces = $state.raw(new Map<string, CardFace>());
  #glosses = $state.raw(new Map<string, string>());

  #codes = $state.raw(new Map<string, string>());

  setGlossary(book: GlossaryPage | null): void {
    if (!book?.faces.length) return;
    this.#faces = new Map(book.faces.map((face) => [face.name, face]));
    this.#codes = new Map(book.groups.map((group) => [group.name, group.code]));
    this.#glosses = new Map(book.keywords.map((word) => [word.name, word.text]));
  }

  of(name: string): CardFace | undefined {
    return this.#faces.get(name);
  }

  label(name: string): string {
    return this.#faces.get(name)?.label ?? name.split("-").map(capitalized).join(" "); // until they are loaded
  }

  /** The words in brackets that some lines of text have, each with what it means. */
  glosses(lines: string[]): [string, string][] {
    const words = lines.flatMap((line) =>
      [...line.matchAll(/\[([A-Z][a-z]+(?:-[A-Z][a-z]+)?)[^\]]*\]/g)].map((found) => found[1] ?? ""),
    );
    return [...new Set(words)].flatMap((word): [string, string][] =>
      this.#glosses.has(word) ? [[word, this.#glosses.get(word) ?? ""]] : [],
    );
  }

  /** The two letters of a domain; "" without one. */
  domainCode(domain: string | undefined): string {
    return (domain && this.#codes.get(domain)) || "";
  }

  /** A name in two parts: Garen, and what tells this Garen from others; "" if there is nothing after the comma. */
  parts(name: string): [name: string, epithet: string] {
    const [first, ...rest] = this.label(name).split(", ");
    return [first ?? name, rest.join(", ")];
  }
}

export const cards = new Cards();
