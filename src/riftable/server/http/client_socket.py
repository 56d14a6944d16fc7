"""What the WebSockets of tables and studies share: their tasks, receiving, sending, and why they end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Sequence
from typing import Any, Final, NoReturn

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from riftable.server.accounts.rate_limits import COMMANDS as COMMAND_RATE
from riftable.server.accounts.rate_limits import LOCAL_CLIENT, TokenBuckets
from riftable.server.accounts.users import User
from riftable.server.http.metrics import METRICS
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.session.lobby import Lobby
from riftable.server.storage.interface import StorageError
from riftable.server.storage.refusals import refused_by_storage
from riftable.server.texts import refusal_text

LOG: Final = logging.getLogger(__name__)
SEND_TIMEOUT_S: Final = 30.0  # for one message
CLOSE_TIMEOUT_S: Final = 1.0
REFUSED, TOO_BIG, TOO_SLOW, GOING = 1008, 1009, 1013, 1012  # codes with which sockets are closed
DISCONNECTED: Final = (WebSocketDisconnect, RuntimeError)  # what Starlette raises when the client is gone


class CloseSocket(Exception):
    """The server closes the socket with this code; `why` is counted in the metrics."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class ClientSocket(ABC):
    """One client's connection. Subclasses say what is checked for every message, and what a message does."""

    def __init__(self, ws: WebSocket, lobby: Lobby, user: User, address: str) -> None:
        self.ws = ws
        self.lobby = lobby
        self.user = user
        self.address = address
        self.pace = None if address == LOCAL_CLIENT else TokenBuckets(COMMAND_RATE)
        self.sending = asyncio.Lock()
        self.code = 1000

    @property
    @abstractmethod
    def language(self) -> str:
        """The language of the client."""

    @property
    @abstractmethod
    def subject(self) -> str:
        """What the socket is of, for the log of the server."""

    @abstractmethod
    async def check(self) -> None:
        """Check, for every message, that the client may still send and receive."""

    @abstractmethod
    async def handle(self, raw: bytes) -> None:
        """Carry out one message of the client."""

    async def run_tasks(self, *works: Coroutine[Any, Any, None]) -> None:
        """Run these until the first one ends; then cancel the others and note why."""
        loop = asyncio.get_running_loop()
        tasks = [loop.create_task(work) for work in works]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await self.end(tasks)

    async def end(self, tasks: Sequence[asyncio.Task[None]]) -> None:
        """Cancel the tasks of the socket and note why it ended."""
        for task in tasks:
            task.cancel()
        for problem in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(problem, CloseSocket):
                self.code = problem.code
                METRICS.cut_off.labels(problem.why).inc()
            elif isinstance(problem, Exception) and not isinstance(problem, DISCONNECTED):
                LOG.error("a socket of %s failed", self.subject, exc_info=problem)

    async def receive_commands(self) -> None:
        """Receive messages and carry them out, one after the other."""
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                message = await self.ws.receive()
                if message["type"] != "websocket.receive":
                    return
                raw = message.get("bytes") or (message.get("text") or "").encode()
                if len(raw) > messages.MAX_MESSAGE_BYTES:
                    raise CloseSocket(TOO_BIG, "too big")
                await self.check()
                if self.pace is not None and not self.pace.take("", self.lobby.now()):
                    await self.refuse_and_close(RequestRefused("too_fast", 429, seconds=1), "too fast")
                await self.handle(raw)

    async def refuse_and_close(self, refuse: RequestRefused, why: str) -> NoReturn:
        """Tell the client why it is refused, and close the socket: the client asks again what it may see."""
        await self.send(refusal_message(refuse, self.language))
        raise CloseSocket(REFUSED, why)

    async def send(self, text: str) -> None:
        """Send one message; raise `CloseSocket` if the client does not take it in time."""
        try:
            async with self.sending, asyncio.timeout(SEND_TIMEOUT_S):  # `wait_for` may swallow a cancellation
                await self.ws.send_text(text)
        except TimeoutError:
            raise CloseSocket(TOO_SLOW, "too slow") from None


def encoded(message: Any) -> str:
    """Encode a message."""
    return msgspec.json.encode(message).decode()


def refusal_message(refuse: RequestRefused, lang: str) -> str:
    """Return the message that tells a client why it is refused."""
    return encoded(messages.Refused(refuse.key, refusal_text(refuse, lang)))


async def refuse_socket(ws: WebSocket, problem: RequestRefused | StorageError, lang: str) -> None:
    """Tell a client why its socket is not served, and close it."""
    refuse = problem if isinstance(problem, RequestRefused) else refused_by_storage(problem)
    await ws.accept()
    await ws.send_text(refusal_message(refuse, lang))
    await ws.close(REFUSED)
