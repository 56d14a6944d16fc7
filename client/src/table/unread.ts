// Which lines of the chat are news.
import type { Said } from "../wire";

/** How many of these lines others wrote: not at one of my seats nor, while I have none, under my name. */
export function countUnread(lines: Said[], mySeats: number[], myName: string | undefined): number {
  const isMine = ({ seat, name }: Said): boolean =>
    seat >= 0 ? mySeats.includes(seat) : !mySeats.length && name === myName;
  return lines.filter((line) => !isMine(line)).length;
}
