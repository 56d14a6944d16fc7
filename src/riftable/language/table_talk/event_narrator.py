"""Teller: events to one reader, in order, joined where a person would join them. A game says how."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from riftable.core.event import Event, Reveal
from riftable.language.table_talk.subject import Party
from riftable.language.text import isolate


class Teller:
    """The log of a game for one reader: `me` is that seat, None a spectator. `fence` isolates names."""

    def __init__(self, names: Sequence[str], me: int | None, *, fence: bool = False) -> None:
        self.names = [isolate(name) if fence else name for name in names]
        self.me = me

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The lines for a stretch of events, in order. A stretch may end anywhere."""
        heard = [event for event in events if not self.is_secret(event)]
        return [line for run in self.runs(heard) for line in self.lines(run)]

    def runs(self, heard: Sequence[Event]) -> Iterator[list[Event]]:
        """Events that are told in one breath, stretch by stretch, each told before the next is looked at."""
        i = 0
        while i < len(heard):
            run = 1
            while i + run < len(heard) and self.joins(heard[i], heard[i + run - 1], heard[i + run]):
                run += 1
            yield list(heard[i : i + run])
            i += run

    def is_secret(self, event: Event) -> bool:
        """Whether an event is none of this reader's business, or not worth a word."""
        return isinstance(event, Reveal) and (self.me is None or not event.to >> self.me & 1)

    def joins(self, first: Event, last: Event, event: Event) -> bool:
        """Whether an event belongs into the sentence that `first` began and `last` went on with."""
        raise NotImplementedError

    def lines(self, run: list[Event]) -> list[str]:
        """What to say of events that belong together."""
        raise NotImplementedError

    def seat(self, seat: int) -> Party:
        """Somebody, or the reader."""
        return self.seats([seat])

    def seats(self, seats: Sequence[int]) -> Party:
        """Several, the reader apart."""
        others = tuple(self.names[seat] for seat in seats if seat != self.me)
        return Party(others, me=self.me in seats)
