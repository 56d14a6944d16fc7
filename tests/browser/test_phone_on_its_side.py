"""A phone on its side: what matters is in sight, and nothing covers anything else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_decks import before_second_game
from tests.browser.test_screens import over, puzzle, realm, replay
from tests.browser.visitor import GUILDS

SIZE = (844, 390)
CLOCK = {"kind": "game", "seconds": 6000, "bonus": 10}
# Of the parts of the first selector, those of which the middle or the lower edge lies under something else.
COVERED = """(parts) => [...document.querySelectorAll(parts)].filter((part) => {
  const box = part.getBoundingClientRect();
  return [0.5, 0.95].some((y) =>
    !part.contains(document.elementFromPoint(box.left + box.width / 2, box.top + y * box.height)));
}).map((part) => part.outerHTML.slice(0, 80))"""
OVERLAPS = """(parts) => {
  const boxes = [...document.querySelectorAll(parts)].filter((e) => e.checkVisibility())
    .map((e) => [e.textContent.trim(), e.getBoundingClientRect()]);
  return boxes.flatMap(([a, one], i) => boxes.slice(i + 1)
    .filter(([, other]) => one.left < other.right - 1 && other.left < one.right - 1)
    .map(([b]) => `${a} and ${b}`));
}"""


def settled(page: Page) -> None:
    """Wait for fonts: words have their width then."""
    page.evaluate("document.fonts.ready.then(() => true)")


@pytest.mark.parametrize("game", ["riftforce", "riffifi", "riftbound"])
def test_the_button_that_begins_a_lesson_is_in_sight(visit: Visit, game: str) -> None:
    page = visit(size=SIZE).go(f"/learn/{game}").page
    expect(page.locator("[data-do=lesson]")).to_be_in_viewport(ratio=1)


def test_a_clock_leaves_the_score_alone(visit: Visit) -> None:
    me = visit(size=SIZE)
    options = {"guilds": GUILDS, "first": "0"}
    request = {"game": "riftforce", "mode": "duel", "seats": ["me", "bot:random"], "clock": CLOCK}
    me.open_table("games", {**request, "options": options})
    me.page.locator(".tools .clock").wait_for()
    settled(me.page)
    assert me.page.evaluate(OVERLAPS, ".head .score b, .head .whose, .head .goal, .tools .clock") == []


def test_units_are_not_covered_while_a_task_is_shown(visit: Visit) -> None:
    me = visit(size=SIZE)
    puzzle("riftbound")(me)
    me.page.locator(".unit").first.wait_for()
    assert me.page.evaluate(COVERED, ".field .unit") == []


def test_the_text_of_a_card_is_read_without_scrolling(visit: Visit) -> None:
    me = visit(size=SIZE)
    realm(me)
    card = me.page.locator("[data-region=hand] [data-item]").first
    card.dispatch_event("pointerdown", {"pointerType": "touch"})  # a long press
    text = me.page.locator("dialog[open] article .body")
    expect(text).to_be_in_viewport(ratio=1)


def test_a_sideboard_takes_the_whole_width(visit: Visit) -> None:
    me = visit(size=SIZE)
    me.fork(*before_second_game())
    board = me.page.locator(".sideboard")
    board.wait_for()
    box = board.bounding_box()
    assert box
    assert box["width"] > SIZE[0] - 40


def test_the_first_turning_point_is_read_without_scrolling(visit: Visit) -> None:
    me = visit(size=SIZE)
    over(me)
    turn = me.page.locator(".turns li h2").first
    turn.wait_for()
    assert me.page.evaluate(COVERED, ".turns li:first-child h2") == []
    expect(turn).to_be_in_viewport(ratio=1)


def test_a_board_that_is_walked_through_fits_between_the_edge_and_the_controls(visit: Visit) -> None:
    me = visit(size=SIZE)
    replay(me)
    stage, controls = (
        me.page.locator(".view .stage").bounding_box(),
        me.page.locator(".controls").bounding_box(),
    )
    assert stage
    assert controls
    assert SIZE[1] - controls["height"] - 4 <= stage["height"] <= SIZE[1] - controls["height"]
