"""Short lessons: every step is worth giving, and everything about it is said in all languages."""

from __future__ import annotations

import pytest

from riftable.ai.lessons import (
    SearchedStep,
    StepName,
    all_steps,
    find_step,
    flaw,
    games_with_lessons,
    lesson_book,
    lesson_texts,
    open_first_game,
)
from riftable.ai.levels import LEVELS
from riftable.ai.puzzles.attempt import Attempt, play_solution
from riftable.ai.registry import find_bot
from riftable.api import position
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.gamekit.lessons import AllOf, LessonGoal, LessonStep
from riftable.language.fluent import LANGUAGES
from tests.texts import messages

GAMES = games_with_lessons()
STEPS = [pytest.param(name, step, id=str(name)) for game in GAMES for name, step in all_steps(game)]
FIRST_GAMES = 3  # of each game, with other cards each time
LEARNER = LEVELS[1]
MIN_DECISIONS, MAX_DECISIONS = 5, 60  # of the learner; with reading, about five minutes
A_STEP = find_step(StepName("riftforce", "activate", 1))
assert A_STEP is not None


class Never(LessonGoal):
    """A goal that nothing reaches."""

    name = "never"

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return False


class Anything(LessonGoal):
    """A goal that every answer reaches."""

    name = "anything"

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return state is not start


class Always(LessonGoal):
    """A goal that is reached before anything is done."""

    name = "always"

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return True


def missed(searched: SearchedStep) -> Attempt:
    """Return an attempt that misses the goal, by the answers that achieve least."""
    attempt = Attempt(searched)
    while not attempt.is_over:
        chances = [
            (attempt.values.luck(child) if attempt.values.value(child) else 0.0, move)
            for move, child in zip(attempt.node.moves, attempt.node.children, strict=True)
        ]
        attempt.answer(min(chances)[1])
    return attempt


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_a_step_is_worth_giving_and_everything_about_it_is_said(name: StepName, step: LessonStep) -> None:
    searched = SearchedStep(name.game, step)
    assert searched.flaw() == ""
    shown = play_solution(searched)
    assert shown.verdict().solved
    assert step.goal.is_reached(searched.graph.start, shown.state, searched.seat)
    for lang in LANGUAGES:
        assert lesson_texts(name.game, lang)(f"say-{name.lesson}-{name.step}")
    if step.can_fail:
        attempt = missed(searched)
        assert not attempt.verdict().solved
        key, values = step.goal.miss(searched.graph.start, attempt.state, searched.seat)
        for lang in LANGUAGES:
            assert "$" not in lesson_texts(name.game, lang)(key, **values)


@pytest.mark.parametrize("game", GAMES)
def test_texts_belong_to_lessons(game: str) -> None:
    book = lesson_book(game)
    names = [lesson.name for lesson in book.lessons()]
    assert len(names) == len(set(names))
    wanted = {f"chapter-{chapter.name}" for chapter in book.chapters} | {f"title-{name}" for name in names}
    wanted |= {f"say-{name.lesson}-{name.step}" for name, _ in all_steps(game)}
    praise = {f"done-{name.lesson}-{name.step}" for name, _ in all_steps(game)}
    for lang in LANGUAGES:
        found = {key for key in messages(lang, f"{game}/lessons") if not key.startswith("miss-")}
        assert wanted <= found <= wanted | praise


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"goal": Never()}, "its goal cannot be reached"),
        ({"goal": Always()}, "its goal is reached before anything is done"),
        ({"goal": Anything()}, "nothing can go wrong in it"),
        ({"can_fail": False}, "it can be failed"),
        ({"points": ("theirs 2.9",)}, "it points at nothing: list index out of range"),
        ({"points": ("sideways",)}, "it points at nothing: sideways"),
        ({"position": "riftforce duel\nhand 0 fire9"}, "it cannot be opened"),
    ],
)
def test_a_step_that_is_not_worth_giving_is_found(change: dict[str, object], problem: str) -> None:
    assert A_STEP is not None
    known = {"position": A_STEP.position, "goal": A_STEP.goal, "points": A_STEP.points}
    assert flaw("riftforce", LessonStep(**{**known, **change})).startswith(problem)  # type: ignore[arg-type]  # by name


def test_all_goals_of_a_step_must_be_reached() -> None:
    assert A_STEP is not None
    both = AllOf(A_STEP.goal, Never())
    start = SearchedStep("riftforce", A_STEP).graph.start
    assert not both.is_reached(start, start, 0)
    assert both.miss(start, start, 0) == A_STEP.goal.miss(start, start, 0)  # the first that was missed


@pytest.mark.parametrize(
    "name",
    [("chess", "play", 1), ("riftforce", "fly", 1), ("riftforce", "play", 0), ("riftforce", "play", 99)],
)
def test_a_step_that_is_not_there_is_not_found(name: tuple[str, str, int]) -> None:
    assert find_step(StepName(*name)) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_is_small_and_ends_with_a_winner(game: str) -> None:
    me, text = open_first_game(game).seat, lesson_book(game).first_game.position
    for seed in range(FIRST_GAMES):
        first, mine = position(text, seed=seed), 0
        seats = range(len(first.rules.sides))
        bots = [find_bot(LEARNER if seat == me else LEVELS[0], first.rules) for seat in seats]
        while (seat := first.seat) is not None:
            mine += seat == me and len(first.moves) > 1
            first.push(bots[seat].choose(first.view(seat), Rng(seed, len(first.history))))
        assert MIN_DECISIONS <= mine <= MAX_DECISIONS
        assert first.result is not None
        assert max(first.result) == 1
