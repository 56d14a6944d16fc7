"""Answers of the routes about lessons, besides those of all exercises."""

from __future__ import annotations

from riftable.gamekit.message_parts import Sent
from riftable.server.protocol.exercise_models import ExercisePosition
from riftable.server.protocol.messages import TableInfo


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
