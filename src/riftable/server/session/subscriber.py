"""Watcher: somebody connected to a table, and what he knows of it already."""

from __future__ import annotations

import asyncio


class Watcher:
    """Who, through whose eyes, in which language; `session` is the key of the session they came by.

    Holding one gives no rights: `Table.check_sight` decides for every message.
    """

    def __init__(self, user: str, seat: int, lang: str, v: int = 0, c: int = 0, session: bytes = b"") -> None:
        self.user = user
        self.seat = seat
        self.session = session
        self.ended = False  # the seat has changed hands since
        self.lang = lang
        self.v = v
        self.c = c
        self.info = -1  # the last state of the table itself that was sent
        self.awake = asyncio.Event()
        self.awake.set()
