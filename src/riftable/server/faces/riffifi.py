"""Riffifi as a table shows it. What is said comes from its speech."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.core.event import Event
from riftable.core.machine import Ask, State
from riftable.core.refusal import Refusal
from riftable.core.rules import Rules
from riftable.games.riffifi.notation.moves import seats_of
from riftable.games.riffifi.rules.events import Stole, Took, TurnedDown
from riftable.games.riffifi.rules.ids import (
    CARD_NAMES,
    COLOUR,
    COLOUR_NAMES,
    NONE,
    NUM_CARDS,
    OFFICER,
    SHAPES,
    TAKE,
    UNSEEN,
    VALUE,
)
from riftable.games.riffifi.rules.refusals import Refusal as RiffifiRefusal
from riftable.games.riffifi.rules.state import Table
from riftable.games.riffifi.rules.view import ASK_NAMES, TableView
from riftable.games.riffifi.speech import Narrator, speech
from riftable.language.table_talk.event_narrator import Teller
from riftable.server.faces.base import Face, Tally, Words
from riftable.server.protocol.http_models import CardText, GroupText
from riftable.server.protocol.parts import Target

PLAYING: Final = "play"


class RiffifiFace(Face[TableView]):
    """Three to five around a common bank."""

    names = {"card": CARD_NAMES, "colour": COLOUR_NAMES}  # noqa: RUF012  (as declared)
    kinds = ASK_NAMES

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.speech = speech(lang)

    # Words.

    def tied(self, text: str) -> str:
        return self.speech.tie(text)

    def prompt(self, view: TableView, names: Sequence[str]) -> str:
        return self.speech.prompt(view, names)

    def answer(self, view: TableView, move: int, names: Sequence[str]) -> str:
        return self.speech.answer(view, move, names)

    def refusal(self, reason: Refusal, rules: Rules) -> str:
        if not isinstance(reason, RiffifiRefusal):
            reason = RiffifiRefusal(reason.key, word=reason.word, guess=reason.guess)
        return self.speech.refusal(reason)

    def teller(self, view: TableView, names: Sequence[str], me: int | None) -> Teller:
        return Narrator(self.speech, names, me, view, fence=True)

    def words(self, rules: Rules) -> Words:
        say = self.speech
        cards = [
            CardText(
                CARD_NAMES[card],
                say.card(card),
                "" if card == OFFICER else COLOUR_NAMES[COLOUR[card]],
                VALUE[card],
                1,
            )
            for card in range(NUM_CARDS)
        ]
        groups = [
            GroupText(name, say.colour(colour), SHAPES[colour], say.shape(colour), "", "")
            for colour, name in enumerate(COLOUR_NAMES)
        ]
        return Words(cards, groups, [], [], [], [])

    # What things concern.

    def target(self, view: TableView, move: int) -> Target:
        if move == NONE:
            return Target("button")
        if move >= TAKE:
            return Target("seats", seats=seats_of(move - TAKE + 1))
        if move >= UNSEEN:
            return Target("card", card=CARD_NAMES[move - UNSEEN], down=True)
        assert view.ask is not None
        if ASK_NAMES[view.ask.kind] == PLAYING:
            return Target("card", card=CARD_NAMES[move])
        return Target("face", card=CARD_NAMES[move], seats=[view.face.index(move)])

    def choosable(self, view: TableView) -> list[tuple[str, Target]]:
        found = []
        for card in view.hand:
            found.append((CARD_NAMES[card], Target("card", card=CARD_NAMES[card])))
            found.append((f"{CARD_NAMES[card]}?", Target("card", card=CARD_NAMES[card], down=True)))
        for seat, card in enumerate(view.face):
            if card >= 0:
                found.append((CARD_NAMES[card], Target("face", card=CARD_NAMES[card], seats=[seat])))
        return found

    # What moves come to.

    def tally(self, view: TableView, events: Sequence[Event]) -> Tally:
        me = int(view.seat)
        destroyed = lost = mine = theirs = 0
        for event in events:
            match event:
                case TurnedDown():
                    destroyed += event.seat != me
                    lost += event.seat == me
                case Took():
                    mine += event.n if event.seat == me else 0
                    theirs += 0 if event.seat == me else event.n
                case Stole():
                    mine += event.n if event.seat == me else 0
                    theirs += 0 if event.seat == me else event.n
                case _:
                    pass
        return Tally(destroyed=destroyed, lost=lost, mine=mine, theirs=theirs)

    def promise(self, view: TableView, events: Sequence[Event], lines: Sequence[str]) -> str:
        return " ".join(lines)

    def only_hands(self, ask: Ask) -> bool:
        return False

    def turn(self, view: TableView) -> int:
        return int(view.number)

    def hands(self, state: State) -> list[list[str]]:
        assert isinstance(state, Table)
        return [[CARD_NAMES[card] for card in hand] for hand in state.hands]
