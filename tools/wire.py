"""Write the browser's types: of all messages (src/wire.ts), and of the events and views of each game.

The latter go to `events.ts` and `views.ts` in the game's folder of the client, types of its own routes to
`http.ts`.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import inspect as types

import riftable
from riftable import games
from riftable.core.event import Event, Reveal
from riftable.core.view_json import Row
from riftable.gamekit import message_parts
from riftable.server.accounts.users import MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS
from riftable.server.protocol import (
    exercise_models,
    http_models,
    lesson_models,
    messages,
    parts,
    profile_models,
    puzzle_models,
    review_models,
    statistics_models,
    study_models,
)

CLIENT: Final = Path(__file__).resolve().parent.parent / "client" / "src"
MAX_LINE = 120  # of the browser client
TARGET: Final = CLIENT / "wire.ts"
BASE_EVENT: Final = re.compile(r"Of[A-Z]")  # OfSeat and the like are base classes
EVENTS_HEAD: Final = (
    "// Written by tools/wire.py from the events of the game (`make wire`). Do not edit by hand.\n"
    "// Cards and the like are given by name; null if there is none.\n"
)
VIEWS_HEAD: Final = (
    "// Written by tools/wire.py from the game's `rules/view_json.py` (`make wire`). Do not edit by hand.\n"
)
HTTP_HEAD: Final = (
    "// Written by tools/wire.py from the models of the game's routes (`make wire`). Do not edit by hand.\n"
)
HEAD: Final = (
    "// Written by tools/wire.py from riftable.server.protocol (`make wire`). Do not edit by hand.\n"
    "// A field with a question mark may be missing; its comment shows the default.\n"
)
WIDTH: Final = 110
LANGUAGES: Final = set(get_args(parts.Lang))
FIELD_COMMENT: Final = re.compile(r"^    (\w+): .*?  # (.*)$", re.MULTILINE)
PLAIN: Final[dict[type, str]] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}
PRIMITIVE: Final[dict[Any, str]] = {
    int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null",
}  # fmt: skip


def typescript() -> str:
    """Return the text of wire.ts."""
    structs = [
        cls
        for module in (
            message_parts,
            parts,
            messages,
            exercise_models,
            http_models,
            lesson_models,
            profile_models,
            puzzle_models,
            review_models,
            study_models,
            statistics_models,
        )
        for cls in vars(module).values()
        if inspect.isclass(cls) and issubclass(cls, msgspec.Struct) and cls.__module__ == module.__name__
    ]
    lines = [HEAD, "export type Json = Record<string, unknown>\n"]
    lines.append(list_of_names("Language", get_args(parts.Lang)))
    lines.append(limits())
    lines += [interface(cls) + defaults(cls) for cls in structs if cls not in BASES]
    lines.append(union("Commands", messages.Commands))
    lines.append(union("Messages", messages.Messages))
    lines.append(union("StudyChanges", study_models.StudyChanges))
    lines.append(union("StudyCommands", study_models.StudyCommands))
    return "".join(lines)


def limits() -> str:
    """Return the bounds of what people can type, in characters, and of the decks that are kept."""
    found = {
        "name": messages.MAX_NAME_CHARS,
        "chat": messages.MAX_CHAT_CHARS,
        "deck": messages.MAX_DECK_CHARS,
        "shortestPassword": MIN_PASSWORD_CHARS,
        "longestPassword": MAX_PASSWORD_CHARS,
        "decks": messages.MAX_DECKS,
        "title": study_models.MAX_TITLE_CHARS,
        "comment": study_models.MAX_COMMENT_CHARS,
    }
    fields = "".join(f"  {name}: {n},\n" for name, n in found.items())
    note = "/** The bounds of what can be typed, in characters; `decks`: kept by one user. */"
    return f"\n{note}\nexport const LIMITS = {{\n{fields}}} as const;\n"


BASES: Final = (
    parts.Strict,
    message_parts.Sent,
    message_parts.Sparse,
    messages.Command,
    study_models.StudyChange,
    study_models.StudyCommand,
)
WITH_DEFAULTS: Final = (parts.AutopassPreferences,)  # the browser fills in what is missing
MAY_BE_MISSING: Final = (parts.Strict, message_parts.Sparse, parts.ClockSetting)  # fields with defaults


def http_types(game: str) -> str:
    """Return the file of the bodies and answers of a game's own routes."""
    models = games.spec(game).http_models
    assert models is not None
    own = models.load()
    declarations = "".join(interface(cls) for cls in own)
    shared = sorted(name for name in common_names() if re.search(rf"\b{name}\b", declarations))
    imports = f'import type {{ {", ".join(shared)} }} from "../../wire";\n' if shared else ""
    return HTTP_HEAD + imports + declarations


def common_names() -> set[str]:
    """Return the names of all types in wire.ts."""
    return set(re.findall(r"^export (?:interface|type) (\w+)", typescript(), re.MULTILINE))


def event_types(game: str) -> str:
    """Return the file of one game's events, as `Presenter.event_json` writes them."""
    module = importlib.import_module(f"{games.package(game)}.rules.events")
    found = [
        cls
        for cls in vars(module).values()
        if inspect.isclass(cls) and issubclass(cls, Event) and cls.__module__ == module.__name__
    ]
    events: list[type[Event]] = [Reveal, *(cls for cls in found if not BASE_EVENT.match(cls.__name__))]
    named = set(presenter(game).event_names)
    lines = [EVENTS_HEAD, *(event_type(cls, named) for cls in events)]
    lines.append("\n".join(["\nexport type GameEvent =", *(f"  | {cls.__name__}" for cls in events)]) + "\n")
    return "".join(lines)


def view_types(game: str) -> str:
    """Return the file of one game's view and of the names in it."""
    spec = games.spec(game)
    assert spec.browser_types is not None
    types_of_game = spec.browser_types.load()
    names = {**types_of_game.names, "AskKind": presenter(game).ask_kinds}
    lines = [VIEWS_HEAD, *(list_of_names(name, values) for name, values in names.items())]
    lines += [constant(name, value) for name, value in types_of_game.constants.items()]
    view, added = types_of_game.view, types_of_game.added
    for kind in dict.fromkeys((*named_types(added), *named_types(view))):
        lines.append(typed_dict(view, added) if kind is view else named_type(kind))
    return "".join(lines)


def list_of_names(name: str, values: Sequence[str]) -> str:
    """Return a list of names as a constant (ASK_KINDS) and the type of its entries (AskKind)."""
    constant = upper_case(name) + "S"
    quoted = [f'"{value}"' for value in values]
    line = f"\nexport const {constant} = [{', '.join(quoted)}] as const;\n"
    if len(line) > WIDTH:
        line = "\n".join(
            [f"\nexport const {constant} = [", *(f"  {one}," for one in quoted), "] as const;\n"]
        )
    return f"{line}export type {name} = (typeof {constant})[number];\n"


def upper_case(name: str) -> str:
    """Return the name of a type as a constant has it: ASK_KIND for AskKind."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()


def constant(name: str, value: object) -> str:
    """Return a constant with its type."""
    written = json.dumps(value)
    if isinstance(value, dict):
        written = "".join(["{\n", *(f"  {key}: {json.dumps(one)},\n" for key, one in value.items()), "}"])
    return f"\nexport const {name}: {type_of(value)} = {written};\n"


def type_of(value: object) -> str:
    """Return the type of a constant; lists and dicts have entries of one type."""
    if isinstance(value, dict):
        return f"Record<string, {type_of(next(iter(value.values())))}>"
    return f"{type_of(value[0])}[]" if isinstance(value, list) else PRIMITIVE[type(value)]


def named_types(kind: Any) -> Iterator[Any]:
    """Iterate over the TypedDicts and rows that a type is built from, each after those it needs."""
    if is_typeddict(kind):
        for hint in get_type_hints(kind, include_extras=True).values():
            yield from named_types(hint)
        yield kind
    elif get_origin(kind) is Annotated:
        if isinstance(get_args(kind)[1], Row):
            yield get_args(kind)[1]
    else:
        for inner in get_args(kind):
            yield from named_types(inner)


def named_type(kind: Any) -> str:
    """Return the declaration of a TypedDict or a row."""
    return row_type(kind) if isinstance(kind, Row) else typed_dict(kind)


def row_type(row: Row) -> str:
    """Return a list that mixes types as a tuple whose first entries have names."""
    first = [f"  {name}: {PRIMITIVE[kind]}," for name, kind in row.first]
    rest = f"  ...rest: {PRIMITIVE[row.rest]}[],"
    return "\n".join([f"\nexport type {row.name} = [", *first, rest, "];\n"])


def typed_dict(cls: Any, base: Any = None) -> str:
    """Return a TypedDict as an interface, with the comments behind its fields; it may extend another."""
    comments = dict(FIELD_COMMENT.findall(inspect.getsource(cls)))
    extends = f" extends {interface_name(base)}" if base is not None else ""
    lines = [
        f"\n/** {inspect.cleandoc(cls.__doc__)} */",
        f"export interface {interface_name(cls)}{extends} {{",
    ]
    for name, hint in get_type_hints(cls, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        kind = annotation_type(get_args(hint)[0] if optional else hint)
        note = f" // {comments[name]}" if name in comments else ""
        lines.append(f"  {name}{'?' if optional else ''}: {kind};{note}")
    return "\n".join([*lines, "}\n"])


def interface_name(cls: Any) -> str:
    """Return the name of a TypedDict in the browser, where everything is JSON."""
    return str(cls.__name__).removesuffix("Json")


def annotation_type(hint: Any) -> str:
    """Return a Python annotation in TypeScript."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint in PRIMITIVE:
        return PRIMITIVE[hint]
    if is_typeddict(hint):
        return interface_name(hint)
    if origin is Annotated:
        return str(inner[1].name)
    if origin is list:
        item = annotation_type(inner[0])
        return f"({item})[]" if get_origin(inner[0]) in (Union, UnionType) else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(annotation_type(one) for one in inner)}]"
    if origin in (Union, UnionType):
        return " | ".join(annotation_type(one) for one in inner)
    raise TypeError(f"views.ts cannot express {hint}")


def presenter(game: str) -> Any:
    """Return the presenter of a game, in its default mode."""
    made = games.spec(game).presenter
    assert made is not None
    return made.load()(riftable.rules(game), "en")


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
    """Return the interface of an event: its name under "t", then its fields."""
    names = [name for name in cls.__match_args__ if not (cls is Reveal and name == "to")]
    fields = [f'"{cls.__name__}"', *("string | null" if name in named else "number" for name in names)]
    body = "; ".join(f"{name}: {kind}" for name, kind in zip(["t", *names], fields, strict=True))
    line = f"export interface {cls.__name__} {{ {body} }}"
    if len(line) > MAX_LINE:
        inside = "".join(f"  {field};\n" for field in body.split("; "))
        line = f"export interface {cls.__name__} {{\n{inside}}}"
    return f"\n/** {summary(cls)} */\n{line}\n"


def interface(cls: type[msgspec.Struct]) -> str:
    """Return a struct as an interface."""
    info = types.type_info(cls)
    assert isinstance(info, types.StructType)
    doc = inspect.cleandoc(cls.__doc__ or "")
    comment = "\n/** " + "\n *  ".join(doc.split("\n")) + " */\n"
    head = f"export interface {cls.__name__} {{"
    fields = []
    remarks = False
    if info.tag_field is not None:
        fields.append(f'{info.tag_field}: "{info.tag}"')
    for field in info.fields:
        optional = not field.required and issubclass(cls, MAY_BE_MISSING)
        remarks |= optional
        name = f"{field.encode_name}{'?' if optional else ''}"
        fields.append(f"{name}: {msgspec_type(field.type)}{default(field, optional)}")
    line = f"{head} {'; '.join(fields)} }}\n"
    if not remarks and len(line) <= WIDTH:
        return comment + line
    return comment + "\n".join([head, *(f"  {field}" for field in fields), "}"]) + "\n"


def defaults(cls: type[msgspec.Struct]) -> str:
    """Return what missing fields mean as a constant; "" for most structs, whose comments say so."""
    if cls not in WITH_DEFAULTS:
        return ""
    whole = {name: getattr(cls(), name) for name in cls.__struct_fields__}
    values = "".join(f"  {name}: {json.dumps(value)},\n" for name, value in whole.items())
    head = f"export const DEFAULT_{upper_case(cls.__name__)}: Required<{cls.__name__}> = {{\n"
    return f"\n/** What missing fields of `{cls.__name__}` mean. */\n{head}{values}}}\n"


def default(field: types.Field, optional: bool) -> str:
    """Return a comment with the default of an optional field."""
    if not optional:
        return ""
    if field.default_factory is not msgspec.NODEFAULT:
        value: Any = field.default_factory()
        return f" // {msgspec.json.encode(value).decode()}"
    return f" // {msgspec.json.encode(field.default).decode()}"


def msgspec_type(kind: types.Type) -> str:
    """Return a type of msgspec in TypeScript."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, types.LiteralType):
        if set(kind.values) == LANGUAGES:
            return "Language"
        return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
    if isinstance(kind, types.ListType):
        inner = msgspec_type(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, types.DictType):
        if isinstance(kind.value_type, types.AnyType):
            return "Json"
        return f"Record<string, {msgspec_type(kind.value_type)}>"
    if isinstance(kind, types.UnionType):
        return " | ".join(msgspec_type(one) for one in kind.types)
    if isinstance(kind, types.StructType):
        return str(kind.cls.__name__)
    raise TypeError(f"wire.ts cannot express {kind}")


def union(name: str, of: Any) -> str:
    """Return a union of messages, distinguished by "t"."""
    info = types.type_info(of)
    assert isinstance(info, types.UnionType)
    return "\n".join([f"\nexport type {name} =", *(f"  | {msgspec_type(one)}" for one in info.types)]) + "\n"


def files() -> dict[Path, str]:
    """Return all generated files with their text."""
    found = {TARGET: typescript()}
    for game in games.BUILT_IN:
        folder = CLIENT / "games" / game
        found[folder / "events.ts"] = event_types(game)
        found[folder / "views.ts"] = view_types(game)
        if games.spec(game).http_models is not None:
            found[folder / "http.ts"] = http_types(game)
    return found


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"wrote {path.relative_to(CLIENT)}\n")
