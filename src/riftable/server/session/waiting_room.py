"""Waiting room: users take and leave seats, hosts fill them with bots and invite others, before the game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from riftable.server.accounts.invitations import Invitation, Invitations
from riftable.server.accounts.users import User
from riftable.server.match import entries as log
from riftable.server.match import seating
from riftable.server.match.permissions import ANY_SEAT
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.http_models import Fill, Join
from riftable.server.session import table_request
from riftable.server.session.table import Table
from riftable.server.storage.interface import StorageError


class WaitingRoom:
    """What a lobby offers before a game begins; `find` returns a table by its id, or raises."""

    def __init__(
        self, find: Callable[[str], Awaitable[Table]], invites: Invitations, now: Callable[[], int]
    ) -> None:
        self.find = find
        self.invites = invites
        self.now = now

    async def join(self, table_id: str, user: User, request: Join) -> Table:
        """Seat a user; the last one starts the game.

        An invitation is used up by it and stays theirs: at a table by invitation it names the one seat that
        they may take, now or when they come back after leaving it.
        """
        table = await self.find(table_id)
        if not request.invite or (request.seat is None and table.permissions.seats_of(user.id)):
            return await self.take_seat(table, user, request, request.seat)
        async with table.invitation_lock:
            table.check_current()
            seat, fresh = await self.invites.redeem(table_id, request.invite, user.id)
            if fresh:
                table.permissions.add_invitation(user.id, seat)
            try:
                return await self.take_seat(table, user, request, request.seat if seat == ANY_SEAT else seat)
            except (RequestRefused, StorageError):
                if fresh:
                    await self.invites.release(request.invite, user.id)
                    table.permissions.remove_invitation(user.id, seat)
                raise

    async def take_seat(self, table: Table, user: User, request: Join, wanted: int | None) -> Table:
        """Seat a user at `wanted`, or at any seat they may take, perhaps with a deck of their own."""
        table.permissions.check_may_join(user.id)
        spec = table.play.spec
        deck = await asyncio.to_thread(table_request.read_deck, spec, request.deck) if request.deck else ""
        await table.change(
            lambda: seating.take_seat(
                table.permissions, user.id, user.name, wanted, request.promise, deck, self.now()
            )
        )
        return table

    async def leave(self, table_id: str, user: User) -> Table:
        """Let a user leave their seats."""
        table = await self.find(table_id)
        await table.change(lambda: seating.leave_seats(table.permissions, user.id, self.now()))
        return table

    async def fill(self, table_id: str, user: User, request: Fill) -> Table:
        """Put a bot on a seat for the host, or open the seat again."""
        table = await self.find(table_id)

        def fill_seat() -> list[log.Entries]:
            seating.check_may_fill(table.permissions, user.id, request.seat)
            seat, now = table_request.seat_of(request.occupant, user, table.play.rules), self.now()
            if seat.kind == "person":
                raise RequestRefused("bad_seat", 400, name=request.occupant)
            return [
                log.Filled(now, request.seat, seat.bot)
                if seat.kind == "bot"
                else log.Stood(now, request.seat)
            ]

        await table.change(fill_seat)
        return table

    async def begin(self, table_id: str, user: User) -> Table:
        """Begin for the host; open seats go to bots."""
        table = await self.find(table_id)
        await table.change(lambda: seating.begin_with_bots(table.permissions, user.id, self.now()))
        return table

    async def invite(self, table_id: str, user: User, seat: int | None) -> tuple[Invitation, str]:
        """Make an invitation for one person, to a seat or any, and return it with its token."""
        table = await self.find(table_id)
        table.permissions.check_may_arrange_seats(user.id)
        if seat is not None and not 0 <= seat < len(table.play.seats):
            raise RequestRefused("unknown_seat", 404, seat=seat)
        async with table.invitation_lock:
            table.check_current()
            return await self.invites.create(table_id, ANY_SEAT if seat is None else seat, self.now())

    async def invitations(self, table_id: str, user: User, revoke: str = "") -> list[Invitation]:
        """Return all invitations to a table for its host, after revoking the one with id `revoke`."""
        table = await self.find(table_id)
        table.permissions.check_host(user.id)
        if revoke:
            async with table.invitation_lock:
                table.check_current()
                revoked = await self.invites.revoke(table_id, revoke)
                if revoked.guest:
                    table.permissions.remove_invitation(revoked.guest, revoked.seat)
            table.info_changed()
        return [one for _, one in await self.invites.of(table_id)]
