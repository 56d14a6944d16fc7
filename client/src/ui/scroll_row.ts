// What of a row or a column that scrolls is out of sight.
import { settings } from "../shell/settings.svelte";

export interface Span {
  start: number;
  end: number;
}

/** Things beyond one end of a row, and whether one of them may be picked. */
export interface Hidden {
  count: number;
  legal: boolean;
}

/** What lies beyond each end of a row; something counts once its middle is out of sight. */
export function hiddenAt(row: Span, things: (Span & { legal: boolean })[]): { before: Hidden; after: Hidden } {
  const middle = (thing: Span): number => (thing.start + thing.end) / 2;
  const told = (some: { legal: boolean }[]): Hidden => ({
    count: some.length,
    legal: some.some((thing) => thing.legal),
  });
  return {
    before: told(things.filter((thing) => middle(thing) < row.start)),
    after: told(things.filter((thing) => middle(thing) > row.end)),
  };
}

export const MARK_PX = 26; // along the row, from its end
const GAP_PX = 8; // between a mark and what is brought beside it

/** How far a row scrolls so that something is in sight beside the marks, and no further. */
export function wayTo(row: Span, thing: Span): number {
  const toStart = thing.start - row.start - MARK_PX - GAP_PX;
  return thing.start < row.start ? toStart : Math.min(toStart, thing.end - row.end + MARK_PX + GAP_PX);
}

/** The part of a row that its marks leave free. */
export function freeSpan(row: Span, before: boolean, after: boolean): Span {
  return { start: row.start + (before ? MARK_PX : 0), end: row.end - (after ? MARK_PX : 0) };
}

export const SCROLL_ROW = "scroll-row"; // the class of what scrolls

interface Options {
  upright: boolean;
  /** What is brought in sight when it comes, a selector; "": nothing. */
  main: string;
}

/**
 * Says at the ends of a row how many things are out of sight, and keeps something that may be picked in sight. A press
 * of such a mark scrolls.
 */
function scrollRow(row: HTMLElement, { upright, main }: Options): { destroy(): void } {
  const items = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>("[data-key]")];
  const isLegal = (item: HTMLElement): boolean => item.classList.contains("legal");
  const spanOf = (item: HTMLElement): Span => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return upright ? { start: top, end: bottom } : { start: left, end: right };
  };

  function measure(): void {
    const all = items().map((item) => ({ ...spanOf(item), legal: isLegal(item) }));
    const { before, after } = hiddenAt(spanOf(row), all);
    // Where there is a mark, what lies under it is out of sight too.
    const free = upright ? spanOf(row) : freeSpan(spanOf(row), before.count > 0, after.count > 0);
    for (const [end, { count, legal }] of Object.entries(hiddenAt(free, all))) {
      row.toggleAttribute(`data-${end}-legal`, legal);
      if (count) row.setAttribute(`data-${end}`, String(count));
      else row.removeAttribute(`data-${end}`);
    }
  }
  function scroll(way: number, behavior: ScrollBehavior): void {
    row.scrollBy({ left: upright ? 0 : way, top: upright ? way : 0, behavior });
  }
  const isSeen = (item: HTMLElement): boolean => {
    const marks = upright ? [] : [row.dataset["before"], row.dataset["after"]];
    const { start, end } = freeSpan(spanOf(row), marks[0] !== undefined, marks[1] !== undefined);
    const box = spanOf(item);
    return box.start >= start - 1 && box.end <= end + 1;
  };
  /** Scrolls to the first thing that may be picked, unless one is in sight. */
  function bringLegal(): void {
    const legal = items().filter(isLegal);
    const [first] = legal;
    if (first && !legal.some(isSeen)) {
      const room = upright ? GAP_PX : MARK_PX + GAP_PX;
      scroll(spanOf(first).start - spanOf(row).start - room, "instant");
    }
    measure();
  }
  /** Scrolls so far that the first of what the row is there for is in sight, unless one is. */
  function bringMain(): void {
    const all = main ? [...row.querySelectorAll<HTMLElement>(main)] : [];
    const [first] = all;
    if (first && !all.some(isSeen)) scroll(wayTo(spanOf(row), spanOf(first)), "instant");
  }
  /** The marks are drawn by the row itself. */
  function press(event: MouseEvent): void {
    if (event.target !== row) return;
    const { start, end } = spanOf(row);
    const at = upright ? event.clientY : event.clientX;
    const back = row.dataset["before"] !== undefined && at < start + MARK_PX + GAP_PX;
    if (!back && !(row.dataset["after"] !== undefined && at > end - MARK_PX - GAP_PX)) return;
    event.stopPropagation();
    scroll((back ? -0.8 : 0.8) * (end - start), settings.still ? "instant" : "smooth");
  }

  let mains = "";
  /** Brings what is new in sight; what a hand has scrolled away stays there. */
  function look(): void {
    const now = main ? [...row.querySelectorAll<HTMLElement>(main)].map((item) => item.dataset["key"]).join() : "";
    if (now !== mains) bringMain();
    mains = now;
    bringLegal();
  }

  const changes = new MutationObserver(look);
  changes.observe(row, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  const size = new ResizeObserver(() => (bringMain(), measure()));
  size.observe(row);
  row.addEventListener("click", press);
  row.addEventListener("scroll", measure);
  row.classList.add(SCROLL_ROW, upright ? "upright" : "sideways");
  look();
  return {
    destroy() {
      changes.disconnect();
      size.disconnect();
      row.removeEventListener("click", press);
      row.removeEventListener("scroll", measure);
    },
  };
}

/** A row that scrolls sideways where it has no room; the first of `main`, a selector, is brought in sight. */
export const sideScroll = (row: HTMLElement, main = ""): { destroy(): void } =>
  scrollRow(row, { upright: false, main });

/** A column that scrolls up and down where it has no room. */
export const columnScroll = (column: HTMLElement): { destroy(): void } =>
  scrollRow(column, { upright: true, main: "" });
