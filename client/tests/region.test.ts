import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { focusRegion, highlight, inspect, nextRegion, pressItem, region } from "../src/ui/region";

/** A region with items on a grid of 100 px; nothing is laid out here, so they say where they are. */
function grid(name: string, places: [number, number][]): { node: HTMLElement; items: HTMLElement[] } {
  const node = document.createElement("div");
  const items = places.map(([x, y]) => {
    const item = document.createElement("button");
    item.dataset["item"] = "";
    item.getBoundingClientRect = () => new DOMRect(100 * x, 100 * y, 80, 80);
    Object.defineProperty(item, "offsetParent", { get: () => (item.hidden ? null : node) });
    node.append(item);
    return item;
  });
  document.body.append(node);
  region(node, name);
  return { node, items };
}
const key = (node: Element, name: string): boolean =>
  node.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("arrows", () => {
  test("go to the nearest item in their direction", () => {
    const { items } = grid("board", [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
    ]);
    items[0]!.focus();
    key(items[0]!, "ArrowRight");
    expect(document.activeElement).toBe(items[1]);
    key(items[1]!, "ArrowDown");
    expect([items[3], items[4]]).toContain(document.activeElement);
  });

  test("stay where there is nothing, and leave the key to the page", () => {
    const { items } = grid("board", [
      [0, 0],
      [1, 0],
    ]);
    items[0]!.focus();
    expect(key(items[0]!, "ArrowLeft")).toBe(true);
    expect(document.activeElement).toBe(items[0]);
  });

  test("pass over what is hidden", () => {
    const { items } = grid("board", [
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    items[1]!.hidden = true;
    items[0]!.focus();
    key(items[0]!, "ArrowRight");
    expect(document.activeElement).toBe(items[2]);
  });
});

test("a region is one stop for Tab: the item that was last in focus", () => {
  const { items } = grid("hand", [
    [0, 0],
    [1, 0],
  ]);
  expect(items.map((item) => item.tabIndex)).toEqual([0, -1]);
  items[1]!.focus();
  expect(items.map((item) => item.tabIndex)).toEqual([-1, 0]);
});

test("F6 goes round the regions that have something, from the item that was last in focus", () => {
  const hand = grid("hand", [
    [0, 0],
    [1, 0],
  ]);
  grid("empty", []);
  const board = grid("board", [[0, 1]]);
  hand.items[1]!.focus();
  nextRegion(false);
  expect(document.activeElement).toBe(board.items[0]);
  nextRegion(false);
  expect(document.activeElement).toBe(hand.items[1]);
  nextRegion(true);
  expect(document.activeElement).toBe(board.items[0]);
  focusRegion("hand");
  expect(document.activeElement).toBe(hand.items[1]);
});

describe("when the focused item is removed", () => {
  const settled = (): Promise<void> => Promise.resolve().then(() => Promise.resolve());
  const add = (node: HTMLElement, primary: boolean): HTMLElement => {
    const item = document.createElement("button");
    item.dataset["item"] = "";
    if (primary) item.dataset["primary"] = "";
    Object.defineProperty(item, "offsetParent", { get: () => node });
    node.append(item);
    return item;
  };

  test("the region has the focus, then its primary item", async () => {
    const { node, items } = grid("actions", [
      [0, 0],
      [1, 0],
    ]);
    items[1]!.focus();
    items[1]!.remove();
    await settled();
    expect(document.activeElement).toBe(node);
    add(node, false);
    await settled();
    expect(document.activeElement).toBe(node);
    const primary = add(node, true);
    await settled();
    expect(document.activeElement).toBe(primary);
    expect(node.hasAttribute("tabindex")).toBe(false);
  });

  test("arrows go on from the region", async () => {
    const { node, items } = grid("hand", [
      [0, 0],
      [1, 0],
    ]);
    items[0]!.focus();
    items[0]!.remove();
    await settled();
    key(node, "ArrowRight");
    expect(document.activeElement).toBe(items[1]);
  });

  test("focus that is elsewhere stays there", async () => {
    const { node, items } = grid("actions", [
      [0, 0],
      [1, 0],
    ]);
    const field = document.body.appendChild(document.createElement("input"));
    items[1]!.focus();
    field.focus();
    items[1]!.remove();
    add(node, true);
    await settled();
    expect(document.activeElement).toBe(field);
    items[0]!.focus();
    items[0]!.blur();
    await settled();
    items[0]!.remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});

test("a number presses the item it counts to", () => {
  const { items } = grid("hand", [
    [0, 0],
    [1, 0],
  ]);
  const pressed = vi.fn();
  items[1]!.addEventListener("click", pressed);
  pressItem("hand", 2);
  pressItem("hand", 3);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test("what a line tells of is lit, and nothing else", () => {
  const root = document.createElement("div");
  root.innerHTML = '<i data-fx="unit-1" data-lit></i><i data-fx="unit-2"></i>';
  highlight(root, ["unit-2", "unit-3"]);
  expect([...root.querySelectorAll("[data-lit]")].map((lit) => (lit as HTMLElement).dataset["fx"])).toEqual(["unit-2"]);
});

describe("looking closer", () => {
  const pointer = (node: HTMLElement, type: string, pointerType: string): boolean =>
    node.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));

  test("a mouse that rests is a glance, a long press asks for more", () => {
    const [node, show] = [document.createElement("button"), vi.fn()];
    inspect(node, show);
    pointer(node, "pointerenter", "mouse");
    vi.advanceTimersByTime(300);
    expect(show).toHaveBeenLastCalledWith(false);
    pointer(node, "pointerdown", "touch");
    vi.advanceTimersByTime(350);
    expect(show).toHaveBeenLastCalledWith(true);
  });

  test("a quick click is a glance, too", () => {
    const [node, show] = [document.createElement("button"), vi.fn()];
    inspect(node, show);
    pointer(node, "pointerenter", "mouse");
    node.click();
    expect(show).toHaveBeenCalledWith(false);
    vi.advanceTimersByTime(1000);
    expect(show).toHaveBeenCalledTimes(1);
  });

  test("a finger that is lifted sooner presses; after a long press it does not", () => {
    const [node, show, click] = [document.createElement("button"), vi.fn(), vi.fn()];
    inspect(node, show);
    node.addEventListener("click", click);
    pointer(node, "pointerdown", "touch");
    pointer(node, "pointerup", "touch");
    vi.advanceTimersByTime(1000);
    expect(show).not.toHaveBeenCalled();
    node.click();
    expect([show.mock.calls, click.mock.calls.length]).toEqual([[[false]], 1]);
    pointer(node, "pointerdown", "touch");
    vi.advanceTimersByTime(350);
    node.click();
    expect(click).toHaveBeenCalledTimes(1);
  });
});
