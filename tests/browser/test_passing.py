"""Riftbound among people: a player who can only pass is asked, sees why, and passes with one key."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_screens import AXE, CHECK
from tests.browser.test_seats import post
from tests.browser.visitor import GAME_TIMEOUT_S, STATE, STEP_TIMEOUT_S, Visitor

NOTE = "You can only pass."
SIZES = ((1280, 800), (360, 740), (360, 640))
# Cards are random here, so only the bar is checked; test_screens checks whole boards from records.
CHECK_BAR = CHECK.replace("axe.run(document,", "axe.run('.bar',")
ONE_SCREEN_WIDE = "() => document.documentElement.scrollWidth <= innerWidth"


def open_duel(ada: Visitor, noam: Visitor) -> None:
    """Sit two people down at a new table."""
    request = {
        "game": "riftbound",
        "mode": "duel",
        "seats": ["me", "open"],
        "options": {"decks": "garen / annie", "first": "0"},
        "name": "Ada",
    }
    opened = post(ada, "games", request)
    post(noam, f"games/{opened['id']}/join", {"seat": 1, "name": "Noam"})
    for visitor in (ada, noam):
        visitor.go(opened["link"]).at_table()


def play_until_only_passing(visit: Visit) -> tuple[Visitor, Visitor]:
    """Let two people play at random until one of them can only pass; return that one, and the other.

    If a game ends before, they play another one.
    """
    ada, noam = visit().go(), visit()
    open_duel(ada, noam)
    rng = random.Random(3)
    until = time.monotonic() + GAME_TIMEOUT_S
    while time.monotonic() < until:
        for visitor, other in ((ada, noam), (noam, ada)):
            if visitor.page.get_by_text(NOTE).count():
                return visitor, other
            state = visitor.page.evaluate(STATE)
            if state["over"]:
                open_duel(ada, noam)
                break
            visitor.step(state, rng)
        ada.page.wait_for_timeout(20)
    raise TimeoutError("no player could only pass")


def lines_told(visitor: Visitor, words: str) -> int:
    """How many lines with these words the server has told a visitor. The page folds passes together."""
    page = visitor.page
    table = page.url.rpartition("/")[2]
    seat = next(
        one["seat"]
        for one in page.request.get(f"{visitor.url}/api/games/{table}").json()["seats"]
        if one["mine"]
    )
    events = page.request.get(f"{visitor.url}/api/games/{table}/events?after=0&seat={seat}&wait=0").json()
    return sum(
        words in line
        for message in events["messages"]
        for beat in message.get("beats", [])
        for line in beat["lines"]
    )


def set_autopass(page: Page, *, on: bool) -> None:
    page.locator("[data-do=autopass]").click()
    page.locator("[data-autopass=auto]").set_checked(on)
    page.keyboard.press("Escape")
    expect(page.locator("[data-do=auto]")).to_have_attribute("aria-checked", "true" if on else "false")


def test_a_player_who_can_only_pass_is_told_so_and_passes_with_one_key(visit: Visit) -> None:
    """Without automatic passing no reason is shown."""
    me, other = play_until_only_passing(visit)
    page = me.page
    page.evaluate(AXE.read_text("utf-8"))
    for width, height in SIZES:
        me.resize(width, height)
        for thing in (".lonely", "[data-move=pass]", "[data-do=undo]", "[data-do=autopass]"):
            expect(page.locator(thing)).to_be_in_viewport(ratio=1)
        assert page.evaluate(ONE_SCREEN_WIDE)
        assert page.evaluate(CHECK_BAR, {}) == []
    me.resize(*SIZES[0])
    set_autopass(page, on=False)
    expect(page.get_by_text(NOTE)).to_have_count(0)
    set_autopass(page, on=True)
    expect(page.get_by_text(NOTE)).to_be_visible()
    own_passes, others_passes = lines_told(me, "You pass."), lines_told(other, "passes.")
    page.keyboard.press("Control+Enter")
    until = time.monotonic() + STEP_TIMEOUT_S
    while lines_told(me, "You pass.") <= own_passes or lines_told(other, "passes.") <= others_passes:
        assert time.monotonic() < until, "nothing was passed"
        page.wait_for_timeout(50)
