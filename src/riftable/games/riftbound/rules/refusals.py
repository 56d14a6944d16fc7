"""Why an answer is not possible in Riftbound, as data: the reasons of `core.refusal` and its own."""

from __future__ import annotations

from typing import Final

from riftable.core import refusal as common

# Keys. `card` is a title.
CANNOT_PAY: Final = "cannot_pay"  # card, cost
CANNOT_SPEND: Final = "cannot_spend"  # card: what its additional cost asks for is not there
NO_TARGET: Final = "no_target"  # card
TOO_SLOW: Final = "too_slow"  # card: neither Action nor Reaction fits this moment
NOT_IN_HAND: Final = "not_in_hand"  # card
NOT_YOURS: Final = "not_yours"  # card
IS_EXHAUSTED: Final = "is_exhausted"  # card
CANNOT_MOVE: Final = "cannot_move"  # card: no unit, or nowhere to go
NO_MOVES_NOW: Final = "no_moves_now"
NOT_PASSING: Final = "not_passing"  # in one's Main Phase there is nothing to pass
NOT_NOW: Final = "not_now"  # the turn cannot end while something is open
CANNOT_HIDE: Final = "cannot_hide"  # card
NO_ABILITY: Final = "no_ability"  # card
ABILITY_TOO_SLOW: Final = "ability_too_slow"  # card
CANNOT_USE: Final = "cannot_use"  # card: not paid, or without a target
TOO_SOON: Final = "too_soon"  # card: hidden this turn
IS_FORBIDDEN: Final = "is_forbidden"  # card: another card says that it cannot be played
OUT_OF_ORDER: Final = "out_of_order"  # it stands before the last choice
NOT_IN_LINE: Final = "not_in_line"  # card: others are assigned damage first
NOT_A_TARGET: Final = "not_a_target"  # card


class Refusal(common.Refusal):
    """Why an answer is not possible."""

    def __init__(self, key: str, card: str = "", word: str = "", guess: str = "", cost: str = "") -> None:
        super().__init__(key, word, guess)
        self.card = card
        self.cost = cost
