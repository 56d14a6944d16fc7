"""Bots by name: built-in ones, the policy net, classes in files or packages, and plug-ins."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import os
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
from riftable.ai.error_messages import BotMessage
from riftable.ai.levels import Parameter, search_parameters
from riftable.core.errors import BadOption
from riftable.core.rules import Rules

ENTRY_POINT_GROUP: Final = "riftable.bots"  # of installed packages that bring bots
NET: Final = "net"  # the policy net: `net:FILE` with the weights of a file, `net` with the default ones
BOT_TITLES: Final = {  # the texts with the names that people see
    "level1": "bot-pebble",
    "level2": "bot-spark",
    "level3": "bot-gale",
    "level4": "bot-storm",
    "level5": "bot-quake",
    "level6": "bot-abyss",
    "level7": "bot-eclipse",
    "greedy": "bot-gale",
    "random": "bot-dice",
    NET: "bot-net",
}
BotFactory: TypeAlias = Callable[..., Any]  # usually a class; takes the rules and the parameters


class BotRequest(NamedTuple):
    """A bot with parameters, as in `level5?iterations=200`."""

    name: str
    parameters: dict[str, Parameter]


def find_bot(text: str, rules: Rules) -> Bot:
    """Return the bot of a name such as `level5?iterations=200`; raise `BadOption` if there is none."""
    request = parse_request(text)
    weights = weights_file(request.name)
    if weights is not None:
        return policy_net(request, weights, rules)
    factory = custom_factory(request.name)
    if factory is None:
        return bot(request.name, rules, **request.parameters)
    found = build(factory, request, rules)
    if not callable(getattr(found, "choose", None)):
        raise BadOption(BotMessage.NO_METHOD, name=request.name)
    return cast("Bot", found)


def parse_request(text: str) -> BotRequest:
    """Parse `name` or `name?parameter=value&parameter=value`; raise `BadOption` if it is malformed."""
    name, mark, query = text.strip().partition("?")
    if not name or (mark and not query):
        raise BadOption(BotMessage.NOT_A_BOT, word=text)
    try:
        pairs = parse_qsl(query, keep_blank_values=True, strict_parsing=True) if mark else []
    except ValueError as problem:
        raise BadOption(BotMessage.NOT_PARAMETERS, word=query) from problem
    if len({key for key, _ in pairs}) < len(pairs):
        raise BadOption(BotMessage.PARAMETER_TWICE, word=text)
    return BotRequest(name, {key: parse_value(value) for key, value in pairs})


def parse_value(text: str) -> Parameter:
    """Return an int or a float if the text is one, else the text."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def weights_file(name: str) -> Path | None:
    """Return the file with the policy net's weights; None if the name is that of another bot."""
    kind, colon, path = name.partition(":")
    if kind != NET:
        return None
    found = Path(path).expanduser() if colon else default_net()
    if not found.is_file():
        raise BadOption(BotMessage.NO_FILE, word=found)
    return found


def policy_net(request: BotRequest, weights: Path, rules: Rules) -> Bot:
    """Return a bot that plays by a policy net; raise `BadOption` if the game has none."""
    if "numpy" not in sys.modules:  # more threads than one take several times as long for such small products
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from riftable.ai.learned_net import is_learned_net
        from riftable.ai.net_bot import learned_bot

        if is_learned_net(weights):
            budget, trees, jobs = search_parameters(request.name, request.parameters)
            for name, given in (("trees", trees), ("jobs", jobs)):
                if given > 1:
                    raise BadOption(BotMessage.NET_WITHOUT_BUDGET, word=name)
            return learned_bot(rules, weights, budget)
        for parameter in request.parameters:
            raise BadOption(BotMessage.NET_WITHOUT_BUDGET, word=parameter)
        factory = games.spec(rules.game).policy_net
        if factory is None:
            raise BadOption(BotMessage.NO_NET_FOR_GAME, game=rules.key)
        make_bot = factory.load()
    except ModuleNotFoundError as problem:
        raise BadOption(BotMessage.NET_NEEDS_MODULE, module=problem.name) from problem
    return cast("Bot", make_bot(rules, weights))


def default_net() -> Path:
    """Return the file of the net that comes with a game; raise `BadOption` if no game has one."""
    for game in games.specs():
        if game.default_net is not None:
            return game.default_net.load()
    raise BadOption(BotMessage.NO_DEFAULT_NET)


def custom_factory(name: str) -> BotFactory | None:
    """Return the factory of a bot that is not built in; None if it is, or if no one knows the name."""
    place, colon, thing = name.rpartition(":")
    if not colon:
        return plugin_factory(name) if name not in BOTS else None
    module = load_module(place)
    factory: BotFactory | None = getattr(module, thing, None)
    if not callable(factory):
        raise BadOption(BotMessage.NO_CLASS, file=place, word=thing)
    return factory


def plugin_factory(name: str) -> BotFactory | None:
    """Return the bot factory that an installed package registers under this name; None if there is none."""
    for entry in entry_points(group=ENTRY_POINT_GROUP, name=name):
        try:
            factory: BotFactory = entry.load()
        except Exception as problem:
            raise BadOption(
                BotMessage.PLUGIN_FAILS, name=name, package=entry.value, problem=one_line(problem)
            ) from problem
        return factory
    return None


@cache
def load_module(place: str) -> ModuleType:
    """Import a module by the path of its file or by its name; raise `BadOption` if that fails."""
    if not place.endswith(".py"):
        try:
            return importlib.import_module(place)
        except Exception as problem:
            raise BadOption(BotMessage.MODULE_FAILS, name=place, problem=one_line(problem)) from problem
    path = Path(place).expanduser()
    if not path.is_file():
        raise BadOption(BotMessage.NO_FILE, word=place)
    # A private name: a file called random.py must not replace the `random` of the standard library.
    key = f"riftable_bot_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:16]}"
    spec = importlib.util.spec_from_file_location(key, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[key] = module
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        del sys.modules[key]
        raise BadOption(BotMessage.FILE_FAILS, file=place, problem=one_line(problem)) from problem
    return module


def build(factory: BotFactory, request: BotRequest, rules: Rules) -> object:
    """Call a factory with the rules, if it takes them, and the parameters by name."""
    signature = inspect.signature(factory)
    given = [rules] if takes_rules(signature, request) else []
    try:
        signature.bind(*given, **request.parameters)
    except TypeError as problem:
        raise BadOption(BotMessage.ARGUMENTS_FAIL, name=request.name, problem=str(problem)) from problem
    try:
        return factory(*given, **request.parameters)
    except Exception as problem:
        raise BadOption(BotMessage.MAKING_FAILS, name=request.name, problem=one_line(problem)) from problem


def takes_rules(signature: inspect.Signature, request: BotRequest) -> bool:
    """Return whether the first parameter of a factory is meant for the rules."""
    first = next(iter(signature.parameters.values()), None)
    return (
        first is not None
        and first.kind in (first.POSITIONAL_ONLY, first.POSITIONAL_OR_KEYWORD, first.VAR_POSITIONAL)
        and first.name not in request.parameters
        and (first.default is first.empty or first.name == "rules")
    )


def one_line(problem: Exception) -> str:
    """Return an error of a custom bot in one line."""
    return f"{type(problem).__name__}: {problem}"


def with_absolute_path(text: str) -> str:
    """Return a bot's name with its file as an absolute path, for processes in other folders."""
    name, mark, query = text.strip().partition("?")
    weights = weights_file(name)
    if weights is not None:
        return f"{NET}:{weights.resolve()}{mark}{query}"
    place, colon, thing = name.rpartition(":")
    if colon and place.endswith(".py"):
        place = str(Path(place).expanduser().resolve())
    return f"{place}{colon}{thing}{mark}{query}"


def source_of(text: str) -> bytes:
    """Return the source or weights of a bot, to detect changes of it; nothing for built-in bots."""
    name = parse_request(text).name
    weights = weights_file(name)
    if weights is not None:
        return weights.read_bytes()
    factory = custom_factory(name)
    if factory is None:
        return b""
    file = inspect.getsourcefile(factory)
    return Path(file).read_bytes() if file else b""
