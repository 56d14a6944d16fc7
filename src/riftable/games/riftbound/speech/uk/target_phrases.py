"""Ukrainian: the phrases of card text that relate objects."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.card_parts import (
    MightOf,
    NounPhrase,
    Person,
    Pronoun,
    Referent,
    Verb,
    VerbForm,
    form_of,
)
from riftable.games.riftbound.speech.target_phrases import Course, TargetPhrases
from riftable.games.riftbound.speech.uk.card_nouns import CLAUSE_END, refer_to, value_text
from riftable.games.riftbound.speech.uk.card_words import DEAL, DO, SPLIT, VERBS

COURSES: Final = {
    Course.ANY: "",
    Course.HERE: " сюди",
    Course.THERE: " туди",
    Course.ITS_BATTLEFIELD: " на поле бою того бійця",
    Course.BATTLEFIELD: " на поле бою",
    Course.TO_OR_FROM_BASE: " на базу або з бази",
    Course.COMRADES: " туди, де є боєць того самого гравця",
}


class UkrainianTargetPhrases(TargetPhrases):
    """Relations of objects in Ukrainian."""

    def move_to(self, form: VerbForm, what: Referent, to: Course) -> str:
        return (
            f"{VERBS[Verb.MOVE].forms[form]} {refer_to(what, 'A', leaving=to is not Course.ANY)}{COURSES[to]}"
        )

    def swap_places(self, it: Pronoun) -> str:
        its = "їхнє" if it.person is Person.THEM else "його"
        return f"перемістіть мене на {its} місце, а {refer_to(it, 'A')} — на моє попереднє"

    def unit_deals(self, subject: NounPhrase | Pronoun, to: Referent) -> str:
        might = f"шкоди, що дорівнює {value_text(MightOf(subject))}{CLAUSE_END}"
        return f"{refer_to(subject, 'N')} {DEAL.forms[form_of(subject)]} {refer_to(to, 'D')} {might}"

    def raise_might(self, it: Pronoun, to: Referent) -> str:
        whose = {Person.ME: "мою", Person.THEM: "їхню"}.get(it.person, "")
        might = f"{whose} міць" if whose else f"{refer_to(it, 'G')} міць"
        if it.person is Person.THIS:
            might = f"міць {refer_to(it, 'G')}"
        return f"до кінця ходу збільште {might} до міці {refer_to(to, 'G')}"

    def deal_split(self, form: VerbForm, n: int, among: Referent) -> str:
        return f"{SPLIT.forms[form]} {n} шкоди між {refer_to(among, 'I')}"

    def then_do(self, form: VerbForm, body: str) -> str:
        return f"потім {DO.forms[form]} так: {body}"
