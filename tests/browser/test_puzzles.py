"""Puzzles in the browser: found, solved, failed, explained; by mouse, by finger and by keyboard."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, Response, expect

from riftable.ai.puzzles.attempt import Attempt
from riftable.ai.puzzles.collection import Puzzle, choose_puzzles, games_with_puzzles
from riftable.server.protocol.parts import Node
from riftable.server.session.puzzle_room import PuzzlePresentation, PuzzleRoom
from tests.browser.conftest import Visit
from tests.browser.page_table import DOOR, GOLD, Press, carriers, click, gold_names, press_by_keys, tap
from tests.browser.visitor import STEP_TIMEOUT_S, Visitor

GAMES = games_with_puzzles()
PHONE = (360, 640)
VERDICT = "[data-verdict]"
TOLD = "[data-part=turn] p"


def easy(game: str, theme: str | None = None) -> Puzzle:
    """Return a small puzzle of a game."""
    return min(choose_puzzles(game, theme), key=lambda puzzle: (len(puzzle.position), puzzle.id))


def line_of(puzzle: Puzzle, *, best: bool) -> list[int]:
    """Return own answers that solve a puzzle, or that achieve least."""
    attempt, moves = Attempt(PuzzleRoom(puzzle).solved), []
    while not attempt.is_over:
        children = zip(attempt.node.moves, attempt.node.children, strict=True)
        worst = min(children, key=lambda pair: attempt.values.value(pair[1]))[0]
        moves.append(attempt.best_answer() if best else worst)
        attempt.answer(moves[-1])
    return moves


def paths_of(puzzle: Puzzle, moves: Sequence[int]) -> list[list[Node]]:
    """Return the same answers as nodes of ask trees, one list for each time that something is sent."""
    shown = PuzzlePresentation(PuzzleRoom(puzzle), "en")
    done: list[int] = []
    paths = []
    while len(done) < len(moves):
        ask = shown.position(done, [], 0).update.ask
        assert ask is not None
        tree = ask.tree
        path: list[Node] = []
        while tree and len(done) + len(path) < len(moves):
            move = moves[len(done) + len(path)]
            path.append(next(node for node in tree if node.m == move))
            assert path[-1].end != "cut", "take a smaller puzzle"
            tree = path[-1].to
        paths.append(path)
        done += [node.m for node in path]
    return paths


def open_puzzle(me: Visitor, puzzle: Puzzle, query: str = "") -> None:
    me.go(f"/puzzles/{puzzle.id}{query}").page.locator("[data-part=task]").wait_for()
    me.asked()


def pick(me: Visitor, node: Node, press: Press) -> None:
    """Press what carries an answer, unless the gold button gives it; open other parts of the board for it."""
    page, until = me.page, time.monotonic() + STEP_TIMEOUT_S
    while time.monotonic() < until:
        for query in carriers(node):
            if page.locator(query).locator("visible=true").count() and press(me, query, 0):
                return
        if node.name in gold_names(page):
            return
        for i in range(page.locator(DOOR).count()):
            press(me, DOOR, i)
        page.wait_for_timeout(20)
    raise AssertionError(f"{node.name} could not be pressed")


def solve(me: Visitor, puzzle: Puzzle, moves: Sequence[int], press: Press) -> None:
    """Give answers through the page until the verdict is there."""
    page = me.page
    answers: list[Response] = []

    def hear(response: Response) -> None:
        if response.request.method == "POST" and "/answer" in response.url:
            answers.append(response)

    page.on("response", hear)
    for number, path in enumerate(paths_of(puzzle, moves), 1):
        for node in path:
            pick(me, node, press)
        until = time.monotonic() + STEP_TIMEOUT_S
        while len(answers) < number:
            if page.locator(GOLD).count():  # not while it is sent
                press(me, GOLD, 0)
            page.wait_for_timeout(30)
            assert time.monotonic() < until, f"{[node.name for node in path]} could not be sent"
    page.remove_listener("response", hear)
    page.locator(VERDICT).wait_for()


def solved(page: Page, *, right: bool) -> None:
    expect(page.locator(VERDICT)).to_have_attribute("data-verdict", "true" if right else "false")


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
