"""Positions, views and rules as bytes and back: for `pickle`, `copy.deepcopy` and worker processes.

Compiled objects cannot be pickled as they are, so they are rebuilt from their attributes. Codes are constants
of a game and are written by name. What belongs to the configuration of the rules (cards, abilities and their
codes) is the same in every process and is written by number; the reader makes the rules again.

It is pickle underneath: only data of our own processes is unpacked, never a client's. A pickled view holds
the options of its rules, closed deck lists included: it is for storage and trusted bots, not for opponents.
"""

from __future__ import annotations

import inspect
import io
import pickle
import sys
from collections.abc import Callable, Hashable, Iterator
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from riftable.core.machine import Code, State, StepNode
from riftable.core.rules import Rules, View

PackedRules: TypeAlias = tuple[str, str, tuple[tuple[str, str], ...]]  # the arguments of `api.cached_rules`
ENGINE: Final = __name__.partition(".")[0]
ALIASES: Final = {"unit": "id"}  # constructor arguments -> attributes with another name
BLANKS: Final = {"cards": ()}  # constructor arguments without an attribute -> a value to pass
MAX_DEPTH: Final = 4  # of attributes that are searched for codes in the configuration of some rules


def pack_rules(rules: Rules) -> PackedRules:
    """Return rules as they are sent to another process, which calls `api.cached_rules` with them."""
    return rules.game, rules.mode, tuple(rules.options.items())


@lru_cache(maxsize=256)
def make_rules(
    maker: Callable[..., Rules], mode: str, options: tuple[tuple[str, str], ...], *more: Any
) -> Rules:
    """Return the rules of a recipe, from a cache: what is unpickled one after the other shares its rules."""
    return maker(mode, dict(options), *more)


def package_of(maker: Any) -> str:
    """Return the package of the module in which a class or function is defined; its module if it has none."""
    module: str = maker.__module__
    return module.rpartition(".")[0] or module


@lru_cache(maxsize=256)
def find_codes(home: str, config: Hashable) -> dict[str, Code]:
    """Return every code of the package `home` and of a configuration that a position may run, by name."""
    found: dict[str, Code] = {}
    modules = [module for name, module in sys.modules.items() if f"{name}.".startswith(f"{home}.")]
    values = [value for module in modules for value in vars(module).values()]
    for code in codes_in(values, 1, home):
        known = found.setdefault(code.name, code)
        if known is not code:
            raise ValueError(f"two codes of {home} are called “{code.name}”")
    for code in codes_in(config, MAX_DEPTH, home):
        found.setdefault(code.name, code)
    return found


def codes_of(rules: Rules) -> dict[str, Code]:
    """Return every code that a position of these rules may run, by name."""
    return find_codes(package_of(type(rules)), getattr(rules, "config", None))


class SharedObjects(NamedTuple):
    """What all positions of some rules share: codes by name, other objects by number."""

    home: str  # the package of the game
    codes: dict[str, Code]
    objects: list[Any]
    numbers: dict[int, int]  # id -> number


@lru_cache(maxsize=256)
def shared_objects(home: str, config: Hashable) -> SharedObjects:
    """Return what need not be written, because the reader has it, or makes it from the same rules."""
    objects: list[Any] = []
    numbers: dict[int, int] = {}
    todo: list[Any] = [config]
    while todo:
        value = todo.pop()
        if isinstance(value, (list, tuple)):
            todo += value
        elif is_ours(value, home) and id(value) not in numbers:
            numbers[id(value)] = len(objects)
            objects.append(value)
            if isinstance(value, Code):
                continue  # a code is written by name, so its steps need no numbers
            todo += [getattr(value, name, None) for name in sorted(attributes(type(value), value))]
    return SharedObjects(home, find_codes(home, config), objects, numbers)


def is_ours(value: Any, home: str) -> bool:
    """Return whether something is an object of the engine or of the game whose package is `home`."""
    return is_our_class(type(value), home) and not isinstance(value, type)


def is_our_class(cls: type, home: str) -> bool:
    """Return whether a class is one of the engine or of the game whose package is `home`."""
    return cls.__module__.partition(".")[0] in {ENGINE, home.partition(".")[0]}


def codes_in(value: Any, depth: int, home: str) -> Iterator[Code]:
    """Yield the codes in a value, in its lists and in its attributes down to `depth`."""
    if isinstance(value, Code):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from codes_in(item, depth, home)
    elif depth and is_our_class(type(value), home):
        for name in attributes(type(value), value):
            yield from codes_in(getattr(value, name, None), depth - 1, home)


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
    """Writes positions and views: codes by name, shared objects by number, others by their attributes."""

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
        if not is_our_class(cls, self.shared.home) or isinstance(obj, type) or inspect.isfunction(obj):
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


def dump(obj: State | View, shared: SharedObjects) -> bytes:
    """Return a position or a view as bytes, without what is shared."""
    out = io.BytesIO()
    Packer(out, shared).dump(obj)
    return out.getvalue()


def shared_by(rules: Rules) -> SharedObjects:
    """Return what all positions of these rules share."""
    return shared_objects(package_of(type(rules)), getattr(rules, "config", None))


def pack(view: View, rules: Rules) -> bytes:
    """Return a view as bytes, for a process with the same rules."""
    return dump(view, shared_by(rules))


def unpack(data: bytes, rules: Rules) -> View:
    """Return the view that `pack` has turned into bytes. Never call it with data of a client."""
    view: View = Unpacker(data, shared_by(rules)).load()
    return view


def reduce(obj: State | View) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """Return what `pickle` stores of a position or a view: how to make it again, and with what."""
    config: Any = obj.configuration()
    if config is None:  # a game whose positions refer to nothing but the codes of its modules
        return load_alone, (type(obj), dump(obj, shared_objects(package_of(type(obj)), None)))
    maker, arguments = config.recipe
    return load, (maker, arguments, dump(obj, shared_objects(package_of(maker), config)))


def load(maker: Callable[..., Rules], arguments: tuple[Any, ...], data: bytes) -> Any:
    """Return a position or view, with the configuration of the rules that a recipe makes."""
    return Unpacker(data, shared_by(make_rules(maker, *arguments))).load()


def load_alone(cls: type, data: bytes) -> Any:
    """Return a position or view, of this class, of a game without configuration."""
    return Unpacker(data, shared_objects(package_of(cls), None)).load()
