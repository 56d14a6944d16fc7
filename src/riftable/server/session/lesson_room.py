"""Lessons of a server: which there are, and a step as the learner sees it, in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Final, TypeVar

from riftable.ai.lessons import (
    SearchedStep,
    StepName,
    find_step,
    games_with_lessons,
    lesson_book,
    lesson_texts,
    open_first_game,
    open_step,
)
from riftable.ai.levels import LEVELS
from riftable.ai.puzzles.attempt import Attempt
from riftable.core.game import Game
from riftable.gamekit.lessons import LessonStep
from riftable.server.accounts.lesson_progress import DoneStep, LessonProgress
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import bounds
from riftable.server.protocol.exercise_models import ExercisePosition, ExerciseVerdict
from riftable.server.protocol.lesson_models import (
    LessonCatalogue,
    LessonChapter,
    LessonInfo,
    LessonSheet,
    MyLessons,
)
from riftable.server.session.exercise import ExercisePresentation, ExerciseRoom, ExerciseRooms
from riftable.server.storage.interface import Store

T = TypeVar("T")
FIRST_GAME_BOT: Final = LEVELS[0]  # the weakest


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
    """Hands out the steps of lessons, judges attempts, and stores what users have done."""

    def __init__(self, store: Store) -> None:
        self.rooms = ExerciseRooms(open_lesson_room)
        self.progress = LessonProgress(store)

    async def at(self, name: StepName, lang: str, work: Callable[[LessonPresentation], T]) -> T:
        """Return what `work` makes of a step; `RequestRefused` if there is none of this name."""
        return await self.rooms.at(name, lambda room: work(LessonPresentation(room, lang)))

    async def note(self, user: str, names: Iterable[str], now: int) -> MyLessons:
        """Store that a user has done some steps, and return all that they have done.

        Names of steps that there are not (an older browser may know some) are left out.
        """
        found = [step_named(name) for name in names]
        await self.progress.note(user, [DoneStep(*one) for one in found if one is not None], now)
        done = [StepName(*one) for one in await self.progress.of(user)]
        return MyLessons([str(one) for one in done])


def step_named(text: str) -> StepName | None:
    """Return the step with a name such as "GAME/LESSON/1"; None if there is none."""
    game, _, rest = text.partition("/")
    lesson, _, number = rest.partition("/")
    name = StepName(game, lesson, bounds.number(number) or 0)
    return name if find_step(name) is not None else None


def new_first_game(game: str) -> Game:
    """Return the small game with which newcomers to a game begin; `RequestRefused` if it has none."""
    if game not in games_with_lessons():
        raise RequestRefused("unknown_lesson", 404)
    return open_first_game(game)


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
