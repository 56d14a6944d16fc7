"""Every number, text, list and mapping that a client can send has a bound, and the decoder checks it."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import inspect as types

from riftable.games.riftbound.decks import http_models as deck_models
from riftable.server.protocol import bounds, http_models, messages, parts

EXTREMES = (2**31, 2**63 - 1, 2**63, 2**64, 10**30, -(2**31) - 1, -(2**63) - 1, -(10**30))


def received() -> list[Any]:
    """Return all types that the server decodes from clients."""
    found: list[Any] = []
    waiting = [parts.Strict]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind not in (parts.Strict, messages.Command):
            found.append(kind)
    return sorted(found, key=lambda kind: str(kind.__name__))


RECEIVED = [kind for kind in received() if kind.__module__.startswith("riftable.")]


def unbounded(kind: types.Type, where: str) -> list[str]:
    """Return the places inside a type where a value may be of any size."""
    match kind:
        case types.IntType():
            low, high = kind.ge, kind.le
            return [] if low is not None and high is not None and -(2**63) < low <= high < 2**63 else [where]
        case types.StrType():
            return [] if kind.max_length is not None and kind.pattern == bounds.NO_CONTROLS else [where]
        case types.ListType():
            inner = unbounded(kind.item_type, f"{where}[]")
            return inner if kind.max_length is not None else [where, *inner]
        case types.DictType():
            inner = unbounded(kind.key_type, f"{where} key") + unbounded(kind.value_type, f"{where} value")
            return inner if kind.max_length is not None else [where, *inner]
        case types.UnionType():
            return [place for one in kind.types for place in unbounded(one, where)]
        case types.StructType():
            fields = kind.fields
            return [place for one in fields for place in unbounded(one.type, f"{where}.{one.name}")]
        case types.BoolType() | types.NoneType() | types.LiteralType():
            return []
        case _:
            return [f"{where}: {kind}"]


@pytest.mark.parametrize("kind", RECEIVED, ids=lambda kind: kind.__name__)
def test_nothing_that_a_client_sends_is_unbounded(kind: Any) -> None:
    assert unbounded(types.type_info(kind), kind.__name__) == []


def test_all_commands_and_bodies_are_checked() -> None:
    """A command or body that does not derive from `Strict` would escape the test above."""
    names = {kind.__name__ for kind in RECEIVED}
    commands = types.type_info(messages.Commands)
    assert isinstance(commands, types.UnionType)
    assert {one.cls.__name__ for one in commands.types if isinstance(one, types.StructType)} <= names
    sent = {
        http_models.NewGame,
        http_models.Quick,
        http_models.Join,
        http_models.Fork,
        deck_models.DeckText,
        parts.AutopassPreferences,
    }
    assert sent <= set(RECEIVED)


@pytest.mark.parametrize(
    ("kind", "size"),
    [
        (int, 1),
        (Annotated[int, msgspec.Meta(ge=0)], 1),
        (str, 1),
        (Annotated[str, msgspec.Meta(max_length=9)], 1),
        (list[bounds.Word], 1),
        (dict[str, int], 3),
        (bounds.Moves, 0),
        (bounds.Word, 0),
    ],
    ids=lambda kind: re.sub(r"\W+", "-", str(kind)),
)
def test_the_check_finds_unbounded_types(kind: Any, size: int) -> None:
    assert len(unbounded(types.type_info(kind), "x")) == size


@pytest.mark.parametrize("extreme", EXTREMES)
def test_numbers_out_of_bounds_are_not_read(extreme: int) -> None:
    for kind in (bounds.Number, list[bounds.MoveId]):
        raw = f"[{extreme}]" if kind is not bounds.Number else str(extreme)
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(raw, type=kind)
    assert bounds.number(str(extreme)) is None
    assert bounds.number(str(2**31 - 1)) == 2**31 - 1


@pytest.mark.parametrize("text", ["a\0b", "\x1b[31m", "x" * (bounds.MAX_TEXT_CHARS + 1), "\x7f"])
def test_texts_out_of_bounds_are_not_read(text: str) -> None:
    for kind in (bounds.Word, bounds.Line, bounds.Text):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode(text), type=kind)


@pytest.mark.parametrize("text", ["", "../x", "a/b", "a\0", "a b", "é", "x" * 65, "a\n"])
def test_invalid_table_ids(text: str) -> None:
    assert not bounds.is_table_id(text)
    assert bounds.is_table_id("lh0KUd9v3LT-_")
