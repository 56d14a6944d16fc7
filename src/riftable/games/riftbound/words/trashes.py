"""Instructions about cards in the trashes of all players."""

from __future__ import annotations

from typing import final

from riftable.core.machine import Ask
from riftable.core.native import i64
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import (
    ASK_CHOOSE,
    IN_TRASH,
    NONE,
    RECYCLE_FROM_TRASHES,
    SEAT,
    SPAN,
    TARGET,
)
from riftable.games.riftbound.rules.mutations import recycle_from_trash
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.zones import ZoneWord


@final
class RecycleFromTrashes(ZoneWord):
    """Recycles up to so many cards from any trashes. They are no targets, so they are chosen now [416.6].

    While the player chooses in a trash, `n` of the frame is whose it is. From one to which they went, a card
    must be chosen before they go to the next: going back and forth would never end.
    """

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        if not f.left:
            f.left = 1
            f.n = seat
            f.picked = []
        f.picked = [code for code in f.picked if not s.is_gone(code // SPAN)]
        moves: list[int] = []
        if len(f.picked) < self.n:
            for kind in self.left_in(s, f, f.n):
                if TARGET + IN_TRASH + kind not in moves:
                    moves.append(TARGET + IN_TRASH + kind)
            for other in range(s.config.players) if self.may_go_on(s, f) else []:
                if other != f.n and self.left_in(s, f, other):
                    moves.append(SEAT + other)
        if moves:
            s.ask = Ask(seat, ASK_CHOOSE, s.chain[-1].kind, RECYCLE_FROM_TRASHES, [NONE, *moves])
        else:
            self.recycle(s, f)

    def may_go_on(self, s: Realm, f: Resolving) -> bool:
        """Whether the player may go to another trash."""
        if not f.picked:
            return f.n == s.chain[-1].seat or s.is_gone(f.n)
        return f.picked[-1] // SPAN == f.n or s.is_gone(f.n)

    def left_in(self, s: Realm, f: Resolving, seat: i64) -> list[int]:
        """The cards of a trash that are not chosen yet."""
        left = list(s.trash[seat])
        for code in f.picked:
            if code // SPAN == seat:
                left.remove(code % SPAN)
        return left

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move == NONE:
            self.recycle(s, f)
            return
        if move >= SEAT:
            f.n = move - SEAT
        else:
            f.picked = [*f.picked, f.n * SPAN + move - TARGET - IN_TRASH]
        f.again()

    def recycle(self, s: Realm, f: Resolving) -> None:
        """Put what was chosen under the decks of its owners."""
        for seat in range(s.config.players):
            kinds = [code % SPAN for code in f.picked if code // SPAN == seat]
            if kinds:
                recycle_from_trash(s, s.chain[-1].seat, seat, kinds)
        f.left = 0
        f.n = 0
        f.picked = []
