import { beforeAll, expect, test } from "vitest";
import { whyNoUndo } from "../src/choosing/undo_label";
import { texts } from "../src/shell/i18n.svelte";
import type { Language } from "../src/wire";

beforeAll(() => texts.load("playing"));

test.each(["en", "fr", "uk"] as Language[])("a refused undo names the request to the others (%s)", async (lang) => {
  await texts.setLanguage(lang);
  const why = whyNoUndo({ steps: 0, why: "Too late.", can_ask: true });
  expect(why).toContain("Too late. ");
  expect(why).toContain(texts.t("ask-takeback"));
});

test("a refused undo names no request where there is no one to ask", () => {
  expect(whyNoUndo({ steps: 0, why: "Nothing to undo.", can_ask: false })).toBe("Nothing to undo.");
});
