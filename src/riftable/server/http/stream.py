"""A request that one worker forwards to another: its ASGI events, in both directions, over the bus."""

from __future__ import annotations

import asyncio
import collections
import itertools
from typing import Any, Final

from riftable.server.http.bus import Bus
from riftable.server.http.worker_messages import ENCODER, CloseStream, StreamEvent

MAX_UNREAD_BYTES: Final = 1 << 20  # that wait for a slow reader before the stream is closed


class StreamClosed(Exception):
    """The stream has ended, and all its events have been read."""


class Stream:
    """One end of a forwarded request."""

    def __init__(self, bus: Bus, peer: str, key: str) -> None:
        self.bus = bus
        self.peer = peer
        self.key = key
        self.unread: collections.deque[tuple[dict[str, Any], int]] = collections.deque()
        self.unread_bytes = 0
        self.sent = itertools.count()
        self.received = 0
        self.closed = False
        self.changed = asyncio.Event()

    async def send(self, event: dict[str, Any]) -> None:
        """Send an event; close the stream if the other worker does not receive it.

        Returns once Redis has taken the event, so that a fast sender cannot fill the memory.
        """
        message = StreamEvent(self.key, next(self.sent), event)
        if not await self.bus.send(self.peer, ENCODER.encode(message)):
            self.close()

    def feed(self, message: StreamEvent, size: int) -> None:
        """Take in an event of `size` bytes; close the stream if one is missing or too many are unread."""
        if message.number != self.received or self.unread_bytes > MAX_UNREAD_BYTES:
            self.close()
            return
        self.unread_bytes += size
        self.received += 1
        self.unread.append((message.event, size))
        self.changed.set()

    def close(self) -> None:
        """End the stream at this end; events that were received can still be read."""
        self.closed = True
        self.changed.set()

    def close_peer(self) -> None:
        """Tell the other end that no more events follow."""
        self.bus.post(self.peer, ENCODER.encode(CloseStream(self.key)))

    async def receive(self) -> dict[str, Any]:
        """Return the next event. Raises `StreamClosed` if there is none and the stream has ended."""
        while not self.unread:
            if self.closed:
                raise StreamClosed
            self.changed.clear()
            await self.changed.wait()
        event, size = self.unread.popleft()
        self.unread_bytes -= size
        return event
