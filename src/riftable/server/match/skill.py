"""Ratings of players by OpenSkill (Plackett-Luce): what a game changes, and how a rating is shown.

A rating is a normal distribution of a player's strength. It is shown as a number around 1500 with the margin
of a 95 % interval; lists are ordered by the lower end, so that a few lucky games lead to no high place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from riftable.arena.outcomes import LOSS, WIN, Z_95
from riftable.server.match.summary import SeatSummary, Summary

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = 25.0 / 3
CENTER: Final = 1500  # shown for `MU`
SCALE: Final = 40  # points shown for 1 of `mu`
MIN_LISTED_GAMES: Final = 5  # before a player is in the list of the server


class Skill(NamedTuple):
    """The rating of a player in one game, and how many games it comes from."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mu - Z_95 * self.sigma

    @property
    def shown(self) -> int:
        """The number that people see."""
        return round(CENTER + SCALE * (self.mu - MU))

    @property
    def margin(self) -> int:
        """How far the interval reaches to both sides of that number."""
        return round(SCALE * Z_95 * self.sigma)


NEW_SKILL: Final = Skill()


@cache
def model() -> PlackettLuce:
    """Return the model; it is slow to import."""
    from openskill.models import PlackettLuce

    return PlackettLuce(MU, SIGMA)


def after_game(summary: Summary, before: Mapping[str, Skill]) -> dict[str, Skill]:
    """Return the skills of all players after a game.

    Players who left early are rated as if their side had come last, whatever it reached without them.
    """
    teams: dict[int, list[SeatSummary]] = {}
    for seat in summary.seats:
        teams.setdefault(seat.side, []).append(seat)
    reached = {side: max(seat.outcome for seat in team) for side, team in teams.items()}
    after = updated(list(teams.values()), list(reached.values()), before)
    for seat in summary.seats:
        if seat.outcome < reached[seat.side]:
            lost = [LOSS - 1 if side == seat.side else outcome for side, outcome in reached.items()]
            after[seat.user] = updated(list(teams.values()), lost, before)[seat.user]
    return after


def updated(
    teams: Sequence[Sequence[SeatSummary]], outcomes: Sequence[int], before: Mapping[str, Skill]
) -> dict[str, Skill]:
    """Return the skills after teams have fared like this."""
    rating = model().create_rating
    skills = [[before.get(seat.user, NEW_SKILL) for seat in team] for team in teams]
    moved = model().rate(
        [[rating([one.mu, one.sigma]) for one in team] for team in skills],
        ranks=[float(WIN - outcome) for outcome in outcomes],
    )
    return {
        seat.user: Skill(new.mu, new.sigma, old.games + 1)
        for team, olds, news in zip(teams, skills, moved, strict=True)
        for seat, old, new in zip(team, olds, news, strict=True)
    }
