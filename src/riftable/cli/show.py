"""`riftable show` and `riftable replay`: show positions and recorded games with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from riftable.cli.screen import STRONG, Screen
from riftable.cli.seats import clean_name
from riftable.core.event import seen_by
from riftable.core.game import Game
from riftable.core.machine import State
from riftable.core.rules import SPECTATOR
from riftable.games import terminal_of
from riftable.language.fluent import Texts


class GameViewer:
    """Shows a game to a spectator."""

    def __init__(self, screen: Screen, texts: Texts, game: Game) -> None:
        self.screen = screen
        self.texts = texts
        self.game = game
        self.terminal = terminal_of(game.rules, screen, texts, seat_names(game, texts))

    def show(self) -> None:
        """Show the position with all hands open, and whose turn it is."""
        state = self.game.state
        self.show_board(state)
        self.screen.say()
        self.screen.say(self.terminal.tie(self.terminal.prompt(self.watch(state))))

    def show_board(self, state: State) -> None:
        """Show a position."""
        self.terminal.show(self.watch(state), self.terminal.all_hands(state))

    def watch(self, state: State) -> Any:
        """Return the view of a spectator."""
        return self.game.rules.view(state, SPECTATOR)

    def replay(self, *, step: bool) -> None:
        """Tell the game action by action; with `step`, wait and show the board after each."""
        game = self.game
        narrator = self.terminal.narrator(self.watch(game.rests[0][1]))
        cuts = [*game.rests[1:], (len(game.history), game.state)]
        told = 0
        for number, (made, state) in enumerate(cuts):
            heard = game.heard[made]
            if heard == told:
                continue
            self.screen.say()
            heading = self.texts("replay-action", n=number) if number else self.texts("replay-setup")
            self.screen.say(heading, STRONG)
            for line in narrator.tell(seen_by(game.events[told:heard], SPECTATOR)):
                self.screen.say(self.terminal.tie(line), first="  ")
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
    """Return the names in the record, or numbers where there are none."""
    names = [clean_name(name) for name in game.seats] + [""] * len(game.rules.sides)
    return [names[seat] or texts("seat", n=seat) for seat in range(len(game.rules.sides))]
