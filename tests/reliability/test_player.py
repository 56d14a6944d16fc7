"""The players of crash and load tests: whatever comes first over a new line, they play on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import Any, Self

import pytest

from bench.load import player
from bench.load.player import ApiClient, PlayLog, Seat

PENDING = {"t": "move", "id": "0-1", "v": 4, "seat": 0, "moves": ["play"]}
UPDATE = {"t": "update", "v": 5, "result": None, "ask": {"tree": [{"m": "stop"}]}}
ACK = {"t": "ack", "id": "0-1", "v": 5}


class ScriptedSocket:
    """A socket that brings some messages, with pauses, and then nothing more."""

    def __init__(self, messages: list[dict[str, Any]]) -> None:
        self.messages = messages
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def __aiter__(self) -> AsyncIterator[str]:
        for message in self.messages:
            yield json.dumps(message)
            await asyncio.sleep(0.02)
        await asyncio.Event().wait()

    async def send(self, text: str) -> None:
        self.sent.put_nowait(json.loads(text))


async def at_once() -> None:
    await asyncio.sleep(0)


async def answered(messages: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what a seat with a move under way answers to these messages."""
    seat = Seat(ApiClient("http://there"), "g", 0, PlayLog(), at_once, random.Random(1))
    seat.pending, seat.count, seat.v = dict(PENDING), 1, 4
    socket = ScriptedSocket(messages)
    tasks = [asyncio.create_task(work) for work in (seat.listen(socket), seat.answer(socket))]
    try:
        return await asyncio.wait_for(socket.sent.get(), 60)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("messages", [[ACK, UPDATE], [UPDATE, ACK]], ids=["ack first", "question first"])
def test_the_next_question_is_answered_whichever_comes_first(messages: list[dict[str, Any]]) -> None:
    move = asyncio.run(answered(messages))
    assert (move["id"], move["v"], move["moves"]) == ("0-2", 5, ["stop"])


class Breaking:
    """A connection that breaks in the moment in which its player is told to stop."""

    def __init__(self) -> None:
        self.read = asyncio.Event()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        """Nothing to close."""

    async def __aiter__(self) -> AsyncIterator[str]:
        self.read.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise OSError("the line broke") from None
        yield ""


def test_a_cancelled_player_stops_even_if_its_connection_breaks_then(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stop() -> bool:
        line = Breaking()
        monkeypatch.setattr(player, "connect", lambda *_args, **_options: line)
        seat = Seat(ApiClient("http://there"), "g", 0, PlayLog(), at_once, random.Random(1))
        playing = asyncio.create_task(seat.play())
        await line.read.wait()
        playing.cancel()
        await asyncio.wait([playing], timeout=60)
        stopped = playing.cancelled()
        seat.over.set()
        return stopped

    assert asyncio.run(stop())
