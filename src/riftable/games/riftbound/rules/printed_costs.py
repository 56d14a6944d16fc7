"""What something costs, as printed [201-206]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64

# Costs that are not of runes, at most one of them in a cost.
NOTHING: Final = 0
EXHAUST_FRIEND: Final = 1
KILL_FRIEND: Final = 2
DISCARD_CARD: Final = 3
RECYCLE_CARD: Final = 4  # from one's trash
SPEND_BUFF: Final = 5  # of any unit one controls
SPEND_MY_BUFF: Final = 6
SPEND_ITS_BUFF: Final = 7  # of the unit that a replacement is about
KILL_PERMANENT: Final = 8  # a friendly unit or gear
RETURN_GEAR: Final = 9  # a friendly gear, to its owner's hand
RECYCLE_UNIT: Final = 10  # a unit from one's trash
KILL_GEAR: Final = 11  # a friendly gear
RETURN_OWN_UNIT: Final = 12  # one that one controls where the source is, to its owner's hand
EXHAUST_LEGEND: Final = 13  # one's own
RECYCLE_FRIEND: Final = 14  # another friendly unit
ANY_NUMBER: Final = 1000  # of what is spent


@final
class Cost:
    """Energy, Power of the card's own domains or of any, XP, what becomes of the source, more [201-206]."""

    energy: i64
    power: i64
    exhaust: bool
    spend: i64  # one of the costs above
    any: i64  # Power of any domain
    least: i64  # how many are spent
    most: i64
    kill: bool
    xp: i64  # that the player spends
    banish: bool  # the source

    def __init__(
        self,
        energy: int = 0,
        power: int = 0,
        exhaust: bool = False,
        spend: int = NOTHING,
        any_power: int = 0,
        n: int = 1,
        any_number: bool = False,
        kill: bool = False,
        xp: int = 0,
        banish: bool = False,
    ) -> None:
        self.energy = energy
        self.power = power
        self.exhaust = exhaust
        self.spend = spend
        self.any = any_power
        self.least = 0 if any_number else n
        self.most = ANY_NUMBER if any_number else n
        self.kill = kill
        self.xp = xp
        self.banish = banish

    @property
    def is_free(self) -> bool:
        """Whether there is nothing to pay."""
        runes = self.energy or self.power or self.any
        return not (runes or self.exhaust or self.spend or self.kill or self.xp or self.banish)


FREE: Final = Cost()


@final
class PriceChange:
    """What a passive ability makes a card cost more or less. A minimum binds only its own discount [356]."""

    energy: i64
    power: i64  # of any domain
    more: bool
    least: i64  # the Energy cost that a discount does not go below
    least_power: i64

    def __init__(self, energy: int, power: int, more: bool, least: int = 0, least_power: int = 0) -> None:
        self.energy = energy
        self.power = power
        self.more = more
        self.least = least
        self.least_power = least_power


@final
class Extra:
    """An additional cost of a card, and what it changes about the others [356]."""

    cost: Cost
    optional: bool  # one may pay it or not
    less: i64  # Energy that the card costs less if it is paid; for each thing, if any number is spent
    less_power: i64
    ignores: bool  # the base cost is then ignored
    repeats: bool  # the spell is then carried out once more [820]
    ignores_energy: bool  # the base cost in Energy is then ignored

    def __init__(
        self,
        cost: Cost,
        optional: bool,
        less: i64,
        less_power: i64,
        ignores: bool,
        repeats: bool = False,
        ignores_energy: bool = False,
    ) -> None:
        self.cost = cost
        self.optional = optional
        self.less = less
        self.less_power = less_power
        self.ignores = ignores
        self.repeats = repeats
        self.ignores_energy = ignores_energy

    @property
    def helps(self) -> bool:
        """Whether paying it makes anything cheaper."""
        return self.less > 0 or self.less_power > 0 or self.ignores or self.ignores_energy
