"""What a reviewed game comes to: accuracy of a seat, its mistakes, and the moments that mattered.

Works on plain numbers, so that a stored review can be summed up without searching again. Grades and accuracy
are those of chess servers (lichess): both follow from how much of the chance to win was given away.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from math import exp
from statistics import fmean, harmonic_mean, pstdev
from typing import Final, Literal, NamedTuple, TypeAlias

# From this cost on, in chance to win, a decision has a grade.
INACCURACY: Final = 0.05
MISTAKE: Final = 0.1
BLUNDER: Final = 0.15
Grade: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]

# An action that costs nothing counts 100 %, one that costs 10 percentage points 64 %, 20 points 40 %.
ACCURACY_SCALE: Final = 1.031668
ACCURACY_DECAY: Final = 4.354
LEAST_ACCURACY: Final = 0.01  # of an action; 0 would be the harmonic mean of all
# An action weighs more where the chances change much: by their deviation over the actions before it.
LEAST_WINDOW: Final = 2  # actions
LARGEST_WINDOW: Final = 8
LEAST_WEIGHT: Final = 0.005
LARGEST_WEIGHT: Final = 0.12


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
    def grade(self) -> Literal["", Grade]:
        """How serious the mistake is, by its cost in whole percent, as players read it; "" if it is none."""
        cost = round(self.cost, 2)
        if cost >= BLUNDER:
            return "blunder"
        if cost >= MISTAKE:
            return "mistake"
        return "inaccuracy" if cost >= INACCURACY else ""


class Moment(NamedTuple):
    """A change of a seat's chance to win: by a mistake of its own, or by what others and chance did."""

    at: int  # moves made before the position to look at
    turn: int
    seat: int
    before: float
    after: float
    grade: Literal["", Grade]  # of the mistake; "" if it was none


class Candidate(NamedTuple):
    """A moment that may be among those that mattered, with its weight and the moves that it spans."""

    weight: float
    first: int
    last: int
    moment: Moment


class Action(NamedTuple):
    """The decisions of a seat in one line of the record together."""

    before: float  # the chance with the best answers
    cost: float

    @property
    def accuracy(self) -> float:
        """How close it was to the best one, from nearly 0 to 1."""
        counts = ACCURACY_SCALE * exp(-ACCURACY_DECAY * self.cost) - (ACCURACY_SCALE - 1)
        return max(LEAST_ACCURACY, counts)


def actions(decisions: Sequence[JudgedDecision]) -> list[Action]:
    """Return the actions that some decisions of one seat make up; each gave away what they did together."""
    found = []
    for _, group in groupby(decisions, key=lambda one: one.turn):
        parts = list(group)
        before = parts[0].best
        found.append(Action(before, min(before, sum(one.cost for one in parts))))
    return found


def accuracy(decisions: Sequence[JudgedDecision]) -> float:
    """Return how close the decisions of one seat were to the best ones, from 0 to 1 (none cost anything).

    It is the average of two means over actions: one that weighs them by how much the chances change around
    them, and the harmonic mean, which a few great losses pull down.
    """
    found = actions(decisions)
    if not found:
        return 1.0
    window = min(LARGEST_WINDOW, max(LEAST_WINDOW, len(found) // 10))
    weights = []
    for i, action in enumerate(found):
        around = [one.before for one in found[max(0, i + 1 - window) : i + 1]]
        deviation = pstdev([*around, action.before - action.cost])
        weights.append(min(LARGEST_WEIGHT, max(LEAST_WEIGHT, deviation)))
    each = [action.accuracy for action in found]
    return (fmean(each, weights) + harmonic_mean(each)) / 2


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
        Candidate(
            one.cost, one.at, one.at, Moment(one.at, one.turn, one.seat, one.best, one.played, one.grade)
        )
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
            moment = Moment(later.at, later.turn, seat, earlier.played, later.best, "")
            happened = later.turn > earlier.turn and later.at - earlier.at > 1  # something in between
            if weight >= INACCURACY and happened:
                candidates.append(Candidate(weight, earlier.at + 1, later.at - 1, moment))
    taken: list[Candidate] = []
    for one in sorted(candidates, key=lambda one: (-one.weight, one.first, one.moment.seat)):
        if len(taken) < most and not any(one.first <= two.last and two.first <= one.last for two in taken):
            taken.append(one)
    return [one.moment for one in sorted(taken, key=lambda one: (one.first, one.moment.at))]
