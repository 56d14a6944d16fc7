"""What is true of every position of Riftbound in which a player is asked. Laws of random play check it."""

from __future__ import annotations

from riftable.core.machine import CHANCE
from riftable.core.native import i64
from riftable.games.riftbound.rules.cleanup import is_fight, staged, with_lethal_damage
from riftable.games.riftbound.rules.facedown import capacity, covered
from riftable.games.riftbound.rules.frames import Playing, Resolving
from riftable.games.riftbound.rules.ids import (
    ASK_MAIN,
    ATTACKER,
    DEFENDER,
    GEAR,
    NO_STAGE,
    POOL,
    SHOWDOWN,
    SPAN,
    UNIT,
    WINDOWS,
)
from riftable.games.riftbound.rules.items import Item
from riftable.games.riftbound.rules.lasting import host_of
from riftable.games.riftbound.rules.state import GONE, Realm


def violation(s: Realm) -> str:
    """Return what is wrong with a position; "" if nothing is."""
    ask = s.ask
    if ask is None:
        return ""
    found = wrong_numbers(s) or wrong_places(s) or wrong_references(s) or wrong_showdown(s)
    if not found and ask.seat != CHANCE and s.is_gone(ask.seat):
        found = "a player who has left is asked"
    if not found and (ask.kind == ASK_MAIN or ask.kind in WINDOWS):
        found = untidy(s)
    if not found and ask.kind == ASK_MAIN:
        found = unsettled(s)
    return found


def wrong_numbers(s: Realm) -> str:
    """Check runes, pools, damage and turns."""
    for i, runes in enumerate(s.runes):
        if not 0 <= s.ready[i] <= runes:
            return "more runes are ready than there are"
    if min([*s.energy, *s.spell_energy, *s.gear_power, *s.power, *s.hurt, *s.points]) < 0:
        return "a number is below 0"
    for seat in range(s.config.players):
        if not s.is_gone(seat):
            continue
        if s.hands[seat] or s.trash[seat] or s.num_runes(seat) or seat in s.hider or seat in s.turns:
            return "a player who has left has something left"
        if any(s.power[seat * POOL : (seat + 1) * POOL]) or s.late == seat:
            return "a player who has left has something left"
    return ""


def wrong_places(s: Realm) -> str:
    """Check where permanents are, and whose they are."""
    first: i64 = s.config.players + s.config.fields
    there: list[int] = []
    for place, units in enumerate(s.here):
        for u in units:
            if s.at[u] != place or s.kind[u] == GONE:
                return f"object {u} is not where it should be"
            if s.is_gone(s.seat[u]) or s.is_gone(s.owner[u]):
                return f"object {u} belongs to a player who has left"
            host: i64 = host_of(s, u)
            if host and (s.kind[host] == GONE or s.at[host] != place):
                return f"object {u} is not with the unit that it is attached to"
            if place < s.config.players and s.seat[u] != place and not host and not s.dirty:
                return f"object {u} is in the base of another player"
        there += units
        if s.is_field(place) and crowded(s, place):
            return f"units of too many players are at battlefield {place}"
    living = [u for u in range(first, len(s.kind)) if s.kind[u] != GONE]
    if sorted(there) != living:
        return "a permanent is at no place, or at two"
    if any([s.card(u).type not in (UNIT, GEAR) for u in living]):
        return "something is on the board that is no permanent"
    return ""


def crowded(s: Realm, place: i64) -> bool:
    """Whether units of three players, or of teammates, are at a battlefield [447.2]."""
    seats: list[int] = []
    for u in s.here[place]:
        if s.card(u).is_unit and s.seat[u] not in seats:
            seats.append(s.seat[u])
    return len(seats) > 2 or (len(seats) == 2 and s.friends(seats[0], seats[1]))


def wrong_references(s: Realm) -> str:
    """Check that what is remembered of objects is about objects that are there."""
    for item in [*s.chain, *s.fresh]:
        for u in referred(item):
            if not is_there(s, u):
                return f"an item refers to object {u}, which is gone"
        if s.is_gone(item.seat):
            return "an item is of a player who has left"
    for effect in s.effects:
        if not is_there(s, effect.unit):
            return f"an effect is on object {effect.unit}, which is gone"
    for f in s.frames:
        if isinstance(f, Resolving) and not is_there(s, f.me):
            return f"an ability of object {f.me} resolves, which is gone"
        if isinstance(f, Playing) and f.index >= len(s.chain):
            return "an item is made final that is not on the chain"
    if not all([is_there(s, u) for u in s.aims[::2]]):
        return "combat damage is assigned to a unit that is gone"
    before = (s.auras, s.layered, s.listeners, s.actors, s.facedown)
    s.index()
    if before != (s.auras, s.layered, s.listeners, s.actors, s.facedown):
        return "the index of abilities is out of date"
    return ""


def referred(item: Item) -> list[int]:
    """The objects that an item refers to."""
    event = item.event
    found = [item.me] if event is None else [item.me, event.subject]
    for codes in item.all_chosen():
        found += [code for code in codes if code < SPAN]
    return found


def is_there(s: Realm, u: i64) -> bool:
    """Whether an object is on the board; -1, which is none, counts."""
    return u < len(s.kind) and (u < 0 or s.kind[u] != GONE)


def wrong_showdown(s: Realm) -> str:
    """Check what runs at a battlefield, and the roles of units."""
    if (s.stage == NO_STAGE) != (s.showdown < 0):
        return "a showdown runs nowhere, or none runs somewhere"
    if s.combat and (s.showdown < 0 or s.friends(s.attacker, s.defender)):
        return "a combat has no place or no two sides"
    for u in range(s.config.players + s.config.fields, len(s.kind)):
        roles: i64 = s.flags[u] & (ATTACKER | DEFENDER)
        if roles and (not s.combat or s.kind[u] == GONE or roles == ATTACKER | DEFENDER):
            return f"object {u} attacks or defends out of place"
        if s.combat and s.kind[u] != GONE and s.at[u] == s.showdown and s.card(u).is_unit:
            if s.seat[u] not in (s.attacker, s.defender):
                return f"object {u} takes part in a combat of others"
    return ""


def untidy(s: Realm) -> str:
    """Check what a cleanup puts right, where a player may act."""
    if s.dirty or s.fresh:
        return "a player acts before everything is settled"
    if with_lethal_damage(s.copy()):  # which remembers nothing beside the position
        return "a unit lives with lethal damage"
    for place in range(s.config.players, s.config.players + s.config.fields):
        if any([not s.card(u).is_unit and not host_of(s, u) for u in s.here[place]]):
            return f"gear is at battlefield {place}"
        for slot in s.slots(place):
            if s.hider[slot] >= 0 and s.hider[slot] != s.seat[place]:
                return f"a facedown card is at battlefield {place}, which its controller has lost"
        if covered(s, place) > capacity(s, place):
            return f"too many facedown cards are at battlefield {place}"
        if not s.is_closed() and s.seat[place] >= 0 and place != s.showdown:
            if not s.has_units(s.seat[place], place):
                return f"battlefield {place} is controlled without a unit"
    for u in range(s.config.players + s.config.fields, len(s.kind)):
        if s.combat and s.kind[u] != GONE and s.card(u).is_unit:
            role: i64 = ATTACKER if s.seat[u] == s.attacker else DEFENDER
            role = role if s.at[u] == s.showdown else 0
            if s.flags[u] & (ATTACKER | DEFENDER) != role:
                return f"object {u} has not the role that it should have"
    if s.stage == SHOWDOWN and not s.combat and not s.is_closed() and is_fight(s, s.showdown):
        return "a showdown goes on that should be a combat"
    return ""


def unsettled(s: Realm) -> str:
    """Check that nothing is left to do where the turn player acts freely."""
    if s.chain or s.stage != NO_STAGE or staged(s):
        return "the turn player acts while something is open"
    for place in range(s.config.players, s.config.players + s.config.fields):
        if s.contester[place] >= 0:
            return f"battlefield {place} is contested, and nothing comes of it"
        for u in s.here[place]:
            if s.seat[u] != s.seat[place] and not host_of(s, u):
                return f"object {u} is at battlefield {place}, which its controller does not control"
    return ""
