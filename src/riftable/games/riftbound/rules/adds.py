"""What abilities add to a pool [429]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftbound.rules.ids import UNIVERSAL

# What an ability turns into what, in any amount.
POWER_INTO_ENERGY: Final = 1
ENERGY_INTO_POWER: Final = 2


@final
class Adds:
    """Resources that an ability adds to the pool [429]."""

    energy: i64
    power: i64
    domain: i64  # of the Power; UNIVERSAL: it pays for any
    spells: bool  # only to play spells
    gear: bool  # Power only to play gear and use abilities of gear
    turns: i64  # one of those above: any amount is paid, and as much added; 0: it turns nothing

    def __init__(
        self,
        energy: int = 0,
        power: int = 0,
        domain: int = UNIVERSAL,
        spells: bool = False,
        gear: bool = False,
        turns: int = 0,
    ) -> None:
        self.energy = energy
        self.power = power
        self.domain = domain
        self.spells = spells
        self.gear = gear
        self.turns = turns
