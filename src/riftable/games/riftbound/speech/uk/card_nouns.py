"""Ukrainian: the noun phrases of card text, in all cases."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from riftable.games.riftbound.speech.card_parts import (
    Gift,
    Group,
    HighestMight,
    KeywordOf,
    Measure,
    MightOf,
    Noun,
    NounPhrase,
    Person,
    Pronoun,
    Quantity,
    Referent,
    State,
    Value,
    VerbForm,
    Whose,
    form_of,
)
from riftable.games.riftbound.speech.uk.card_words import (
    ALL,
    ANY_NUMBER,
    COST,
    EVERY,
    FEW,
    FRAMES,
    FROM,
    IT,
    MEASURES,
    NEXT,
    NOUNS,
    ONE,
    OTHER,
    OWN,
    PRONOUNS,
    SMALL,
    STATES,
    WHERE,
    WHOSE,
    UkrainianVerb,
)
from riftable.language.number import written
from riftable.language.table_talk.uk import listed
from riftable.language.text import join
from riftable.language.uk import THIS, Case
from riftable.language.uk_euphony import I, U, Z

CLAUSE_END: Final = "\ue004"  # ends a relative clause: a comma, unless the sentence pauses there anyway

# What the one who acts has, but for the nominative.
OWN_FORMS: Final = {
    "вашого": "свого",
    "вашої": "своєї",
    "вашому": "своєму",
    "вашій": "своїй",
    "ваше": "своє",
    "вашу": "свою",
    "ваших": "своїх",
    "вашим": "своїм",
    "вашою": "своєю",
    "вашими": "своїми",
}
YOUR_FORM: Final = re.compile(rf"\b(?:{'|'.join(OWN_FORMS)})\b")

BEHIND: Final = {"його": "нього", "її": "неї", "їх": "них", "йому": "ньому", "їй": "ній", "їм": "ним"}


def reflexive(order: str) -> str:
    """An order to the reader: what is theirs is “свій”."""
    return YOUR_FORM.sub(lambda found: OWN_FORMS[found[0]], order)


def phrase(what: NounPhrase, case: Case, where: str) -> str:
    """A noun in a case, with its number, adjectives, bound and place."""
    noun = NOUNS[what.noun]
    words = [OTHER] if what.other else []
    own = [WHOSE[what.whose]] if what.whose in WHOSE else []
    state = [STATES[what.state]] if what.state in STATES else []
    words += [*own, *state] if what.whose is Whose.YOURS else [*state, *own]  # ваш підсилений боєць
    tag = f" {what.tag}" if what.tag else f" не {what.not_tag}" if what.not_tag else ""
    tag = (" [Mighty]" if what.state is State.MIGHTY else "") + tag
    if what.state is State.ATTACKING:
        tag += f", що {'атакують' if what.is_plural else 'атакує'}{CLAUSE_END}"
    tag += " з-поміж жетонів" if what.state is State.TOKEN else ""
    tag += f" {Z} ключовим словом {what.keyword}" if what.keyword else ""
    if what.state is State.ATTACKING:
        where += f", що {'атакують' if what.is_plural else 'атакує'}{CLAUSE_END}"
    tail = tag + where
    if what.limit is not None:
        bound = "більше" if what.limit.at_least else "менше"
        if what.limit.of_might:
            might = f" {Z} {'загальною ' if what.limit.total else ''}міццю {what.limit.n} або {bound}"
            tail = tag + (f"{might}{where}" if where in FROM.values() else f"{where}{might}")
        elif what.limit.of_power:
            tail = f"{tail} {Z} вартістю {'[A]' * what.limit.n} або {bound} {U} силі"
        elif what.limit.below_points:
            tail = f"{tail} {Z} вартістю в енергії, меншою за кількість ваших очок{CLAUSE_END}"
        else:
            costs = COST.forms[VerbForm.THEY_DO if what.is_plural else VerbForm.IT_DOES]
            most = f"[{what.limit.n}] або {bound}"
            if what.limit.power >= 0:
                most = f"не більше ніж [{what.limit.n}] {I} не більше ніж {'[A]' * what.limit.power}"
            tail = f"{tail}, що {costs} {most}{CLAUSE_END}"
    if what.whose is Whose.YOU_PLAY_THIS_TURN:
        tail = f", {noun_which(what)} ви розігруєте цього ходу{CLAUSE_END}{tail}"
    match what.quantity:
        case Quantity.ONE if what.whose is Whose.OWN:
            return f"{noun.sg(case, OWN, *words)}{tail}"
        case Quantity.ONE if what.whose is Whose.ITS:
            return f"його {noun.sg(case, *words)}{tail}"
        case Quantity.ONE if what.whose is Whose.THEIRS:
            return f"{ONE.sg(case, noun.gender, noun.animate)} зі своїх {noun.pl('G', *words)}{tail}"
        case Quantity.ONE:
            return f"{noun.sg(case, *words)}{tail}"
        case Quantity.EXACTLY if noun.animate and 2 <= what.n <= 4 and case in SMALL:
            plural: Case = "G" if case == "N" else case
            return f"{SMALL[case][what.n - 2]} {noun.pl(plural, *words)}{tail}"
        case Quantity.EXACTLY:
            return f"{noun.counted(what.n, FRAMES[case], *words)}{tail}"
        case Quantity.UP_TO if what.whose is Whose.OF_THEM:
            return f"до {what.n} {Z} них"
        case Quantity.UP_TO:
            return f"до {noun.counted(what.n, 'gen', *words)}{tail}"
        case Quantity.ALL if what.noun is Noun.GEAR:  # as a mass
            return f"{noun.sg(case, ALL, *words)}{tail}"
        case Quantity.ALL:
            return f"{noun.pl(case, ALL, *words)}{tail}"
        case Quantity.ANY_NUMBER:
            return f"{ANY_NUMBER[case]} {noun.pl('G', *words)}{tail}"
        case Quantity.PLURAL:
            return f"{noun.pl(case, *words)}{tail}"
        case Quantity.ONE_OR_MORE:
            one = ONE.sg(case, noun.gender, noun.animate)
            few, of_few = FEW[case], case
            if case == "A" and not noun.animate:
                few = FEW["N"]
            if few == FEW["N"]:
                of_few = "G"
            return f"{one} чи {few} {noun.pl(of_few, *words)}{tail}"
        case Quantity.AT_LEAST:
            return f"щонайменше {noun.counted(what.n, FRAMES[case], *words)}{tail}"
        case Quantity.NEXT:
            return f"{noun.sg(case, NEXT, *words)}{tail}"
        case Quantity.AT_MOST:
            return f"щонайбільше {noun.counted(what.n, 'nom', *words)}{tail}"


def noun_which(what: NounPhrase) -> str:
    """Якого, яких: the relative pronoun as an object."""
    noun = NOUNS[what.noun]
    if what.is_plural:
        return "яких" if noun.animate else "які"
    return {"m": "якого" if noun.animate else "який", "f": "яку", "n": "яке"}[noun.gender]


def refer_to(what: Referent, case: Case, *, leaving: bool = False) -> str:
    """A noun phrase or pronoun in a case; `leaving`: the place is one it is taken from."""
    match what:
        case Pronoun(person=Person.IT):
            return IT[NOUNS[what.noun].gender][case]
        case Pronoun(person=Person.THIS):
            return NOUNS[what.noun].sg(case, THIS)
        case Pronoun():
            return PRONOUNS[what.person][case]
        case Group():
            told = [refer_to(part, case, leaving=leaving) for part in what.members]
            return join(told, " або " if what.either else f" {I} ")
        case NounPhrase():
            places = FROM if leaving and what.where in FROM else WHERE
            return phrase(what, case, places[what.where])


def refer_behind(what: Referent, case: Case) -> str:
    """The same behind a preposition: нього, неї, них."""
    third = isinstance(what, Pronoun) and what.person in (Person.IT, Person.THEM)
    return BEHIND[refer_to(what, case)] if third else refer_to(what, case)


def value_text(value: Value) -> str:
    """A named number after “equal to”: моїй міці, кількості ваших очок."""
    match value:
        case Measure():
            return MEASURES[value]
        case MightOf(what=Pronoun(person=Person.ME)):
            return "моїй міці"
        case MightOf(what=Pronoun(person=Person.YOU)):
            return "вашій міці"
        case MightOf(what=Pronoun(person=Person.THEM)):
            return "їхній міці"
        case MightOf(what=Pronoun(person=Person.IT) as it):
            return f"{refer_to(it, 'G')} міці"
        case MightOf():
            return f"міці {refer_to(value.what, 'G')}"
        case KeywordOf():
            mine = isinstance(value.what, Pronoun) and value.what.person is Person.ME
            return f"{'моєму' if mine else 'його'} {value.keyword}"
        case HighestMight():
            return f"найбільшій міці серед {refer_to(value.among, 'G')}"


def gift_text(gift: Gift) -> str:
    """+2 міці; [Tank]; додаткову міць, що дорівнює моїй міці"""
    match gift:
        case str():
            return gift
        case int():
            return f"{written(gift, 'uk', signed=True)} міці"
        case _:
            return f"додаткову міць, що дорівнює {value_text(gift)}{CLAUSE_END}"


def gifts_text(gifts: Sequence[Gift], more: bool = False) -> str:
    """+2 міці і [Tank], ще +1 міці"""
    told = [gift_text(gift) for gift in gifts]
    return ("ще " if more else "") + listed(told)


def subject_verb(subject: NounPhrase | Pronoun, verb: UkrainianVerb) -> str:
    """A subject and its verb."""
    return f"{refer_to(subject, 'N')} {verb.forms[form_of(subject)]}"


def each_of(what: NounPhrase, case: Case) -> str:
    """Кожному, кожній."""
    noun = NOUNS[what.noun]
    return EVERY.sg(case, noun.gender, noun.animate)


def close_clauses(line: str) -> str:
    """The line with a comma behind each relative clause that goes on."""
    return re.sub(f"{CLAUSE_END}(?=[.,:;]|$)", "", line).replace(CLAUSE_END, ",")
