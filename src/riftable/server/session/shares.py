"""Shares of games won, with their intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from riftable.arena.outcomes import DRAW, LOSS, WIN, interval
from riftable.server.protocol.profile_models import ResultShare
from riftable.server.storage.results import Tally


def shares(found: list[Tally], label: Callable[[str], str], order: Iterable[str]) -> list[ResultShare]:
    """Return a share for each key: first those in `order`, then all others by name."""
    keys = {one.key for one in found}
    known = [key for key in order if key in keys]
    return [
        share(key, label(key), [one for one in found if one.key == key])
        for key in (*known, *sorted(keys.difference(known)))
    ]


def share(key: str, label: str, found: list[Tally]) -> ResultShare:
    """Return how many of these games were won, drawn and lost."""
    return share_of(
        key,
        label,
        *(sum(one.games for one in found if one.outcome == outcome) for outcome in (WIN, DRAW, LOSS)),
    )


def share_of(key: str, label: str, wins: int, draws: int, losses: int) -> ResultShare:
    """Return how many games were won, drawn and lost; there must be one at least."""
    return ResultShare(key, label, wins, draws, losses, *interval(wins, wins + draws + losses))
