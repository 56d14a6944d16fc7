"""Words about costs: additional ones, what makes a card cheaper, and abilities that add resources."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import (
    Ability,
    Card,
    Condition,
    Cost,
    Discount,
    Instruction,
    Word,
)
from riftable.games.riftbound.rules.adds import ENERGY_INTO_POWER, Adds
from riftable.games.riftbound.rules.draw_and_channel import channel_for
from riftable.games.riftbound.rules.frames import Paying, Resolving
from riftable.games.riftbound.rules.growth import spend_xp
from riftable.games.riftbound.rules.ids import (
    ASK_MAY,
    ASK_PAY,
    ASK_SPEND,
    BUFFED,
    CHEAPER_SPELL,
    HELD,
    MAY_USE,
    NO,
    NONE,
    REACTION,
    SPAN,
    TARGET,
    USE,
    YES,
)
from riftable.games.riftbound.rules.items import FROM_HAND, Effect, Item
from riftable.games.riftbound.rules.lasting import add_effect
from riftable.games.riftbound.rules.mutations import make_ready, spend_buff
from riftable.games.riftbound.rules.paying import pay_one, ways_to_pay_one
from riftable.games.riftbound.rules.printed_costs import SPEND_BUFF, Extra
from riftable.games.riftbound.rules.resources import can_afford
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.turning import begin_turning, power_makers
from riftable.games.riftbound.words.amounts import EachHeldPoint
from riftable.games.riftbound.words.flow import lowered, skip
from riftable.games.riftbound.words.properties import Property

EXHAUST_ME: Final = Cost(exhaust=True)


@final
class AdditionalCost(Property):
    """A cost besides the base cost, which may make that cheaper: by each thing, if any number is spent."""

    extra: Extra

    def __init__(
        self, cost: Cost, may: bool, less: int = 0, less_power: int = 0, ignores: bool = False
    ) -> None:
        self.extra = Extra(cost, may, less, less_power, ignores)

    def join(self, card: Card) -> None:
        one: i64 = 1
        card.plain_extras |= one << len(card.extras)
        card.extras.append(self.extra)


def may_pay(cost: Cost, less: int = 0, less_power: int = 0, ignores: bool = False) -> AdditionalCost:
    """An additional cost that one may pay."""
    return AdditionalCost(cost, True, less, less_power, ignores)


def must_pay(cost: Cost) -> AdditionalCost:
    """An additional cost that one must pay."""
    return AdditionalCost(cost, False)


@final
class Repeat(Property):
    """A cost that one may pay so that the spell is carried out once more, with its own choices [820]."""

    extra: Extra

    def __init__(self, cost: Cost) -> None:
        self.extra = Extra(cost, True, 0, 0, False, repeats=True)

    def join(self, card: Card) -> None:
        card.extras.append(self.extra)


@final
class CheaperIf(Discount):
    """I cost less Energy and Power if something is so."""

    n: i64
    condition: Condition
    less_power: i64

    def __init__(self, n: int, condition: Condition, less_power: int = 0) -> None:
        self.n = n
        self.condition = condition
        self.less_power = less_power

    def energy(self, s: Realm, item: Item) -> i64:
        return self.n if self.condition.holds(s, -1, item.seat, None) else 0

    def power(self, s: Realm, item: Item) -> i64:
        return self.less_power if self.less_power and self.condition.holds(s, -1, item.seat, None) else 0


@final
class CheaperBy(Discount):
    """I cost so much less Energy as is counted, and so much less Power as another count of the same says."""

    amount: Amount
    less_power: Amount | None

    def __init__(self, amount: Amount, less_power: Amount | None = None, minimum: int = 0) -> None:
        self.amount = amount
        self.less_power = less_power
        self.least = minimum

    def join(self, card: Card) -> None:
        super().join(card)
        if isinstance(self.amount, EachHeldPoint):
            card.counts = [*card.counts, HELD]

    def energy(self, s: Realm, item: Item) -> i64:
        return max(self.amount.of(s, -1, item.seat), 0)

    def power(self, s: Realm, item: Item) -> i64:
        return max(self.less_power.of(s, -1, item.seat), 0) if self.less_power is not None else 0


@final
class CheaperElsewhere(Discount):
    """I cost less Energy if I am not played from a hand."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def energy(self, s: Realm, item: Item) -> i64:
        return self.n if item.origin > FROM_HAND else 0


@final
class Add(Word):
    """A cost, a colon, and resources that are added at once: no one can react to it [429]."""

    ability: Ability

    def __init__(
        self,
        adds: Adds,
        cost: Cost = EXHAUST_ME,
        timing: int = REACTION,
        only: Condition | None = None,
    ) -> None:
        self.ability = Ability("add", [])
        self.ability.cost = cost
        self.ability.timing = timing
        self.ability.adds = adds
        self.ability.only = only

    def join(self, card: Card) -> None:
        card.activated.append(self.ability)
        card.adds = True
        adds = self.ability.adds
        card.turns = card.turns or (adds is not None and adds.turns > 0)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")


# Instructions.


class CostWord(Instruction):
    """An instruction about costs."""


@final
class NextSpellCostsLess(CostWord):
    """The next spell one plays this turn costs less Energy; several of these are about the same spell."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        add_effect(s, Effect(CHEAPER_SPELL, -1, s.chain[-1].seat, self.n, once=True))


@final
class SpendBuffs(CostWord):
    """Spends any number of buffs of one's own units; perhaps each readies the unit that had it."""

    ready: bool

    def __init__(self, ready: bool = False) -> None:
        self.ready = ready

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        moves: list[int] = []
        for u in range(s.config.players + s.config.fields, len(s.kind)):
            if s.kind[u] != GONE and s.seat[u] == seat and s.flags[u] & BUFFED:
                moves.append(TARGET + u)
        if moves:
            s.ask = Ask(seat, ASK_SPEND, s.chain[-1].kind, SPEND_BUFF, [NONE, *moves])
        else:
            self.end(f)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move == NONE:
            self.end(f)
            return
        spend_buff(s, move - TARGET)
        if self.ready:
            make_ready(s, s.chain[-1].seat, move - TARGET)
        f.left += 1
        f.again()

    def end(self, f: Resolving) -> None:
        """Remember how many were spent."""
        f.n = f.left
        f.left = 0


@final
class PayAnyPower(CostWord):
    """Pays any amount of Power of any domain; what follows is about that amount [444]."""

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        moves = ways_to_pay_one(s, seat)
        moves += [USE + u for u in power_makers(s, seat) if USE + u not in moves]
        if moves:
            s.ask = Ask(seat, ASK_PAY, s.chain[-1].kind, f.left, sorted([NONE, *moves]))
        else:
            self.end(f)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move == NONE:
            self.end(f)
            return
        f.again()
        if move >= USE and move < USE + SPAN and move - USE in power_makers(s, s.chain[-1].seat):
            begin_turning(s, move - USE, ENERGY_INTO_POWER)  # some of what it makes may be paid then
            return
        pay_one(s, s.chain[-1].seat, move)
        f.left += 1

    def end(self, f: Resolving) -> None:
        """Remember how much was paid."""
        f.n = f.left
        f.left = 0


@final
class MayPayTo(CostWord):
    """While an item resolves its player may pay for more instructions [205, 444]."""

    cost: Cost
    words: list[Word]

    def __init__(self, cost: Cost, *words: Word) -> None:
        self.cost = cost
        self.words = list(words)

    def harms(self) -> bool:
        return any([word.harms() for word in self.words])

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        inner = lowered(self.words, ability)
        steps.append(OfferToPay(self.cost, len(inner)))
        steps += inner


@final
class OfferToPay(Step):
    """Ask whether to pay a cost of runes or XP; skip `steps` steps if it is not paid."""

    cost: Cost
    steps: i64

    def __init__(self, cost: Cost, steps: int) -> None:
        self.cost = cost
        self.steps = steps

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        if can_afford(s, item.seat, item.kind, self.cost):
            s.ask = Ask(item.seat, ASK_MAY, item.kind, MAY_USE, [YES, NO])
        else:
            skip(f, self.steps)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        item = s.chain[-1]
        if move == NO:
            skip(f, self.steps)
            return
        cost = self.cost
        if cost.xp:
            spend_xp(s, item.seat, cost.xp)
        s.frames.append(Paying(s.config.bill, item.seat, item.kind, [cost.energy, cost.power, cost.any]))


@final
class AmountPaid(Amount):
    """The Power just paid."""

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        f = s.frames[-1]
        return f.n if isinstance(f, Resolving) else 0


@final
class ChannelForEach(CostWord):
    """Channels 1 rune exhausted for each thing just spent."""

    def run(self, s: Realm, f: Resolving) -> None:
        if f.n:
            channel_for(s, s.chain[-1].seat, f.n, True)


AMOUNT_PAID: Final = AmountPaid()
