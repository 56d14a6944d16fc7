"""The WebSocket of a study: where a client looks and leads comes in, who is here and where they are goes out.

What is sent is always the latest state, so nothing queues for a slow client. The session and the right to
read the study are checked for every message in either direction.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from riftable.server.accounts.rate_limits import LOCAL_CLIENT
from riftable.server.accounts.users import User
from riftable.server.http.client_socket import (
    CLOSE_TIMEOUT_S,
    GOING,
    REFUSED,
    ClientSocket,
    CloseSocket,
    encoded,
    refusal_message,
    refuse_socket,
)
from riftable.server.http.metrics import METRICS
from riftable.server.http.requests import language
from riftable.server.http.security import check_origin, client_address, session_token
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.study_models import At, HandOn, Lead, StudyCommands
from riftable.server.session.lobby import Lobby
from riftable.server.session.study_room import StudyRoom, StudyVisitor
from riftable.server.storage.interface import StorageError
from riftable.server.storage.refusals import refused_by_storage

DECODER: Final = msgspec.json.Decoder(StudyCommands)


class StudySocket(ClientSocket):
    """One client's connection to one study."""

    def __init__(
        self, ws: WebSocket, lobby: Lobby, room: StudyRoom, user: User, lang: str, address: str
    ) -> None:
        super().__init__(ws, lobby, user, address)
        self.room = room
        self.lang = lang
        self.token = session_token(ws)
        self.visitor = StudyVisitor(user.id, user.name)

    @property
    def language(self) -> str:
        return self.lang

    @property
    def subject(self) -> str:
        return f"study {self.room.study.id}"

    async def run(self) -> None:
        """Serve the client until it leaves or the socket must be closed."""
        self.room.enter(self.visitor)
        try:
            await self.run_tasks(self.receive_commands(), self.send_news())
        finally:
            self.room.leave(self.visitor)

    async def check(self) -> None:
        """Check, for every message, that the session has not ended and the user may read the study."""
        user = await self.lobby.users.authenticate(self.token, self.lobby.now())
        if user.id != self.user.id:
            raise CloseSocket(REFUSED, "ended")
        try:
            self.room.check_read(user.id)
            await self.lobby.studies.check_source(self.room)
            self.room.check_read(user.id)
        except RequestRefused as refuse:
            await self.refuse_and_close(refuse, "not invited")
        except StorageError as problem:
            await self.refuse_and_close(refused_by_storage(problem), "store")

    async def handle(self, raw: bytes) -> None:
        try:
            self.carry_out(raw)
        except RequestRefused as refuse:
            await self.send(refusal_message(refuse, self.lang))

    def carry_out(self, raw: bytes) -> None:
        """Carry out a command; `RequestRefused` if that is not possible."""
        try:
            command = DECODER.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise RequestRefused("malformed", 400) from problem
        if self.address != LOCAL_CLIENT:
            self.lobby.limits.requests.need(self.address, self.lobby.now())
        match command:
            case At():
                self.room.go(self.user.id, command.place)
            case Lead():
                self.room.lead(self.user.id)
            case HandOn():
                self.room.hand_on(self.user.id, command.to)

    async def send_news(self) -> None:
        """Send who is here and who leads, whenever that has changed."""
        while True:
            await self.visitor.awake.wait()
            self.visitor.awake.clear()
            if self.room.closed:  # it was deleted, or is read again: the client asks
                self.code = GOING
                return
            await self.check()
            message = self.room.message_for(self.user.id)
            if message != self.visitor.sent:
                self.visitor.sent = message
                await self.send(encoded(message))


async def study_socket(ws: WebSocket) -> None:
    """Serve `/api/studies/{study}/socket`."""
    lobby: Lobby = ws.app.state.lobby
    lang = "en"
    counted = ""  # whose open sockets this one counts among
    try:
        check_origin(ws)
        address = client_address(ws)
        if address != LOCAL_CLIENT:
            lobby.limits.requests.need(address, lobby.now())
        user = await lobby.users.authenticate(session_token(ws), lobby.now())
        lang = language(ws, user)
        room = await lobby.studies.room_for(str(ws.path_params["study"]), user.id)
        if address != LOCAL_CLIENT:
            lobby.limits.connect(user.id)
            counted = user.id
        socket = StudySocket(ws, lobby, room, user, lang, address)
    except (RequestRefused, StorageError) as problem:
        await refuse_socket(ws, problem, lang)
        return
    try:
        await ws.accept()
        METRICS.sockets.inc()
        try:
            await socket.run()
        except RequestRefused as refuse:  # the room is full
            await ws.send_text(refusal_message(refuse, lang))
            socket.code = REFUSED
        finally:
            METRICS.sockets.dec()
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(CLOSE_TIMEOUT_S):
                    await ws.close(socket.code)
    finally:
        if counted:
            lobby.limits.disconnect(counted)
