"""EffectPhrases: what lasts for a player, said to anyone else. The words are in each language."""

from __future__ import annotations

from abc import ABC, abstractmethod


class EffectPhrases(ABC):
    """The phrases about another player. The text of a card says "you" to its player alone."""

    @abstractmethod
    def player_cant_play(self) -> str:
        """This player can't play cards this turn."""

    @abstractmethod
    def player_hides_for_free(self) -> str:
        """This player can hide cards this turn, ignoring costs."""

    @abstractmethod
    def player_units_enter_ready(self, only_next: bool) -> str:
        """Units this player plays this turn enter ready; `only_next`: the next one does."""

    @abstractmethod
    def player_spell_deals_bonus(self, n: int) -> str:
        """The next spell this player plays this turn deals 2 Bonus Damage."""

    @abstractmethod
    def player_spell_repeats(self) -> str:
        """The next spell this player plays this turn has [Repeat]."""

    @abstractmethod
    def player_spell_costs_less(self, cost: str) -> str:
        """The next spell this player plays this turn costs [2] less."""

    @abstractmethod
    def player_gear_is_free(self, limit: str) -> str:
        """This turn, this player may play a gear that costs [3] or less from their hand, ignoring …"""

    @abstractmethod
    def player_buffs_give(self, n: int) -> str:
        """Buffs give an additional +1 Might to this player's units this turn."""

    @abstractmethod
    def text_for_player(self, text: str) -> str:
        """For this player: “At the end of this turn, draw 1.”"""
