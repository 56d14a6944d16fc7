// Keeps the focus of the keyboard where it was, though the element that had it is removed.

const PRIMARY = "[data-primary]"; // the element that takes the focus once it is there
const REGION = "[data-region]";

let kept: Element | null = null; // what has taken the focus last, for want of a better place

/** Whether the focus is nowhere, or only where `keepFocus` has put it: a component may take it. */
export const isFocusFree = (): boolean =>
  document.activeElement === document.body || (kept !== null && document.activeElement === kept);

/**
 * Keeps the focus inside an element when the focused descendant is removed.
 *
 * The primary element takes it. Until there is one, the region inside holds it, or else the element itself. Focus that
 * is anywhere else is left alone.
 */
export function keepFocus(node: HTMLElement): { destroy(): void } {
  let focused: HTMLElement | null = null; // what has the focus, or had it when it was removed

  const hold = (holder: HTMLElement): void => {
    if (!holder.matches("button")) holder.tabIndex = -1;
    kept = holder;
    holder.focus({ preventScroll: true });
  };
  const check = (): void => {
    const lost = focused !== null && !focused.isConnected && document.activeElement === document.body;
    if (!lost && document.activeElement !== node) return;
    const to = node.querySelector<HTMLElement>(PRIMARY) ?? node.querySelector<HTMLElement>(REGION);
    if (to || lost) hold(to ?? node);
  };
  const onfocus = (event: FocusEvent): void => {
    focused = event.target as HTMLElement;
  };
  const onblur = (event: FocusEvent): void => {
    const left = event.target as HTMLElement;
    if (left === node) node.removeAttribute("tabindex");
    if (event.relatedTarget) focused = null;
    // Some browsers say so before they remove the element.
    else queueMicrotask(() => left === focused && left.isConnected && (focused = null));
  };
  const observer = new MutationObserver(check);
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", onfocus);
  node.addEventListener("focusout", onblur);
  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener("focusin", onfocus);
      node.removeEventListener("focusout", onblur);
    },
  };
}
