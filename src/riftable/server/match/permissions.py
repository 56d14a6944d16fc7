"""Permissions: who may see a table, look through a seat, or take one, as its play is now.

Nothing is cached: a permission is checked when it is used, after the last `await` before that.
"""

from __future__ import annotations

from typing import Final

from riftable.core.rules import SPECTATOR
from riftable.server.match import entries
from riftable.server.match.play import Play
from riftable.server.match.refusals import RequestRefused

ANY_SEAT: Final = -1  # of an invitation: whichever seat is open


def reassigned_seats(entry: entries.Entries) -> list[int]:
    """Return the seat that changes hands with an entry, if there is one."""
    match entry:
        case entries.Sat() | entries.Stood() | entries.Filled() | entries.StoodIn(for_good=True):
            return [entry.seat]
        case _:
            return []


class Permissions:
    """What users may see and do at one table.

    `invited_seats` holds, by user, the seats of the invitations that they have used.
    """

    def __init__(self, play: Play) -> None:
        self.play = play
        self.invited_seats: dict[str, list[int]] = {}

    def seats_of(self, user: str) -> list[int]:
        """Return the seats that a user holds; none for the empty user id of an anonymous client."""
        seats = enumerate(self.play.seats)
        return [i for i, seat in seats if user and seat.kind == "person" and seat.user == user]

    def may_see_table(self, user: str) -> bool:
        """Return whether a user may know of this table.

        With its link, everybody may. At a table by invitation: the host, the players and, until the game
        begins, those who hold an invitation.
        """
        head = self.play.head
        if not head.invited:
            return True
        invited = self.play.status == "open" and user in self.invited_seats
        return bool(user) and (user == head.host or invited or bool(self.seats_of(user)))

    def may_see_seat(self, user: str, seat: int) -> bool:
        """Return whether a user may see what a seat sees.

        It must be theirs. After they have given up, they may not while others play on.
        """
        return seat in self.seats_of(user) and (self.play.over or not self.play.seats[seat].has_left)

    def check_table(self, user: str) -> None:
        """Raise `RequestRefused` unless the user may know of this table."""
        if not self.may_see_table(user):
            raise RequestRefused("unknown_table", 404)

    def check_seat(self, user: str, seat: int) -> None:
        """Raise `RequestRefused` unless the user holds the seat."""
        if not 0 <= seat < len(self.play.seats):
            raise RequestRefused("unknown_seat", 404, seat=seat)
        if seat not in self.seats_of(user):
            raise RequestRefused("foreign_seat", 403)

    def check_view(self, user: str, seat: int) -> None:
        """Raise `RequestRefused` unless the user may see the table through `seat` (or `SPECTATOR`) now.

        The only rule about what is shown. Everything that shows a table or a seat checks it right
        before the message is built: after the last `await`, not when the request came in.
        """
        self.check_table(user)
        if seat != SPECTATOR:
            self.check_seat(user, seat)
            if not self.may_see_seat(user, seat):
                raise RequestRefused("foreign_seat", 403)

    def check_host(self, user: str) -> None:
        """Raise `RequestRefused` unless the user opened this table."""
        if not user or self.play.head.host != user:
            raise RequestRefused("not_host", 403)

    def check_may_arrange_seats(self, user: str) -> None:
        """Raise `RequestRefused` unless the user is the host and the game has not begun."""
        self.check_host(user)
        if self.play.status != "open" or self.play.awaiting_salts:
            raise RequestRefused("begun")

    def check_may_join(self, user: str) -> None:
        """Raise `RequestRefused` if a table by invitation has no seat for the user."""
        if not self.permitted_seats(user) and not self.seats_of(user):
            raise RequestRefused("invite", 403)

    def permitted_seats(self, user: str) -> set[int]:
        """Return the seats that a user may take, open or not: at a table by invitation one for each."""
        head, all_seats = self.play.head, set(range(len(self.play.seats)))
        if not head.invited or (user and user == head.host):
            return all_seats
        invitations = self.invited_seats.get(user, [])
        named = {seat for seat in invitations if seat != ANY_SEAT}
        spare = invitations.count(ANY_SEAT) - len(set(self.seats_of(user)) - named)
        return all_seats if spare > 0 else named

    def default_seat(self, user: str) -> int:
        """Return the seat that a user looks through unless they name one.

        That is their seat whose turn it is, else their first, else `SPECTATOR`.
        """
        mine = [seat for seat in self.seats_of(user) if self.may_see_seat(user, seat)]
        asked = self.play.asked
        return asked if asked in mine and asked is not None else mine[0] if mine else SPECTATOR

    def add_invitation(self, user: str, seat: int) -> None:
        """Count an invitation that the user has used; `seat` may be `ANY_SEAT`."""
        self.invited_seats.setdefault(user, []).append(seat)

    def remove_invitation(self, user: str, seat: int) -> None:
        """Count an invitation that the user has used no longer."""
        left = self.invited_seats.get(user, [])
        if seat in left:
            left.remove(seat)
        if not left:
            self.invited_seats.pop(user, None)
