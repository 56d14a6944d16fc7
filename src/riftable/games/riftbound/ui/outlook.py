"""What comes of the chain and of a combat if everyone passes: who falls, which points are scored."""

from __future__ import annotations

from typing import Final

from riftable.core.event import Event, Reveal
from riftable.core.machine import CHANCE, State
from riftable.games.riftbound.rules import events as e
from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.state import Realm

PASS: Final = ids.V_PASS * ids.SPAN
PASSED: Final = (ids.ASK_REACT, ids.ASK_SHOWDOWN, ids.ASK_INVITED)
MAX_ANSWERS: Final = 80  # a bound only
COMBAT: Final = -1
UNTOLD: Final = (  # what leads to a result, but is none
    e.Passed, e.Resolved, e.Chose, e.Triggered, e.CombatBegan, e.CombatEnded, e.ShowdownEnded, e.Exhausted,
    e.Healed, e.Tapped, Reveal,
)  # fmt: skip


def pass_on(state: State, story: list[Event]) -> None:
    """Let everyone pass until the chain is empty and no showdown is open, or something else is asked.

    What happens in the next turn is left out.
    """
    for _ in range(MAX_ANSWERS):
        ask = state.ask
        if ask is None or ask.kind not in PASSED or PASS not in ask.moves:
            return
        events: list[Event] = []
        state.apply(PASS, events)
        this_turn = before_next_turn(events)
        story += this_turn
        if len(this_turn) < len(events):
            return


def before_next_turn(events: list[Event]) -> list[Event]:
    """Return the events up to the end of the turn."""
    begins = (i for i, event in enumerate(events) if isinstance(event, e.TurnBegan))
    return events[: next(begins, len(events))]


def outlook(s: Realm) -> list[tuple[int, list[Event], bool]]:
    """Return the results of each item of the chain and of the combat this turn, newest first."""
    found: list[tuple[int, list[Event], bool]] = []
    lowest, sure = len(s.chain), True
    turn = s.round
    for _ in range(MAX_ANSWERS):
        ask = s.ask
        if ask is None or (not s.chain and not s.stage) or s.round != turn:
            break
        if ask.seat == CHANCE and ask.kind == ids.CHANCE_DRAW:
            move = ask.moves[0]
        elif ask.kind in PASSED and PASS in ask.moves:
            move = PASS
        elif ask.kind == ids.ASK_ASSIGN:
            move, sure = ask.moves[0], sure and len(ask.moves) == 1
        else:
            break
        waiting = len(s.chain)
        events: list[Event] = []
        s.apply(move, events)
        told = [event for event in before_next_turn(events) if not isinstance(event, UNTOLD)]
        if not told:
            continue
        item = waiting - 1 if waiting else COMBAT
        if found and (item >= lowest or item == found[-1][0]):  # what came of it joins it
            found[-1][1].extend(told)
            found[-1] = (found[-1][0], found[-1][1], sure)
        else:
            found.append((item, told, sure))
        lowest = min(lowest, item) if item >= 0 else COMBAT
    return [(i, without_fatal_hits(told) if i == COMBAT else told, certain) for i, told, certain in found]


def without_fatal_hits(events: list[Event]) -> list[Event]:
    """Return the events without the damage of units that die: in a combat of many units that is enough."""
    dead = {event.unit for event in events if isinstance(event, e.Died)}
    return [event for event in events if not (isinstance(event, e.Hit) and event.unit in dead)]
