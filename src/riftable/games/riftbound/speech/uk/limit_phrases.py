"""Ukrainian: the phrases of card text about what cannot be done."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.card_parts import NounPhrase, Referent, Verb, VerbForm, Where
from riftable.games.riftbound.speech.limit_phrases import LimitPhrases
from riftable.games.riftbound.speech.uk.card_nouns import CLAUSE_END, refer_to
from riftable.games.riftbound.speech.uk.card_words import VERBS, WHERE

ORDINALS: Final = ["", "першого", "другого", "третього", "четвертого", "п’ятого"]


class UkrainianLimitPhrases(LimitPhrases):
    """Prohibitions in Ukrainian."""

    def cant_reveal(self, where: Where) -> str:
        return f"противники не можуть відкривати карти з [Hidden]{WHERE[where]}"

    def cant_move_to_base(self, units: NounPhrase) -> str:
        return f"{refer_to(units, 'N')} не можуть переміщуватися на базу"

    def plays_only_to_base(self, units: NounPhrase) -> str:
        return f"противники можуть розігрувати {refer_to(units, 'A')} лише на свою базу"

    def cant_be_readied(self, what: Referent) -> str:
        return f"закляття та здатності не можуть готувати {refer_to(what, 'A')}"

    def opponents_cant_play(self, what: NounPhrase) -> str:
        return f"противники не можуть розігрувати {refer_to(what, 'A')} до кінця ходу"

    def victory_score_rises(self, n: int) -> str:
        return f"кількість очок, потрібних для перемоги, збільшено на {n}"

    def hide_for_energy(self, n: int) -> str:
        return f"щоб сховати карту з [Hidden], можете сплатити [{n}] замість [A]"

    def take_own_unit(self, form: VerbForm, tag: str) -> str:
        unit = f"бійця {tag}, що належить вам{CLAUSE_END}"
        return f"{VERBS[Verb.DRAW].forms[form]} на руку {unit}, із зони чемпіона або зі столу"

    def hides_more(self, where: Where) -> str:
        return f"{WHERE[where].strip()} можна сховати ще одну карту"

    def you_cant_play(self, what: NounPhrase) -> str:
        return f"ви не можете розігрувати {refer_to(what, 'A')} до кінця ходу"

    def hides_for_free(self, what: NounPhrase) -> str:
        return f"до кінця ходу можете ховати {refer_to(what, 'A')}, не сплачуючи вартості{CLAUSE_END}"

    def return_champion(self, form: VerbForm) -> str:
        verb = VERBS[Verb.RETURN].forms[form]
        return f"{verb} свого обраного чемпіона зі скиду в зону чемпіона, якщо вона порожня{CLAUSE_END}"

    def must_recycle(self, what: NounPhrase) -> str:
        return f"мусите {VERBS[Verb.RECYCLE].forms[VerbForm.INFINITIVE]} під колоду одну зі своїх рун"

    def cant_score_before(self, turn: int, where: Where) -> str:
        return f"до свого {ORDINALS[turn]} ходу гравці не можуть здобувати очок{WHERE[where]}"

    def cant_gain_points(self, opponents: bool) -> str:
        return f"{'противники' if opponents else 'гравці'} не можуть здобувати очок"
