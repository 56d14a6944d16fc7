"""Invitations: links by which one person, once, may sit down at a table; whoever hosts it takes them back."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from riftable.table.people import session_id, token_key
from riftable.table.refuse import Refuse
from riftable.table.store import Store

MOST: Final = 40  # open at one table
ANY: Final = -1  # whichever seat is open


class Invite(NamedTuple):
    """An invitation; `id` names it without being a key to it, `guest` is who used it."""

    id: str
    seat: int
    created: int
    guest: str


class Invites:
    """All of a house."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, game: str, seat: int, now: int) -> tuple[Invite, str]:
        """A new one, and its token, which nobody is told a second time."""
        if len([one for _, one in await self.of(game) if not one.guest]) >= MOST:
            raise Refuse("too_many_invites", 429, n=MOST)
        token = secrets.token_urlsafe(32)
        key = token_key(token)
        await self.store.write(
            lambda db: db.do("INSERT INTO invites VALUES (?, ?, ?, ?, ?)", key, game, seat, now, "")
        )
        return Invite(session_id(key), seat, now, ""), token

    async def of(self, game: str) -> list[tuple[bytes, Invite]]:
        """All of a table, the oldest first."""
        rows = await self.store.read(
            lambda db: db.rows("SELECT token, seat, created, guest FROM invites WHERE game = ?", game)
        )
        found = [(bytes(key), Invite(session_id(bytes(key)), *rest)) for key, *rest in rows]
        return sorted(found, key=lambda one: (one[1].created, one[1].id))

    async def revoke(self, game: str, which: str) -> None:
        """Takes one back; whoever sits there already stays."""
        keys = [key for key, one in await self.of(game) if one.id == which]
        if not keys:
            raise Refuse("invite", 404)
        await self.store.write(lambda db: db.do("DELETE FROM invites WHERE token = ?", keys[0]))

    async def take(self, game: str, token: str, user: str) -> int:
        """Uses one up; the seat it is for. Refuse if it was used or taken back."""
        key = token_key(token)
        sql = "UPDATE invites SET guest = ? WHERE token = ? AND game = ? AND guest = ''"
        if not await self.store.write(lambda db: db.do(sql, user, key, game)):
            raise Refuse("invite", 403)
        row = await self.store.read(lambda db: db.row("SELECT seat FROM invites WHERE token = ?", key))
        return ANY if row is None else int(row[0])

    async def give_back(self, token: str) -> None:
        """It was not needed after all."""
        key = token_key(token)
        await self.store.write(lambda db: db.do("UPDATE invites SET guest = '' WHERE token = ?", key))
