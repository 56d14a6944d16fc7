"""Lessons of any game: found by name, searched, and proved to be worth giving."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from riftable import games
from riftable.ai.error_messages import BotMessage
from riftable.ai.puzzles.search_graph import ActionGraph, GoalValues, SearchedAction, TooManyPositions
from riftable.api import position
from riftable.core.errors import BadOption, RiftableError
from riftable.core.game import Game
from riftable.gamekit.lessons import LessonBook, LessonStep
from riftable.language.fluent import Texts

TEXTS_PART = "lessons"  # of a game's locales


class StepName(NamedTuple):
    """A step of a lesson, by name. Steps are counted from 1."""

    game: str
    lesson: str
    step: int

    def __str__(self) -> str:
        return f"{self.game}/{self.lesson}/{self.step}"


class SearchedStep(SearchedAction):
    """A step with the search of its action. Raise `RiftableError` if it cannot be opened or searched."""

    def __init__(self, game: str, step: LessonStep) -> None:
        self.step = step
        opened, book = open_step(step), lesson_book(game)
        assert opened.seat is not None
        view = opened.view(opened.seat)
        graph = ActionGraph(book.action, opened.rules, view, step.goal, stops=True)
        super().__init__(opened, GoalValues(graph, step.goal))
        self.book = book

    def flaw(self) -> str:
        """Return what is wrong with the step, in English; "" if it is worth giving."""
        values, root = self.values, self.root
        if values.reached(root):
            return "its goal is reached before anything is done"
        if not values.value(root):
            return "its goal cannot be reached"
        fails = values.luck(root) < 1
        if fails != self.step.can_fail:
            return "nothing can go wrong in it" if self.step.can_fail else "it can be failed"
        try:
            for word in self.step.points:
                self.book.anchor(root.state, self.seat, word)
        except (ValueError, IndexError) as problem:
            return f"it points at nothing: {problem}"
        return ""


def games_with_lessons() -> list[str]:
    """Return the names of the enabled games that have lessons."""
    return [spec.name for spec in games.specs() if spec.lessons is not None]


def lesson_book(game: str) -> LessonBook:
    """Return the lessons of a game; raise `BadOption` if it has none."""
    found = games.spec(game).lessons
    if found is None:
        raise BadOption(BotMessage.NO_LESSONS, game=game)
    return found.load()


@cache
def lesson_texts(game: str, lang: str) -> Texts:
    """Return the texts of a game's lessons."""
    return Texts(lang, TEXTS_PART, games.spec(game).locales)


def find_step(name: StepName) -> LessonStep | None:
    """Return a step of an enabled game; None if there is none of this name."""
    if name.game not in games_with_lessons():
        return None
    lesson = lesson_book(name.game).lesson(name.lesson)
    if lesson is None or not 1 <= name.step <= len(lesson.steps):
        return None
    return lesson.steps[name.step - 1]


def all_steps(game: str) -> list[tuple[StepName, LessonStep]]:
    """Return all steps of a game's lessons, with their names."""
    return [
        (StepName(game, lesson.name, number), step)
        for lesson in lesson_book(game).lessons()
        for number, step in enumerate(lesson.steps, 1)
    ]


def open_step(step: LessonStep) -> Game:
    """Return the game at the position of a step. Chance and formalities wait to be answered."""
    return position(step.position, auto=False)


def open_first_game(game: str) -> Game:
    """Return the small game with which newcomers begin, where the learner is asked."""
    return position(lesson_book(game).first_game.position)


def flaw(game: str, step: LessonStep) -> str:
    """Return what is wrong with a step, in English; "" if it is worth giving."""
    try:
        searched = SearchedStep(game, step)
    except TooManyPositions:
        return "it cannot be searched"
    except RiftableError as problem:
        return f"it cannot be opened: {problem}"
    return searched.flaw()
