// What a game says about its questions, so that the shared input code needs to know none of them.
import type { Node, Target } from "../wire";

/** How the questions of a game are answered. Questions are named by their kind, answers by their notation. */
export interface Choosing {
  /** Questions whose answers are words only: what is picked next on the board tells which word was meant. */
  wordQuestions?: readonly string[];
  /** Questions whose answers always wait for the button, because they hold for the whole game. */
  confirmedQuestions?: readonly string[];
  /** The answer that ends a series of choices. The gold button gives it. */
  lastAnswer?: string;
  /** Answers that end a selection of things whose order does not matter. The gold button gives them. */
  closing?: readonly string[];
  /** Answers that go on without a pick, which the gold button gives while nothing is picked; the first one found. */
  leads?: readonly string[];
  /** Questions that can be passed, and the answer that does so. */
  passing?: { questions: readonly string[]; answer: string };
  /** A question whose choices can be left to the rules, and the answer that does so. */
  automatic?: { question: string; answer: string };
  /** Text key of the prompt while what was picked may still mean several answers; `keys` can be picked next. */
  unclear?(keys: Iterable<string>): string;
  /** Text keys of hints by the first answer of the advice, or else by the kind of question: what to think of, and where
   *  to look off the board. */
  hints?: Record<string, { what: string; where?: string }>;
  /** The keys of what a hint marks besides what its line of play names. */
  hintTargets?(path: Node[]): string[];
  /** Signs on the buttons of answers that are words. */
  signs?: Record<string, string>;
  /** Whether the result of the answers so far is worth telling on the button. By default it is. */
  tellsOutcome?(path: Node[]): boolean;
  /** The key of a target that is of this game only; "": it has none. */
  targetKey?(target: Target): string;
}

/** The key of what an answer concerns on the board; "" for a button. */
export function targetKey(target: Target, choosing: Choosing = {}): string {
  switch (target.on) {
    case "button":
      return "";
    case "card":
      return `card:${target.card}${target.down ? "?" : ""}`;
    case "lane":
      return `lane:${target.lane}`;
    case "unit":
      return `unit:${target.unit}`;
    case "seats":
      return `seats:${(target.seats ?? []).join("+")}`;
    default:
      return choosing.targetKey?.(target) ?? "";
  }
}
