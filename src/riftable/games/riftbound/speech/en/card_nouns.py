"""English: the noun phrases, pronouns and gifts of card text."""

from __future__ import annotations

from collections.abc import Sequence

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
    Value,
    Whose,
    form_of,
)
from riftable.games.riftbound.speech.en.card_words import (
    MEASURES,
    NOUNS,
    NUMBERS,
    OBJECTS,
    PLAYED,
    POSSESSIVES,
    STATES,
    SUBJECTS,
    WHERE,
    WHOSE,
    conjugated,
)
from riftable.language.number import written
from riftable.language.table_talk.en import listed
from riftable.language.text import join


def article(phrase: str) -> str:
    """A unit, an enemy unit."""
    return f"{'an' if phrase[0] in 'aeioAEIO' else 'a'} {phrase}"


def spelled(n: int) -> str:
    """A small number as a word, a larger one in digits."""
    return NUMBERS[n] if n < len(NUMBERS) else f"{n}"


def named(phrase: NounPhrase) -> str:
    """A noun phrase without its place."""
    noun = NOUNS[phrase.noun]
    before = ("other " if phrase.other else "") + STATES[phrase.state] + WHOSE[phrase.whose]
    before += f"{phrase.tag} " if phrase.tag else f"non-{phrase.not_tag} " if phrase.not_tag else ""
    name = before + noun.form(2 if phrase.is_plural else 1)
    name += f" with {phrase.keyword}" if phrase.keyword else ""
    digits = phrase.noun in (Noun.RUNE, Noun.CARD)
    number = f"{phrase.n}" if digits else spelled(phrase.n)
    match phrase.quantity:
        case Quantity.ONE if phrase.whose is Whose.THEIRS:
            return f"one {before}{noun.plural}"
        case Quantity.ONE if phrase.whose in (Whose.MINE, Whose.ITS, Whose.OWN):
            return name
        case Quantity.ONE if phrase.other:
            return f"an{name}"
        case Quantity.ONE:
            return article(name)
        case Quantity.EXACTLY if phrase.noun is Noun.CARD:  # draw 1
            return number
        case Quantity.EXACTLY:
            return f"{number} {name}"
        case Quantity.UP_TO if phrase.whose is Whose.OF_THEM:
            return f"up to {number} of them"
        case Quantity.UP_TO:
            return f"up to {number} {name}"
        case Quantity.ALL:
            return f"all {name}"
        case Quantity.PLURAL:
            return name
        case Quantity.ANY_NUMBER:
            return f"any number of {name}"
        case Quantity.AT_LEAST:
            return f"{phrase.n}+ {before}{noun.plural}"
        case Quantity.NEXT:
            return f"the next {name}"
        case Quantity.ONE_OR_MORE:
            return f"one or more {name}"
        case Quantity.AT_MOST:
            return f"{spelled(phrase.n)} or fewer {before}{noun.plural}"


def limit(phrase: NounPhrase) -> str:
    """With 3 Might or less, that costs [5] or more."""
    if phrase.limit is None:
        return ""
    bound = "more" if phrase.limit.at_least else "less"
    if phrase.limit.below_points:
        return " with Energy cost less than your points"
    if phrase.limit.of_power:
        return f" with Power cost {'[A]' * phrase.limit.n} or {bound}"
    if phrase.limit.power >= 0:
        return f" costing no more than [{phrase.limit.n}] and no more than {'[A]' * phrase.limit.power}"
    if phrase.limit.total:
        return f" with total Might {phrase.limit.n} or {bound}"
    if phrase.limit.of_might:
        return f" with {phrase.limit.n} Might or {bound}"
    return f" that cost{'' if phrase.is_plural else 's'} [{phrase.limit.n}] or {bound}"


def refer_to(what: Referent, *, leaving: bool = False, subject: bool = False) -> str:
    """A noun phrase or pronoun; `leaving`: the place is one it is taken from."""
    match what:
        case Pronoun():
            return (SUBJECTS if subject else OBJECTS)[what.person]
        case Group():
            told = [refer_to(part, leaving=leaving) for part in what.members]
            return join(told, " or " if what.either else " and ")
        case NounPhrase():
            where = WHERE[what.where]
            where = where.replace(" at ", " from ") if leaving else where
            return f"{named(what)}{PLAYED.get(what.whose, '')}{where}{limit(what)}"


def each_one(what: NounPhrase) -> str:
    """For each card in your trash, for each of your units."""
    told = f"{STATES[what.state]}{WHOSE[what.whose]}{f'{what.tag} ' if what.tag else ''}"
    where = f" with {what.keyword}" if what.keyword else ""
    where += WHERE[what.where].replace(" from ", " in ") + limit(what)
    if what.whose is Whose.YOURS:
        return f" for each of your {'other ' if what.other else ''}{told}{NOUNS[what.noun].plural}{where}"
    return f" for each {'other ' if what.other else ''}{told}{NOUNS[what.noun].singular}{where}"


def value_text(value: Value) -> str:
    """My Might, your points."""
    match value:
        case Measure():
            return MEASURES[value]
        case MightOf(what=Pronoun() as it):
            return f"{POSSESSIVES[it.person]} Might"
        case MightOf():
            return f"the Might of {refer_to(value.what)}"
        case KeywordOf():
            mine = isinstance(value.what, Pronoun) and value.what.person is Person.ME
            return f"{'my' if mine else 'its'} {value.keyword}"
        case HighestMight():
            return f"the highest Might among {refer_to(value.among)}"


def gift_text(gift: Gift) -> str:
    """+2 Might; [Tank]; +Might equal to my Might"""
    match gift:
        case str():
            return gift
        case int():
            return f"{written(gift, 'en', signed=True)} Might"
        case _:
            return f"+Might equal to {value_text(gift)}"


def gifts_text(gifts: Sequence[Gift]) -> str:
    """+2 Might and [Tank]"""
    return listed([gift_text(gift) for gift in gifts])


def subject_verb(subject: NounPhrase | Pronoun, verb: str) -> str:
    """A subject and its verb."""
    return f"{refer_to(subject, subject=True)} {conjugated(verb, form_of(subject))}"
