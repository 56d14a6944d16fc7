"""Showing a position and telling a recorded game: everything lies open, and nobody plays."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.cli.board import STRONG, Board
from riftable.cli.screen import Screen, printable
from riftable.core.event import seen_by
from riftable.core.game import Game
from riftable.core.machine import State
from riftable.core.rules import WATCHER
from riftable.i18n import Texts
from riftable.riftforce.speech import Narrator, speech
from riftable.riftforce.state import Rift
from riftable.riftforce.view import RiftView


class Telling:
    """A game to be looked at."""

    def __init__(self, screen: Screen, texts: Texts, game: Game) -> None:
        self.screen = screen
        self.texts = texts
        self.game = game
        self.names = seat_names(game, texts)
        self.speech = speech(texts.lang)
        self.board = Board(screen, texts, self.speech, self.names)

    def show(self) -> None:
        """The position with both hands open, and whose turn it is."""
        state = self.game.state
        self.show_board(state)
        self.screen.say()
        self.screen.say(self.speech.tie(self.speech.prompt(self.watch(state), self.names)))

    def show_board(self, state: State) -> None:
        """A position."""
        assert isinstance(state, Rift)
        self.board.show(self.watch(state), dict(enumerate(state.hands)))

    def watch(self, state: State) -> RiftView:
        """The view of a spectator."""
        view = self.game.rules.view(state, WATCHER)
        assert isinstance(view, RiftView)
        return view

    def replay(self, *, step: bool) -> None:
        """The whole story, action by action; with `step` it waits for the reader and shows the board."""
        game = self.game
        narrator = Narrator(self.speech, self.names, None, self.watch(game.rests[0][1]))
        cuts = [*game.rests[1:], (len(game.history), game.state)]
        told = 0
        for number, (made, state) in enumerate(cuts):
            heard = game.heard[made]
            if heard == told:
                continue
            self.screen.say()
            heading = self.texts("replay-action", n=number) if number else self.texts("replay-setup")
            self.screen.say(heading, STRONG)
            for line in narrator.tell(seen_by(game.events[told:heard], WATCHER)):
                self.screen.say(self.speech.tie(line), first="  ")
            told = heard
            if step and state is not game.state:
                self.show_board(state)
                if self.screen.ask(self.texts("replay-next")) in (None, "q"):
                    return
        self.show_board(game.state)
        if not game.over:
            self.screen.say()
            self.screen.say(self.texts("replay-open"))


def seat_names(game: Game, texts: Texts) -> Sequence[str]:
    """The names in the record, or numbers where there are none."""
    names = [printable(name) for name in game.seats] + [""] * len(game.rules.sides)
    return [names[seat] or texts("seat", n=seat) for seat in range(len(game.rules.sides))]
