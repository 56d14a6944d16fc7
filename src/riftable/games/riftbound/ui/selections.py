"""Choices of Riftbound in which the order does not matter, from mulligans and discards to group moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.core.machine import Ask
from riftable.gamekit.selections import FreeChoice, JointAction
from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.additional_costs import extras_of
from riftable.games.riftbound.rules.extra_costs import Spend
from riftable.games.riftbound.rules.frames import Playing, Resolving
from riftable.games.riftbound.rules.ids import (
    ASK_DESTINATION,
    ASK_DISCARD,
    ASK_GROUP,
    ASK_MAIN,
    ASK_MULLIGAN,
    ASK_SPEND,
    ASK_TAKE,
    ASK_TARGET,
    AT,
    DISCARD,
    GO,
    IN_TRASH,
    MOVE,
    SPAN,
    TAKE_TO_RECYCLE,
    V_ASIDE,
    V_AT,
    V_MOVE,
    V_TAKE,
)
from riftable.games.riftbound.rules.legal_plays import spend_base, spendable
from riftable.games.riftbound.rules.standard_move import can_reach, destinations, is_ready
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.turn import MAX_ASIDE
from riftable.games.riftbound.words import tasks

MOVES_TOGETHER: Final = (ASK_MAIN, ASK_DESTINATION, ASK_GROUP)


def free_choice(s: Realm) -> FreeChoice | None:
    """Return the choice that the question belongs to, if several things can be chosen in any order."""
    ask = s.ask
    assert ask is not None
    if ask.kind == ASK_MULLIGAN:
        aside = len(s.aside[ask.seat])
        return FreeChoice(aside, 0, MAX_ASIDE, [V_ASIDE * SPAN + kind for kind in s.hands[ask.seat]])
    frame = s.frames[-1]
    if isinstance(frame, Resolving) and ask.kind == ASK_DISCARD:
        return discards(s, frame, ask.seat)
    if isinstance(frame, Resolving) and ask.kind == ASK_TAKE and ask.n == TAKE_TO_RECYCLE:
        looked_at = s.aside[ask.seat]
        chosen = int(frame.left)
        return FreeChoice(chosen, 0, chosen + len(looked_at), [V_TAKE * SPAN + kind for kind in looked_at])
    if not isinstance(frame, Playing):
        return None
    if ask.kind == ASK_TARGET:
        return targets(s, frame)
    return spending(s, frame) if ask.kind == ASK_SPEND else None


def discards(s: Realm, frame: Resolving, seat: int) -> FreeChoice | None:
    """Return the choice of cards to discard, if there is more than one. They are discarded together."""
    step = frame.at.step
    if not isinstance(step, tasks.Discard):
        return None
    chosen = int(step.n - frame.left)
    n = min(int(step.n), chosen + len(s.hands[seat]))
    return FreeChoice(chosen, n, n, [DISCARD + kind for kind in s.hands[seat]]) if n > 1 else None


def targets(s: Realm, frame: Playing) -> FreeChoice | None:
    """Return the choice of targets that is open, if it can have more than one."""
    item = s.chain[frame.index]
    if item.ability is None:
        return None
    pick = item.ability.picks[frame.pick]
    if pick.most <= 1:
        return None
    codes = pick.codes(s, item)
    most = pick.most if any(code >= IN_TRASH for code in codes) else min(pick.most, len(codes))
    return FreeChoice(
        len(item.chosen[frame.pick]), int(pick.least), int(most), [pick.base + code for code in codes]
    )


def spending(s: Realm, frame: Playing) -> FreeChoice | None:
    """Return the choice of what a cost is paid with, if it can be more than one thing."""
    item = s.chain[frame.index]
    cost: Cost
    i = 0
    if isinstance(frame.at.step, Spend):
        assert item.ability is not None
        cost = item.ability.cost
    else:
        i = int(frame.extra)
        cost = extras_of(s, item)[i].cost
    if cost.most <= 1:
        return None
    base = spend_base(cost.spend)
    codes = spendable(s, item, cost)
    chosen = len(item.spent[i]) if i < len(item.spent) else 0
    most = min(int(cost.most), len(codes))
    return FreeChoice(chosen, int(cost.least), most, [base + code for code in codes])


def joint_move(s: Realm, moves: Sequence[int]) -> JointAction | None:
    """Return the standard move that these answers are, once its destination is known."""
    ask = s.ask
    if ask is None or ask.kind != ASK_MAIN or moves[0] // SPAN != V_MOVE or not ask.allows(moves[0]):
        return None
    units = [moves[0] - MOVE]
    places = destinations(s, units[0])
    rest = list(moves[1:])
    if len(places) > 1:
        if not rest or rest[0] // SPAN != V_AT:
            return None
        to = rest.pop(0) - AT
    else:
        to = places[0]
    while rest and rest[0] // SPAN == V_MOVE:
        units.append(rest.pop(0) - MOVE)
    units.sort()
    others = [
        u for u in range(len(s.kind)) if u not in units and is_ready(s, ask.seat, u) and can_reach(s, u, to)
    ]
    first, *following = units
    path = [MOVE + first, *([AT + to] if len(destinations(s, first)) > 1 else [])]
    path += [MOVE + u for u in following]
    if rest == [GO]:
        asked = any(u > units[-1] for u in others)  # else the rules do not ask who else comes along
        return JointAction([*path, *([GO] if asked else [])], [], len(units))
    return JointAction([*path, *rest], [] if rest else [MOVE + u for u in others], len(units))


def can_join(ask: Ask, move: int) -> bool:
    """Return whether other units may come along after this answer."""
    verb = move // SPAN
    return ask.kind in MOVES_TOGETHER and (verb == V_MOVE or (ask.kind == ASK_DESTINATION and verb == V_AT))
