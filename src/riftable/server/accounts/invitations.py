"""Invitations: links with which one user, once, may take a seat. The host of the table can revoke them."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from riftable.server.accounts.users import public_id, token_hash
from riftable.server.match.refusals import RequestRefused
from riftable.server.storage.interface import Store, Transaction

MAX_OPEN_PER_TABLE: Final = 40


class Invitation(NamedTuple):
    """An invitation. `id` gives no access and can be shown; `guest` is the user who redeemed it, or ""."""

    id: str
    seat: int
    created: int
    guest: str


class Invitations:
    """The invitations of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def create(self, table_id: str, seat: int, now: int) -> tuple[Invitation, str]:
        """Create an invitation and return it with its token, which is not stored."""
        if len([one for _, one in await self.of(table_id) if not one.guest]) >= MAX_OPEN_PER_TABLE:
            raise RequestRefused("too_many_invites", 429, n=MAX_OPEN_PER_TABLE)
        token = secrets.token_urlsafe(32)
        key = token_hash(token)
        await self.store.write(
            lambda db: db.execute("INSERT INTO invites VALUES (?, ?, ?, ?, ?)", key, table_id, seat, now, "")
        )
        return Invitation(public_id(key), seat, now, ""), token

    async def of(self, table_id: str) -> list[tuple[bytes, Invitation]]:
        """Return the invitations to a table with the hashes of their tokens, oldest first."""
        sql = "SELECT token, seat, created, guest FROM invites WHERE game = ?"
        rows = await self.store.read(lambda db: db.fetch_rows(sql, table_id))
        found = [(bytes(key), Invitation(public_id(bytes(key)), *rest)) for key, *rest in rows]
        return sorted(found, key=lambda one: (one[1].created, one[1].id))

    async def revoke(self, table_id: str, which: str) -> Invitation:
        """Revoke an invitation. A user who has taken a seat with it stays, but cannot use it again."""
        found = next(((key, one) for key, one in await self.of(table_id) if one.id == which), None)
        if found is None:
            raise RequestRefused("invite", 404)
        key, invite = found
        await self.store.write(lambda db: db.execute("DELETE FROM invites WHERE token = ?", key))
        return invite

    async def redeem(self, table_id: str, token: str, user: str) -> tuple[int, bool]:
        """Redeem an invitation for a user; return its seat and whether it was unused before.

        The same user may redeem it again. Raises `RequestRefused` if another user has it or it was revoked.
        """
        key = token_hash(token)

        async def work(db: Transaction) -> tuple[int, bool] | None:
            sql = "UPDATE invites SET guest = ? WHERE token = ? AND game = ? AND guest = ''"
            fresh = await db.execute(sql, user, key, table_id) > 0
            row = await db.fetch_row(
                "SELECT seat, guest FROM invites WHERE token = ? AND game = ?", key, table_id
            )
            return None if row is None or row[1] != user else (int(row[0]), fresh)

        found = await self.store.write(work)
        if found is None or not user:
            raise RequestRefused("invite", 403)
        return found

    async def release(self, token: str, user: str) -> None:
        """Undo `redeem`: another user may use the invitation."""
        key, sql = token_hash(token), "UPDATE invites SET guest = '' WHERE token = ? AND guest = ?"
        await self.store.write(lambda db: db.execute(sql, key, user))

    async def seats_by_guest(self, table_id: str) -> dict[str, list[int]]:
        """Return the users who redeemed invitations to a table, with the seats of these."""
        found: dict[str, list[int]] = {}
        for _, one in await self.of(table_id):
            if one.guest:
                found.setdefault(one.guest, []).append(one.seat)
        return found
