"""The options of Riffifi: their defaults, values and descriptions."""

from __future__ import annotations

from typing import Final

from riftable.core.options import OptionDescription, one_of, seat_or_random, switch_option, yes_or_no
from riftable.games.riffifi.rules.ids import COLOUR_NAMES, FEWEST, MOST

DEFAULTS: Final[dict[str, str]] = {
    "players": "4",  # 3 to 5
    "officer": "no",  # the variant: one card more, or five less and one more of three players
    "removed": "random",  # with it, the colour whose 1 is taken out
    "equal_chances": "no",  # the variant: hands are dealt once and then passed to the left
    "scoring": "tokens",  # tokens: the total of all hands; ticks: the variant
    "tick_timing": "immediate",  # or end_of_hand
    "captures_in_total": "no",  # ticks for all tokens ever taken of a colour, not for those one has
    "reveal": "no",  # whether a card must be shown that is turned down as it is played
    "dealer": "random",  # the seat that deals first
}


def canonical(name: str, text: str) -> str:
    """An option as text; BadOption if the value makes no sense."""
    if name == "players":
        return one_of(name, text, [str(n) for n in range(FEWEST, MOST + 1)])
    if name == "scoring":
        return one_of(name, text, ["tokens", "ticks"])
    if name == "tick_timing":
        return one_of(name, text, ["immediate", "end_of_hand"])
    if name == "removed":
        return one_of(name, text, ["random", *COLOUR_NAMES])
    if name == "dealer":
        return seat_or_random(name, text, MOST)
    return yes_or_no(name, text)


def described(_mode: str) -> list[OptionDescription]:
    """Return all options; `rulebook` checks combinations."""
    players = tuple(str(n) for n in range(FEWEST, MOST + 1))
    seats = tuple(str(seat) for seat in range(MOST))
    return [
        OptionDescription("players", "choice", DEFAULTS["players"], players),
        switch_option("officer", DEFAULTS["officer"]),
        switch_option("equal_chances", DEFAULTS["equal_chances"]),
        OptionDescription("scoring", "choice", DEFAULTS["scoring"], ("tokens", "ticks")),
        OptionDescription(
            "tick_timing", "choice", DEFAULTS["tick_timing"], ("immediate", "end_of_hand"), advanced=True
        ),
        switch_option("captures_in_total", DEFAULTS["captures_in_total"], advanced=True),
        switch_option("reveal", DEFAULTS["reveal"], advanced=True),
        OptionDescription("removed", "choice", DEFAULTS["removed"], ("random", *COLOUR_NAMES), advanced=True),
        OptionDescription("dealer", "choice", DEFAULTS["dealer"], ("random", *seats), advanced=True),
    ]
