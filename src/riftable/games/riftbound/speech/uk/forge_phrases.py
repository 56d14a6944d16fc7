"""Ukrainian: the phrases of card text that came with Spiritforged."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import NounPhrase, Person, Pronoun, Verb, VerbForm
from riftable.games.riftbound.speech.forge_phrases import ForgePhrases
from riftable.games.riftbound.speech.uk.card_nouns import gifts_text, refer_to, subject_verb
from riftable.games.riftbound.speech.uk.card_words import COST, VERBS
from riftable.language.uk_euphony import I


class UkrainianForgePhrases(ForgePhrases):
    """What came with Spiritforged, in Ukrainian."""

    def this_turn(self, statement: str) -> str:
        return f"цього ходу {statement}"

    def take_up(self, what: NounPhrase) -> str:
        return f"можете надягти на мене {refer_to(what, 'A')} за його вартість [Equip], меншу на [A]"

    def mixes_scoring(self) -> str:
        return "мої ефекти утримання є також ефектами завоювання, і навпаки"

    def costs_less_elsewhere(self, this: Pronoun, cost: str) -> str:
        return f"{subject_verb(this, COST)} на {cost} менше, якщо розіграти мене не з руки"

    def reveal_and_draw(self, form: VerbForm, what: NounPhrase) -> str:
        drawn = f"{VERBS[Verb.DRAW].forms[form]} {refer_to(Pronoun(Person.IT, what.noun), 'A')} на руку"
        return f"{VERBS[Verb.REVEAL].forms[form]} з-поміж них {refer_to(what, 'A')} {I} {drawn}"

    def may_play_to_attacked(self) -> str:
        return "мене можна розіграти на поле бою, яке ви атакуєте"

    def only_to_conquered(self) -> str:
        return "розігруйте мене лише на поле бою, яке завоювали цього ходу"

    def no_combat_damage(self) -> str:
        return "я не завдаю бойової шкоди"

    def fresh_bonus(self, n: int) -> str:
        return f"якщо це спорядження надягли на мене цього ходу, я маю {gifts_text([n], more=True)}"

    def doubles_bonuses(self) -> str:
        return "кожне надягнуте на мене екіпірування дає вдвічі більше базової додаткової міці"
