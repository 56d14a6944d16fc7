"""Riftbound in the terminal: introduction, commands, and what is answered without asking."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from riftable.core.machine import State
from riftable.gamekit.terminal import STRONG, Terminal, TerminalCommand, TerminalScreen
from riftable.games.riftbound.rules.ids import ASK_PAY, ASK_REACT, ASK_SHOWDOWN, AUTO, DOMAIN_SIGNS
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.ui.presenter import RiftboundPresenter
from riftable.games.riftbound.ui.terminal_board import Board
from riftable.language.fluent import Texts


class RiftboundTerminal(Terminal[RealmView]):
    """Two to four players, each with a deck.

    The rules ask how to pay every time, and also where passing is the only answer. In the terminal both are
    answered without asking; the command `automatic` turns that off and on for a seat. The command `yield`
    passes until the turn is over.
    """

    def __init__(
        self, presenter: RiftboundPresenter, screen: TerminalScreen, texts: Texts, names: Sequence[str]
    ) -> None:
        super().__init__(presenter, screen, texts, names)
        self.speech = presenter.speech
        self.board = Board(screen, texts, self.speech, names)
        self.asked = set[int]()  # the seats that want to be asked how to pay, and at every pass
        self.yielded: dict[int, int] = {}  # by seat, the turn in which it passes whatever may come

    # The board.

    def introduction(self, seed: int) -> list[str]:
        state = self.rules.new()
        assert isinstance(state, Realm)
        decks = [
            self.texts("bound-deck", name=name, card=state.card(seat).title)
            for seat, name in enumerate(self.names)
        ]
        notes = [self.texts("bound-notice"), self.texts("bound-automatic")]
        return [*super().introduction(seed), *decks, *notes]

    def show(self, view: RealmView, hands: Mapping[int, Sequence[int]]) -> None:
        self.board.show(view, hands)

    def all_hands(self, state: State) -> Mapping[int, Sequence[int]]:
        assert isinstance(state, Realm)
        return dict(enumerate(state.hands))

    def board_key(self, view: RealmView) -> object:
        t = view.table
        return (
            t.kind,
            t.at,
            t.flags,
            t.hurt,
            t.extra,
            t.hider,
            t.points,
            view.hand,
            int(t.round),
            len(t.chain),
            view.over,
        )

    def example(self) -> str:
        return "mystic-poro"

    def board_help(self) -> list[str]:
        signs = [f"[{sign}] {self.speech.domain(domain)}" for domain, sign in enumerate(DOMAIN_SIGNS)]
        return [self.texts("help-bound", domains=", ".join(signs))]

    # Preferences and commands.

    def auto_answer(self, view: RealmView) -> int | None:
        ask = view.ask
        if ask is None:
            return None
        seat = int(view.seat)
        if ask.kind in (ASK_REACT, ASK_SHOWDOWN) and view.table.round == self.yielded.get(seat):
            return ask.moves[0]
        if seat in self.asked:
            return None
        if ask.kind == ASK_PAY:
            return AUTO
        return ask.moves[0] if ask.kind == ASK_REACT and len(ask.moves) == 1 else None

    def commands(self, view: Callable[[], RealmView]) -> dict[str, TerminalCommand]:
        return {
            "cards": TerminalCommand("word-cards", "help-cards", lambda: self.show_card_texts(view())),
            "automatic": TerminalCommand(
                "word-automatic", "help-automatic", lambda: self.toggle_automatic(view())
            ),
            "yield": TerminalCommand("word-yield", "help-yield", lambda: self.yield_turn(view())),
        }

    def toggle_automatic(self, view: RealmView) -> None:
        """Turn automatic paying and passing off or on."""
        self.asked ^= {int(view.seat)}
        self.screen.say(self.texts("automatic-off" if int(view.seat) in self.asked else "automatic-on"))

    def yield_turn(self, view: RealmView) -> None:
        """Pass from now on until the turn is over."""
        self.yielded[int(view.seat)] = int(view.table.round)
        self.screen.say(self.texts("yielding"))

    def show_card_texts(self, view: RealmView) -> None:
        """Print the text of every card that the reader can see."""
        t = view.table
        kinds = {kind for kind in t.kind if kind != GONE} | set(view.hand)
        kinds |= {kind for kind in t.champion if kind >= 0} | {int(item.kind) for item in t.chain}
        for kind in sorted(kinds):
            card = t.cards[kind]
            self.screen.say(card.title, STRONG)
            for line in self.speech.card_text(card):
                self.screen.say(self.tie(line), first="    ")
