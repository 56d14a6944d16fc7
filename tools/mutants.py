"""Check that the scenarios of every Riftbound card notice when one word of the card is dropped or changed.

    python tools/mutants.py [CARD ...]

A mutant is a card with one change in its words: a word left out, a number one higher, a constant replaced by
its neighbor, an option at its default. It takes the place of the card while the scenarios run that have the
number of the card in their name; one of them must fail. What is printed on the card besides its words (cost,
Might, tags) is compared by `tools/verify_cards.py`.

`ACCEPTED` lists the mutants that no scenario can notice, with the reason; an entry that no longer survives
is an error too.
"""

from __future__ import annotations

import ast
import importlib
import re
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any, Final, NamedTuple, TypeAlias

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # scenarios are not installed

from riftable.core.machine import Code  # noqa: E402  (after the path)
from riftable.games.riftbound.cards import BY_KEY  # noqa: E402  (after the path)
from riftable.games.riftbound.rules.abilities import Card  # noqa: E402  (after the path)

CARDS: Final = ROOT / "src" / "riftable" / "games" / "riftbound" / "cards"
SCENARIOS: Final = ROOT / "tests" / "games" / "riftbound"
HEAD_ARGUMENTS: Final = {  # by maker of a card: the arguments before its words
    "unit": 5,
    "dual_unit": 5,
    "spell": 4,
    "dual_spell": 4,
    "gear": 4,
    "dual_gear": 4,
    "legend": 3,
    "battlefield": 2,
}
PRINTED: Final = {"Tags"}  # words that only state facts
NEIGHBORS: Final = 2  # how many other constants of its block replace a constant
MAX_DEPTH: Final = 9  # of words inside words; a place knows the unit that goes there and the unit the place
SECONDS: Final = 20  # a scenario that runs longer has noticed the mutant

# Card and mutant -> why no scenario can notice it.
ACCEPTED: Final[dict[tuple[str, str], str]] = {
    ("ogn-035", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("ogn-061", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("ogn-065", "without more=True"): "it is about the text: additional Might is Might",
    ("ogn-067", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("ogn-131", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("ogn-147", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("ogn-149", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("ogn-197", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("ogn-217", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("ogn-223", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("ogn-223", "FRIENDLY -> YOURS"): "it cannot be played to a battlefield with units of a teammate",
    ("ogn-223", "without other=True"): "it is buffed already",
    ("ogn-243", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("ogn-285", "FRIENDLY -> YOURS"): "units of teammates are never at one place",
    ("ogn-250", "FRIENDLY -> YOURS"): "no other player's units are in your base",
    ("ogn-270", "without TO_BATTLEFIELD"): "from its base a unit moves to battlefields only",
    ("ogn-270", "TO_BATTLEFIELD -> TO_OR_FROM_BASE"): "from its base a unit moves to battlefields only",
    ("ogn-056", "ME -> THE_ONE"): "the event is about the unit itself",
    ("ogn-164", "ME -> THE_ONE"): "the event is about the unit itself",
    ("ogn-177", "whose: FRIENDLY -> YOURS"): "units of teammates are never at one place",
    ("ogn-228", "without other=True"): "the unit that died cannot be chosen",
    ("sfd-091", "modes: ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("sfd-098", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("sfd-108", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("sfd-159", "condition: YOURS -> FRIENDLY"): "units of teammates are never at one place",
    ("sfd-137", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("sfd-139", "YOURS -> FRIENDLY"): "units of teammates are never at one place",
    ("sfd-162", "ENEMY -> YOURS"): "what is not friendly is an enemy",
    ("sfd-162", "ENEMY -> ANYONES"): "what is not friendly is an enemy",
    ("sfd-176", "YOURS -> FRIENDLY"): "no other player's units are in your base",
    ("sfd-176", "without other=True"): "it is not on the board yet when that is asked",
    ("sfd-177", "most: ANY_NUMBER -> ASSIGN"): "both are more than there are",
    ("sfd-218", "condition: YOURS -> ANYONES"): "who conquers is alone there",
    ("sfd-218", "condition: YOURS -> FRIENDLY"): "who conquers is alone there",
    ("sfd-107", "without state=IS_EQUIPPED"): "only an equipped unit has Equipment to detach",
    ("sfd-107", "state: IS_EQUIPPED -> IS_DETACHED"): "only an equipped unit has Equipment to detach",
    ("sfd-107", "without tag='Equipment'"): "no other gear is attached",
    ("sfd-113", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("sfd-148", "about: without ANYONE"): "its controller wins with it",
    ("sfd-148", "about: ANYONE -> YOUR_SIDE"): "its controller wins with it",
    ("sfd-192", "YOURS -> FRIENDLY"): "units of teammates are never at one place",
    ("sfd-110", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("sfd-094", "without other=True"): "it is not on the board yet when that is asked",
    ("sfd-020", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("sfd-047", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("sfd-053", "YOURS -> FRIENDLY"): "units of teammates are never at one place",
    ("sfd-072", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("sfd-057", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("sfd-079", "most: ANY_NUMBER -> ASSIGN"): "both are more than there are units",
    ("sfd-026", "without UNIT"): "all Mechs are units",
    ("sfd-109", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("sfd-184", "ME -> THE_ONE"): "what made it trigger is the unit itself",
    ("sfd-071", "without other=True"): "it is not there yet when it looks for another",
}

Scenario: TypeAlias = Callable[[], None]


class Mutant(NamedTuple):
    """A card with one change."""

    card: Card
    change: str
    changed: Card


# Changes of an expression.


def variants(node: ast.expr, module: str, first: int = 0) -> Iterator[tuple[str, ast.expr]]:
    """Yield each changed form of an expression with what was changed; `first` arguments stay."""
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in PRINTED:
            return
        yield from in_arguments(node, module, first)
        for i, keyword in enumerate(node.keywords):
            rest = [*node.keywords[:i], *node.keywords[i + 1 :]]
            yield f"without {ast.unparse(keyword)}", ast.Call(node.func, node.args, rest)
            for change, value in variants(keyword.value, module):
                new = [*node.keywords[:i], ast.keyword(keyword.arg, value), *node.keywords[i + 1 :]]
                yield f"{keyword.arg}: {change}", ast.Call(node.func, node.args, new)
    elif isinstance(node, ast.List | ast.Tuple):
        for i, element in enumerate(node.elts):
            for change, new_element in [
                (f"without {ast.unparse(element)}", None),
                *variants(element, module),
            ]:
                middle = [] if new_element is None else [new_element]
                yield change, ast.List([*node.elts[:i], *middle, *node.elts[i + 1 :]], ast.Load())
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield f"{node.value} -> {node.value + 1}", ast.Constant(node.value + 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Constant):
        for change, operand in variants(node.operand, module):
            yield f"-({change})", ast.UnaryOp(node.op, operand)
    elif isinstance(node, ast.Name):
        for name in neighbors(module, node.id):
            yield f"{node.id} -> {name}", ast.parse(f"{name}", mode="eval").body


def in_arguments(node: ast.Call, module: str, first: int) -> Iterator[tuple[str, ast.expr]]:
    """Yield the forms of a call in which one positional argument is missing or changed."""
    for i, argument in enumerate(node.args):
        if i < first:
            continue
        last = i == len(node.args) - 1
        is_printed = isinstance(argument, ast.Call) and ast.unparse(argument.func) in PRINTED
        if not is_printed and (last or isinstance(argument, ast.Call)):
            yield (
                f"without {ast.unparse(argument)}",
                ast.Call(node.func, [*node.args[:i], *node.args[i + 1 :]], node.keywords),
            )
        for change, new in variants(argument, module):
            yield change, ast.Call(node.func, [*node.args[:i], new, *node.args[i + 1 :]], node.keywords)


@cache
def blocks(module: str) -> list[list[str]]:
    """Return the names of the constants of a module, by block: lines without a blank or a comment between."""
    found: list[list[str]] = []
    end = -1
    for node in parsed(module).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id.isupper():
            if node.lineno != end + 1:
                found.append([])
            found[-1].append(node.target.id)
            end = node.end_lineno or node.lineno
    return found


@cache
def imported(module: str) -> dict[str, str]:
    """Return which module each imported name of a module comes from."""
    return {
        alias.asname or alias.name: node.module or ""
        for node in parsed(module).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


@cache
def parsed(module: str) -> ast.Module:
    """Return the syntax tree of a module."""
    path = importlib.import_module(module).__file__
    assert path is not None
    return ast.parse(Path(path).read_text(encoding="utf-8"))


def neighbors(module: str, name: str) -> list[str]:
    """Return the constants that follow a constant in its block, as expressions; round to the first again."""
    home = imported(module).get(name, "")
    if not name.isupper() or ".cards." in home or home.endswith(".cards") or not home:
        return []
    for block in blocks(home):
        if name in block:
            i = block.index(name)
            others = [*block[i + 1 :], *block[:i]]
            values = vars(importlib.import_module(home))
            alike = [other for other in others if type(values[other]) is int or type(values[name]) is not int]
            return [f"__import__({home!r}, fromlist=['*']).{other}" for other in alike[:NEIGHBORS]]
    return []


# Cards and their scenarios.


def mutants(keys: Iterable[str] = ()) -> Iterator[Mutant]:
    """Yield the mutants of some cards, or of all: those that can be built at all."""
    wanted = set(keys)
    for path in sorted(CARDS.glob("*/*.py")):
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        for node in parsed(module).body if path.stem != "__init__" else []:
            call = node.value if isinstance(node, ast.AnnAssign) else None
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            if call.func.id not in HEAD_ARGUMENTS:
                continue
            card = BY_KEY[ast.literal_eval(call.args[0])]
            if not wanted or card.key in wanted or card.name in wanted:
                yield from mutants_of(card, call, importlib.import_module(module))


def mutants_of(card: Card, call: ast.Call, module: ModuleType) -> Iterator[Mutant]:
    """Yield the mutants of one card. A change that makes no card (a missing argument) is no mutant."""
    assert isinstance(call.func, ast.Name)
    seen = [described(card.words)]
    for change, node in variants(call, module.__name__, HEAD_ARGUMENTS[call.func.id]):
        try:
            changed = eval(ast.unparse(node), vars(module))  # noqa: S307  (our own source)
        except (TypeError, AssertionError, AttributeError, IndexError):
            continue
        words = described(changed.words)
        if words not in seen:  # an argument that is the default says nothing
            seen.append(words)
            yield Mutant(card, re.sub(r"__import__\(.*?\)\.", "", change), changed)


def described(value: Any, depth: int = 0) -> str:
    """Return what a word is made of, so that two words can be compared."""
    if isinstance(value, list | tuple):
        return f"[{', '.join(described(one, depth + 1) for one in value)}]"
    if isinstance(value, Card | Code) or depth > MAX_DEPTH:
        return getattr(value, "name", "")
    fields = getattr(value, "__dict__", None)
    if fields is None or isinstance(value, type):
        return repr(value)
    inside = ", ".join(f"{field}={described(one, depth + 1)}" for field, one in sorted(fields.items()))
    return f"{type(value).__name__}({inside})"


@cache
def scenarios() -> dict[str, list[Scenario]]:
    """Return the tests by card: its number is in their name, or its key is their parameter `key`."""
    found: dict[str, list[Scenario]] = defaultdict(list)
    for path in sorted(SCENARIOS.glob("test_*.py")):
        module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        for name, function in list(vars(module).items()):
            if name.startswith("test_") and callable(function):
                keys = [
                    f"{card_set}-{number}" for card_set, number in re.findall(r"([a-z]{3})_(\d{3})", name)
                ]
                for arguments in parameters(function):
                    for key in [*keys, *([arguments["key"]] if "key" in arguments else [])]:
                        found[key].append(partial(function, **arguments))
    return found


def parameters(function: Callable[..., None]) -> list[dict[str, Any]]:
    """Return the arguments a test is called with: none, or one set for each of its parameters."""
    marks = [mark for mark in getattr(function, "pytestmark", []) if mark.name == "parametrize"]
    if not marks:
        return [{}] if not function.__code__.co_argcount else []
    names, values = marks[0].args[0], marks[0].args[1]
    names = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    rows = [getattr(value, "values", value if len(names) > 1 else (value,)) for value in values]
    return [dict(zip(names, row, strict=True)) for row in rows]


def is_noticed(mutant: Mutant) -> bool:
    """Whether a scenario of the card fails while the mutant is in its place."""
    fields = list(Card.__annotations__)
    original = {field: getattr(mutant.card, field) for field in fields}
    try:
        for field in fields:
            setattr(mutant.card, field, getattr(mutant.changed, field))
        return any(fails(scenario) for scenario in scenarios()[mutant.card.key])
    finally:
        for field, value in original.items():
            setattr(mutant.card, field, value)


def fails(scenario: Scenario) -> bool:
    """Whether a scenario raises something, or does not end."""
    signal.signal(signal.SIGALRM, give_up)
    signal.alarm(SECONDS)
    try:
        scenario()
    except Exception:  # noqa: BLE001  (however a scenario fails, it has noticed)
        return True
    finally:
        signal.alarm(0)
    return False


def give_up(_signal: int, _frame: FrameType | None) -> None:
    """Interrupt a scenario."""
    raise TimeoutError


def survivors(
    keys: Iterable[str] = (), show: Callable[[str], Any] | None = None
) -> dict[tuple[str, str], str]:
    """Return the mutants that no scenario notices, by card and change, each with the title of its card."""
    found: dict[tuple[str, str], str] = {}
    count: dict[str, int] = defaultdict(int)
    for mutant in mutants(keys):
        key = mutant.card.key
        if key not in count and any(fails(scenario) for scenario in scenarios()[key]):
            raise RuntimeError(f"a scenario of {key} {mutant.card.title} fails without any change")
        count[key] += 1
        if not is_noticed(mutant):
            found[mutant.card.key, mutant.change] = mutant.card.title
            if show is not None and (mutant.card.key, mutant.change) not in ACCEPTED:
                show(f"{mutant.card.key} {mutant.card.title}: {mutant.change}")
    if show is not None:
        show(f"{sum(count.values())} mutants of {len(count)} cards, {len(found)} survive")
    return found


def main(keys: list[str]) -> int:
    """Print the survivors; return 1 if one is not accepted, or an accepted one is noticed now."""
    found = survivors(keys, show=print)
    unknown = [key for key in found if key not in ACCEPTED]
    stale = [key for key in ACCEPTED if key not in found and (not keys or key[0] in keys)]
    for key, change in stale:
        print(f"{key}: noticed now, remove it from ACCEPTED: {change}")
    return 1 if unknown or stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
