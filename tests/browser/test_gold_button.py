"""The gold button at a real table: a press that was aimed at one action never hits the next."""

from __future__ import annotations

import json
import random
import time
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import riftable
from tests.browser.conftest import Visit
from tests.browser.visitor import GUILDS, SPOT, STATE

POSITION = ["riftbound duel", "option decks garen / annie", "hand 0 vanguard-sergeant*2", "runes 0 order*6"]
TABLES: dict[str, dict[str, Any]] = {
    "riftforce": {"options": {"guilds": GUILDS, "first": "0"}},
    "riffifi": {"game": "riffifi"},
    "riftbound": {"game": "riftbound"},
}
# Marks the focused element, and notes at each frame whether nothing has the focus.
WATCH_FOCUS = """() => {
  window.focusLost = false;
  document.activeElement.setAttribute("data-pressed", "");
  const look = () => {
    window.focusLost ||= document.activeElement === document.body;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
GUARD_MS = 400  # as long as the button accepts no press once it means something else


def moves_sent(page: Page) -> list[dict[str, Any]]:
    """Collect what the page sends to the table to move."""
    sent: list[dict[str, Any]] = []

    def on_frame(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["t"] == "move":
            sent.append(message)

    page.on("websocket", lambda line: line.on("framesent", on_frame))
    return sent


@pytest.mark.parametrize(
    ("size", "touch"), [((1280, 800), False), ((360, 640), True)], ids=["mouse", "finger"]
)
def test_a_double_press_does_not_end_the_turn(visit: Visit, size: tuple[int, int], touch: bool) -> None:
    me = visit(size=size, touch=touch)
    page = me.page
    sent = moves_sent(page)
    page.clock.install()
    me.fork(riftable.position("\n".join(POSITION), strict=False).record.text, 0)
    me.press(page.locator("[data-region=hand] .legal").first, touch)
    gold, end = page.locator("[data-do=confirm]"), page.locator("[data-move=end]")
    expect(gold).to_have_attribute("aria-disabled", "false")
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))  # however slow the machine is
    spot = gold.evaluate_all(SPOT)
    press = page.touchscreen.tap if touch else page.mouse.click
    press(*spot)
    press(*spot)  # on the way: nothing is asked
    expect(end).to_have_attribute("aria-disabled", "true")
    press(*spot)  # answered: here it would end the turn
    page.clock.run_for(GUARD_MS - 50)
    press(*spot)
    assert len(sent) == 1
    page.clock.run_for(50)
    expect(end).to_have_attribute("aria-disabled", "false")
    press(*spot)
    until = time.monotonic() + 30
    while len(sent) < 2 and time.monotonic() < until:
        page.wait_for_timeout(20)
    assert len(sent) == 2, "the place of the button has changed"


@pytest.mark.parametrize("speed", ["none", "fast"])
@pytest.mark.parametrize("game", TABLES)
def test_the_focus_stays_with_the_actions(visit: Visit, game: str, speed: str) -> None:
    """The button is removed while an answer is sent and shown; the focus fell to the page with it."""
    me = visit(speed=speed).open_table("quick", {"bot": "level1", **TABLES[game]})
    page = me.page
    gold = page.locator(".actions [data-primary]:not([aria-disabled=true])")
    rng = random.Random(game)
    for _ in range(3):
        me.asked()
        while not gold.count():
            me.step(page.evaluate(STATE), rng)
        gold.focus()
        page.evaluate(WATCH_FOCUS)
        page.keyboard.press("Enter")
        expect(page.locator("[data-pressed]")).to_have_count(0)
        me.asked()
        assert page.evaluate("document.activeElement.closest('.actions') !== null && !window.focusLost")
