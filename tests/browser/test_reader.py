"""The table for screen readers: a whole game by roles and names only, and announcements."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import GAME_TIMEOUT_S


def test_a_whole_game_by_roles_and_names(visit: Visit) -> None:
    me = visit(atOnce="always").go()
    page = me.page
    page.get_by_role("button", name=re.compile("^Play now")).click()
    rng = random.Random(4)
    bar = page.get_by_role("toolbar", name="Actions")
    places = [
        page.get_by_role("group", name="Guilds on offer"),
        page.get_by_role("group", name="Your hand"),
        page.get_by_role("grid", name="Board"),
    ]
    heading = page.get_by_role("heading", name=re.compile("You broke the line|The line has held"))
    until = time.monotonic() + GAME_TIMEOUT_S
    while time.monotonic() < until and heading.count() == 0:
        if page.get_by_role("dialog").count():  # the click opened a card to read
            page.keyboard.press("Escape")
        things = [
            b for place in places for b in place.get_by_role("button", disabled=False, pressed=False).all()
        ]
        things += page.get_by_role("button", name=re.compile("may be picked|^Choose Location")).all()
        words = bar.get_by_role("button", disabled=False, name=re.compile(r"^(?!Undo|Back|Hint)")).all()
        if not things and not words:
            page.wait_for_timeout(30)
            continue
        me.press(rng.choice(words if words and rng.random() < 0.5 else things or words), tap=False)
    expect(heading).to_be_visible()


def test_the_board_is_a_grid_of_three_rows(visit: Visit) -> None:
    page = visit().solo().page
    grid = page.get_by_role("grid", name="Board")
    expect(grid.get_by_role("row")).to_have_count(3)
    expect(grid.get_by_role("gridcell")).to_have_count(15)
    cells = grid.get_by_role("gridcell")
    expect(cells.first).to_have_accessible_name(re.compile(r"ocation 1, theirs: .* place 1: [567] of [567]"))
    expect(cells.nth(7)).to_have_accessible_name(re.compile("you 0, they [567]"))


def test_announcements_for_screen_readers(visit: Visit) -> None:
    me = visit().go()
    page = me.page
    page.locator("[data-do=quick]").click()
    me.asked()
    expect(page.locator("[aria-live=assertive]").first).to_contain_text("Your turn.")
    log = page.get_by_role("log", name="Log")
    expect(log).to_have_attribute("aria-live", "polite")
    expect(log).to_contain_text("On offer")
    focused = page.evaluate("document.activeElement?.tagName")
    me.play(seed=1, steps=2)
    assert focused in ("BODY", "BUTTON"), "nothing but the visitor moves the focus"
