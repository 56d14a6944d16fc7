// The cards of Riftbound by name, as the book of the table has them, in the reader's language.
import type { Book, CardFace } from "../wire";

class Cards {
  #faces = $state.raw(new Map<string, CardFace>());

  learn(book: Book | null): void {
    if (book?.faces.length) this.#faces = new Map(book.faces.map((face) => [face.name, face]));
  }

  of(name: string): CardFace | undefined {
    return this.#faces.get(name);
  }

  label(name: string): string {
    return this.#faces.get(name)?.label ?? name;
  }

  /** The name on a narrow face: what stands before the comma, for it is printed larger too. */
  short(name: string): string {
    return this.label(name).split(",")[0] ?? name;
  }
}

export const cards = new Cards();
