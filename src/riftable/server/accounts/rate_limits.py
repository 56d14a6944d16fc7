"""Rate limits with token buckets, and login throttling. The clock is passed in; the module never reads it.

Buckets are kept in memory: a restart resets them. Several workers tell each other about the tokens they hand
out; only commands, requests and frames, which are too many for that, are counted by each worker alone.
"""

from __future__ import annotations

import contextlib
import ipaddress
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from riftable.server.match.refusals import RequestRefused

SECOND_MS: Final = 1000
MINUTE_MS: Final = 60 * SECOND_MS
HOUR_MS: Final = 60 * MINUTE_MS
MAX_KEYS: Final = 20_000  # buckets in memory, before full ones are dropped
LOCAL_CLIENT: Final = "own"  # the key of clients on the machine of the server; limits per address spare it


class Rate(NamedTuple):
    """Allow `burst` at once, then `refill` every `every_ms`."""

    burst: int
    refill: int
    every_ms: int


COMMANDS: Final = Rate(40, 20, SECOND_MS)  # per socket, or per user without one
REQUESTS: Final = Rate(300, 100, SECOND_MS)  # per address
GUESTS: Final = Rate(60, 60, HOUR_MS)  # new guests per address
TABLES: Final = Rate(20, 20, HOUR_MS)  # opened by guests, per address
TABLES_OF_ACCOUNT: Final = Rate(60, 60, HOUR_MS)
HINTS: Final = Rate(20, 20, MINUTE_MS)  # per user; each costs a second of a bot's time
REVIEWS: Final = Rate(10, 20, HOUR_MS)  # started, per address; each costs half a minute of the bots' time
RECORDS: Final = Rate(20, 60, HOUR_MS)  # uploads per address, downloads of own data per user; both replay
COSTLY: Final = Rate(40, 4, SECOND_MS)  # per address: requests that take 5 ms or more of the event loop
FRAMES: Final = Rate(200, 50, SECOND_MS)  # per WebSocket: messages, fragments, pings and pongs
MANY_MOVES: Final = 100  # an update with more moves than this is costly
MANY_CHAT_LINES: Final = 50  # an update with more lines than this is costly
REGISTRATIONS: Final = Rate(10, 10, HOUR_MS)  # attempts per address, successful or not
TAKEN_NAMES: Final = Rate(10, 10, HOUR_MS)  # refusals per address, of guests and of registrations
MAX_SOCKETS: Final = 10  # per user
MAX_PENDING_REVIEWS: Final = 20  # of a process, waiting or running
MAX_PENDING_REVIEWS_OF_USER: Final = 2  # the same, of a user, or of all guests of an address
MAX_BOT_TURNS_PER_HOST: Final = 2  # at the same time, at all tables of a host

FAILURES: Final = Rate(5, 5, 15 * MINUTE_MS)  # wrong passwords per account and address
FAILURES_OF_ADDRESS: Final = Rate(30, 30, 15 * MINUTE_MS)
FAILURES_OF_ACCOUNT: Final = Rate(100, 100, HOUR_MS)  # from addresses that never logged in to the account


class TokenBuckets:
    """A token bucket for each key."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left: dict[str, tuple[float, int]] = {}  # tokens, and when they were counted
        self.broadcast: Callable[[str], None] | None = None  # tells other workers that a token was taken

    def holds(self, key: str, now: int) -> float:
        """Return the number of tokens in a bucket."""
        if key not in self.left:
            return float(self.rate.burst)
        left, when = self.left[key]
        return min(self.rate.burst, left + (now - when) * self.rate.refill / self.rate.every_ms)

    def take(self, key: str, now: int) -> bool:
        """Take a token; return False if there is none."""
        left = self.holds(key, now)
        if left < 1:
            return False
        self.keep(key, left - 1, now)
        self.spend(key)
        return True

    def reserve(self, key: str, now: int) -> None:
        """Take a token that `give_back` may return; else call `spend`. RequestRefused if there is none."""
        left = self.holds(key, now)
        if left < 1:
            raise RequestRefused("too_fast", 429, seconds=self.wait(key, now))
        self.keep(key, left - 1, now)

    def spend(self, key: str) -> None:
        """Tell other workers that a token was taken for good."""
        if self.broadcast is not None:
            self.broadcast(key)

    def taken_elsewhere(self, key: str, now: int) -> None:
        """Count a token that another worker handed out."""
        self.keep(key, max(0.0, self.holds(key, now) - 1), now)

    def keep(self, key: str, left: float, now: int) -> None:
        """Set the tokens of a bucket; drop full buckets if there are too many."""
        if len(self.left) >= MAX_KEYS:
            self.left = {
                one: kept for one, kept in self.left.items() if self.holds(one, now) < self.rate.burst
            }
        self.left[key] = (left, now)

    def give_back(self, key: str, now: int) -> None:
        """Return a token that was not needed."""
        self.left[key] = (min(self.rate.burst, self.holds(key, now) + 1), now)

    def wait(self, key: str, now: int) -> int:
        """Return the seconds until a token is available, at least 1."""
        missing = max(0.0, 1 - self.holds(key, now))
        return max(1, round(missing * self.rate.every_ms / self.rate.refill / SECOND_MS + 0.5))

    def need(self, key: str, now: int) -> None:
        """Take a token; RequestRefused if there is none."""
        if not self.take(key, now):
            raise RequestRefused("too_fast", 429, seconds=self.wait(key, now))


class RateLimits:
    """All rate limits of a server."""

    def __init__(self) -> None:
        self.commands = TokenBuckets(COMMANDS)
        self.requests = TokenBuckets(REQUESTS)
        self.guests = TokenBuckets(GUESTS)
        self.tables = TokenBuckets(TABLES)
        self.tables_of_accounts = TokenBuckets(TABLES_OF_ACCOUNT)
        self.hints = TokenBuckets(HINTS)
        self.reviews = TokenBuckets(REVIEWS)
        self.records = TokenBuckets(RECORDS)
        self.costly = TokenBuckets(COSTLY)
        self.registrations = TokenBuckets(REGISTRATIONS)
        self.taken_names = TokenBuckets(TAKEN_NAMES)
        self.sockets: Counter[str] = Counter()
        self.log_in = LoginThrottle()

    def shared(self) -> dict[str, TokenBuckets]:
        """Return the buckets that all workers count together, by name."""
        return {
            "guests": self.guests,
            "tables": self.tables,
            "tables_of_accounts": self.tables_of_accounts,
            "hints": self.hints,
            "reviews": self.reviews,
            "records": self.records,
            "registrations": self.registrations,
            "taken_names": self.taken_names,
            "pairs": self.log_in.pairs,
            "addresses": self.log_in.addresses,
            "accounts": self.log_in.accounts,
        }

    def open_table(self, user: str, account: bool, where: str, now: int) -> None:
        """Count a new table; RequestRefused if there are too many."""
        if account:
            self.tables_of_accounts.need(user, now)
        elif where != LOCAL_CLIENT:
            self.tables.need(where, now)

    def costly_request(self, where: str, now: int) -> None:
        """Count a costly request; RequestRefused if the address sends too many."""
        if where != LOCAL_CLIENT:
            self.costly.need(where, now)

    def catch_up(self, where: str, behind: int, unheard: int, now: int) -> None:
        """Count an update with `behind` moves and `unheard` lines of chat if it is costly."""
        if behind > MANY_MOVES or unheard > MANY_CHAT_LINES:
            self.costly_request(where, now)

    def registration(self, where: str, now: int) -> None:
        """Count a registration; RequestRefused if there are too many."""
        if where != LOCAL_CLIENT:
            self.registrations.need(where, now)

    @contextlib.contextmanager
    def choosing_name(self, where: str, now: int) -> Iterator[None]:
        """Count the choice of a name, but only if it is refused because the name is taken.

        After too many taken names an address may choose no name at all for a while. Otherwise the kind of the
        refusal would tell which names are taken.
        """
        if where == LOCAL_CLIENT:
            yield
            return
        self.taken_names.reserve(where, now)  # before the result is known: requests run concurrently
        try:
            yield
        except RequestRefused as refuse:
            if refuse.key == "name_taken":
                self.taken_names.spend(where)
            else:
                self.taken_names.give_back(where, now)
            raise
        except BaseException:
            self.taken_names.give_back(where, now)
            raise
        self.taken_names.give_back(where, now)

    def connect(self, key: str) -> None:
        """Count an open socket; RequestRefused if there are too many."""
        if self.sockets[key] >= MAX_SOCKETS:
            raise RequestRefused("too_many_sockets", 429, n=MAX_SOCKETS)
        self.sockets[key] += 1

    def disconnect(self, key: str) -> None:
        """Count a closed socket."""
        self.sockets[key] -= 1
        if self.sockets[key] <= 0:
            del self.sockets[key]


class LoginThrottle:
    """Throttle password guessing without locking out the owner of an account.

    Failures count per account and address, per address, and per account. The last limit applies only to
    addresses that never logged in to the account: others keep their own attempts, so that an account cannot
    be locked by guessing from elsewhere.
    """

    def __init__(self) -> None:
        self.pairs = TokenBuckets(FAILURES)
        self.addresses = TokenBuckets(FAILURES_OF_ADDRESS)
        self.accounts = TokenBuckets(FAILURES_OF_ACCOUNT)
        self.trusted: dict[str, None] = {}  # pairs of address and account with a log-in, oldest first
        self.broadcast: Callable[[str, str], None] | None = None  # tells other workers of a log-in

    def attempt(self, account: str, where: str, now: int) -> None:
        """Count an attempt as failed until `succeeded` is called; RequestRefused if there are too many."""
        pair = f"{where} {account}"
        asked = [(self.pairs, pair), (self.addresses, where)]
        if pair not in self.trusted:
            asked.append((self.accounts, account))
        short = [bucket.wait(key, now) for bucket, key in asked if bucket.holds(key, now) < 1]
        if short:
            raise RequestRefused("too_fast", 429, seconds=max(short))
        for bucket, key in asked:
            bucket.take(key, now)

    def succeeded(self, account: str, where: str, now: int) -> None:
        """Take back a counted attempt, because the password was right."""
        self.apply_success(account, where, now)
        if self.broadcast is not None:
            self.broadcast(account, where)

    def apply_success(self, account: str, where: str, now: int) -> None:
        """Apply a log-in at this or another worker."""
        pair = f"{where} {account}"
        self.pairs.left.pop(pair, None)
        self.addresses.give_back(where, now)
        if pair not in self.trusted:
            self.accounts.give_back(account, now)
        self.trusted.pop(pair, None)
        self.trusted[pair] = None
        if len(self.trusted) > MAX_KEYS:
            del self.trusted[next(iter(self.trusted))]


def network_of(host: str) -> str:
    """Return the key of an address for limits: itself, or its /64 network for IPv6."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
