"""Bots at a table of Riffifi: they play from views alone, and greed beats chance."""

from __future__ import annotations

from itertools import product

import pytest

import riftable
from riftable.ai import BOTS, bot
from riftable.core.game import Game
from riftable.core.rng import Rng
from riftable.games.riffifi.ai.evaluation import RiffifiEvaluator
from tests.ai.quick_bots import quick_bot
from tests.games.riffifi.table import riffifi
from tests.helpers import share


def played(options: dict[str, object], greedy: int, seed: int) -> Game:
    """A game in which one seat is greedy and the others play at random."""
    rules = riftable.rules("riffifi", None, **options)
    game = Game(rules, seed=seed)
    players = [bot("greedy" if seat == greedy else "random", rules) for seat in range(len(rules.sides))]
    while game.seat is not None:
        game.push(players[game.seat].choose(game.view(game.seat), Rng(seed, 1000 + len(game.history))))
    return game


@pytest.mark.parametrize("scoring", ["tokens", "ticks"])
def test_greedy_beats_random(scoring: str) -> None:
    won = 0
    for seed in range(8):
        result = played({"players": 3, "scoring": scoring}, seed % 3, seed).result
        assert result is not None
        won += result[seed % 3] > 0
    assert won >= 6


@pytest.mark.parametrize(("name", "officer", "equal"), [*product(BOTS, (False, True), (False, True))])
def test_bots_play_from_views_alone(name: str, officer: bool, equal: bool) -> None:
    game = riftable.new("riffifi", players=5, officer=officer, equal_chances=equal, seed=3)
    for step in range(share(60)):
        assert game.seat is not None
        view = game.view(game.seat)
        move = quick_bot(name, game.rules).choose(view, Rng(7, step))
        assert move == quick_bot(name, game.rules).choose(game.view(game.seat), Rng(7, step))
        game.push(move)


def test_worth_is_tokens_and_what_a_card_promises() -> None:
    low = riffifi("turn 1", "pile 0 red1*", "hand 0 purple1 purple5").state
    high = riffifi("turn 1", "pile 0 red8*", "hand 0 purple1 purple5").state
    rich = riffifi("turn 1", "tokens 0 3 0 0 0 0").state
    poor = riffifi("turn 1", "tokens 1 3 0 0 0 0").state
    assert RiffifiEvaluator().evaluate(rich, 0) == 3.0
    assert RiffifiEvaluator().evaluate(poor, 0) == -1.0
    assert 0 < RiffifiEvaluator().evaluate(low, 0) < 1.01
    assert RiffifiEvaluator().evaluate(low, 0) < RiffifiEvaluator().evaluate(high, 0) < 8
    over = riffifi("dealer 2", "turn 2", "deal 3", "hand 0 -", "hand 1 -", "hand 2 red1", players=3).state
    assert RiffifiEvaluator().evaluate(over, 2) > 100 > RiffifiEvaluator().evaluate(over, 0)
    ticked = riffifi("option scoring ticks", "turn 1", "ticks 0 red", "tokens 0 9 0 0 0 0").state
    fresh = riffifi("option scoring ticks", "turn 1", "tokens 0 6 0 0 0 0").state
    assert RiffifiEvaluator().evaluate(ticked, 0) > RiffifiEvaluator().evaluate(fresh, 0)
