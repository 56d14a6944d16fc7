"""French: what lasts for another player."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.effect_phrases import EffectPhrases
from riftable.language.fr import COLON, quote

NEXT_SPELL: Final = "Le prochain Spell que ce joueur joue pendant ce tour"


class FrenchEffectPhrases(EffectPhrases):
    """The phrases about another player in French."""

    def player_cant_play(self) -> str:
        return "Ce joueur ne peut pas jouer de cartes pendant ce tour."

    def player_hides_for_free(self) -> str:
        return "Ce joueur peut cacher des cartes sans payer de coût pendant ce tour."

    def player_units_enter_ready(self, only_next: bool) -> str:
        if only_next:
            return "La prochaine Unit que ce joueur joue pendant ce tour entre en jeu Ready."
        return "Les Units que ce joueur joue pendant ce tour entrent en jeu Ready."

    def player_spell_deals_bonus(self, n: int) -> str:
        return f"{NEXT_SPELL} inflige {n} {'dégâts' if n > 1 else 'dégât'} bonus."

    def player_spell_repeats(self) -> str:
        return f"{NEXT_SPELL} a [Repeat]."

    def player_spell_costs_less(self, cost: str) -> str:
        return f"{NEXT_SPELL} coûte {cost} de moins."

    def player_gear_is_free(self, limit: str) -> str:
        gear = f"un Gear qui coûte {limit} ou moins"
        return f"Pendant ce tour, ce joueur peut jouer {gear} de sa main sans payer son Energy cost."

    def player_buffs_give(self, n: int) -> str:
        return f"Les Buffs donnent +{n} Might supplémentaire aux Units de ce joueur pendant ce tour."

    def text_for_player(self, text: str) -> str:
        return f"Pour ce joueur{COLON}{quote(text)}"
