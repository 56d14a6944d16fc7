"""The messages: what the browser believes they are, and what the server refuses to read."""

from __future__ import annotations

import msgspec
import pytest

from riftable import games
from riftable.server.protocol import messages
from tools.wire import CLIENT, TARGET, event_types, typescript


def test_the_types_of_the_browser_are_not_stale() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "please run `make wire`"


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_the_events_of_the_browser_are_not_stale(game: str) -> None:
    written = (CLIENT / "games" / game / "events.ts").read_text(encoding="utf-8")
    assert written == event_types(game), "please run `make wire`"


@pytest.mark.parametrize(
    "text",
    [
        '{"t":"move","id":"a","v":1,"seat":0}',
        '{"t":"move","id":"a","v":1,"seat":0,"moves":[1],"extra":1}',
        '{"t":"move","id":"a","v":"1","seat":0,"moves":[1]}',
        '{"t":"mov","id":"a","v":1,"seat":0,"moves":[1]}',
        '{"id":"a","v":1,"seat":0,"moves":[1]}',
        "[]",
        "",
    ],
)
def test_what_is_no_command_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(text, type=messages.Commands)


def test_a_command_is_read() -> None:
    read = msgspec.json.decode('{"t":"move","id":"a","v":1,"seat":0,"moves":[1,60]}', type=messages.Commands)
    assert read == messages.Move("a", 1, 0, [1, 60])
