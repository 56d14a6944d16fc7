"""Puzzles as their solver sees them: nothing hidden, the right judgment, a line that leads to the goal."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from riftable.ai.puzzles.attempt import Attempt
from riftable.ai.puzzles.collection import Puzzle, choose_puzzles, games_with_puzzles, puzzle_book
from riftable.core.rng import Rng
from riftable.language.fluent import LANGUAGES
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.protocol.exercise_models import ExercisePosition
from riftable.server.session.puzzle_room import PuzzlePresentation, PuzzleRoom

NOW = 1_800_000_000_000
THEMES = [(game, theme.name) for game in games_with_puzzles() for theme in puzzle_book(game).themes]


def smallest(game: str, theme: str) -> Puzzle:
    """Return the puzzle of a theme with the shortest text, which is quick to search."""
    return min(choose_puzzles(game, theme), key=lambda puzzle: (len(puzzle.position), puzzle.id))


def shown(puzzle: Puzzle, lang: str = "en") -> PuzzlePresentation:
    return PuzzlePresentation(PuzzleRoom(puzzle), lang)


def best_line(puzzle: PuzzlePresentation) -> list[int]:
    """Return own answers that solve a puzzle."""
    attempt, moves = Attempt(puzzle.room.solved), []
    while not attempt.is_over:
        moves.append(attempt.best_answer())
        attempt.answer(moves[-1])
    return moves


def worst_line(puzzle: PuzzlePresentation) -> list[int]:
    """Return own answers that achieve least."""
    attempt, moves = Attempt(puzzle.room.solved), []
    while not attempt.is_over:
        children = zip(attempt.node.moves, attempt.node.children, strict=True)
        moves.append(min(children, key=lambda pair: attempt.values.value(pair[1]))[0])
        attempt.answer(moves[-1])
    return moves


def play(puzzle: PuzzlePresentation, moves: list[int]) -> list[ExercisePosition]:
    """Give answers one after the other and return all positions."""
    found = [puzzle.sheet([], NOW).position]
    for move in moves:
        found.append(puzzle.position(found[-1].done, [move], NOW))
    return found


def twins(puzzle: Puzzle) -> list[Puzzle]:
    """Return puzzles with other hidden cards that look the same to their solver."""
    lines = puzzle.position.splitlines(keepends=True)
    pending = [line for line in lines if line.startswith("pending")]  # answers that are given
    room = PuzzleRoom(replace(puzzle, position="".join(line for line in lines if line not in pending)))
    view = room.game.view(room.seat)
    states = [room.rules.imagine(view, Rng(seed, 5)) for seed in range(3)]
    texts = ["\n".join([room.rules.write(state).rstrip("\n"), *pending]) for state in states]
    return [replace(puzzle, position=text) for text in texts]


def encoded(*values: Any) -> str:
    return msgspec.json.encode(values).decode()


@pytest.mark.parametrize(("game", "theme"), THEMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_best_line_solves_and_the_worst_is_explained(game: str, theme: str, lang: str) -> None:
    puzzle = shown(smallest(game, theme), lang)
    sheet = puzzle.sheet([], NOW)
    assert sheet.task
    assert sheet.position.update.ask is not None
    assert sheet.position.verdict is None
    *way, end = play(puzzle, best_line(puzzle))
    assert all(one.verdict is None and one.update.ask is not None and one.update.prompt for one in way)
    assert end.verdict is not None
    assert end.update.ask is None
    assert (end.verdict.solved, end.verdict.mistake, end.verdict.line) == (True, "", None)
    assert end.verdict.reached == end.verdict.possible

    *way, end = play(puzzle, worst_line(puzzle))
    verdict = end.verdict
    assert verdict is not None
    assert not verdict.solved
    assert verdict.mistake
    assert verdict.mistake not in verdict.better
    assert verdict.reached != verdict.possible
    assert verdict.line is not None
    assert any(beat.lines for step in verdict.line.steps for beat in step.beats)
    # The line begins where the mistake was made: one of the positions on the way.
    views = [one.update.view for one in way]
    assert {**verdict.line.before.view, "ask": 0} in [{**view, "ask": 0} for view in views]


@pytest.mark.parametrize(("game", "theme"), THEMES)
def test_hidden_cards_change_nothing_that_is_sent(game: str, theme: str) -> None:
    """Positions that look the same to the seat give the same answers, byte by byte, to the end."""
    puzzle = smallest(game, theme)
    one = shown(puzzle)
    moves = worst_line(one)
    seen = encoded(one.sheet([], NOW), play(one, moves), one.surrender([], NOW))
    others = twins(puzzle)
    # All cards of a puzzle of Riftbound lie open, and decks have no order: it is its own twin.
    assert any(other.position != puzzle.position for other in others) == (game != "riftbound")
    for other in others:
        twin = shown(other)
        assert encoded(twin.sheet([], NOW), play(twin, moves), twin.surrender([], NOW)) == seen


def test_other_players_of_a_riffifi_puzzle_hold_as_many_cards_as_they_would() -> None:
    puzzle = shown(smallest("riffifi", "loot"))
    before, *_, after = [one.update.view for one in play(puzzle, best_line(puzzle))]
    assert after["hand_number"] == before["hand_number"]
    for seat, pile in enumerate(after["piles"]):
        assert after["hands"][seat] + len(pile) == before["hands"][seat] + len(before["piles"][seat])


def test_known_cards_are_listed_where_the_board_does_not_show_them() -> None:
    riftbound = shown(smallest("riftbound", "lethal"))
    facts = riftbound.sheet([], NOW).position.facts
    assert [(fact.seat, fact.kind) for fact in facts] == [(1 - riftbound.room.seat, "hand")] or facts == []
    riffifi = shown(smallest("riffifi", "loot")).sheet([], NOW).position
    assert {fact.kind for fact in riffifi.facts} == {"played"}
    piles = riffifi.update.view["piles"]
    for fact in riffifi.facts:
        assert [None if card == "?" else card for card in fact.cards] == piles[fact.seat]
    assert shown(smallest("riftforce", "win")).sheet([], NOW).position.facts == []


def test_some_puzzle_of_riftbound_has_an_open_hand() -> None:
    puzzle = next(
        one
        for one in choose_puzzles("riftbound")
        if any(PuzzleRoom(one).action.open_hands(PuzzleRoom(one).game.view(PuzzleRoom(one).seat)).values())
    )
    (fact,) = shown(puzzle).sheet([], NOW).position.facts
    assert fact.kind == "hand"
    assert fact.cards


def test_a_path_may_be_given_at_once_or_answer_by_answer() -> None:
    puzzle = shown(smallest("riftforce", "most"))
    moves = best_line(puzzle)
    slow, quick = play(puzzle, moves)[-1], puzzle.position([], moves, NOW)
    assert slow.done == quick.done == moves
    assert slow.verdict == quick.verdict
    assert slow.update.view == quick.update.view
    told = puzzle.sheet(moves, NOW).position  # after a reload, or in another language
    assert told.verdict == quick.verdict
    assert told.update.beats == quick.update.beats
    assert told.update.reset


def test_giving_up_shows_a_solution() -> None:
    puzzle = shown(smallest("riftforce", "win"))
    first = best_line(puzzle)[:1]
    found = puzzle.surrender(first, NOW)
    assert found.done == first
    assert found.update.ask is None
    verdict = found.verdict
    assert verdict is not None
    assert (verdict.solved, verdict.gave_up, verdict.reached) == (False, True, "")
    assert verdict.line is not None
    attempt = Attempt(puzzle.room.solved)
    for name in verdict.line.names.split():
        if not attempt.is_over:
            attempt.answer(attempt.read(name))
    assert attempt.verdict().solved


def test_giving_up_after_the_verdict_changes_nothing() -> None:
    puzzle = shown(smallest("riftforce", "win"))
    moves = best_line(puzzle)
    verdict = puzzle.surrender(moves, NOW).verdict
    assert verdict is not None
    assert verdict.solved


@pytest.mark.parametrize(
    ("done", "moves"),
    [([999_999], [1]), ([], [999_999]), ([], [-1]), ([-5], [-5]), ([0] * 60, [0])],
)
def test_answers_that_are_not_legal_are_refused(done: list[int], moves: list[int]) -> None:
    puzzle = shown(smallest("riftforce", "most"))
    with pytest.raises(RequestRefused) as refused:
        puzzle.position(done, moves, NOW)
    assert refused.value.key in ("not_an_answer", "not_your_turn")
    assert refused.value.rules is puzzle.room.rules


def test_nothing_can_be_answered_after_the_verdict() -> None:
    puzzle = shown(smallest("riftforce", "most"))
    moves = best_line(puzzle)
    look = messages.Look(1, 1, 0, [])
    for refused in (
        lambda: puzzle.position(moves, moves[:1], NOW),
        lambda: puzzle.answer_query(moves, look),
        lambda: puzzle.sheet([*moves, moves[0]], NOW),
    ):
        with pytest.raises(RequestRefused, match="not_your_turn"):
            refused()


def test_queries_are_answered_as_at_a_table() -> None:
    puzzle = shown(smallest("riftforce", "most"))
    moves = best_line(puzzle)
    looked = puzzle.answer_query(moves[:1], messages.Look(7, 1, 0, moves[1:]))
    assert isinstance(looked, messages.Looked)
    assert (looked.n, looked.moves, looked.end) == (7, moves[1:], "over")
    names = puzzle.room.solved.solution().names
    read = puzzle.answer_query([], messages.Read(8, 1, 0, " ".join(names)))
    assert isinstance(read, messages.ReadAs)
    assert read.moves == moves
    wrong = puzzle.answer_query([], messages.Read(9, 1, 0, "checkmate"))
    assert isinstance(wrong, messages.ReadAs)
    assert not wrong.moves
    assert "checkmate" in wrong.text
    why = puzzle.answer_query([], messages.Why(1, 1, 0, []))
    assert isinstance(why, messages.Reasons)
    assert why.reasons
    with pytest.raises(RequestRefused):
        puzzle.answer_query([], messages.Look(1, 1, 0, [999_999]))


def test_a_position_says_nothing_of_its_text() -> None:
    for game, theme in THEMES:
        puzzle = smallest(game, theme)
        sent = json.dumps(json.loads(encoded(shown(puzzle).sheet([], NOW))), ensure_ascii=False)
        hidden = [line for line in puzzle.position.splitlines() if line.startswith(("deck ", "seed"))]
        assert all(line not in sent for line in hidden if len(line) > len("deck 0 *"))
