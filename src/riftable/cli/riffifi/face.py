"""Riffifi as a table of the terminal shows it. What is said comes from its speech."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from riftable.cli.face import Face, Reason, Teller
from riftable.cli.riffifi.board import Board
from riftable.cli.screen import Screen
from riftable.core.event import Event, seen_by
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.games.riffifi.rules.events import Counted, Missed, Played, Stole, Took
from riftable.games.riffifi.rules.ids import NONE, UNSEEN
from riftable.games.riffifi.rules.refusals import Refusal
from riftable.games.riffifi.rules.state import Table
from riftable.games.riffifi.rules.view import TableView
from riftable.games.riffifi.speech import Narrator, speech
from riftable.language.fluent import Texts


class RiffifiFace(Face[TableView]):
    """Three to five players, with whatever variants."""

    example = "blue5"

    def __init__(self, screen: Screen, texts: Texts, rules: Rules, names: Sequence[str]) -> None:
        super().__init__(screen, texts, rules, names)
        self.speech = speech(texts.lang)
        self.board = Board(screen, texts, self.speech, names)

    # Words.

    def tie(self, text: str) -> str:
        return self.speech.tie(text)

    def prompt(self, view: TableView) -> str:
        return self.speech.prompt(view, self.names)

    def answer(self, view: TableView, move: int) -> str:
        return self.speech.answer(view, move, self.names)

    def code(self, view: TableView, move: int) -> str:
        return self.board.code(move % UNSEEN) if move < NONE else ""

    def reason(self, key: str, word: str = "", guess: str = "") -> Reason:
        return Refusal(key, word=word, guess=guess)

    def refusal(self, reason: Reason) -> str:
        assert isinstance(reason, Refusal)
        return self.speech.refusal(reason)

    def teller(self, view: TableView, me: int | None) -> Teller:
        return Narrator(self.speech, self.names, me, view)

    # The table.

    def introduction(self, seed: int) -> list[str]:
        who = ", ".join(self.names)
        lines = [self.texts("welcome", game="Riffifi", who=who, seed=str(seed))]
        options = self.rules.options
        variants = [
            (options.get("officer"), self.texts("variant-officer")),
            (options.get("equal_chances"), self.texts("variant-equal")),
            (options.get("scoring"), self.texts("variant-ticks")),
        ]
        chosen = [name for wanted, name in variants if wanted]
        return [*lines, self.texts("variants", names=", ".join(chosen))] if chosen else lines

    def show(self, view: TableView, hands: Mapping[int, Sequence[int]]) -> None:
        self.board.show(view, hands)

    def hand(self, view: TableView) -> Mapping[int, Sequence[int]]:
        return {int(view.seat): view.hand} if view.seat >= 0 else {}

    def hands(self, state: State) -> Mapping[int, Sequence[int]]:
        assert isinstance(state, Table)
        return dict(enumerate(state.hands))

    def seen(self, view: TableView) -> object:
        """A card taken from one's own hand is no news."""
        return view.face, view.tokens, view.scores, view.ticks, int(view.number), view.over

    def help(self) -> list[str]:
        return [self.texts("help-table"), self.texts("help-unseen", word="red7?")]

    # Hints.

    def hint(self, view: TableView, rng: Rng) -> None:
        assert view.ask is not None
        world = self.rules.imagine(view, rng.split())
        rows = [[self.promise(view, world, move)] for move in view.ask.moves]
        self.say_hints(self.texts("hint-title"), rows, view, rng)

    def promise(self, view: TableView, world: State, move: int) -> str:
        """An answer, and what it does at once."""
        events: list[Event] = []
        world.copy().apply(move, events)
        seat = int(view.seat)
        done = [e for e in before_the_next(seen_by(events, seat), seat) if type(e) is not Played]
        told = self.teller(view, seat).tell(done)
        return f"{self.answer(view, move)} → {' '.join(told) or self.texts('hint-stays')}"


def before_the_next(events: list[Event], seat: int) -> list[Event]:
    """What an answer of `seat` does, without what then happens to the next one."""
    found: list[Event] = []
    for event in events:
        if isinstance(event, Counted) or (isinstance(event, Took | Stole | Missed) and event.seat != seat):
            break
        found.append(event)
    return found
