"""Why an answer is not possible in Riftbound, as data: the reasons of `core.refusal` and its own."""

from __future__ import annotations

from typing import Final

from riftable.core import refusal as common

# Keys. `card` is a title.
CANNOT_PAY: Final = "cannot_pay"  # card
NO_TARGET: Final = "no_target"  # card
TOO_SLOW: Final = "too_slow"  # card: neither Action nor Reaction fits this moment
NOT_IN_HAND: Final = "not_in_hand"  # card
CANNOT_MOVE: Final = "cannot_move"  # card
NO_MOVES_NOW: Final = "no_moves_now"
NOT_NOW: Final = "not_now"  # the turn cannot end while something is open
CANNOT_HIDE: Final = "cannot_hide"  # card
CANNOT_USE: Final = "cannot_use"  # card
NOT_A_TARGET: Final = "not_a_target"  # card


class Refusal(common.Refusal):
    """Why an answer is not possible."""

    def __init__(self, key: str, card: str = "", word: str = "", guess: str = "") -> None:
        super().__init__(key, word, guess)
        self.card = card
