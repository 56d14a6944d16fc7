"""Lessons of Riffifi: the last cards win whatever the others were dealt, and words point at something."""

from __future__ import annotations

import pytest

from riftable.ai.lessons import StepName, find_step, lesson_book, open_step
from riftable.ai.puzzles.search_graph import ActionGraph, GoalValues
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.games.riffifi.lessons.book import LessonAction

LAST_CARDS = find_step(StepName("riffifi", "last-cards", 1))
DEALS = 20


class OneDeal(LessonAction):
    """The same action when the others hold certain cards."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def searched(self, rules: Rules, view: View) -> State:
        return rules.imagine(view, Rng(self.seed))


@pytest.mark.parametrize("seed", range(DEALS))
def test_the_order_of_the_last_cards_decides_in_every_deal(seed: int) -> None:
    assert LAST_CARDS is not None
    game = open_step(LAST_CARDS)
    graph = ActionGraph(OneDeal(seed), game.rules, game.view(0), LAST_CARDS.goal, stops=True)
    values = GoalValues(graph, LAST_CARDS.goal)
    assert [game.rules.label(graph.start, move) for move in values.right_answers(graph.root)] == ["red3"]
    assert values.value(graph.root) == 1


@pytest.mark.parametrize("word", ["player 4", "tokens 2 pink", "bank", "card red4", "sideways"])
def test_a_word_that_means_nothing_is_refused(word: str) -> None:
    assert LAST_CARDS is not None
    with pytest.raises(ValueError, match=word.rsplit(maxsplit=1)[-1]):
        lesson_book("riffifi").anchor(open_step(LAST_CARDS).state, 0, word)
