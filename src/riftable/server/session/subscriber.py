"""Subscriber: one client that follows a table, and what it has been sent already."""

from __future__ import annotations

import asyncio


class Subscriber:
    """A client that follows a table through a seat, in a language; `session` is the key of its session.

    `v`, `c` and `info_version` say which position, chat line and table info it was sent last. Having one
    gives no permission: that is checked for every message.
    """

    def __init__(self, user: str, seat: int, lang: str, v: int = 0, c: int = 0, session: bytes = b"") -> None:
        self.user = user
        self.seat = seat
        self.session = session
        self.ended = False  # the seat has changed hands since
        self.lang = lang
        self.v = v
        self.c = c
        self.info_version = -1
        self.awake = asyncio.Event()  # set when there may be messages
        self.awake.set()
