"""How many cards an answer stands for, where cards that are alike are one answer."""

from __future__ import annotations

from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import (
    ASK_TAKE,
    DISCARD_FROM_HAND,
    KEEP_CARD,
    RECYCLE_FROM_HAND,
    V_PLAY,
    V_TAKE,
    V_TRASH,
)
from riftable.games.riftbound.rules.view import RealmView


def copies(view: RealmView, verb: int, kind: int) -> int:
    """Return how many cards of a kind can be chosen by an answer that names the kind, at least 1."""
    return max(1, cards_to_choose_from(view, verb).count(kind))


def cards_to_choose_from(view: RealmView, verb: int) -> list[int]:
    """Return the cards, by kind, among which an answer chooses; none where alike ones do not matter."""
    t, ask = view.table, view.ask
    frame = t.frames[-1] if t.frames else None
    if verb == V_TRASH:
        left = list(t.trash[view.seat])
        for kind in frame.picked if isinstance(frame, Resolving) else []:
            if kind in left:
                left.remove(kind)
        return left
    if verb == V_PLAY:
        return view.aside
    if verb != V_TAKE or ask is None:
        return []
    if ask.kind == ASK_TAKE:
        return view.aside
    if ask.n == KEEP_CARD:
        return view.hand
    if ask.n in (DISCARD_FROM_HAND, RECYCLE_FROM_HAND):
        return list(t.known[t.chain[-1].chosen[0][0]])
    return []
