// How the questions of Riftbound are answered.
import type { Choosing } from "../../choosing/choosing";
import type { Play } from "../../choosing/play.svelte";
import type { Target } from "../../wire";
import type { AskKind } from "./views";

const PASSED: AskKind[] = ["react", "showdown", "invited"];
const PAYING: AskKind = "pay";

/** The kind of the question that is open now; "": there is none. */
export const askKindOf = (play: Play | null): AskKind | "" => (play?.walker.first?.kind ?? "") as AskKind | "";

function targetKey(target: Target): string {
  switch (target.on) {
    case "champion":
      return `champion:${target.card}${target.down ? "?" : ""}`;
    case "facedown":
      return `facedown:${target.lane}`;
    case "rune":
      return `rune:${(target.seats ?? []).join("+")}:${target.group}${target.down ? ":recycle" : ""}`;
    case "item":
      return `item:${target.place}`;
    default:
      return "";
  }
}

export const choosing: Choosing = {
  closing: ["go", "none"],
  leads: ["pass", "end", "go", "none"],
  passing: { questions: PASSED, answer: "pass" },
  automatic: { question: PAYING, answer: "auto" }, // the rules choose the runes
  targetKey,
};
