"""Answers of the routes about lessons, besides those of all exercises."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from riftable.gamekit.message_parts import Sent
from riftable.server.protocol.bounds import Word
from riftable.server.protocol.exercise_models import ExercisePosition
from riftable.server.protocol.messages import TableInfo
from riftable.server.protocol.parts import Strict

MAX_STEPS: Final = 1000  # in a list of a client, more than there are
StepNames: TypeAlias = Annotated[list[Word], Meta(max_length=MAX_STEPS)]


class StepsDone(Strict):
    """Steps that were done in a browser before its user had a session: as "GAME/LESSON/1"."""

    steps: StepNames


class MyLessons(Sent):
    """The steps of lessons that I have done."""

    steps: list[str]


class LessonInfo(Sent):
    """A lesson of the list."""

    name: str
    title: str
    steps: int


class LessonChapter(Sent):
    """Lessons that belong together."""

    title: str
    lessons: list[LessonInfo]


class LessonCatalogue(Sent):
    """All lessons of a server, by game."""

    games: dict[str, list[LessonChapter]]


class LessonSheet(Sent):
    """A step of a lesson as the learner sees it."""

    game: str
    lesson: str
    title: str
    step: int  # from 1
    steps: int
    say: str  # what the coach says
    points: list[str]  # what the coach points at, as attributes: "key=unit:3" is `data-key="unit:3"`
    table: TableInfo
    position: ExercisePosition
