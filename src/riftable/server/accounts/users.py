"""Users: guests by name, accounts by password, and the sessions by which a browser is known again.

A session is a token of 256 random bits that means nothing by itself; only its hash is kept. Who logs in gets
a new one, and whoever was known by the old one is not any more.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

from riftable.server.accounts.lookalike_names import look_alikes
from riftable.server.accounts.password_hashing import HashingQueue
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.clean_text import single_line
from riftable.server.protocol.messages import LONGEST_NAME
from riftable.server.storage.interface import Store, Transaction, WriteConflictError, set_fact


def unmatchable_hash(hasher: PasswordHasher) -> str:
    """A hash that takes as long to check as any other and that no password has; made without hashing."""
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, end = (
        base64.b64encode(secrets.token_bytes(n)).decode().rstrip("=")
        for n in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt}${end}"


HASHER: Final = PasswordHasher()
UNMATCHABLE_HASH: Final = unmatchable_hash(HASHER)  # checked when there is no such account
MIN_PASSWORD_CHARS, MAX_PASSWORD_CHARS = 8, 200  # signs of a password
DAY_MS: Final = 24 * 3600 * 1000
SESSION_IDLE_LIMIT_MS: Final = 180 * DAY_MS  # ms after which a session that nobody used is over
MAX_AGENT_CHARS: Final = 60
SESSION_CACHE_MS: Final = (
    30_000  # ms for which a session is not looked up again: that it was ended may go unheard
)
BROWSERS: Final = (
    "Firefox",
    "Edg",
    "OPR",
    "Chrome",
    "Safari",
)  # the first that fits: all claim to be the last
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


MAX_TOKEN_CHARS: Final = 64  # signs
MAX_SESSION_READS: Final = 8  # of one session, while others end
MAX_CACHED_SESSIONS: Final = 10_000  # sessions kept in memory
REGISTERING_FACT: Final = "registering"  # the name of a fact that is written by one registration at a time


class User(NamedTuple):
    """Somebody the server knows; with `id` "" it does not."""

    id: str
    name: str
    account: bool
    lang: str


ANONYMOUS: Final = User("", "", False, "")


def token_hash(token: str) -> bytes:
    """What is kept of a token: who reads the file cannot be anybody."""
    return hashlib.sha256(token.encode()).digest()


def checked_name(name: str) -> str:
    """A name as others will see it."""
    found = single_line(name, LONGEST_NAME + 1)
    if not 1 <= len(found) <= LONGEST_NAME:
        raise RequestRefused("name", 400, n=LONGEST_NAME)
    return found


def account_key(name: str) -> str:
    """What makes two names of accounts the same: how they look, not how they are spelt in bytes."""
    return unicodedata.normalize("NFKC", single_line(name, LONGEST_NAME + 1)).casefold()


def checked_password(password: str) -> str:
    """A password that somebody may choose; RequestRefused if it is too short or too long."""
    if not MIN_PASSWORD_CHARS <= len(password) <= MAX_PASSWORD_CHARS:
        raise RequestRefused("password", 400)
    return password


class BrowserSession(NamedTuple):
    """A browser by which somebody is known; `id` names it without being a key to it."""

    id: str
    created: int
    seen: int
    agent: str


class CachedSession(NamedTuple):
    """A token as it was last looked up."""

    person: User
    seen: int  # the day it was used, as it is written down
    looked_up: int


def browser_name(header: str) -> str:
    """A browser and its system in two words: enough to tell one's own devices apart, and no more."""
    browser = next((one for one in BROWSERS if one in header), "")
    system = next((one for one in SYSTEMS if one in header), "")
    names = {"Edg": "Edge", "OPR": "Opera", "Mac OS": "macOS"}
    known = [names.get(one, one) for one in (browser, system) if one]
    return ", ".join(known) or single_line(header.partition("/")[0], MAX_AGENT_CHARS)


def public_id(key: bytes) -> str:
    """The name of a session: nobody gets from it to the token, nor to what is kept of it."""
    return hashlib.sha256(b"session" + key).hexdigest()[:16]


class Users:
    """Everybody a server knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.cache: dict[bytes, CachedSession] = {}
        self.changes = 0  # how often something in `known` turned out not to be so any more
        self.broadcast: Callable[[list[bytes], str], None] | None = (
            None  # other workers, what is not so any more
        )
        self.on_invalidated: Callable[[list[bytes], str], None] | None = None  # who looks on by what is over
        self.hashing_queue = HashingQueue()

    # Sessions.

    async def authenticate(self, token: str, now: int) -> User:
        """Whom a token stands for."""
        if not token or len(token) > MAX_TOKEN_CHARS:
            return ANONYMOUS
        key = token_hash(token)
        found = self.cache.get(key)
        if found is None or not 0 <= now - found.looked_up < SESSION_CACHE_MS:
            changes, reads, row = -1, 0, None
            while (
                changes != self.changes and reads < MAX_SESSION_READS
            ):  # it may have been read before it ended
                changes, reads = self.changes, reads + 1
                row = await self.store.read(lambda db: session_row(db, key))
            seen = 0 if row is None else row[4] if row[5] is None else row[5]
            if row is None or now - seen > SESSION_IDLE_LIMIT_MS:
                self.cache.pop(key, None)
                return ANONYMOUS
            if len(self.cache) >= MAX_CACHED_SESSIONS:
                self.cache.clear()
            found = CachedSession(User(row[0], row[1], bool(row[2]), row[3]), seen, now)
            if changes == self.changes:
                self.cache[key] = found
        return found.person

    async def touch_session(self, token: str, agent: str, now: int) -> bool:
        """Notes once a day that a session is in use; True if the browser should keep it for longer."""
        key = token_hash(token)
        found = self.cache.get(key)
        if found is None or now - found.seen < DAY_MS:
            return False
        self.cache[key] = found._replace(seen=now)

        async def work(db: Transaction) -> None:
            if await db.fetch_row(
                "SELECT 1 FROM sessions WHERE token = ?", key
            ):  # it may have ended meanwhile
                await visit(db, key, agent, now)

        await self.store.write(work)
        return True

    async def sessions(self, user: str) -> list[tuple[bytes, BrowserSession]]:
        """All by which somebody is known, the last one used first."""
        rows = await self.store.read(
            lambda db: db.fetch_rows(
                "SELECT sessions.token, created, visits.seen, agent FROM sessions"
                " LEFT JOIN visits ON visits.token = sessions.token WHERE sessions.user = ?",
                user,
            )
        )
        found = []
        for key, created, seen, agent in rows:
            last = created if seen is None else seen
            found.append((bytes(key), BrowserSession(public_id(bytes(key)), created, last, agent or "")))
        return sorted(found, key=lambda one: -one[1].seen)

    async def end_sessions(self, user: str, which: str = "", but: str = "") -> list[bytes]:
        """Ends sessions of somebody: the one of this id, or all but that of the token `but`."""
        keep = token_hash(but) if but else b""
        ended = [key for key, one in await self.sessions(user) if (one.id == which if which else key != keep)]

        async def work(db: Transaction) -> None:
            for key in ended:
                await close(db, key)

        await self.store.write(work)
        self.invalidate(ended)
        return ended

    async def log_out(self, token: str) -> None:
        """Forgets a token."""
        key = token_hash(token)
        await self.store.write(lambda db: close(db, key))
        self.invalidate([key])

    def invalidate(self, ended: list[bytes], user: str = "") -> None:
        """Sessions are over, or somebody changed: look again next time, whichever worker it is."""
        self.apply_invalidation(ended, user)
        if self.broadcast is not None:
            self.broadcast(ended, user)

    def apply_invalidation(self, ended: list[bytes], user: str) -> None:
        """The same, perhaps from another worker."""
        self.changes += 1
        for key in ended:
            self.cache.pop(key, None)
        if user:
            self.cache = {key: one for key, one in self.cache.items() if one.person.id != user}
        if self.on_invalidated is not None:
            self.on_invalidated(ended, user)

    def clear_cache(self) -> None:
        """Sessions may have ended unheard: look all of them up again."""
        self.changes += 1
        self.cache.clear()

    # Guests and accounts.

    async def create_guest(self, name: str, lang: str, agent: str, now: int) -> tuple[User, str]:
        """A new guest, and their token; without a name they are called a guest in every language.

        Refuse if an account has the name, or one that looks like it.
        """
        given = checked_name(name) if name else ""
        person = User(secrets.token_urlsafe(12), given, account=False, lang=lang)
        token = secrets.token_urlsafe(32)

        async def work(db: Transaction) -> None:
            await must_be_free(db, person.name)
            await db.execute(
                "INSERT INTO users VALUES (?, ?, NULL, NULL, ?, ?)", person.id, person.name, lang, now
            )
            await admit(db, token, person.id, agent, now)

        await self.store.write(work)
        return person, token

    async def ensure_user(self, person: User, name: str, lang: str, agent: str, now: int) -> tuple[User, str]:
        """Return a person by this name, as they are known, or a new guest with their token."""
        if not person.id:
            return await self.create_guest(name, lang, agent, now)
        if name and name != person.name and not person.account:
            return await self.update(person, name, lang), ""
        return person, ""

    async def update(self, person: User, name: str, lang: str) -> User:
        """Another name or language; RequestRefused if an account has the name, or one that looks like it."""
        new = person._replace(name=checked_name(name) if name else person.name, lang=lang or person.lang)
        if person.account and new.name != person.name:
            raise RequestRefused("name_taken", 409)  # an account keeps its name

        async def work(db: Transaction) -> None:
            if new.name != person.name:
                await must_be_free(db, new.name)
            same = "UPDATE users SET name = ?, lang = ? WHERE id = ? AND (account IS NULL OR name = ?)"
            if not await db.execute(
                same, new.name, new.lang, new.id, new.name
            ):  # registered, or forgotten, since
                raise RequestRefused("not_known", 403)

        await self.store.write(work)
        self.invalidate([], person.id)
        return new

    async def check_names(self, person: User, names: Sequence[str]) -> None:
        """Refuse if one of these is the name of somebody else's account, or looks like it."""
        mine = account_key(person.name) if person.account else ""

        async def work(db: Transaction) -> None:
            for name in names:
                if account_key(name) != mine:
                    await must_be_free(db, name)

        await self.store.read(work)

    async def register(
        self, person: User, name: str, password: str, old: str, agent: str, now: int
    ) -> tuple[User, str]:
        """Makes an account of a guest; his tables stay his. He gets another token."""
        name = checked_name(name)
        checked_password(password)
        if person.account:
            raise RequestRefused("name_taken", 409)
        await self.store.read(lambda db: must_be_free(db, name))  # before the work of hashing
        async with self.hashing_queue.hashing(registering=True):
            hashed = await asyncio.to_thread(HASHER.hash, password)
        token = secrets.token_urlsafe(32)

        async def work(db: Transaction) -> None:
            await set_fact(db, REGISTERING_FACT, 0)  # locks that row: of two look-alikes one comes second
            await must_be_free(db, name)
            mine = "DELETE FROM sessions WHERE token = ? AND user = ?"
            if not await db.execute(mine, token_hash(old), person.id):  # ended while the password was hashed
                raise RequestRefused("not_known", 403)
            await db.execute(
                "UPDATE users SET name = ?, account = ?, password = ? WHERE id = ?",
                name,
                account_key(name),
                hashed,
                person.id,
            )
            await close(db, token_hash(old))
            await admit(db, token, person.id, agent, now)

        try:
            await self.store.write(work)
        except WriteConflictError as problem:
            raise RequestRefused("name_taken", 409) from problem
        self.invalidate([], person.id)
        return person._replace(name=name, account=True), token

    async def log_in(self, name: str, password: str, old: str, agent: str, now: int) -> tuple[User, str]:
        """The account of this name, and a fresh token for it; the one that was there before is over."""
        row = await self.store.read(
            lambda db: db.fetch_row(
                "SELECT id, name, password, lang FROM users WHERE account = ?", account_key(name)
            )
        )
        fits = await self.verify_password(password, None if row is None else row[2])
        if row is None or not fits:
            raise RequestRefused("login", 403)
        token = secrets.token_urlsafe(32)

        async def work(db: Transaction) -> None:
            same = "UPDATE users SET password = password WHERE id = ? AND password = ?"
            if not await db.execute(same, row[0], row[2]):  # changed, or forgotten, while it was checked
                raise RequestRefused("login", 403)
            await close(db, token_hash(old))
            await admit(db, token, row[0], agent, now)

        await self.store.write(work)
        self.invalidate([token_hash(old)])
        return User(row[0], row[1], account=True, lang=row[3]), token

    async def change_password(self, person: User, old: str, new: str, agent: str, now: int) -> str:
        """Change the password of an account, end all its sessions, and return the token of a new one.

        Raises RequestRefused if `old` is wrong, or if the password was changed at the same time elsewhere.
        """
        row = await self.store.read(
            lambda db: db.fetch_row("SELECT password FROM users WHERE id = ?", person.id)
        )
        if row is None or not await self.verify_password(old, row[0]):
            raise RequestRefused("wrong_password", 403)
        async with self.hashing_queue.hashing():
            hashed = await asyncio.to_thread(HASHER.hash, checked_password(new))
        token = secrets.token_urlsafe(32)

        async def work(db: Transaction) -> None:
            sql = "UPDATE users SET password = ? WHERE id = ? AND password = ?"
            if not await db.execute(sql, hashed, person.id, row[0]):
                raise RequestRefused("wrong_password", 403)
            for (key,) in await db.fetch_rows("SELECT token FROM sessions WHERE user = ?", person.id):
                await close(db, key)
            await admit(db, token, person.id, agent, now)

        await self.store.write(work)
        self.invalidate([], person.id)
        return token

    async def require_password(self, person: User, password: str) -> None:
        """What cannot be undone takes the password again; RequestRefused if it does not fit."""
        row = await self.store.read(
            lambda db: db.fetch_row("SELECT password FROM users WHERE id = ?", person.id)
        )
        if not await self.verify_password(password, None if row is None else row[0]):
            raise RequestRefused("login", 403)

    async def verify_password(self, password: str, hashed: str | None) -> bool:
        """Whether a password is the one; as slow for an account that does not exist."""
        async with self.hashing_queue.hashing():
            try:
                await asyncio.to_thread(
                    HASHER.verify, hashed or UNMATCHABLE_HASH, password[: MAX_PASSWORD_CHARS + 1]
                )
            except (VerificationError, InvalidHashError):
                return False
        return hashed is not None


async def session_row(db: Transaction, key: bytes) -> Sequence[Any] | None:
    """Whom a session stands for: user, name, account or not, language, when it began and was seen.

    A guest whose name somebody has registered since has none any more.
    """
    row = await db.fetch_row(
        "SELECT users.id, name, account IS NOT NULL, lang, sessions.created, visits.seen"
        " FROM sessions JOIN users ON users.id = sessions.user"
        " LEFT JOIN visits ON visits.token = sessions.token WHERE sessions.token = ?",
        key,
    )
    if row is not None and not row[2] and await is_taken(db, row[1]):
        return [row[0], "", *row[2:]]
    return row


async def is_taken(db: Transaction, name: str) -> bool:
    """Whether an account has this name, or one that looks like it."""
    if not name:
        return False
    sql = "SELECT 1 FROM users WHERE account IN (?, ?, ?, ?)"
    return await db.fetch_row(sql, *look_alikes(account_key(name))) is not None


async def must_be_free(db: Transaction, name: str) -> None:
    """Refuse if an account has this name, or one that looks like it."""
    if await is_taken(db, name):
        raise RequestRefused("name_taken", 409)


async def admit(db: Transaction, token: str, user: str, agent: str, now: int) -> None:
    """A new session."""
    key = token_hash(token)
    await db.execute("INSERT INTO sessions VALUES (?, ?, ?)", key, user, now)
    await visit(db, key, agent, now)


async def visit(db: Transaction, key: bytes, agent: str, now: int) -> None:
    """A session was used."""
    sql = "INSERT INTO visits VALUES (?, ?, ?) ON CONFLICT (token) DO UPDATE SET seen = excluded.seen"
    await db.execute(sql, key, now, agent)


async def close(db: Transaction, key: bytes) -> None:
    """A session is over."""
    await db.execute("DELETE FROM sessions WHERE token = ?", key)
    await db.execute("DELETE FROM visits WHERE token = ?", key)
