"""Riftbound as a table of the terminal shows it. What is said comes from its speech."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from riftable.cli.face import Command, Face, Reason, Teller
from riftable.cli.riftbound.board import Board
from riftable.cli.screen import STRONG, Screen
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.games.riftbound.rules.costs import AUTO
from riftable.games.riftbound.rules.ids import ASK_PAY, ASK_REACT, ASK_SHOWDOWN
from riftable.games.riftbound.rules.refusals import Refusal
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.speech import Narrator, speech
from riftable.language.fluent import Texts


class RiftboundFace(Face[RealmView]):
    """Two to four players, each with a deck.

    Paying by itself, and passing where there is nothing else to do, are preferences of a seat: the rules
    ask every time, and `automatic` turns both off and on. So is `yield`: to pass until the turn is over.
    """

    example = "mystic-poro"

    def __init__(self, screen: Screen, texts: Texts, rules: Rules, names: Sequence[str]) -> None:
        super().__init__(screen, texts, rules, names)
        self.speech = speech(texts.lang)
        self.board = Board(screen, texts, self.speech, names)
        self.asked = set[int]()  # the seats that want to be asked how to pay, and at every pass
        self.yielded: dict[int, int] = {}  # by seat, the turn in which it passes whatever may come

    # Words.

    def tie(self, text: str) -> str:
        return self.speech.tie(text)

    def prompt(self, view: RealmView) -> str:
        return self.speech.prompt(view, self.names)

    def answer(self, view: RealmView, move: int) -> str:
        return self.speech.answer(view, move, self.names)

    def code(self, view: RealmView, move: int) -> str:
        return ""

    def reason(self, key: str, word: str = "", guess: str = "") -> Reason:
        return Refusal(key, word=word, guess=guess)

    def refusal(self, reason: Reason) -> str:
        assert isinstance(reason, Refusal)
        return self.speech.refusal(reason)

    def teller(self, view: RealmView, me: int | None) -> Teller:
        return Narrator(self.speech, self.names, me, view)

    def unasked(self, view: RealmView) -> int | None:
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

    # The table.

    def introduction(self, seed: int) -> list[str]:
        who = ", ".join(self.names)
        lines = [self.texts("welcome", game="Riftbound", who=who, seed=str(seed))]
        state = self.rules.new()
        assert isinstance(state, Realm)
        decks = [
            self.texts("bound-deck", name=name, card=state.card(seat).title)
            for seat, name in enumerate(self.names)
        ]
        return [*lines, *decks, self.texts("bound-notice"), self.texts("bound-automatic")]

    def show(self, view: RealmView, hands: Mapping[int, Sequence[int]]) -> None:
        self.board.show(view, hands)

    def hand(self, view: RealmView) -> Mapping[int, Sequence[int]]:
        return {int(view.seat): view.hand} if view.seat >= 0 else {}

    def hands(self, state: State) -> Mapping[int, Sequence[int]]:
        assert isinstance(state, Realm)
        return dict(enumerate(state.hands))

    def seen(self, view: RealmView) -> object:
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

    def help(self) -> list[str]:
        return [self.texts("help-bound")]

    def commands(self, view: Callable[[], RealmView]) -> dict[str, Command]:
        return {
            "cards": Command("word-cards", "help-cards", lambda: self.tell_cards(view())),
            "automatic": Command("word-automatic", "help-automatic", lambda: self.switch(view())),
            "yield": Command("word-yield", "help-yield", lambda: self.give_way(view())),
        }

    def switch(self, view: RealmView) -> None:
        """Turns paying and passing by itself off and on."""
        self.asked ^= {int(view.seat)}
        self.screen.say(self.texts("automatic-off" if int(view.seat) in self.asked else "automatic-on"))

    def give_way(self, view: RealmView) -> None:
        """Passes from now on until the turn is over."""
        self.yielded[int(view.seat)] = int(view.table.round)
        self.screen.say(self.texts("yielding"))

    def tell_cards(self, view: RealmView) -> None:
        """The text of every card that the reader can see."""
        t = view.table
        kinds = {kind for kind in t.kind if kind != GONE} | set(view.hand)
        kinds |= {kind for kind in t.champion if kind >= 0} | {int(item.kind) for item in t.chain}
        for kind in sorted(kinds):
            card = t.cards[kind]
            self.screen.say(card.title, STRONG)
            for line in self.speech.card_text(card):
                self.screen.say(self.tie(line), first="    ")

    # Hints.

    def hint(self, view: RealmView, rng: Rng) -> None:
        assert view.ask is not None
        rows = [[self.answer(view, move)] for move in view.ask.moves]
        self.say_hints(self.texts("hint-answers"), rows, view, rng)
