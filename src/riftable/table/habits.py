"""Habits: where a seat passes without being asked, because it said so. Preferences, no rules: the rules ask.

Who passes at once tells the table that he holds nothing. So where several people play, and somebody has cards
that nobody else sees, passing takes as long by habit as it takes at least by hand (`Table.floor`).
"""

from __future__ import annotations

from typing import Final

from riftable.core.rules import View
from riftable.riftbound import facts
from riftable.riftbound.items import CARD
from riftable.riftbound.view import RealmView
from riftable.table.shapes import Habits

WINDOWS: Final = (facts.ASK_REACT, facts.ASK_SHOWDOWN, facts.ASK_INVITED)  # questions that passing answers
PASS: Final = facts.V_PASS * facts.SPAN
NONE: Final = Habits(auto=False, own=False)
MOST_CARDS: Final = 40  # that one yields to


def is_window(view: View) -> bool:
    """Whether the seat of a view is asked only whether it wants to answer something."""
    return isinstance(view, RealmView) and view.ask is not None and view.ask.kind in WINDOWS


def holds_secrets(view: View) -> bool:
    """Whether the seat of a view has cards that others cannot see, so that it might answer with one."""
    assert isinstance(view, RealmView)
    return bool(view.hand) or any(kind >= 0 for kind in view.hidden)


def by_habit(view: View, habits: Habits) -> int | None:
    """What the seat of a view has said it would answer; None: it wants to be asked."""
    if not isinstance(view, RealmView) or not is_window(view):
        return None
    ask, t = view.ask, view.table
    assert ask is not None
    if PASS not in ask.moves or any(stop in habits.stops for stop in moments(view)):
        return None
    if habits.auto and len(ask.moves) == 1:
        return PASS
    if habits.turn == t.round:
        return PASS
    if habits.until_attacked and not is_attacked(view):
        return PASS
    if ask.kind == facts.ASK_REACT:
        top = t.chain[-1]
        if (habits.own and top.seat == view.seat) or t.cards[top.kind].name in habits.cards:
            return PASS
    return None


def is_attacked(view: RealmView) -> bool:
    """Whether the seat of a view defends in a combat."""
    return bool(view.table.combat) and int(view.table.defender) == view.seat


def moments(view: RealmView) -> list[str]:
    """What the question is about, as one may want to be asked there whatever else was said."""
    ask, t = view.ask, view.table
    assert ask is not None
    found = ["attacked"] if is_attacked(view) else []
    if ask.kind == facts.ASK_SHOWDOWN:
        found.append("showdown")
    elif ask.kind == facts.ASK_REACT and t.chain[-1].seat != view.seat:
        found.append("spell" if t.chain[-1].what == CARD else "ability")
    return found
