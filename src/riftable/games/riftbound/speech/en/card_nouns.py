"""English: the noun phrases, pronouns and gifts of card text."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import (
    Gift,
    Group,
    Noun,
    NounPhrase,
    Pronoun,
    Quantity,
    Referent,
    Whose,
    form_of,
)
from riftable.games.riftbound.speech.en.card_words import (
    NOUNS,
    NUMBERS,
    OBJECTS,
    PLAYED,
    STATES,
    SUBJECTS,
    WHERE,
    WHOSE,
    conjugated,
)
from riftable.language.number import written
from riftable.language.table_talk.en import listed


def article(phrase: str) -> str:
    """A unit, an enemy unit."""
    return f"{'an' if phrase[0] in 'aeio' else 'a'} {phrase}"


def spelled(n: int) -> str:
    """A small number as a word, a larger one in digits."""
    return NUMBERS[n] if n < len(NUMBERS) else f"{n}"


def named(phrase: NounPhrase) -> str:
    """A noun phrase without its place."""
    noun = NOUNS[phrase.noun]
    before = ("other " if phrase.other else "") + STATES[phrase.state] + WHOSE[phrase.whose]
    name = before + noun.form(2 if phrase.is_plural else 1)
    digits = phrase.noun in (Noun.RUNE, Noun.CARD)
    number = f"{phrase.n}" if digits else spelled(phrase.n)
    match phrase.quantity:
        case Quantity.ONE if phrase.whose is Whose.THEIRS:
            return f"one {before}{noun.plural}"
        case Quantity.ONE if phrase.whose is Whose.MINE:
            return name
        case Quantity.ONE if phrase.other:
            return f"an{name}"
        case Quantity.ONE:
            return article(name)
        case Quantity.EXACTLY if phrase.noun is Noun.CARD:  # draw 1
            return number
        case Quantity.EXACTLY:
            return f"{number} {name}"
        case Quantity.UP_TO:
            return f"up to {number} {name}"
        case Quantity.ALL:
            return f"all {name}"
        case Quantity.PLURAL:
            return name
        case Quantity.AT_LEAST:
            return f"{phrase.n}+ {before}{noun.plural}"
        case Quantity.AT_MOST:
            return f"{spelled(phrase.n)} or fewer {before}{noun.plural}"


def limit(phrase: NounPhrase) -> str:
    """With 3 Might or less, that costs [5] or more."""
    if phrase.limit is None:
        return ""
    bound = "more" if phrase.limit.at_least else "less"
    if phrase.limit.of_might:
        return f" with {phrase.limit.n} Might or {bound}"
    return f" that cost{'' if phrase.is_plural else 's'} [{phrase.limit.n}] or {bound}"


def refer_to(what: Referent, *, leaving: bool = False, subject: bool = False) -> str:
    """A noun phrase or pronoun; `leaving`: the place is one it is taken from."""
    match what:
        case Pronoun():
            return (SUBJECTS if subject else OBJECTS)[what.person]
        case Group():
            joint = "or" if what.either else "and"
            one, other = (refer_to(part, leaving=leaving) for part in (what.one, what.other))
            return f"{one} {joint} {other}"
        case NounPhrase():
            where = WHERE[what.where]
            where = where.replace(" at ", " from ") if leaving else where
            return f"{named(what)}{PLAYED.get(what.whose, '')}{where}{limit(what)}"


def gifts_text(gifts: Sequence[Gift]) -> str:
    """+2 Might and [Tank]"""
    return listed(
        [gift if isinstance(gift, str) else f"{written(gift, 'en', signed=True)} Might" for gift in gifts]
    )


def subject_verb(subject: NounPhrase | Pronoun, verb: str) -> str:
    """A subject and its verb."""
    return f"{refer_to(subject, subject=True)} {conjugated(verb, form_of(subject))}"
