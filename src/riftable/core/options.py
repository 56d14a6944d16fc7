"""Options of a rule-book as text with one canonical form each. What they mean is the game's to say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from riftable.core.errors import BadOption

YES: Final = ("yes", "on", "true", "1")
NO: Final = ("no", "off", "false", "0")


class Described(NamedTuple):
    """An option as the engine publishes it, for whoever offers it to people."""

    name: str
    kind: str  # choice, switch, number, guilds or decks (by seat, divided by slashes), text
    default: str
    choices: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()  # of guilds: how many for each part
    low: int = 0  # of a number
    high: int = 0
    advanced: bool = False  # for those who know why


def a_switch(name: str, default: str, *, advanced: bool = False) -> Described:
    """An option that is yes or no."""
    return Described(name, "switch", default, ("no", "yes"), advanced=advanced)


def changed(
    game: str,
    defaults: Mapping[str, str],
    options: Mapping[str, object],
    canonical: Callable[[str, str], str],
) -> dict[str, str]:
    """What differs from the defaults, in their order; `canonical` takes a name and what was said of it."""
    found: dict[str, str] = {}
    for name, value in options.items():
        if name not in defaults:
            raise BadOption(f"{game} has no option “{name}”; it has {', '.join(defaults)}")
        text = said(value)
        found[name] = canonical(name, text) if text else defaults[name]
    return {name: found[name] for name in defaults if name in found and found[name] != defaults[name]}


def said(value: object) -> str:
    """A value as a person would type it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value).strip().lower()


def yes_or_no(name: str, text: str) -> str:
    """A switch."""
    if text in YES:
        return "yes"
    if text in NO:
        return "no"
    raise BadOption(f"option {name} is yes or no, not “{text}”")


def one_of(name: str, text: str, choices: Sequence[str]) -> str:
    """One of a few words."""
    if text not in choices:
        raise BadOption(f"option {name} is {', '.join(choices[:-1])} or {choices[-1]}, not “{text}”")
    return text


def a_seat(name: str, text: str, seats: int) -> str:
    """A seat, or whomever nature picks."""
    if text != "random" and text not in [str(seat) for seat in range(seats)]:
        raise BadOption(f"option {name} is random or a seat from 0 to {seats - 1}, not “{text}”")
    return text
