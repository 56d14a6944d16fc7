"""The presenter of Riffifi. The sentences come from its speech."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from riftable.core.event import Event
from riftable.core.machine import CHANCE, State
from riftable.core.refusal import Refusal
from riftable.core.rules import Rules
from riftable.gamekit.message_parts import CardText, Glossary, GroupText, Target
from riftable.gamekit.presenter import BUTTON, LineStep, Presenter, Tally, own_refusal, reader_of
from riftable.games.riffifi.rules.events import Hid, Played, Stole, Ticked, Took, TurnedDown
from riftable.games.riffifi.rules.ids import (
    CARD_NAMES,
    COLOR,
    COLOR_NAMES,
    NONE,
    NUM_CARDS,
    OFFICER,
    SHAPES,
    TAKE,
    UNSEEN,
    VALUE,
)
from riftable.games.riffifi.rules.moves import seats_of
from riftable.games.riffifi.rules.refusals import Refusal as RiffifiRefusal
from riftable.games.riffifi.rules.state import RiffifiState
from riftable.games.riffifi.rules.view import ASK_NAMES, RiffifiView
from riftable.games.riffifi.speech import Narrator, speech
from riftable.language.table_talk.event_narrator import EventNarrator

PLAYING: Final = "play"


class RiffifiPresenter(Presenter[RiffifiView]):
    """Three to five players around a common bank."""

    event_names = {"card": CARD_NAMES, "colour": COLOR_NAMES}  # noqa: RUF012  (as declared)
    ask_kinds = ASK_NAMES

    def __init__(self, rules: Rules, lang: str) -> None:
        super().__init__(rules, lang)
        self.speech = speech(lang)

    # Words.

    def tie_uncached(self, text: str) -> str:
        return self.speech.tie(text)

    def prompt(self, view: RiffifiView, names: Sequence[str]) -> str:
        return self.speech.prompt(view, names)

    def answer(self, view: RiffifiView, move: int, names: Sequence[str]) -> str:
        return self.speech.answer(view, move, names)

    def refusal(self, reason: Refusal) -> str:
        return self.speech.refusal(own_refusal(reason, RiffifiRefusal))

    def narrator(
        self, view: RiffifiView, names: Sequence[str], *, isolate_names: bool = False
    ) -> EventNarrator:
        narrator = Narrator(self.speech, names, reader_of(view), view, isolate_names=isolate_names)
        return self.addressed(narrator)

    def glossary(self) -> Glossary:
        say = self.speech
        cards = [
            CardText(
                CARD_NAMES[card],
                say.card(card),
                "" if card == OFFICER else COLOR_NAMES[COLOR[card]],
                VALUE[card],
                1,
            )
            for card in range(NUM_CARDS)
        ]
        groups = [
            GroupText(name, say.color(color), SHAPES[color], say.shape(color), "", "")
            for color, name in enumerate(COLOR_NAMES)
        ]
        return Glossary(cards, groups)

    # Answers and the board.

    def target(self, view: RiffifiView, move: int) -> Target:
        if move == NONE:
            return BUTTON
        if move >= TAKE:
            return Target("seats", seats=seats_of(move - TAKE + 1))
        if move >= UNSEEN:
            return Target("card", card=CARD_NAMES[move - UNSEEN], down=True)
        assert view.ask is not None
        if ASK_NAMES[view.ask.kind] == PLAYING:
            return Target("card", card=CARD_NAMES[move], seats=view.turned_down_by(move))
        return Target("face", card=CARD_NAMES[move], seats=[view.face.index(move)])

    def choosable(self, view: RiffifiView) -> list[tuple[str, Target]]:
        found = []
        for card in view.hand:
            found.append((CARD_NAMES[card], Target("card", card=CARD_NAMES[card])))
            found.append((f"{CARD_NAMES[card]}?", Target("card", card=CARD_NAMES[card], down=True)))
        for seat, card in enumerate(view.face):
            if card >= 0:
                found.append((CARD_NAMES[card], Target("face", card=CARD_NAMES[card], seats=[seat])))
        return found

    # Consequences and the log.

    def tally(self, view: RiffifiView, events: Sequence[Event]) -> Tally:
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

    def consequences_text(self, view: RiffifiView, events: Sequence[Event], lines: Sequence[str]) -> str:
        """Return what an answer does itself. What the next players take then is no consequence of it."""
        first = type(events[0]) if events else None  # events derive from others
        if first in (Played, Hid):
            turned_down = takewhile(lambda event: type(event) is TurnedDown, events[1:])
            return " ".join(lines[1 : 1 + len(list(turned_down))])
        return " ".join(lines[:1] if first is Stole else lines)  # several thefts at once make one sentence

    def play_on(self, state: State, seat: int, story: list[Event]) -> None:
        """The others leave the card of the seat face up until it takes what that brings."""
        assert isinstance(state, RiffifiState)
        for _ in range(int(state.config.players) - 1):
            ask = state.ask
            if ask is None or ask.seat in (CHANCE, seat):
                return
            for move in ask.moves:
                twin, events = state.copy(), list[Event]()
                twin.apply(move, events)
                if not any(isinstance(event, TurnedDown) and event.seat == seat for event in events):
                    state.apply(move, story)
                    break
            else:
                return

    def unanswered(self, text: str) -> str:
        return self.speech.unless_turned_down(text)

    def deeds(self, view: RiffifiView, step: LineStep) -> list[Event]:
        me = int(view.seat)
        return [event for event in step.events if isinstance(event, Played | Hid) and event.seat == me]

    def telling(self, view: RiffifiView, events: Sequence[Event]) -> list[Event]:
        me = int(view.seat)
        found: list[Event] = []
        mine = True  # what the card itself does, before the others play
        for event in events:
            if isinstance(event, Took | Stole | Ticked):
                found += [event] if event.seat == me else []
            elif isinstance(event, TurnedDown):
                found += [event] if mine and event.seat != me else []
            elif isinstance(event, Played | Hid):
                mine = event.seat == me
        return found

    def turn_number(self, view: RiffifiView) -> int:
        return int(view.number)

    def open_hands(self, state: State) -> list[list[str]]:
        assert isinstance(state, RiffifiState)
        return [[CARD_NAMES[card] for card in hand] for hand in state.hands]
