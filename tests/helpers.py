"""Helpers of tests of several games: build positions from a few lines and inspect them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import riftable
from riftable import BadNotation, Game, IllegalMove
from riftable.cli.engine import is_compiled


def share(games: int) -> int:
    """Return how many of some random games to play: a third of them if the engine is interpreted."""
    return games if is_compiled() else -(-games // 3)


def table(mode: str, *lines: str, seed: int = 0, auto: bool = True) -> Game:
    """Return a game from the lines of a position; it need not be reachable."""
    return riftable.position("\n".join((mode, *lines)), seed=seed, strict=False, auto=auto)


def duel(*lines: str, seed: int = 0) -> Game:
    """Return a Riftforce duel from the lines of a position."""
    return table("riftforce duel", *lines, seed=seed)


def line(game: Game, key: str) -> str:
    """Return what the text of the position has after a key, such as "3", "hand 0" or "score"."""
    for text in game.fen.splitlines():
        if text.startswith(f"{key} "):
            return text[len(key) + 1 :]
    raise AssertionError(f"no line {key} in\n{game.fen}")


def names(game: Game) -> str:
    """Return the legal answers in one line."""
    return " ".join(game.moves)


def refused(game: Game, words: str) -> str:
    """Check that a line of moves is refused and changes nothing; return the reason."""
    before = (game.fen, game.record.text, len(game.events))
    with pytest.raises((IllegalMove, BadNotation)) as caught:
        game.push(words)
    assert (game.fen, game.record.text, len(game.events)) == before
    problem = caught.value
    return problem.reason if isinstance(problem, IllegalMove) else str(problem)


def raises(error: type[Exception], action: Callable[[], object]) -> str:
    """Return the text of the error that an action must raise."""
    with pytest.raises(error) as caught:
        action()
    return str(caught.value)
