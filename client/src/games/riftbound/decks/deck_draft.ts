// A deck in the editor: plain data and its text. The server says whether it is legal.
import type { DeckCount, DeckSheet, ListedEntry } from "../http";
import type { CardFace } from "../../../wire";
import { RUNE_DECK } from "../views";

export interface DeckDraft {
  legend: string;
  champion: string;
  main: DeckCount[];
  runes: DeckCount[];
  fields: string[];
  side: DeckCount[];
  apart: ListedEntry[]; // what cannot be in a deck, kept as it was written
}

export const EMPTY: DeckDraft = { legend: "", champion: "", main: [], runes: [], fields: [], side: [], apart: [] };

export const draftOf = ({ legend, champion, main, runes, fields, side, apart }: DeckSheet): DeckDraft => ({
  legend,
  champion,
  main,
  runes,
  fields,
  side,
  apart,
});

/** What is kept in a part though it cannot be there; in the Main Deck also what is in no part. */
export const apartIn = (draft: DeckDraft, part: string): ListedEntry[] =>
  draft.apart.filter((entry) => (entry.part || "main") === part);

/** Without something that cannot be in a deck. */
export const withoutEntry = (draft: DeckDraft, entry: ListedEntry): DeckDraft => ({
  ...draft,
  apart: draft.apart.filter((one) => one.part !== entry.part || one.text !== entry.text || one.n !== entry.n),
});

/** The list as people write it, for the server to read. */
export function textOf(draft: DeckDraft, label: (name: string) => string): string {
  const part = (head: string, name: string, listed: string[]): string => {
    const lines = [...listed, ...apartIn(draft, name).map((entry) => `${entry.n} ${entry.text}`)];
    return lines.length ? `${head}:\n${lines.join("\n")}\n` : "";
  };
  const counted = (entries: DeckCount[]): string[] => entries.map((entry) => `${entry.n} ${label(entry.name)}`);
  return [
    part("Legend", "legend", draft.legend ? [label(draft.legend)] : []),
    part("Champion", "champion", draft.champion ? [label(draft.champion)] : []),
    part("MainDeck", "main", counted(draft.main)),
    part("Battlefields", "fields", draft.fields.map(label)),
    part(
      "Runes",
      "runes",
      draft.runes.map((entry) => `${entry.n} ${entry.name} Rune`),
    ),
    part("Sideboard", "side", counted(draft.side)),
  ].join("\n");
}

const changed = (entries: DeckCount[], name: string, by: number): DeckCount[] => {
  const found = entries.find((entry) => entry.name === name);
  if (!found) return by > 0 ? [...entries, { name, n: by }] : entries;
  return entries
    .map((entry) => (entry === found ? { name, n: Math.min(99, entry.n + by) } : entry))
    .filter((entry) => entry.n > 0);
};

/** So many more of a card, or fewer, where it belongs. */
export function add(draft: DeckDraft, card: CardFace, by: number, aside = false): DeckDraft {
  switch (card.kind) {
    case "legend": {
      if (by < 0) return { ...draft, legend: "" };
      const runes = draft.runes.length
        ? draft.runes
        : card.domains.map((name) => ({ name, n: RUNE_DECK / card.domains.length }));
      return { ...draft, legend: card.name, runes };
    }
    case "battlefield":
      return {
        ...draft,
        fields:
          by > 0
            ? [...draft.fields, card.name]
            : draft.fields.filter((_, i) => i !== draft.fields.lastIndexOf(card.name)),
      };
    default:
      return aside
        ? { ...draft, side: changed(draft.side, card.name, by) }
        : { ...draft, main: changed(draft.main, card.name, by) };
  }
}

export const addRune = (draft: DeckDraft, domain: string, by: number): DeckDraft => ({
  ...draft,
  runes: changed(draft.runes, domain, by),
});

/** Another Chosen Champion: a copy of the Main Deck changes places with the one before, if there is one. */
export function choose(draft: DeckDraft, name: string): DeckDraft {
  const inside = draft.main.some((entry) => entry.name === name);
  let main = changed(draft.main, name, -1);
  if (inside && draft.champion) main = changed(main, draft.champion, 1);
  return { ...draft, champion: name, main };
}

/** How many of a card there are, wherever. */
export function copies(draft: DeckDraft, name: string): number {
  const own = [...draft.main, ...draft.side]
    .filter((entry) => entry.name === name)
    .reduce((sum, entry) => sum + entry.n, 0);
  return (
    own +
    Number(draft.champion === name) +
    Number(draft.legend === name) +
    draft.fields.filter((one) => one === name).length
  );
}

/** How many cards of the Main Deck cost so much Energy, from 0 to `most` or more. */
export function energyCurve(draft: DeckDraft, cards: Map<string, CardFace>, most = 7): number[] {
  const bars = Array.from({ length: most + 1 }, () => 0);
  const chosen = draft.champion ? [{ name: draft.champion, n: 1 }] : [];
  for (const { name, n } of [...draft.main, ...chosen]) {
    const card = cards.get(name);
    if (card) bars[Math.min(most, card.energy)]! += n;
  }
  return bars;
}
