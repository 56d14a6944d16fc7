"""Every kind of question of every game can be answered through the page, by mouse, finger and keyboard."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Visit
from tests.browser.page_table import PageTable, click, press_by_keys, request_for, tap
from tests.browser.questions import one_of_each_kind, questions_of

DESK, PHONE = (1280, 800), (360, 640)
WAYS = {"mouse": click, "finger": tap, "keys": press_by_keys}

# Kinds of questions that chance answers, and those of a sideboard, which has a screen of its own.
NOT_ASKED = {
    "riftforce": {"first", "out", "given", "offer", "draw", "setup", "next", "trainer", "new_bot"},
    "riffifi": {"first", "out", "deal", "verdict"},
    "riftbound": {"draw", "channel", "first", "field", "look", "out", "in"},
}


@pytest.mark.parametrize("game", list(NOT_ASKED))
def test_every_kind_of_question_is_tried(game: str) -> None:
    questions = questions_of(game)
    tried = {ask.kind for question in questions for ask in question.asks}
    assert set(questions[0].builder.presenter.ask_kinds) - tried <= NOT_ASKED[game]


@pytest.mark.parametrize("way", ["mouse", "finger", "keys"])
@pytest.mark.parametrize("game", list(NOT_ASKED))
def test_every_question_can_be_answered(visit: Visit, game: str, way: str) -> None:
    """By mouse all sorts of answers are looked for; otherwise one question of each kind is enough."""
    questions = questions_of(game) if way == "mouse" else one_of_each_kind(questions_of(game))
    rng = random.Random(1)
    answered: set[str] = set()
    problems: list[str] = []
    table: PageTable | None = None
    shown = None
    for question in sorted(questions, key=lambda question: question.table):
        if table is None or question.table != shown:
            shown = question.table
            me = visit(size=PHONE if way == "finger" else DESK, touch=way == "finger")
            table = PageTable(me, request_for(shown), WAYS[way])
        if fault := table.go_to(question, everywhere=way == "mouse"):
            problems.append(f"{shown} {fault}")
        elif (kind := question.asks[-1].kind) not in answered:
            answered.add(kind)
            table.answer(question, rng)
    assert not problems
