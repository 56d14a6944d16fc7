"""Attachment: gear joins a unit, goes with it, and stays behind when the unit leaves [434-435, 716-725]."""

from __future__ import annotations

from riftable.core.native import i64
from riftable.games.riftbound.rules.events import Attached, Detached
from riftable.games.riftbound.rules.ids import ATTACHED, ATTACHED_NOW, UNIT_EQUIPPED
from riftable.games.riftbound.rules.items import WITH_THE_TURN, WITH_THE_UNIT
from riftable.games.riftbound.rules.lasting import host_of, remember
from riftable.games.riftbound.rules.mutations import relocate
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.triggering import about, announce


def attach(s: Realm, u: i64, host: i64) -> bool:
    """Attach an object to a unit, from which it is no move to go there; False if it is there already."""
    old: i64 = host_of(s, u)
    if old == host:
        return False
    if old:
        detach(s, u)
    if s.at[u] != s.at[host]:
        relocate(s, u, s.at[host])
    join(s, u, host)
    if s.card(u).knows_when_attached:
        remember(s, ATTACHED_NOW, u, host, WITH_THE_TURN)
    if s.log is not None:
        s.log.append(Attached(u, host))
    if s.config.heard[UNIT_EQUIPPED] and "Equipment" in s.card(u).tags:
        s.moment += 1
        announce(s, about(s, UNIT_EQUIPPED, host, s.chain[-1].seat if s.chain else s.seat[u]))
    return True


def join(s: Realm, u: i64, host: i64) -> None:
    """Remember what an object is attached to, and which text a unit has by it; 0: nothing."""
    unit: i64 = host or host_of(s, u)
    copies = s.card(u).copies_text
    if copies:
        s.drop_from_index(unit)
    remember(s, ATTACHED, u, host, WITH_THE_UNIT)
    if copies:
        s.index_object(unit)


def detach(s: Realm, u: i64) -> bool:
    """Detach an object; it stays where it is. Return False if it is not attached [435]."""
    if not host_of(s, u):
        return False
    join(s, u, 0)
    if s.log is not None:
        s.log.append(Detached(u))
    return True
