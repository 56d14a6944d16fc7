"""The greedy bot beats the random bot at Riftbound."""

from __future__ import annotations

import riftable
from riftable.ai import bot
from riftable.core.game import Game
from riftable.core.rng import Rng

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
