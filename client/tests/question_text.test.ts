import { beforeAll, expect, test } from "vitest";
import { countText, questionText, turnText } from "../src/choosing/question_text";
import { texts } from "../src/shell/i18n.svelte";

beforeAll(() => texts.setLanguage("en"));

const open = { chosen: 1, least: 0, most: 2 };
const count = (): string => texts.t("chosen-up-to", { n: 1, most: 2 });

test("a choice of several says how many are chosen", () => {
  expect(questionText({ prompt: "Who moves?", selection: open })).toBe(`Who moves? · ${count()}`);
  expect(questionText({ prompt: "Choose a unit.", selection: open })).toBe(`Choose a unit · ${count()}`);
  const exact = { ...open, least: 2 };
  expect(countText({ selection: exact })).toBe(texts.t("chosen-of", { n: 1, most: 2 }));
});

test("a choice that the rules ask no more about can be sent", () => {
  const confirm = texts.t("confirm-now").replace(/\.$/, "");
  expect(questionText({ prompt: "", selection: open })).toBe(`${confirm} · ${count()}`);
});

test("the next question does not count what was chosen before it", () => {
  const full = { chosen: 2, least: 2, most: 2 };
  expect(questionText({ prompt: "How do you pay?", selection: full })).toBe("How do you pay?");
  expect(questionText({ prompt: "Where?", selection: null })).toBe("Where?");
});

test("no one hears twice that it is their turn", () => {
  const turn = texts.t("your-turn-short");
  expect(turnText(`${turn}: choose an action.`)).toBe(`${turn}: choose an action.`);
  expect(turnText("Choose a guild.")).toBe(texts.t("your-turn", { prompt: "Choose a guild." }));
});
