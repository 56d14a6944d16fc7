"""Instructions about players: what they draw, discard, channel, play and win."""

from __future__ import annotations

from typing import Final, final

from riftable.core.bag import take
from riftable.core.machine import Ask
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Card, Instruction, Selector, Word
from riftable.games.riftbound.rules.death import kill
from riftable.games.riftbound.rules.draw_and_channel import channel_for, draw_for
from riftable.games.riftbound.rules.events import Declared, TookTurn
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import (
    ASK_DISCARD,
    ASK_LOSE,
    AT_TURN_END,
    BUFFS_MORE,
    DISCARD,
    ENTER_READY,
    TARGET,
)
from riftable.games.riftbound.rules.items import CARD, FROM_TRASH, TOKEN_UNIT, Effect, Item
from riftable.games.riftbound.rules.mutations import bonus_damage, deal, discard
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.words.effects import NO_SEAT, Acts

NOWHERE: Final = -1


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
class EachKillsOne(Instruction):
    """Each player kills one of their units: all choose in turn order, then all die together."""

    def run(self, s: Realm, f: Resolving) -> None:
        for seat in s.seats_in_order():
            own = self.units(s, seat)
            if not own or any([u in f.picked for u in own]):
                continue
            if len(own) > 1:
                s.ask = Ask(seat, ASK_LOSE, s.chain[-1].kind, 0, [TARGET + u for u in own])
                return
            f.picked = f.picked + own
        if f.picked:
            kill(s, [u for u in f.picked if s.kind[u] != GONE])

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        f.picked = [*f.picked, move - TARGET]
        f.again()

    def units(self, s: Realm, seat: i64) -> list[int]:
        """The units of a seat, wherever they are."""
        first = s.config.players + s.config.fields
        return [u for u in range(first, len(s.kind)) if s.seat[u] == seat and s.card(u).is_unit]


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
    """Units the player plays this turn enter ready."""

    def run(self, s: Realm, f: Resolving) -> None:
        s.effects = [*s.effects, Effect(ENTER_READY, -1, s.chain[-1].seat, 0)]


@final
class Draw(Instruction):
    """Draws cards."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        draw_for(s, s.chain[-1].seat, self.n)


@final
class Channel(Instruction):
    """Channels runes exhausted, as many as there are."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        seat = s.chain[-1].seat
        f.done = 1 if len(s.rune_decks[seat]) > 0 else 0
        channel_for(s, seat, self.n, True)


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
class DealItsCost(Acts):
    """Damage equal to the Energy cost of the card just discarded; nothing, if there was none."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def run(self, s: Realm, f: Resolving) -> None:
        if f.done and f.n > 0:
            for u in self.selector.among(s, f):
                self.act(s, f, u)

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        deal(s, f.me, u, f.n + bonus_damage(s, s.chain[-1].seat, u))


@final
class PlayMe(Instruction):
    """The card plays itself from the trash, its own cost ignored; nothing, if it is no longer there."""

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        if item.kind not in s.trash[item.seat]:
            return
        s.trash[item.seat] = take(s.trash[item.seat], item.kind)
        card = Item(CARD, item.kind, s.cards[item.kind].spell, -1, item.seat)
        card.origin = FROM_TRASH
        card.free = True
        s.moment += 1
        card.moment = s.moment
        s.fresh.append(card)
        s.dirty = True
        if s.log is not None:
            s.log.append(Declared(item.seat, item.kind))


@final
class AtEndOfTurn(Instruction):
    """What is done at the end of this turn: an ability of its own by then [389]."""

    words: list[Word]
    ability: Ability

    def __init__(self, *words: Word) -> None:
        self.words = list(words)
        self.ability = Ability("at end of turn", self.words)

    def prepare_card(self, card: Card) -> None:
        card.delayed = self.ability

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        s.effects = [*s.effects, Effect(AT_TURN_END, -1, item.seat, item.kind)]


@final
class WinGame(Instruction):
    """The player wins the game [195]."""

    def run(self, s: Realm, f: Resolving) -> None:
        s.winner = s.config.sides[s.chain[-1].seat]


@final
class PlayTokens(Instruction):
    """Plays token units: here, or each where the player may and wants to [184]."""

    n: i64
    token: Card
    here: bool
    ready: bool
    at_base: bool

    def __init__(
        self, n: int, token: Card, here: bool = False, ready: bool = False, at_base: bool = False
    ) -> None:
        self.n = n
        self.token = token
        self.here = here
        self.ready = ready
        self.at_base = at_base

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        place: i64 = NOWHERE
        if self.here:
            if f.me < 0:
                return
            place = s.at[f.me]
        elif self.at_base:
            place = item.seat
        elif item.bound >= 0:
            place = item.bound
        for _ in range(self.n):
            token = Item(TOKEN_UNIT, s.config.by_number[self.token.key], None, -1, item.seat)
            token.place = place
            token.given = place != NOWHERE
            token.ready = self.ready
            s.moment += 1
            token.moment = s.moment
            s.fresh.append(token)
        s.dirty = True
