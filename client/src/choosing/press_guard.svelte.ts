// Keeps a press that was aimed at one action from hitting the next, on a button that has changed its meaning.

export const PRESS_GUARD_MS = 400;

export class PressGuard {
  /** Whether presses are not accepted now, by pointer or by keyboard. */
  closed = $state(false);
  #last = ""; // what the button did last
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * The button does something else from now on; "": nothing. Opens again after a moment; at once, if what it does is
   * what the player has just picked (`own`).
   */
  change(meaning: string, own: boolean): void {
    if (!meaning || meaning === this.#last) return;
    const first = this.#last === "";
    this.#last = meaning;
    clearTimeout(this.#timer);
    this.closed = !first && !own;
    if (this.closed) this.#timer = setTimeout(() => (this.closed = false), PRESS_GUARD_MS);
  }
}
