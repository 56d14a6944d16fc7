"""A view as bytes and back, so that a bot in another process gets exactly what its seat knows.

Compiled objects cannot be pickled as they are, so they are rebuilt from their attributes. Codes are constants
of a game and are sent by name. What belongs to the configuration of the rules (cards, abilities and their
codes) is the same in every process and is sent by number. It is pickle underneath: only data of our own
processes is unpacked, never a client's.
"""

from __future__ import annotations

import inspect
import io
import pickle
import sys
from collections.abc import Hashable, Iterator
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from riftable import games
from riftable.core.machine import Code, StepNode
from riftable.core.rules import Rules, View

PackedRules: TypeAlias = tuple[str, str, tuple[tuple[str, str], ...]]  # the arguments of `cached_rules`
ALIASES: Final = {"unit": "id"}  # constructor arguments -> attributes with another name
BLANKS: Final = {"cards": ()}  # constructor arguments without an attribute -> a value to pass
MAX_DEPTH: Final = 4  # of attributes that are searched for codes in the configuration of some rules


def pack_rules(rules: Rules) -> PackedRules:
    """Return rules as they are sent to another process, which calls `cached_rules` with them."""
    return rules.game, rules.mode, tuple(rules.options.items())


@lru_cache(maxsize=256)
def codes_of(rules: Rules) -> dict[str, Code]:
    """Return every code that a position of these rules may run, by name."""
    found: dict[str, Code] = {}
    home = games.package(rules.game)
    modules = [module for name, module in sys.modules.items() if f"{name}.".startswith(f"{home}.")]
    values = [value for module in modules for value in vars(module).values()]
    for code in codes_in(values, 1):
        known = found.setdefault(code.name, code)
        if known is not code:
            raise ValueError(f"two codes of {rules.key} are called “{code.name}”")
    for code in codes_in(getattr(rules, "config", None), MAX_DEPTH):
        found.setdefault(code.name, code)
    return found


class SharedObjects(NamedTuple):
    """What all positions of some rules share: codes by name, other objects by number."""

    codes: dict[str, Code]
    objects: list[Any]
    numbers: dict[int, int]  # id -> number


@lru_cache(maxsize=256)
def shared_objects(rules: Rules) -> SharedObjects:
    """Return what need not be sent, because the receiver builds it from the same rules."""
    codes = codes_of(rules)
    objects: list[Any] = []
    numbers: dict[int, int] = {}
    todo = [getattr(rules, "config", None)]
    while todo:
        value = todo.pop()
        if isinstance(value, (list, tuple)):
            todo += value
        elif is_ours(value) and id(value) not in numbers:
            numbers[id(value)] = len(objects)
            objects.append(value)
            if isinstance(value, Code):
                continue  # a code is sent by name, so its steps need no numbers
            todo += [getattr(value, name, None) for name in sorted(attributes(type(value), value))]
    return SharedObjects(codes, objects, numbers)


def is_ours(value: Any) -> bool:
    """Return whether something is an object of the engine or of a game."""
    return is_our_class(type(value)) and not isinstance(value, type)


def is_our_class(cls: type) -> bool:
    """Return whether a class is one of the engine or of a game."""
    return cls.__module__.partition(".")[0] in games.roots()


def codes_in(value: Any, depth: int) -> Iterator[Code]:
    """Yield the codes in a value, in its lists and in its attributes down to `depth`."""
    if isinstance(value, Code):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from codes_in(item, depth)
    elif depth and is_our_class(type(value)):
        for name in attributes(type(value), value):
            yield from codes_in(getattr(value, name, None), depth - 1)


def attributes(cls: type, value: object) -> list[str]:
    """Return the names of an object's attributes, compiled or not, or some of each."""
    compiled = [name for name in getattr(cls, "__mypyc_attrs__", ()) if name != "__dict__"]
    return list(dict.fromkeys([*compiled, *getattr(value, "__dict__", ())]))


@cache
def arguments(cls: Hashable) -> list[str]:
    """Return the attributes that the constructor of a class takes, in its order."""
    assert isinstance(cls, type)
    names = list(inspect.signature(cls).parameters)
    return [ALIASES[name] if name in ALIASES and not hasattr(cls, name) else name for name in names]


def rebuild(cls: type, given: list[Any], held: dict[str, Any]) -> Any:
    """Return an object from constructor arguments and further attributes."""
    made = cls(*given)
    for name, value in held.items():
        setattr(made, name, value)
    return made


def restore(cls: Any, held: dict[str, Any]) -> Any:
    """Return an object from its attributes, without calling its constructor."""
    made = cls.__new__(cls)
    for name, value in held.items():
        setattr(made, name, value)
    return made


class PackedStepNode(NamedTuple):
    """A node of a code, as it is sent."""

    code: Code
    number: int


class Packer(pickle.Pickler):
    """Writes views: codes by name, shared objects by number, other objects by their attributes."""

    def __init__(self, out: io.BytesIO, shared: SharedObjects) -> None:
        super().__init__(out, protocol=5)
        self.shared = shared

    def persistent_id(self, obj: Any) -> Any:
        objects = self.shared.objects
        if objects and type(obj) is type(objects[0]):  # the configuration, perhaps that of equal rules
            return ("object", 0)
        number = self.shared.numbers.get(id(obj))
        if number is not None:
            return ("object", number)
        return ("code", obj.name) if isinstance(obj, Code) else None

    def reducer_override(self, obj: Any) -> Any:
        cls: Any = type(obj)
        if isinstance(obj, PackedStepNode):
            return step_node, (obj.code, obj.number)
        if not is_our_class(cls) or isinstance(obj, type) or inspect.isfunction(obj):
            return NotImplemented
        names = arguments(cls)
        if not all(hasattr(obj, name) or name in BLANKS for name in names):
            # A constructor of plain Python may take anything, such as the position that a view is made of.
            return restore, (cls, {name: getattr(obj, name) for name in attributes(cls, obj)})
        held = {name: getattr(obj, name) for name in attributes(cls, obj) if name not in names}
        at = held.get("at")
        if isinstance(at, StepNode):
            held["at"] = PackedStepNode(obj.code, int(at.index))
        return rebuild, (cls, [getattr(obj, name, BLANKS.get(name)) for name in names], held)


def step_node(code: Code, index: int) -> StepNode:
    """Return the node of a code with this index."""
    node = code.start
    while node.index < index:
        node = node.next
    return node


class Unpacker(pickle.Unpickler):
    """Reads what `Packer` has written."""

    def __init__(self, data: bytes, shared: SharedObjects) -> None:
        super().__init__(io.BytesIO(data))
        self.shared = shared

    def persistent_load(self, pid: Any) -> Any:
        return self.shared.codes[pid[1]] if pid[0] == "code" else self.shared.objects[pid[1]]


def pack(view: View, rules: Rules) -> bytes:
    """Return a view as bytes, for a process with the same rules."""
    out = io.BytesIO()
    Packer(out, shared_objects(rules)).dump(view)
    return out.getvalue()


def unpack(data: bytes, rules: Rules) -> View:
    """Return the view that `pack` has turned into bytes. Never call it with data of a client."""
    view: View = Unpacker(data, shared_objects(rules)).load()
    return view
