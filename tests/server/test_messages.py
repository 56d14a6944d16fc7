"""Messages: the generated types are up to date, and invalid commands are refused."""

from __future__ import annotations

import msgspec
import pytest

from riftable.server.protocol import messages
from tools.wire import CLIENT, files


@pytest.mark.parametrize(
    ("name", "text"), [(str(path.relative_to(CLIENT)), text) for path, text in files().items()]
)
def test_the_types_of_the_browser_are_not_stale(name: str, text: str) -> None:
    assert (CLIENT / name).read_text(encoding="utf-8") == text, "please run `make wire`"


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
def test_an_invalid_command_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(text, type=messages.Commands)


def test_a_command_is_read() -> None:
    read = msgspec.json.decode('{"t":"move","id":"a","v":1,"seat":0,"moves":[1,60]}', type=messages.Commands)
    assert read == messages.Move("a", 1, 0, [1, 60])
