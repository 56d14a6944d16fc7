"""Puzzles: the search that proves them, what makes one wrong, and the ones that come along."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from functools import cache

import pytest

from riftable import games
from riftable.ai.levels import evaluator
from riftable.ai.puzzles.attempt import Attempt, play_solution
from riftable.ai.puzzles.collection import (
    Puzzle,
    choose_puzzles,
    daily_puzzle,
    find_puzzle,
    games_with_puzzles,
    pack_puzzles,
    puzzle_book,
    puzzle_id,
    puzzle_theme,
    read_puzzle,
    read_puzzles,
    shipped_puzzles,
)
from riftable.ai.puzzles.grading import LEVELS, UNSOLVED, effort, level_for
from riftable.ai.puzzles.proof import SolvedPuzzle, flaw, open_puzzle, prove
from riftable.core.errors import BadNotation, BadOption, IllegalMove
from riftable.core.rng import Rng
from riftable.games.riftforce.rules.state import Rift
from riftable.language.fluent import LANGUAGES

# Discard water5 by number: fire5 destroys ice5, light5 destroys ice6. Nothing else gains two.
BOARD = """riftforce duel
first 0
turn 1
round 6
score {score}
guilds 0 ice earth sand crystal
guilds 1 fire water light thunderbolt
1 - / -
2 ice5*2 / fire5 water6
3 ice6*4 / light5
4 - / -
5 - / -
hand 0 ice5 earth6 sand7
discard 0 -
deck 0 *
hand 1 fire7 water5 light6
discard 1 -
deck 1 *"""
SAMPLE = 2  # shipped puzzles of each theme that every run proves


def made(theme: str, score: str = "3 4", about: int = -1, best: int = 1) -> Puzzle:
    """Return a puzzle of this board with the right id."""
    puzzle = Puzzle("", "riftforce", theme, 1, BOARD.format(score=score), best, about)
    return replace(puzzle, id=puzzle_id(puzzle))


def themes() -> list[tuple[str, str]]:
    return [(game, theme.name) for game in games_with_puzzles() for theme in puzzle_book(game).themes]


def sample(game: str, theme: str) -> list[Puzzle]:
    """Return the shipped puzzles of a theme with the shortest texts, which are the quickest to search."""
    found = choose_puzzles(game, theme)
    return sorted(found, key=lambda puzzle: (len(puzzle.position), puzzle.id))[:SAMPLE]


@cache
def solved_once(puzzle: Puzzle) -> SolvedPuzzle:
    """Return the search of a puzzle, which several tests use and none changes."""
    return SolvedPuzzle(puzzle)


# The search.


def test_every_line_is_searched_and_the_best_ones_are_known() -> None:
    solved = SolvedPuzzle(made("most"))
    lines = list(solved.lines())
    best = max(line.value for line in lines)
    assert solved.proof().best == best == 2
    assert solved.solution().names[:3] == ["activate", "water5", "number"]
    assert {line.solves for line in lines if line.value == best} == {True}
    assert {line.solves for line in lines if line.value < best} == {False}
    assert solved.solution().names in [line.names for line in lines if line.solves]


def test_a_line_achieves_what_the_engine_says() -> None:
    solved = SolvedPuzzle(made("most"))
    for line in list(solved.lines())[::7]:
        game = open_puzzle(solved.puzzle)
        before = game.scores
        for name in line.names:
            game.make(game.rules.read(game.state, name))
        mine, theirs = game.scores[1] - before[1], game.scores[0] - before[0]
        assert line.value == mine - theirs


def test_hidden_cards_do_not_matter() -> None:
    puzzle = made("most")
    game = open_puzzle(puzzle)
    proof = prove(puzzle)
    for seed in range(3):
        other = game.rules.imagine(game.view(1), Rng(seed, 5))
        twin = replace(puzzle, position=game.rules.write(other))
        assert twin.position != puzzle.position
        assert prove(twin) == proof


def test_a_win_is_a_lead_at_the_end_of_the_round() -> None:
    best = prove(made("most")).best
    assert best > 0
    assert prove(made("win", score=f"3 {12 - best}")).best == 1
    assert prove(made("win", score=f"3 {11 - best}")).best == 0
    assert prove(made("win", score=f"12 {12 - best}")).best == 0  # level


def test_a_location_is_held_alone() -> None:
    solved = SolvedPuzzle(made("hold", about=1))
    values = set()
    for line in solved.lines():
        game = open_puzzle(solved.puzzle)
        for name in line.names:
            game.make(game.rules.read(game.state, name))
        assert isinstance(game.state, Rift)
        assert line.value == (bool(game.state.row(1, 1)) and not game.state.row(0, 1))
        values.add(line.value)
    assert values == {0, 1}


# Wrong puzzles.


@pytest.mark.parametrize(("game", "theme"), themes())
def test_puzzles_of_every_theme_are_proved_again(game: str, theme: str) -> None:
    found = sample(game, theme)
    assert found
    assert [flaw(puzzle) for puzzle in found] == [""] * len(found)


@pytest.mark.parametrize(("game", "theme"), themes())
def test_a_wrong_puzzle_fails(game: str, theme: str) -> None:
    puzzle = sample(game, theme)[0]
    assert "can be achieved" in flaw(replace(puzzle, best=puzzle.best + 1))
    assert "id" in flaw(replace(puzzle, level=1, position=puzzle.position + "\n"))
    broken = replace(puzzle, position=puzzle.position.replace("score ", "scores ", 1))
    assert "cannot be opened" in flaw(replace(broken, id=puzzle_id(broken)))


def test_a_puzzle_whose_answer_is_not_clear_fails() -> None:
    puzzle = made("win", score="3 20")  # won whatever is done
    assert prove(puzzle).luck == 1
    assert flaw(puzzle) == "its best lines are not clearly better than the rest"


# Attempts.


@pytest.mark.parametrize(("game", "theme"), themes())
def test_the_solution_solves_and_a_wrong_answer_is_refuted(game: str, theme: str) -> None:
    puzzle = sample(game, theme)[0]
    solved = solved_once(puzzle)
    right = play_solution(solved)
    assert right.verdict().solved
    assert right.verdict().slip is None
    attempt = Attempt(solved)
    while not attempt.is_over:  # the worst there is
        node = attempt.node
        children = zip(node.moves, node.children, strict=True)
        attempt.answer(min(children, key=lambda pair: attempt.values.value(pair[1]))[0])
    verdict = attempt.verdict()
    assert not verdict.solved
    assert verdict.value < verdict.best == puzzle.best
    assert attempt.names
    assert verdict.slip is not None
    assert verdict.slip.better
    assert verdict.slip.given not in verdict.slip.better


def test_every_solution_counts() -> None:
    solved = SolvedPuzzle(made("most"))
    lines = [line for line in solved.lines() if line.solves]
    for line in lines[:20]:
        attempt = Attempt(solved)
        for name in line.names:
            if not attempt.is_over:
                attempt.answer(attempt.read(name))
        assert attempt.verdict().solved


def test_an_answer_that_is_not_legal_changes_nothing() -> None:
    attempt = Attempt(SolvedPuzzle(made("most")))
    with pytest.raises(IllegalMove):
        attempt.answer(999)
    assert attempt.names == []
    assert not attempt.is_over


def test_an_answer_that_was_not_considered_is_judged() -> None:
    attempt = Attempt(SolvedPuzzle(made("most")))
    attempt.answer(attempt.read("play"))
    assert len(attempt.node.moves) == 1  # none of these cards does anything as it is played
    attempt.answer(attempt.read("water5"))
    attempt.answer(attempt.read("@5"))
    while not attempt.is_over:
        attempt.answer(attempt.read("stop"))
    assert not attempt.verdict().solved


# Levels.


def test_a_level_is_the_number_of_solvers_that_fail() -> None:
    assert [level_for(n, (1, 2, 4, 8, 16)) for n in (1, 2, 3, 4, 8, 16, 24, UNSOLVED)] == [
        1, 2, 3, 3, 4, 5, 6, 6,
    ]  # fmt: skip


@pytest.mark.parametrize(("game", "theme"), themes())
def test_levels_are_those_that_the_solvers_give(game: str, theme: str) -> None:
    puzzle = sample(game, theme)[0]
    solved = solved_once(puzzle)
    needed = effort(solved.values, solved.root, evaluator(solved.rules))
    widths = puzzle_book(game).beam_widths
    assert len(widths) == len(LEVELS) - 1
    if not puzzle.position.splitlines()[-1].startswith("pending"):
        assert puzzle.level == level_for(needed, widths)


# The collection.


def test_shipped_puzzles_are_complete() -> None:
    for game in games_with_puzzles():
        puzzles = shipped_puzzles(game)
        names = {theme.name for theme in puzzle_book(game).themes}
        assert {puzzle.theme for puzzle in puzzles} == names
        assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
        assert all(puzzle.id == puzzle_id(puzzle) and puzzle.level in LEVELS for puzzle in puzzles)
        assert all(puzzle.best >= puzzle_theme(game, puzzle.theme).smallest for puzzle in puzzles)
        groups = games.spec(game).group_names
        if groups is not None:
            tags = {tag for puzzle in puzzles for tag in puzzle.tags}
            assert tags == set(groups.load()), "every guild is the hero of some puzzle"


def test_puzzles_read_back() -> None:
    puzzles = [made("most"), replace(made("hold", about=1), tags=("fire", "ice"))]
    assert read_puzzles("riftforce", pack_puzzles(puzzles)) == puzzles
    assert pack_puzzles(puzzles) == pack_puzzles(puzzles)


@pytest.mark.parametrize(
    "line", ["", "[]", "{}", '{"id": 1}', "null", '{"id":"a","theme":"win","level":"x"}']
)
def test_bad_lines_are_refused(line: str) -> None:
    with pytest.raises(BadNotation, match="line 3: this is not a puzzle"):
        read_puzzle("riftforce", line, 3)


def test_puzzles_are_chosen_by_theme_level_and_tag() -> None:
    for puzzle in choose_puzzles("riftforce", theme="hold"):
        assert puzzle.theme == "hold"
    some = shipped_puzzles("riftforce")[0]
    found = choose_puzzles("riftforce", some.theme, some.level, some.tags[0])
    assert some in found
    assert find_puzzle(some.id) == some
    with pytest.raises(BadOption, match="no puzzles of the theme “chess”; there is win"):
        choose_puzzles("riftforce", theme="chess")
    with pytest.raises(BadOption, match="no puzzle of this theme"):
        choose_puzzles("riftforce", tag="chess")
    with pytest.raises(BadOption, match="there is no puzzle “0”"):
        find_puzzle("0")


def test_the_puzzle_of_the_day_is_the_same_for_everybody() -> None:
    puzzles = choose_puzzles("riffifi")
    day = date(2026, 11, 17)
    assert daily_puzzle(puzzles, day) == daily_puzzle(list(reversed(puzzles)), day)
    days = [daily_puzzle(puzzles, day + timedelta(i)).id for i in range(len(puzzles))]
    assert sorted(days) == sorted(puzzle.id for puzzle in puzzles)


def test_every_theme_has_its_texts() -> None:
    for game, theme in themes():
        for lang in LANGUAGES:
            texts = games.spec(game).texts(lang)
            assert texts(f"puzzle-theme-{theme}")
            assert texts(f"puzzle-task-{theme}", about="2")
            assert len({texts(f"puzzle-value-{theme}", n=n) for n in (0, 1)}) == 2
