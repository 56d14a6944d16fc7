"""What a card is made of: costs, abilities and the words they are built from. What words do is in `words`."""

from __future__ import annotations

from typing import Any, Final, final

from riftable.core.machine import Code, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.adds import Adds as Adds
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import (
    NEUTRAL_OPEN,
    NO_SUPERTYPE,
    NUM_EVENTS,
    NUM_KEYWORDS,
    SPELL,
    TOKEN,
    UNIT,
    WATCHED,
)
from riftable.games.riftbound.rules.names import slug
from riftable.games.riftbound.rules.printed_costs import FREE as FREE
from riftable.games.riftbound.rules.printed_costs import Cost as Cost
from riftable.games.riftbound.rules.printed_costs import Extra, PriceChange
from riftable.games.riftbound.rules.selecting import ON_NOTHING
from riftable.games.riftbound.rules.selecting import Condition as Condition
from riftable.games.riftbound.rules.selecting import Pick as Pick
from riftable.games.riftbound.rules.selecting import Selector as Selector


class Word(Step):
    """A piece of card text that makes behavior; `speech` makes sentences of the same."""

    def join(self, card: Card) -> None:
        """Become part of a card."""
        raise NotImplementedError

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        """Become part of what an ability does."""
        raise NotImplementedError

    def is_apart(self) -> bool:
        """Whether it only strengthens what made the ability trigger, whatever else happens."""
        return False

    def harms(self) -> bool:
        """Whether what is chosen for it had better be an enemy's; bots ask."""
        return False


class Static(Word):
    """A passive ability: a statement that is true while its source is on the board [363]."""

    changes_repeat: bool = False  # it gives cards Repeat, or changes what that costs
    eases: bool = False  # it takes [1] or [A] off costs, by `eases_extras` or `eases_total`
    prices: bool = False  # it changes what cards cost, by `price_change`

    def join(self, card: Card) -> None:
        card.passives.append(self)
        card.prices = card.prices or self.prices
        card.changes_repeat = card.changes_repeat or self.changes_repeat
        card.eases = card.eases or self.eases

    def damage(self, s: Any, me: i64, seat: i64, u: i64) -> i64:
        """The Bonus Damage it gives a spell or ability of a seat against a unit [712-715]."""
        return 0

    def price_change(self, s: Any, me: i64, item: Any) -> PriceChange | None:
        """What it makes a card that is played cost more or less; None: nothing."""
        return None

    def eases_extras(self, s: Any, me: i64, item: Any) -> bool:
        """Whether each optional additional cost of a card that is played costs [1] or [A] less by it."""
        return False

    def eases_total(self, s: Any, me: i64, item: Any) -> bool:
        """Whether a card that is played costs [1] or [A] less by it if it chooses the object."""
        return False

    def adds_more(self, s: Any, me: i64, u: i64) -> i64:
        """How much more Energy an object adds by it, whenever it adds something."""
        return 0

    def repeat(self, s: Any, me: i64, item: Any) -> Extra | None:
        """The Repeat cost that a card which is played has by it; None: none [820]."""
        return None

    def repeat_less(self, s: Any, me: i64, item: Any) -> i64:
        """How much less Energy each Repeat cost of a card costs by it."""
        return 0

    def readies(self, s: Any, me: i64, seat: i64) -> bool:
        """Whether a unit that a seat plays enters ready by it."""
        return False

    def readies_tokens(self, s: Any, me: i64, seat: i64) -> bool:
        """Whether tokens that a seat plays enter ready by it."""
        return False

    def opens(self, s: Any, me: i64, seat: i64) -> bool:
        """Whether units that a seat plays may be played to open battlefields by it."""
        return False

    def knells(self, s: Any, me: i64, seat: i64) -> i64:
        """How many times more Deathknells of a seat trigger."""
        return 0

    def saves(self, s: Any, me: i64, u: i64) -> bool:
        """Whether it replaces the death of a unit: that is healed, exhausted and recalled instead [367]."""
        return False

    def spares(self, s: Any, me: i64, u: i64) -> bool:
        """Whether a unit that would die is healed, exhausted and recalled instead, at no cost."""
        return False

    def unhurt(self, s: Any, me: i64, u: i64) -> bool:
        """Whether a unit takes no damage by it."""
        return False

    def recalls_all(self, s: Any, me: i64) -> bool:
        """Whether all units are recalled instead of the attackers of a tied combat."""
        return False

    def tags(self, s: Any, me: i64, u: i64, tag: str) -> bool:
        """Whether an object has a tag by it."""
        return False

    def quickens(self, s: Any, me: i64, seat: i64, card: Card) -> bool:
        """Whether a card of a seat has Reaction by it, wherever it is."""
        return False

    def hurries(self, s: Any, me: i64, item: Any) -> bool:
        """Whether a unit that is played has Accelerate by it [805]."""
        return False

    def mixes(self, s: Any, me: i64, u: i64) -> bool:
        """Whether the hold effects of a unit are also conquer effects by it, and vice versa."""
        return False

    def price(self) -> Cost:
        """What its controller may pay for replacing something; free: it is replaced in any case."""
        return FREE

    def forbids(self, s: Any, me: i64, deed: i64, seat: i64, place: i64) -> bool:
        """Whether it forbids a seat, or to its objects, a deed of `ids` at a place."""
        return False

    def victory(self) -> i64:
        """How many points more are needed to win by it."""
        return 0


NO_MINIMUM: Final = -1


class LayerEffect(Static):
    """A passive ability that gives objects Might, keywords or abilities. `layers` applies them [473-480]."""

    keywords: list[int]
    values: list[int]  # of these keywords
    missing: bool = False  # it gives its keywords to objects that have not got them already
    minimum: i64 = NO_MINIMUM  # the Might below which it takes no more from a unit
    trigger: Trigger | None = None  # the triggered ability that it gives
    mine: bool = False  # it gives to its source alone
    of_gear: bool = False  # effect text of Equipment in which "this" is its source, not the unit that has it
    depends: i64 = ON_NOTHING  # if it asks for Might or keywords, it comes after all that does not

    def join(self, card: Card) -> None:
        card.layer_effects.append(self)
        card.depends = max(card.depends, self.depends)
        one: i64 = 1
        for keyword in self.keywords:
            card.gives_me |= one << keyword
            if not self.mine:
                card.gives |= one << keyword
        if not self.mine:
            card.reaches = True
        if self.trigger is not None:
            card.gather(self.trigger.ability)
        if self.depends != ON_NOTHING or self.minimum != NO_MINIMUM:
            card.ordered = True

    def applies(self, s: Any, me: i64, u: i64) -> bool:
        """Whether an object has what it gives."""
        raise NotImplementedError

    def might(self, s: Any, me: i64, u: i64) -> i64:
        """The Might that it gives; less, if negative."""
        return 0

    def times(self, s: Any, me: i64, u: i64) -> i64:
        """How many times it gives its keywords."""
        return 1


class Discount(Word):
    """A card costs less than is printed on it."""

    least: i64 = 0  # the Energy cost that it does not go below

    def join(self, card: Card) -> None:
        card.discounts.append(self)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")

    def energy(self, s: Any, item: Any) -> i64:
        """How much less Energy the card costs as it is played."""
        raise NotImplementedError

    def power(self, s: Any, item: Any) -> i64:
        """How much less Power of its own domains it costs."""
        return 0


@final
class Ability:
    """Instructions in order, the choices they need, and how they come about."""

    name: str
    code: Code
    words: list[Word]
    picks: list[Pick]
    related: bool  # a choice depends on one before it
    may: bool  # "you may" at the head: decided when it is made final [402]
    recycles: bool  # what it costs is that the card itself is recycled from the trash
    timing: i64
    cost: Cost  # of an activated ability; of a triggered one, what "you may … to" asks for [402]
    adds: Adds | None  # resources that it adds at once; None: it is no such ability
    only: Condition | None  # it can be used only if this is so; of one that adds, else nothing would happen
    modes: list[Ability]  # one of which is chosen as it is used
    each_once: bool  # each mode can be chosen once a turn
    later: list[Ability]  # what it makes pending by itself, now or when the moment has come
    conditions: list[Condition]  # of its instructions
    makes: list[Card]  # the tokens it plays
    apart: bool  # it only strengthens what made it trigger: no matter what comes first
    lends: list[Trigger]  # triggered abilities that it gives to others for a while
    lent: bool  # an activated one that others have, not its source
    frees_gear: bool  # it lets its player play gear without its Energy cost

    def __init__(self, name: str, words: list[Word], may: bool = False) -> None:
        self.name = name
        self.words = words
        self.picks = []
        self.related = False
        self.may = may
        self.recycles = False
        self.timing = NEUTRAL_OPEN
        self.cost = Cost()
        self.adds = None
        self.only = None
        self.modes = []
        self.each_once = False
        self.later = []
        self.conditions = []
        self.makes = []
        self.lends = []
        self.lent = False
        self.frees_gear = False
        steps: list[Step] = []
        for word in words:
            word.lower(self, steps)
        self.code = Code(name, steps)
        self.apart = bool(words) and not may and all([word.is_apart() for word in words])

    def add_choice(self, pick: Pick) -> None:
        """Add a choice of targets, and number it."""
        pick.slot = len(self.picks)
        self.picks.append(pick)
        if pick.follows:
            self.related = True

    def add_later(self, ability: Ability) -> None:
        """Add an ability that this one makes pending, and those that come of it in turn."""
        self.later.append(ability)
        self.later += ability.later
        self.makes += ability.makes
        self.lends += ability.lends


class Trigger(Word):
    """A triggered ability [382]. `event` is one of those in `ids`."""

    event: i64
    ability: Ability
    knell: bool = False  # it is a Deathknell [808]
    together: bool = False  # "one or more": it triggers once for all that happens in one action
    nth: i64 = 0  # it triggers only the so many-th time each turn [383.1.b]; 0: every time
    attributes: bool = False  # it asks who killed a unit [428.5]
    worn: bool = False  # the unit that its source is attached to has it [137]

    def join(self, card: Card) -> None:
        card.triggers.append(self)
        card.hears[self.event] = True
        if self.event >= WATCHED:
            card.listens = True

    def hears(self, s: Any, me: i64, event: Happening) -> bool:
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
    passives: list[Static]  # those that do not work in layers
    layer_effects: list[LayerEffect]
    depends: i64  # whether one of them asks for Might or keywords
    reaches: bool  # one of them gives something to others
    ordered: bool  # the Might that one of them gives depends on other effects
    gives: i64  # the keywords that they can give to others, as bits
    gives_me: i64  # and to the card itself
    triggers: list[Trigger]
    hears: list[bool]  # by event
    counts: list[int]  # the events whose number this turn it asks for
    listens: bool  # whether it has an ability that listens to what happens to others
    activated: list[Ability]
    enters_ready: bool
    ready_if: Condition | None  # on which condition; None: always
    to_open: bool  # it may be played to an open battlefield
    to_attacked: bool  # it may be played to a battlefield where its player attacks
    only_conquered: bool  # it may be played only to a battlefield that its player has conquered this turn
    no_combat_damage: bool  # it deals none
    to_enemy: bool  # it may be played to an occupied battlefield that an opponent controls
    ambushes: bool  # it may be played, even in answer, to a battlefield where its player has units [822]
    ambushes_enemies: bool  # or where there are enemy units
    saves: bool  # it has one that saves dying units
    buried: list[Trigger]  # abilities that it has in its owner's trash
    flow: Cost | None  # it may be played from the trash for this, and is then banished [829]
    revealed_adds: Adds | None  # what it adds as it is revealed from its owner's deck
    looks_first: bool  # before its player reveals cards from a deck, they look at the top one
    surfaces: Cost | None  # as one looks at or reveals it on a deck, it may be banished and played for this
    forbids: bool  # it has one that forbids something
    hides_more: bool  # an additional card may be hidden at it
    hide_energy: i64  # what its controller may pay to hide a card instead of Power; 0: nothing
    raises_victory: bool  # it has one by which more points are needed to win
    prices: bool  # it has one that changes what cards cost
    eases: bool  # it has one that takes [1] or [A] off costs
    changes_repeat: bool  # it has one that gives cards Repeat, or changes what that costs
    shields: bool  # it has one by which units take no damage
    counts_power: bool  # it asks how much Power was spent this turn
    counts_moves: bool  # it must know how often it has moved this turn
    knows_when_attached: bool  # it must know whether it was attached this turn
    knows_when_played: bool  # it must know whether it was played this turn
    many_buffs: bool  # it can have any number of buffs
    borrows: bool  # it has the abilities for which others exhaust
    adds: bool  # it has an ability that adds resources
    turns: bool  # it has one that turns Energy and Power into each other
    enters_exhausted: bool  # gear that does
    unique: bool  # a deck may hold only one of it [825]
    unchosen: bool  # enemy spells and abilities cannot choose it
    extras: list[Extra]  # additional costs
    plain_extras: i64  # those of them that are not of Repeat, as bits
    discounts: list[Discount]  # what makes it cost less wherever it is played from [363]
    later: list[Ability]  # all that its abilities make pending by themselves
    lends: list[Trigger]  # all that they give to others for a while
    copies_text: bool  # the unit that it is attached to has its own text once more
    same_twice: bool  # its passive abilities in layers say no more if it has them twice
    frees_gear: bool  # one of them lets a player play gear without its Energy cost
    lends_to_legends: bool  # its activated abilities are those of friendly legends
    makes: list[Card]  # the tokens that it can bring into a game

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
        self.layer_effects = []
        self.depends = ON_NOTHING
        self.reaches = False
        self.ordered = False
        self.gives = 0
        self.gives_me = 0
        self.triggers = []
        self.hears = [False] * NUM_EVENTS
        self.counts = []
        self.listens = False
        self.activated = []
        self.enters_ready = False
        self.ready_if = None
        self.to_open = False
        self.to_attacked = False
        self.only_conquered = False
        self.no_combat_damage = False
        self.to_enemy = False
        self.ambushes = False
        self.ambushes_enemies = False
        self.saves = False
        self.buried = []
        self.flow = None
        self.looks_first = False
        self.surfaces = None
        self.revealed_adds = None
        self.forbids = False
        self.hides_more = False
        self.hide_energy = 0
        self.raises_victory = False
        self.prices = False
        self.eases = False
        self.changes_repeat = False
        self.shields = False
        self.counts_power = False
        self.counts_moves = False
        self.knows_when_attached = False
        self.knows_when_played = False
        self.many_buffs = False
        self.borrows = False
        self.adds = False
        self.turns = False
        self.enters_exhausted = False
        self.unique = False
        self.unchosen = False
        self.extras = []
        self.plain_extras = 0
        self.discounts = []
        self.later = []
        self.lends = []
        self.copies_text = False
        self.same_twice = False
        self.frees_gear = False
        self.lends_to_legends = False
        self.makes = []
        instructions: list[Word] = []
        for word in words:
            if isinstance(word, Instruction):
                instructions.append(word)
            else:
                word.join(self)
        if type_ == SPELL:
            self.spell = Ability(key, instructions)
            self.gather(self.spell)
        for trigger in self.triggers:
            self.gather(trigger.ability)
        for activated in self.activated:
            for ability in [activated, *activated.modes]:
                self.gather(ability)
                for condition in ability.conditions:
                    condition.prepare(self)

    def gather(self, ability: Ability) -> None:
        """Note what an ability of the card makes pending by itself, and the tokens it plays."""
        self.later += ability.later
        self.makes += ability.makes
        self.lends += ability.lends
        self.frees_gear = self.frees_gear or ability.frees_gear

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
