"""What has happened, as triggered abilities and their conditions see it."""

from __future__ import annotations

from typing import final

from riftable.core.native import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Happening:
    """One event, with its facts as they were at that moment [359.3.f]. Never changed once it is announced."""

    what: i64  # an event of `ids`
    subject: i64  # the object it is about; -1: none, or it has left the board
    kind: i64  # the kind of card it is about; -1: none
    seat: i64  # the seat that is responsible; -1: no one
    place: i64  # where it happened; -1: nowhere
    whose: i64 = -1  # the controller of the object; -1: no one
    flags: i64 = 0  # the states of the object
    might: i64 = 0  # its Might, where it dies
    origin: i64 = -1  # where the object came from: a place; for a card that is played, a zone of `items`
    means: i64 = -1  # the kind of the card that did it; -1: none
    n: i64 = 0  # which time it is this turn, where that is counted
    paid: bool = False  # the additional cost of the card that is played was paid

    def __init__(self, what: i64, subject: i64, kind: i64, seat: i64, place: i64) -> None:
        self.what = what
        self.subject = subject
        self.kind = kind
        self.seat = seat
        self.place = place

    def without_subject(self) -> Happening:
        """The same event after its object has left the board: if it returns, it is another one [124]."""
        return self.twin(self.what, -1)

    def as_another(self, what: i64) -> Happening:
        """The same facts as another event."""
        return self.twin(what, self.subject)

    def twin(self, what: i64, subject: i64) -> Happening:
        """The same facts about another event or object."""
        twin = Happening(what, subject, self.kind, self.seat, self.place)
        twin.whose = self.whose
        twin.flags = self.flags
        twin.might = self.might
        twin.origin = self.origin
        twin.means = self.means
        twin.n = self.n
        twin.paid = self.paid
        return twin

    def memory(self) -> list[int]:
        """Its numbers, for people and tests to look at."""
        out = [self.what, self.subject, self.kind, self.seat, self.place]
        return [*out, self.whose, self.flags, self.might, self.origin, self.means, self.n, int(self.paid)]
