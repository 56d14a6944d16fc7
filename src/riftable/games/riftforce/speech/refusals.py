"""Why an answer is not possible: what is wrong, then what is possible. No blame, no exclamation mark."""

from __future__ import annotations

from abc import abstractmethod

from riftable.core.errors import BadOption
from riftable.games.riftforce.rules import refusals as keys
from riftable.games.riftforce.rules.ids import GUILD, NUMBER
from riftable.games.riftforce.rules.refusals import Refusal
from riftable.games.riftforce.speech.setting import PLAIN, Site, site
from riftable.language.table_talk.base import CommonSpeech


class RefusalSpeech(CommonSpeech):
    """One method per reason. Cards are kinds."""

    def refusal(self, r: Refusal, lanes: int = PLAIN) -> str:
        """The sentence for a refusal; `lanes` is how many locations the table has: it says their names."""
        common = self.common_refusal(r)
        if common is not None:
            return common
        sites = [site(location - 1, lanes) for location in r.lanes]
        match r.key:
            case keys.HAND_FULL:
                return self.hand_full(r.n)
            case keys.HAND_EMPTY:
                return self.hand_empty()
            case keys.NOT_IN_HAND:
                return self.not_in_hand(r.cards[0])
            case keys.MIXED:
                # With one card on the table the pair can be named; with more, only the rule can.
                if len(r.cards) == 2:
                    return self.mixed_pair(r.cards[1], r.cards[0])
                return self.mixed()
            case keys.MOST_CARDS:
                return self.most_cards(r.n)
            case keys.PLAY_ONE:
                return self.play_one()
            case keys.FILL_GAP:
                return self.fill_gap(sites[0])
            case keys.NOT_ADJACENT:
                return self.not_adjacent(sites[0], sites[1])
            case keys.ONE_OR_SPREAD:
                return self.one_or_spread()
            case keys.NO_SUCH_LANE:
                return self.no_such_lane(r.n)
            case keys.ALREADY_ACTIVATED:
                return self.already_activated(r.cards[0])
            case keys.DOES_NOT_FIT:
                unit, spent = r.cards
                if GUILD[unit] != GUILD[spent] and NUMBER[unit] != NUMBER[spent]:
                    return self.fits_neither(unit, GUILD[spent], NUMBER[spent])
                if r.n:
                    return self.not_the_number(unit, NUMBER[spent])
                return self.not_the_guild(unit, GUILD[spent])
            case keys.NOT_YOURS:
                return self.not_yours()
            case keys.PARTNERS_CARD:
                return self.partners_card()
            case keys.BOT_HARMLESS:
                return self.bot_harmless()
            case keys.NOT_AN_ENEMY:
                return self.not_an_enemy()
            case keys.OUT_OF_REACH:
                return self.out_of_reach(r.cards[0], sites)
            case keys.CANNOT_STAY:
                return self.cannot_stay(r.cards[0], sites[0])
            case keys.ONLY_TO:
                return self.only_to(r.cards[0], sites)
            case keys.NO_ENEMY:
                return self.no_enemy(sites[0])
            case keys.NOT_DAMAGED:
                return self.not_damaged(r.cards[0]) if r.cards else self.none_damaged()
            case keys.GUILD_TAKEN:
                return self.guild_taken()
            case keys.GUILDS_FULL:
                return self.guilds_full(r.n)
            case keys.NOT_ON_OFFER:
                return self.not_on_offer(r.guild)
            case keys.DISCARD_CLOSED:
                return self.discard_closed()
            case _:
                raise BadOption(f"speech has no sentence for the refusal “{r.key}”")

    @abstractmethod
    def hand_full(self, n: int) -> str:
        """You already have 7 cards: Check & Draw is not possible."""

    @abstractmethod
    def hand_empty(self) -> str:
        """Your hand is empty: only Check & Draw is possible."""

    @abstractmethod
    def not_in_hand(self, card: int) -> str:
        """You do not have Fire 6 in hand."""

    @abstractmethod
    def mixed_pair(self, first: int, second: int) -> str:
        """Fire 5 and Light 6 share neither guild nor number."""

    @abstractmethod
    def mixed(self) -> str:
        """Cards played together need the same guild or the same number."""

    @abstractmethod
    def most_cards(self, n: int) -> str:
        """You can play at most 3 cards."""

    @abstractmethod
    def play_one(self) -> str:
        """Play at least 1 card."""

    @abstractmethod
    def fill_gap(self, location: Site) -> str:
        """The third card must go between the other two, to location 3."""

    @abstractmethod
    def not_adjacent(self, location: Site, other: Site) -> str:
        """Location 5 is not adjacent to location 1."""

    @abstractmethod
    def one_or_spread(self) -> str:
        """Play all cards at one location or one card per adjacent location."""

    @abstractmethod
    def no_such_lane(self, n: int) -> str:
        """There are only 5 locations."""

    @abstractmethod
    def already_activated(self, card: int) -> str:
        """Water 5 has already been activated."""

    @abstractmethod
    def fits_neither(self, card: int, guild: int, number: int) -> str:
        """Ice 6 is neither Plant nor a 5."""

    @abstractmethod
    def not_the_guild(self, card: int, guild: int) -> str:
        """You activate by guild: Ice 5 is not Plant."""

    @abstractmethod
    def not_the_number(self, card: int, number: int) -> str:
        """You activate by number: Plant 6 is not a 5."""

    @abstractmethod
    def not_yours(self) -> str:
        """This elemental is not yours."""

    @abstractmethod
    def partners_card(self) -> str:
        """By guild you can activate only your own elementals, not your partner’s."""

    @abstractmethod
    def bot_harmless(self) -> str:
        """This bot would deal no damage: choose one that can."""

    @abstractmethod
    def not_an_enemy(self) -> str:
        """This elemental is your own: choose an enemy."""

    @abstractmethod
    def out_of_reach(self, card: int, locations: list[Site]) -> str:
        """Ice 6 is out of reach: the target must be at location 2 or 4."""

    @abstractmethod
    def cannot_stay(self, card: int, location: Site) -> str:
        """Air 6 cannot stay at location 3."""

    @abstractmethod
    def only_to(self, card: int, locations: list[Site]) -> str:
        """Beast 5 can only move to location 2 or 4."""

    @abstractmethod
    def no_enemy(self, location: Site) -> str:
        """There is no enemy at location 2."""

    @abstractmethod
    def not_damaged(self, card: int) -> str:
        """Water 5 is not damaged."""

    @abstractmethod
    def none_damaged(self) -> str:
        """None of your elementals is damaged."""

    @abstractmethod
    def guild_taken(self) -> str:
        """This guild has already been taken."""

    @abstractmethod
    def guilds_full(self, n: int) -> str:
        """You already have 4 guilds."""

    @abstractmethod
    def not_on_offer(self, guild: int) -> str:
        """The Star guild is not on offer."""

    @abstractmethod
    def discard_closed(self) -> str:
        """Discard piles may not be looked through."""
