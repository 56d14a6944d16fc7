"""Puzzles of Riffifi: what a card is sure to take is neither too much nor too little."""

from __future__ import annotations

import pytest

from riftable.ai.puzzles.collection import Puzzle, choose_puzzles
from riftable.ai.puzzles.proof import SolvedPuzzle, open_puzzle
from riftable.ai.puzzles.search_graph import ActionGraph, GoalValues
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.games.riffifi.puzzles.book import RiffifiPuzzles
from tests.helpers import share

DEALS = 150  # of the hidden cards, in the search for one that is as bad as can be
PUZZLES = sorted(choose_puzzles("riffifi"), key=lambda puzzle: (len(puzzle.position), puzzle.id))[: share(9)]
THEME = RiffifiPuzzles.themes[0]


class OneDeal(RiffifiPuzzles):
    """The same goal when the others hold certain cards."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def searched(self, rules: Rules, view: View) -> State:
        return rules.imagine(view, Rng(self.seed))


def values_by_answer(graph: ActionGraph) -> dict[int, int]:
    values = GoalValues(graph, THEME)
    return {
        move: values.value(child) for move, child in zip(graph.root.moves, graph.root.children, strict=True)
    }


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_a_card_takes_what_it_takes_in_the_worst_deal(puzzle: Puzzle) -> None:
    sure = values_by_answer(SolvedPuzzle(puzzle).graph)
    game = open_puzzle(puzzle)
    seat = game.seat
    assert seat is not None
    worst = dict.fromkeys(sure, 99)
    for seed in range(DEALS):
        found = values_by_answer(ActionGraph(OneDeal(seed), game.rules, game.view(seat), THEME))
        assert all(found[move] >= sure[move] for move in sure), "a deal is worse than the worst"
        worst = {move: min(worst[move], found[move]) for move in sure}
        if worst == sure:
            return
    assert worst == sure
