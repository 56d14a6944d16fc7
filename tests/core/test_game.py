"""A game in progress: a line is pushed completely or not at all, and a record is replayed without copies."""

from __future__ import annotations

import random

import pytest

import riftable
from riftable.core.errors import BadNotation
from riftable.core.game import Game


def played(moves: int) -> Game:
    """Return a random game of Riftforce after a number of answers."""
    game, rng = riftable.new("riftforce", seed=1), random.Random(1)
    for _ in range(moves):
        game.push(rng.choice(list(game.moves)))
    return game


def test_what_cannot_be_pushed_whole_changes_nothing() -> None:
    game = played(12)
    before = game.history[:], game.fen
    with pytest.raises(BadNotation):
        game.push(next(iter(game.moves)) + " nonsense@9")
    assert (game.history, game.fen) == before


def test_a_record_is_followed_without_copying_what_was_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the time grows with the square of its length: 50 seconds for 256 KiB instead of one."""
    record = played(60).record
    copies: list[Game] = []
    real = Game.copy

    def counted(game: Game) -> Game:
        copies.append(game)
        return real(game)

    monkeypatch.setattr(Game, "copy", counted)
    assert riftable.replay(record).record.actions == record.actions
    assert not copies
