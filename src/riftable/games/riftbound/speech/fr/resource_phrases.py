"""French: phrases for what adds resources, and for costs."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import Pronoun, Verb, VerbForm, form_of
from riftable.games.riftbound.speech.fr.card_nouns import clitic, refer_to, subject, with_clitic
from riftable.games.riftbound.speech.fr.card_words import BE, NOUNS, VERBS
from riftable.games.riftbound.speech.resource_phrases import ResourcePhrases
from riftable.language.fr import COLON, agree


class FrenchResourcePhrases(ResourcePhrases):
    """Resources in French."""

    def add_as_revealed(self, me: Pronoun, symbols: str) -> str:
        revealed = agree("révélé", NOUNS[me.noun].feminine, plural=False)
        who = subject(me, f"{BE.forms[form_of(me)]} {revealed}")
        return f"au moment où {who} depuis votre Main Deck, [Add] {symbols}"

    def tokens_add_more(self, title: str, symbols: str) -> str:
        return f"vos {title} octroient {symbols} de plus ([Add])"

    def choosers_cost_less(self, me: Pronoun) -> str:
        chosen = with_clitic(VerbForm.THEY_DO, VERBS[Verb.CHOOSE], me)
        named = "" if clitic(me, dative=False)[0] else f" {refer_to(me)}"
        return f"vos Spells qui {chosen}{named} coûtent [1] ou [A] de moins"

    def optional_costs_less(self) -> str:
        return "les coûts additionnels facultatifs que vous payez sont réduits de [1] ou [A]"

    def turns_any(self, price: str, marks: str, into_energy: bool) -> str:
        paid, added = ("de [A]", "d’Energy") if into_energy else ("d’Energy", "de [A]")
        return f"{price}{COLON}{marks} — Payez autant {paid} que vous le souhaitez pour [Add] autant {added}"
