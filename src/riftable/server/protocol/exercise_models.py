"""Bodies and answers of attempts at exercises: puzzles and the steps of lessons."""

from __future__ import annotations

from typing import Literal

from riftable.gamekit.message_parts import Sent
from riftable.server.protocol.bounds import Moves
from riftable.server.protocol.messages import Look, Read, Update, Why
from riftable.server.protocol.parts import Strict

# Bodies.


class ExerciseAnswer(Strict):
    """Answers to an exercise: `done` are those given before, in order, `moves` a path of the present tree."""

    done: Moves
    moves: Moves


class ExerciseQuestion(Strict):
    """A query about the position after the answers `done`; its `v` and `seat` do not matter."""

    done: Moves
    query: Look | Why | Read


class ExerciseSurrender(Strict):
    """Give an exercise up after the answers `done`."""

    done: Moves


# Answers.


class ExerciseFact(Sent):
    """Cards that the exercise shows though the board does not: an open hand, or what a seat has played."""

    seat: int
    kind: Literal["hand", "played"]
    cards: list[str]  # in notation; "?": not known


class ExerciseLine(Sent):
    """A line that the engine plays: the position it begins with, and what happens then."""

    names: str  # the moves in notation
    before: Update
    steps: list[Update]


class ExerciseVerdict(Sent):
    """What an attempt came to."""

    solved: bool
    gave_up: bool
    reached: str  # what was achieved, in words; of a lesson, what the coach says about it; "" after giving up
    possible: str  # what can be achieved; "" in a lesson
    mistake: str  # the first answer that was wrong, in words; "" if there is none
    better: list[str]  # what would have been right instead; none if there are too many to name
    line: ExerciseLine | None  # a best line, from the mistake on; None if it was solved
    returns_in: int = 0  # days until a puzzle comes back; 0: it does not


class ExercisePosition(Sent):
    """Where an attempt stands: `done` are the answers so far, in the order of the rules."""

    done: list[int]
    update: Update
    facts: list[ExerciseFact]
    verdict: ExerciseVerdict | None  # once the action is over
