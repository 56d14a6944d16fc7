"""Random playouts and perft."""

from __future__ import annotations

import riftable
from riftable.core.perft import perft
from riftable.core.playout import playout
from riftable.core.rng import Rng
from tests.helpers import duel


def test_a_playout_ends_and_counts_decisions() -> None:
    rules = riftable.rules("riftforce", draft="beyond")
    one, other = rules.new(), rules.new()
    decisions = playout(one, Rng(3))
    assert one.ask is None
    assert one.result() is not None
    assert decisions > 50
    assert playout(other, Rng(3)) == decisions
    assert rules.scores(one) == rules.scores(other)


def test_a_finished_game_counts_once() -> None:
    g = duel("first 1", "turn 0", "score 12 0", "hand 0 fire5")
    g.push("activate fire5 guild")
    assert perft(g.state, 3) == 1


def test_perft_counts_lines_of_moves() -> None:
    g = duel("first 0", "turn 0", "hand 0 fire5 ice5", "hand 1 water5", "deck 0 fire6 ice6", "deck 1 water6")
    first = g.state.ask
    assert first is not None
    replies = 0
    for move in first.moves:
        child = g.state.copy()
        child.step(move)
        replies += perft(child, 1)
    assert perft(g.state, 0) == 1
    assert perft(g.state, 1) == len(first.moves)
    assert perft(g.state, 2) == replies > len(first.moves)


def test_a_playout_draws_like_its_odds() -> None:
    g = duel("hand 0 fire5", "deck 0 ice5 ice5 ice5 ice6")
    g.auto = False
    g.push("draw")
    assert g.ask is not None
    assert g.ask.odds == [3, 1]
    rng = Rng(5)
    drawn = [g.rules.name(int(g.ask.sample(rng))) for _ in range(400)]
    assert 250 < drawn.count("!ice5") < 350
