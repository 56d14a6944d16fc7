// Frames around what a teacher speaks of.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MAX_FRAMES = 6; // of more things, one frame goes around all
const PAD = 4; // px between a thing and its frame

/** The frames of some boxes, kept inside a window of this size; what is outside of it has none. */
export function framesAround(boxes: Box[], width: number, height: number): Box[] {
  const seen = boxes.filter(
    (box) =>
      box.right > box.left &&
      box.bottom > box.top &&
      box.right > 0 &&
      box.bottom > 0 &&
      box.left < width &&
      box.top < height,
  );
  return (seen.length > MAX_FRAMES ? [around(seen)] : seen).map((box) => ({
    left: Math.max(0, box.left - PAD),
    top: Math.max(0, box.top - PAD),
    right: Math.min(width, box.right + PAD),
    bottom: Math.min(height, box.bottom + PAD),
  }));
}

const MARK_PX = 34; // at the ends of a row, for what is out of sight

/** How far something that scrolls goes so that a part of it is in sight, and no further. */
export function wayInto(row: Box, part: Box): { left: number; top: number } {
  const way = (start: number, end: number, from: number, to: number): number => {
    if (from < start) return from - start - MARK_PX;
    return to > end ? Math.min(to - end + MARK_PX, from - start) : 0;
  };
  return {
    left: way(row.left, row.right, part.left, part.right),
    top: way(row.top, row.bottom, part.top, part.bottom),
  };
}

const around = (boxes: Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});
