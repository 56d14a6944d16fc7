"""`riftable puzzle`: puzzles of every theme in three languages, right and wrong answers, and bad input."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest

from riftable.ai.puzzles.attempt import play_solution
from riftable.ai.puzzles.collection import (
    Puzzle,
    choose_puzzles,
    daily_puzzle,
    games_with_puzzles,
    puzzle_book,
    shipped_puzzles,
)
from riftable.ai.puzzles.proof import SolvedPuzzle
from riftable.cli import puzzle as puzzle_cli
from riftable.games import spec
from riftable.language.fluent import LANGUAGES, Texts
from tests.cli.helpers import always_first, cli

EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
THEMES = [(game, theme.name) for game in games_with_puzzles() for theme in puzzle_book(game).themes]
EVERY_THEME = pytest.mark.parametrize(("game", "theme"), THEMES)


def small(game: str, theme: str) -> Puzzle:
    """Return a puzzle that is quickly searched."""
    return min(choose_puzzles(game, theme), key=lambda puzzle: (len(puzzle.position), puzzle.id))


def own_answers(puzzle: Puzzle) -> list[str]:
    """Return the solver's own answers of a best line."""
    solved = SolvedPuzzle(puzzle)
    return [solved.rules.label(state, move) for state, move in solved.values.own_answers(solved.root)]


def solution(puzzle: Puzzle) -> str:
    """Return the line that is shown."""
    return " ".join(play_solution(SolvedPuzzle(puzzle)).names)


def unwrapped(text: str) -> str:
    """Return output without line breaks and tied spaces."""
    return re.sub(r"\s+", " ", text)


@EVERY_LANGUAGE
@EVERY_THEME
def test_the_solution_is_right(game: str, theme: str, lang: str) -> None:
    puzzle = small(game, theme)
    done = cli("puzzle", game, "--id", puzzle.id, "--lang", lang, typed=own_answers(puzzle))
    texts = Texts(lang).plus(spec(game).locales)
    out = unwrapped(done.out)
    assert (done.code, done.err) == (0, "")
    assert unwrapped(texts("puzzle-right")) in out
    assert unwrapped(texts("puzzle-wrong")) not in out
    assert texts(f"puzzle-theme-{theme}") in out
    assert unwrapped(texts(f"puzzle-task-{theme}", about=str(puzzle.about + 1))) in out
    assert unwrapped(texts(f"puzzle-value-{theme}", n=puzzle.best)) in out


@EVERY_LANGUAGE
def test_a_wrong_answer_is_refuted(lang: str) -> None:
    puzzle = small("riftforce", "most")
    done = cli("puzzle", "--id", puzzle.id, "--lang", lang, think=always_first)
    texts = Texts(lang).plus(spec("riftforce").locales)
    out = unwrapped(done.out)
    assert done.code == 0
    assert unwrapped(texts("puzzle-wrong")) in out
    assert unwrapped(texts("puzzle-possible", text=texts("puzzle-value-most", n=puzzle.best))) in out
    assert unwrapped(texts("puzzle-solution", names=solution(puzzle))) in out
    assert unwrapped(texts("puzzle-slip", answer="X", name="play")).partition("X")[0] in out


def test_giving_up_starting_again_and_help() -> None:
    puzzle = small("riftforce", "win")
    typed = ["help", "nonsense", "99", "play", "again", "board", "", "solution"]
    done = cli("puzzle", "--id", puzzle.id, typed=typed)
    texts = Texts("en")
    assert done.code == 0
    assert texts("help-solution") in done.out
    assert "I do not know “nonsense”" in done.out
    assert unwrapped(texts("puzzle-solution", names=solution(puzzle))) in unwrapped(done.out)
    assert texts("puzzle-right") not in done.out


def test_one_puzzle_after_the_other_until_the_end_of_the_input() -> None:
    done = cli("puzzle", "riffifi", "--seed", "3", typed=["solution", "", "solution", "q"])
    titles = re.findall(r"(?m)^Puzzle (\w+) ", done.out)
    assert done.code == 0
    assert len(set(titles)) == 2
    again = cli("puzzle", "riffifi", "--seed", "3", typed=["solution", "", "quit"])
    assert re.findall(r"(?m)^Puzzle (\w+) ", again.out) == titles


def test_the_puzzle_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    noon = datetime(2026, 11, 17, 12, tzinfo=UTC)
    monkeypatch.setattr(puzzle_cli, "datetime", SimpleNamespace(now={UTC: noon}.__getitem__))
    wanted = daily_puzzle(shipped_puzzles("riffifi"), noon.date())
    done = cli("puzzle", "riffifi", "--daily", typed=["solution"])
    assert f"Puzzle {wanted.id} " in done.out


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("--id", "nothing"), "there is no puzzle “nothing”"),
        (
            ("--theme", "chess"),
            "riftforce has no puzzles of the theme “chess”; there is win",
        ),
        (("--tag", "chess"), "riftforce has no puzzle of this theme and level"),
        (("--id", "x", "--daily"), "--id and --daily do not go together"),
        (("chess",), "there is no game “chess”"),
        (("--level", "7"), "7"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: tuple[str, ...], error: str) -> None:
    done = cli("puzzle", *arguments)
    assert done.code == 2
    assert done.out == ""
    assert error in done.err or "Invalid value for '--level'" in done.err


def test_hidden_hands_are_not_shown() -> None:
    puzzle = small("riftforce", "hold")
    done = cli("puzzle", "--id", puzzle.id, typed=["quit"])
    assert done.out.count("Your hand:") == 1
    assert "hand:" not in done.out.replace("Your hand:", "")


def test_cards_that_a_player_would_have_seen_are_named() -> None:
    puzzle = small("riffifi", "loot")
    pile = next(line for line in puzzle.position.splitlines() if re.match(r"pile \d \w", line))
    first = re.split(r"\W", pile.split()[2])[0]
    done = cli("puzzle", "--id", puzzle.id, typed=["quit"])
    assert re.search(rf"has played: {first}\b|has played: \?", unwrapped(done.out))
