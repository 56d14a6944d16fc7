"""English: why an answer is not possible."""

from __future__ import annotations

from riftable.games.riftforce.speech.en.words import GUILD_WORD, LOCATION, NAMES, either, label, spot
from riftable.games.riftforce.speech.refusals import RefusalSpeech
from riftable.games.riftforce.speech.setting import Site
from riftable.language.table_talk.en import CARD
from riftable.language.text import capitalize


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

    def fill_gap(self, location: Site) -> str:
        return f"The third card must go between the other two, at {spot(location)}."

    def not_adjacent(self, location: Site, other: Site) -> str:
        return f"{capitalize(spot(location))} is not adjacent to {spot(other)}."

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

    def partners_card(self) -> str:
        return "By guild you can activate only your own elementals, not your partner’s."

    def bot_harmless(self) -> str:
        return "This bot would deal no damage: choose one that can."

    def not_an_enemy(self) -> str:
        return "This elemental is not an enemy: choose an enemy."

    def out_of_reach(self, card: int, locations: list[Site]) -> str:
        return f"{label(card)} is out of reach: the target must be at {either(locations)}."

    def cannot_stay(self, card: int, location: Site) -> str:
        return f"{label(card)} cannot stay at {spot(location)}."

    def only_to(self, card: int, locations: list[Site]) -> str:
        return f"{label(card)} can only move to {either(locations)}."

    def no_enemy(self, location: Site) -> str:
        return f"There is no enemy at {spot(location)}."

    def not_damaged(self, card: int) -> str:
        return f"{label(card)} is not damaged: choose a damaged elemental."

    def none_damaged(self) -> str:
        return "None of your elementals is damaged."

    def guild_taken(self) -> str:
        return "This guild has already been taken."

    def guilds_full(self, n: int) -> str:
        return f"You already have {GUILD_WORD.counted(n)}."

    def not_on_offer(self, guild: int) -> str:
        return f"The {NAMES[guild]} guild is not on offer."

    def discard_closed(self) -> str:
        return "Discard piles may not be looked through."
