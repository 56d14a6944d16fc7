"""What a reviewed game comes to: accuracy of a seat, its mistakes, and the moments that mattered.

Works on plain numbers, so that a stored review can be summed up without searching again.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import exp
from typing import Final, Literal, NamedTuple

INACCURACY: Final = 0.05  # from this cost on, in chance to win, a decision is worth a second look
BLUNDER: Final = 0.1  # from this cost on, a decision is a blunder
ACCURACY_DECAY: Final = 4.5  # a decision that costs 10 percentage points counts 64 %, one of 20 points 41 %


class JudgedDecision(NamedTuple):
    """A decision with the chances to win that a review found, without the position."""

    at: int  # moves made before it, those of chance included
    turn: int  # the number of its line in the record
    part: float  # how far the turn had come, from 0 to 1
    seat: int
    best: float  # the chance with the best answer
    played: float
    names: list[str]  # the best answer in notation, and the seat's own answers after it

    @property
    def cost(self) -> float:
        """How much of the chance to win the decision gave away."""
        return max(0.0, self.best - self.played)

    @property
    def grade(self) -> Literal["", "inaccuracy", "blunder"]:
        """How serious the mistake is; "" if it is none."""
        if self.cost >= BLUNDER:
            return "blunder"
        return "inaccuracy" if self.cost >= INACCURACY else ""


class Moment(NamedTuple):
    """A change of a seat's chance to win: by a mistake of its own, or by what others and chance did."""

    at: int  # moves made before the position to look at
    turn: int
    seat: int
    before: float
    after: float
    mistake: bool


class Candidate(NamedTuple):
    """A moment that may be among those that mattered, with its weight and the moves that it spans."""

    weight: float
    first: int
    last: int
    moment: Moment


def accuracy(decisions: Sequence[JudgedDecision]) -> float:
    """Return how close some decisions were to the best ones, from 0 to 1 (none cost anything)."""
    if not decisions:
        return 1.0
    return sum(exp(-ACCURACY_DECAY * one.cost) for one in decisions) / len(decisions)


def mistakes(decisions: Sequence[JudgedDecision], seat: int, most: int) -> list[JudgedDecision]:
    """Return the costliest mistakes of a seat, in the order of the game."""
    found = [one for one in decisions if one.seat == seat and one.grade]
    costliest = sorted(found, key=lambda one: (-one.cost, one.at))[:most]
    return sorted(costliest, key=lambda one: one.at)


def moments(decisions: Sequence[JudgedDecision], most: int = 3) -> list[Moment]:
    """Return the moments after which most had changed, in the order of the game; no two overlap.

    Between two decisions of a seat its chance changes by what others decide and by chance. What a mistake
    explains of such a change counts for the mistake alone.
    """
    candidates = [
        Candidate(one.cost, one.at, one.at, Moment(one.at, one.turn, one.seat, one.best, one.played, True))
        for one in decisions
        if one.grade
    ]
    for seat in sorted({one.seat for one in decisions}):
        own = [one for one in decisions if one.seat == seat]
        for earlier, later in pairwise(own):
            others = sum(
                one.cost
                for one in decisions
                if one.seat != seat and earlier.at < one.at < later.at and one.grade
            )
            weight = abs(later.best - earlier.played) - others
            moment = Moment(later.at, later.turn, seat, earlier.played, later.best, False)
            if weight >= INACCURACY and later.at - earlier.at > 1:  # else nothing happened in between
                candidates.append(Candidate(weight, earlier.at + 1, later.at - 1, moment))
    taken: list[Candidate] = []
    for one in sorted(candidates, key=lambda one: (-one.weight, one.first, one.moment.seat)):
        if len(taken) < most and not any(one.first <= two.last and two.first <= one.last for two in taken):
            taken.append(one)
    return [one.moment for one in sorted(taken, key=lambda one: (one.first, one.moment.at))]
