"""French: the noun phrases of card text, and pronouns where they belong."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import (
    Gift,
    Group,
    HighestMight,
    KeywordOf,
    Measure,
    MightOf,
    NounPhrase,
    Person,
    Pronoun,
    Quantity,
    Referent,
    Value,
    VerbForm,
    Whose,
    form_of,
    is_several,
)
from riftable.games.riftbound.speech.fr.card_words import (
    ADJECTIVES,
    FIXED,
    FROM,
    MEASURES,
    MY,
    NOUNS,
    PLAYED,
    STATES,
    WHERE,
    FrenchVerb,
)
from riftable.language.fr import agree, elide, of, to
from riftable.language.number import written
from riftable.language.table_talk.fr import listed
from riftable.language.text import join


def phrase(what: NounPhrase, where: str) -> str:
    """A noun with article or number, adjectives, bound and place."""
    noun = NOUNS[what.noun]
    several = what.is_plural
    other = f"autre{'s' if several else ''} " if what.other else ""
    after = [ADJECTIVES[what.whose]] if what.whose in ADJECTIVES else []
    after += [STATES[what.state]] if what.state in STATES else []
    tail = "".join(f" {word if word in FIXED else agree(word, noun.feminine, several)}" for word in after)
    tail += f" {what.tag}" if what.tag else f" non-{what.not_tag}" if what.not_tag else ""
    cost = what.limit is not None and not what.limit.of_might
    tail += PLAYED.get(what.whose, "") + (where + limit(what) if cost else limit(what) + where)
    name = f"{other}{noun.plural if several else noun.singular}{tail}"
    number = written(what.n, "fr")
    match what.quantity:
        case Quantity.ONE if what.whose is Whose.THEIRS:
            return f"{'une' if noun.feminine else 'un'} de ses {noun.plural}{tail}"
        case Quantity.ONE if what.whose is Whose.MINE:
            return f"mon {name}"
        case Quantity.ONE if what.whose is Whose.OWN:
            return f"votre {name}"
        case Quantity.ONE if what.whose is Whose.ITS:
            return f"son {name}"
        case Quantity.ONE:
            return f"{'une' if noun.feminine else 'un'} {name}"
        case Quantity.EXACTLY:
            return f"{number} {name}"
        case Quantity.UP_TO if what.whose is Whose.OF_THEM:
            return f"jusqu’à {number} d’entre {'elles' if noun.feminine else 'eux'}"
        case Quantity.UP_TO:
            return f"jusqu’à {number} {name}"
        case Quantity.ALL:
            return f"{'toutes' if noun.feminine else 'tous'} les {name}"
        case Quantity.PLURAL:
            return f"{'vos' if what.whose is Whose.YOU_PLAY else 'les'} {name}"
        case Quantity.ANY_NUMBER if what.whose is Whose.YOURS:
            yours = name.replace(PLAYED[Whose.YOURS], "")
            return f"autant de vos {yours} que vous le souhaitez"
        case Quantity.ANY_NUMBER:
            return f"autant {of(name)} que vous le souhaitez"
        case Quantity.ONE_OR_MORE:
            return f"{'une' if noun.feminine else 'un'} ou plusieurs {name}"
        case Quantity.AT_LEAST:
            return f"au moins {number} {name}"
        case Quantity.NEXT:
            return f"{'la prochaine' if noun.feminine else 'le prochain'} {name}"
        case Quantity.AT_MOST:
            return f"au plus {number} {name}"


def limit(what: NounPhrase) -> str:
    """De 3 Might ou moins, qui coûte [5] ou plus."""
    if what.keyword:
        return f" avec {what.keyword}"
    if what.limit is None:
        return ""
    bound = "plus" if what.limit.at_least else "moins"
    if what.limit.below_points:
        return " d’Energy cost inférieur à vos points"
    if what.limit.of_power:
        return f" de Power cost {'[A]' * what.limit.n} ou {bound}"
    if what.limit.power >= 0:
        most = f"au plus [{what.limit.n}] et au plus {'[A]' * what.limit.power}"
        return f" qui coûte{'nt' if what.is_plural else ''} {most}"
    if what.limit.total:
        return f" de {what.limit.n} Might ou {bound} au total"
    if what.limit.of_might:
        return f" de {what.limit.n} Might ou {bound}"
    return f" qui coûte{'nt' if what.is_plural else ''} [{what.limit.n}] ou {bound}"


def refer_to(what: Referent, *, leaving: bool = False) -> str:
    """A noun phrase, or a pronoun that stands alone; `leaving`: the place is one it is taken from."""
    match what:
        case Pronoun():
            return NOUNS[what.noun].this() if what.person is Person.THIS else stressed(what)
        case Group():
            told = [refer_to(part, leaving=leaving) for part in what.members]
            return join(told, " ou " if what.either else " et ")
        case NounPhrase():
            return phrase(what, FROM.get(what.where, WHERE[what.where]) if leaving else WHERE[what.where])


def stressed(it: Pronoun) -> str:
    """Moi, elle, eux."""
    if it.person in (Person.ME, Person.YOU):
        return "moi" if it.person is Person.ME else "vous"
    feminine = NOUNS[it.noun].feminine
    if it.person is Person.THEM:
        return "elles" if feminine else "eux"
    return "elle" if feminine else "lui"


def with_preposition(preposition: str, what: Referent) -> str:
    """à or de before a phrase, and again before each part of a group: à une Unit ou à un Gear."""
    if isinstance(what, Group):
        told = [with_preposition(preposition, part) for part in what.members]
        return join(told, " ou " if what.either else " et ")
    return to(refer_to(what)) if preposition == "à" else of(refer_to(what))


def clitic(what: Referent, dative: bool) -> tuple[str, str]:
    """The pronoun before a verb and the one behind an order; "" for what is no such pronoun."""
    if not isinstance(what, Pronoun):
        return "", ""
    match what.person:
        case Person.ME:
            return "me", "moi"
        case Person.IT:
            it = "lui" if dative else NOUNS[what.noun].it()
            return it, it
        case Person.THEM:
            return ("leur", "leur") if dative else ("les", "les")
        case _:
            return "", ""


def with_clitic(form: VerbForm, verb: FrenchVerb, what: Referent, *, dative: bool = False) -> str:
    """A verb with its pronoun where it belongs, or alone: me buffer, buffez-moi, l’éliminer."""
    word = verb.forms[form]
    before, behind = clitic(what, dative)
    if not before:
        return word
    if form is VerbForm.ORDER:
        return f"{word}-{behind}"
    return elide(before, word) if before in ("me", "le", "la") else f"{before} {word}"


def subject(what: NounPhrase | Pronoun, word: str) -> str:
    """A subject before its conjugated verb: j’ai, elle a, les autres Units alliées ont."""
    if isinstance(what, NounPhrase) or what.person is Person.THIS:
        return f"{refer_to(what)} {word}"
    if what.person is Person.ME:
        return elide("je", word)
    feminine = NOUNS[what.noun].feminine
    it = ("elle" if feminine else "il") + ("s" if what.person is Person.THEM else "")
    if what.person is Person.YOUR_SIDE:
        return f"vous ou un allié {word}"
    return f"{'vous' if what.person is Person.YOU else it} {word}"


def subject_verb(what: NounPhrase | Pronoun, verb: FrenchVerb) -> str:
    """A subject and its verb."""
    return subject(what, verb.forms[form_of(what)])


def value_text(value: Value) -> str:
    """Ma Might, votre nombre de points."""
    match value:
        case Measure():
            return MEASURES[value]
        case MightOf(what=Pronoun() as it):
            return f"{MY.get(it.person, 'sa')} Might"
        case MightOf():
            return f"la Might {with_preposition('de', value.what)}"
        case KeywordOf():
            mine = isinstance(value.what, Pronoun) and value.what.person is Person.ME
            return f"{'mon' if mine else 'son'} {value.keyword}"
        case HighestMight():
            return f"la plus haute Might parmi {refer_to(value.among)}"


def gift_text(gift: Gift) -> str:
    """+2 Might; [Tank]; un bonus de Might égal à ma Might"""
    match gift:
        case str():
            return gift
        case int():
            return f"{written(gift, 'fr', signed=True)} Might"
        case _:
            return f"un bonus de Might égal {to(value_text(gift))}"


def gifts_text(gifts: Sequence[Gift], more: bool = False) -> str:
    """+2 Might et [Tank], +1 Might supplémentaire"""
    told = [gift_text(gift) for gift in gifts]
    return listed(told) + (" supplémentaire" if more else "")


def base_of(what: Referent) -> str:
    """Sa base, leur base, la base."""
    if isinstance(what, Pronoun) and what.person is Person.ME:
        return "la base"
    return "leur base" if is_several(what) else "sa base"


def si(condition: str) -> str:
    """Si …, s’il …"""
    return f"s’{condition}" if condition.startswith("il ") else f"si {condition}"


def each_of(what: NounPhrase) -> str:
    """Chacune, chacun."""
    return "chacune" if NOUNS[what.noun].feminine else "chacun"
