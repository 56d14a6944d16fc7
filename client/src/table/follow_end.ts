// Keeps the end of a list in sight while it grows, unless the reader has scrolled up.

const NEAR_PX = 40; // from the end: still there

/** What it needs of the box that scrolls. */
export type ScrollBox = Pick<HTMLElement, "scrollTop" | "scrollHeight" | "clientHeight">;

export class EndFollower {
  #follows = true;
  #top = 0; // where the box was when it was last heard of

  /** The list or its box has another size. */
  changed(box: ScrollBox): void {
    if (this.#follows) box.scrollTop = box.scrollHeight;
    this.#top = box.scrollTop;
  }

  /** To the end, wherever the reader had scrolled. */
  resume(box: ScrollBox): void {
    this.#follows = true;
    this.changed(box);
  }

  /** The box was scrolled, by the reader or by `changed`; then it may have become smaller since. */
  scrolled(box: ScrollBox): void {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX) this.#follows = true;
    else if (box.scrollTop < this.#top) this.#follows = false;
    this.#top = box.scrollTop;
  }
}
