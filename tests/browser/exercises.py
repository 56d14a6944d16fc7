"""Exercises in the browser: answers found by search, and given through the page."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TypeVar

from playwright.sync_api import Page, Response, expect

from riftable.ai.puzzles.attempt import Attempt
from riftable.ai.puzzles.search_graph import SearchedAction
from riftable.server.protocol.parts import Node
from riftable.server.session.exercise import ExercisePresentation, ExerciseRoom
from tests.browser.page_table import DOOR, GOLD, Press, carriers, gold_names
from tests.browser.visitor import STEP_TIMEOUT_S, Visitor

R = TypeVar("R", bound=ExerciseRoom)
VERDICT = "[data-verdict]"
TOLD = "[data-part=turn] p"


def line_of(searched: SearchedAction, *, best: bool) -> list[int]:
    """Return own answers that solve an exercise, or that achieve least."""
    attempt, moves = Attempt(searched), []
    while not attempt.is_over:
        children = zip(attempt.node.moves, attempt.node.children, strict=True)
        worst = min(children, key=lambda pair: attempt.values.value(pair[1]))[0]
        moves.append(attempt.best_answer() if best else worst)
        attempt.answer(moves[-1])
    return moves


def paths_of(shown: ExercisePresentation[R], moves: Sequence[int]) -> list[list[Node]]:
    """Return the same answers as nodes of ask trees, one list for each time that something is sent."""
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
            assert path[-1].end != "cut", "take a smaller exercise"
            tree = path[-1].to
        paths.append(path)
        done += [node.m for node in path]
    return paths


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


def solve(me: Visitor, shown: ExercisePresentation[R], moves: Sequence[int], press: Press) -> None:
    """Give answers through the page until the verdict is there."""
    page = me.page
    answers: list[Response] = []

    def hear(response: Response) -> None:
        if response.request.method == "POST" and "/answer" in response.url:
            answers.append(response)

    page.on("response", hear)
    for number, path in enumerate(paths_of(shown, moves), 1):
        me.asked()  # the answer before this one is known, but may not be shown yet
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
