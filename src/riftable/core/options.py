"""Options of rules as text, each with one canonical form. Their meaning is up to the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from riftable.core.error_messages import AnyOf, CoreMessage
from riftable.core.errors import BadOption

EDITION: Final = "edition"  # the option of games whose rules have had several editions
YES: Final = ("yes", "on", "true", "1")
NO: Final = ("no", "off", "false", "0")


class OptionDescription(NamedTuple):
    """An option with what a user interface needs to offer it."""

    name: str
    kind: str  # choice, switch, number, guilds or decks (by seat, divided by slashes), text
    default: str
    choices: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()  # of guilds: how many for each seat
    low: int = 0  # of a number
    high: int = 0
    advanced: bool = False  # hidden by default
    seats: int = 0  # of a choice between a random seat and so many seats


def switch_option(name: str, default: str, *, advanced: bool = False) -> OptionDescription:
    """Return an option that is yes or no."""
    return OptionDescription(name, "switch", default, ("no", "yes"), advanced=advanced)


def seat_option(name: str, seats: int, *, advanced: bool = False) -> OptionDescription:
    """Return an option that is a seat, random by default."""
    choices = ("random", *map(str, range(seats)))
    return OptionDescription(name, "choice", "random", choices, advanced=advanced, seats=seats)


def default_options(known: Iterable[OptionDescription]) -> dict[str, str]:
    """Return the defaults of options by name."""
    return {one.name: one.default for one in known}


def canonical_text(option: OptionDescription, text: str) -> str:
    """Return the canonical text of a value of a switch or a choice; raise `BadOption` if it is not one."""
    if option.kind == "switch":
        return yes_or_no(option.name, text)
    if option.seats:
        return seat_or_random(option.name, text, option.seats)
    return one_of(option.name, text, option.choices)


def non_default_options(
    game: str,
    known: Sequence[OptionDescription],
    options: Mapping[str, object],
    canonical: Callable[[OptionDescription, str], str] = canonical_text,
) -> dict[str, str]:
    """Return the options that differ from the defaults, in the order of `known`.

    `canonical` returns the canonical text of a value or raises `BadOption`. A game with options that are
    neither switches nor choices has its own.
    """
    defaults = default_options(known)
    described = {one.name: one for one in known}
    found: dict[str, str] = {}
    for name, value in options.items():
        if name not in defaults:
            raise BadOption(CoreMessage.NO_OPTION, game=game, option=name, word=name, known=tuple(defaults))
        text = option_text(value)
        found[name] = canonical(described[name], text) if text else defaults[name]
    return {name: found[name] for name in defaults if name in found and found[name] != defaults[name]}


def option_text(value: object) -> str:
    """Return a value as a user would type it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value).strip().lower()


def yes_or_no(name: str, text: str) -> str:
    """Return the canonical text of a switch; raise `BadOption` if it is not one."""
    if text in YES:
        return "yes"
    if text in NO:
        return "no"
    raise BadOption(CoreMessage.SWITCH, option=name, word=text)


def one_of(name: str, text: str, choices: Sequence[str]) -> str:
    """Return `text` if it is one of `choices`, else raise `BadOption`."""
    if text not in choices:
        raise BadOption(CoreMessage.CHOICE, option=name, choices=AnyOf(choices), word=text)
    return text


def seat_or_random(name: str, text: str, seats: int) -> str:
    """Return `text` if it is a seat or "random", else raise `BadOption`."""
    if text != "random" and text not in [str(seat) for seat in range(seats)]:
        raise BadOption(CoreMessage.WHICH_SEAT, option=name, last=seats - 1, word=text)
    return text
