"""The options of Riffifi: their defaults, values and descriptions."""

from __future__ import annotations

from typing import Final

from riftable.core.options import OptionDescription, default_options, seat_option, switch_option
from riftable.games.riffifi.rules.ids import COLOR_NAMES, MAX_PLAYERS, MIN_PLAYERS

# In the order of records. `rulebook` checks combinations.
OPTIONS: Final = (
    OptionDescription("players", "choice", "4", tuple(str(n) for n in range(MIN_PLAYERS, MAX_PLAYERS + 1))),
    switch_option("officer", "no"),  # the variant: one card more, or five less and one more of three players
    # With the officer, the color whose 1 is taken out.
    OptionDescription("removed", "choice", "random", ("random", *COLOR_NAMES), advanced=True),
    switch_option("equal_chances", "no"),  # the variant: hands are dealt once and then passed to the left
    # tokens: the total of all hands; ticks: the variant
    OptionDescription("scoring", "choice", "tokens", ("tokens", "ticks")),
    OptionDescription("tick_timing", "choice", "immediate", ("immediate", "end_of_hand"), advanced=True),
    # Ticks for all tokens ever taken of a color, not for those one has.
    switch_option("captures_in_total", "no", advanced=True),
    switch_option("reveal", "no", advanced=True),  # a card that is turned down as it is played is shown
    seat_option("dealer", MAX_PLAYERS, advanced=True),  # the seat that deals first
)
DEFAULTS: Final = default_options(OPTIONS)


def described(_mode: str) -> list[OptionDescription]:
    """Return all options."""
    return list(OPTIONS)
