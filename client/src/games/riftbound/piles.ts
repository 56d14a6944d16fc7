// The piles of Riftbound: what a player may look at at any time, and lists where they are open.
import { t } from "../../shell/i18n.svelte";
import { countCards, type Pile } from "../piles";
import { cards } from "./cards.svelte";
import { deckOf, runeDeckOf } from "./position";
import { DOMAINS, type RealmView } from "./views";

export function pilesOf(view: RealmView, seat: number): Pile[] {
  const own = seat === view.seat;
  const label = (card: string): string => cards.label(card);
  const unseen = view.unseen[seat] ?? [];
  const runes = (view.rune_decks[seat] ?? []).flat();
  const [trash, banished] = [view.trash[seat] ?? [], view.banished[seat] ?? []];
  const domains = DOMAINS.filter((domain) => runes.includes(domain)).map(
    (domain) => `${t(`rb-rune-${domain}`)} ${runes.filter((one) => one === domain).length}`,
  );
  return [
    {
      title: t("pile-hand"),
      count: view.hands[seat] ?? 0,
      cards: countCards(own ? view.hand : (view.known[seat] ?? []), label),
    },
    { title: t("rb-trash"), count: trash.length, cards: countCards(trash, label) },
    { title: t("rb-banished"), count: banished.length, cards: countCards(banished, label) },
    {
      title: t("rb-main-deck"),
      count: deckOf(view, seat),
      cards: countCards([...(view.bags[seat] ?? []).flat(), ...(own ? unseen : [])], label),
      note: own ? t("rb-any-order") : unseen.length ? "" : t("rb-closed-list"),
    },
    { title: t("rb-rune-deck"), count: runeDeckOf(view, seat), cards: [], note: domains.join(", ") },
    ...(own || !unseen.length
      ? []
      : [{ title: t("rb-unplaced"), count: unseen.length, cards: countCards(unseen, label) }]),
  ];
}
