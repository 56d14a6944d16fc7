// The score of a table in one line.

interface Scored {
  scores: number[];
  seats: { mine: boolean; side: number; name: string }[];
}

/**
 * My points, then those of the others in order: of two sides "7:5", of more each with its names, "7, Spark 5, Gale 3".
 * "" where there are none to tell.
 */
export function scoreOf({ scores, seats }: Scored): string {
  const mine = seats.find((seat) => seat.mine)?.side ?? 0;
  const namesOf = (side: number): string =>
    seats.flatMap((seat) => (seat.side === side ? [seat.name] : [])).join(" + ");
  const others = scores.flatMap((n, side) => (side === mine ? [] : [scores.length > 2 ? `${namesOf(side)} ${n}` : n]));
  return scores.length ? [scores[mine], ...others].join(scores.length > 2 ? ", " : ":") : "";
}
