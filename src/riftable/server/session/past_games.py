"""Games to begin from: an uploaded record, or a position of a finished game."""

from __future__ import annotations

import contextlib

import riftable
from riftable.core.errors import BadNotation, RiftableError
from riftable.core.game import Game
from riftable.server.match.play import Play
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.http_models import Fork
from riftable.server.session.replays import read_uploaded


def recorded_game(text: str) -> Game:
    """Return the game of a record; RequestRefused if the record cannot be read or played through."""
    try:
        return riftable.replay(read_uploaded(text))
    except BadNotation as problem:
        raise RequestRefused(
            "bad_record_line" if problem.line else "bad_record", 400, n=problem.line
        ) from problem
    except RiftableError as problem:
        raise RequestRefused("bad_record", 400) from problem


def to_fork(old: Play, request: Fork) -> Game:
    """Return a copy of a finished game to play on from; RequestRefused if there is none."""
    if not old.over:
        raise RequestRefused("not_over")
    if not 0 <= request.seat < len(old.seats):
        raise RequestRefused("unknown_seat", 404, seat=request.seat)
    if not 0 <= request.at <= len(old.game.history):
        raise RequestRefused("unknown_move", 404, n=request.at)
    return old.game.copy()


def take_back(game: Game, at: int) -> Game:
    """Take a game back to `at` moves and return it; RequestRefused if the game is over there."""
    with contextlib.suppress(RiftableError):
        while len(game.history) > at:
            game.pop()
    if len(game.history) > at:
        raise RequestRefused("bad_fork")
    return unfinished(game)


def unfinished(game: Game) -> Game:
    """Return a game that can be played on; RequestRefused if it is over."""
    if game.over:
        raise RequestRefused("bad_fork")
    return game
