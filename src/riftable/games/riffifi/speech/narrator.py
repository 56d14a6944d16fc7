"""Narrator: the log of a game of Riffifi for one reader."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.core.event import Event, Reveal
from riftable.games.riffifi.rules.events import (
    Began,
    Counted,
    Deals,
    Dealt,
    Ended,
    Hid,
    Misdealt,
    Missed,
    Passed,
    Played,
    Stole,
    Ticked,
    Took,
    TookOut,
    TurnedDown,
)
from riftable.games.riffifi.rules.ids import OFFICER
from riftable.games.riffifi.rules.moves import seats_of
from riftable.games.riffifi.rules.view import RiffifiView
from riftable.games.riffifi.speech.base import Share, Speech
from riftable.language.table_talk.event_narrator import NO_PLAYER, EventNarrator


class Narrator(EventNarrator):
    """Tells Riffifi."""

    def __init__(
        self,
        speech: Speech,
        names: Sequence[str],
        me: int | None,
        view: RiffifiView,
        *,
        isolate_names: bool = False,
    ) -> None:
        super().__init__(names, me, isolate_names=isolate_names)
        self.speech = speech
        self.by_ticks = view.by_ticks

    def joins(self, first: Event, last: Event, event: Event) -> bool:
        match first, event:
            case (Dealt(), Reveal()) | (Counted(), Counted()) | (TookOut(), TookOut()):
                return True
            case Hid(), Reveal():
                return first.seat == event.seat
            case TurnedDown(), _:
                return False
            case Played(), TurnedDown():  # the Officer, and the card it turns down
                return last is first and first.card == OFFICER
            case Stole(), Stole():
                return first.seat == event.seat and first.colour == event.colour
            case _:
                return False

    def automatic(self, group: list[Event]) -> list[str]:
        event = group[0]
        mine = isinstance(event, Played | Hid) and event.seat == self.me
        return [self.speech.last_card()] if mine else []

    def actor(self, event: Event) -> int | None:
        if isinstance(event, TookOut | Began | Deals | Misdealt | Dealt | Counted | Ended):
            return NO_PLAYER
        return None if isinstance(event, TurnedDown) else super().actor(event)

    def turn_begun(self, event: Event) -> int | None:
        return event.n if isinstance(event, Began) else None

    def lines(self, run: list[Event]) -> list[str]:
        say = self.speech
        event, last = run[0], run[-1]
        cards = [e.card for e in run if isinstance(e, Reveal)]
        match event:
            case TookOut():
                return [say.took_out([e.card for e in run if isinstance(e, TookOut)])]
            case Began():
                return [say.began(event.n, event.hands)]
            case Deals():
                return [say.deals(self.seat(event.seat))]
            case Misdealt():
                return [say.misdealt(self.seat(event.seat), event.colour, event.n)]
            case Dealt():
                told = say.passed(event.n) if isinstance(event, Passed) else say.dealt(event.n)
                return [told, say.your_cards(cards)] if cards else [told]
            case TurnedDown():
                return [say.turned_down(self.seat(event.seat), event.card)]
            case Played():
                if isinstance(last, TurnedDown):
                    return [say.officer_turned(self.seat(event.seat), self.seat(last.seat), last.card)]
                return [say.played(self.seat(event.seat), event.card)]
            case Hid():
                return [say.hid(self.seat(event.seat), cards[0] if cards else None)]
            case Took():
                return [say.took(self.seat(event.seat), event.colour, event.n)]
            case Stole():
                shares = [Share(self.seat(e.victim), e.n) for e in run if isinstance(e, Stole)]
                return [say.stole(self.seat(event.seat), event.colour, shares)]
            case Missed():
                return [say.missed(self.seat(event.seat), event.card if event.card >= 0 else None)]
            case Ticked():
                return [say.ticked(self.seat(event.seat), event.colour, event.n)]
            case Counted():
                return [say.counted([Share(self.seat(e.seat), e.n) for e in run if isinstance(e, Counted)])]
            case Ended():
                return [say.won(self.seats(seats_of(event.winners)), event.n, self.by_ticks)]
            case _:
                return []
