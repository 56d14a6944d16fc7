"""Openings of drafts and habits of a user, beside what bots do in the games that come along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable import games
from riftable.arena.outcomes import interval
from riftable.gamekit.statistics import BotStatistics, read_bot_statistics
from riftable.server.protocol.profile_models import Habit, Opening, Verdict
from riftable.server.session.shares import shares
from riftable.server.storage.results import HabitCount, Tally

MIN_HABIT_GAMES: Final = 5  # before habits are told: a single game shows none
MIN_OCCASIONS: Final = 20  # of a habit, likewise
NOTABLE_FACTOR: Final = 1.25  # by which a share must differ from that of bots to be called rare or frequent
UNKNOWN: Final = -1.0


def bot_statistics(game: str) -> BotStatistics | None:
    """Return the statistics of bots that come along with a game; None if there are none."""
    spec = games.spec(game)
    if spec.bot_statistics is None or not spec.publishes_statistics:
        return None
    return read_bot_statistics(spec.bot_statistics.load())


def openings(game: str, found: list[Tally], lang: str) -> list[Opening]:
    """Return what a user chose first in their drafts, the most frequent first."""
    spec = games.spec(game)
    if spec.group_names is None or spec.group_labels is None or not found:
        return []
    names = list(spec.group_names.load())
    known = shares([one for one in found if one.key in names], spec.group_labels.load()(lang), names)
    drafts = sum(one.games for one in found)
    bots = bot_openings(game)
    made = [
        Opening(
            one, (one.wins + one.draws + one.losses) / drafts, bots.get(one.key, 0.0) if bots else UNKNOWN
        )
        for one in known
    ]
    return sorted(made, key=lambda one: -one.share)


def bot_openings(game: str) -> dict[str, float]:
    """Return the share of each group among the first picks of bots."""
    statistics = bot_statistics(game)
    counts: dict[str, int] = {}
    for section in [] if statistics is None else statistics.sections:
        for group, picks in section.picks.items():
            counts[group] = counts.get(group, 0) + sum(picks[0])
    total = sum(counts.values())
    return {group: count / total for group, count in counts.items()} if total else {}


def told_habits(game: str, found: Sequence[HabitCount], lang: str) -> list[Habit]:
    """Return the habits of a user that have enough games and occasions, in the order of the game."""
    spec, statistics = games.spec(game), bot_statistics(game)
    if spec.habits is None or statistics is None:
        return []
    by_name = {one.habit: one for one in found}
    told = []
    for name in spec.habits.load():
        mine = by_name.get(name)
        times, occasions = statistics.habit(name)
        if mine is None or not occasions or mine.games < MIN_HABIT_GAMES or mine.occasions < MIN_OCCASIONS:
            continue
        own, bots = interval(mine.times, mine.occasions), times / occasions
        verdict: Verdict = "usual"
        if own.high < bots and own.share * NOTABLE_FACTOR < bots:
            verdict = "rarely"
        elif own.low > bots and own.share > bots * NOTABLE_FACTOR:
            verdict = "often"
        text = spec.texts(lang)(f"habit-{name}", verdict=verdict)
        told.append(Habit(name, text, mine.times, mine.occasions, *own, bots, verdict))
    return told
