"""What waits on the chain, and effects that last: rows of small numbers beside the board."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64, mypyc_attr
from riftable.games.riftbound.rules.abilities import Ability, Cost
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import ON_CHAIN

# What an item is.
CARD: Final = 0  # a card being played
TOKEN_ITEM: Final = 1  # a token being played
TRIGGERED: Final = 2
ACTIVATED: Final = 3

# Where a card comes from.
FROM_NOWHERE: Final = 0
FROM_HAND: Final = 1
FROM_CHAMPION: Final = 2
FROM_FACEDOWN: Final = 3
FROM_TRASH: Final = 4
FROM_BANISHMENT: Final = 5

# Where a card goes when it leaves the chain [390.3.a].
THEN_TRASH: Final = 0
THEN_RECYCLE: Final = 1
THEN_BANISH: Final = 2


@final
@mypyc_attr(acyclic=True)
class Round:
    """One of several times that a spell is carried out, with its own choices [820]. Never changed."""

    ability: Ability
    chosen: list[list[int]]

    def __init__(self, ability: Ability, chosen: list[list[int]]) -> None:
        self.ability = ability
        self.chosen = chosen


ONLY_FIELDS: Final = -2  # as the place of a card: at a battlefield that its player controls
NO_ROUNDS: Final[list[Round]] = []
NO_OBJECTS: Final[list[int]] = []
NO_CARDS: Final[list[int]] = []
NO_CHOICES: Final[list[list[int]]] = []


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Item:
    """An item of the chain: a card or an ability, pending or final [325]."""

    what: i64
    kind: i64  # the card, or the one whose ability it is
    ability: Ability | None  # what it does when it resolves; None: a permanent enters
    me: i64  # the object whose ability it is; -1: none, or it has left the board
    seat: i64  # its controller
    owner: i64  # of the card; the controller, unless another player's card is played
    origin: i64 = FROM_NOWHERE
    pending: bool = True
    place: i64 = -1  # where a permanent is to enter, or may; where what triggered it happened
    told: bool = False  # an effect told the seat to play it
    given: bool = False  # the effect that told the seat to play it named the place
    after: i64 = THEN_TRASH  # where the card goes when it leaves the chain
    chosen: list[list[int]]  # by choice, target codes; -1: the object is gone; replaced, never changed
    rounds: list[Round]  # the other times that it is carried out, by Repeat; replaced, never changed
    bound: i64 = -1  # played from facedown: the only place its targets may be at
    spent: list[list[int]]  # by cost, what pays it besides runes: objects, or kinds; replaced, never changed
    paid: i64 = 0  # the additional costs that are paid, as bits
    ignores_energy: bool = False  # of its base cost
    ignores_power: bool = False
    discount: i64 = 0  # Energy that it costs less
    in_power: i64 = 0  # which discounts of [1] or [A] are taken as Power, as bits
    settled: i64 = 0  # how many of these discounts were decided
    instead: Cost | None = None  # paid instead of its base cost
    event: Happening | None = None  # what made the ability trigger
    ready: bool = False  # it enters ready, by Accelerate
    ambushes: bool = False  # only Ambush lets it be played at this time
    exhausted: bool = False  # it enters exhausted, though it is gear
    then: Ability | None = None  # of a token: what is done about it when it has entered
    then_kind: i64 = -1  # the card that says so
    batch: i64 = 0  # the same for tokens played together and the ability about them; 0: none
    them: list[int]  # of that ability: the tokens that have entered; replaced, never changed
    bonus: i64 = 0  # Bonus Damage that the spell itself deals
    cards: list[int]  # what its source had banished when it left as a cost: owner, kind, …; never changed
    lender: i64 = -1  # the object that gives its source the ability; -1: none, or it is gone
    moment: i64 = 0  # what triggered at the same moment is put in order by the players

    def __init__(self, what: i64, kind: i64, ability: Ability | None, me: i64, seat: i64) -> None:
        self.what = what
        self.kind = kind
        self.ability = ability
        self.me = me
        self.seat = seat
        self.owner = seat
        self.chosen = NO_CHOICES
        self.spent = NO_CHOICES
        self.rounds = NO_ROUNDS
        self.them = NO_OBJECTS
        self.cards = NO_CARDS

    def copy(self) -> Item:
        """Return a copy of the item."""
        twin = Item(self.what, self.kind, self.ability, self.me, self.seat)
        twin.owner = self.owner
        twin.origin = self.origin
        twin.pending = self.pending
        twin.place = self.place
        twin.told = self.told
        twin.given = self.given
        twin.after = self.after
        twin.chosen = self.chosen
        twin.rounds = self.rounds
        twin.bound = self.bound
        twin.spent = self.spent
        twin.paid = self.paid
        twin.ignores_energy = self.ignores_energy
        twin.ignores_power = self.ignores_power
        twin.discount = self.discount
        twin.in_power = self.in_power
        twin.settled = self.settled
        twin.instead = self.instead
        twin.event = self.event
        twin.ready = self.ready
        twin.ambushes = self.ambushes
        twin.exhausted = self.exhausted
        twin.then = self.then
        twin.then_kind = self.then_kind
        twin.batch = self.batch
        twin.them = self.them
        twin.bonus = self.bonus
        twin.moment = self.moment
        twin.cards = self.cards
        twin.lender = self.lender
        return twin

    def forget(self, u: i64) -> None:
        """Drop references to an object that has left the board: if it returns, it is another one [124]."""
        if self.me == u:
            self.me = -1
        if self.lender == u:
            self.lender = -1
        event = self.event
        if event is not None and event.subject == u:
            self.event = event.without_subject()
        if u in self.them:
            self.them = [other for other in self.them if other != u]
        for codes in self.all_chosen():
            if u in codes:
                self.chosen = without(self.chosen, u)
                self.rounds = [Round(one.ability, without(one.chosen, u)) for one in self.rounds]
                return

    def shift(self, index: i64) -> None:
        """Adjust references to items of the chain after one has left it."""
        self.chosen = [[shifted(code, index) for code in codes] for codes in self.chosen]
        if self.rounds:
            rounds: list[Round] = []
            for one in self.rounds:
                chosen = [[shifted(code, index) for code in codes] for codes in one.chosen]
                rounds.append(Round(one.ability, chosen))
            self.rounds = rounds

    def clear_choices(self) -> None:
        """Forget all choices, so that they can be made anew."""
        self.chosen = []
        self.rounds = []

    def all_chosen(self) -> list[list[int]]:
        """The target codes of all choices, also of those for other times that it is carried out."""
        if not self.rounds:
            return self.chosen
        found = self.chosen[:]
        for one in self.rounds:
            found += one.chosen
        return found

    def has_lost_target(self) -> bool:
        """Whether something chosen has left since."""
        return any([-1 in codes for codes in self.all_chosen()])

    def memory(self) -> list[int]:
        """Its numbers, for people and tests to look at."""
        out = [self.what, self.kind, self.me, self.seat, self.origin, int(self.pending), self.place]
        out += [int(self.given), self.bound, self.paid, int(self.ready), self.moment]
        out += [self.bonus, self.owner, int(self.told) + 2 * int(self.exhausted), self.after, self.discount]
        out += [int(self.ignores_energy), int(self.ignores_power), int(self.instead is not None)]
        if self.event is not None:
            out += self.event.memory()
        for codes in [*self.spent, *self.all_chosen()]:
            out.append(len(codes))
            out += codes
        if self.lender >= 0 or self.cards:
            out += [-1, self.lender, *self.cards]
        if self.rounds or self.ambushes:
            out += [len(self.rounds), int(self.ambushes)]
        if self.batch or self.settled:
            out += [-2, self.batch, *self.them, self.settled, self.in_power]
        return out


def without(chosen: list[list[int]], u: i64) -> list[list[int]]:
    """Return choices after an object has left the board."""
    return [[-1 if code == u else code for code in codes] for codes in chosen]


def shifted(code: int, index: int) -> int:
    """Return a target code after an item has left the chain."""
    if code < ON_CHAIN + index:
        return code
    return -1 if code == ON_CHAIN + index else code - 1


# When a lasting effect ends.
WITH_THE_TURN: Final = 0
WITH_THE_COMBAT: Final = 1  # at the latest with the turn
WITH_THE_CLEANUP: Final = 2  # that comes next
WITH_THE_UNIT: Final = 3  # when the unit leaves the board


@final
@mypyc_attr(acyclic=True)
class Effect:
    """Something that lasts, or waits for its moment [389-392]. Never changed, so copies share it.

    It lives on its own, whatever happens to its source. What concerns a unit ends when the unit leaves the
    board. `text` is the place of an ability in `Card.later` of the card that it is printed on.
    """

    what: i64
    unit: i64  # -1: it concerns a seat, or everything
    seat: i64
    n: i64
    until: i64
    kind: i64  # the card whose ability waits; -1: none does
    text: i64
    once: bool  # it is used up when it applies

    def __init__(
        self,
        what: i64,
        unit: i64,
        seat: i64,
        n: i64,
        until: i64 = WITH_THE_TURN,
        kind: i64 = -1,
        text: i64 = 0,
        once: bool = False,
    ) -> None:
        self.what = what
        self.unit = unit
        self.seat = seat
        self.n = n
        self.until = until
        self.kind = kind
        self.text = text
        self.once = once

    def memory(self) -> list[int]:
        """Its numbers."""
        return [
            self.what, self.unit, self.seat, self.n, self.until, self.kind, self.text, int(self.once)
        ]  # fmt: skip


NO_EFFECTS: Final[list[Effect]] = []
