// Dragging a card onto the table: a shortcut for picking it and then a place. Every drag can be done with two taps.
import { DURATION_MS, EASING } from "../animation/durations";
import type { Play } from "../choosing/play.svelte";
import { settings } from "../shell/settings.svelte";

const FAR = { mouse: 8, touch: 12, pen: 12 } as Record<string, number>; // px until a press becomes a drag

interface Options {
  key: string;
  name: string;
  play: Play | null;
}

/** What lies under the pointer: something that can be picked, else the place, whose notation is its `data-name`. */
function under(x: number, y: number, play: Play): { key: string; name: string } | null {
  const found = document.elementFromPoint(x, y);
  const thing = found?.closest<HTMLElement>("[data-key]")?.dataset["key"] ?? "";
  if (thing && play.can(thing)) return { key: thing, name: thing };
  const name = found?.closest<HTMLElement>("[data-name]")?.dataset["name"];
  return name === undefined ? null : { key: play.walker.keyOf(name), name };
}

export function drag(node: HTMLElement, options: Options): { update(to: Options): void; destroy(): void } {
  let start: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;
  let dropped = false;
  let play: Play | null = null; // while it lasts: once picked, a card is offered no more

  const down = (event: PointerEvent): void => {
    dropped = false;
    if (event.button !== 0 || !options.play?.can(options.key)) return;
    start = event;
    play = options.play;
  };
  const move = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.pointerId) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost) {
      if (Math.hypot(dx, dy) < (FAR[event.pointerType] ?? 12)) return;
      lift();
    }
    ghost!.style.transform = `translate(${dx}px, ${dy}px)`;
  };
  const lift = (): void => {
    const rect = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${rect.left}px`,
      top: `${rect.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
      zIndex: "50",
      pointerEvents: "none",
      transition: "none",
      opacity: "0.9",
    });
    document.body.append(ghost);
    node.setPointerCapture(start!.pointerId);
    play?.act(options.key, options.name); // the places light up
  };
  const up = (event: PointerEvent): void => {
    if (ghost && play) {
      dropped = true;
      const target = under(event.clientX, event.clientY, play);
      if (target && play.can(target.key)) play.act(target.key, target.name);
      else {
        if (target) play.act(target.key, target.name); // says why not
        play.back();
        return home();
      }
    }
    stop();
  };
  /** Nothing came of it: the card goes back where it was. */
  const home = (): void => {
    const gone = ghost;
    ghost = start = null;
    if (settings.still || !gone) return gone?.remove();
    gone
      .animate([{ transform: gone.style.transform }, { transform: "none" }], {
        duration: DURATION_MS.dropBack,
        easing: EASING.out,
      })
      .finished.finally(() => gone.remove());
  };
  const stop = (): void => {
    ghost?.remove();
    ghost = null;
    start = null;
  };
  const cancel = (): void => {
    if (ghost) play?.back();
    home();
  };
  // Suppress the click after a drag.
  const click = (event: MouseEvent): void => {
    if (dropped) {
      event.preventDefault();
      event.stopImmediatePropagation();
      dropped = false;
    }
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", cancel);
  node.addEventListener("click", click, { capture: true });
  return {
    update(to) {
      options = to;
    },
    destroy: stop,
  };
}
