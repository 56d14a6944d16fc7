"""A whole game by keyboard only, and single keys."""

from __future__ import annotations

import random
import time

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import GAME_TIMEOUT_S, LEGAL, STATE, WORDS, Visitor

# The keys that lead from the focused element to the chosen one, or nearer to it; none if it is the same.
COMPASS = """() => {
  const to = document.querySelector('[data-want]'), from = document.activeElement;
  if (!to) return null;
  if (to === from) return [];
  const isShown = (item) => item.offsetParent !== null;
  const regions = [...document.querySelectorAll('[data-region]')]
    .filter((region) => [...region.querySelectorAll('[data-item]')].some(isShown));
  const [here, there] = [from, to].map((one) => regions.findIndex((region) => region.contains(one)));
  if (here !== there) return Array((there - here + regions.length) % regions.length || 1).fill('F6');
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const dx = b.left + b.width / 2 - a.left - a.width / 2, dy = b.top + b.height / 2 - a.top - a.height / 2;
  if (Math.abs(dx) > Math.abs(dy)) return [dx > 0 ? 'ArrowRight' : 'ArrowLeft'];
  return [dy > 0 ? 'ArrowDown' : 'ArrowUp'];
}"""
ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
WANT = """([query, nth]) => {
  document.querySelector('[data-want]')?.removeAttribute('data-want');
  const seen = [...document.querySelectorAll(query)].filter((e) => e.offsetParent !== null);
  seen[nth % seen.length]?.setAttribute('data-want', '');
}"""
MAX_KEYS = 40  # from one end of the table to the other


def walk_to(me: Visitor, query: str, nth: int, rng: random.Random) -> bool:
    """Move the focus to an element with F6 and arrows, with random detours; return whether it got there."""
    page = me.page
    page.evaluate(WANT, [query.replace(":visible", ""), nth])
    for n in range(MAX_KEYS):
        keys = page.evaluate(COMPASS)
        if not keys:
            return keys is not None
        detour = keys[0] != "F6" and n > 8 and rng.random() < 0.4
        for key in [rng.choice(ARROWS)] if detour else keys:
            page.keyboard.press(key)
    return False


def play_by_keys(me: Visitor, seed: int) -> None:
    """Play to the end of the game with F6, arrows and Enter only."""
    page = me.page
    rng = random.Random(seed)
    until = time.monotonic() + GAME_TIMEOUT_S
    while time.monotonic() < until:
        state = page.evaluate(STATE)
        if state["over"]:
            break
        if state["sheet"]:  # the key opened a card to read
            page.keyboard.press("Escape")
        elif state["ready"] and (not state["things"] or rng.random() < 0.7):
            page.keyboard.press("Control+Enter")
        elif state["things"] or state["words"]:
            words = state["words"] and (not state["things"] or rng.random() < 0.2)
            if walk_to(me, WORDS if words else LEGAL, rng.randrange(100), rng):
                page.keyboard.press("Enter")
        page.wait_for_timeout(20)
    expect(page.locator(".story h1")).to_be_visible()


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    me = visit().go()
    me.page.locator("[data-do=quick]").focus()
    me.page.keyboard.press("Enter")
    me.at_table()
    play_by_keys(me, seed=2)


def test_keys_of_the_table(visit: Visit) -> None:
    page = visit().solo().page
    page.keyboard.press("1")
    expect(page.locator("[data-region=hand] .picked")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-region=hand] .picked")).to_have_count(0)
    page.keyboard.press("2")
    page.keyboard.press("Alt+3")
    expect(page.locator(".slot.new")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator(".slot.new")).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Help")).to_have_count(0)


def test_a_line_of_notation(visit: Visit) -> None:
    page = visit().solo().page
    card = (
        page.locator("[data-region=hand] [data-item]").first.get_attribute("data-key") or ""
    ).removeprefix("card:")
    page.keyboard.press("/")
    expect(page.get_by_label("Notation")).to_be_focused()
    page.keyboard.type("play fier5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_label("Notation").fill(f"play {card} @4 stop")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Notation")).to_have_count(0)
    # Not on the board: the trainer may destroy it at once.
    expect(page.locator("[data-region=hand] [data-item]")).to_have_count(6)
