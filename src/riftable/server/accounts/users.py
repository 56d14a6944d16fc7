"""Users and their sessions. A guest has a name, an account also a password.

A session is a random token of 256 bits; the server stores only its hash. Logging in creates a new session and
ends the one that the browser had before.
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
from riftable.server.match.clock import DAY_MS
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.clean_text import single_line
from riftable.server.protocol.messages import MAX_NAME_CHARS
from riftable.server.storage.interface import Store, Transaction, WriteConflictError, set_fact


def unmatchable_hash(hasher: PasswordHasher) -> str:
    """Return a hash that no password matches and that takes as long to check as any other."""
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, end = (
        base64.b64encode(secrets.token_bytes(n)).decode().rstrip("=")
        for n in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt}${end}"


HASHER: Final = PasswordHasher()
UNMATCHABLE_HASH: Final = unmatchable_hash(HASHER)  # checked when there is no such account
MIN_PASSWORD_CHARS, MAX_PASSWORD_CHARS = 8, 200
SESSION_IDLE_LIMIT_MS: Final = 180 * DAY_MS  # an unused session ends after this
MAX_AGENT_CHARS: Final = 60
SESSION_CACHE_MS: Final = 30_000  # then look a session up again: a message that it has ended may be lost
BROWSERS: Final = (
    "Firefox",
    "Edg",
    "OPR",
    "Chrome",
    "Safari",
)  # the first match counts: nearly all browsers also claim to be the later ones
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
MAX_TOKEN_CHARS: Final = 64
MAX_SESSION_READS: Final = 8  # of one session, while sessions end at the same time
MAX_CACHED_SESSIONS: Final = 10_000
REGISTERING_FACT: Final = "registering"  # written by each registration, so that they lock each other out


class User(NamedTuple):
    """A guest or an account; `id` is "" for anonymous clients."""

    id: str
    name: str
    account: bool
    lang: str


ANONYMOUS: Final = User("", "", False, "")


def token_hash(token: str) -> bytes:
    """Return what is stored of a token. The token cannot be derived from it."""
    return hashlib.sha256(token.encode()).digest()


def checked_name(name: str) -> str:
    """Return a name as others will see it; RequestRefused if it is empty or too long."""
    found = single_line(name, MAX_NAME_CHARS + 1)
    if not 1 <= len(found) <= MAX_NAME_CHARS:
        raise RequestRefused("name", 400, n=MAX_NAME_CHARS)
    return found


def account_key(name: str) -> str:
    """Return the unique key of an account name: normalized and without case."""
    return unicodedata.normalize("NFKC", single_line(name, MAX_NAME_CHARS + 1)).casefold()


def checked_password(password: str) -> str:
    """Return the password; RequestRefused if it is too short or too long."""
    if not MIN_PASSWORD_CHARS <= len(password) <= MAX_PASSWORD_CHARS:
        raise RequestRefused("password", 400)
    return password


class BrowserSession(NamedTuple):
    """A signed-in browser of a user. `id` can be shown: it does not give access. Times are in ms."""

    id: str
    created: int
    seen: int
    agent: str


class CachedSession(NamedTuple):
    """The user of a token, as last read from the store."""

    user: User
    seen: int  # ms; stored once a day
    looked_up: int  # ms


def browser_name(header: str) -> str:
    """Return browser and system from a User-Agent header: enough to tell one's devices apart."""
    browser = next((one for one in BROWSERS if one in header), "")
    system = next((one for one in SYSTEMS if one in header), "")
    names = {"Edg": "Edge", "OPR": "Opera", "Mac OS": "macOS"}
    known = [names.get(one, one) for one in (browser, system) if one]
    return ", ".join(known) or single_line(header.partition("/")[0], MAX_AGENT_CHARS)


def public_id(key: bytes) -> str:
    """Return a name for a session or an invitation from which its token cannot be derived."""
    return hashlib.sha256(b"session" + key).hexdigest()[:16]


class Users:
    """The users of a server and their sessions."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.cache: dict[bytes, CachedSession] = {}
        self.changes = 0  # number of invalidations of the cache
        self.broadcast: Callable[[list[bytes], str], None] | None = None  # tells other workers
        self.on_invalidated: Callable[[list[bytes], str], None] | None = None  # rechecks open connections
        self.hashing_queue = HashingQueue()

    # Sessions.

    async def authenticate(self, token: str, now: int) -> User:
        """Return the user of a session token; `ANONYMOUS` if it is unknown or has expired."""
        if not token or len(token) > MAX_TOKEN_CHARS:
            return ANONYMOUS
        key = token_hash(token)
        found = self.cache.get(key)
        if found is None or not 0 <= now - found.looked_up < SESSION_CACHE_MS:
            changes, reads, row = -1, 0, None
            # Read again if a session ended meanwhile: this one may have been read before it ended.
            while changes != self.changes and reads < MAX_SESSION_READS:
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
        return found.user

    async def touch_session(self, token: str, agent: str, now: int) -> bool:
        """Note once a day that a session is used; return whether the browser should extend its cookie."""
        key = token_hash(token)
        found = self.cache.get(key)
        if found is None or now - found.seen < DAY_MS:
            return False
        self.cache[key] = found._replace(seen=now)

        async def work(db: Transaction) -> None:
            # It may have ended meanwhile.
            if await db.fetch_row("SELECT 1 FROM sessions WHERE token = ?", key):
                await insert_visit(db, key, agent, now)

        await self.store.write(work)
        return True

    async def sessions(self, user_id: str) -> list[tuple[bytes, BrowserSession]]:
        """Return the sessions of a user with the hashes of their tokens, last used first."""
        rows = await self.store.read(
            lambda db: db.fetch_rows(
                "SELECT sessions.token, created, visits.seen, agent FROM sessions"
                " LEFT JOIN visits ON visits.token = sessions.token WHERE sessions.user = ?",
                user_id,
            )
        )
        found = []
        for key, created, seen, agent in rows:
            last = created if seen is None else seen
            found.append((bytes(key), BrowserSession(public_id(bytes(key)), created, last, agent or "")))
        return sorted(found, key=lambda one: -one[1].seen)

    async def end_sessions(self, user_id: str, which: str = "", but: str = "") -> list[bytes]:
        """End the session with this id, or all sessions of a user but the one of the token `but`."""
        keep = token_hash(but) if but else b""
        known = await self.sessions(user_id)
        ended = [key for key, one in known if (one.id == which if which else key != keep)]

        async def work(db: Transaction) -> None:
            for key in ended:
                await delete_session(db, key)

        await self.store.write(work)
        self.invalidate(ended)
        return ended

    async def log_out(self, token: str) -> None:
        """End the session of a token."""
        key = token_hash(token)
        await self.store.write(lambda db: delete_session(db, key))
        self.invalidate([key])

    def invalidate(self, ended: list[bytes], user_id: str = "") -> None:
        """Drop sessions, and all sessions of `user_id`, from the caches of all workers."""
        self.apply_invalidation(ended, user_id)
        if self.broadcast is not None:
            self.broadcast(ended, user_id)

    def apply_invalidation(self, ended: list[bytes], user_id: str) -> None:
        """Drop sessions from the cache of this worker, and recheck open connections."""
        self.changes += 1
        for key in ended:
            self.cache.pop(key, None)
        if user_id:
            self.cache = {key: one for key, one in self.cache.items() if one.user.id != user_id}
        if self.on_invalidated is not None:
            self.on_invalidated(ended, user_id)

    def clear_cache(self) -> None:
        """Look all sessions up again, because messages of other workers may have been lost."""
        self.changes += 1
        self.cache.clear()

    # Guests and accounts.

    async def create_guest(self, name: str, lang: str, agent: str, now: int) -> tuple[User, str]:
        """Create a guest and return them with a session token. Without a name they are shown as "Guest".

        Raises RequestRefused if an account has this name or one that looks like it.
        """
        given = checked_name(name) if name else ""
        user = User(secrets.token_urlsafe(12), given, account=False, lang=lang)
        token = secrets.token_urlsafe(32)

        async def work(db: Transaction) -> None:
            await must_be_free(db, user.name)
            await db.execute(
                "INSERT INTO users VALUES (?, ?, NULL, NULL, ?, ?)", user.id, user.name, lang, now
            )
            await insert_session(db, token, user.id, agent, now)

        await self.store.write(work)
        return user, token

    async def ensure_user(self, user: User, name: str, lang: str, agent: str, now: int) -> tuple[User, str]:
        """Return the user, renamed if `name` differs, or a new guest and the token of their session."""
        if not user.id:
            return await self.create_guest(name, lang, agent, now)
        if name and name != user.name and not user.account:
            return await self.update(user, name, lang), ""
        return user, ""

    async def update(self, user: User, name: str, lang: str) -> User:
        """Change name or language; RequestRefused if an account has this name or one that looks like it."""
        new = user._replace(name=checked_name(name) if name else user.name, lang=lang or user.lang)
        if user.account and new.name != user.name:
            raise RequestRefused("name_taken", 409)  # an account keeps its name

        async def work(db: Transaction) -> None:
            if new.name != user.name:
                await must_be_free(db, new.name)
            same = "UPDATE users SET name = ?, lang = ? WHERE id = ? AND (account IS NULL OR name = ?)"
            if not await db.execute(
                same, new.name, new.lang, new.id, new.name
            ):  # registered, or forgotten, since
                raise RequestRefused("not_known", 403)

        await self.store.write(work)
        self.invalidate([], user.id)
        return new

    async def check_names(self, user: User, names: Sequence[str]) -> None:
        """Raise RequestRefused if another account has one of these names or one that looks like it."""
        mine = account_key(user.name) if user.account else ""

        async def work(db: Transaction) -> None:
            for name in names:
                if account_key(name) != mine:
                    await must_be_free(db, name)

        await self.store.read(work)

    async def register(
        self, user: User, name: str, password: str, old: str, agent: str, now: int
    ) -> tuple[User, str]:
        """Turn a guest into an account, which keeps its tables, and return it with a new session token."""
        name = checked_name(name)
        checked_password(password)
        if user.account:
            raise RequestRefused("name_taken", 409)
        await self.store.read(lambda db: must_be_free(db, name))  # before the work of hashing
        async with self.hashing_queue.hashing(registering=True):
            hashed = await asyncio.to_thread(HASHER.hash, password)
        token = secrets.token_urlsafe(32)

        async def work(db: Transaction) -> None:
            await set_fact(db, REGISTERING_FACT, 0)  # locks this row, so that registrations run one by one
            await must_be_free(db, name)
            mine = "DELETE FROM sessions WHERE token = ? AND user = ?"
            if not await db.execute(mine, token_hash(old), user.id):  # ended while the password was hashed
                raise RequestRefused("not_known", 403)
            await db.execute(
                "UPDATE users SET name = ?, account = ?, password = ? WHERE id = ?",
                name,
                account_key(name),
                hashed,
                user.id,
            )
            await delete_session(db, token_hash(old))
            await insert_session(db, token, user.id, agent, now)

        try:
            await self.store.write(work)
        except WriteConflictError as problem:
            raise RequestRefused("name_taken", 409) from problem
        self.invalidate([], user.id)
        return user._replace(name=name, account=True), token

    async def log_in(self, name: str, password: str, old: str, agent: str, now: int) -> tuple[User, str]:
        """Return the account and a new session token, and end the session `old`; RequestRefused if wrong."""
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
            await delete_session(db, token_hash(old))
            await insert_session(db, token, row[0], agent, now)

        await self.store.write(work)
        self.invalidate([token_hash(old)])
        return User(row[0], row[1], account=True, lang=row[3]), token

    async def change_password(self, user: User, old: str, new: str, agent: str, now: int) -> str:
        """Change the password of an account, end all its sessions, and return the token of a new one.

        Raises RequestRefused if `old` is wrong, or if the password was changed at the same time elsewhere.
        """
        row = await self.store.read(
            lambda db: db.fetch_row("SELECT password FROM users WHERE id = ?", user.id)
        )
        if row is None or not await self.verify_password(old, row[0]):
            raise RequestRefused("wrong_password", 403)
        async with self.hashing_queue.hashing():
            hashed = await asyncio.to_thread(HASHER.hash, checked_password(new))
        token = secrets.token_urlsafe(32)

        async def work(db: Transaction) -> None:
            sql = "UPDATE users SET password = ? WHERE id = ? AND password = ?"
            if not await db.execute(sql, hashed, user.id, row[0]):
                raise RequestRefused("wrong_password", 403)
            for (key,) in await db.fetch_rows("SELECT token FROM sessions WHERE user = ?", user.id):
                await delete_session(db, key)
            await insert_session(db, token, user.id, agent, now)

        await self.store.write(work)
        self.invalidate([], user.id)
        return token

    async def require_password(self, user: User, password: str) -> None:
        """Raise RequestRefused unless this is the password of the user. For actions that cannot be undone."""
        row = await self.store.read(
            lambda db: db.fetch_row("SELECT password FROM users WHERE id = ?", user.id)
        )
        if not await self.verify_password(password, None if row is None else row[0]):
            raise RequestRefused("login", 403)

    async def verify_password(self, password: str, hashed: str | None) -> bool:
        """Return whether a password matches; takes as long when there is no such account."""
        async with self.hashing_queue.hashing():
            try:
                await asyncio.to_thread(
                    HASHER.verify, hashed or UNMATCHABLE_HASH, password[: MAX_PASSWORD_CHARS + 1]
                )
            except (VerificationError, InvalidHashError):
                return False
        return hashed is not None


async def session_row(db: Transaction, key: bytes) -> Sequence[Any] | None:
    """Return user id, name, whether it is an account, language, creation and last use of a session.

    The name of a guest is "" if an account with this name was registered since.
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
    """Return whether an account has this name or one that looks like it."""
    if not name:
        return False
    sql = "SELECT 1 FROM users WHERE account IN (?, ?, ?, ?)"
    return await db.fetch_row(sql, *look_alikes(account_key(name))) is not None


async def must_be_free(db: Transaction, name: str) -> None:
    """Refuse if an account has this name, or one that looks like it."""
    if await is_taken(db, name):
        raise RequestRefused("name_taken", 409)


async def insert_session(db: Transaction, token: str, user_id: str, agent: str, now: int) -> None:
    """Store a new session."""
    key = token_hash(token)
    await db.execute("INSERT INTO sessions VALUES (?, ?, ?)", key, user_id, now)
    await insert_visit(db, key, agent, now)


async def insert_visit(db: Transaction, key: bytes, agent: str, now: int) -> None:
    """Store when a session was last used."""
    sql = "INSERT INTO visits VALUES (?, ?, ?) ON CONFLICT (token) DO UPDATE SET seen = excluded.seen"
    await db.execute(sql, key, now, agent)


async def delete_session(db: Transaction, key: bytes) -> None:
    """Delete a session."""
    await db.execute("DELETE FROM sessions WHERE token = ?", key)
    await db.execute("DELETE FROM visits WHERE token = ?", key)
