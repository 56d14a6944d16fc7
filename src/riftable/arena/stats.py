"""What results tell beside who is the better player: guilds and pairs of them, the start, lengths, curves."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import riftable
from riftable import games
from riftable.arena.parquet import read_parquet
from riftable.arena.results import BadResults, Line, OtherQuestion, read_results
from riftable.arena.tally import WIN, Interval, Score, Tally, interval
from riftable.core.errors import BadOption

WINNERS: Final = "winners"
OTHERS: Final = "others"


class Untold(BadOption):
    """Statistics that we do not make, for a reason."""

    def __init__(self, game: str) -> None:
        super().__init__(f"there are no statistics of {game}: its owner does not want any published")
        self.game = game


class GuildRate(NamedTuple):
    """How often a guild was on the side that won."""

    guild: str
    games: int
    wins: Interval
    pick: float  # when it was taken, on average; the first pick is 1, and 0 that nobody knows


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
    """What a group of sides had at the beginning of each turn: the mean, and the middle 80 % of them."""

    name: str
    mean: list[float]
    low: list[float]
    high: list[float]


class Stats:
    """Games of one kind, and what can be counted in them."""

    def __init__(self, question: Line, lines: Sequence[Line]) -> None:
        self.game, self.mode, self.options = question["game"], question["mode"], question["options"]
        if not games.spec(self.game).publishes_statistics:
            raise Untold(self.game)
        self.question = question
        self.lines = lines
        self.sides = riftable.rules(self.game, self.mode, **self.options).sides
        players = dict.fromkeys(name for line in lines for name in line["seats"])
        self.tally = Tally(players, self.sides)
        for line in lines:
            self.tally.add(line)

    def of(self, player: str) -> list[tuple[Line, list[int]]]:
        """Each game with the sides of a player, or with all of them for nobody in particular."""
        if player and player not in self.tally.players:
            raise BadOption(f"there is no player “{player}”; there is {', '.join(self.tally.players)}")
        found = []
        for line in self.lines:
            names = self.tally.names(line)
            found.append((line, [side for side, name in names.items() if player in ("", name)]))
        return found

    def rank(self, guild: str) -> int:
        """Return the place of a guild in the order in which its game names them."""
        order = games.spec(self.game).group_names
        return 0 if order is None else order.load().index(guild)

    def guilds_of(self, line: Line, side: int) -> list[str]:
        """The guilds of a side, whoever of it took them; none where there are no guilds."""
        seats = self.tally.seats_of[side]
        return [guild for seat in seats for guild in line.get("guilds", [[]] * (seat + 1))[seat]]

    def guilds(self, player: str = "") -> list[GuildRate]:
        """Every guild that was played, the most successful first."""
        scores: dict[str, Score] = {}
        picks: dict[str, list[int]] = {}
        for line, mine in self.of(player):
            fared = self.tally.outcomes(line)
            for side in mine:
                for guild in self.guilds_of(line, side):
                    scores.setdefault(guild, Score()).add(fared[side])
            for number, (seat, guild) in enumerate(line.get("draft", []), 1):
                if seat < len(self.sides) and self.sides[seat] in mine:
                    picks.setdefault(guild, []).append(number)
        found = [
            GuildRate(guild, score.games, interval(score.wins, score.games), mean(picks.get(guild, [])))
            for guild, score in scores.items()
        ]
        return sorted(found, key=lambda rate: (-rate.wins.share, self.rank(rate.guild)))

    def pairs(self, player: str = "") -> list[PairRate]:
        """Every two guilds that were played together, the most successful first."""
        scores: dict[tuple[str, str], Score] = {}
        for line, mine in self.of(player):
            fared = self.tally.outcomes(line)
            for side in mine:
                guilds = sorted(self.guilds_of(line, side), key=self.rank)
                for one, other in itertools.combinations(guilds, 2):
                    scores.setdefault((one, other), Score()).add(fared[side])
        found = [
            PairRate(pair, score.games, interval(score.wins, score.games)) for pair, score in scores.items()
        ]
        # By the lower end, so that what is known of few games does not lead.
        return sorted(found, key=lambda rate: (-rate.wins.low, rate.guilds))

    def starts(self) -> list[StartRate]:
        """How much it is worth to act first."""
        scores = [Score() for _ in self.tally.seats_of]
        for line in self.lines:
            first = line.get("first", -1)
            if not 0 <= first < len(self.sides) or len(scores) < 2:
                return []
            fared = self.tally.outcomes(line)
            order = dict.fromkeys(self.sides[first:] + self.sides[:first])
            for place, side in enumerate(order):
                scores[place].add(fared[side])
        return [
            StartRate(place, score.games, interval(score.wins, score.games))
            for place, score in enumerate(scores, 1)
        ]

    def curves(self) -> list[Curve]:
        """How scores grow: of each player, or of winners and others where all play the same.

        A game that is over keeps its last score, so that the end of a curve is not made of long games only.
        """
        import numpy as np

        length = int(np.quantile([line["turns"] for line in self.lines], 0.95)) + 1
        groups: dict[str, list[list[int]]] = {}
        for line in self.lines:
            names, fared = self.tally.names(line), self.tally.outcomes(line)
            for side in names:
                points = [at[side] for at in line["curve"][:length]]
                points += points[-1:] * (length - len(points))
                group = names[side]
                if len(self.tally.players) == 1:
                    group = WINNERS if fared[side] == WIN else OTHERS
                groups.setdefault(group, []).append(points)
        found = []
        for group in sorted(groups, key=[WINNERS, OTHERS, *self.tally.players].index):
            rows = np.array(groups[group], dtype=float)
            low, high = np.quantile(rows, [0.1, 0.9], axis=0)
            found.append(Curve(group, rows.mean(axis=0).tolist(), low.tolist(), high.tolist()))
        return found


def mean(numbers: Iterable[int]) -> float:
    """The mean; 0 of nothing."""
    kept = list(numbers)
    return sum(kept) / len(kept) if kept else 0.0


def read_stats(paths: Sequence[Path]) -> Stats:
    """The games of some files, which must be of the same kind."""
    heads: list[Line] = []
    lines: list[Line] = []
    for path in paths:
        head, more = read_parquet(path) if path.suffix == ".parquet" else read_results(path)
        for key in ("game", "mode", "options"):
            if heads and head[key] != heads[0][key]:
                raise OtherQuestion(f"{path.name} and {paths[0].name} differ in their {key}")
        heads.append(head)
        lines += more
    if not lines:
        raise BadResults(f"{paths[0].name} holds no game yet")
    return Stats(heads[0], lines)
