"""Statistics of groups, such as guilds: from games of bots that come along, and from those of the server."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from riftable import games
from riftable.arena.outcomes import DRAW, LOSS, WIN
from riftable.gamekit.spec import GameSpec
from riftable.gamekit.statistics import BotSection, Tally
from riftable.server.protocol.profile_models import ResultShare
from riftable.server.protocol.statistics_models import (
    GameStatistics,
    GroupStatistics,
    PublicStatistics,
    StatisticsSection,
)
from riftable.server.session.habits import bot_statistics
from riftable.server.session.presentation import bot_label
from riftable.server.session.shares import share_of
from riftable.server.session.table_info import choice_label, game_label
from riftable.server.storage.interface import CountedPart, Store
from riftable.server.storage.results import GROUP, PAIR, PICK, SEAT, server_counts

MIN_SERVER_GAMES: Final = 20  # seats of people, before the statistics of a server are shown
MIN_PAIR_GAMES: Final = 10  # of a pair, before it is called good
MAX_PARTNERS: Final = 5  # listed for a group
NO_GAMES: Final[Tally] = (0, 0, 0)


def has_statistics(spec: GameSpec) -> bool:
    """Return whether a game has groups, and statistics of them may be published."""
    return spec.publishes_statistics and spec.group_names is not None and spec.group_labels is not None


async def public_statistics(store: Store, lang: str) -> PublicStatistics:
    """Return the statistics of all games that have some. They name no one."""
    found = []
    for spec in games.specs():
        if has_statistics(spec):
            sections = [
                *bot_sections(spec, lang),
                *server_section(spec, await server_counts(store, spec.name), lang),
            ]
            heading = spec.texts(lang).get("results-groups", "")
            found.append(
                GameStatistics(spec.name, game_label(spec.name, lang), heading, MIN_SERVER_GAMES, sections)
            )
    return PublicStatistics(found)


def bot_sections(spec: GameSpec, lang: str) -> list[StatisticsSection]:
    """Return a section for each set of options that bots have played with."""
    statistics = bot_statistics(spec.name)
    if statistics is None:
        return []
    described = {one.name: one for one in spec.described(statistics.mode)}

    def label(section: BotSection) -> str:
        values = [
            choice_label(spec.name, described[name], value, lang) for name, value in section.options.items()
        ]
        return ", ".join(values)

    return [
        StatisticsSection(
            f"bots-{number}",
            "bots",
            label(one),
            bot_label(statistics.bot, lang),
            one.games,
            groups(spec, one.groups, one.pairs, one.picks, lang),
        )
        for number, one in enumerate(statistics.sections)
    ]


def server_section(spec: GameSpec, counts: Sequence[CountedPart], lang: str) -> list[StatisticsSection]:
    """Return the section of the server's own games; none before there are enough."""
    seats = sum(one.games for one in counts if one.kind == SEAT)
    if seats < MIN_SERVER_GAMES:
        return []
    picks: dict[str, list[Tally]] = {}
    for part, tally in sorted(tallies(counts, PICK).items(), key=lambda one: int(one[0].rpartition(" ")[2])):
        group, _, number = part.rpartition(" ")
        mine = picks.setdefault(group, [])
        mine += [NO_GAMES] * (int(number) - 1 - len(mine))
        mine.append(tally)
    found = groups(spec, tallies(counts, GROUP), tallies(counts, PAIR), picks, lang)
    return [StatisticsSection("server", "server", "", "", seats, found)] if found else []


def tallies(counts: Sequence[CountedPart], kind: str) -> dict[str, Tally]:
    """Return how often each part of a kind won, drew and lost."""
    found: dict[str, dict[int, int]] = {}
    for one in counts:
        if one.kind == kind:
            found.setdefault(one.part, {})[one.outcome] = one.games
    return {part: (by.get(WIN, 0), by.get(DRAW, 0), by.get(LOSS, 0)) for part, by in found.items()}


def groups(
    spec: GameSpec,
    totals: Mapping[str, Tally],
    pairs: Mapping[str, Tally],
    picks: Mapping[str, Sequence[Tally]],
    lang: str,
) -> list[GroupStatistics]:
    """Return the statistics of all groups that were played, the highest share first."""
    assert spec.group_labels is not None
    label = spec.group_labels.load()(lang)
    found = []
    for name, total in totals.items():
        by_pick = [
            share_of(str(number), str(number), *tally)
            for number, tally in enumerate(picks.get(name, ()), 1)
            if sum(tally)
        ]
        found.append(
            GroupStatistics(share_of(name, label(name), *total), partners(name, pairs, label), by_pick)
        )
    return sorted(found, key=lambda one: (-one.total.share, one.total.label))


def partners(name: str, pairs: Mapping[str, Tally], label: Callable[[str], str]) -> list[ResultShare]:
    """Return the best partners of a group that it was played with often enough."""
    found = []
    for pair, tally in pairs.items():
        both = pair.split()
        if name in both and sum(tally) >= MIN_PAIR_GAMES:
            other = both[1 - both.index(name)]
            found.append(share_of(other, label(other), *tally))
    return sorted(found, key=lambda one: (-one.low, one.label))[:MAX_PARTNERS]
