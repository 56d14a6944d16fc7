"""Presence: which clients follow a table, and how long its players have been absent."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from riftable.core.rules import SPECTATOR
from riftable.server.session.subscriber import Subscriber

RECONNECT_GRACE_MS: Final = 40_000  # a client without a socket asks again within this time


class Presence:
    """The subscribers of a table, and when its users were last connected."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.opened_at = now()
        self.subscribers: set[Subscriber] = set()
        self.disconnected_at: dict[str, int] = {}  # by user: when their last connection ended
        self.told_absent: set[str] = set()  # users whom the others were told to be away
        self.seated_at: dict[str, int] = {}  # by user: no one has been absent since before they sat down
        self.latency_ms: dict[str, int] = {}  # by user: the round trip, as last measured

    def is_connected(self, user: str) -> bool:
        """Return whether a user is connected; never true for the empty id of a deleted user."""
        return bool(user) and any(one.user == user for one in self.subscribers)

    def absence_ms(self, user: str) -> int:
        """Return for how long a user has not been connected."""
        since = max(self.disconnected_at.get(user, self.opened_at), self.seated_at.get(user, 0))
        return 0 if self.is_connected(user) else self.now() - since

    def add(self, subscriber: Subscriber) -> bool:
        """Add a subscriber, and return whether to tell the others that its user is connected.

        They know it of a user who polls, while the next request comes soon enough after the last one.
        """
        user = subscriber.user
        left = self.disconnected_at.get(user)
        was_here = left is not None and (self.is_connected(user) or self.now() - left < RECONNECT_GRACE_MS)
        is_news = user in self.told_absent or not was_here
        self.told_absent.discard(user)
        self.subscribers.add(subscriber)
        return is_news

    def remove(self, subscriber: Subscriber, *, told: bool) -> None:
        """Remove a subscriber whose connection has ended; `told` if the others hear of it."""
        self.subscribers.discard(subscriber)
        if not self.is_connected(subscriber.user):
            self.disconnected_at[subscriber.user] = self.now()
            if told:
                self.told_absent.add(subscriber.user)

    def end_subscriptions(self, seats: Collection[int]) -> None:
        """End all subscriptions to seats that have changed hands."""
        for subscriber in self.subscribers:
            if subscriber.seat in seats:
                subscriber.ended = True

    def wake(self) -> None:
        """Wake all subscribers: there may be messages for them."""
        for subscriber in self.subscribers:
            subscriber.awake.set()

    def wake_only(self, sessions: Collection[bytes], user: str) -> None:
        """Wake the subscribers of these sessions and of this user."""
        for subscriber in self.subscribers:
            if subscriber.session in sessions or (user and subscriber.user == user):
                subscriber.awake.set()

    def spectators(self) -> int:
        """Return how many users watch without a seat."""
        return len({one.user for one in self.subscribers if one.seat == SPECTATOR})

    def last_seen(self) -> int:
        """Return when the last connection ended, or the table was opened, in ms since 1970."""
        return max([self.opened_at, *self.disconnected_at.values()])
