"""A puzzle as its solver sees it: the position, attempts, and the verdict, in one language.

Everything is worked out from the view of the solver's seat. An attempt is the list of answers given so far;
the server keeps none of it, and plays the list again for each request.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from riftable import games
from riftable.ai.puzzles.attempt import Attempt, Slip
from riftable.ai.puzzles.collection import Puzzle, puzzle_book
from riftable.ai.puzzles.proof import SolvedPuzzle, open_puzzle
from riftable.ai.puzzles.search_graph import TooManyPositions
from riftable.core.errors import IllegalMove
from riftable.core.event import Event
from riftable.core.refusal import NOT_AN_ANSWER, NOT_YOUR_TURN, Refusal
from riftable.core.rules import View
from riftable.games import presenter_of
from riftable.server.match.refusals import RequestRefused, refused_by_rules
from riftable.server.protocol import messages
from riftable.server.protocol.messages import TableInfo, Update
from riftable.server.protocol.puzzle_models import (
    PuzzleFact,
    PuzzleLine,
    PuzzlePosition,
    PuzzleSheet,
    PuzzleVerdict,
)
from riftable.server.session.ask_tree import AskTreeBuilder
from riftable.server.session.lone_table import LoneTable
from riftable.server.session.presentation import interface
from riftable.server.texts import server_texts

MAX_BETTER: Final = 4  # right answers that are named; more would be no help


class PuzzleRoom:
    """A puzzle that is open, with its search once that is needed. Not safe to be shared between threads."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game = open_puzzle(puzzle)
        self.rules = self.game.rules
        assert self.game.seat is not None
        self.seat = self.game.seat
        self.book = puzzle_book(puzzle.game)

    @cached_property
    def solved(self) -> SolvedPuzzle:
        """The search of the puzzle."""
        return SolvedPuzzle(self.puzzle)

    def attempt(self, done: Sequence[int]) -> Attempt:
        """Return an attempt after these answers; `RequestRefused` if they cannot be given."""
        attempt = Attempt(self.solved)
        for move in done:
            self.give(attempt, move)
        return attempt

    def give(self, attempt: Attempt, move: int) -> None:
        """Give one answer; `RequestRefused` if that is not possible. Then the attempt is as before."""
        if attempt.is_over:
            raise self.refused(Refusal(NOT_YOUR_TURN))
        try:
            attempt.answer(move)
        except IllegalMove as problem:
            raise self.refused(Refusal(NOT_AN_ANSWER)) from problem
        except TooManyPositions as problem:
            raise RequestRefused("puzzle_too_large") from problem

    def refused(self, reason: Refusal) -> RequestRefused:
        """Return the refusal for a reason of the rules."""
        refusal = refused_by_rules(reason)
        refusal.rules = self.rules
        return refusal


class PuzzlePresentation:
    """A puzzle in one language."""

    def __init__(self, room: PuzzleRoom, lang: str) -> None:
        self.room = room
        self.lang = lang
        self.presenter = presenter_of(room.rules, lang)
        self.texts = games.spec(room.puzzle.game).texts(lang)
        self.names = self.seat_names()
        self.lone = LoneTable(room.rules, self.names, lang, server_texts(lang)("puzzle-no-undo"))

    def seat_names(self) -> list[str]:
        """Return the names of the seats: “You”, and the opponent or numbers."""
        seats, t = len(self.room.rules.sides), interface(self.lang)
        if seats == 2:
            names = [server_texts(self.lang)("puzzle-opponent")] * seats
        else:
            names = [t("player", n=seat + 1) for seat in range(seats)]
        names[self.room.seat] = t("you")
        return names

    # The puzzle.

    def sheet(self, done: Sequence[int], now: int) -> PuzzleSheet:
        """Return the puzzle, and where an attempt stands after these answers."""
        puzzle = self.room.puzzle
        return PuzzleSheet(
            id=puzzle.id,
            game=puzzle.game,
            theme=puzzle.theme,
            title=self.title(),
            task=self.presenter.tie(self.texts(f"puzzle-task-{puzzle.theme}", about=str(puzzle.about + 1))),
            level=puzzle.level,
            table=self.table(now),
            position=self.position(done, [], now),
        )

    def title(self) -> str:
        """Return the name of the theme."""
        return self.texts(f"puzzle-theme-{self.room.puzzle.theme}")

    def table(self, now: int) -> TableInfo:
        """Return the table at which the puzzle is shown."""
        room = self.room
        return self.lone.info(room.puzzle.id, f"/puzzles/{room.puzzle.id}", room.seat, now)

    # Attempts.

    def position(self, done: Sequence[int], moves: Sequence[int], now: int) -> PuzzlePosition:
        """Return where an attempt stands after `done` and then the path `moves`.

        The update tells what `moves` led to; without any, everything since the position of the puzzle.
        """
        if not done and not moves:
            view = self.room.game.view(self.room.seat)
            return PuzzlePosition([], self.update(view, view, [], 0, 0, now), self.facts(view), None)
        attempt = self.room.attempt(done)
        before, heard, at = attempt.view(), len(attempt.events), len(attempt.names)
        if not moves:
            before, heard, at = self.room.game.view(self.room.seat), 0, 0
        given = [*done]
        for move in self.ordered(attempt, moves) if moves else []:
            if attempt.is_over:  # the rest of the path is of no concern to the puzzle
                break
            self.room.give(attempt, move)
            given.append(move)
        after = attempt.view()
        now_at = len(attempt.names)
        events = attempt.events[heard:]
        update = self.update(before, after, events, at, now_at, now, is_over=attempt.is_over)
        verdict = self.verdict(attempt, given, now) if attempt.is_over else None
        return PuzzlePosition(given, update, self.facts(after), verdict)

    def ordered(self, attempt: Attempt, moves: Sequence[int]) -> list[int]:
        """Return a path in the order of the rules; `RequestRefused` if it cannot be followed."""
        if attempt.is_over:
            raise self.room.refused(Refusal(NOT_YOUR_TURN))
        return self.lone.ordered(self.builder(attempt.view(), len(attempt.names)), moves)

    def builder(self, view: View, at: int) -> AskTreeBuilder:
        """Return the builder of ask trees for a view."""
        return self.lone.builder(view, at)

    def update(
        self,
        before: View,
        after: View,
        events: Sequence[Event],
        at: int,
        now_at: int,
        now: int,
        *,
        is_over: bool = False,
        with_ask: bool = True,
    ) -> Update:
        """Return the position `after` with what has happened since `before`; without a question if over."""
        asks = with_ask and not is_over
        return self.lone.update(before, after, events, self.room.seat, at, now_at, now, asks=asks)

    def facts(self, view: View) -> list[PuzzleFact]:
        """Return the cards that the solver knows though the board does not show them."""
        room, found = self.room, []
        open_hands = {seat: cards for seat, cards in room.book.open_hands(view).items() if cards}
        if open_hands:
            hands = self.presenter.open_hands(room.book.searched(room.rules, view))
            # A hand is named only if all of it is known: the rest of the searched state is made up.
            found += [
                PuzzleFact(seat, "hand", hands[seat])
                for seat, cards in open_hands.items()
                if len(cards) == len(hands[seat])
            ]
        played = room.book.played_cards(view).items()
        return found + [PuzzleFact(seat, "played", list(cards)) for seat, cards in played]

    # Verdicts.

    def surrender(self, done: Sequence[int], now: int) -> PuzzlePosition:
        """Return the position after `done` with a solution, as the verdict on giving up."""
        position = self.position(done, [], now)
        if position.verdict is None:
            position.update.ask, position.update.waiting = None, []
            position.verdict = PuzzleVerdict(
                solved=False,
                gave_up=True,
                reached="",
                possible=self.value_text(self.room.puzzle.best),
                mistake="",
                better=[],
                line=self.line([], now),
            )
        return position

    def verdict(self, attempt: Attempt, done: Sequence[int], now: int) -> PuzzleVerdict:
        """Return what an attempt that is over came to."""
        found = attempt.verdict()
        slip = found.slip
        return PuzzleVerdict(
            solved=found.solved,
            gave_up=False,
            reached=self.value_text(found.value),
            possible=self.value_text(found.best),
            mistake="" if slip is None else self.answer_text(slip, slip.move),
            better=self.better_texts(slip),
            line=None if slip is None else self.line(self.before_slip(done), now),
        )

    def value_text(self, value: int) -> str:
        """Return what a value of the goal means."""
        return self.presenter.tie(self.texts(f"puzzle-value-{self.room.puzzle.theme}", n=value))

    def answer_text(self, slip: Slip, move: int) -> str:
        """Return an answer to the question of a mistake, in words."""
        view: Any = slip.view
        return self.presenter.option(view, move, self.names).say

    def better_texts(self, slip: Slip | None) -> list[str]:
        """Return the answers that would have been right, if they are few."""
        if slip is None or len(slip.better_moves) > MAX_BETTER:
            return []
        return list(dict.fromkeys(self.answer_text(slip, move) for move in slip.better_moves))

    def before_slip(self, done: Sequence[int]) -> list[int]:
        """Return the answers before the first mistake."""
        attempt = Attempt(self.room.solved)
        for number, move in enumerate(done):
            attempt.answer(move)
            if attempt.slip is not None:
                return list(done[:number])
        return list(done)

    def line(self, done: Sequence[int], now: int) -> PuzzleLine:
        """Return a best line after these answers. Answers to which nothing happens are no steps."""
        attempt = self.room.attempt(done)
        view, heard, at = attempt.view(), len(attempt.events), len(attempt.names)
        begin = at
        before = self.update(view, view, [], at, at, now, with_ask=False)
        steps = []
        while not attempt.is_over:
            attempt.answer(attempt.best_answer())
            events = attempt.events[heard:]
            if events or attempt.is_over:
                after, now_at = attempt.view(), len(attempt.names)
                steps.append(self.update(view, after, events, at, now_at, now, with_ask=False))
                view, heard, at = after, len(attempt.events), now_at
        return PuzzleLine(" ".join(attempt.names[begin:]), before, steps)

    # Queries.

    def answer_query(
        self, done: Sequence[int], query: messages.Look | messages.Why | messages.Read
    ) -> messages.Answer:
        """Answer a query about the position after these answers, as a table does."""
        room = self.room
        if done:
            attempt = room.attempt(done)
            if attempt.is_over:
                raise room.refused(Refusal(NOT_YOUR_TURN))
            view, at = attempt.view(), len(attempt.names)
        else:
            view, at = room.game.view(room.seat), 0
        return self.lone.answer_query(self.builder(view, at), query, at + 1)
