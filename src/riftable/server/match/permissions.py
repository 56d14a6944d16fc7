"""Rights: who may see a table, look through a seat, or take one, decided from what the table knows now.

Nothing here is remembered: a right is asked for when it is used, after the last `await` before that.
"""

from __future__ import annotations

from riftable.core.rules import WATCHER
from riftable.server.accounts.invitations import ANY
from riftable.server.accounts.users import Person
from riftable.server.match import entries
from riftable.server.match.play import Play
from riftable.server.match.refusals import RequestRefused
from riftable.server.storage.interface import Trouble


def handed_over(entry: entries.Entries) -> list[int]:
    """The seat that changes hands with an entry, if there is one."""
    match entry:
        case entries.Sat() | entries.Stood() | entries.Filled() | entries.StoodIn(for_good=True):
            return [entry.seat]
        case _:
            return []


class Rights:
    """What a table knows about who may do what."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.guests: dict[str, list[int]] = {}  # the seats of the invitations that each user has used
        self.closed = False
        self.stale = False  # what is written down is not what is known here: open it anew

    def seats_of(self, user: str) -> list[int]:
        """The seats that somebody holds."""
        seats = enumerate(self.play.seats)
        return [i for i, seat in seats if user and seat.kind == "person" and seat.user == user]

    def own(self, user: str, seat: int) -> None:
        """Raise `RequestRefused` unless `user` holds the seat."""
        if not 0 <= seat < len(self.play.seats):
            raise RequestRefused("unknown_seat", 404, seat=seat)
        if seat not in self.seats_of(user):
            raise RequestRefused("foreign_seat", 403)

    def may_see(self, user: str) -> bool:
        """Whether somebody may know of this table: with its link everybody, unless one must be invited.

        Then the host, whoever sits there and, until the game begins, whoever holds an invitation.
        """
        head = self.play.head
        if not head.invited:
            return True
        invited = self.play.status == "open" and user in self.guests
        return bool(user) and (user == head.host or invited or bool(self.seats_of(user)))

    def may_look(self, user: str, seat: int) -> bool:
        """Whether `user` may see what a seat of theirs sees; not while others play on after they gave up."""
        return seat in self.seats_of(user) and (self.play.over or not self.play.seats[seat].gone)

    def check_sight(self, user: str, seat: int) -> None:
        """Raise `RequestRefused` unless `user` may see this table through `seat` (or `WATCHER`) now.

        The only rule about who sees what. Whatever shows a table or a seat asks it right before the message
        is built: after the last `await`, not when the request came in. Raises `Trouble` where this object
        may not know the truth any more.
        """
        if self.closed or self.stale:
            raise Trouble("the table must be read anew")
        if not self.may_see(user):
            raise RequestRefused("unknown_table", 404)
        if seat != WATCHER:
            self.own(user, seat)
            if not self.may_look(user, seat):
                raise RequestRefused("foreign_seat", 403)

    def places(self, user: str) -> set[int]:
        """The seats that `user` may take, open or not: at a table by invitation one for each invitation."""
        head, everywhere = self.play.head, set(range(len(self.play.seats)))
        if not head.invited or (user and user == head.host):
            return everywhere
        invitations = self.guests.get(user, [])
        named = {seat for seat in invitations if seat != ANY}
        spare = invitations.count(ANY) - len(set(self.seats_of(user)) - named)
        return everywhere if spare > 0 else named

    def default_seat(self, user: str) -> int:
        """The seat that `user` looks through unless they name one: theirs that is asked, else their first."""
        mine = [seat for seat in self.seats_of(user) if self.may_look(user, seat)]
        asked = self.play.asked
        return asked if asked in mine and asked is not None else mine[0] if mine else WATCHER


def uninvite(table: Rights, user: str, seat: int) -> None:
    """An invitation that somebody used does not count any more."""
    left = table.guests.get(user, [])
    if seat in left:
        left.remove(seat)
    if not left:
        table.guests.pop(user, None)


def may_sit(table: Rights, person: Person) -> None:
    """Raise `RequestRefused` if there is no seat for somebody at a table by invitation."""
    if not table.places(person.id) and not table.seats_of(person.id):
        raise RequestRefused("invite", 403)


def may_host(table: Rights, person: Person) -> None:
    """Before the game, whoever laid the table decides about its seats."""
    if not person.id or table.play.head.host != person.id:
        raise RequestRefused("not_host", 403)
    if table.play.status != "open" or table.play.called:
        raise RequestRefused("begun")
