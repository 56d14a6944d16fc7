"""Why an answer is not possible in Riftforce, as data: the reasons of `core.refusal` and its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.core import refusal as common

# Keys, with what they carry. Numbers and locations count from 1 as people count them.
HAND_FULL: Final = "hand_full"  # n: the cards in hand
HAND_EMPTY: Final = "hand_empty"
NOT_IN_HAND: Final = "not_in_hand"  # cards: the one wanted
MIXED: Final = "mixed"  # cards: the one wanted, then those already played
MOST_CARDS: Final = "most_cards"  # n: how many; for clients that collect a play before they send it
PLAY_ONE: Final = "play_one"
FILL_GAP: Final = "fill_gap"  # lanes: where the third card must go
NOT_ADJACENT: Final = "not_adjacent"  # lanes: the one wanted, one already played at
ONE_OR_SPREAD: Final = "one_or_spread"
NO_SUCH_LANE: Final = "no_such_lane"  # n: how many locations there are
ALREADY_ACTIVATED: Final = "already_activated"  # cards: the unit
DOES_NOT_FIT: Final = "does_not_fit"  # cards: the unit, the discarded card; n: 1 by number, 0 by guild
NOT_YOURS: Final = "not_yours"
PARTNERS_CARD: Final = "partners_card"
GUILDS_FULL: Final = "guilds_full"  # n: how many there are already
BOT_HARMLESS: Final = "bot_harmless"
NOT_AN_ENEMY: Final = "not_an_enemy"
OUT_OF_REACH: Final = "out_of_reach"  # cards: the unit wanted; lanes: where the target must be
CANNOT_STAY: Final = "cannot_stay"  # cards: the mover; lanes: where it is
ONLY_TO: Final = "only_to"  # cards: the mover; lanes: where it may go
NO_ENEMY: Final = "no_enemy"  # lanes: where
NOT_DAMAGED: Final = "not_damaged"  # cards: the unit wanted
GUILD_TAKEN: Final = "guild_taken"  # guild
NOT_ON_OFFER: Final = "not_on_offer"  # guild
DISCARD_CLOSED: Final = "discard_closed"
GAME_OVER: Final = common.GAME_OVER
UNKNOWN_WORD: Final = common.UNKNOWN_WORD
AMBIGUOUS: Final = common.AMBIGUOUS
NOT_AN_ANSWER: Final = common.NOT_AN_ANSWER


class Refusal(common.Refusal):
    """Why an answer is not possible. Cards are kinds, locations count from 1."""

    def __init__(
        self,
        key: str,
        cards: Sequence[int] = (),
        lanes: Sequence[int] = (),
        n: int = 0,
        guild: int = -1,
        word: str = "",
        guess: str = "",
    ) -> None:
        super().__init__(key, word, guess)
        self.cards = tuple(cards)
        self.lanes = tuple(lanes)
        self.n = n
        self.guild = guild
