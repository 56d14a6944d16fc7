// The draft of Riftforce: the order of picks, the places of each player, and guilds that stay in sight.
import { expect, test } from "vitest";
import { nextPick, offersOf, slotsOf } from "../src/games/riftforce/draft";
import type { RiftView } from "../src/games/riftforce/views";

const view = (fields: object): RiftView => fields as RiftView;

const DUEL = view({
  picks: [1, 0, 1, 0, 1, 0],
  quotas: [4, 4],
  guilds: [
    ["water", "music"],
    ["shadow", "ice", "sand"],
  ],
  offer: ["fire", "magnet", "star", "beast", "lava"],
});

test("each player has a place for every guild, dealt or picked", () => {
  expect(slotsOf(DUEL, 0)).toEqual([
    { guild: "water", pick: 0 },
    { guild: "music", pick: 2 },
    { guild: "", pick: 4 },
    { guild: "", pick: 6 },
  ]);
  expect(nextPick(DUEL)).toBe(4);
});

test("a guild that is taken keeps its place among the others, with who took it and when", () => {
  const before = offersOf(
    view({ ...DUEL, guilds: [["water"], ["shadow"]], offer: [...DUEL.offer, "ice", "music", "sand"] }),
  );
  const after = offersOf(DUEL);
  expect(after.map(({ guild }) => guild)).toEqual(before.map(({ guild }) => guild));
  expect(after.find(({ guild }) => guild === "ice")).toEqual({ guild: "ice", seat: 1, pick: 1 });
  expect(after.filter(({ seat }) => seat < 0)).toHaveLength(5);
  expect(after.some(({ guild }) => guild === "water")).toBe(false); // it was dealt, not on offer
});

test("in a solo game nothing is dealt, and what is taken is still among the offers", () => {
  const solo = view({ picks: [0, 0, 0, 0], quotas: [4, 4], guilds: [["ice"], []], offer: ["fire", "ice", "lava"] });
  expect(nextPick(solo)).toBe(2);
  expect(offersOf(solo).map(({ guild, pick }) => [guild, pick])).toEqual([
    ["fire", 0],
    ["ice", 1],
    ["lava", 0],
  ]);
  expect(slotsOf(solo, 1).every(({ pick }) => pick === 0)).toBe(true);
});
