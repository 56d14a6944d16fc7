"""Ukrainian: the noun phrases of card text, in all cases."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from riftable.games.riftbound.speech.card_parts import (
    Gift,
    Group,
    NounPhrase,
    Person,
    Pronoun,
    Quantity,
    Referent,
    VerbForm,
    Whose,
    form_of,
)
from riftable.games.riftbound.speech.uk.card_words import (
    ALL,
    COST,
    EVERY,
    FRAMES,
    FROM,
    IT,
    NOUNS,
    ONE,
    OTHER,
    PRONOUNS,
    SMALL,
    STATES,
    WHERE,
    WHOSE,
    UkrainianVerb,
)
from riftable.language.number import written
from riftable.language.table_talk.uk import listed
from riftable.language.uk import THIS, Case
from riftable.language.uk_euphony import I, Z

CLAUSE_END: Final = "\ue004"  # ends a relative clause: a comma, unless the sentence pauses there anyway


def phrase(what: NounPhrase, case: Case, where: str) -> str:
    """A noun in a case, with its number, adjectives, bound and place."""
    noun = NOUNS[what.noun]
    words = [OTHER] if what.other else []
    words += [STATES[what.state]] if what.state in STATES else []
    words += [WHOSE[what.whose]] if what.whose in WHOSE else []
    tail = where
    if what.limit is not None:
        bound = "більше" if what.limit.at_least else "менше"
        if what.limit.of_might:
            might = f" {Z} міццю {what.limit.n} або {bound}"
            tail = f"{might}{where}" if where in FROM.values() else f"{where}{might}"
        else:
            costs = COST.forms[VerbForm.THEY_DO if what.is_plural else VerbForm.IT_DOES]
            tail = f"{where}, що {costs} [{what.limit.n}] або {bound}{CLAUSE_END}"
    if what.whose is Whose.YOU_PLAY_THIS_TURN:
        which = "яких" if noun.animate else "які"
        tail = f", {which} ви розігруєте цього ходу{CLAUSE_END}{tail}"
    match what.quantity:
        case Quantity.ONE if what.whose is Whose.THEIRS:
            return f"{ONE.sg(case, noun.gender, noun.animate)} зі своїх {noun.pl('G', *words)}{tail}"
        case Quantity.ONE:
            return f"{noun.sg(case, *words)}{tail}"
        case Quantity.EXACTLY if noun.animate and 2 <= what.n <= 4 and case in SMALL:
            plural: Case = "G" if case == "N" else case
            return f"{SMALL[case][what.n - 2]} {noun.pl(plural, *words)}{tail}"
        case Quantity.EXACTLY:
            return f"{noun.counted(what.n, FRAMES[case], *words)}{tail}"
        case Quantity.UP_TO:
            return f"до {noun.counted(what.n, 'gen', *words)}{tail}"
        case Quantity.ALL:
            return f"{noun.pl(case, ALL, *words)}{tail}"
        case Quantity.PLURAL:
            return f"{noun.pl(case, *words)}{tail}"
        case Quantity.AT_LEAST:
            return f"щонайменше {noun.counted(what.n, 'nom', *words)}{tail}"
        case Quantity.AT_MOST:
            return f"щонайбільше {noun.counted(what.n, 'nom', *words)}{tail}"


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
            joint = "або" if what.either else I
            one, other = (refer_to(part, case, leaving=leaving) for part in (what.one, what.other))
            return f"{one} {joint} {other}"
        case NounPhrase():
            places = FROM if leaving and what.where in FROM else WHERE
            return phrase(what, case, places[what.where])


def gifts_text(gifts: Sequence[Gift], more: bool = False) -> str:
    """+2 міці і [Tank], ще +1 міці"""
    told = [gift if isinstance(gift, str) else f"{written(gift, 'uk', signed=True)} міці" for gift in gifts]
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
