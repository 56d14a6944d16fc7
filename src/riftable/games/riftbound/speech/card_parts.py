"""What card text is made of in every language: verbs, noun phrases, events and conditions. It has no words.

The walker in `card_text` describes a card with these parts, and a phrasebook puts them into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final, NamedTuple, TypeAlias


class VerbForm(Enum):
    """How a verb stands in its sentence."""

    ORDER = auto()  # draw 1
    INFINITIVE = auto()  # you may draw 1; pay [1] to draw 1
    I_DO = auto()  # when I attack
    YOU_DO = auto()  # when you conquer
    IT_DOES = auto()  # each player kills
    THEY_DO = auto()  # other friendly units have


class Verb(Enum):
    """A verb that needs an object at most. Every phrasebook has a table with an entry for each."""

    ATTACK = auto()
    BUFF = auto()
    CHOOSE = auto()
    CONQUER = auto()
    COUNTER = auto()
    DEFEND = auto()
    DEFEND_PLACE = auto()  # a battlefield
    DIE = auto()
    DISCARD = auto()
    DRAW = auto()
    EXHAUST = auto()
    HOLD = auto()
    KILL = auto()
    MOVE = auto()
    MOVE_ITSELF = auto()  # without an object
    PLAY = auto()
    READY = auto()
    RECALL = auto()
    RECYCLE = auto()
    RETURN = auto()
    SPEND = auto()
    STUN = auto()


class Noun(Enum):
    """What kind of object."""

    UNIT = auto()
    GEAR = auto()
    SPELL = auto()
    RUNE = auto()
    CARD = auto()
    LEGEND = auto()
    BATTLEFIELD = auto()
    BUFF = auto()


class Quantity(Enum):
    """How many."""

    ONE = auto()  # a unit
    EXACTLY = auto()  # two units
    UP_TO = auto()  # up to two units
    ALL = auto()  # all units
    PLURAL = auto()  # units
    AT_LEAST = auto()  # 4+ units
    AT_MOST = auto()  # one or fewer cards


class Whose(Enum):
    """Whose objects."""

    ANYONES = auto()
    FRIENDLY = auto()
    ENEMY = auto()
    MINE = auto()  # my buff
    THEIRS = auto()  # one of their units
    YOU_PLAY = auto()  # spells you play
    YOU_PLAY_THIS_TURN = auto()  # units you play this turn


class Where(Enum):
    """At which place, or for an object that moves, from which."""

    ANYWHERE = auto()
    BATTLEFIELD = auto()  # at a battlefield
    BATTLEFIELDS = auto()  # at battlefields
    CHOSEN_BATTLEFIELD = auto()  # at a battlefield, chosen before
    THAT_BATTLEFIELD = auto()  # at the battlefield the event is about
    THIS_BATTLEFIELD = auto()  # here, on a battlefield
    MY_BATTLEFIELD = auto()  # at my battlefield
    HERE = auto()  # here, on any other card
    COMBAT = auto()  # in combat
    YOUR_TRASH = auto()
    YOUR_HAND = auto()
    YOUR_BASE = auto()


class State(Enum):
    """The state of an object."""

    PLAIN = auto()
    READY = auto()
    BUFFED = auto()
    FACEDOWN = auto()


class Limit(NamedTuple):
    """A bound on Might or on the Energy cost."""

    n: int
    of_might: bool
    at_least: bool = False


class NounPhrase(NamedTuple):
    """A noun with all that agrees with it or narrows it down."""

    noun: Noun
    quantity: Quantity = Quantity.ONE
    n: int = 1
    whose: Whose = Whose.ANYONES
    where: Where = Where.ANYWHERE
    other: bool = False
    state: State = State.PLAIN
    limit: Limit | None = None

    @property
    def is_plural(self) -> bool:
        """Whether several are meant."""
        return self.quantity in (Quantity.ALL, Quantity.PLURAL) or self.n > 1

    @property
    def is_up_to(self) -> bool:
        """Whether some may be chosen, and then something is done to each."""
        return self.quantity is Quantity.UP_TO

    @property
    def is_distributive(self) -> bool:
        """Whether several are chosen and something is done to each."""
        return self.quantity in (Quantity.EXACTLY, Quantity.UP_TO) and self.n > 1


class Person(Enum):
    """Of whom a pronoun speaks."""

    ME = auto()
    YOU = auto()
    IT = auto()
    THEM = auto()
    THIS = auto()  # the card itself, where it is not "me"


class Pronoun(NamedTuple):
    """A pronoun, with the noun it stands for: languages with genders want to know."""

    person: Person
    noun: Noun = Noun.UNIT


class Group(NamedTuple):
    """Two phrases: either of them, or both."""

    one: Referent
    other: Referent
    either: bool


Referent: TypeAlias = NounPhrase | Pronoun | Group

ME: Final = Pronoun(Person.ME)
YOU: Final = Pronoun(Person.YOU)
IT: Final = Pronoun(Person.IT)


class Event(NamedTuple):
    """Something that happens: who does what to what."""

    subject: NounPhrase | Pronoun
    verbs: tuple[Verb, ...]
    object: NounPhrase | Pronoun | None = None
    where: Where = Where.ANYWHERE
    to_battlefield: bool = False
    alone: bool = False
    on_opponents_turn: bool = False


class Moment(Enum):
    """A moment of every turn."""

    END_OF_YOUR_TURN = auto()
    START_OF_YOUR_BEGINNING = auto()


class FixedCondition(Enum):
    """A condition without parts of its own; each phrasebook has a table with an entry for each."""

    DONE = auto()  # you do
    EXTRA_PAID = auto()  # you paid the additional cost
    NOT_POSSIBLE = auto()  # you can't
    KILLED_BY_THIS = auto()  # this kills it
    ONLY_UNIT_THERE = auto()  # it is the only unit you control there
    CARD_DISCARDED = auto()  # you've discarded a card this turn
    I_BUFFED = auto()  # I'm buffed
    I_MIGHTY = auto()  # I'm [Mighty]
    I_AT_BATTLEFIELD = auto()  # I'm at a battlefield


class YouHave(NamedTuple):
    """You have so many of something."""

    what: NounPhrase


class YouControl(NamedTuple):
    """You control something."""

    what: NounPhrase


class ThereIs(NamedTuple):
    """There is something."""

    what: NounPhrase


Condition: TypeAlias = FixedCondition | YouHave | YouControl | ThereIs


class Measure(Enum):
    """A number that is not printed; each phrasebook has a table with an entry for each."""

    DISCARDED_ENERGY = auto()  # the Energy cost of the card discarded before


class Goal(Enum):
    """Where an object is sent."""

    BASE = auto()
    OWNERS_HAND = auto()
    YOUR_HAND = auto()


class Until(Enum):
    """For how long something is given."""

    END_OF_TURN = auto()
    END_OF_COMBAT = auto()
    FOREVER = auto()


class Player(Enum):
    """A player other than the reader who does something."""

    EACH_PLAYER = auto()
    ITS_CONTROLLER = auto()  # of what has just been killed


Gift: TypeAlias = int | str  # Might, or a keyword in its brackets


class Tokens(NamedTuple):
    """Token units to be played."""

    n: int
    title: str
    might: int
    keywords: Sequence[str]
    ready: bool
    where: Where


def is_several(what: Referent) -> bool:
    """Whether several objects are meant."""
    match what:
        case NounPhrase():
            return what.is_plural
        case Pronoun():
            return what.person is Person.THEM
        case Group():
            return not what.either


def form_of(subject: NounPhrase | Pronoun) -> VerbForm:
    """The form of the verb that agrees with a subject."""
    if isinstance(subject, Pronoun) and subject.person in (Person.ME, Person.YOU):
        return VerbForm.I_DO if subject.person is Person.ME else VerbForm.YOU_DO
    return VerbForm.THEY_DO if is_several(subject) else VerbForm.IT_DOES
