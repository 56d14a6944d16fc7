"""English: why an answer is not possible."""

from __future__ import annotations

from riftable.grammar.common.en import CARD
from riftable.riftforce.speech.en.words import LOCATION, NAMES, either, label
from riftable.riftforce.speech.refusals import RefusalSpeech


class EnglishRefusals(RefusalSpeech):
    """Refusals in English."""

    def hand_full(self, n: int) -> str:
        return f"You already have {CARD.counted(n)}: Check & Draw is not possible."

    def hand_empty(self) -> str:
        return "Your hand is empty: only Check & Draw is possible."

    def not_in_hand(self, card: int) -> str:
        return f"You do not have {label(card)} in hand."

    def mixed_pair(self, first: int, second: int) -> str:
        return f"{label(first)} and {label(second)} share neither guild nor number."

    def mixed(self) -> str:
        return "Cards played together need the same guild or the same number."

    def most_cards(self, n: int) -> str:
        return f"You can play at most {CARD.counted(n)}."

    def play_one(self) -> str:
        return f"Play at least {CARD.counted(1)}."

    def fill_gap(self, location: int) -> str:
        return f"The third card must go between the other two, at location {location}."

    def not_adjacent(self, location: int, other: int) -> str:
        return f"Location {location} is not adjacent to location {other}."

    def one_or_spread(self) -> str:
        return "Play all cards at one location or one card per adjacent location."

    def no_such_lane(self, n: int) -> str:
        return f"There are only {LOCATION.counted(n)}."

    def already_activated(self, card: int) -> str:
        return f"{label(card)} has already been activated."

    def fits_neither(self, card: int, guild: int, number: int) -> str:
        return f"{label(card)} is neither {NAMES[guild]} nor a {number}."

    def not_the_guild(self, card: int, guild: int) -> str:
        return f"You activate by guild: {label(card)} is not {NAMES[guild]}."

    def not_the_number(self, card: int, number: int) -> str:
        return f"You activate by number: {label(card)} is not a {number}."

    def not_yours(self) -> str:
        return "This elemental is not yours."

    def not_an_enemy(self) -> str:
        return "This elemental is not an enemy: choose an enemy."

    def out_of_reach(self, card: int, locations: list[int]) -> str:
        return f"{label(card)} is out of reach: the target must be at {either(locations)}."

    def cannot_stay(self, card: int, location: int) -> str:
        return f"{label(card)} cannot stay at location {location}."

    def only_to(self, card: int, locations: list[int]) -> str:
        return f"{label(card)} can only move to {either(locations)}."

    def no_enemy(self, location: int) -> str:
        return f"There is no enemy at location {location}."

    def not_damaged(self, card: int) -> str:
        return f"{label(card)} is not damaged: choose a damaged elemental."

    def none_damaged(self) -> str:
        return "None of your elementals is damaged."

    def guild_taken(self) -> str:
        return "This guild has already been taken."

    def not_on_offer(self, guild: int) -> str:
        return f"The {NAMES[guild]} guild is not on offer."

    def discard_closed(self) -> str:
        return "Discard piles may not be looked through."
