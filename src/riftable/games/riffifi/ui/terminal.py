"""Riffifi in the terminal: introduction, hints, and when the board is drawn again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from riftable.core.event import Event, seen_by
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.gamekit.terminal import Hints, LookAhead, Terminal, TerminalScreen
from riftable.games.riffifi.rules.events import Counted, Missed, Played, Stole, Took
from riftable.games.riffifi.rules.ids import NONE, UNSEEN
from riftable.games.riffifi.rules.state import RiffifiState
from riftable.games.riffifi.rules.view import RiffifiView
from riftable.games.riffifi.ui.presenter import RiffifiPresenter
from riftable.games.riffifi.ui.terminal_board import Board
from riftable.language.fluent import Texts


class RiffifiTerminal(Terminal[RiffifiView]):
    """Three to five players, with any variants."""

    def __init__(
        self, presenter: RiffifiPresenter, screen: TerminalScreen, texts: Texts, names: Sequence[str]
    ) -> None:
        super().__init__(presenter, screen, texts, names)
        self.speech = presenter.speech
        self.board = Board(screen, texts, self.speech, names)

    # The board.

    def introduction(self, seed: int) -> list[str]:
        lines = super().introduction(seed)
        options = self.rules.options
        variants = [
            (options.get("officer"), self.texts("variant-officer")),
            (options.get("equal_chances"), self.texts("variant-equal")),
            (options.get("scoring"), self.texts("variant-ticks")),
        ]
        chosen = [name for wanted, name in variants if wanted]
        return [*lines, self.texts("variants", names=", ".join(chosen))] if chosen else lines

    def show(self, view: RiffifiView, hands: Mapping[int, Sequence[int]]) -> None:
        self.board.show(view, hands)

    def board_code(self, view: RiffifiView, move: int) -> str:
        return self.board.code(move % UNSEEN) if move < NONE else ""

    def all_hands(self, state: State) -> Mapping[int, Sequence[int]]:
        assert isinstance(state, RiffifiState)
        return dict(enumerate(state.hands))

    def board_key(self, view: RiffifiView) -> object:
        """Leave out the own hand: a player knows which card they have played."""
        return view.face, view.tokens, view.scores, view.ticks, int(view.number), view.over

    def example(self) -> str:
        return "blue5"

    def board_help(self) -> list[str]:
        return [self.texts("help-table"), self.texts("help-unseen", word="red7?")]

    # Hints.

    def hints(self, view: RiffifiView, rng: Rng, look_ahead: LookAhead) -> Hints:
        assert view.ask is not None
        world = self.rules.imagine(view, rng.split())
        rows = [[self.immediate_effect(view, world, move)] for move in view.ask.moves]
        return Hints(self.texts("hint-title"), rows)

    def immediate_effect(self, view: RiffifiView, world: State, move: int) -> str:
        """Return an answer, and what it does at once."""
        events: list[Event] = []
        world.copy().apply(move, events)
        seat = int(view.seat)
        done = [e for e in before_the_next(seen_by(events, seat), seat) if type(e) is not Played]
        told = self.narrator(view).tell(done)
        return f"{self.answer(view, move)} → {' '.join(told) or self.texts('hint-stays')}"


def before_the_next(events: list[Event], seat: int) -> list[Event]:
    """Return what an answer of `seat` does, without what happens to the next player then."""
    found: list[Event] = []
    for event in events:
        if isinstance(event, Counted) or (isinstance(event, Took | Stole | Missed) and event.seat != seat):
            break
        found.append(event)
    return found
