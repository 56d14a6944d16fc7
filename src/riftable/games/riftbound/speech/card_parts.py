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
    BANISH = auto()
    BECOME_MIGHTY = auto()
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
    EQUIP = auto()  # attach Equipment to
    HEAL = auto()
    HOLD = auto()
    LEAVE_BOARD = auto()
    KILL = auto()
    MOVE = auto()
    MOVE_ITSELF = auto()  # without an object
    PLAY = auto()
    READY = auto()
    RECALL = auto()
    RECYCLE = auto()
    RETURN = auto()
    REVEAL = auto()
    SPEND = auto()
    STUN = auto()
    TAKE_DAMAGE = auto()
    USE = auto()
    WIN = auto()  # a combat


class Noun(Enum):
    """What kind of object."""

    UNIT = auto()
    GEAR = auto()
    EQUIPMENT = auto()
    SPELL = auto()
    RUNE = auto()
    CARD = auto()
    LEGEND = auto()
    BATTLEFIELD = auto()
    BUFF = auto()
    OBJECT = auto()  # anything on the board
    PLAYER = auto()
    OPPONENT = auto()
    POINT = auto()
    ABILITY_OF_GEAR = auto()  # an activated ability of a gear
    SPELL_OR_ABILITY = auto()


class Quantity(Enum):
    """How many."""

    ONE = auto()  # a unit
    EXACTLY = auto()  # two units
    UP_TO = auto()  # up to two units
    ALL = auto()  # all units
    PLURAL = auto()  # units
    AT_LEAST = auto()  # 4+ units
    AT_MOST = auto()  # one or fewer cards
    ANY_NUMBER = auto()  # any number of units
    NEXT = auto()  # the next unit
    ONE_OR_MORE = auto()  # one or more cards


class Whose(Enum):
    """Whose objects."""

    ANYONES = auto()
    FRIENDLY = auto()
    ENEMY = auto()
    YOURS = auto()  # not a teammate's
    MINE = auto()  # my buff
    ITS = auto()  # its buff
    THEIRS = auto()  # one of their units
    OF_THEM = auto()  # up to two of them, where a noun would be said again
    OWN = auto()  # your legend
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
    ANOTHER_LOCATION = auto()  # at another location than mine
    ITS_PLACE = auto()  # where the object named before is
    ITS_DESTINATION = auto()  # where the object named before has moved to
    SAME_BATTLEFIELD = auto()
    ON_IT = auto()  # attached to the object named before
    ITS_BASE = auto()  # in the base of its controller
    COMBAT = auto()  # in combat
    YOUR_TRASH = auto()
    TRASHES = auto()  # from trashes
    YOUR_HAND = auto()
    YOUR_BASE = auto()
    HIDDEN_ZONE = auto()  # from [Hidden]
    YOUR_MAIN_DECK = auto()  # to your Main Deck
    SAME_LOCATION = auto()
    PLAYED_THIS_TURN = auto()  # cards you have played this turn
    BY_HOLDING = auto()  # points you scored from holding this turn
    CHOOSING_FRIENDS = auto()  # that chooses a friendly unit or gear
    SAME_CONTROLLER = auto()  # with the same controller as the object named before


class State(Enum):
    """The state of an object."""

    PLAIN = auto()
    READY = auto()
    EXHAUSTED = auto()
    BUFFED = auto()
    STUNNED = auto()
    DAMAGED = auto()
    MIGHTY = auto()
    FACEDOWN = auto()
    REVEALED = auto()
    ATTACKING = auto()
    TOKEN = auto()
    EQUIPPED = auto()
    ATTACHED = auto()
    DETACHED = auto()
    OPEN = auto()  # a battlefield


class Limit(NamedTuple):
    """A bound on Might or on the Energy cost, or on both parts of a cost."""

    n: int
    of_might: bool
    at_least: bool = False
    power: int = -1  # the most Power it may cost beside the Energy; -1: any
    total: bool = False  # of all together
    of_power: bool = False  # `n` is of Power
    below_points: bool = False  # less Energy than you have points; `n` is nothing


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
    tag: str = ""
    not_tag: str = ""
    keyword: str = ""  # in its brackets

    @property
    def is_plural(self) -> bool:
        """Whether several are meant."""
        several = (Quantity.ALL, Quantity.PLURAL, Quantity.ANY_NUMBER, Quantity.ONE_OR_MORE)
        return self.quantity in several or self.n > 1

    @property
    def is_up_to(self) -> bool:
        """Whether some may be chosen, and then something is done to each."""
        return self.quantity is Quantity.UP_TO

    @property
    def is_distributive(self) -> bool:
        """Whether several are chosen and something is done to each."""
        return self.quantity is Quantity.ANY_NUMBER or (
            self.quantity in (Quantity.EXACTLY, Quantity.UP_TO) and self.n > 1
        )


class Person(Enum):
    """Of whom a pronoun speaks."""

    ME = auto()
    YOU = auto()
    YOUR_SIDE = auto()  # you or an ally; only as a subject
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

    @property
    def members(self) -> list[Referent]:
        """The phrases, those of a group within it included."""
        one = self.one
        first = one.members if isinstance(one, Group) and one.either == self.either else [one]
        return [*first, self.other]


Referent: TypeAlias = NounPhrase | Pronoun | Group

ME: Final = Pronoun(Person.ME)
YOU: Final = Pronoun(Person.YOU)
YOUR_SIDE: Final = Pronoun(Person.YOUR_SIDE)
IT: Final = Pronoun(Person.IT)


class Event(NamedTuple):
    """Something that happens: who does what to what."""

    subject: NounPhrase | Pronoun
    verbs: tuple[Verb, ...]
    object: NounPhrase | Pronoun | None = None
    where: Where = Where.ANYWHERE
    to_battlefield: bool = False
    elsewhere: bool = False  # to a battlefield other than mine
    origin: Where = Where.ANYWHERE  # from where something moves
    with_spell: bool = False
    after_attack: bool = False
    uncontrolled: bool = False  # a battlefield that was so before
    in_combat: bool = False
    one_on_one: bool = False
    alone: bool = False
    on_opponents_turn: bool = False


class Moment(Enum):
    """A moment of every turn."""

    END_OF_YOUR_TURN = auto()
    START_OF_YOUR_BEGINNING = auto()
    START_OF_EACH_FIRST_BEGINNING = auto()  # of each player


class FixedCondition(Enum):
    """A condition without parts of its own; each phrasebook has a table with an entry for each."""

    DONE = auto()  # you do
    EXTRA_PAID = auto()  # you paid the additional cost
    NOT_POSSIBLE = auto()  # you can't
    NOT_ALL_POSSIBLE = auto()  # you couldn't do all of it
    KILLED_BY_THIS = auto()  # this kills it
    ONLY_UNIT_THERE = auto()  # it is the only unit you control there
    CARD_DISCARDED = auto()  # you've discarded a card this turn
    I_BUFFED = auto()  # I'm buffed
    I_MIGHTY = auto()  # I'm [Mighty]
    I_AT_BATTLEFIELD = auto()  # I'm at a battlefield
    I_STUNNED = auto()
    I_READY = auto()
    I_ALONE = auto()
    I_ATTACKING = auto()
    I_DEFENDING = auto()
    I_EMPOWERED = auto()
    IT_STUNNED = auto()  # the unit chosen before
    IT_BUFFED = auto()
    IT_ATTACKING = auto()
    I_DIED_ALONE = auto()
    ENEMY_DIED = auto()  # an enemy unit has died this turn
    OPPONENT_CONTROLS_BATTLEFIELD = auto()
    OPPONENTS_TURN = auto()
    I_FIGHTING = auto()  # I'm in combat
    I_WAS_MIGHTY = auto()
    IT_WAS_FRIENDLY = auto()  # what was just killed
    IT_WAS_ENEMY = auto()
    IT_EQUIPMENT = auto()  # what was chosen is Equipment
    NO_GEAR_PLAYED = auto()  # no friendly gear has been played this turn
    EQUIPMENT_PLAYED = auto()  # you have played an Equipment this turn
    ENEMIES_CHOSEN = auto()  # you have chosen enemy units or gear twice this turn
    FIELD_YOURS = auto()  # you control this battlefield
    ANOTHER_CARD_PLAYED = auto()  # you've played another card this turn


class YouHave(NamedTuple):
    """You have so many of something."""

    what: NounPhrase


class YouControl(NamedTuple):
    """You control something."""

    what: NounPhrase


class ThereIs(NamedTuple):
    """There is something."""

    what: NounPhrase


class ItIsA(NamedTuple):
    """The card named before is of some kind."""

    what: NounPhrase


class IMoved(NamedTuple):
    """I have moved so often this turn."""

    n: int


class HasXp(NamedTuple):
    """You have so much XP, or more."""

    n: int


class Excess(NamedTuple):
    """You have assigned so much excess damage, or more, to enemy units."""

    n: int


class Near(NamedTuple):
    """The score of an opponent, or yours, is within so many points of the Victory Score."""

    n: int
    yours: bool = False


class Spent(NamedTuple):
    """You have spent something this turn, in symbols, or more of it."""

    symbols: str


class GoingOn(NamedTuple):
    """Something is going on."""

    event: Event


Condition: TypeAlias = (
    FixedCondition | YouHave | YouControl | ThereIs | Near | Spent | GoingOn | IMoved | ItIsA | Excess | HasXp
)


class Measure(Enum):
    """A number that is not printed; each phrasebook has a table with an entry for each."""

    AMOUNT_PAID = auto()  # what was paid just before
    DISCARDED_ENERGY = auto()  # the Energy cost of the card discarded before
    YOUR_POINTS = auto()
    EXCESS_ASSIGNED = auto()  # in this combat
    COUNTERED_ENERGY = auto()  # the Energy cost of the spell countered before
    KILLED_MIGHT = auto()  # the Might of the unit killed before


class MightOf(NamedTuple):
    """The Might of an object."""

    what: Referent


class HighestMight(NamedTuple):
    """The highest Might among some objects."""

    among: NounPhrase


class KeywordOf(NamedTuple):
    """The value of a keyword of the source."""

    what: Referent
    keyword: str  # in its brackets


class ForEach(NamedTuple):
    """So many for each of some objects."""

    n: int
    what: NounPhrase


Value: TypeAlias = Measure | MightOf | HighestMight | KeywordOf  # a number that is named
Number: TypeAlias = int | Value | ForEach


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
    THAT_PLAYER = auto()  # whom the event is about
    ITS_OWNER = auto()


Gift: TypeAlias = int | str | Value  # Might, or a keyword in its brackets


class Tokens(NamedTuple):
    """Tokens to be played, all alike."""

    n: int
    title: str
    might: int | None  # None: they are gear
    keywords: Sequence[str]
    ready: bool
    where: Where
    exhausted: bool = False


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
    if isinstance(subject, Pronoun) and subject.person in (Person.ME, Person.YOU, Person.YOUR_SIDE):
        return VerbForm.I_DO if subject.person is Person.ME else VerbForm.YOU_DO
    return VerbForm.THEY_DO if is_several(subject) else VerbForm.IT_DOES
