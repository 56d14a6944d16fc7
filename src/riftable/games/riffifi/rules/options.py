"""The options of Riffifi as the engine publishes them, for whoever offers them to people."""

from __future__ import annotations

from riftable.core.options import Described, a_switch
from riftable.games.riffifi.rules.ids import COLOUR_NAMES, FEWEST, MOST
from riftable.games.riffifi.rules.rules import DEFAULTS


def described(_mode: str) -> list[Described]:
    """All options; whether two of them go together the rule-book says."""
    players = tuple(str(n) for n in range(FEWEST, MOST + 1))
    seats = tuple(str(seat) for seat in range(MOST))
    return [
        Described("players", "choice", DEFAULTS["players"], players),
        a_switch("officer", DEFAULTS["officer"]),
        a_switch("equal_chances", DEFAULTS["equal_chances"]),
        Described("scoring", "choice", DEFAULTS["scoring"], ("tokens", "ticks")),
        Described(
            "tick_timing", "choice", DEFAULTS["tick_timing"], ("immediate", "end_of_hand"), advanced=True
        ),
        a_switch("captures_in_total", DEFAULTS["captures_in_total"], advanced=True),
        a_switch("reveal", DEFAULTS["reveal"], advanced=True),
        Described("removed", "choice", DEFAULTS["removed"], ("random", *COLOUR_NAMES), advanced=True),
        Described("dealer", "choice", DEFAULTS["dealer"], ("random", *seats), advanced=True),
    ]
