"""Sums over games: wins with their intervals, ratings, lengths and speeds. It plays nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from riftable.arena.results import TIMES, Line

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

LOSS: Final = 0
DRAW: Final = 1  # a win shared with others, too
WIN: Final = 2


class Interval(NamedTuple):
    """A share with what it may be as well, at 95 %."""

    share: float
    low: float
    high: float


def interval(wins: int, games: int) -> Interval:
    """Wilson's interval for a share of games: it holds for few games, and near 0 and 1, too."""
    from scipy.stats import binomtest

    found = binomtest(wins, games).proportion_ci(0.95, method="wilson")
    return Interval(wins / games, float(found.low), float(found.high))


def outcomes(result: dict[int, float]) -> dict[int, int]:
    """How each side fared: the best has won, several of them have drawn; below 0 nobody has."""
    best = max(result.values())
    alone = list(result.values()).count(best) == 1 and best > 0
    top = WIN if alone else DRAW
    return {side: top if value == best >= 0 else LOSS for side, value in result.items()}


def points(fared: dict[int, int]) -> dict[int, float]:
    """One point for a win, shared by those who have drawn; half of one for a draw against nobody."""
    drawn = list(fared.values()).count(DRAW)
    part = 1 / drawn if drawn and len(fared) > 1 else 0.5
    return {side: {WIN: 1.0, DRAW: part, LOSS: 0.0}[outcome] for side, outcome in fared.items()}


class Score:
    """How a player fared, side by side: one that has three sides of a table plays three times."""

    def __init__(self) -> None:
        self.games = self.wins = self.draws = 0
        self.decisions = 0
        self.seconds = self.slowest = 0.0

    @property
    def losses(self) -> int:
        """Neither won nor shared."""
        return self.games - self.wins - self.draws

    def add(self, outcome: int) -> None:
        """One more game."""
        self.games += 1
        self.wins += outcome == WIN
        self.draws += outcome == DRAW


class Tally:
    """All there is to say of some games between the same players."""

    def __init__(self, players: Iterable[str], sides: list[int]) -> None:
        self.players = list(players)
        self.sides = sides  # seat -> side
        self.seats_of: dict[int, list[int]] = {}
        for seat, side in enumerate(sides):
            self.seats_of.setdefault(side, []).append(seat)
        self.scores = {name: Score() for name in self.players}
        self.against = {(one, other): Score() for one in self.players for other in self.players}
        self.started = Score()  # the side that acts first
        self.games = 0
        self.turns: list[int] = []
        self.decisions: list[int] = []
        self.work = 0.0  # seconds of all workers together
        self.model: PlackettLuce | None = None  # made when somebody is rated: it is slow to import
        self.ratings: dict[str, PlackettLuceRating] = {}

    def names(self, line: Line) -> dict[int, str]:
        """The player of each side."""
        return {side: line["seats"][seats[0]] for side, seats in self.seats_of.items()}

    def score(self, line: Line, who: str) -> float:
        """What a player scored in a game, on average over its sides."""
        found = points(self.outcomes(line))
        mine = [found[side] for side, name in self.names(line).items() if name == who]
        return sum(mine) / len(mine)

    def add(self, line: Line) -> None:
        """One more game."""
        self.games += 1
        self.turns.append(line["turns"])
        self.decisions.append(sum(line["decisions"]))
        self.work += line[TIMES]["game"]
        names = self.names(line)
        fared = self.outcomes(line)
        for side, outcome in fared.items():
            self.scores[names[side]].add(outcome)
            for other in fared:
                if other != side:
                    self.against[names[side], names[other]].add(versus(outcome, fared[other]))
        first = line.get("first", -1)
        if 0 <= first < len(self.sides) and len(self.seats_of) > 1:
            self.started.add(fared[self.sides[first]])
        for seat, name in enumerate(line["seats"]):
            score = self.scores[name]
            score.decisions += line["decisions"][seat]
            score.seconds += line[TIMES]["seconds"][seat]
            score.slowest = max(score.slowest, line[TIMES]["slowest"][seat])
        self.rate([names[side] for side in sorted(names)], fared)

    def outcomes(self, line: Line) -> dict[int, int]:
        """How each side fared."""
        by_side = {side: line["result"][seats[0]] for side, seats in self.seats_of.items()}
        return outcomes(by_side)

    def rate(self, names: list[str], fared: dict[int, int]) -> None:
        """Moves the ratings of those who met. Whoever sat there several times moves by the mean."""
        from openskill.models import PlackettLuce

        if len(set(names)) < 2:
            return
        model = self.model = self.model or PlackettLuce()
        now = {name: self.ratings.get(name) or model.rating() for name in names}
        teams = [[model.create_rating([now[name].mu, now[name].sigma])] for name in names]
        ranks = [1.0 if fared[side] == LOSS else 0.0 for side in sorted(fared)]
        moved = [team[0] for team in model.rate(teams, ranks=ranks)]
        for name in set(names):
            mine = [rating for rating, other in zip(moved, names, strict=True) if other == name]
            mu = sum(rating.mu for rating in mine) / len(mine)
            sigma = sum(rating.sigma for rating in mine) / len(mine)
            self.ratings[name] = model.create_rating([mu, sigma])


def versus(mine: int, other: int) -> int:
    """How one side fared against another: where neither has won they are level."""
    return DRAW if mine == other else WIN if mine > other else LOSS
