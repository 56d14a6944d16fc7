"""EventNarrator: turns events into log lines for one reader. A game says which belong together, and how."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from riftable.core.event import Event, Reveal
from riftable.language.table_talk.subject import Subject
from riftable.language.text import isolate

NO_PLAYER: Final = -1


class EventNarrator:
    """The log of a game for one reader: `me` is their seat, None a spectator.

    `you` is the seat that is spoken to, usually theirs: None if no one is. `isolate_names` puts Unicode
    isolates around names.
    """

    def __init__(self, names: Sequence[str], me: int | None, *, isolate_names: bool = False) -> None:
        self.names = [isolate(name) if isolate_names else name for name in names]
        self.me = me
        self.you = me

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Return the lines for some events, in order. Events may be passed in any portions."""
        heard = [event for event in events if not self.is_secret(event)]
        return [line for group in self.groups(heard) for line in self.lines(group)]

    def groups(self, heard: Sequence[Event]) -> Iterator[list[Event]]:
        """Yield events that belong together; each group is narrated before the next is formed."""
        i = 0
        while i < len(heard):
            size = 1
            while i + size < len(heard) and self.joins(heard[i], heard[i + size - 1], heard[i + size]):
                size += 1
            yield list(heard[i : i + size])
            i += size

    def is_secret(self, event: Event) -> bool:
        """Return whether an event is private to others, or has no line."""
        return isinstance(event, Reveal) and (self.me is None or not event.to >> self.me & 1)

    def joins(self, first: Event, last: Event, event: Event) -> bool:
        """Return whether an event joins the group that begins with `first` and ends with `last`."""
        raise NotImplementedError

    def lines(self, group: list[Event]) -> list[str]:
        """Return the lines for events that belong together."""
        raise NotImplementedError

    def automatic(self, group: list[Event]) -> list[str]:
        """Return what is said before the lines of events that no one was asked for: there was one answer.

        By default nothing is.
        """
        return []

    def actor(self, event: Event) -> int | None:
        """Return the player an event belongs to in the log; `NO_PLAYER` for the table as a whole.

        None: it belongs to whoever acted before. By default events with a `seat` belong to that seat.
        """
        seat = getattr(event, "seat", None)
        return None if isinstance(event, Reveal) or seat is None or seat < 0 else int(seat)

    def turn_begun(self, event: Event) -> int | None:
        """Return the number of the turn, round or hand that an event begins; None if it begins none."""
        return None

    def seat(self, seat: int) -> Subject:
        """Return a seat as a subject."""
        return self.seats([seat])

    def seats(self, seats: Sequence[int]) -> Subject:
        """Return several seats as a subject, the one that is spoken to apart."""
        others = tuple(self.names[seat] for seat in seats if seat != self.you)
        return Subject(others, me=self.you in seats)
