"""What tests of several games share: positions from a few lines, and short looks at them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import riftable
from riftable import BadNotation, Game, IllegalMove
from riftable.cli.doctor import is_compiled


def share(games: int) -> int:
    """How many of some random games to play here: a third where the engine is interpreted, and slow."""
    return games if is_compiled() else -(-games // 3)


def table(mode: str, *lines: str, seed: int = 0, auto: bool = True) -> Game:
    """A position from its lines; boards the box could not make are welcome."""
    return riftable.position("\n".join((mode, *lines)), seed=seed, strict=False, auto=auto)


def duel(*lines: str, seed: int = 0) -> Game:
    """A Riftforce duel from position lines."""
    return table("riftforce duel", *lines, seed=seed)


def line(game: Game, key: str) -> str:
    """What the position text says after a key, such as "3", "hand 0" or "score"."""
    for text in game.fen.splitlines():
        if text.startswith(f"{key} "):
            return text[len(key) + 1 :]
    raise AssertionError(f"no line {key} in\n{game.fen}")


def names(game: Game) -> str:
    """The legal answers, in one line."""
    return " ".join(game.moves)


def refused(game: Game, words: str) -> str:
    """Makes sure that a line of moves is refused and changes nothing; returns the reason."""
    before = (game.fen, game.record.text, len(game.events))
    with pytest.raises((IllegalMove, BadNotation)) as caught:
        game.push(words)
    assert (game.fen, game.record.text, len(game.events)) == before
    problem = caught.value
    return problem.reason if isinstance(problem, IllegalMove) else str(problem)


def raises(error: type[Exception], action: Callable[[], object]) -> str:
    """The text of the error that an action must raise."""
    with pytest.raises(error) as caught:
        action()
    return str(caught.value)
