"""Instructions that speak of the event behind a triggered ability: its player, its place, what came of it."""

from __future__ import annotations

from typing import final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Instruction, Pick, Selector
from riftable.games.riftbound.rules.event_hooks import has_moved
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import EXHAUSTED, NUM_DOMAINS, RUNES_OF
from riftable.games.riftbound.rules.items import Item
from riftable.games.riftbound.rules.mutations import gain_point, move
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.triggering import conquer_effects
from riftable.games.riftbound.words.effects import Acts
from riftable.games.riftbound.words.tasks import THE_PLAYER, doer


@final
class Score(Instruction):
    """Scores points; what holds conquering back from the last point does not hold back an effect [471.1]."""

    n: i64
    who: i64

    def __init__(self, n: int, who: int = THE_PLAYER) -> None:
        self.n = n
        self.who = who

    def run(self, s: Realm, f: Resolving) -> None:
        for _ in range(self.n):
            gain_point(s, doer(s, self.who))


@final
class MoveAlong(Acts):
    """Moves a unit to where the unit of the event has moved."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        item = s.chain[-1]
        event = item.event
        origin: i64 = s.at[u]
        if event is not None and event.place != origin:
            s.moment += 1
            if move(s, u, event.place) and s.at[u] == event.place:
                has_moved(s, u, origin, item.seat)


@final
class ConquerEffects(Instruction):
    """The conquer effects of all units here trigger as if they had conquered [383.4.g]."""

    def run(self, s: Realm, f: Resolving) -> None:
        if f.me >= 0:
            s.moment += 1
            for u in s.here[s.at[f.me]]:
                if s.card(u).is_unit:
                    conquer_effects(s, u)


@final
class ExhaustedPick(Pick):
    """Anything on the board that is exhausted, but the source: a unit, gear, a legend, or a rune."""

    def codes(self, s: Realm, item: Item) -> list[int]:
        found = [u for u in range(len(s.kind)) if self.fits(s, item, u)]
        for i in range(s.config.players * NUM_DOMAINS):
            if s.ready[i] < s.runes[i]:
                found.append(RUNES_OF + i)
        return found

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        if code >= RUNES_OF:
            return s.ready[code - RUNES_OF] < s.runes[code - RUNES_OF]
        if s.kind[code] == GONE or code == item.me or not s.flags[code] & EXHAUSTED:
            return False
        return not s.card(code).unchosen or s.friends(item.seat, s.seat[code])
