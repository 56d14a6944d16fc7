// How the questions of Riftforce are answered.
import type { Choosing } from "../../choosing/choosing";
import type { AskKind } from "./views";

const WORD_QUESTIONS: AskKind[] = ["action", "by"];
const FOR_THE_WHOLE_GAME: AskKind[] = ["guild", "keep"];

export const choosing: Choosing = {
  wordQuestions: WORD_QUESTIONS,
  confirmedQuestions: FOR_THE_WHOLE_GAME,
  lastAnswer: "stop",
  unclear: (keys) => ([...keys].some((key) => key.startsWith("unit:")) ? "play-or-activate" : "play-where"),
  hints: {
    play: { what: "hint-play" },
    activate: { what: "hint-activate" },
    draw: { what: "hint-draw", where: "hint-draw-where" },
    guild: { what: "hint-guild" },
    keep: { what: "hint-guild" },
  },
  hintTargets: (path) =>
    path.filter(({ target }) => (target.lane ?? -1) >= 0).map(({ target }) => `lane:${target.lane}`),
  signs: { play: "u-play", activate: "riftforce-swap", draw: "riftforce-draw" },
  tellsOutcome: ([first]) => first?.target.on !== "guild", // a guild that is taken changes nothing yet
  targetKey: (target) => (target.on === "guild" ? `guild:${target.group}` : ""),
};
