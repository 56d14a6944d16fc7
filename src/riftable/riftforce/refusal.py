"""Refusal: why an answer is not possible, as data; `speech` makes a sentence of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# Keys, with what they carry. Numbers and locations count from 1 as people count them.
NOT_YOUR_TURN: Final = "not_your_turn"
GAME_OVER: Final = "game_over"
HAND_FULL: Final = "hand_full"  # n: the cards in hand
HAND_EMPTY: Final = "hand_empty"
NOT_IN_HAND: Final = "not_in_hand"  # cards: the one wanted
MIXED: Final = "mixed"  # cards: the one wanted, then those already played
MOST_CARDS: Final = "most_cards"  # n: how many
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
UNDO_REVEALED: Final = "undo_revealed"
NOTHING_TO_UNDO: Final = "nothing_to_undo"
UNKNOWN_WORD: Final = "unknown_word"  # word; guess: the nearest legal name, or ""
AMBIGUOUS: Final = "ambiguous"  # word
NOT_AN_ANSWER: Final = "not_an_answer"  # word: a move, but not one this question takes
STALE: Final = "stale"


class Refusal:
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
        self.key = key
        self.cards = tuple(cards)
        self.lanes = tuple(lanes)
        self.n = n
        self.guild = guild
        self.word = word
        self.guess = guess
