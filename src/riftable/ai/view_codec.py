"""A view as bytes and back, so that a bot in another process gets exactly what its seat knows.

Compiled objects do not pickle by themselves: they are rebuilt here from their attributes. Codes are shared
constants of a game and travel by name; whatever belongs to the book of its rules (cards, abilities and their
codes) is the same in every process and travels by its number there. What is read was written by ourselves,
never by a client.
"""

from __future__ import annotations

import inspect
import io
import pickle
import sys
from collections.abc import Hashable, Iterator
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from riftable import games
from riftable.core.machine import Code, Node
from riftable.core.rules import Rules, View

ALIASES: Final = {"unit": "id"}  # constructor arguments that are not called like their attribute
BLANKS: Final = {"cards": b""}  # constructor arguments that leave no attribute of their name: what will do
DEPTH: Final = 4  # how deep codes hide in a rule-book


@lru_cache(maxsize=256)
def codes_of(rules: Rules) -> dict[str, Code]:
    """Every code that a position of these rules may be in and that has a name of its own."""
    found: dict[str, Code] = {}
    home = games.package(rules.game)
    modules = [module for name, module in sys.modules.items() if f"{name}.".startswith(f"{home}.")]
    values = [value for module in modules for value in vars(module).values()]
    for code in inside(values, 1):
        known = found.setdefault(code.name, code)
        if known is not code:
            raise ValueError(f"two codes of {rules.key} are called “{code.name}”")
    for code in inside(getattr(rules, "book", None), DEPTH):
        found.setdefault(code.name, code)
    return found


class Shared(NamedTuple):
    """What a rule-book and all its positions have in common: codes by name, the rest by number."""

    codes: dict[str, Code]
    things: list[Any]
    numbers: dict[int, int]  # id -> number


@lru_cache(maxsize=256)
def shared_of(rules: Rules) -> Shared:
    """All that need not travel, because whoever has the rules has it."""
    codes = codes_of(rules)
    things: list[Any] = []
    numbers: dict[int, int] = {}
    todo = [getattr(rules, "book", None)]
    while todo:
        value = todo.pop()
        if isinstance(value, (list, tuple)):
            todo += value
        elif is_ours(value) and id(value) not in numbers:
            numbers[id(value)] = len(things)
            things.append(value)
            if isinstance(value, Code):
                continue  # its steps stay at home with it
            todo += [getattr(value, name, None) for name in sorted(attributes(type(value), value))]
    return Shared(codes, things, numbers)


def is_ours(value: Any) -> bool:
    """Whether something is an object of the engine or of a game."""
    return is_our_class(type(value)) and not isinstance(value, type)


def is_our_class(cls: type) -> bool:
    """Whether a class is one of the engine or of a game."""
    return cls.__module__.partition(".")[0] in games.roots()


def inside(value: Any, depth: int) -> Iterator[Code]:
    """The codes in a value, its lists and its attributes."""
    if isinstance(value, Code):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from inside(item, depth)
    elif depth and is_our_class(type(value)):
        for name in attributes(type(value), value):
            yield from inside(getattr(value, name, None), depth - 1)


def attributes(cls: type, value: object) -> list[str]:
    """The names of what an object holds, compiled or not."""
    compiled = getattr(cls, "__mypyc_attrs__", None)
    return list(compiled) if compiled is not None else list(vars(value)) if hasattr(value, "__dict__") else []


@cache
def arguments(cls: Hashable) -> list[str]:
    """The attributes that the constructor of a class takes."""
    assert isinstance(cls, type)
    names = list(inspect.signature(cls).parameters)
    return [ALIASES[name] if name in ALIASES and not hasattr(cls, name) else name for name in names]


def rebuilt(cls: type, given: list[Any], held: dict[str, Any]) -> Any:
    """An object from what it was made of and what it held."""
    made = cls(*given)
    for name, value in held.items():
        setattr(made, name, value)
    return made


class Place(NamedTuple):
    """A place in a code, on its way."""

    code: Code
    number: int


class Packer(pickle.Pickler):
    """Writes views: ours by their attributes, codes and places in them by name, what is shared by number."""

    def __init__(self, out: io.BytesIO, shared: Shared) -> None:
        super().__init__(out, protocol=5)
        self.shared = shared

    def persistent_id(self, obj: Any) -> Any:
        things = self.shared.things
        if things and type(obj) is type(things[0]):  # the book itself, perhaps that of a twin of these rules
            return ("thing", 0)
        number = self.shared.numbers.get(id(obj))
        if number is not None:
            return ("thing", number)
        return ("code", obj.name) if isinstance(obj, Code) else None

    def reducer_override(self, obj: Any) -> Any:
        cls: Any = type(obj)
        if isinstance(obj, Place):
            return place, (obj.code, obj.number)
        if not is_our_class(cls) or isinstance(obj, type) or inspect.isfunction(obj):
            return NotImplemented
        names = arguments(cls)
        held = {name: getattr(obj, name) for name in attributes(cls, obj) if name not in names}
        at = held.get("at")
        if isinstance(at, Node):  # a place is a number in its code
            held["at"] = Place(obj.code, int(at.index))
        return rebuilt, (cls, [getattr(obj, name, BLANKS.get(name)) for name in names], held)


def place(code: Code, index: int) -> Node:
    """The place with this number."""
    node = code.start
    while node.index < index:
        node = node.next
    return node


class Unpacker(pickle.Unpickler):
    """Reads views of these rules."""

    def __init__(self, data: bytes, shared: Shared) -> None:
        super().__init__(io.BytesIO(data))
        self.shared = shared

    def persistent_load(self, pid: Any) -> Any:
        return self.shared.codes[pid[1]] if pid[0] == "code" else self.shared.things[pid[1]]


def pack(view: View, rules: Rules) -> bytes:
    """A view of these rules as bytes."""
    out = io.BytesIO()
    Packer(out, shared_of(rules)).dump(view)
    return out.getvalue()


def unpack(data: bytes, rules: Rules) -> View:
    """The view that bytes hold."""
    view: View = Unpacker(data, shared_of(rules)).load()
    return view
