"""What cannot be done, and rules of the game that a card changes [054.1]."""

from __future__ import annotations

from typing import final

from riftable.core.machine import Ask
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Card, Condition, Instruction, Static
from riftable.games.riftbound.rules.events import ChampionReturned
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import ASK_RUNE, CANT_PLAY, HIDES_FREE, NUM_DOMAINS, SCORING
from riftable.games.riftbound.rules.items import Effect
from riftable.games.riftbound.rules.lasting import add_effect
from riftable.games.riftbound.rules.mutations import put_rune_under, take_from_trash
from riftable.games.riftbound.rules.paying import RECYCLE
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.selectors import ANYONES, ENEMY


@final
class Forbid(Static):
    """Something cannot be done: by anyone or only by opponents, anywhere or only here, always or while …"""

    deed: i64  # of `ids`
    whose: i64
    here: bool
    condition: Condition | None

    def __init__(self, deed: int, whose: int, here: bool = False, condition: Condition | None = None) -> None:
        assert whose in (ANYONES, ENEMY)
        self.deed = deed
        self.whose = whose
        self.here = here
        self.condition = condition

    def join(self, card: Card) -> None:
        card.passives.append(self)
        card.forbids = True

    def forbids(self, s: Realm, me: i64, deed: i64, seat: i64, place: i64) -> bool:
        if deed != self.deed or (self.here and place != s.at[me]):
            return False
        if self.whose == ENEMY and s.friends(s.seat[me], seat):
            return False
        return self.condition is None or self.condition.holds(s, me, s.seat[me], None)


@final
class NoScoringBefore(Static):
    """Players can't score here before a turn of theirs: the first is 1."""

    turn: i64

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def join(self, card: Card) -> None:
        card.passives.append(self)
        card.forbids = True

    def forbids(self, s: Realm, me: i64, deed: i64, seat: i64, place: i64) -> bool:
        return deed == SCORING and place == s.at[me] and s.taken[seat] < self.turn


@final
class MoreToWin(Static):
    """More points are needed to win the game."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def join(self, card: Card) -> None:
        card.passives.append(self)
        card.raises_victory = True

    def victory(self) -> i64:
        return self.n


@final
class HidesMore(Static):
    """An additional card may be hidden at this battlefield [107.3]."""

    def join(self, card: Card) -> None:
        card.hides_more = True


class LimitInstruction(Instruction):
    """An instruction about what players may or must do."""


@final
class OpponentsCantPlay(LimitInstruction):
    """Opponents can't play cards this turn; tokens are none, and abilities can be used."""

    def run(self, s: Realm, f: Resolving) -> None:
        for seat in s.seats_in_order():
            if not s.friends(seat, s.chain[-1].seat):
                add_effect(s, Effect(CANT_PLAY, -1, seat, 0))


@final
class HideForFree(LimitInstruction):
    """The player hides cards without paying this turn."""

    def run(self, s: Realm, f: Resolving) -> None:
        add_effect(s, Effect(HIDES_FREE, -1, s.chain[-1].seat, 0))


@final
class ReturnChampion(LimitInstruction):
    """Returns one's Chosen Champion from the trash to the Champion Zone, if that is empty [108.3]."""

    def run(self, s: Realm, f: Resolving) -> None:
        seat: i64 = s.chain[-1].seat
        kind: i64 = s.chosen[seat]
        f.done = 0
        if s.champion[seat] < 0 and kind in s.trash[seat]:
            f.done = 1
            take_from_trash(s, seat, kind)
            s.champion[seat] = kind
            if s.log is not None:
                s.log.append(ChampionReturned(seat, kind))


@final
class RecycleRune(LimitInstruction):
    """Recycles one of one's runes, which one must and which is no choice of a target."""

    def run(self, s: Realm, f: Resolving) -> None:
        seat: i64 = s.chain[-1].seat
        moves: list[int] = []
        for domain in range(NUM_DOMAINS):
            if s.runes[seat * NUM_DOMAINS + domain]:
                moves.append(RECYCLE + domain)
        if len(moves) == 1:
            self.answer(s, f, moves[0])
        elif moves:
            s.ask = Ask(seat, ASK_RUNE, s.chain[-1].kind, 0, moves)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        put_rune_under(s, s.chain[-1].seat, move - RECYCLE)
