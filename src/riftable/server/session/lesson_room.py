"""Lessons of a server: which there are, and a step as the learner sees it, in one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeVar

from riftable.ai.lessons import (
    SearchedStep,
    StepName,
    find_step,
    games_with_lessons,
    lesson_book,
    lesson_texts,
    open_step,
)
from riftable.ai.puzzles.attempt import Attempt
from riftable.gamekit.lessons import LessonStep
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.exercise_models import ExercisePosition, ExerciseVerdict
from riftable.server.protocol.lesson_models import LessonCatalogue, LessonChapter, LessonInfo, LessonSheet
from riftable.server.session.exercise import ExercisePresentation, ExerciseRoom, ExerciseRooms

T = TypeVar("T")


class LessonRoom(ExerciseRoom):
    """A step of a lesson that is open."""

    def __init__(self, name: StepName, step: LessonStep) -> None:
        self.step_name = name
        self.step = step
        self.book = lesson_book(name.game)
        super().__init__(str(name), f"/learn/{name.game}/{name.lesson}", open_step(step), self.book.action)

    @cached_property
    def solved(self) -> SearchedStep:
        """The search of the step."""
        return SearchedStep(self.step_name.game, self.step)


class LessonPresentation(ExercisePresentation[LessonRoom]):
    """A step of a lesson in one language."""

    no_undo = "lesson-no-undo"

    def __init__(self, room: LessonRoom, lang: str) -> None:
        super().__init__(room, lang)
        self.texts = lesson_texts(room.step_name.game, lang)

    def sheet(self, done: Sequence[int], now: int) -> LessonSheet:
        """Return the step, and where an attempt stands after these answers."""
        room, (game, name, number) = self.room, self.room.step_name
        lesson = room.book.lesson(name)
        assert lesson is not None
        state = room.game.state
        return LessonSheet(
            game=game,
            lesson=name,
            title=self.texts(f"title-{name}"),
            step=number,
            steps=len(lesson.steps),
            say=self.presenter.tie(self.texts(f"say-{name}-{number}")),
            points=[room.book.anchor(state, room.seat, word) for word in room.step.points],
            table=self.table(now),
            position=self.position(done, [], now),
        )

    def surrender(self, done: Sequence[int], now: int) -> ExercisePosition:
        return self.given_up(done, "", now)

    def verdict(self, attempt: Attempt, done: Sequence[int], now: int) -> ExerciseVerdict:
        found = attempt.verdict()
        return ExerciseVerdict(
            solved=found.solved,
            gave_up=False,
            reached=self.praise() if found.solved else self.miss(attempt),
            possible="",
            mistake="",
            better=[],
            line=None if found.solved else self.line([], now),
        )

    def praise(self) -> str:
        """Return what the coach says once the goal is reached; "" if there is nothing to add."""
        _, name, number = self.room.step_name
        return self.presenter.tie(self.texts.get(f"done-{name}-{number}", ""))

    def miss(self, attempt: Attempt) -> str:
        """Return what has happened in an attempt that missed the goal."""
        key, values = self.room.step.goal.miss(self.room.solved.graph.start, attempt.state, self.room.seat)
        return self.presenter.tie(self.texts(key, **values))


class LessonDesk:
    """Hands out the steps of lessons and judges attempts. What is done is kept in the browser."""

    def __init__(self) -> None:
        self.rooms = ExerciseRooms(open_lesson_room)

    async def at(self, name: StepName, lang: str, work: Callable[[LessonPresentation], T]) -> T:
        """Return what `work` makes of a step; `RequestRefused` if there is none of this name."""
        return await self.rooms.at(name, lambda room: work(LessonPresentation(room, lang)))


def open_lesson_room(name: StepName) -> LessonRoom:
    """Open the step of this name; `RequestRefused` if there is none."""
    step = find_step(name)
    if step is None:
        raise RequestRefused("unknown_lesson", 404)
    return LessonRoom(name, step)


def lesson_catalogue(lang: str) -> LessonCatalogue:
    """Return all lessons of this server."""
    return LessonCatalogue({game: chapters_of(game, lang) for game in games_with_lessons()})


def chapters_of(game: str, lang: str) -> list[LessonChapter]:
    """Return the lessons of a game."""
    texts = lesson_texts(game, lang)
    return [
        LessonChapter(
            texts(f"chapter-{chapter.name}"),
            [
                LessonInfo(lesson.name, texts(f"title-{lesson.name}"), len(lesson.steps))
                for lesson in chapter.lessons
            ],
        )
        for chapter in lesson_book(game).chapters
    ]
