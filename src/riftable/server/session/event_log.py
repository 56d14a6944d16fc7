"""The story of a game for one reader: events in the order they happened, with the lines of the log."""

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


def told(
    presenter: Presenter[Any], narrator: EventNarrator, events: Sequence[Event], at: int, turn: int, seat: int
) -> list[Beat]:
    """Events that a reader may hear of, in beats; what is not worth a word goes along with what follows."""
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
            left -= event is run[len(run) - left]
            if not left:
                break
        lines = [presenter.tie(line) for line in narrator.lines(run)]
        beats.append(Beat(at, turn, seat, [presenter.event_json(event) for event in shown], lines))
    silent += rest
    if silent:
        beats.append(Beat(at, turn, seat, [presenter.event_json(event) for event in silent], []))
    return beats


def beats_of(
    presenter: Presenter[Any], view: View, names: Sequence[str], events: Sequence[Event], seat: int, at: int
) -> list[Beat]:
    """The beats of events that follow a view."""
    narrator = presenter.narrator(view, names, isolate_names=True)
    return told(presenter, narrator, events, at, presenter.turn_number(view), seat)


class EventLog:
    """Tells a game to one reader, from its beginning to any move; it remembers how far it has come.

    `cuts` are the numbers of moves between which it is told in one go, so that a reader who was away hears
    the same lines as one who was there; `actors` are those who made each move.
    """

    def __init__(
        self,
        presenter: Presenter[Any],
        game: Game,
        names: Sequence[str],
        seat: int,
        cuts: Sequence[int],
        actors: Sequence[int],
    ) -> None:
        self.presenter = presenter
        self.game = game
        self.seat = seat
        self.cuts = cuts
        self.actors = actors
        self.names = list(names)
        view = game.rules.view(game.rests[0][1], seat)
        self.narrator = presenter.narrator(view, self.names, isolate_names=True)
        self.beats: list[Beat] = []
        self.at = 0
        self.heard = 0

    def until(self, made: int) -> list[Beat]:
        """All beats until so many moves were made."""
        for cut in self.cuts[bisect_right(self.cuts, self.at) :]:
            if cut <= made:
                self.tell(cut)
        return self.beats

    def tell(self, cut: int) -> None:
        """The beats of one stretch."""
        game = self.game
        stretch = seen_by(game.events[self.heard : game.heard[cut]], self.seat)
        seat = next((one for one in self.actors[self.at : cut] if one != CHANCE), SPECTATOR)
        self.beats += told(self.presenter, self.narrator, stretch, cut, self.turn(self.at), seat)
        self.at, self.heard = cut, game.heard[cut]

    def turn(self, made: int) -> int:
        """The turn in which so many moves had been made."""
        game = self.game
        state = next(rest for begin, rest in reversed(game.rests) if begin <= made)
        return self.presenter.turn_number(game.rules.view(state, SPECTATOR))
