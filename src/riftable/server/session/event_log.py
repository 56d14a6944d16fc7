"""Event log: what has happened in a game, as one seat may know it, with lines in one language."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from riftable.core.event import Event, seen_by
from riftable.core.game import Game
from riftable.core.machine import CHANCE
from riftable.core.rules import SPECTATOR, View
from riftable.gamekit.presenter import Presenter
from riftable.language.table_talk.event_narrator import EventNarrator
from riftable.server.protocol.parts import Beat


def to_beats(
    presenter: Presenter[Any],
    narrator: EventNarrator,
    events: Sequence[Event],
    at: int,
    turn: int,
    seat: int,
    unasked: Sequence[Event] = (),
) -> list[Beat]:
    """Group events into beats with log lines; events without a line join the beat that follows.

    `turn` and `seat` are those of the move. They change with events that begin a turn or belong to others.
    `unasked` are those of the events that came of moves no player was asked for.
    """
    of_formalities = {id(event) for event in unasked}
    beats: list[Beat] = []
    heard = [event for event in events if not narrator.is_secret(event)]
    silent: list[Event] = []
    rest = iter(events)
    for run in narrator.groups(heard):
        shown: list[Event] = silent
        silent = []
        left = len(run)
        for event in rest:
            shown.append(event)
            if left == len(run):  # it belongs to whoever its first event belongs to
                turn = pick(narrator.turn_begun(event), turn)
                seat = pick(narrator.actor(event), seat)
            left -= event is run[len(run) - left]
            if not left:
                break
        automatic = narrator.automatic(run) if id(run[0]) in of_formalities else []
        lines = [presenter.tie(line) for line in [*automatic, *narrator.lines(run)]]
        told = [presenter.event_json(event) for event in shown]
        beats.append(Beat(at, turn, seat, told, lines, automatic=bool(automatic)))
    silent += rest
    if silent:
        beats.append(Beat(at, turn, seat, [presenter.event_json(event) for event in silent], []))
    return beats


def pick(known: int | None, otherwise: int) -> int:
    """Return a number, or another where it is not known."""
    return otherwise if known is None else known


def beats_of(
    presenter: Presenter[Any], view: View, names: Sequence[str], events: Sequence[Event], seat: int, at: int
) -> list[Beat]:
    """Return the beats of events that follow a view."""
    narrator = presenter.narrator(view, names, isolate_names=True)
    return to_beats(presenter, narrator, events, at, presenter.turn_number(view), seat)


class EventLog:
    """The beats of a game from its beginning, extended as it goes on.

    `command_ends` are numbers of moves: those between two of them are told together, so that a client that
    was away gets the same lines as one that followed the game. `actors` holds the seat of each move.
    """

    def __init__(
        self,
        presenter: Presenter[Any],
        game: Game,
        names: Sequence[str],
        seat: int,
        command_ends: Sequence[int],
        actors: Sequence[int],
    ) -> None:
        self.presenter = presenter
        self.game = game
        self.seat = seat
        self.command_ends = command_ends
        self.actors = actors
        self.names = list(names)
        view = game.rules.view(game.rests[0][1], seat)
        self.narrator = presenter.narrator(view, self.names, isolate_names=True)
        self.beats: list[Beat] = []
        self.at = 0
        self.heard = 0
        self.turn_begun = (-1, 0)  # moves made when the latest turn began, and its number

    def until(self, moves: int) -> list[Beat]:
        """Return all beats of the first `moves` moves."""
        for end in self.command_ends[bisect_right(self.command_ends, self.at) :]:
            if end <= moves:
                self.append(end)
        return self.beats

    def append(self, end: int) -> None:
        """Append the beats of the moves up to `end`."""
        game = self.game
        events = seen_by(game.events[self.heard : game.heard[end]], self.seat)
        seat = next((one for one in self.actors[self.at : end] if one != CHANCE), SPECTATOR)
        unasked = [
            event
            for move in range(self.at, end)
            if game.unasked[move]
            for event in game.events[game.heard[move] : game.heard[move + 1]]
        ]
        self.beats += to_beats(self.presenter, self.narrator, events, end, self.turn(self.at), seat, unasked)
        self.at, self.heard = end, game.heard[end]
        for event in events:
            begun = self.narrator.turn_begun(event)
            if begun is not None:
                self.turn_begun = (end, begun)

    def turn(self, made: int) -> int:
        """Return the number of the turn after so many moves."""
        game = self.game
        at, state = next(rest for rest in reversed(game.rests) if rest[0] <= made)
        if self.turn_begun[0] > at:  # a turn may begin between two states of rest
            return self.turn_begun[1]
        return self.presenter.turn_number(game.rules.view(state, SPECTATOR))
