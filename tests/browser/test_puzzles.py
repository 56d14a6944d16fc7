"""Puzzles in the browser: found, solved, failed, explained; by mouse, by finger and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from riftable.ai.puzzles.collection import Puzzle, choose_puzzles, games_with_puzzles
from riftable.server.session.puzzle_room import PuzzlePresentation, PuzzleRoom
from tests.browser import exercises
from tests.browser.conftest import Visit
from tests.browser.exercises import TOLD, VERDICT, solved
from tests.browser.page_table import Press, click, press_by_keys, tap
from tests.browser.visitor import Visitor

GAMES = games_with_puzzles()
PHONE = (360, 640)


def easy(game: str, theme: str | None = None) -> Puzzle:
    """Return a small puzzle of a game."""
    return min(choose_puzzles(game, theme), key=lambda puzzle: (len(puzzle.position), puzzle.id))


def line_of(puzzle: Puzzle, *, best: bool) -> list[int]:
    """Return own answers that solve a puzzle, or that achieve least."""
    return exercises.line_of(PuzzleRoom(puzzle).solved, best=best)


def open_puzzle(me: Visitor, puzzle: Puzzle, query: str = "") -> None:
    me.go(f"/puzzles/{puzzle.id}{query}").page.locator("[data-part=task]").wait_for()
    me.asked()


def solve(me: Visitor, puzzle: Puzzle, moves: Sequence[int], press: Press) -> None:
    """Give answers through the page until the verdict is there."""
    exercises.solve(me, PuzzlePresentation(PuzzleRoom(puzzle), "en"), moves, press)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_puzzle_of_every_game_is_failed_explained_and_solved(visit: Visit, game: str, phone: bool) -> None:
    me = visit(size=PHONE, touch=True) if phone else visit()
    page, puzzle, press = me.page, easy(game), tap if phone else click
    open_puzzle(me, puzzle)
    solve(me, puzzle, line_of(puzzle, best=False), press)
    solved(page, right=False)
    expect(page.locator("[data-part=mistake]")).to_have_text(re.compile(r"The mistake: \w"))
    expect(page.locator(VERDICT)).to_contain_text("It comes back tomorrow.")
    expect(page.locator("[data-do=give-up]")).to_have_count(0)

    page.locator("[data-do=line]").click()  # what was better is played on the board, step by step
    told = []
    expect(page.locator(TOLD)).to_be_visible()
    while page.locator("[data-part=turn] [data-do=next]").count():
        told.append(page.locator(TOLD).inner_text())
        page.locator("[data-part=turn] [data-do=next]").click()
        page.wait_for_timeout(20)
        assert len(told) < 100
    assert any(re.search(r"\w", line) for line in told)
    solved(page, right=False)  # and then the verdict is there again

    page.locator("[data-do=again]").click()
    page.locator(VERDICT).wait_for(state="detached")
    me.asked()
    solve(me, puzzle, line_of(puzzle, best=True), press)
    solved(page, right=True)
    expect(page.locator("[data-do=line]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_puzzle_is_solved_by_keyboard_and_the_next_one_follows(visit: Visit) -> None:
    me = visit()
    page, puzzle = me.page, easy("riftforce", "most")
    open_puzzle(me, puzzle, "?game=riftforce&theme=win&level=1")
    solve(me, puzzle, line_of(puzzle, best=True), press_by_keys)
    solved(page, right=True)
    expect(page.locator("[aria-live=assertive]")).to_have_text("Right!")
    page.keyboard.press("Control+Enter")
    page.wait_for_url(re.compile(rf"/puzzles/(?!{puzzle.id})\w+\?game=riftforce&theme=win&level=1"))
    page.locator("[data-part=task]").wait_for()
    me.asked()


def test_a_line_of_notation_solves_a_puzzle(visit: Visit) -> None:
    me = visit()
    page, puzzle = me.page, easy("riftforce", "most")
    open_puzzle(me, puzzle)
    page.keyboard.press("/")
    page.keyboard.type(" ".join(PuzzleRoom(puzzle).solved.solution().names))
    page.keyboard.press("Enter")
    solved(page, right=True)


def test_giving_up_plays_the_solution(visit: Visit) -> None:
    me = visit()
    page, puzzle = me.page, easy("riftforce", "most")
    open_puzzle(me, puzzle)
    page.locator("[data-do=give-up]").click()
    expect(page.locator(TOLD)).to_be_visible()
    page.locator("[data-part=turn] [data-do=skip]").click()
    solved(page, right=False)
    expect(page.locator(VERDICT)).to_contain_text("The solution")
    page.locator("[data-do=again]").click()
    page.locator(VERDICT).wait_for(state="detached")
    me.asked()


def test_the_language_changes_in_the_middle_of_a_puzzle(visit: Visit) -> None:
    me = visit()
    page, puzzle = me.page, easy("riftforce", "most")
    open_puzzle(me, puzzle)
    page.locator("[data-do=settings]").click()
    page.locator("[data-set=lang-uk]").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=task]")).to_contain_text("Здобудьте")
    solve(me, puzzle, line_of(puzzle, best=False), click)
    expect(page.locator(VERDICT)).to_contain_text("Можна було краще.")
    page.locator("[data-do=settings]").click()
    page.locator("[data-set=lang-fr]").click()
    page.keyboard.press("Escape")
    expect(page.locator(VERDICT)).to_contain_text("Il y avait mieux.")
    expect(page.locator(VERDICT)).to_contain_text("Il reviendra demain.")


def test_puzzles_are_found_from_the_first_page_and_progress_is_kept(visit: Visit) -> None:
    me = visit()
    page = me.go("/").page
    page.locator("a[href='/puzzles/riftforce']").click()
    page.wait_for_url("**/puzzles/*")
    streak = page.locator("[data-count=streak] dd")
    expect(streak).to_have_text("0 days")
    page.locator("[data-level='1']").click()
    page.locator("[data-theme-of=win]").click()
    page.wait_for_url(re.compile(r"/puzzles/\w+\?game=riftforce&theme=win&level=1"))
    page.locator("[data-part=task]").wait_for()
    found = page.url.rpartition("/")[2].partition("?")[0]
    puzzle = next(one for one in choose_puzzles("riftforce", "win", 1) if one.id == found)
    me.asked()
    page.keyboard.press("/")
    page.keyboard.type(" ".join(PuzzleRoom(puzzle).solved.solution().names))
    page.keyboard.press("Enter")
    solved(page, right=True)
    page.locator("[data-do=all-exercises]").click()
    expect(streak).to_have_text("1 day")
    expect(page.locator("[data-count=solved] dd")).to_have_text("1 of 1,200")
    expect(page.locator("[data-theme-of=win]")).to_contain_text("1 of 222")


def test_the_puzzle_of_the_day_is_the_same_for_two_visitors(visit: Visit) -> None:
    links = []
    for lang in ("en", "fr"):
        page = visit(lang=lang).go("/puzzles/riffifi").page
        links.append(page.locator("[data-do=daily]").get_attribute("href"))
    assert links[0] == links[1]
    assert links[0] is not None
    assert links[0].startswith("/puzzles/")


def test_a_puzzle_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit().go("/puzzles/00000000").page
    expect(page.locator("h1")).to_have_text("Puzzle not found")
    expect(page.locator("main")).to_contain_text("There is no such puzzle.")
