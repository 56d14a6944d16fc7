"""Instructions about players: what they draw, discard, channel, play and win."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Card, Instruction
from riftable.games.riftbound.rules.draw_and_channel import channel_for, draw_for
from riftable.games.riftbound.rules.events import TookTurn, WonByCard
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import (
    ASK_DISCARD,
    ASK_SPEND,
    BUFFS_MORE,
    DISCARD,
    ENTER_READY,
    GEAR,
    SPAN,
    V_TRASH,
)
from riftable.games.riftbound.rules.items import FROM_TRASH, TOKEN_ITEM, Effect, Item
from riftable.games.riftbound.rules.mutations import discard, recycle_from_trash
from riftable.games.riftbound.rules.printed_costs import RECYCLE_CARD
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.zones import tell_to_play
from riftable.games.riftbound.words.amounts import amount
from riftable.games.riftbound.words.effects import NO_SEAT

NOWHERE: Final = -1

# Who does something.
THE_PLAYER: Final = 0  # the controller of the ability: "you"
THAT_PLAYER: Final = 1  # the player the event is about


def doer(s: Realm, who: i64) -> i64:
    """The seat that carries out an instruction."""
    item = s.chain[-1]
    event = item.event
    return event.seat if who == THAT_PLAYER and event is not None else item.seat


TRASH: Final = V_TRASH * SPAN


@final
class ItsControllerDraws(Instruction):
    """The controller of the kill's target draws, even if the death was replaced [359.3.e.14]."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        if f.n != NO_SEAT:
            draw_for(s, f.n, self.n)


@final
class ItsOwnerChannels(Instruction):
    """The owner of what was returned channels runes exhausted; no one, if nothing was."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        if f.n != NO_SEAT:
            channel_for(s, f.n, self.n, True)


@final
class BuffsGiveMore(Instruction):
    """Buffs of friendly units give more Might this turn."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        s.effects = [*s.effects, Effect(BUFFS_MORE, -1, s.chain[-1].seat, self.n)]
        s.dirty = True


@final
class AnotherTurn(Instruction):
    """The player takes another turn after this one [734]."""

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        s.turns = [*s.turns, seat]
        if s.log is not None:
            s.log.append(TookTurn(seat))


@final
class UnitsEnterReady(Instruction):
    """Units the player plays this turn enter ready, or those of the whole side."""

    friendly: bool

    def __init__(self, friendly: bool = False) -> None:
        self.friendly = friendly

    def run(self, s: Realm, f: Resolving) -> None:
        me: i64 = s.chain[-1].seat
        for seat in range(s.config.players):
            if seat == me or (self.friendly and s.friends(seat, me)):
                s.effects = [*s.effects, Effect(ENTER_READY, -1, seat, 0)]


@final
class Draw(Instruction):
    """Draws cards."""

    n: Amount
    who: i64

    def __init__(self, n: int | Amount, who: int = THE_PLAYER) -> None:
        self.n = amount(n)
        self.who = who

    def run(self, s: Realm, f: Resolving) -> None:
        seat: i64 = doer(s, self.who)
        draw_for(s, seat, self.n.of(s, f.me, seat))


@final
class Channel(Instruction):
    """Channels runes, exhausted or ready, as many as there are."""

    n: Amount
    ready: bool
    who: i64

    def __init__(self, n: int | Amount, ready: bool = False, who: int = THE_PLAYER) -> None:
        self.n = amount(n)
        self.ready = ready
        self.who = who

    def run(self, s: Realm, f: Resolving) -> None:
        seat: i64 = doer(s, self.who)
        n: i64 = self.n.of(s, f.me, seat)
        f.done = 1 if len(s.rune_decks[seat]) > 0 else 0
        f.n = max(n - len(s.rune_decks[seat]), 0)
        channel_for(s, seat, n, not self.ready)


@final
class Discard(Instruction):
    """Discards so many cards of one's own choice, or as many as there are [422]."""

    n: i64

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        if not f.left:
            f.left = self.n
            f.done = 0
            s.moment += 1  # all cards together
        moves: list[int] = []
        for kind in s.hands[seat]:
            if DISCARD + kind not in moves:
                moves.append(DISCARD + kind)
        if moves:
            s.ask = Ask(seat, ASK_DISCARD, s.chain[-1].kind, f.left, moves)
        else:
            f.left = 0

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        kind: i64 = move - DISCARD
        discard(s, s.chain[-1].seat, kind)
        f.done = 1
        f.n = s.cards[kind].cost.energy
        f.left -= 1
        if f.left:
            f.again()


@final
class RecycleFromTrash(Instruction):
    """Recycles so many cards of one's own choice from one's trash, or as many as there are [416]."""

    n: i64

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        seat: i64 = s.chain[-1].seat
        left = list(s.trash[seat])
        for kind in f.picked:
            left.remove(kind)
        if left and len(f.picked) < self.n:
            moves = [TRASH + kind for kind in sorted(set(left))]
            s.ask = Ask(seat, ASK_SPEND, s.chain[-1].kind, RECYCLE_CARD, moves)
            return
        if f.picked:
            recycle_from_trash(s, seat, seat, f.picked)
        f.done = 1 if f.picked else 0
        f.picked = []

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        f.picked = [*f.picked, move - TRASH]
        f.again()


@final
class PlayMe(Instruction):
    """The card plays itself from the trash, its own cost ignored; nothing, if it is no longer there."""

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        if item.kind in s.trash[item.seat]:
            card = tell_to_play(s, item.seat, item.seat, item.kind, FROM_TRASH)
            card.ignores_energy = card.ignores_power = True


@final
class WinGame(Instruction):
    """The player wins the game [195]."""

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        s.winner = s.config.sides[item.seat]
        if s.log is not None:
            s.log.append(WonByCard(item.seat, item.kind))


@final
class PlayTokens(Instruction):
    """Plays tokens: units here, or each where the player may and wants to; gear to base [184]."""

    n: Amount
    token: Card
    here: bool
    ready: bool
    at_base: bool
    exhausted: bool  # of gear, which else enters ready

    def __init__(
        self,
        n: int | Amount,
        token: Card,
        here: bool = False,
        ready: bool = False,
        at_base: bool = False,
        exhausted: bool = False,
    ) -> None:
        self.n = amount(n)
        self.token = token
        self.here = here
        self.ready = ready
        self.at_base = at_base
        self.exhausted = exhausted

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.makes.append(self.token)
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        place: i64 = NOWHERE
        if self.token.type == GEAR:
            place = item.seat
        elif self.here:
            if f.me < 0:
                return
            place = s.at[f.me]
        elif self.at_base:
            place = item.seat
        elif item.bound >= 0:
            place = item.bound
        for _ in range(self.n.of(s, f.me, item.seat)):
            token = Item(TOKEN_ITEM, s.config.by_number[self.token.key], None, -1, item.seat)
            token.place = place
            token.given = place != NOWHERE
            token.ready = self.ready
            token.exhausted = self.exhausted
            s.moment += 1
            token.moment = s.moment
            s.fresh.append(token)
        s.dirty = True
