"""Views as JSON and back, for bots that play on a server elsewhere.

`view.json()` is for people and programs that read a position; it names cards and leaves out what no reader
needs. The JSON here is complete: `decode_view(encode_view(view, rules), rules)` is equal to `view`, can be
passed to a bot, and `rules.imagine` works with it. It holds what the view holds and nothing else.

Numbers, texts, booleans, null and lists stand for themselves. Everything else is an object with one key that
begins with a dollar sign:

    {"$bytes": [3, 17]}                     a bag of small numbers
    {"$tuple": [3, 17]}                     any other tuple
    {"$of": "cards/ogn-039/triggers/0"}     something of the rules: the way to it from their configuration
    {"$code": "play"}                       a code that is not there, by its name
    {"$step": 4}                            the step of the code that the frame around it runs
    {"$is": "rules.items.Item", "me": 7}    an object: its class in the package of the game, attributes

The reader makes the rules from the game, mode and options of the table. Unlike pickled data, it is safe to
decode what a stranger sends: only classes of the engine are used, and no code that was sent is run.
"""

from __future__ import annotations

import sys
from collections.abc import Hashable
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from riftable.core.error_messages import CoreMessage
from riftable.core.errors import RiftableError
from riftable.core.machine import Code, Step, StepNode
from riftable.core.pickling import (
    BLANKS,
    arguments,
    attributes,
    find_codes,
    is_our_class,
    is_ours,
    package_of,
    step_node,
)
from riftable.core.rules import Rules, View

CORE: Final = __name__.rpartition(".")[0]
NEVER_SENT: Final = (Rules, Step, Code, StepNode, BaseException)  # classes that are not part of a view
NOT_SENT: Final = "NOT_SENT"  # a class attribute: names of attributes that are caches or come with the rules
PLAIN: Final = frozenset({int, bool, str, float, type(None)})


class BadView(RiftableError):
    """Raised for JSON that is not a view of these rules, perhaps of another version of Riftable."""


class SharedPaths(NamedTuple):
    """What all views of some rules share: where it is in their configuration, and back; and codes by name."""

    home: str  # the package of the game
    codes: dict[str, Code]
    paths: dict[int, str]  # id -> path
    objects: dict[str, Any]


@lru_cache(maxsize=256)
def shared_paths(home: str, config: Hashable) -> SharedPaths:
    """Return the shortest path to each object of a configuration; cards go by their keys, not by number."""
    paths: dict[int, str] = {}
    objects: dict[str, Any] = {}
    todo: list[tuple[str, Any]] = [("", config)]
    for path, value in todo:  # which grows meanwhile
        if isinstance(value, (list, tuple)):
            keys = [str(getattr(one, "key", i)) for i, one in enumerate(value)]
            names = keys if len(set(keys)) == len(keys) else range(len(keys))
            todo += [(f"{path}/{name}", one) for name, one in zip(names, value, strict=True)]
        elif is_ours(value, home) and id(value) not in paths:
            paths[id(value)] = path
            objects[path] = value
            if not isinstance(value, Code):
                prefix = f"{path}/" if path else ""
                todo += [
                    (f"{prefix}{name}", getattr(value, name, None))
                    for name in sorted(attributes(type(value), value))
                ]
    return SharedPaths(home, find_codes(home, config), paths, objects)


def paths_of(rules: Rules) -> SharedPaths:
    """Return what all views of these rules share."""
    return shared_paths(package_of(type(rules)), getattr(rules, "config", None))


def encode_view(view: View, rules: Rules) -> dict[str, Any]:
    """Return a view of these rules as JSON that `decode_view` reads back."""
    encoded: dict[str, Any] = encode(view, paths_of(rules))
    return encoded


def decode_view(data: object, rules: Rules) -> View:
    """Return the view that `encode_view` has turned into JSON; raise `BadView` if it is not one.

    `rules` are of the same game, mode and options. Where options of others are hidden from the reader, as
    closed deck lists are, rules that fit what the reader knows will do.
    """
    shared = paths_of(rules)
    try:
        view = decode(data, shared)
        if not isinstance(view, View):
            raise TypeError(type(view).__name__)  # noqa: TRY301 - reported as all other problems are
        view.json()  # raises if something is missing
    except (LookupError, AttributeError, OverflowError, RecursionError, TypeError, ValueError) as problem:
        raise BadView(CoreMessage.NOT_A_VIEW, game=rules.key, problem=repr(problem)) from problem
    return view


def encode(value: Any, shared: SharedPaths) -> Any:
    """Return a value in a view as JSON."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, list):
        return [one if type(one) in PLAIN else encode(one, shared) for one in value]
    if isinstance(value, bytes):
        return {"$bytes": list(value)}
    if isinstance(value, StepNode):
        return {"$step": int(value.index)}
    path = path_to(value, shared)
    if path is not None:
        return {"$of": path}
    if isinstance(value, Code):  # of no card: those of cards have paths, because their names are not unique
        return {"$code": value.name}
    if type(value) is tuple:
        return {"$tuple": [encode(one, shared) for one in value]}
    return encode_object(value, shared)


def path_to(value: Any, shared: SharedPaths) -> str | None:
    """Return where an object is in the configuration; the configuration itself may be that of equal rules."""
    config = shared.objects.get("")
    if config is not None and type(value) is type(config):
        return ""
    return shared.paths.get(id(value))


def encode_object(value: Any, shared: SharedPaths) -> dict[str, Any]:
    """Return an object with its attributes as JSON."""
    cls: Any = type(value)
    name = class_name(cls, shared.home)
    if class_of(name, shared.home) is not cls:
        raise TypeError(f"a view cannot hold a {cls.__name__}")
    encoded: dict[str, Any] = {"$is": name}
    skipped = getattr(cls, NOT_SENT, ())
    for attribute in dict.fromkeys([*arguments(cls), *attributes(cls, value)]):
        held = value if attribute in skipped else getattr(value, attribute, value)
        if held is not value:  # no object holds itself
            encoded[attribute] = held if type(held) in PLAIN else encode(held, shared)
    return encoded


def class_name(cls: type, home: str) -> str:
    """Return the name of a class: from the package of the game, or whole if it is of the engine's core."""
    return f"{cls.__module__}.{cls.__qualname__}".removeprefix(f"{home}.")


@cache
def class_of(name: str, home: str) -> Any:
    """Return the class of a name; raise `KeyError` if it is not one that a view may hold."""
    place, _, own = name.rpartition(".")
    module = place if place.startswith(f"{CORE}.") else f"{home}.{place}".rstrip(".")
    found = getattr(sys.modules[module], own, None)
    if not isinstance(found, type) or found.__module__ != module or not is_our_class(found, home):
        raise KeyError(name)
    if issubclass(found, NEVER_SENT):
        raise KeyError(name)
    return found


def decode(data: Any, shared: SharedPaths) -> Any:
    """Return the value that `encode` has turned into JSON."""
    if type(data) in PLAIN:
        return data
    if isinstance(data, list):
        return [one if type(one) in PLAIN else decode(one, shared) for one in data]
    if not isinstance(data, dict):
        raise TypeError(type(data).__name__)
    if "$is" in data:
        return decode_object(data, shared)
    if len(data) != 1:
        raise ValueError(f"{len(data)} keys")
    ((kind, content),) = data.items()
    match kind:
        case "$bytes":
            return bytes(content)
        case "$tuple":
            return tuple(decode(one, shared) for one in content)
        case "$code":
            return shared.codes[content]
        case "$of":
            return shared.objects[content]
    raise KeyError(kind)


def decode_object(data: dict[str, Any], shared: SharedPaths) -> Any:
    """Return an object from its attributes. Steps are those of the code beside them."""
    cls = class_of(data["$is"], shared.home)
    held = {name: one if is_step(one) else decode(one, shared) for name, one in data.items() if name != "$is"}
    names = arguments(cls)
    if all(name in held or name in BLANKS for name in names):
        made = cls(*[held.pop(name, BLANKS.get(name)) for name in names])
    else:
        made = cls.__new__(cls)
    for name, value in held.items():
        if name.startswith("_") or not name.isidentifier():
            raise KeyError(name)
        setattr(made, name, step_node(made.code, value["$step"]) if is_step(value) else value)
    return made


def is_step(data: object) -> bool:
    """Return whether some JSON is the step of a frame."""
    return isinstance(data, dict) and "$step" in data


__all__ = ["BadView", "decode_view", "encode_view"]
