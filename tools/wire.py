"""Writes the browser's types: of all messages (src/wire.ts) and of the events of each game (events.ts)."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as types

import riftable
from riftable import games
from riftable.core.event import Event, Reveal
from riftable.gamekit import message_parts
from riftable.server.protocol import http_models, messages
from riftable.server.protocol import parts as shapes

CLIENT: Final = Path(__file__).resolve().parent.parent / "client" / "src"
TARGET: Final = CLIENT / "wire.ts"
BASE: Final = re.compile(r"Of[A-Z]")  # OfSeat and the like are only inherited from
EVENTS_HEAD: Final = (
    "// Written by tools/wire.py from the events of the game (`make wire`). Do not edit by hand.\n"
    "// Cards and the like are told by name; null where there is none.\n"
)
HEAD: Final = (
    "// Written by tools/wire.py from riftable.server.protocol (`make wire`). Do not edit by hand.\n"
    "// A field with a question mark may be missing; what it means then is said beside it.\n"
)
WIDTH: Final = 110
PLAIN: Final[dict[type, str]] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def typescript() -> str:
    """The whole file."""
    structs = [
        cls
        for module in (message_parts, shapes, messages, http_models)
        for cls in vars(module).values()
        if inspect.isclass(cls) and issubclass(cls, msgspec.Struct) and cls.__module__ == module.__name__
    ]
    parts = [HEAD, "export type Json = Record<string, unknown>\n"]
    parts += [declared(cls) for cls in structs if cls not in BASES]
    parts.append(union("Commands", messages.Commands))
    parts.append(union("Messages", messages.Messages))
    return "".join(parts)


BASES: Final = (shapes.Strict, message_parts.Sent, message_parts.Sparse, messages.Command)
MAY_BE_MISSING: Final = (shapes.Strict, message_parts.Sparse, shapes.ClockSetting)  # fields with defaults


def event_types(game: str) -> str:
    """Return the file of one game's events, as `Presenter.event_json` tells them."""
    module = importlib.import_module(f"{games.package(game)}.rules.events")
    found = [
        cls
        for cls in vars(module).values()
        if inspect.isclass(cls) and issubclass(cls, Event) and cls.__module__ == module.__name__
    ]
    told: list[type[Event]] = [Reveal, *(cls for cls in found if not BASE.match(cls.__name__))]
    parts = [EVENTS_HEAD, *(event_type(cls, named(game)) for cls in told)]
    parts.append("\n".join(["\nexport type GameEvent =", *(f"  | {cls.__name__}" for cls in told)]) + "\n")
    return "".join(parts)


def named(game: str) -> set[str]:
    """Return the fields of events that are told by name."""
    made = games.spec(game).presenter
    assert made is not None
    return set(made.load()(riftable.rules(game), "en").event_names)


@cache
def summaries(module: str) -> dict[str, str]:
    """Return the first line of each class's docstring, from the source: compiled classes have none."""
    source = Path(str(sys.modules[module].__file__)).with_name(f"{module.rpartition('.')[2]}.py")
    tree = ast.parse(source.read_text("utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name: (ast.get_docstring(node) or "").split("\n")[0] for node in classes}


def summary(cls: type[Event]) -> str:
    """Return what an event is, in one line."""
    return summaries(cls.__module__)[cls.__name__]


def event_type(cls: type[Event], named: set[str]) -> str:
    """One event: its name under "t", then its fields."""
    names = [name for name in cls.__match_args__ if not (cls is Reveal and name == "to")]
    fields = [f'"{cls.__name__}"', *("string | null" if name in named else "number" for name in names)]
    body = "; ".join(f"{name}: {kind}" for name, kind in zip(["t", *names], fields, strict=True))
    return f"\n/** {summary(cls)} */\nexport interface {cls.__name__} {{ {body} }}\n"


def declared(cls: type[msgspec.Struct]) -> str:
    """One interface."""
    info = types.type_info(cls)
    assert isinstance(info, types.StructType)
    doc = inspect.cleandoc(cls.__doc__ or "")
    told = "\n/** " + "\n *  ".join(doc.split("\n")) + " */\n"
    head = f"export interface {cls.__name__} {{"
    fields = []
    remarks = False
    if info.tag_field is not None:
        fields.append(f'{info.tag_field}: "{info.tag}"')
    for field in info.fields:
        optional = not field.required and issubclass(cls, MAY_BE_MISSING)
        remarks |= optional
        fields.append(
            f"{field.encode_name}{'?' if optional else ''}: {spelt(field.type)}{default(field, optional)}"
        )
    line = f"{head} {'; '.join(fields)} }}\n"
    if not remarks and len(line) <= WIDTH:
        return told + line
    return told + "\n".join([head, *(f"  {field}" for field in fields), "}"]) + "\n"


def default(field: types.Field, optional: bool) -> str:
    """What a missing field means."""
    if not optional:
        return ""
    if field.default_factory is not msgspec.NODEFAULT:
        value: Any = field.default_factory()
        return f" // {msgspec.json.encode(value).decode()}"
    return f" // {msgspec.json.encode(field.default).decode()}"


def spelt(kind: types.Type) -> str:
    """A type as TypeScript spells it."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, types.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
    if isinstance(kind, types.ListType):
        inner = spelt(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, types.DictType):
        if isinstance(kind.value_type, types.AnyType):
            return "Json"
        return f"Record<string, {spelt(kind.value_type)}>"
    if isinstance(kind, types.UnionType):
        return " | ".join(spelt(one) for one in kind.types)
    if isinstance(kind, types.StructType):
        return str(kind.cls.__name__)
    raise TypeError(f"wire.ts has no word for {kind}")


def union(name: str, of: Any) -> str:
    """A choice of messages, told apart by "t"."""
    info = types.type_info(of)
    assert isinstance(info, types.UnionType)
    return "\n".join([f"\nexport type {name} =", *(f"  | {spelt(one)}" for one in info.types)]) + "\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
    for one in games.BUILT_IN:
        (CLIENT / "games" / one / "events.ts").write_text(event_types(one), encoding="utf-8")
    sys.stdout.write(f"wrote {TARGET.name} and the events of {', '.join(games.BUILT_IN)}\n")
