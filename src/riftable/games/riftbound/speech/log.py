"""LogSpeech: what a phrasebook must be able to say of what happens. The words are in `en`, `fr` and `uk`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from riftable.language.table_talk.subject import Subject


class LogSpeech(ABC):
    """The sentences of the log. Cards and units come by name, places as `Speech.place` says them."""

    @abstractmethod
    def began(self, who: Subject) -> str:
        """Ada starts."""

    @abstractmethod
    def brought(self, who: Subject, card: str) -> str:
        """Ada brings Void Gate."""

    @abstractmethod
    def drew(self, who: Subject, n: int, cards: Sequence[str]) -> str:
        """Ada draws 2 cards. You draw Gust and Flash."""

    @abstractmethod
    def mulliganed(self, who: Subject, n: int) -> str:
        """Ada exchanges 2 cards."""

    @abstractmethod
    def turn_began(self, who: Subject, n: int) -> str:
        """Turn 3: Ada."""

    @abstractmethod
    def channeled(self, who: Subject, domains: Sequence[int], spent: bool) -> str:
        """Ada channels 1 Fury rune and 1 Chaos rune (exhausted)."""

    @abstractmethod
    def recycled_runes(self, who: Subject, n: int) -> str:
        """Ada recycles 2 runes."""

    @abstractmethod
    def readied_runes(self, who: Subject, n: int) -> str:
        """Ada readies 2 runes."""

    @abstractmethod
    def added(self, unit: str, symbols: str, spells: bool, gear: bool) -> str:
        """Lux, Crownguard adds [2] for spells."""

    @abstractmethod
    def hid(self, who: Subject, place: str) -> str:
        """Ada hides a card at Void Gate."""

    @abstractmethod
    def took_up(self, who: Subject, place: str) -> str:
        """Ada takes the facedown card at Void Gate back into her hand."""

    @abstractmethod
    def uncovered(self, who: Subject, card: str) -> str:
        """Ada’s facedown card was Gust."""

    @abstractmethod
    def declared(self, who: Subject, card: str) -> str:
        """Ada plays Gust."""

    @abstractmethod
    def entered(self, who: Subject, unit: str, place: str, ready: bool) -> str:
        """Tibbers enters at Void Gate (ready)."""

    @abstractmethod
    def triggered(self, card: str) -> str:
        """The ability of Tibbers goes on the chain."""

    @abstractmethod
    def dropped(self, card: str) -> str:
        """The ability of Tibbers comes to nothing."""

    @abstractmethod
    def not_played(self, who: Subject, card: str) -> str:
        """Ada does not play Gust."""

    @abstractmethod
    def showed(self, who: Subject, card: str) -> str:
        """Ada reveals Gust."""

    @abstractmethod
    def showed_rune(self, who: Subject, domain: int) -> str:
        """Ada reveals a Fury rune and recycles it."""

    @abstractmethod
    def banished(self, card: str) -> str:
        """Gust is banished."""

    @abstractmethod
    def chose(self, who: Subject, target: str) -> str:
        """Ada chooses Tibbers."""

    @abstractmethod
    def chosen_rune(self, domain: int) -> str:
        """A Calm rune: what a player chooses."""

    @abstractmethod
    def ended_turn(self, who: Subject) -> str:
        """Ada ends their turn."""

    @abstractmethod
    def set_aside(self, who: Subject, card: str) -> str:
        """Ada sets Incinerate aside."""

    @abstractmethod
    def passed(self, who: Subject) -> str:
        """Ada passes."""

    @abstractmethod
    def hit(self, unit: str, n: int) -> str:
        """Tibbers takes 3 damage."""

    @abstractmethod
    def prevented(self, unit: str, n: int) -> str:
        """3 damage to Tibbers is prevented."""

    @abstractmethod
    def gave(self, unit: str, n: int) -> str:
        """Tibbers gets +2 Might this turn."""

    @abstractmethod
    def shielded(self, unit: str, n: int) -> str:
        """Tibbers gains [Shield 2] this combat."""

    @abstractmethod
    def buffed(self, unit: str) -> str:
        """Tibbers gets a buff."""

    @abstractmethod
    def attached(self, unit: str, host: str) -> str:
        """Long Sword is attached to Tibbers."""

    @abstractmethod
    def detached(self, unit: str) -> str:
        """Long Sword is detached."""

    @abstractmethod
    def empowered(self, unit: str) -> str:
        """Tibbers becomes Empowered."""

    @abstractmethod
    def disempowered(self, unit: str) -> str:
        """Tibbers is no longer Empowered."""

    @abstractmethod
    def gained_xp(self, who: Subject, n: int) -> str:
        """Ada gains XP and has 3."""

    @abstractmethod
    def spent_xp(self, who: Subject, n: int) -> str:
        """Ada spends XP and has 1 left."""

    @abstractmethod
    def stunned(self, unit: str) -> str:
        """Tibbers is stunned."""

    @abstractmethod
    def countered(self, card: str) -> str:
        """Gust is countered."""

    @abstractmethod
    def another_turn(self, who: Subject) -> str:
        """Ada takes another turn after this one."""

    @abstractmethod
    def died(self, unit: str) -> str:
        """Tibbers dies."""

    @abstractmethod
    def saved(self, unit: str) -> str:
        """Tibbers is healed, exhausted and recalled instead of dying."""

    @abstractmethod
    def moved(self, unit: str, place: str) -> str:
        """Tibbers moves to Void Gate."""

    @abstractmethod
    def recalled(self, unit: str) -> str:
        """Tibbers is recalled."""

    @abstractmethod
    def exhausted(self, unit: str) -> str:
        """Tibbers is exhausted."""

    @abstractmethod
    def readied(self, unit: str) -> str:
        """Tibbers is readied."""

    @abstractmethod
    def returned(self, unit: str) -> str:
        """Tibbers returns to its owner’s hand."""

    @abstractmethod
    def regained(self, who: Subject, card: str) -> str:
        """Ada takes Gust back from the trash."""

    @abstractmethod
    def champion_returned(self, who: Subject, card: str) -> str:
        """Ada returns Annie, Fiery to the Champion Zone."""

    @abstractmethod
    def discarded(self, who: Subject, card: str) -> str:
        """Ada discards Gust."""

    @abstractmethod
    def burnt(self, who: Subject, card: str) -> str:
        """Ada puts Gust from the top of the Main Deck into the trash."""

    @abstractmethod
    def looked(self, who: Subject, n: int, cards: Sequence[str]) -> str:
        """Ada looks at the top 3 cards of the deck(: Gust, Flash and Incinerate)."""

    @abstractmethod
    def hand_revealed(self, who: Subject, cards: Sequence[str]) -> str:
        """Ann reveals their hand: Gust, Flash."""

    @abstractmethod
    def left_to_deck(self, unit: str) -> str:
        """Mega-Mech is recycled."""

    @abstractmethod
    def champion_taken(self, who: Subject, card: str) -> str:
        """Ann takes Teemo, Scout from the Champion Zone."""

    @abstractmethod
    def repeated(self, card: str) -> str:
        """Gust is repeated."""

    @abstractmethod
    def spell_taken(self, who: Subject, card: str) -> str:
        """Ann takes control of Gust."""

    @abstractmethod
    def recycled(self, who: Subject, n: int) -> str:
        """Ada recycles 1 card."""

    @abstractmethod
    def kept(self, who: Subject) -> str:
        """Ada leaves the card on top."""

    @abstractmethod
    def used(self, card: str) -> str:
        """The ability of Orb of Regret is used."""

    @abstractmethod
    def buff_spent(self, unit: str) -> str:
        """The buff of Tibbers is spent."""

    @abstractmethod
    def granted(self, unit: str, keyword: str, lasts: bool) -> str:
        """Tibbers gains [Ganking] this turn."""

    @abstractmethod
    def left_game(self, who: Subject) -> str:
        """Ada leaves the game."""

    @abstractmethod
    def took_card(self, who: Subject) -> str:
        """Ada takes one of the cards."""

    @abstractmethod
    def swapped(self, who: Subject) -> str:
        """Ada’s deck for the next game is ready."""

    @abstractmethod
    def showdown(self, place: str) -> str:
        """A showdown opens at Void Gate."""

    @abstractmethod
    def showdown_over(self, place: str) -> str:
        """The showdown at Void Gate is over: no one is there."""

    @abstractmethod
    def combat(self, place: str, attacker: Subject, defender: Subject) -> str:
        """Combat at Void Gate: Ada attacks, Noam defends."""

    @abstractmethod
    def combat_over(self, place: str) -> str:
        """The combat at Void Gate is over."""

    @abstractmethod
    def control_taken(self, who: Subject, place: str) -> str:
        """Ada takes control of Void Gate."""

    @abstractmethod
    def control_lost(self, place: str) -> str:
        """No one controls Void Gate now."""

    @abstractmethod
    def conquered(self, who: Subject, place: str) -> str:
        """Ada conquers Void Gate."""

    @abstractmethod
    def held(self, who: Subject, place: str) -> str:
        """Ada holds Void Gate."""

    @abstractmethod
    def scored(self, who: Subject, n: int) -> str:
        """Ada scores 1 point and has 5."""

    @abstractmethod
    def denied(self, who: Subject) -> str:
        """The last point needs every battlefield: Ada draws instead."""

    @abstractmethod
    def burnt_out(self, who: Subject) -> str:
        """Ada burns out: the trash becomes the deck."""

    @abstractmethod
    def game_won(self, who: Subject) -> str:
        """Ada wins game 1 of the match."""

    @abstractmethod
    def won_by_card(self, who: Subject, card: str) -> str:
        """Ada wins by The Grand Plaza."""

    @abstractmethod
    def ended(self, who: Subject) -> str:
        """Ada wins."""
