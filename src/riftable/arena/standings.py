"""Standings: wins with confidence intervals, ratings, lengths and speeds of games that were played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from riftable.arena.outcomes import DRAW, LOSS, WIN, outcomes
from riftable.arena.results import TIMES, ResultLine

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


def points(by_side: dict[int, int]) -> dict[int, float]:
    """Return the points of each side: 1 for a win, shared in a draw; 0.5 for a draw of a single side."""
    drawn = list(by_side.values()).count(DRAW)
    part = 1 / drawn if drawn and len(by_side) > 1 else 0.5
    return {side: {WIN: 1.0, DRAW: part, LOSS: 0.0}[outcome] for side, outcome in by_side.items()}


class Score:
    """The results of a player. A player with several sides of a game counts once for each."""

    def __init__(self) -> None:
        self.games = self.wins = self.draws = 0
        self.decisions = 0
        self.seconds = self.slowest = 0.0

    @property
    def losses(self) -> int:
        """Games neither won nor drawn."""
        return self.games - self.wins - self.draws

    def add(self, outcome: int) -> None:
        """Count one more game."""
        self.games += 1
        self.wins += outcome == WIN
        self.draws += outcome == DRAW


class Standings:
    """Totals of games between the same players."""

    def __init__(self, players: Iterable[str], sides: list[int]) -> None:
        self.players = list(players)
        self.sides = sides  # seat -> side
        self.seats_of: dict[int, list[int]] = {}
        for seat, side in enumerate(sides):
            self.seats_of.setdefault(side, []).append(seat)
        self.scores = {name: Score() for name in self.players}
        self.against = {(one, other): Score() for one in self.players for other in self.players}
        self.started = Score()  # of the side that acts first
        self.games = 0
        self.turns: list[int] = []
        self.decisions: list[int] = []
        self.model: PlackettLuce | None = None  # created on first use: it is slow to import
        self.ratings: dict[str, PlackettLuceRating] = {}

    def names(self, line: ResultLine) -> dict[int, str]:
        """Return the player of each side."""
        return {side: line["seats"][seats[0]] for side, seats in self.seats_of.items()}

    def score(self, line: ResultLine, player: str) -> float:
        """Return the points of a player in a game, averaged over their sides."""
        found = points(self.outcomes(line))
        mine = [found[side] for side, name in self.names(line).items() if name == player]
        return sum(mine) / len(mine)

    def add(self, line: ResultLine) -> None:
        """Count one more game."""
        self.games += 1
        self.turns.append(line["turns"])
        self.decisions.append(sum(line["decisions"]))
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

    def outcomes(self, line: ResultLine) -> dict[int, int]:
        """Return the outcome of each side of a game."""
        by_side = {side: line["result"][seats[0]] for side, seats in self.seats_of.items()}
        return outcomes(by_side)

    def rate(self, names: list[str], fared: dict[int, int]) -> None:
        """Update the ratings of the players; one with several sides gets the mean of their updates."""
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
    """Return the outcome of one side against another: equal outcomes are a draw."""
    return DRAW if mine == other else WIN if mine > other else LOSS
