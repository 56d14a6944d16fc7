"""The referee: plays one game between bots. Each sees the view of its seat only, and its time is measured.

What chance deals depends on the seed alone, as in `core.game`: `riftable play --seed` deals the same cards.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from riftable import games
from riftable.ai import Bot
from riftable.arena.error_messages import ArenaMessage
from riftable.core.errors import RiftableError
from riftable.core.event import Event, Json
from riftable.core.machine import CHANCE
from riftable.core.rng import ARENA_BOT_STREAM, Rng, mixed
from riftable.core.rules import Rules, View
from riftable.gamekit.statistics import SeatStatistics, Statistics


class BotFailed(RiftableError):
    """Raised when a bot raises an exception or gives an illegal answer."""


class PlayedGame(NamedTuple):
    """A finished game: result, length, and how long each bot took."""

    result: list[float]  # by seat
    scores: list[int]  # by side
    turns: int
    decisions: list[int]  # by seat; formalities do not count
    curve: list[list[int]]  # points of each side at the beginning of each turn, and at the end
    about: dict[str, Json]  # further fields of this game, from its `Statistics`
    seats: list[SeatStatistics]
    moves: list[int]  # all, those of chance included
    seconds: list[float]  # by seat
    slowest: list[float]  # by seat: the longest decision


def statistics_of(rules: Rules) -> Statistics:
    """Return a fresh collector for a game by these rules."""
    made = games.spec(rules.game).statistics
    return Statistics(rules) if made is None else made.load()(rules)


def play(rules: Rules, bots: Sequence[Bot], seed: int, names: Sequence[str] = ()) -> PlayedGame:
    """Play a whole game with a bot at each seat; raise `BotFailed`, with one of `names`, if a bot fails."""
    statistics = statistics_of(rules)
    log: list[Event] = []
    s = rules.new(log)
    statistics.hear(log)
    seats = len(rules.sides)
    decisions, seconds, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
    streams = [mixed(seed, ARENA_BOT_STREAM + seat) for seat in range(seats)]
    moves: list[int] = []
    curve: list[list[int]] = []
    while (ask := s.ask) is not None:
        if rules.at_rest(s):
            curve.append(statistics.standing(s))
        seat = int(ask.seat)
        if seat == CHANCE:
            move = int(ask.sample(Rng(seed, len(moves))))
        elif (formality := rules.formality(s)) is not None:
            move = formality
        else:
            view = rules.view(s, seat)
            rng = Rng(streams[seat], len(moves))
            begin = perf_counter()
            try:
                move = answer(bots[seat], view, rng)
            except BotFailed as failure:
                name = names[seat] if names else type(bots[seat]).__name__
                raise BotFailed(
                    ArenaMessage.BOT_FAILED,
                    name=name,
                    seat=seat,
                    game=rules.key,
                    seed=seed,
                    n=len(moves),
                    problem=failure,
                ) from failure.__cause__
            took = perf_counter() - begin
            decisions[seat] += 1
            seconds[seat] += took
            slowest[seat] = max(slowest[seat], took)
        log = []
        s.apply(move, log)
        statistics.hear(log)
        moves.append(move)
    result = s.result()
    assert result is not None
    turns = len(curve)
    curve.append(statistics.standing(s))
    return PlayedGame(
        result,
        rules.scores(s),
        turns,
        decisions,
        curve,
        statistics.about(s),
        statistics.seat_statistics(),
        moves,
        seconds,
        slowest,
    )


def answer(bot: Bot, view: View, rng: Rng) -> int:
    """Return the answer of a bot; raise `BotFailed` if it is not legal."""
    assert view.ask is not None
    legal = view.ask.moves[:]
    try:
        move = operator.index(bot.choose(view, rng))
    except Exception as problem:
        raise BotFailed(ArenaMessage.BOT_RAISED, problem=f"{type(problem).__name__}: {problem}") from problem
    if move not in legal:
        raise BotFailed(ArenaMessage.BOT_ANSWERED, move=move, known=tuple(legal))
    return move
