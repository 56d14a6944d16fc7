"""Damage: how it is dealt, and who is responsible for the deaths it causes [417, 428.5, 712]."""

from __future__ import annotations

from riftable.core.native import i64
from riftable.games.riftbound.rules.events import Hit, Prevented
from riftable.games.riftbound.rules.ids import ATTACKER, KILLS, UNIT_HURT
from riftable.games.riftbound.rules.items import WITH_THE_CLEANUP, Effect
from riftable.games.riftbound.rules.prevention import BY_COMBAT, BY_ITEM, BY_UNIT, taken
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.triggering import announce_about


def bonus_damage(s: Realm, seat: i64, u: i64) -> i64:
    """The Bonus Damage of the item that resolves, a seat's, against a unit, all of it together [712]."""
    n: i64 = s.chain[-1].bonus if s.chain else 0
    for me in s.auras:
        for static in s.cards[s.kind[me]].passives:
            n += static.damage(s, me, seat, u)
    return n


def deal(s: Realm, by: i64, u: i64, n: i64, source: i64 = BY_ITEM) -> None:
    """Mark damage on a unit, but for what is prevented; only amounts from 1 on are dealt [417, 437]."""
    due: i64 = n
    n = taken(s, u, n, source)
    if n < due and s.log is not None:
        s.log.append(Prevented(u, due - n))
    if n < 1:
        return
    s.hurt[u] += n
    s.unhurt = False
    s.dirty = True
    if s.log is not None:
        s.log.append(Hit(by, u, n))
    if s.config.attributes:
        blame_source(s, by, u, source)
    announce_about(s, UNIT_HURT, u, -1)


def blame_source(s: Realm, by: i64, u: i64, source: i64) -> None:
    """Remember what has just dealt damage to a unit: the item that resolves, a unit, or the other side."""
    if source == BY_COMBAT:
        blame(s, u, s.defender if s.flags[u] & ATTACKER else s.attacker, -1)
    elif source == BY_UNIT and by >= 0:
        blame(s, u, s.seat[by], s.kind[by])
    elif s.chain:
        blame(s, u, s.chain[-1].seat, s.chain[-1].kind)


def blame(s: Realm, u: i64, seat: i64, kind: i64) -> None:
    """Remember who is responsible if a permanent dies now, and with which card [428.5]."""
    if s.config.attributes:
        s.effects = [*s.effects, Effect(KILLS, u, seat, kind + 1, WITH_THE_CLEANUP)]
