"""A study that is open: who may read and change it, who is here, who leads."""

from __future__ import annotations

import asyncio
import itertools
from functools import cached_property
from typing import Final

from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.study_models import FIRST_VARIATION, StudyPerson
from riftable.server.protocol.study_models import StudyRoom as RoomMessage
from riftable.server.session.study_game import StudyGame
from riftable.server.storage.studies import StoredStudy, StudyComment, Variation

MAX_PEOPLE: Final = 30  # in a room at the same time
NO_LEADER: Final = -1


class StudyVisitor:
    """One connection of a user to a room; `awake` is set when there may be news."""

    def __init__(self, user: str, name: str) -> None:
        self.user = user
        self.name = name
        self.sent: RoomMessage | None = None
        self.awake = asyncio.Event()
        self.awake.set()


class StudyRoom:
    """A study in memory. Rights are checked by its methods `check_…` when they are used."""

    def __init__(self, study: StoredStudy) -> None:
        self.study = study
        self.v = 1  # changes with the study
        self.visitors: list[StudyVisitor] = []
        self.numbers: dict[str, int] = {}  # of users, in messages
        self.places: dict[str, int] = {}  # where users look
        self.next_number = itertools.count(1)
        self.leader = ""  # a user; "": no one
        self.place = 0  # where the leader is
        self.closed = False  # it was deleted, or must be read again
        self.changing = asyncio.Lock()  # one change at a time

    @cached_property
    def game(self) -> StudyGame:
        """The game of the study. Replaying it takes a while: use a thread."""
        return StudyGame(self.study)

    # Rights.

    def is_owner(self, user: str) -> bool:
        """Return whether the study belongs to a user."""
        return bool(user) and self.study.owner == user

    def check_read(self, user: str) -> None:
        """Raise `RequestRefused` unless a user may read the study, as if there were none."""
        if self.closed or not (self.is_owner(user) or (user and user in self.study.readers)):
            raise RequestRefused("unknown_study", 404)

    def may_add(self, user: str) -> bool:
        """Return whether a user may comment and add variations."""
        return self.is_owner(user) or (bool(user) and user in self.study.readers and self.study.contributions)

    def check_add(self, user: str) -> None:
        """Raise `RequestRefused` unless a user may comment and add variations."""
        self.check_read(user)
        if not self.may_add(user):
            raise RequestRefused("study_read_only", 403)

    def check_owner(self, user: str) -> None:
        """Raise `RequestRefused` unless the study belongs to a user."""
        self.check_read(user)
        if not self.is_owner(user):
            raise RequestRefused("foreign_study", 403)

    def may_delete(self, user: str, what: Variation | StudyComment) -> bool:
        """Return whether a user may delete a variation or a comment: their own, or all in their own study."""
        return self.is_owner(user) or (self.may_add(user) and what.author == user)

    def subtree(self, place: int) -> set[int]:
        """Return a variation and all that follow it."""
        found = {place}
        for one in sorted(self.study.variations):  # a variation comes after the one it starts from
            if self.study.variations[one].parent in found:
                found.add(one)
        return found

    # Who is here.

    def enter(self, visitor: StudyVisitor) -> None:
        """Let a visitor in; `RequestRefused` if the room is full."""
        if len(self.visitors) >= MAX_PEOPLE:
            raise RequestRefused("study_crowded", 429, n=MAX_PEOPLE)
        if visitor.user not in self.numbers:
            self.numbers[visitor.user] = next(self.next_number)
        self.visitors.append(visitor)
        self.places.setdefault(visitor.user, self.place)
        self.notify()

    def leave(self, visitor: StudyVisitor) -> None:
        """Let a visitor out. A leader who is gone no longer leads; where they led to stays."""
        if visitor in self.visitors:
            self.visitors.remove(visitor)
        if not self.is_here(visitor.user):
            self.places.pop(visitor.user, None)
            if self.leader == visitor.user:
                self.leader = ""
        self.notify()

    def is_here(self, user: str) -> bool:
        """Return whether a user is in the room."""
        return any(one.user == user for one in self.visitors)

    def go(self, user: str, place: int) -> None:
        """Note where a user looks, and leads to if they do; `RequestRefused` if there is no such place."""
        if place < 0 or (place >= FIRST_VARIATION and place not in self.study.variations):
            raise RequestRefused("unknown_place", 404)
        self.places[user] = place
        if self.leader == user:
            self.place = place
        self.notify()

    def may_lead(self, user: str) -> bool:
        """Return whether a user may take the lead: if no one has it, or they own the study."""
        return self.leader != user and (not self.leader or self.is_owner(user))

    def lead(self, user: str) -> None:
        """Let a user take the lead; `RequestRefused` if someone else has it."""
        if self.leader == user:
            return
        if not self.may_lead(user):
            raise RequestRefused("study_led", 409)
        self.hand_to(user)

    def hand_on(self, user: str, number: int) -> None:
        """Let the leader, or the owner, give the lead to someone who is here."""
        if user != self.leader and not self.is_owner(user):
            raise RequestRefused("study_led", 409)
        to = next((one for one, known in self.numbers.items() if known == number), "")
        if not to or not self.is_here(to):
            raise RequestRefused("unknown_person", 404)
        self.hand_to(to)

    def hand_to(self, user: str) -> None:
        """Make a user the leader: where they look is where the others are led to."""
        self.leader = user
        self.place = self.places.get(user, self.place)
        self.notify()

    def message_for(self, user: str) -> RoomMessage:
        """Return who is here and who leads, as a user is told."""
        people = {one.user: one.name for one in self.visitors}
        return RoomMessage(
            v=self.v,
            people=[
                StudyPerson(self.numbers[one], name, one == user, self.is_owner(one), self.places.get(one, 0))
                for one, name in people.items()
            ],
            leader=self.numbers[self.leader] if self.leader else NO_LEADER,
            place=self.place,
            may_lead=self.may_lead(user),
        )

    def changed(self) -> None:
        """Note that the study has changed."""
        self.v += 1
        self.notify()

    def vacate(self, gone: set[int], to: int) -> None:
        """Send everyone who looks at a variation that is gone to another place."""
        self.places = {user: to if place in gone else place for user, place in self.places.items()}
        if self.place in gone:
            self.place = to

    def notify(self) -> None:
        """Wake all visitors; each is checked before it is told anything."""
        for visitor in self.visitors:
            visitor.awake.set()

    def close(self) -> None:
        """Show nothing more: the study was deleted, or must be read again."""
        self.closed = True
        self.notify()
