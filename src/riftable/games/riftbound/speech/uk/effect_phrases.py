"""Ukrainian: what lasts for another player."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.effect_phrases import EffectPhrases
from riftable.games.riftbound.speech.uk.words import quoted

NEXT_SPELL: Final = "Наступне закляття, яке цей гравець розігрує цього ходу,"


class UkrainianEffectPhrases(EffectPhrases):
    """The phrases about another player in Ukrainian."""

    def player_cant_play(self) -> str:
        return "Цей гравець не може розігрувати карти до кінця ходу."

    def player_hides_for_free(self) -> str:
        return "До кінця ходу цей гравець може ховати карти, не сплачуючи вартості."

    def player_units_enter_ready(self, only_next: bool) -> str:
        if only_next:
            return "Наступний боєць, якого цей гравець розігрує цього ходу, входить готовим."
        return "Бійці, яких цей гравець розігрує цього ходу, входять готовими."

    def player_spell_deals_bonus(self, n: int) -> str:
        return f"{NEXT_SPELL} завдає на {n} шкоди більше."

    def player_spell_repeats(self) -> str:
        return f"{NEXT_SPELL} має [Repeat]."

    def player_spell_costs_less(self, cost: str) -> str:
        return f"{NEXT_SPELL} коштує на {cost} менше."

    def player_gear_is_free(self, limit: str) -> str:
        gear = f"спорядження, що коштує {limit} або менше,"
        return f"Цього ходу цей гравець може розіграти {gear} з руки, не сплачуючи вартості в енергії."

    def player_buffs_give(self, n: int) -> str:
        return f"Підсилення дають бійцям цього гравця ще +{n} міці до кінця ходу."

    def text_for_player(self, text: str) -> str:
        return f"Для цього гравця: {quoted(text)}"
