"""Instructions about growing stronger: XP of players, Empowered objects [441-442, 728-733, 827-828]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Instruction, Selector
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.growth import disempower, empower, gain_xp
from riftable.games.riftbound.rules.ids import GRANT
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.effects import Acts


@final
class GainXp(Instruction):
    """The player gains XP."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        gain_xp(s, s.chain[-1].seat, self.n)


# By its value, what a unit with Hunt does as it conquers or holds [823].
HUNT_ABILITIES: Final = [Ability(f"hunt {n}", [GainXp(n)]) for n in range(GRANT)]


@final
class Empower(Acts):
    """Objects become Empowered; those that are stay so."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        f.done = 1 if empower(s, u) else 0


@final
class Disempower(Acts):
    """Objects are no longer Empowered."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        f.done = 1 if disempower(s, u) else 0
