"""Why an answer is not possible in Riffifi, as data: the reasons of `core.refusal` and its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.core import refusal as common

# Keys, with what they carry.
NO_PASSING: Final = "no_passing"
NOT_IN_HAND: Final = "not_in_hand"  # card
NOT_UNSEEN: Final = "not_unseen"  # a card that would stay face up was to be played unseen
ALL_SHOWN: Final = "all_shown"  # the same at a table at which every card is shown
NOT_FACE_UP: Final = "not_face_up"  # card: the one to be turned down
NOT_TIED: Final = "not_tied"  # names come from the table; seats: those tied
SO_MANY_SEATS: Final = "so_many_seats"  # n: how many of those tied give a token


class Refusal(common.Refusal):
    """Why an answer is not possible. Cards are numbers as in `ids`."""

    def __init__(
        self, key: str, card: int = -1, seats: Sequence[int] = (), n: int = 0, word: str = "", guess: str = ""
    ) -> None:
        super().__init__(key, word, guess)
        self.card = card
        self.seats = tuple(seats)
        self.n = n
