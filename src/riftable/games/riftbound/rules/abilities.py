"""What a card is made of: costs, abilities and the words they are built from. What words do is in `words`."""

from __future__ import annotations

from typing import Any, Final, final

from riftable.core.machine import Code, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.ids import (
    NEUTRAL_OPEN,
    NO_SUPERTYPE,
    NUM_DOMAINS,
    NUM_EVENTS,
    NUM_KEYWORDS,
    SPELL,
    TARGET,
    TOKEN,
    UNIT,
    WATCHED,
)

ALL_DOMAINS: Final = (1 << NUM_DOMAINS) - 1


# Costs that are not of runes, at most one of them at a time.
NOTHING: Final = 0
EXHAUST_FRIEND: Final = 1
KILL_FRIEND: Final = 2
DISCARD_CARD: Final = 3
RECYCLE_CARD: Final = 4  # from one's trash
SPEND_BUFF: Final = 5  # of any unit one controls
SPEND_MY_BUFF: Final = 6


@final
class Cost:
    """Energy, Power of the card's own domains, whether the source is exhausted, and more [201-206]."""

    energy: i64
    power: i64
    exhaust: bool
    spend: i64  # one of the costs above

    def __init__(self, energy: int = 0, power: int = 0, exhaust: bool = False, spend: int = NOTHING) -> None:
        self.energy = energy
        self.power = power
        self.exhaust = exhaust
        self.spend = spend

    @property
    def is_free(self) -> bool:
        """Whether there is nothing to pay."""
        return not (self.energy or self.power or self.exhaust or self.spend)


class Selector:
    """Objects an instruction is about, found when it is carried out."""

    def among(self, s: Any, f: Any) -> list[int]:
        """The objects meant, in the order they are dealt with."""
        raise NotImplementedError


class Pick(Selector):
    """Targets, chosen when the item is made final and looked at again on resolution [355]."""

    slot: i64 = -1  # which of the choices of its ability it is
    least: i64 = 1
    most: i64 = 1
    base: i64 = TARGET  # what to add to a code to make a move of it
    follows: bool = False  # it depends on a choice before it, which sees to it that there is one

    def codes(self, s: Any, item: Any) -> list[int]:
        """The legal targets now, as target codes, ascending."""
        raise NotImplementedError

    def fits(self, s: Any, item: Any, code: i64) -> bool:
        """Whether a target that was chosen is legal still."""
        raise NotImplementedError

    def among(self, s: Any, f: Any) -> list[int]:
        item = s.chain[-1]
        found: list[int] = []
        for code in item.chosen[self.slot]:
            if code >= 0 and self.fits(s, item, code):
                found.append(code)
        return found


class Test:
    """A condition of an instruction."""

    def holds(self, s: Any, f: Any) -> bool:
        """Whether the condition is true, while an item resolves."""
        raise NotImplementedError


class Word(Step):
    """A piece of card text that makes behavior; `speech` makes sentences of the same."""

    def join(self, card: Card) -> None:
        """Become part of a card."""
        raise NotImplementedError

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        """Become part of what an ability does."""
        raise NotImplementedError

    def prepare_card(self, card: Card) -> None:
        """Store what the card of this ability must know about the word; by default nothing."""


class Static(Word):
    """A passive ability: a statement that is true while its source is on the board [363]."""

    def join(self, card: Card) -> None:
        card.passives.append(self)

    def might(self, s: Any, me: i64, u: i64) -> i64:
        """The Might it gives a unit; less, if negative."""
        return 0

    def damage(self, s: Any, me: i64, seat: i64, u: i64) -> i64:
        """The Bonus Damage it gives a spell or ability of a seat against a unit [712-715]."""
        return 0

    def energy(self, s: Any, me: i64, seat: i64, card: Card, energy: i64) -> i64:
        """What it leaves of the Energy cost of a card that a seat plays."""
        return energy

    def keyword(self, s: Any, me: i64, u: i64, keyword: i64) -> i64:
        """The value of a keyword that it gives an object."""
        return 0

    def readies(self, s: Any, me: i64, seat: i64) -> bool:
        """Whether a unit that a seat plays enters ready by it."""
        return False

    def knells(self, s: Any, me: i64, seat: i64) -> i64:
        """How many times more Deathknells of a seat trigger."""
        return 0

    def saves(self, s: Any, me: i64, u: i64) -> bool:
        """Whether its source dies in the place of a unit [367]."""
        return False


@final
class Ability:
    """Instructions in order, the choices they need, and how they come about."""

    name: str
    code: Code
    words: list[Word]
    picks: list[Pick]
    may: bool  # "you may" at the head: decided when it is made final [402]
    timing: i64
    cost: Cost  # of an activated ability; of a triggered one, what "you may … to" asks for [402]
    adds: i64  # Energy that it adds at once, only for spells; 0: it is no such ability
    modes: list[Ability]  # one of which is chosen as it is used

    def __init__(self, name: str, words: list[Word], may: bool = False) -> None:
        self.name = name
        self.words = words
        self.picks = []
        self.may = may
        self.timing = NEUTRAL_OPEN
        self.cost = Cost()
        self.adds = 0
        self.modes = []
        steps: list[Step] = []
        for word in words:
            word.lower(self, steps)
        self.code = Code(name, steps)

    def add_choice(self, pick: Pick) -> None:
        """Add a choice of targets, and number it."""
        pick.slot = len(self.picks)
        self.picks.append(pick)


class Trigger(Word):
    """A triggered ability [382]. `event` is one of those in `ids`."""

    event: i64
    ability: Ability
    knell: bool = False  # it is a Deathknell [808]

    def join(self, card: Card) -> None:
        card.triggers.append(self)
        for word in self.ability.words:
            word.prepare_card(card)
        card.hears[self.event] = True
        if self.event >= WATCHED:
            card.listens = True

    def hears(self, s: Any, me: i64, subject: i64, place: i64, seat: i64) -> bool:
        """Whether what happened makes the ability of `me` trigger."""
        raise NotImplementedError


@final
class Card:
    """One card, with all that is printed on it but its sentences."""

    key: str  # set and number of its first printing: ogn-005
    title: str  # its name, the same in all languages
    name: str  # how notation says it: sneaky-deckhand
    type: i64
    supertype: i64
    domains: list[int]
    mask: i64  # the domains as bits
    cost: Cost
    might: i64
    timing: i64
    tags: list[str]
    champion: str  # the champion it belongs to, or ""
    words: list[Word]
    # What the words come to.
    keywords: list[int]  # by keyword, its value; 0: it has not got it
    spell: Ability | None
    passives: list[Static]
    triggers: list[Trigger]
    hears: list[bool]  # by event
    listens: bool  # whether it has an ability that listens to what happens to others
    activated: list[Ability]
    enters_ready: bool
    to_open: bool  # it may be played to an open battlefield
    gives: bool  # it has a passive ability that gives keywords
    saves: bool  # it has one that saves dying units
    borrows: bool  # it has the abilities for which others exhaust
    extra: Cost  # an additional cost
    optional: bool  # that one may pay or not
    less: i64  # what it then costs less, in Energy
    per_trash: i64  # what it costs less for each card in one's trash
    delayed: Ability | None  # what it may do at the end of a turn

    def __init__(
        self, key: str, title: str, type_: int, domains: list[int], cost: Cost, might: int, words: list[Word]
    ) -> None:
        self.key = key
        self.title = title
        self.name = slug(title)
        self.type = type_
        self.supertype = NO_SUPERTYPE
        self.domains = domains
        self.mask = 0
        for domain in domains:
            self.mask |= 1 << domain
        self.cost = cost
        self.might = might
        self.timing = NEUTRAL_OPEN
        self.tags = []
        self.champion = ""
        self.words = words
        self.keywords = [0] * NUM_KEYWORDS
        self.spell = None
        self.passives = []
        self.triggers = []
        self.hears = [False] * NUM_EVENTS
        self.listens = False
        self.activated = []
        self.enters_ready = False
        self.to_open = False
        self.gives = False
        self.saves = False
        self.borrows = False
        self.extra = Cost()
        self.optional = False
        self.less = 0
        self.per_trash = 0
        self.delayed = None
        instructions: list[Word] = []
        for word in words:
            if isinstance(word, Instruction):
                instructions.append(word)
            else:
                word.join(self)
        if type_ == SPELL:
            self.spell = Ability(key, instructions)

    @property
    def is_unit(self) -> bool:
        """Whether it is a unit, a token one included."""
        return self.type == UNIT

    @property
    def is_token(self) -> bool:
        """Whether it is a token, which is no card."""
        return self.supertype == TOKEN


class Instruction(Word):
    """Something an ability does. `selector` says to which objects, if there are any."""

    def join(self, card: Card) -> None:
        raise AssertionError("instructions belong to an ability")

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        steps.append(self)


def slug(title: str) -> str:
    """A name as notation says it: Gentlemen's Duel -> gentlemens-duel."""
    out = ""
    for letter in title.lower():
        if letter.isalnum():
            out += letter
        elif letter not in "'’.,!" and not out.endswith("-"):
            out += "-"
    return out
