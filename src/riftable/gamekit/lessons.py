"""LessonBook: the short lessons of a game. `riftable.ai.lessons` searches and proves them.

A lesson is a row of steps. A step is a position, what the coach says and points at there, and a goal: every
line of the learner's own action that reaches it counts. The texts are in `locales/lessons.<lang>.ftl` of the
game.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from riftable.core.machine import State
from riftable.gamekit.own_action import Goal, OwnAction


class LessonGoal(Goal):
    """What is to be reached in a step. Once it is reached the step is over, even in the middle of an action.

    The texts have `miss-<name>`, one sentence about what has happened instead, with the values of `miss`.
    """

    name: str
    least = 0

    @abstractmethod
    def is_reached(self, start: State, state: State, seat: int) -> bool:
        """Return whether `seat` has reached it in `state`, which follows `start`."""

    def value(self, start: State, state: State, seat: int, about: int) -> int:
        return int(self.is_reached(start, state, seat))

    def miss(self, start: State, state: State, seat: int) -> tuple[str, Mapping[str, str | int]]:
        """Return the key of the text about `state`, where the goal was missed, and the values in it."""
        return f"miss-{self.name}", {}


class AllOf(LessonGoal):
    """Several goals at the same time. Of those that were missed the first one is spoken of."""

    name = "all"

    def __init__(self, *goals: LessonGoal) -> None:
        self.goals = goals

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return all(goal.is_reached(start, state, seat) for goal in self.goals)

    def miss(self, start: State, state: State, seat: int) -> tuple[str, Mapping[str, str | int]]:
        missed = (goal for goal in self.goals if not goal.is_reached(start, state, seat))
        return next(missed, self.goals[0]).miss(start, state, seat)


@dataclass(frozen=True)
class LessonStep:
    """A step. `position` is strict position text in which the learner's seat is asked.

    What the coach says there is the text `say-<lesson>-<number>`; `done-<lesson>-<number>`, if there is one,
    is said once the goal is reached.
    """

    position: str
    goal: LessonGoal
    points: tuple[str, ...] = ()  # what the coach points at, in the words of `LessonBook.anchor`
    can_fail: bool = True  # False: every action reaches the goal, and the step is there to be looked at


@dataclass(frozen=True)
class Lesson:
    """A lesson; its title is the text `title-<name>`. Names are words divided by hyphens, without digits."""

    name: str
    steps: tuple[LessonStep, ...]


@dataclass(frozen=True)
class Chapter:
    """Lessons that belong together; the heading is the text `chapter-<name>`."""

    name: str
    lessons: tuple[Lesson, ...]


@dataclass(frozen=True)
class FirstGame:
    """A small game for newcomers: played on from `position`, close to its end, against the weakest bot.

    `position` is strict position text; the learner has the seat that is asked there.
    """

    position: str


class LessonBook:
    """The lessons of a game, in the order in which they are best taken."""

    def __init__(self, action: OwnAction, first_game: FirstGame, chapters: Sequence[Chapter]) -> None:
        self.action = action  # how the learner's actions are searched
        self.first_game = first_game
        self.chapters = tuple(chapters)

    def lessons(self) -> Iterator[Lesson]:
        """Yield all lessons."""
        for chapter in self.chapters:
            yield from chapter.lessons

    def lesson(self, name: str) -> Lesson | None:
        """Return the lesson of this name; None if there is none."""
        return next((lesson for lesson in self.lessons() if lesson.name == name), None)

    def anchor(self, state: State, seat: int, word: str) -> str:
        """Return the `data-` attribute of what a word of a step points at: "key=card:fire5", "region=hand".

        By default the word is the attribute itself. A game puts in what is not known before the position is
        read, such as the numbers of units; raise `ValueError` for a word that means nothing.
        """
        return word
