"""How a name becomes a bot: one of ours, the policy net, a class in a file or package, or a plug-in."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeAlias, cast
from urllib.parse import parse_qsl

from riftable import games
from riftable.ai import BOTS, Bot, bot
from riftable.core.errors import BadOption
from riftable.core.rules import Rules

GROUP: Final = "riftable.bots"  # the entry points of installed packages that bring bots
NET: Final = "net"  # the policy net: `net:weights.npz` has the weights of that file, `net` those we bring
Parameter: TypeAlias = int | float | str
Maker: TypeAlias = Callable[..., Any]  # a class, usually: it makes a bot of the rules and parameters


class Wish(NamedTuple):
    """A bot as it was asked for: `level5?iterations=200` is a name and its parameters."""

    name: str
    parameters: dict[str, Parameter]


def find(text: str, rules: Rules) -> Bot:
    """Return the bot of a name such as `level5?iterations=200`; raise `BadOption` if there is none."""
    wish = read(text)
    weights = weights_of(wish.name)
    if weights is not None:
        return policy_net(wish, weights, rules)
    maker = outside(wish.name)
    if maker is None:
        return bot(wish.name, rules, **wish.parameters)
    found = made(maker, wish, rules)
    if not callable(getattr(found, "choose", None)):
        raise BadOption(f"{wish.name} is not a bot: it has no method “choose”")
    return cast("Bot", found)


def read(text: str) -> Wish:
    """A name, and perhaps parameters behind a question mark, as in an address."""
    name, mark, query = text.strip().partition("?")
    if not name or (mark and not query):
        raise BadOption(f"“{text}” is not a bot: say its name, or name?parameter=value&parameter=value")
    try:
        pairs = parse_qsl(query, keep_blank_values=True, strict_parsing=True) if mark else []
    except ValueError as problem:
        raise BadOption(f"“{query}” are no parameters: say parameter=value&parameter=value") from problem
    if len({key for key, _ in pairs}) < len(pairs):
        raise BadOption(f"“{text}” says a parameter twice")
    return Wish(name, {key: value_of(value) for key, value in pairs})


def value_of(text: str) -> Parameter:
    """A number where it is one, else the text itself."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def weights_of(name: str) -> Path | None:
    """The file of the policy net's weights; None: the name means another bot."""
    kind, colon, path = name.partition(":")
    if kind != NET:
        return None
    found = Path(path).expanduser() if colon else default_net()
    if not found.is_file():
        raise BadOption(f"there is no file “{found}”")
    return found


def policy_net(wish: Wish, weights: Path, rules: Rules) -> Bot:
    """Return the policy net, ready to play; BadOption if it cannot."""
    for parameter in wish.parameters:
        raise BadOption(f"a policy net takes no “{parameter}”: it has no budget")
    maker = games.spec(rules.game).policy_net
    if maker is None:
        raise BadOption(f"there is no policy net for {rules.key}")
    try:
        made = maker.load()
    except ModuleNotFoundError as problem:
        raise BadOption(f"a policy net needs {problem.name}: pip install 'riftable[batch]'") from problem
    return cast("Bot", made(rules, weights))


def default_net() -> Path:
    """Return the file of the net that comes along; BadOption if no game has one."""
    for game in games.specs():
        if game.default_net is not None:
            return game.default_net.load()
    raise BadOption("no net comes along: say net:FILE")


def outside(name: str) -> Maker | None:
    """What makes the bots of a name that is not one of ours; None: it is ours."""
    place, colon, thing = name.rpartition(":")
    if not colon:
        return offered(name) if name not in BOTS else None
    module = module_of(place)
    maker: Maker | None = getattr(module, thing, None)
    if not callable(maker):
        raise BadOption(f"{place} has no class “{thing}”")
    return maker


def offered(name: str) -> Maker | None:
    """What an installed package offers under this name; None: nothing, so that ours say what there is."""
    for entry in entry_points(group=GROUP, name=name):
        try:
            maker: Maker = entry.load()
        except Exception as problem:
            raise BadOption(f"the bot “{name}” of {entry.value} does not load: {said(problem)}") from problem
        return maker
    return None


@cache
def module_of(place: str) -> ModuleType:
    """The module of a file, or of an importable name."""
    if not place.endswith(".py"):
        try:
            return importlib.import_module(place)
        except Exception as problem:
            raise BadOption(f"“{place}” does not load: {said(problem)}") from problem
    path = Path(place).expanduser()
    if not path.is_file():
        raise BadOption(f"there is no file “{place}”")
    # A name of its own: a file called random.py must not become somebody's `random`.
    key = f"riftable_bot_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:16]}"
    spec = importlib.util.spec_from_file_location(key, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[key] = module
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        del sys.modules[key]
        raise BadOption(f"{place} does not load: {said(problem)}") from problem
    return module


def made(maker: Maker, wish: Wish, rules: Rules) -> object:
    """A bot of its class: given the rules if it takes anything, and the parameters by name."""
    shape = inspect.signature(maker)
    given = [rules] if takes_rules(shape, wish) else []
    try:
        shape.bind(*given, **wish.parameters)
    except TypeError as problem:
        raise BadOption(f"{wish.name} cannot be made of what was given: {problem}") from problem
    try:
        return maker(*given, **wish.parameters)
    except Exception as problem:
        raise BadOption(f"{wish.name} cannot be made: {said(problem)}") from problem


def takes_rules(shape: inspect.Signature, wish: Wish) -> bool:
    """Whether the first thing a bot is made of is the rule-book."""
    first = next(iter(shape.parameters.values()), None)
    return (
        first is not None
        and first.kind in (first.POSITIONAL_ONLY, first.POSITIONAL_OR_KEYWORD, first.VAR_POSITIONAL)
        and first.name not in wish.parameters
        and (first.default is first.empty or first.name == "rules")
    )


def said(problem: Exception) -> str:
    """An error of somebody else's code in one line."""
    return f"{type(problem).__name__}: {problem}"


def anywhere(text: str) -> str:
    """The same bot for a process that works in another folder: its file named in full."""
    name, mark, query = text.strip().partition("?")
    weights = weights_of(name)
    if weights is not None:
        return f"{NET}:{weights.resolve()}{mark}{query}"
    place, colon, thing = name.rpartition(":")
    if colon and place.endswith(".py"):
        place = str(Path(place).expanduser().resolve())
    return f"{place}{colon}{thing}{mark}{query}"


def source_of(text: str) -> bytes:
    """What a bot from outside was loaded from, source or weights, so that a change of it can be noticed."""
    name = read(text).name
    weights = weights_of(name)
    if weights is not None:
        return weights.read_bytes()
    maker = outside(name)
    if maker is None:
        return b""
    file = inspect.getsourcefile(maker)
    return Path(file).read_bytes() if file else b""
