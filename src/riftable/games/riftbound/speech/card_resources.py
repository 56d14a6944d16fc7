"""ResourceText: what words say that add resources or change what is paid."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import Ability, Card, Word
from riftable.games.riftbound.rules.adds import POWER_INTO_ENERGY, Adds
from riftable.games.riftbound.speech.card_conditions import condition_parts
from riftable.games.riftbound.speech.card_costs import TIMINGS, added_symbols
from riftable.games.riftbound.speech.card_further import FurtherText
from riftable.games.riftbound.speech.card_meaning import source
from riftable.games.riftbound.speech.resource_phrases import ResourcePhrases
from riftable.games.riftbound.words import resources


class ResourceText(FurtherText, ResourcePhrases):
    """Resources and prices."""

    def _turns(self, ability: Ability, adds: Adds, card: Card) -> str:
        """An ability that turns any amount of Energy or Power into the other."""
        price, marks = self._price(ability, card), TIMINGS[int(ability.timing)]
        return self.turns_any(price, marks, into_energy=adds.turns == POWER_INTO_ENERGY)

    def _resource_statement(self, word: Word, card: Card) -> str | None:
        """A passive ability or a property as a statement; None, if it is another one."""
        match word:
            case resources.AddAsRevealed():
                return self.add_as_revealed(source(card), added_symbols(word.adds))
            case resources.TokensAddMore():
                told = self.tokens_add_more(word.token.title, f"[{word.n}]")
                if word.condition is None:
                    return told
                return self.while_condition(self.condition(condition_parts(word.condition, card)), told)
            case resources.SpellsThatChooseMe():
                return self.choosers_cost_less(source(card))
            case resources.OptionalCosts():
                return self.optional_costs_less()
            case _:
                return None
