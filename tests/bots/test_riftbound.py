"""Bots at a table of Riftbound: they play from views alone, and greed beats chance."""

from __future__ import annotations

import pytest

import riftable
from riftable.bots import bot
from riftable.bots.riftbound_worth import RealmWorth
from riftable.core.game import Game
from riftable.core.rng import Rng
from tests.riftbound.table import bound

DECKS = ("annie / garen", "lux / master-yi", "garen / lux")


def played(decks: str, greedy: int, seed: int) -> Game:
    """A duel in which one seat is greedy and the other plays at random."""
    rules = riftable.rules("riftbound", "duel", decks=decks)
    game = Game(rules, seed=seed)
    players = [bot("greedy" if seat == greedy else "random", rules) for seat in range(2)]
    while game.seat is not None:
        game.push(players[game.seat].choose(game.view(game.seat), Rng(seed, 1000 + len(game.history))))
    return game


def test_greedy_beats_random() -> None:
    won = 0
    for seed, decks in enumerate(DECKS):
        result = played(decks, seed % 2, seed).result
        assert result is not None
        won += result[seed % 2] > 0
    assert won == len(DECKS)


@pytest.mark.parametrize("name", ["level1", "level4"])
def test_the_levels_answer(name: str) -> None:
    game = riftable.new("riftbound", seed=3)
    parameters = {"iterations": 5} if name == "level4" else {}
    one = bot(name, game.rules, **parameters)
    for _ in range(3):
        assert game.seat is not None
        game.push(one.choose(game.view(game.seat), Rng(3)))


def test_a_position_is_worth_what_comes_of_it() -> None:
    worth = RealmWorth()
    before = bound("unit 4 mega-mech 0 @base0", "field 1 void-gate 0 1", "unit 5 recruit 1 @1")
    value = worth.of(before.state, 0)
    assert worth.of(before.state, 1) == -value
    before.push("move:mega-mech @1")  # the fight is as good as won
    assert worth.of(before.state, 0) > value + 1
    assert worth.of(before.state, 1) < -value - 1
