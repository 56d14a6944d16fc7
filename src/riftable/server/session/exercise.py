"""An exercise (a puzzle, a step of a lesson) as the seat that is asked sees it: position, attempts, verdict.

Everything is worked out from the view of that seat. An attempt is the list of answers given so far; the
server keeps none of it, and plays the list again for each request.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import Final, Generic, TypeVar

from riftable.ai.puzzles.attempt import Attempt
from riftable.ai.puzzles.search_graph import SearchedAction, TooManyPositions
from riftable.core.errors import IllegalMove
from riftable.core.event import Event
from riftable.core.game import Game
from riftable.core.refusal import NOT_AN_ANSWER, NOT_YOUR_TURN, Refusal
from riftable.core.rules import View
from riftable.gamekit.own_action import OwnAction
from riftable.games import presenter_of
from riftable.server.match.refusals import RequestRefused, refused_by_rules
from riftable.server.protocol import messages
from riftable.server.protocol.exercise_models import (
    ExerciseFact,
    ExerciseLine,
    ExercisePosition,
    ExerciseVerdict,
)
from riftable.server.protocol.messages import TableInfo, Update
from riftable.server.session.lone_table import LoneTable
from riftable.server.session.presentation import interface
from riftable.server.texts import server_texts

K = TypeVar("K", bound=Hashable)
R = TypeVar("R", bound="ExerciseRoom")
T = TypeVar("T")
MAX_ROOMS: Final = 8  # open exercises; a search holds up to some thousand positions
ATTEMPTS_AT_ONCE: Final = 1  # so that other threads get to run


class ExerciseRoom(ABC):
    """An exercise that is open, with its search once that is needed. Not to be shared between threads."""

    def __init__(self, name: str, link: str, game: Game, action: OwnAction) -> None:
        self.name = name
        self.link = link  # its address in the browser
        self.game = game
        self.rules = game.rules
        assert game.seat is not None
        self.seat = game.seat
        self.action = action

    @property
    @abstractmethod
    def solved(self) -> SearchedAction:
        """The search of the exercise, made when it is first needed."""

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


class ExerciseRooms(Generic[K, R]):
    """The exercises that are open. Work on them is done in a thread, one after the other."""

    def __init__(self, open_room: Callable[[K], R]) -> None:
        self.open_room = open_room  # by name; raises `RequestRefused` for one that is not known
        self.rooms: OrderedDict[K, R] = OrderedDict()
        self.attempting = asyncio.Semaphore(ATTEMPTS_AT_ONCE)

    async def at(self, name: K, work: Callable[[R], T]) -> T:
        """Return what `work` makes of the exercise with this name; `RequestRefused` if there is none."""
        async with self.attempting:
            return await asyncio.to_thread(lambda: work(self.room(name)))

    def room(self, name: K) -> R:
        """Return the room of an exercise; the one that was used least recently is closed for it."""
        found = self.rooms.pop(name, None) or self.open_room(name)
        self.rooms[name] = found
        if len(self.rooms) > MAX_ROOMS:
            self.rooms.popitem(last=False)
        return found


class ExercisePresentation(ABC, Generic[R]):
    """An exercise in one language."""

    no_undo: str  # why answers are not taken back: the key of a text of the server

    def __init__(self, room: R, lang: str) -> None:
        self.room = room
        self.lang = lang
        self.presenter = presenter_of(room.rules, lang)
        self.names = self.seat_names()
        self.lone = LoneTable(room.rules, self.names, lang, server_texts(lang)(self.no_undo))

    def seat_names(self) -> list[str]:
        """Return the names of the seats: “You”, and the opponent or numbers."""
        seats, t = len(self.room.rules.sides), interface(self.lang)
        if seats == 2:
            names = [server_texts(self.lang)("puzzle-opponent")] * seats
        else:
            names = [t("player", n=seat + 1) for seat in range(seats)]
        names[self.room.seat] = t("you")
        return names

    def table(self, now: int) -> TableInfo:
        """Return the table at which the exercise is shown."""
        return self.lone.info(self.room.name, self.room.link, self.room.seat, now)

    # Attempts.

    def position(self, done: Sequence[int], moves: Sequence[int], now: int) -> ExercisePosition:
        """Return where an attempt stands after `done` and then the path `moves`.

        The update tells what `moves` led to; without any, everything since the first position.
        """
        if not done and not moves:
            view = self.room.game.view(self.room.seat)
            return ExercisePosition([], self.update(view, view, [], 0, 0, now), self.facts(view), None)
        attempt = self.room.attempt(done)
        before, heard, at = attempt.view(), len(attempt.events), len(attempt.names)
        if not moves:
            before, heard, at = self.room.game.view(self.room.seat), 0, 0
        given = [*done]
        for move in self.ordered(attempt, moves) if moves else []:
            if attempt.is_over:  # the rest of the path is of no concern
                break
            self.room.give(attempt, move)
            given.append(move)
        after = attempt.view()
        now_at = len(attempt.names)
        events = attempt.events[heard:]
        update = self.update(before, after, events, at, now_at, now, is_over=attempt.is_over)
        verdict = self.verdict(attempt, given, now) if attempt.is_over else None
        return ExercisePosition(given, update, self.facts(after), verdict)

    def ordered(self, attempt: Attempt, moves: Sequence[int]) -> list[int]:
        """Return a path in the order of the rules; `RequestRefused` if it cannot be followed."""
        if attempt.is_over:
            raise self.room.refused(Refusal(NOT_YOUR_TURN))
        return self.lone.ordered(self.lone.builder(attempt.view(), len(attempt.names)), moves)

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

    def facts(self, view: View) -> list[ExerciseFact]:
        """Return the cards that the seat knows though the board does not show them."""
        room, found = self.room, []
        open_hands = {seat: cards for seat, cards in room.action.open_hands(view).items() if cards}
        if open_hands:
            hands = self.presenter.open_hands(room.action.searched(room.rules, view))
            # A hand is named only if all of it is known: the rest of the searched state is made up.
            found += [
                ExerciseFact(seat, "hand", hands[seat])
                for seat, cards in open_hands.items()
                if len(cards) == len(hands[seat])
            ]
        played = room.action.played_cards(view).items()
        return found + [ExerciseFact(seat, "played", list(cards)) for seat, cards in played]

    # Verdicts.

    @abstractmethod
    def surrender(self, done: Sequence[int], now: int) -> ExercisePosition:
        """Return the position after `done` with a line that solves it, as the verdict on giving up."""

    @abstractmethod
    def verdict(self, attempt: Attempt, done: Sequence[int], now: int) -> ExerciseVerdict:
        """Return what an attempt that is over came to."""

    def given_up(self, done: Sequence[int], possible: str, now: int) -> ExercisePosition:
        """Return the position after `done`, given up: the verdict has a line from the first position on."""
        position = self.position(done, [], now)
        if position.verdict is None:
            position.update.ask, position.update.waiting = None, []
            position.verdict = ExerciseVerdict(
                solved=False,
                gave_up=True,
                reached="",
                possible=possible,
                mistake="",
                better=[],
                line=self.line([], now),
            )
        return position

    def line(self, done: Sequence[int], now: int) -> ExerciseLine:
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
        return ExerciseLine(" ".join(attempt.names[begin:]), before, steps)

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
        return self.lone.answer_query(self.lone.builder(view, at), query, at + 1)
