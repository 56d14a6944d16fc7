"""Autopass: where a seat passes without being asked, by the preferences of its player.

The rules know nothing of it: they ask every seat that may answer. Whether and when a seat passes by itself
must not depend on cards that no one else sees: the others would learn from a quick pass that it holds no
answer, and from a slow one that it holds some. So where several people play, "nothing else can be done" is
decided by what a spectator knows (`could_answer`); if a spectator must reckon with an answer, the player is
asked, even where passing is all they can do. The other preferences do not look at the hand. Where a player
holds hidden cards, an automatic pass takes at least as long as one by hand (`TableServices.min_answer_ms`).
"""

from __future__ import annotations

from typing import Final

from riftable.core.rules import View
from riftable.gamekit.autopass import Autopass, AutopassPreferencesLike, Stop
from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.chain import PROCESS
from riftable.games.riftbound.rules.items import CARD
from riftable.games.riftbound.rules.view import RealmView

PASS: Final = ids.V_PASS * ids.SPAN


def is_window(view: View) -> bool:
    """Whether the seat of a view is asked only whether it wants to answer something."""
    return isinstance(view, RealmView) and view.ask is not None and view.ask.kind in ids.WINDOWS


def holds_secrets(view: View) -> bool:
    """Whether the seat of a view has cards that others cannot see, so that it might answer with one."""
    assert isinstance(view, RealmView)
    return bool(view.hand) or any(kind >= 0 for kind in view.hidden)


def could_answer(public: RealmView, seat: int) -> bool:
    """Whether this seat might do something else than pass, for all that a spectator knows.

    `public` is the view of a spectator, so that the answer is the same whatever the seat holds. It is never
    False where the seat has another answer: the hand is taken to be every card that might be in it.
    """
    t = public.table
    for place, hider in enumerate(t.hider):
        if hider == seat and t.since[place] < t.round:
            return True
    hand = list(t.known[seat])
    if public.hands[seat] > len(hand):
        if t.config.closed:
            return True  # it might be anything
        hand += public.unseen[seat]
    world = t.copy()
    world.hands[seat] = sorted(hand)
    return PROCESS.may_invite(world, seat) or bool(PROCESS.answers(world, seat, PROCESS.quickness(world)))


def autopass_move(view: View, preferences: AutopassPreferencesLike, public: View | None = None) -> int | None:
    """Return the move by which the seat of a view passes automatically; None if it wants to be asked.

    `public` is the view of a spectator, if other people play: they must learn nothing about the hand.
    """
    if not isinstance(view, RealmView) or not is_window(view):
        return None
    ask, t = view.ask, view.table
    assert ask is not None
    if PASS not in ask.moves or any(stop in preferences.stops for stop in moments(view)):
        return None
    if preferences.auto and len(ask.moves) == 1:
        assert public is None or isinstance(public, RealmView)
        if public is None or not could_answer(public, view.seat):
            return PASS
    if preferences.turn == t.round:
        return PASS
    if preferences.until_attacked and not is_attacked(view):
        return PASS
    if ask.kind == ids.ASK_REACT:
        top = t.chain[-1]
        if (preferences.own and top.seat == view.seat) or t.cards[top.kind].name in preferences.cards:
            return PASS
    return None


def is_attacked(view: RealmView) -> bool:
    """Whether the seat of a view defends in a combat."""
    return bool(view.table.combat) and int(view.table.defender) == view.seat


def moments(view: RealmView) -> list[Stop]:
    """Return the moments of `AutopassPreferences.stops` that the question is one of."""
    ask, t = view.ask, view.table
    assert ask is not None
    found: list[Stop] = ["attacked"] if is_attacked(view) else []
    if ask.kind == ids.ASK_SHOWDOWN:
        found.append("showdown")
    elif ask.kind == ids.ASK_REACT and t.chain[-1].seat != view.seat:
        found.append("spell" if t.chain[-1].what == CARD else "ability")
    return found


class RiftboundAutopass(Autopass):
    """Passing in chains, showdowns and when invited to one."""

    def answer(self, view: View, preferences: AutopassPreferencesLike, public: View | None) -> int | None:
        return autopass_move(view, preferences, public)

    def could_hide_an_answer(self, view: View) -> bool:
        return is_window(view) and holds_secrets(view)


AUTOPASS: Final = RiftboundAutopass()
