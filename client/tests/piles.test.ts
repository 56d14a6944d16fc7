import { describe, expect, it } from "vitest";
import { countCards } from "../src/games/piles";
import { playersFrom } from "../src/games/module";
import { pilesOf } from "../src/games/riftforce/piles";
import { pilesOf as realmPiles } from "../src/games/riftbound/piles";
import type { RiftView } from "../src/games/riftforce/views";
import type { RealmView } from "../src/games/riftbound/views";

const counts = (piles: { count: number }[]): number[] => piles.map((pile) => pile.count);

describe("piles", () => {
  it("count the same cards together, by label", () => {
    const label = (card: string): string => card.toUpperCase();
    expect(countCards(["b", "a", "b"], label)).toEqual([
      { card: "a", label: "A", n: 1 },
      { card: "b", label: "B", n: 2 },
    ]);
  });

  it("begin with the player that was asked for", () => {
    expect(playersFrom(["Ada", "Noam", "Lou"], 1).map((one) => one.name)).toEqual(["Noam", "Ada", "Lou"]);
  });

  it("of Riftforce show no discarded card below the top one", () => {
    const view = {
      seat: 0,
      guilds: [["fire"], ["ice"]],
      hand: ["fire5"],
      hands: [1, 2],
      known: [[], ["ice7"]],
      decks: [30, 28],
      discards: [["fire6", "fire7"], []],
    } as unknown as RiftView;
    const [mine, theirs] = [pilesOf(view, 0, null), pilesOf(view, 1, null)];
    expect(counts(mine)).toEqual([1, 1, 30, 2]);
    expect(mine[3]?.cards.map((one) => one.card)).toEqual(["fire7"]);
    expect(theirs[1]?.cards.map((one) => one.card)).toEqual(["ice7"]);
  });

  it("of Riftbound show the others' lists only where they are open", () => {
    const view = (unseen: string[]): RealmView =>
      ({
        seat: 0,
        hand: ["a"],
        hands: [1, 3],
        known: [[], ["b"]],
        trash: [[], ["c", "c"]],
        banished: [["d"], []],
        sizes: [[30], [35]],
        bags: [[[]], [[]]],
        unseen: [["e"], unseen],
        rune_decks: [[["fury", "calm"]], [["mind"]]],
      }) as unknown as RealmView;
    expect(counts(realmPiles(view([]), 0))).toEqual([1, 0, 1, 30, 2]);
    expect(realmPiles(view([]), 0)[3]?.cards.map((one) => one.card)).toEqual(["e"]);
    expect(counts(realmPiles(view([]), 1))).toEqual([3, 2, 0, 35, 1]);
    expect(counts(realmPiles(view(["f", "g"]), 1))).toEqual([3, 2, 0, 35, 1, 2]);
  });
});
