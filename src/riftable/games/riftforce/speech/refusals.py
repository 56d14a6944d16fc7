"""Why an answer is not possible: what is wrong, then what is possible. No blame, no exclamation mark."""

from __future__ import annotations

from abc import abstractmethod

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
                raise LookupError(f"speech has no sentence for the refusal “{r.key}”")

    @abstractmethod
    def hand_full(self, n: int) -> str:
        """Say that the hand is full, with `n` cards, so that Check & Draw is not possible."""

    @abstractmethod
    def hand_empty(self) -> str:
        """Say that the hand is empty, so that only Check & Draw is possible."""

    @abstractmethod
    def not_in_hand(self, card: int) -> str:
        """Say that this card is not in the hand."""

    @abstractmethod
    def mixed_pair(self, first: int, second: int) -> str:
        """Say that two cards share neither guild nor number."""

    @abstractmethod
    def mixed(self) -> str:
        """Say that cards played together need the same guild or the same number."""

    @abstractmethod
    def most_cards(self, n: int) -> str:
        """Say that at most `n` cards can be played."""

    @abstractmethod
    def play_one(self) -> str:
        """Say that at least one card must be played."""

    @abstractmethod
    def fill_gap(self, location: Site) -> str:
        """Say that the third card must go between the other two, to `location`."""

    @abstractmethod
    def not_adjacent(self, location: Site, other: Site) -> str:
        """Say that `location` is not adjacent to `other`."""

    @abstractmethod
    def one_or_spread(self) -> str:
        """Say that all cards go to one location, or one card to each of adjacent locations."""

    @abstractmethod
    def no_such_lane(self, n: int) -> str:
        """Say that there are only `n` locations."""

    @abstractmethod
    def already_activated(self, card: int) -> str:
        """Say that this elemental has been activated already."""

    @abstractmethod
    def fits_neither(self, card: int, guild: int, number: int) -> str:
        """Say that an elemental has neither the guild nor the number of the discarded card."""

    @abstractmethod
    def not_the_guild(self, card: int, guild: int) -> str:
        """Say that elementals are being activated by guild and this one is of another."""

    @abstractmethod
    def not_the_number(self, card: int, number: int) -> str:
        """Say that elementals are being activated by number and this one has another."""

    @abstractmethod
    def not_yours(self) -> str:
        """Say that the elemental is not the player's own."""

    @abstractmethod
    def partners_card(self) -> str:
        """Say that by guild only one's own elementals can be activated, not those of a partner."""

    @abstractmethod
    def bot_harmless(self) -> str:
        """Say that this bot would deal no damage, and that one that can must be chosen."""

    @abstractmethod
    def not_an_enemy(self) -> str:
        """Say that the elemental is the player's own, and that an enemy must be chosen."""

    @abstractmethod
    def out_of_reach(self, card: int, locations: list[Site]) -> str:
        """Say that an elemental is out of reach, and at which locations the target must be."""

    @abstractmethod
    def cannot_stay(self, card: int, location: Site) -> str:
        """Say that an elemental cannot stay at `location`."""

    @abstractmethod
    def only_to(self, card: int, locations: list[Site]) -> str:
        """Say that an elemental can move only to these locations."""

    @abstractmethod
    def no_enemy(self, location: Site) -> str:
        """Say that there is no enemy at `location`."""

    @abstractmethod
    def not_damaged(self, card: int) -> str:
        """Say that this elemental is not damaged."""

    @abstractmethod
    def none_damaged(self) -> str:
        """Say that none of the player's elementals is damaged."""

    @abstractmethod
    def guild_taken(self) -> str:
        """Say that this guild has been taken already."""

    @abstractmethod
    def guilds_full(self, n: int) -> str:
        """Say that the player has all `n` guilds already."""

    @abstractmethod
    def not_on_offer(self, guild: int) -> str:
        """Say that this guild is not on offer."""

    @abstractmethod
    def discard_closed(self) -> str:
        """Say that discard piles may not be looked through."""
