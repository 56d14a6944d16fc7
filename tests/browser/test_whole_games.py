"""Whole games of every mode in the browser, by mouse and touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import riftable
from tests.browser.conftest import Visit
from tests.browser.visitor import SPOT

MODES = [
    ("riftforce", "duel", 0),
    ("riftforce", "team3", 0),
    ("riftforce", "team4", 0),
    ("riftforce", "solo", 0),
]


@pytest.mark.parametrize(("game", "mode", "players"), [*MODES, ("riffifi", "", 3)])
def test_a_whole_game_by_mouse(visit: Visit, game: str, mode: str, players: int) -> None:
    me = visit().set_table(game, mode, players).at_table()
    assert me.play(seed=3)
    thing = "loot" if game == "riffifi" else "line"  # each game has its own heading, unless drawn
    expect(me.page.locator(".story h1")).to_have_text(re.compile(f"{thing}|The game is over"))
    expect(me.page.locator(".curve svg")).to_be_visible()


def test_a_whole_game_by_finger_on_a_small_phone(visit: Visit) -> None:
    me = visit(size=(360, 640), touch=True).go()
    me.page.locator("[data-do=quick]").tap()
    me.at_table()
    assert me.play(seed=5, tap=True)
    wide = me.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360


def test_two_clicks_to_the_first_decision(visit: Visit) -> None:
    me = visit().go()
    me.page.locator("[data-do=quick]").click()  # one
    me.asked()
    me.page.locator(".offer.legal").first.click()  # and two: something is decided
    for thing in (".offer >> nth=0", "[data-do=confirm]", ".head"):
        expect(me.page.locator(thing)).to_be_in_viewport(ratio=1)
    side = me.page.locator(".side").bounding_box()  # still announced, but guilds get the whole width
    assert side is not None
    assert side["width"] <= 1
    expect(me.page.locator("[data-do=confirm]")).to_have_attribute("aria-disabled", "false")


def test_a_confirmed_preview_is_what_happens(visit: Visit) -> None:
    """The preview on the board is the board afterwards, where nothing is hidden."""
    me = visit().duel()
    page = me.page
    cards = "[data-region=hand] .legal"
    page.locator("[data-move=play]").click()
    page.locator(cards).first.click()
    page.locator(".place").first.click()
    expect(page.locator(".slot.new")).to_have_count(1)
    promised = page.locator(".slot.new .hidden").inner_text()
    page.locator("[data-do=confirm]").click()
    expect(page.locator(".slot.new")).to_have_count(0)
    card = promised.split(",")[0]
    expect(page.locator(".cell.you .slot").filter(has_text=card).first).to_be_visible()


def test_undo_takes_back_a_pick(visit: Visit) -> None:
    page = visit().duel().page
    page.locator("[data-region=hand] .legal").first.click()
    expect(page.locator("[data-region=hand] .picked")).to_have_count(1)
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-region=hand] .picked")).to_have_count(0)


def test_a_refused_pick_says_why(visit: Visit) -> None:
    page = visit().duel().page
    page.locator("[data-move=play]").click()
    # It cannot be picked: `click` would wait for that, a person presses it anyway.
    page.locator(".stone").first.click(force=True)
    expect(page.locator(".prompt.notice")).not_to_be_empty()


def long_line() -> tuple[str, int]:
    """Return a game in which seat 0 plays all cards at one location, and when it has nine there."""
    game = riftable.new("riftforce", guilds="fire water light thunderbolt / ice earth sand crystal", seed=3)
    at, long, wishes = 0, 0, (("play", "@1"), ("draw", "play", "@5"))
    while not game.over:
        assert game.ask is not None
        mine = game.ask.seat == 0
        moves = {str(move): move for move in game.moves}
        move = next((request for request in wishes[not mine] if request in moves), next(iter(moves)))
        if mine and move == "play" and long <= 9:
            at = len(game.history)
        long += mine and move == "@1"
        game.push(moves[move])
    return game.record.text, at


def test_a_long_line_leaves_a_place_to_play_at(visit: Visit) -> None:
    me = visit().fork(*long_line())
    page = me.page
    assert page.locator(".cell.you").first.locator(".slot").count() == 9
    page.locator("[data-region=hand] .legal").first.click()
    for width, height in ((1280, 800), (360, 640)):
        me.resize(width, height)
        for thing in page.locator(".place, .slot").all():
            assert thing.evaluate_all(SPOT) is not None, width
            box = thing.bounding_box()
            assert box is not None
            assert box["height"] >= 24, width
    mine = page.locator(".cell.you").first  # the line scrolls here, and says how many are out of sight
    mine.evaluate("line => (line.scrollTop = 0)")
    expect(mine).to_have_attribute("data-after", re.compile(r"[1-9]"))
    mine.evaluate("line => (line.scrollTop = 1000)")
    expect(mine).to_have_attribute("data-before", re.compile(r"[1-9]"))


def test_the_count_of_hidden_cards_leaves_every_life_in_sight(visit: Visit) -> None:
    me = visit().fork(*long_line())
    me.resize(360, 640)
    line = me.page.locator(".cell.you").first
    expect(line).to_have_attribute("data-after", re.compile(r"[1-9]"))
    count = line.evaluate("line => parseFloat(getComputedStyle(line, '::after').width)")
    assert count > 0
    edge = line.bounding_box()
    assert edge is not None
    for life in line.locator(".life").all():
        box = life.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= edge["x"] + edge["width"] - count


def test_a_card_is_dragged_to_a_location(visit: Visit) -> None:
    me = visit().duel()
    page = me.page
    page.locator("[data-region=hand] .legal").first.hover(position={"x": 30, "y": 40})
    card = page.locator("[data-region=hand] .legal").first.bounding_box()
    lane = page.locator(".cell.you").nth(1).bounding_box()
    assert card is not None
    assert lane is not None
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] - 40, steps=4)
    page.mouse.move(lane["x"] + 60, lane["y"] + 60, steps=4)
    page.mouse.up()
    expect(page.locator(".cell.you").nth(1).locator(".slot.new")).to_have_count(1)
    expect(page.locator("[data-do=confirm]")).to_have_attribute("aria-disabled", "false")
