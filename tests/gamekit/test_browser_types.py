"""Views have the shape from which the browser's types are written."""

from __future__ import annotations

import msgspec
import pytest

import riftable
from riftable import games
from riftable.core.rules import SPECTATOR

POSITIONS = 60  # of a random game


@pytest.mark.parametrize("name", games.BUILT_IN)
def test_views_have_the_declared_shape(name: str) -> None:
    declared = games.spec(name).browser_types
    assert declared is not None
    for mode in games.spec(name).modes:
        game = riftable.new(name, mode=mode, seed=5)
        for number in range(POSITIONS):
            if game.over:
                break
            for seat in range(SPECTATOR, len(game.rules.sides)):
                view = game.view(seat).json()
                assert msgspec.convert(view, type=declared.load().view) == view
            moves = game.moves.ids
            game.push(moves[number % len(moves)])
