"""ForgePhrases: the phrases of card text that came with Spiritforged. The words are in each language."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import NounPhrase, Pronoun, VerbForm
from riftable.games.riftbound.speech.card_phrases import CardPhrases


class ForgePhrases(CardPhrases):
    """The phrases about Equipment, and about what else came with it."""

    @abstractmethod
    def this_turn(self, statement: str) -> str:
        """Friendly units enter ready this turn"""

    @abstractmethod
    def take_up(self, what: NounPhrase) -> str:
        """You may attach an Equipment you control to me for its [Equip] cost less [A]"""

    @abstractmethod
    def mixes_scoring(self) -> str:
        """My hold effects are also conquer effects, and vice versa"""

    @abstractmethod
    def costs_less_elsewhere(self, this: Pronoun, cost: str) -> str:
        """I cost [2] less to play from anywhere other than your hand"""

    @abstractmethod
    def reveal_and_draw(self, form: VerbForm, what: NounPhrase) -> str:
        """Reveal a gear from among them and draw it"""

    @abstractmethod
    def may_play_to_attacked(self) -> str:
        """I can be played to a battlefield you’re attacking"""

    @abstractmethod
    def only_to_conquered(self) -> str:
        """Play me only to a battlefield you conquered this turn"""

    @abstractmethod
    def no_combat_damage(self) -> str:
        """I don’t deal combat damage"""

    @abstractmethod
    def fresh_bonus(self, n: int) -> str:
        """If this was attached to me this turn, I have an additional +2 Might"""

    @abstractmethod
    def doubles_bonuses(self) -> str:
        """Each Equipment attached to me gives double its base Might bonus"""

    @abstractmethod
    def one_not_chosen(self, modes: Sequence[str]) -> str:
        """Choose one that you have not chosen this turn — …"""

    @abstractmethod
    def i_am_a(self, tag: str) -> str:
        """I am a Mech"""

    @abstractmethod
    def one_of(self, modes: Sequence[str]) -> str:
        """Choose one — …"""

    @abstractmethod
    def attach_or_detach(self) -> str:
        """Choose a unit and an Equipment with the same controller. Attach or detach it"""

    @abstractmethod
    def repeats_for_its_cost(self, form: VerbForm, what: NounPhrase) -> str:
        """Give the next spell you play this turn [Repeat] equal to its cost"""

    @abstractmethod
    def each_may_play(self, played: str) -> str:
        """You and each opponent may play a Gold gear token exhausted"""

    @abstractmethod
    def you_play_for_each(self, played: str) -> str:
        """For each opponent who did, you play a Gold gear token exhausted"""

    @abstractmethod
    def once_a_turn(self) -> str:
        """Use only once per turn"""

    @abstractmethod
    def take_over(self) -> str:
        """If it’s equipped, you may attach one of its Equipment to me"""

    @abstractmethod
    def accelerate_elsewhere(self) -> str:
        """Friendly units played from anywhere other than a player’s hand have [Accelerate]"""

    @abstractmethod
    def equipment_quick_draw(self) -> str:
        """Your Equipment everywhere have [Quick-Draw]"""

    @abstractmethod
    def less_by_recycled(self) -> str:
        """Reduce its Energy cost by the Might of the unit you recycled"""
