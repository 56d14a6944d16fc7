"""Messages between workers, as they travel over the bus. Tags and the order of fields are the format."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from riftable.server.protocol.messages import TableInfo


class OpenStream(msgspec.Struct, tag=0, array_like=True):
    """Serve this request; `sender` has the client."""

    stream: str
    sender: str
    scope: dict[str, Any]


class StreamEvent(msgspec.Struct, tag=1, array_like=True):
    """An ASGI event of a stream, numbered in each direction."""

    stream: str
    number: int
    event: dict[str, Any]


class CloseStream(msgspec.Struct, tag=2, array_like=True):
    """No more events follow."""

    stream: str


class DescribeTable(msgspec.Struct, tag=3, array_like=True):
    """Ask for what a user may know of a table."""

    key: str
    sender: str
    table_id: str
    user: str
    lang: str


class TableDescription(msgspec.Struct, tag=4, array_like=True):
    """Answer `DescribeTable`; `info` is None if there is nothing to tell."""

    key: str
    info: TableInfo | None
    damaged: bool = False


class SessionsEnded(msgspec.Struct, tag=5, array_like=True):
    """These sessions ended, or the user changed: cached sessions are out of date."""

    keys: list[bytes]
    user: str


class QuotaSpent(msgspec.Struct, tag=6, array_like=True):
    """One unit of a rate limit that all workers count together was spent."""

    bucket: str
    key: str


class LoginSucceeded(msgspec.Struct, tag=7, array_like=True):
    """A password was right: wrong ones before it no longer count."""

    account: str
    address: str


class TablesRewritten(msgspec.Struct, tag=8, array_like=True):
    """The entries of these tables were changed, because a user was forgotten: read them again."""

    table_ids: list[str]


class MessagesLost(msgspec.Struct, tag=9, array_like=True):
    """Some messages of this worker may have been lost."""

    worker: str


class HandOver(msgspec.Struct, tag=10, array_like=True):
    """Ask for a table that is held only because it was opened there: its first player is connected here."""

    key: str
    sender: str
    table_id: str


class HandedOver(msgspec.Struct, tag=11, array_like=True):
    """Answer `HandOver`, with the host of the table and their address, if that is known."""

    key: str
    table_id: str
    done: bool
    host: str = ""
    address: str = ""


WorkerMessage: TypeAlias = (
    OpenStream
    | StreamEvent
    | CloseStream
    | DescribeTable
    | TableDescription
    | SessionsEnded
    | QuotaSpent
    | LoginSucceeded
    | TablesRewritten
    | MessagesLost
    | HandOver
    | HandedOver
)
ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(WorkerMessage)
