"""English: the phrases of card text that relate objects."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.card_parts import NounPhrase, Pronoun, Referent, Verb, VerbForm
from riftable.games.riftbound.speech.en.card_nouns import refer_to, subject_verb
from riftable.games.riftbound.speech.en.card_words import POSSESSIVES, VERBS, conjugated
from riftable.games.riftbound.speech.target_phrases import Course, TargetPhrases

COURSES: Final = {
    Course.ANY: "",
    Course.HERE: " to here",
    Course.THERE: " to that battlefield",
    Course.ITS_BATTLEFIELD: " to that unit’s battlefield",
    Course.BATTLEFIELD: " to a battlefield",
    Course.TO_OR_FROM_BASE: " to or from its base",
    Course.COMRADES: " to a location where its controller has a unit",
}


def whose(what: Referent) -> str:
    """My, its, their."""
    return POSSESSIVES[what.person] if isinstance(what, Pronoun) else "its"


class EnglishTargetPhrases(TargetPhrases):
    """Relations of objects in English."""

    def move_to(self, form: VerbForm, what: Referent, to: Course) -> str:
        told = refer_to(what, leaving=to is not Course.ANY)
        return f"{conjugated(VERBS[Verb.MOVE], form)} {told}{COURSES[to]}"

    def swap_places(self, it: Pronoun) -> str:
        return f"move me to {whose(it)} location and {refer_to(it)} to my original location"

    def unit_deals(self, subject: NounPhrase | Pronoun, to: Referent) -> str:
        each = "each of " if isinstance(to, NounPhrase) and to.is_distributive else ""
        dealt = f"damage equal to {whose(subject)} Might to {each}{refer_to(to)}"
        return f"{subject_verb(subject, 'deal')} {dealt}"

    def raise_might(self, it: Pronoun, to: Referent) -> str:
        return f"this turn, increase {whose(it)} Might to the Might of {refer_to(to)}"

    def deal_split(self, form: VerbForm, n: int, among: Referent) -> str:
        return f"{conjugated('deal', form)} {n} damage split among {refer_to(among)}"

    def then_do(self, form: VerbForm, body: str) -> str:
        return f"then {conjugated('do', form)} this: {body}"
