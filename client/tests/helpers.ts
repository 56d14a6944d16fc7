// What the tests build their games from.
import type { AskTree, Looked, Node, Target } from "../src/wire";

const SPAN = { low: 0, high: 0 };
const NOTHING = {
  damage: SPAN,
  destroyed: SPAN,
  lost: SPAN,
  mine: SPAN,
  theirs: SPAN,
  drawn: SPAN,
  text: "",
  consequences: "",
};

let moves = 0;

/** An answer; its move number is new. */
export function node(name: string, target: Partial<Target>, more: Partial<Node> = {}): Node {
  return { m: ++moves, name, say: name, target: { on: "button", ...target }, ...more };
}

export const ask = (kind: string, tree: Node[]): AskTree => ({
  seat: 0,
  kind,
  about: -1,
  num: 0,
  prompt: `${kind}?`,
  tree,
  selection: null,
});

export const preview = (path: number[], next: AskTree | null = null): Looked => ({
  t: "looked",
  n: 0,
  v: 1,
  moves: path,
  beats: [],
  view: {},
  ask: next,
  sure: true,
  outcome: NOTHING,
  end: next ? "" : "over",
});
