"""French: the phrases of card text that relate objects."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.card_parts import (
    NounPhrase,
    Person,
    Pronoun,
    Referent,
    Verb,
    VerbForm,
    form_of,
    is_several,
)
from riftable.games.riftbound.speech.fr.card_nouns import (
    base_of,
    clitic,
    refer_to,
    subject,
    with_clitic,
    with_preposition,
)
from riftable.games.riftbound.speech.fr.card_words import DAMAGE, DEAL, DO, MY, SPLIT, VERBS
from riftable.games.riftbound.speech.target_phrases import Course, TargetPhrases
from riftable.language.fr import COLON

COURSES: Final = {
    Course.ANY: "",
    Course.HERE: " jusqu’ici",
    Course.THERE: " sur ce Battlefield",
    Course.ITS_BATTLEFIELD: " sur le Battlefield de cette Unit",
    Course.BATTLEFIELD: " sur un Battlefield",
    Course.COMRADES: " vers un endroit où se trouve une Unit du même joueur",
}


class FrenchTargetPhrases(TargetPhrases):
    """Relations of objects in French."""

    def move_to(self, form: VerbForm, what: Referent, to: Course) -> str:
        leaving = to is not Course.ANY
        named = "" if clitic(what, dative=False)[0] else f" {refer_to(what, leaving=leaving)}"
        if to is Course.TO_OR_FROM_BASE:
            base = base_of(what)
            from_base = f"de {base}"
            return f"{with_clitic(form, VERBS[Verb.MOVE], what)}{named} vers {base} ou hors {from_base}"
        return f"{with_clitic(form, VERBS[Verb.MOVE], what)}{named}{COURSES[to]}"

    def swap_places(self, it: Pronoun) -> str:
        place = f"{'leur' if is_several(it) else 'sa'} position"
        moved = with_clitic(VerbForm.ORDER, VERBS[Verb.MOVE], it)
        named = "" if clitic(it, dative=False)[0] else f" {refer_to(it)}"
        return f"déplacez-moi à {place} et {moved}{named} à ma position d’origine"

    def unit_deals(self, subject_: NounPhrase | Pronoun, to: Referent) -> str:
        whose = MY.get(subject_.person, "sa") if isinstance(subject_, Pronoun) else "sa"
        dealt = f"des dégâts égaux à {whose} Might"
        word, whom = DEAL.forms[form_of(subject_)], f" {with_preposition('à', to)}"
        if isinstance(to, Pronoun) and to.person is not Person.THIS:
            before = clitic(to, dative=True)[0]
            word, whom = f"{before} {word}" if before else word, "" if before else whom
        return f"{subject(subject_, word)}{whom} {dealt}"

    def raise_might(self, it: Pronoun, to: Referent) -> str:
        whose = MY.get(it.person, "sa")
        equal = f"la Might {with_preposition('de', to)}"
        return f"pendant ce tour, augmentez {whose} Might jusqu’à {equal}"

    def deal_split(self, form: VerbForm, n: int, among: Referent) -> str:
        return f"{SPLIT.forms[form]} {DAMAGE.counted(n)} entre {refer_to(among)}"

    def then_do(self, form: VerbForm, body: str) -> str:
        return f"puis {DO.forms[form]} ceci{COLON}{body}"
