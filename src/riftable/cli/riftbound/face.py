"""Riftbound as a table of the terminal shows it. What is said comes from its speech."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from riftable.bots.lookahead import look_ahead
from riftable.bots.riftbound_worth import RealmWorth
from riftable.cli.face import Command, Face, Reason, Teller
from riftable.cli.riftbound.board import Board
from riftable.cli.screen import QUIET, STRONG, Screen
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.i18n import Texts
from riftable.riftbound.costs import AUTO
from riftable.riftbound.facts import ASK_PAY, ASK_REACT, ASK_SHOWDOWN
from riftable.riftbound.refusal import Refusal
from riftable.riftbound.speech import Narrator, speech
from riftable.riftbound.state import GONE, Realm
from riftable.riftbound.view import RealmView


class RiftboundFace(Face[RealmView]):
    """Two to four players, each with a deck.

    Paying by itself, and passing where there is nothing else to do, are preferences of the person: the rules
    ask every time, and `automatic` turns both off and on. So is `yield`: to pass until the turn is over.
    """

    example = "mystic-poro"

    def __init__(self, screen: Screen, texts: Texts, rules: Rules, names: Sequence[str]) -> None:
        super().__init__(screen, texts, rules, names)
        self.speech = speech(texts.lang)
        self.board = Board(screen, texts, self.speech, names)
        self.automatic = True
        self.yielded = -1  # the turn in which the person passes whatever may come

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
        if ask.kind in (ASK_REACT, ASK_SHOWDOWN) and view.table.round == self.yielded:
            return ask.moves[0]
        if not self.automatic:
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
            "automatic": Command("word-automatic", "help-automatic", self.switch),
            "yield": Command("word-yield", "help-yield", lambda: self.give_way(view())),
        }

    def switch(self) -> None:
        """Turns paying and passing by itself off and on."""
        self.automatic = not self.automatic
        self.screen.say(self.texts("automatic-on" if self.automatic else "automatic-off"))

    def give_way(self, view: RealmView) -> None:
        """Passes from now on until the turn is over."""
        self.yielded = int(view.table.round)
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
        world = self.rules.imagine(view, rng.split())
        lines = look_ahead(self.rules, world, int(view.seat), RealmWorth(), rng.split())
        best = max(line.worth for line in lines)
        self.screen.say(self.texts("hint-title"), STRONG)
        for i, line in enumerate(lines, 1):  # no chances: nobody has told a search about this game yet
            mark = "★" if line.worth == best else " "
            self.screen.say(self.tie(self.answer(view, line.moves[0])), first=f"{i:>3} {mark} ")
        self.screen.say(self.texts("hint-best"), QUIET)
