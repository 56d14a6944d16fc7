// What of a row or a column that scrolls is out of sight.

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

export const SCROLL_ROW = "scroll-row"; // the class of what scrolls

/** Says at the ends of a row how many things are out of sight, and keeps something that may be picked in sight. */
function scrollRow(row: HTMLElement, upright: boolean): { destroy(): void } {
  const items = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>("[data-key]")];
  const isLegal = (item: HTMLElement): boolean => item.classList.contains("legal");
  const spanOf = (item: HTMLElement): Span => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return upright ? { start: top, end: bottom } : { start: left, end: right };
  };

  function measure(): void {
    const all = items().map((item) => ({ ...spanOf(item), legal: isLegal(item) }));
    for (const [end, { count, legal }] of Object.entries(hiddenAt(spanOf(row), all))) {
      row.toggleAttribute(`data-${end}-legal`, legal);
      if (count) row.setAttribute(`data-${end}`, String(count));
      else row.removeAttribute(`data-${end}`);
    }
  }
  /** Scrolls to the first thing that may be picked, unless one is in sight. */
  function bringLegal(): void {
    const legal = items().filter(isLegal);
    const { start, end } = spanOf(row);
    const seen = legal.some((item) => {
      const box = spanOf(item);
      return box.start >= start - 1 && box.end <= end + 1;
    });
    const [first] = legal;
    if (first && !seen) {
      const way = spanOf(first).start - start - 8;
      row.scrollBy({ left: upright ? 0 : way, top: upright ? way : 0, behavior: "instant" });
    }
    measure();
  }

  const changes = new MutationObserver(bringLegal);
  changes.observe(row, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  const size = new ResizeObserver(measure);
  size.observe(row);
  row.addEventListener("scroll", measure);
  row.classList.add(SCROLL_ROW, upright ? "upright" : "sideways");
  bringLegal();
  return {
    destroy() {
      changes.disconnect();
      size.disconnect();
      row.removeEventListener("scroll", measure);
    },
  };
}

/** A row that scrolls sideways where it has no room. */
export const sideScroll = (row: HTMLElement): { destroy(): void } => scrollRow(row, false);

/** A column that scrolls up and down where it has no room. */
export const columnScroll = (column: HTMLElement): { destroy(): void } => scrollRow(column, true);
