"""Cleanups: what is put right between actions, in the order of the rule book [318-324]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Code, Frame, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.death import kill
from riftable.games.riftbound.rules.events import CombatBegan
from riftable.games.riftbound.rules.facedown import lose_facedown
from riftable.games.riftbound.rules.ids import (
    ATTACKER,
    BECOMES_MIGHTY,
    COMBAT_WON,
    DEFENDER,
    DEFENDS,
    FOUGHT,
    I_ATTACK,
    I_DEFEND,
    MIGHTY_FROM,
    MIGHTY_NOW,
    NO_STAGE,
    NOT_ROLES,
    SHOWDOWN,
    STUNNED,
    TIED,
    UNIT_ATTACKS,
    UNIT_FIGHTS,
    UNIT_WINS,
)
from riftable.games.riftbound.rules.items import (
    NO_OBJECTS,
    WITH_THE_CLEANUP,
    WITH_THE_COMBAT,
    WITH_THE_UNIT,
    Effect,
)
from riftable.games.riftbound.rules.lasting import (
    add_effect,
    end_effects,
    end_turn_effects,
    host_of,
    number_of,
    remember,
)
from riftable.games.riftbound.rules.lists import clear
from riftable.games.riftbound.rules.mutations import heal, recall, take_control
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.triggering import about, announce_about, happen

ORDINARY: Final = 0
AFTER_COMBAT: Final = 1  # with 3c heal all units, 3d recall attackers
END_OF_TURN: Final = 2  # with 3c heal, 3d "this turn" and Stunned end, 3e pools empty


def clean_up(s: Realm, special: i64) -> None:
    """Do one cleanup; if it changes anything, another one is due."""
    s.dirty = False
    s.look_for_winner()  # 1
    if s.winner >= 0:
        return
    if s.combat:
        designate(s)  # 2
    doomed = with_lethal_damage(s)  # 3
    if doomed:
        frames = len(s.frames)
        kill(s, doomed)
        if len(s.frames) > frames:  # a player must first say what is saved
            s.frames.insert(frames, Frame(REST_CODES[special]))
            return
    go_on(s, special)


def go_on(s: Realm, special: i64) -> None:
    """Do the part of a cleanup that follows the deaths."""
    end_effects(s, WITH_THE_CLEANUP)
    if special:
        for u in range(s.config.players + s.config.fields, len(s.kind)):
            if s.kind[u] != GONE:
                heal(s, u)
    if s.config.heard[BECOMES_MIGHTY]:
        notice_mighty(s)
    if special == AFTER_COMBAT:
        recall_attackers(s)
    elif special == END_OF_TURN:
        expire(s)
    if not s.is_closed():
        lose_control(s)  # 4
    if s.config.has_gear:
        recall_gear(s)  # 5
    lose_facedown(s)
    settle_contested(s)  # 6 to 8; what is staged follows from it
    if s.stage == SHOWDOWN and not s.combat and not s.is_closed() and is_fight(s, s.showdown):
        begin_combat(s)  # 10a


@final
class Rest(Step):
    """The rest of a cleanup in which a player had to choose."""

    special: i64

    def __init__(self, special: int) -> None:
        self.special = special

    def run(self, s: Realm, f: Frame) -> None:
        go_on(s, self.special)


REST_CODES: Final = [Code(f"cleanup {n}", [Rest(n)]) for n in (ORDINARY, AFTER_COMBAT, END_OF_TURN)]


def with_lethal_damage(s: Realm) -> list[int]:
    """The units that die now, all at once [142.4]."""
    doomed = NO_OBJECTS
    if s.unhurt:
        return doomed
    s.unhurt = True
    for u, damage in enumerate(s.hurt):  # 0 for legends and battlefields
        if damage and s.kind[u] != GONE:
            s.unhurt = False
            if damage >= s.might(u):
                doomed = [*doomed, u]
    return doomed


def notice_mighty(s: Realm) -> None:
    """Tell abilities which units have become Mighty since the last cleanup [706]."""
    for u in range(s.config.players + s.config.fields, len(s.kind)):
        if s.kind[u] == GONE or not s.card(u).is_unit:
            continue
        mighty: i64 = 1 if s.might(u) >= MIGHTY_FROM else 0
        if mighty != number_of(s, MIGHTY_NOW, u):
            remember(s, MIGHTY_NOW, u, mighty, WITH_THE_UNIT)
            if mighty:
                announce_about(s, BECOMES_MIGHTY, u, s.seat[u])


def recall_attackers(s: Realm) -> None:
    """Recall the attackers if defenders are still there; in a tie something may recall all [740.3]."""
    there = s.here[s.showdown]
    if any(s.flags[u] & DEFENDER for u in there):
        tie = any(s.flags[u] & ATTACKER for u in there)
        everyone = tie and recalls_all(s)
        if tie and (s.config.heard[UNIT_WINS] or s.config.heard[COMBAT_WON]):
            add_effect(s, Effect(TIED, -1, s.attacker, 0, WITH_THE_COMBAT))
        for u in there:
            if s.flags[u] & ATTACKER or (everyone and s.flags[u] & DEFENDER):
                recall(s, u)


def recalls_all(s: Realm) -> bool:
    """Whether something replaces the end of a tied combat: all units are recalled."""
    for me in s.auras:
        for static in s.cards[s.kind[me]].passives:
            if static.recalls_all(s, me):
                return True
    return False


def expire(s: Realm) -> None:
    """End all effects that last this turn, all together, and empty the pools."""
    clear(s.extra)
    for u, flags in enumerate(s.flags):
        if flags & STUNNED:
            s.flags[u] = flags & ~STUNNED
    end_turn_effects(s)
    empty_pools(s)


def empty_pools(s: Realm) -> None:
    """Empty the pools of Energy and Power of all seats [167]."""
    clear(s.energy)
    clear(s.spell_energy)
    clear(s.gear_power)
    clear(s.power)


def lose_control(s: Realm) -> None:
    """Take control of battlefields from seats without units there, except at the running showdown [190.4]."""
    for place in range(s.config.players, s.config.players + s.config.fields):
        seat: i64 = s.seat[place]
        if seat >= 0 and place != s.showdown and not s.has_units(seat, place):
            take_control(s, -1, place)


def recall_gear(s: Realm) -> None:
    """Gear stays neither at battlefields nor in another player's base, unless it is attached [147-152]."""
    for place in range(s.config.players + s.config.fields):
        for u in s.here[place]:
            if place < s.config.players and s.seat[u] == place:
                continue
            if not s.card(u).is_unit and not host_of(s, u):
                recall(s, u)


def settle_contested(s: Realm) -> None:
    """Contested ends where the contester has no unit and nothing runs; the others may contest."""
    for place in range(s.config.players, s.config.players + s.config.fields):
        contester: i64 = s.contester[place]
        if contester < 0 or place == s.showdown or s.has_units(contester, place):
            continue
        s.contester[place] = -1
        s.dirty = True
        for u in s.here[place]:
            if s.seat[u] != s.seat[place] and s.card(u).is_unit:
                s.contester[place] = s.seat[u]
                break


def opponents_at(s: Realm, place: i64) -> i64:
    """Return the other seat with units at a contested battlefield; -1: none."""
    for u in s.here[place]:
        if s.seat[u] != s.contester[place] and s.card(u).is_unit:
            return s.seat[u]
    return -1


def is_fight(s: Realm, place: i64) -> bool:
    """Whether the contester of a battlefield and another seat both have units there [323.7]."""
    contester: i64 = s.contester[place]
    return contester >= 0 and s.has_units(contester, place) and opponents_at(s, place) >= 0


def staged(s: Realm) -> list[int]:
    """Return where showdowns wait to be opened; those without combat come first [323.9-10]."""
    if s.stage != NO_STAGE:
        return []
    plain = fights = NO_OBJECTS
    for place in range(s.config.players, s.config.players + s.config.fields):
        contester: i64 = s.contester[place]
        if contester >= 0 and s.has_units(contester, place):
            if opponents_at(s, place) < 0:
                plain = [*plain, place]
            else:
                fights = [*fights, place]
    return plain or fights


# Combat.


def begin_combat(s: Realm) -> None:
    """Make the showdown a combat: the seat that contested attacks, the other defends [464]."""
    assert is_fight(s, s.showdown)
    s.combat = True
    s.attacker = s.contester[s.showdown]
    s.defender = opponents_at(s, s.showdown)
    s.dirty = True
    if s.log is not None:
        s.log.append(CombatBegan(s.showdown, s.attacker, s.defender))
    designate(s)
    announce_about(s, DEFENDS, s.showdown, s.defender)  # at the same moment as its units


def designate(s: Realm) -> None:
    """Units at the combat have their controller's role, all others none; the first time they hear of it."""
    attacks = defends = NO_OBJECTS
    for u in range(s.config.players + s.config.fields, len(s.kind)):
        if s.kind[u] == GONE:
            continue
        flags: i64 = s.flags[u]
        role: i64 = 0
        if s.at[u] == s.showdown and s.card(u).is_unit:
            role = ATTACKER if s.seat[u] == s.attacker else DEFENDER
            if not flags & FOUGHT:
                role |= FOUGHT
                if role & ATTACKER:
                    attacks = [*attacks, u]
                else:
                    defends = [*defends, u]
        new: i64 = (flags & (NOT_ROLES | FOUGHT)) | role
        if new != flags:
            s.flags[u] = new
            s.dirty = True
    s.moment += 1
    for u in attacks:
        happen(s, about(s, I_ATTACK, u, s.attacker))
        announce_about(s, UNIT_FIGHTS, u, s.attacker)
        announce_about(s, UNIT_ATTACKS, u, s.attacker)
    s.moment += 1
    for u in defends:
        happen(s, about(s, I_DEFEND, u, s.defender))
        announce_about(s, UNIT_FIGHTS, u, s.defender)
