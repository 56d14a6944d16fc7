// Keyboard inside a region of the screen: one stop for Tab, arrows go to the nearest neighbor, F6 to the next region.
import { fxSelector } from "../animation/fx";
import { keepFocus } from "./keep_focus";

const ITEM = "[data-item]";

function items(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>(ITEM)].filter((item) => item.offsetParent !== null);
}

/** The item that lies nearest in a direction. */
function neighbor(from: HTMLElement, all: HTMLElement[], dx: number, dy: number): HTMLElement | null {
  const a = from.getBoundingClientRect();
  const [x, y] = [a.left + a.width / 2, a.top + a.height / 2];
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const item of all) {
    if (item === from) continue;
    const b = item.getBoundingClientRect();
    const [ox, oy] = [b.left + b.width / 2 - x, b.top + b.height / 2 - y];
    const along = ox * dx + oy * dy;
    if (along < 4) continue;
    const far = along + 3 * Math.abs(ox * dy + oy * dx);
    if (far < least) [best, least] = [item, far];
  }
  return best;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Makes an element a region: `use:region={"board"}`. */
export function region(node: HTMLElement, name: string): { destroy(): void } {
  node.dataset["region"] = name;

  const rove = (to?: HTMLElement): void => {
    const all = items(node);
    const current = to ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) item.tabIndex = item === current ? 0 : -1;
  };
  const onfocus = (event: FocusEvent): void => {
    const item = (event.target as HTMLElement).closest<HTMLElement>(ITEM);
    if (item) rove(item);
  };
  const onkey = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const from = (event.target as HTMLElement).closest<HTMLElement>(ITEM);
    if (!arrow || !(from || event.target === node) || event.ctrlKey || event.altKey || event.metaKey) return;
    const all = items(node);
    const next = from ? neighbor(from, all, ...arrow) : all.find((item) => item.tabIndex === 0);
    if (next) {
      next.focus();
      event.preventDefault();
    }
  };
  const observer = new MutationObserver(() => rove());
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", onfocus);
  node.addEventListener("keydown", onkey);
  const kept = keepFocus(node);
  rove();
  return {
    destroy() {
      kept.destroy();
      observer.disconnect();
      node.removeEventListener("focusin", onfocus);
      node.removeEventListener("keydown", onkey);
    },
  };
}

/** Goes to the next region of the page, or the one before. */
export function nextRegion(back: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-region]")].filter((node) => items(node).length > 0);
  if (!all.length) return;
  const here = all.findIndex((node) => node.contains(document.activeElement));
  const to = all[(here + (back ? -1 : 1) + all.length) % all.length]!;
  (items(to).find((item) => item.tabIndex === 0) ?? items(to)[0])?.focus();
}

/** The first item of a region by name. */
export function focusRegion(name: string): void {
  const node = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
  if (node) (items(node).find((item) => item.tabIndex === 0) ?? items(node)[0])?.focus();
}

/** Highlights the things of these `data-fx`, and nothing else. */
export function highlight(root: HTMLElement | undefined, things: string[]): void {
  for (const lit of root?.querySelectorAll("[data-lit]") ?? []) lit.removeAttribute("data-lit");
  for (const id of things) root?.querySelector(fxSelector(id))?.setAttribute("data-lit", "");
}

/** Looking closer: pointing for a moment, focus, or (`pressed`) a long press, which asks for more than a glance. */
export type Closer = (pressed: boolean) => void;

export function inspect(node: HTMLElement, show: Closer): { update(to: Closer): void; destroy(): void } {
  let timer = 0;
  let long = false; // suppress the click after a long press
  const later = (ms: number, pressed: boolean): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      long = pressed;
      show(pressed);
    }, ms);
  };
  const click = (event: MouseEvent): void => {
    if (long) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      clearTimeout(timer);
      show(false); // a quick click looks closer, too
    }
    long = false;
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") later(300, false);
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") later(350, true);
  };
  const stop = (): void => clearTimeout(timer);
  const moved = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" && Math.abs(event.movementX) + Math.abs(event.movementY) > 3) stop();
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) show(false);
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerdown", down);
  for (const name of ["pointerleave", "pointerup", "pointercancel"]) node.addEventListener(name, stop);
  node.addEventListener("pointermove", moved);
  node.addEventListener("focus", focus);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("contextmenu", (event) => event.preventDefault());
  return {
    update(to) {
      show = to;
    },
    destroy: stop,
  };
}

/** Presses the n-th thing of a region, counted from 1. */
export function pressItem(region: string, n: number): void {
  const item = document.querySelectorAll<HTMLElement>(`[data-region='${region}'] [data-item]`)[n - 1];
  item?.focus();
  item?.click();
}
