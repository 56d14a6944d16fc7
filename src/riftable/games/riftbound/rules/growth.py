"""XP of players and Empowered objects: how they come and go [441-442, 728-733]."""

from __future__ import annotations

from riftable.core.native import i64
from riftable.games.riftbound.rules.events import GainedXp, SpentXp, WasDisempowered, WasEmpowered
from riftable.games.riftbound.rules.ids import EMPOWERED
from riftable.games.riftbound.rules.lists import with_value
from riftable.games.riftbound.rules.state import Realm


def empower(s: Realm, u: i64) -> bool:
    """Empower an object; return False if it is Empowered already [441]."""
    if s.flags[u] & EMPOWERED:
        return False
    s.flags[u] |= EMPOWERED
    s.dirty = True
    if s.log is not None:
        s.log.append(WasEmpowered(u))
    return True


def disempower(s: Realm, u: i64) -> bool:
    """Disempower an object; return False if it is not Empowered [442]."""
    if not s.flags[u] & EMPOWERED:
        return False
    s.flags[u] &= ~EMPOWERED
    s.dirty = True
    if s.log is not None:
        s.log.append(WasDisempowered(u))
    return True


def gain_xp(s: Realm, seat: i64, n: i64) -> None:
    """Give a seat XP, which its teammate does not share [729-730]."""
    if n > 0:
        s.xp = with_value(s.xp, seat, s.xp[seat] + n)
        s.dirty = True
        if s.log is not None:
            s.log.append(GainedXp(seat, s.xp[seat]))


def spend_xp(s: Realm, seat: i64, n: i64) -> bool:
    """Take XP from a seat, also as a cost; return False, and take nothing, if it has too little [731]."""
    if s.xp[seat] < n:
        return False
    s.xp = with_value(s.xp, seat, s.xp[seat] - n)
    s.dirty = True
    if s.log is not None:
        s.log.append(SpentXp(seat, s.xp[seat]))
    return True
