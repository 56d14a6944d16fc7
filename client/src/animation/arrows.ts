// Arrows from cause to target, for previews and current events. Games say which.

export const ARROW_KINDS = ["hit", "heal", "move", "take"] as const;
export type ArrowKind = (typeof ARROW_KINDS)[number];

/** An arrow between two things, by their `data-fx`. */
export interface Arrow {
  from: string;
  to: string;
  kind: ArrowKind;
  origin?: string; // of a move: where it began
  sign?: string; // what travels along it
  color?: string; // of the sign, as CSS has it
  n?: number;
}

/** The arrow of an event, if it is about two things; what came just before may name the cause. */
export type ArrowOf<E> = (event: E, before: E[]) => Arrow | null;

/** The arrows of some events, each once. */
export function arrowsOf<E>(events: E[], arrowOf: ArrowOf<E>): Arrow[] {
  const found = new Map<string, Arrow>();
  events.forEach((event, i) => {
    const arrow = arrowOf(event, events.slice(0, i));
    if (arrow && arrow.from !== arrow.to) found.set(`${arrow.from} ${arrow.to} ${arrow.kind}`, arrow);
  });
  return [...found.values()];
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The way from one box to another: from edge to edge, beside what stands between them. */
export function pathOf(a: Box, b: Box): string {
  const [ax, ay, bx, by] = [a.x + a.w / 2, a.y + a.h / 2, b.x + b.w / 2, b.y + b.h / 2];
  const up = by < ay;
  if (Math.abs(ax - bx) < Math.min(a.w, b.w) / 2) {
    // One above the other: along the left edge, where no number stands.
    const x = Math.max(a.x, b.x) + 2;
    const [from, to] = up ? [a.y + 4, b.y + b.h - 2] : [a.y + a.h - 4, b.y + 2];
    if (up ? from > to : from < to) return `M${x} ${from}Q${x - 11} ${(from + to) / 2} ${x} ${to}`;
    // In the same line, card on card: a bow beside them.
    return `M${a.x + 3} ${ay}C${a.x - 22} ${ay} ${b.x - 22} ${by} ${b.x + 1} ${by}`;
  }
  const right = bx > ax;
  const [sx, ex] = right ? [a.x + a.w - 10, b.x + 6] : [a.x + 10, b.x + b.w - 6];
  const level = Math.abs(ay - by) < Math.min(a.h, b.h);
  const sy = level ? a.y + 4 : up ? a.y + 3 : a.y + a.h - 3;
  const ey = level ? b.y + 2 : up ? b.y + b.h - 2 : b.y + 2;
  const lift = level ? -26 : 0;
  return `M${sx} ${sy}Q${(sx + ex) / 2} ${level ? Math.min(sy, ey) + lift : sy + (ey - sy) * 0.25} ${ex} ${ey}`;
}
