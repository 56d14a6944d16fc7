// The piles of Riftforce. Discards may not be looked through: their number and the top card are open.
import { t } from "../../shell/i18n.svelte";
import type { GlossaryPage } from "../../wire";
import { cardLabel, groupLabel } from "../glossary";
import { countCards, type Pile } from "../piles";
import type { RiftView } from "./views";

export function pilesOf(view: RiftView, player: number, book: GlossaryPage | null): Pile[] {
  const label = (card: string): string => cardLabel(book, card);
  const discards = view.discards[player] ?? [];
  const guilds = view.guilds[player] ?? [];
  const held = player === view.seat ? view.hand : (view.known[player] ?? []);
  return [
    {
      title: t("guild-list"),
      count: guilds.length,
      cards: guilds.map((card) => ({ card, label: groupLabel(book, card), n: 1 })),
    },
    { title: t("pile-hand"), count: view.hands[player] ?? 0, cards: countCards(held, label) },
    { title: t("pile-deck"), count: view.decks[player] ?? 0, cards: [] },
    {
      title: t("pile-discard"),
      count: discards.length,
      cards: countCards(discards.slice(-1), label),
      note: discards.length > 1 ? t("pile-top-only") : "",
    },
  ];
}
