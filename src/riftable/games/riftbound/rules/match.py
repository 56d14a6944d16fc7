"""Between the games of a match: cards go to and from the sideboard, and the Chosen Champion is named."""

from __future__ import annotations

from typing import Final, final

from riftable.core.bag import Bag, Pile, bag_of, with_one, without_one
from riftable.core.event import Reveal
from riftable.core.machine import Ask, Frame, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.events import Swapped
from riftable.games.riftbound.rules.ids import (
    ASK_CHAMPION,
    ASK_IN,
    ASK_OUT,
    CHAMPION,
    NONE,
    SPAN,
    V_CHOSEN,
    V_IN,
    V_OUT,
)
from riftable.games.riftbound.rules.lists import with_value
from riftable.games.riftbound.rules.mutations import all_seats
from riftable.games.riftbound.rules.state import Realm

OUT: Final = V_OUT * SPAN
IN: Final = V_IN * SPAN
CHOSEN: Final = V_CHOSEN * SPAN


def with_bag(bags: list[Bag], seat: i64, cards: Bag | list[int]) -> list[Bag]:
    """A column of bags with one changed; copies of a position share the old one."""
    out = bags[:]
    out[seat] = bag_of(cards)
    return out


def exchange(s: Realm, seat: i64, out: int, back: int) -> None:
    """Move `out` from the Main Deck to the sideboard and `back` from there to the deck; -1: no card."""
    main, side = s.mains[seat], s.sideboards[seat]
    if out >= 0:
        main, side = without_one(main, out), with_one(side, out)
    if back >= 0:
        main, side = with_one(main, back), without_one(side, back)
    s.mains = with_bag(s.mains, seat, main)
    s.sideboards = with_bag(s.sideboards, seat, side)
    s.decks[seat] = Pile(s.mains[seat])


@final
class Swap(Step):
    """Swap cards with the sideboard one for one, at most as many as it holds.

    `passes` counts seats, `moment` the steps of one; only the player sees what goes and comes.
    """

    def run(self, s: Realm, f: Frame) -> None:
        seat = s.passes
        if seat >= s.config.players or not any(s.wins):
            s.passes = s.moment = 0
            return
        if s.moment % 2:
            moves = [IN + kind for kind in sorted(set(s.sideboards[seat]))]
            s.ask = Ask(seat, ASK_IN, -1, s.moment // 2, moves)
        elif s.moment < 2 * len(s.config.sideboards[seat]):
            moves = [NONE, *[OUT + kind for kind in sorted(set(s.mains[seat]))]]
            s.ask = Ask(seat, ASK_OUT, -1, s.moment // 2, moves)
        else:
            self.done(s, f)

    def answer(self, s: Realm, f: Frame, move: i64) -> None:
        if move == NONE:
            self.done(s, f)
            return
        if move >= IN:
            exchange(s, s.passes, -1, move - IN)
        else:
            exchange(s, s.passes, move - OUT, -1)
        s.moment += 1
        f.again()

    def done(self, s: Realm, f: Frame) -> None:
        """Finish the deck of a seat."""
        if s.log is not None and s.config.sideboards[s.passes]:
            s.log.append(Swapped(s.passes))
        s.passes += 1
        s.moment = 0
        f.again()


@final
class PickChampion(Step):
    """Ask for the Chosen Champion where a deck has several candidates; all are shown together."""

    def run(self, s: Realm, f: Frame) -> None:
        if not any(s.wins):
            return
        for seat in range(s.config.players):
            if s.wish[seat] < 0:
                found = champions(s, seat)
                # With a sideboard or closed lists, always ask: being asked must not tell of swaps.
                if len(found) > 1 or s.config.sideboards[seat] or s.config.closed:
                    s.ask = Ask(seat, ASK_CHAMPION, -1, 0, [CHOSEN + kind for kind in found])
                else:
                    s.wish = with_value(s.wish, seat, s.chosen[seat])
                    f.again()
                return

    def answer(self, s: Realm, f: Frame, move: i64) -> None:
        for seat in range(s.config.players):
            if s.wish[seat] < 0:
                s.wish = with_value(s.wish, seat, move - CHOSEN)
                break
        f.again()


def champions(s: Realm, seat: i64) -> list[int]:
    """The champion units of a deck that its legend can choose [103.2.a]."""
    name = s.cards[s.config.legends[seat]].champion
    found: list[int] = [s.chosen[seat]]
    for kind in s.mains[seat]:
        card = s.cards[kind]
        if card.supertype == CHAMPION and card.champion == name and kind not in found:
            found.append(kind)
    found.sort()
    return found


@final
class LayDecks(Step):
    """Set up the decks of the next game."""

    def run(self, s: Realm, f: Frame) -> None:
        for seat in range(s.config.players):
            wish: i64 = s.wish[seat]
            if wish >= 0 and s.log is not None:
                s.log.append(Reveal(seat, wish, all_seats(s)))
            if wish >= 0 and wish != s.chosen[seat]:
                main = with_one(without_one(s.mains[seat], wish), s.chosen[seat])
                s.mains = with_bag(s.mains, seat, main)
                s.chosen = with_value(s.chosen, seat, wish)
                s.decks[seat] = Pile(s.mains[seat])
                s.champion[seat] = wish
        s.wish = [-1] * s.config.players


SWAP: Final = Swap()
PICK_CHAMPION: Final = PickChampion()
LAY_DECKS: Final = LayDecks()
