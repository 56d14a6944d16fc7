"""People: guests by name, accounts by password, and the tokens by which a browser is known again."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from riftable.table.decide import tidy
from riftable.table.refuse import Refuse
from riftable.table.store import Db, Store, Taken
from riftable.table.wire import LONGEST_NAME

HASHER: Final = PasswordHasher()
NOBODY_HASH: Final = HASHER.hash(secrets.token_hex())  # checked when there is no such account: as slow
SHORTEST, LONGEST = 8, 200  # signs of a password


class Person(NamedTuple):
    """Somebody the server knows; with `id` "" it does not."""

    id: str
    name: str
    account: bool
    lang: str


NOBODY: Final = Person("", "", False, "")


def token_key(token: str) -> bytes:
    """What is kept of a token: who reads the file cannot be anybody."""
    return hashlib.sha256(token.encode()).digest()


def good_name(name: str) -> str:
    """A name as others will see it."""
    found = tidy(name, LONGEST_NAME + 1)
    if not 1 <= len(found) <= LONGEST_NAME:
        raise Refuse("name", 400, n=LONGEST_NAME)
    return found


class People:
    """Everybody a server knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[bytes, Person] = {}

    async def who(self, token: str) -> Person:
        """Whom a token stands for."""
        if not token:
            return NOBODY
        key = token_key(token)
        if key not in self.known:
            row = await self.store.read(
                lambda db: db.row(
                    "SELECT users.id, name, account IS NOT NULL, lang FROM sessions"
                    " JOIN users ON users.id = sessions.user WHERE token = ?",
                    key,
                )
            )
            if row is None:
                return NOBODY
            self.known[key] = Person(row[0], row[1], bool(row[2]), row[3])
        return self.known[key]

    async def guest(self, name: str, lang: str, now: int) -> tuple[Person, str]:
        """A new guest, and his token; who says no name has none, and is a guest in every language."""
        given = good_name(name) if name else ""
        person = Person(secrets.token_urlsafe(12), given, account=False, lang=lang)
        token = secrets.token_urlsafe(32)

        async def work(db: Db) -> None:
            await db.do(
                "INSERT INTO users VALUES (?, ?, NULL, NULL, ?, ?)", person.id, person.name, lang, now
            )
            await db.do("INSERT INTO sessions VALUES (?, ?, ?)", token_key(token), person.id, now)

        await self.store.write(work)
        return person, token

    async def change(self, person: Person, name: str, lang: str) -> Person:
        """Another name or language."""
        new = person._replace(name=good_name(name) if name else person.name, lang=lang or person.lang)
        if person.account and new.name != person.name:
            raise Refuse("name_taken", 409)  # an account keeps its name
        await self.store.write(
            lambda db: db.do("UPDATE users SET name = ?, lang = ? WHERE id = ?", new.name, new.lang, new.id)
        )
        self.forget(person.id)
        return new

    async def register(self, person: Person, name: str, password: str) -> Person:
        """Makes an account of a guest; his tables stay his."""
        name = good_name(name)
        if not SHORTEST <= len(password) <= LONGEST:
            raise Refuse("password", 400)
        if person.account:
            raise Refuse("name_taken", 409)
        hashed = await asyncio.to_thread(HASHER.hash, password)
        try:
            await self.store.write(
                lambda db: db.do(
                    "UPDATE users SET name = ?, account = ?, password = ? WHERE id = ?",
                    name,
                    name.casefold(),
                    hashed,
                    person.id,
                )
            )
        except Taken as problem:
            raise Refuse("name_taken", 409) from problem
        self.forget(person.id)
        return person._replace(name=name, account=True)

    async def log_in(self, name: str, password: str, now: int) -> tuple[Person, str]:
        """The account of this name, and a fresh token for it."""
        key = tidy(name, LONGEST_NAME + 1).casefold()
        row = await self.store.read(
            lambda db: db.row("SELECT id, name, password, lang FROM users WHERE account = ?", key)
        )
        hashed = NOBODY_HASH if row is None else row[2]
        try:
            await asyncio.to_thread(HASHER.verify, hashed, password[: LONGEST + 1])
        except (VerificationError, InvalidHashError) as problem:
            raise Refuse("login", 403) from problem
        if row is None:
            raise Refuse("login", 403)
        token = secrets.token_urlsafe(32)
        await self.store.write(
            lambda db: db.do("INSERT INTO sessions VALUES (?, ?, ?)", token_key(token), row[0], now)
        )
        return Person(row[0], row[1], account=True, lang=row[3]), token

    async def log_out(self, token: str) -> None:
        """Forgets a token."""
        key = token_key(token)
        self.known.pop(key, None)
        await self.store.write(lambda db: db.do("DELETE FROM sessions WHERE token = ?", key))

    def forget(self, user: str) -> None:
        """Somebody changed: look again next time."""
        self.known = {key: person for key, person in self.known.items() if person.id != user}
