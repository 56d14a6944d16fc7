"""RateLimits: how much one may ask for, and how soon again. They are told what time it is and never look.

A bucket holds what somebody may take at once and fills again with time. Limits live in memory: a restart
forgives everything. Several workers tell each other what they gave; only commands and requests, of which
there are too many for that, each counts for itself.
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
MAX_KEYS: Final = 20_000  # somebodies remembered, before those who may take everything again are forgotten
LOCAL_CLIENT: Final = "own"  # the address of whoever sits at the machine itself


class Rate(NamedTuple):
    """So many at once, and so many every `every` ms."""

    burst: int
    refill: int
    every_ms: int


COMMANDS: Final = Rate(40, 20, SECOND_MS)  # of one socket, or of one person without one
REQUESTS: Final = Rate(300, 100, SECOND_MS)  # of one address
GUESTS: Final = Rate(60, 60, HOUR_MS)  # new ones from one address
TABLES: Final = Rate(20, 20, HOUR_MS)  # laid by guests of one address
TABLES_OF_ACCOUNT: Final = Rate(60, 60, HOUR_MS)
HINTS: Final = Rate(20, 20, MINUTE_MS)  # of one person; each costs a second of a bot's time
RECORDS: Final = Rate(20, 60, HOUR_MS)  # brought from one address: each is played through
COSTLY: Final = Rate(40, 4, SECOND_MS)  # from one address, of requests that cost the event loop 5 ms or more
MANY_MOVES: Final = 100  # moves; news of more than that are costly
MANY_CHAT_LINES: Final = 50  # lines; the same
REGISTRATIONS: Final = Rate(10, 10, HOUR_MS)  # tried from one address, whatever comes of it
TAKEN_NAMES: Final = Rate(10, 10, HOUR_MS)  # that an address hears of, be it as a guest or to register
MAX_SOCKETS: Final = 10  # of one person
MAX_BOT_TURNS_PER_HOST: Final = 2  # of the bots at one host's tables at the same time

FAILURES: Final = Rate(5, 5, 15 * MINUTE_MS)  # wrong passwords for one account from one address
FAILURES_OF_ADDRESS: Final = Rate(30, 30, 15 * MINUTE_MS)
FAILURES_OF_ACCOUNT: Final = Rate(100, 100, HOUR_MS)  # from addresses that never got it right


class TokenBuckets:
    """A bucket for each key."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left: dict[str, tuple[float, int]] = {}  # how much there was, and when
        self.tell: Callable[[str], None] | None = None  # other workers, that somebody took one

    def holds(self, key: str, now: int) -> float:
        """How much is in a bucket."""
        if key not in self.left:
            return float(self.rate.burst)
        left, when = self.left[key]
        return min(self.rate.burst, left + (now - when) * self.rate.refill / self.rate.every_ms)

    def take(self, key: str, now: int) -> bool:
        """Takes one; False if there is none."""
        left = self.holds(key, now)
        if left < 1:
            return False
        self.keep(key, left - 1, now)
        self.spend(key)
        return True

    def reserve(self, key: str, now: int) -> None:
        """Take one that may be given back; `spend` it if it is not. RequestRefused if there is none."""
        left = self.holds(key, now)
        if left < 1:
            raise RequestRefused("too_fast", 429, seconds=self.wait(key, now))
        self.keep(key, left - 1, now)

    def spend(self, key: str) -> None:
        """Tell other workers that one was taken for good."""
        if self.tell is not None:
            self.tell(key)

    def heard(self, key: str, now: int) -> None:
        """Somebody took one from another worker."""
        self.keep(key, max(0.0, self.holds(key, now) - 1), now)

    def keep(self, key: str, left: float, now: int) -> None:
        """So much is left; whoever may take everything again need not be remembered."""
        if len(self.left) >= MAX_KEYS:
            self.left = {
                one: kept for one, kept in self.left.items() if self.holds(one, now) < self.rate.burst
            }
        self.left[key] = (left, now)

    def give_back(self, key: str, now: int) -> None:
        """Puts one back that was not needed."""
        self.left[key] = (min(self.rate.burst, self.holds(key, now) + 1), now)

    def wait(self, key: str, now: int) -> int:
        """Seconds until one can be taken, at least 1."""
        missing = max(0.0, 1 - self.holds(key, now))
        return max(1, round(missing * self.rate.every_ms / self.rate.refill / SECOND_MS + 0.5))

    def need(self, key: str, now: int) -> None:
        """Takes one; RequestRefused if there is none."""
        if not self.take(key, now):
            raise RequestRefused("too_fast", 429, seconds=self.wait(key, now))


class RateLimits:
    """All limits of a house."""

    def __init__(self) -> None:
        self.commands = TokenBuckets(COMMANDS)
        self.requests = TokenBuckets(REQUESTS)
        self.guests = TokenBuckets(GUESTS)
        self.tables = TokenBuckets(TABLES)
        self.tables_of_accounts = TokenBuckets(TABLES_OF_ACCOUNT)
        self.hints = TokenBuckets(HINTS)
        self.records = TokenBuckets(RECORDS)
        self.costly = TokenBuckets(COSTLY)
        self.registrations = TokenBuckets(REGISTRATIONS)
        self.taken_names = TokenBuckets(TAKEN_NAMES)
        self.sockets: Counter[str] = Counter()
        self.log_in = LoginThrottle()

    def shared(self) -> dict[str, TokenBuckets]:
        """Those that all workers count together, by name."""
        return {
            "guests": self.guests,
            "tables": self.tables,
            "tables_of_accounts": self.tables_of_accounts,
            "hints": self.hints,
            "records": self.records,
            "registrations": self.registrations,
            "taken_names": self.taken_names,
            "pairs": self.log_in.pairs,
            "addresses": self.log_in.addresses,
            "accounts": self.log_in.accounts,
        }

    def open_table(self, user: str, account: bool, where: str, now: int) -> None:
        """Somebody lays a table; RequestRefused if that is too many."""
        if account:
            self.tables_of_accounts.need(user, now)
        elif where != LOCAL_CLIENT:
            self.tables.need(where, now)

    def costly_request(self, where: str, now: int) -> None:
        """Count a costly request; RequestRefused if an address sends too many."""
        if where != LOCAL_CLIENT:
            self.costly.need(where, now)

    def catch_up(self, where: str, behind: int, unheard: int, now: int) -> None:
        """Count the news of `behind` moves and `unheard` lines of chat, which are costly if they are many."""
        if behind > MANY_MOVES or unheard > MANY_CHAT_LINES:
            self.costly_request(where, now)

    def registration(self, where: str, now: int) -> None:
        """Somebody tries to register; RequestRefused if that is too many."""
        if where != LOCAL_CLIENT:
            self.registrations.need(where, now)

    @contextlib.contextmanager
    def choosing_name(self, where: str, now: int) -> Iterator[None]:
        """Let somebody choose a name; it counts only if the name is refused as taken.

        Once an address has heard of too many taken names it may choose none for a while, taken or not: what
        is refused and what is not would else tell.
        """
        if where == LOCAL_CLIENT:
            yield
            return
        self.taken_names.reserve(where, now)  # before the answer is known: several may ask at once
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

    def connect(self, who: str) -> None:
        """Somebody opens a socket; RequestRefused if that is too many."""
        if self.sockets[who] >= MAX_SOCKETS:
            raise RequestRefused("too_many_sockets", 429, n=MAX_SOCKETS)
        self.sockets[who] += 1

    def disconnect(self, who: str) -> None:
        """A socket is closed."""
        self.sockets[who] -= 1
        if self.sockets[who] <= 0:
            del self.sockets[who]


class LoginThrottle:
    """Slows down who guesses passwords, and nobody else.

    Guesses count for the pair of account and address, and for the address. They count for the account too,
    but that holds up strangers only: from an address where the password was once right, one always gets a
    try of one's own, so nobody can lock another out by guessing wrong.
    """

    def __init__(self) -> None:
        self.pairs = TokenBuckets(FAILURES)
        self.addresses = TokenBuckets(FAILURES_OF_ADDRESS)
        self.accounts = TokenBuckets(FAILURES_OF_ACCOUNT)
        self.friends: dict[str, None] = {}  # pairs that fitted once, oldest first
        self.tell: Callable[[str, str], None] | None = None  # other workers, that a password was right

    def attempt(self, account: str, where: str, now: int) -> None:
        """Somebody tries a password: counted as wrong until it turns out right. RequestRefused: not now."""
        pair = f"{where} {account}"
        asked = [(self.pairs, pair), (self.addresses, where)]
        if pair not in self.friends:
            asked.append((self.accounts, account))
        short = [bucket.wait(key, now) for bucket, key in asked if bucket.holds(key, now) < 1]
        if short:
            raise RequestRefused("too_fast", 429, seconds=max(short))
        for bucket, key in asked:
            bucket.take(key, now)

    def fitted(self, account: str, where: str, now: int) -> None:
        """It was right."""
        self.heard(account, where, now)
        if self.tell is not None:
            self.tell(account, where)

    def heard(self, account: str, where: str, now: int) -> None:
        """The same, perhaps at another worker."""
        pair = f"{where} {account}"
        self.pairs.left.pop(pair, None)
        self.addresses.give_back(where, now)
        if pair not in self.friends:
            self.accounts.give_back(account, now)
        self.friends.pop(pair, None)
        self.friends[pair] = None
        if len(self.friends) > MAX_KEYS:
            del self.friends[next(iter(self.friends))]


def network_of(host: str) -> str:
    """An address as limits count it: of IPv6, where one house has millions, the network."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
