"""Ukrainian: phrases for what adds resources, and for costs."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import Pronoun
from riftable.games.riftbound.speech.resource_phrases import ResourcePhrases
from riftable.games.riftbound.speech.uk.card_nouns import refer_to
from riftable.language.uk_euphony import Z


class UkrainianResourcePhrases(ResourcePhrases):
    """Resources in Ukrainian."""

    def add_as_revealed(self, me: Pronoun, symbols: str) -> str:
        return f"щойно {refer_to(me, 'A')} відкривають {Z} вашої основної колоди, [Add] {symbols}"

    def tokens_add_more(self, title: str, symbols: str) -> str:
        return f"ваші жетони {title} додають ([Add]) ще {symbols}"

    def choosers_cost_less(self, me: Pronoun) -> str:
        return f"ваші закляття, що вибирають {refer_to(me, 'A')}, коштують на [1] або [A] менше"

    def optional_costs_less(self) -> str:
        return "необов’язкові додаткові витрати, які ви сплачуєте, коштують на [1] або [A] менше"

    def turns_any(self, price: str, marks: str, into_energy: bool) -> str:
        paid, added = ("[A]", "енергії") if into_energy else ("енергії", "[A]")
        return f"{price}: {marks} — Сплатіть будь-яку кількість {paid}, щоб додати ([Add]) стільки ж {added}"
