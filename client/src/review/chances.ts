// The curve of winning chances of a reviewed game, and its points.
import type { GameReview, ReviewDecision, ReviewMistake } from "../wire";

export const INACCURACY = 0.05; // as the server grades: from this cost on
export const MISTAKE = 0.1;
export const BLUNDER = 0.15;

export interface CurvePoint {
  x: number; // in steps
  chance: number; // from 0 to 1
}

export interface Curve {
  seat: number; // whose chances they are
  points: CurvePoint[];
}

export type Grade = "" | ReviewMistake["grade"];

/** The signs of chess for a mistake. */
export const SIGNS: Record<Grade, string> = { "": "", inaccuracy: "?!", mistake: "?", blunder: "??" };

/** How much of the chance to win a decision gave away. */
export const costOf = (one: ReviewDecision): number => Math.max(0, one.best - one.played);

export function gradeOf(one: ReviewDecision): Grade {
  const cost = costOf(one);
  if (cost >= BLUNDER) return "blunder";
  if (cost >= MISTAKE) return "mistake";
  return cost >= INACCURACY ? "inaccuracy" : "";
}

/** Whether all seats belong to two sides at most: then one curve tells all. */
export const isTwoSided = (review: GameReview): boolean =>
  new Set(review.sides.slice(0, review.names.length)).size <= 2;

/** The chance of the side of `seat` at a decision, with the best answer and with the one played. */
export function chancesFor(review: GameReview, one: ReviewDecision, seat: number): [number, number] {
  const own = review.sides[one.seat] === review.sides[seat];
  return own ? [one.best, one.played] : [1 - one.best, 1 - one.played];
}

/** The curves to draw: of two sides that of the first seat of mine, else one for each seat. */
export function curvesOf(review: GameReview): Curve[] {
  const { report } = review;
  if (!report) return [];
  const two = isTwoSided(review);
  const seats = two ? [review.mine[0] ?? 0] : review.names.map((_, seat) => seat);
  return seats.map((seat) => {
    const points = report.decisions
      .filter((one) => two || one.seat === seat)
      .flatMap((one) => chancesFor(review, one, seat).map((chance) => ({ x: one.x, chance })));
    const end = report.end[seat];
    if (end !== undefined) points.push({ x: report.steps, chance: end });
    return { seat, points };
  });
}

/** The curve that shows a decision of this seat. */
export const curveOf = (curves: Curve[], seat: number): number =>
  Math.max(
    0,
    curves.findIndex((curve) => curve.seat === seat),
  );

/** The decision nearest to a step. */
export function nearest(decisions: ReviewDecision[], x: number): number {
  let found = 0;
  decisions.forEach((one, i) => {
    if (Math.abs(one.x - x) < Math.abs(decisions[found]!.x - x)) found = i;
  });
  return found;
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** What a decision gave away in whole percent, so that the three numbers add up. */
export const lost = (best: number, played: number): number => Math.max(0, percent(best) - percent(played));
