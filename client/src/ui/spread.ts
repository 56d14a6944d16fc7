// Marks on a curve that would hide each other.

export interface Mark {
  x: number; // of its center, in pixels
  y: number;
}

/**
 * Moves marks up or down so that none covers another, and none leaves the chart as long as it has room.
 *
 * `size` is the width and height of a mark, `height` that of the chart. Earlier marks keep their place.
 */
export function spread(marks: readonly Mark[], size: number, height: number): number[] {
  const placed: Mark[] = [];
  for (const { x, y } of marks) {
    const near = placed.filter((other) => Math.abs(other.x - x) < size);
    const free = (at: number): boolean => near.every((other) => Math.abs(other.y - at) >= size);
    const beside = near.flatMap((other) => [other.y - size, other.y + size]).filter((at) => at >= 0 && at <= height);
    const nearest = [y, ...beside].filter(free).sort((a, b) => Math.abs(a - y) - Math.abs(b - y));
    placed.push({ x, y: nearest[0] ?? y });
  }
  return placed.map((mark) => mark.y);
}
