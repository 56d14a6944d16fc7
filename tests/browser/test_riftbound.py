"""Riftbound in the browser: whole games by mouse and by finger, and what its board owes its players."""

from __future__ import annotations

import random
from functools import cache

from playwright.sync_api import expect

import riftable
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

NEARLY = 6  # points from which a game is played on


@cache
def played(mode: str, decks: str, seat: int) -> tuple[str, int]:
    """The record of a game by luck, and after how many moves it was near its end on the turn of a seat."""
    rng = random.Random(5)
    game = riftable.new("riftbound", mode=mode, decks=decks, seed=5)
    near = 0
    while not game.over:
        mine = game.seat == seat and game.rests[-1][0] == len(game.history)
        if mine and max(game.scores) >= NEARLY and not near:
            near = len(game.history)
        game.push(rng.choice(list(game.moves)))
    return game.record.text, near


def forked(me: Visitor, mode: str, decks: str, seat: int = 0) -> Visitor:
    """The end of a game: its last turns are left to play, against bots by luck."""
    return me.forked(*played(mode, decks, seat), seat)


def test_a_duel_from_the_first_page_to_its_end_by_mouse(visit: Visit) -> None:
    me = visit().go()
    page = me.page
    page.locator("a[href='/new/riftbound']").first.click()
    page.locator("[data-deck='0']").select_option("garen")
    page.locator("[data-deck='1']").select_option("annie")
    page.locator("[data-seat='1']").select_option("bot:level1")
    page.locator("[data-do=open]").click()
    page.wait_for_url("**/g/*")
    expect(page.locator(".realm .plaque")).to_have_count(2)
    assert me.play(seed=3)
    expect(page.locator(".story h1")).to_be_visible()
    page.locator(".curve svg").wait_for()


def test_the_end_of_a_duel_by_finger_on_a_small_phone(visit: Visit) -> None:
    me = forked(visit(size=(360, 640), touch=True), "duel", "jinx / lee-sin")
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 360
    small = me.page.evaluate(
        """() => [...document.querySelectorAll('.table button:enabled')].filter((e) => e.checkVisibility())
          .map((e) => [e.textContent.trim().slice(0, 30), e.getBoundingClientRect()])
          .filter(([_, box]) => box.width && (box.width < 43.5 || box.height < 43.5)).map(([name]) => name)"""
    )
    assert small == []
    assert me.play(seed=5, tap=True)


def test_the_end_of_a_game_of_two_against_two_with_three_bots(visit: Visit) -> None:
    me = forked(visit(), "magma", "annie / garen / lux / master-yi", seat=2)
    page = me.page
    expect(page.locator(".plates .plate")).to_have_count(3)
    expect(page.locator(".plates")).to_contain_text("partner")
    expect(page.locator(".realm .plaque")).to_have_count(3)
    assert me.play(seed=2)
    expect(page.locator(".story .score")).to_be_visible()
