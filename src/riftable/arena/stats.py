"""Statistics of results: win rates of guilds and pairs of them, of the first player, and score curves."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import riftable
from riftable import games
from riftable.arena.error_messages import ArenaMessage
from riftable.arena.outcomes import WIN, Interval, interval
from riftable.arena.parquet import read_parquet
from riftable.arena.results import BadResults, ResultLine, TournamentMismatch, read_results
from riftable.arena.standings import Score, Standings
from riftable.core.errors import BadOption

WINNERS: Final = "winners"
OTHERS: Final = "others"


class StatisticsNotPublished(BadOption):
    """Raised for a game whose owner does not want statistics to be published."""


class GuildRate(NamedTuple):
    """How often a guild was on the side that won."""

    guild: str
    games: int
    wins: Interval
    pick: float  # mean position in the draft, from 1; 0 if unknown


class PairRate(NamedTuple):
    """How often two guilds of one side were on the side that won."""

    guilds: tuple[str, str]
    games: int
    wins: Interval


class StartRate(NamedTuple):
    """How often the side won that was the first, second, … to act."""

    place: int  # from 1
    games: int
    wins: Interval


class Curve(NamedTuple):
    """Points of a group of sides at the beginning of each turn: the mean and the middle 80 %."""

    name: str
    mean: list[float]
    low: list[float]
    high: list[float]


class Stats:
    """Results of games by the same rules, and statistics over them."""

    def __init__(self, tournament: ResultLine, lines: Sequence[ResultLine]) -> None:
        self.game, self.mode, self.options = tournament["game"], tournament["mode"], tournament["options"]
        if not games.spec(self.game).publishes_statistics:
            raise StatisticsNotPublished(ArenaMessage.NOT_PUBLISHED, game=games.spec(self.game).label)
        self.tournament = tournament
        self.lines = lines
        self.sides = riftable.rules(self.game, self.mode, **self.options).sides
        players = dict.fromkeys(name for line in lines for name in line["seats"])
        self.standings = Standings(players, self.sides)
        for line in lines:
            self.standings.add(line)

    def games_with(self, player: str) -> list[tuple[ResultLine, list[int]]]:
        """Return each game with the sides of a player; "" stands for all players."""
        if player and player not in self.standings.players:
            raise BadOption(ArenaMessage.NO_PLAYER, word=player, known=tuple(self.standings.players))
        found = []
        for line in self.lines:
            names = self.standings.names(line)
            found.append((line, [side for side, name in names.items() if player in ("", name)]))
        return found

    def rank(self, guild: str) -> int:
        """Return the place of a guild in the order in which its game names them."""
        order = games.spec(self.game).group_names
        return 0 if order is None else order.load().index(guild)

    def guilds_of(self, line: ResultLine, side: int) -> list[str]:
        """Return the guilds of all seats of a side; none if the game has none."""
        seats = self.standings.seats_of[side]
        return [guild for seat in seats for guild in line.get("guilds", [[]] * (seat + 1))[seat]]

    def guilds(self, player: str = "") -> list[GuildRate]:
        """Return the win rates of all guilds that were played, the highest first."""
        scores: dict[str, Score] = {}
        picks: dict[str, list[int]] = {}
        for line, mine in self.games_with(player):
            by_side = self.standings.outcomes(line)
            for side in mine:
                for guild in self.guilds_of(line, side):
                    scores.setdefault(guild, Score()).add(by_side[side])
            for number, (seat, guild) in enumerate(line.get("draft", []), 1):
                if seat < len(self.sides) and self.sides[seat] in mine:
                    picks.setdefault(guild, []).append(number)
        found = [
            GuildRate(guild, score.games, interval(score.wins, score.games), mean(picks.get(guild, [])))
            for guild, score in scores.items()
        ]
        return sorted(found, key=lambda rate: (-rate.wins.share, self.rank(rate.guild)))

    def pairs(self, player: str = "") -> list[PairRate]:
        """Return the win rates of all pairs of guilds of one side, by the lower end of their interval."""
        scores: dict[tuple[str, str], Score] = {}
        for line, mine in self.games_with(player):
            by_side = self.standings.outcomes(line)
            for side in mine:
                guilds = sorted(self.guilds_of(line, side), key=self.rank)
                for one, other in itertools.combinations(guilds, 2):
                    scores.setdefault((one, other), Score()).add(by_side[side])
        found = [
            PairRate(pair, score.games, interval(score.wins, score.games)) for pair, score in scores.items()
        ]
        # By the lower end, so that pairs with few games do not come first.
        return sorted(found, key=lambda rate: (-rate.wins.low, rate.guilds))

    def starts(self) -> list[StartRate]:
        """Return the win rates by position in the first round."""
        scores = [Score() for _ in self.standings.seats_of]
        for line in self.lines:
            first = line.get("first", -1)
            if not 0 <= first < len(self.sides) or len(scores) < 2:
                return []
            by_side = self.standings.outcomes(line)
            order = dict.fromkeys(self.sides[first:] + self.sides[:first])
            for place, side in enumerate(order):
                scores[place].add(by_side[side])
        return [
            StartRate(place, score.games, interval(score.wins, score.games))
            for place, score in enumerate(scores, 1)
        ]

    def curves(self) -> list[Curve]:
        """Return the score curves of each player, or of winners and others if there is one player only.

        A finished game keeps its last score, so that the end of a curve does not consist of long games only.
        """
        import numpy as np

        length = int(np.quantile([line["turns"] for line in self.lines], 0.95)) + 1
        groups: dict[str, list[list[int]]] = {}
        for line in self.lines:
            names, by_side = self.standings.names(line), self.standings.outcomes(line)
            for side in names:
                points = [at[side] for at in line["curve"][:length]]
                points += points[-1:] * (length - len(points))
                group = names[side]
                if len(self.standings.players) == 1:
                    group = WINNERS if by_side[side] == WIN else OTHERS
                groups.setdefault(group, []).append(points)
        found = []
        for group in sorted(groups, key=[WINNERS, OTHERS, *self.standings.players].index):
            rows = np.array(groups[group], dtype=float)
            low, high = np.quantile(rows, [0.1, 0.9], axis=0)
            found.append(Curve(group, rows.mean(axis=0).tolist(), low.tolist(), high.tolist()))
        return found


def mean(numbers: Iterable[int]) -> float:
    """Return the mean; 0 of no numbers."""
    kept = list(numbers)
    return sum(kept) / len(kept) if kept else 0.0


def read_stats(paths: Sequence[Path]) -> Stats:
    """Read results of the same game, mode and options from several files."""
    heads: list[ResultLine] = []
    lines: list[ResultLine] = []
    for path in paths:
        head, more = read_parquet(path) if path.suffix == ".parquet" else read_results(path)
        for key in ("game", "mode", "options"):
            if heads and head[key] != heads[0][key]:
                raise TournamentMismatch(
                    ArenaMessage.FILES_DIFFER, file=path.name, other=paths[0].name, key=key
                )
        heads.append(head)
        lines += more
    if not lines:
        raise BadResults(ArenaMessage.NO_GAME_YET, file=paths[0].name)
    return Stats(heads[0], lines)
