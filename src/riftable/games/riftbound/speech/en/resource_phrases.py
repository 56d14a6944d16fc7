"""English: phrases for what adds resources, and for costs."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import Person, Pronoun
from riftable.games.riftbound.speech.en.card_nouns import refer_to
from riftable.games.riftbound.speech.resource_phrases import ResourcePhrases


class EnglishResourcePhrases(ResourcePhrases):
    """Resources in English."""

    def add_as_revealed(self, me: Pronoun, symbols: str) -> str:
        who = "I’m" if me.person is Person.ME else f"{refer_to(me, subject=True)} is"
        return f"as {who} revealed from your Main Deck, [Add] {symbols}"

    def tokens_add_more(self, title: str, symbols: str) -> str:
        return f"your {title} [Add] an additional {symbols}"

    def choosers_cost_less(self, me: Pronoun) -> str:
        return f"your spells that choose {refer_to(me)} cost [1] or [A] less"

    def optional_costs_less(self) -> str:
        return "optional additional costs you pay cost [1] or [A] less"

    def turns_any(self, price: str, marks: str, into_energy: bool) -> str:
        paid, added = ("[A]", "Energy") if into_energy else ("Energy", "[A]")
        return f"{price}: {marks} — Pay any amount of {paid} to [Add] that much {added}"
