"""English: what lasts for another player."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.effect_phrases import EffectPhrases

NEXT_SPELL: Final = "The next spell this player plays this turn"


class EnglishEffectPhrases(EffectPhrases):
    """The phrases about another player in English."""

    def player_cant_play(self) -> str:
        return "This player can’t play cards this turn."

    def player_hides_for_free(self) -> str:
        return "This player can hide cards this turn, ignoring costs."

    def player_units_enter_ready(self, only_next: bool) -> str:
        if only_next:
            return "The next unit this player plays this turn enters ready."
        return "Units this player plays this turn enter ready."

    def player_spell_deals_bonus(self, n: int) -> str:
        return f"{NEXT_SPELL} deals {n} Bonus Damage."

    def player_spell_repeats(self) -> str:
        return f"{NEXT_SPELL} has [Repeat]."

    def player_spell_costs_less(self, cost: str) -> str:
        return f"{NEXT_SPELL} costs {cost} less."

    def player_gear_is_free(self, limit: str) -> str:
        gear = f"a gear that costs {limit} or less"
        return f"This turn, this player may play {gear} from their hand, ignoring its Energy cost."

    def player_buffs_give(self, n: int) -> str:
        return f"Buffs give an additional +{n} Might to this player’s units this turn."

    def text_for_player(self, text: str) -> str:
        return f"For this player: “{text}”"
