// While an earlier position is shown, nothing can be sent, whichever way it is tried.
import { describe, expect, test, vi } from "vitest";
import { Play } from "../src/choosing/play.svelte";
import { Table } from "../src/table/table.svelte";
import type { Update } from "../src/wire";
import { ask, node, preview } from "./helpers";

const LOCK = "⟨locked-past⟩"; // texts are not loaded: their keys are shown

function lookingBack(): { table: Table; play: Play; sent: ReturnType<typeof vi.fn> } {
  const table = new Table("t");
  table.seat = 0;
  const sent = vi.fn(() => Promise.resolve(1));
  vi.spyOn(table, "command").mockImplementation(sent);
  vi.spyOn(table, "look").mockImplementation((moves) => Promise.resolve(preview(moves)));
  vi.spyOn(table, "read").mockResolvedValue({ t: "readas", n: 0, v: 1, moves: [1], text: "" });
  const play = new Play(table);
  play.choosing = { leads: ["pass"], passing: { questions: ["react"], answer: "pass" } };
  play.walker.begin(ask("react", [node("pass", {}), node("fire5", { on: "card", card: "fire5" })]), 1);
  table.past = { at: 3 } as Update;
  return { table, play, sent };
}

describe("while an earlier position is shown", () => {
  test.each<[string, (play: Play) => unknown]>([
    ["a card of the hand", (play) => play.act("card:fire5", "fire5")],
    ["a place by its key", (play) => play.actOn("@1")],
    ["the button of gold", (play) => play.pressGold()],
    ["what was picked", (play) => play.confirm()],
    ["a word", (play) => play.toggle({ node: play.walker.words[0]!, picked: false })],
    ["undo", (play) => play.back()],
    ["a line of notation", (play) => play.type("pass")],
    ["a hint", (play) => play.hint()],
  ])("%s says why it is not possible", async (_, act) => {
    const { play, sent } = lookingBack();
    await act(play);
    expect(sent).not.toHaveBeenCalled();
    expect(play.walker.depth).toBe(0);
    expect([play.notice, play.urgent]).toEqual([LOCK, LOCK]);
  });

  test("nothing is offered, and the key that passes finds no pass", () => {
    const { play } = lookingBack();
    expect([play.asked, play.can("card:fire5"), play.pass, play.ready]).toEqual([false, false, null, false]);
  });

  test("the table itself sends neither moves nor takebacks", async () => {
    const { table, sent } = lookingBack();
    await expect(table.move([1])).rejects.toThrow(LOCK);
    await expect(table.undo()).rejects.toThrow(LOCK);
    expect(sent).not.toHaveBeenCalled();
  });

  test("back in the present, everything can be played as before", () => {
    const { table, play, sent } = lookingBack();
    table.returnToNow();
    expect(play.lead?.name).toBe("pass");
    play.pressGold();
    expect(sent).toHaveBeenCalledOnce();
  });
});
