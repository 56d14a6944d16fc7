"""Instructions in which other players choose too, or show their hands.

What other players choose is no target [355.10], so it is chosen while the item resolves. Each frame notes in
`left` how many players have answered, and in `picked` what they chose, which all players see.
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.event import Reveal
from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Instruction, Pick, Word
from riftable.games.riftbound.rules.damage import blame
from riftable.games.riftbound.rules.death import kill
from riftable.games.riftbound.rules.draw_and_channel import channel_for, draw_for
from riftable.games.riftbound.rules.events import (
    HandRevealed,
    Recycled,
)
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import (
    ASK_CHOOSE,
    CARDS_OR_RUNES,
    DISCARD_FROM_HAND,
    GEAR,
    KEEP_CARD,
    KEEP_GEAR,
    KEEP_RUNE,
    KEEP_UNIT,
    KILL_OWN_GEAR,
    KILL_OWN_UNIT,
    KILL_UNIT,
    LET_DRAW,
    NO,
    NONE,
    NUM_DOMAINS,
    RECYCLE_FROM_HAND,
    RETURN_UNIT,
    RUNES_OF,
    SEAT,
    SPAN,
    TARGET,
    UNIT,
    V_MODE,
    V_TAKE,
    YES,
)
from riftable.games.riftbound.rules.items import Item
from riftable.games.riftbound.rules.lists import with_card, without
from riftable.games.riftbound.rules.mutations import (
    all_seats,
    discard,
    lose_card,
    put_under,
    recycle,
    recycle_runes,
    to_owners_hand,
    was_recycled,
)
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.zones import recycle_permanents
from riftable.games.riftbound.words.flow import lowered, skip

MODE: Final = V_MODE * SPAN
TAKE: Final = V_TAKE * SPAN
NO_ANSWER: Final = -1  # of a player who has left


class Choice(Instruction):
    """An instruction in which other players choose, or show what they hold."""


def permanents(s: Realm, type_: i64) -> list[int]:
    """All permanents of a type."""
    first = s.config.players + s.config.fields
    return [u for u in range(first, len(s.kind)) if s.kind[u] != GONE and s.card(u).type == type_]


def from_next(s: Realm, seat: i64) -> list[int]:
    """All seats in turn order, from the one after a seat round to it: also those who have left."""
    n = s.config.players
    return [(seat + 1 + i) % n for i in range(n)]


def next_to_answer(s: Realm, f: Resolving, order: list[int]) -> i64:
    """The next seat in an order that is still in the game; `left` of the frame counts those before it.

    -1: all have answered.
    """
    while f.left < len(order) and s.is_gone(order[f.left]):
        f.left += 1
    return order[f.left] if f.left < len(order) else -1


def choice(s: Realm, seat: i64, what: i64, moves: list[int]) -> Ask:
    """The question of what a seat chooses for the item that resolves."""
    return Ask(seat, ASK_CHOOSE, s.chain[-1].kind, what, moves)


@final
class EachKillsOne(Choice):
    """Each player kills one of their units or gear: all choose in turn order, then all die together."""

    type: i64

    def __init__(self, type_: int = UNIT) -> None:
        self.type = type_

    def run(self, s: Realm, f: Resolving) -> None:
        for seat in s.seats_in_order():
            own = [u for u in permanents(s, self.type) if s.seat[u] == seat]
            if not own or any([u in f.picked for u in own]):
                continue
            if len(own) > 1:
                what: i64 = KILL_OWN_GEAR if self.type == GEAR else KILL_OWN_UNIT
                s.ask = choice(s, seat, what, [TARGET + u for u in own])
                return
            f.picked = f.picked + own
        if f.picked:
            for u in f.picked:
                blame(s, u, s.seat[u], s.chain[-1].kind)
            kill(s, [u for u in f.picked if s.kind[u] != GONE])

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        f.picked = [*f.picked, move - TARGET]
        f.again()


@final
class EachMayReturn(Choice):
    """Each player, from the next one on, may return a unit to its owner's hand, one after the other."""

    def run(self, s: Realm, f: Resolving) -> None:
        seat = next_to_answer(s, f, from_next(s, s.chain[-1].seat))
        units = permanents(s, UNIT)
        if seat >= 0 and units:
            s.ask = choice(s, seat, RETURN_UNIT, [NONE, *[TARGET + u for u in units]])
        else:
            f.left = 0

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move != NONE:
            to_owners_hand(s, move - TARGET)
        f.left += 1
        f.again()


@final
class OthersChooseVictims(Choice):
    """Each other player chooses a unit that the player does not control and none chose before; all die."""

    def run(self, s: Realm, f: Resolving) -> None:
        me: i64 = s.chain[-1].seat
        seat = next_to_answer(s, f, from_next(s, me)[:-1])
        units = [u for u in permanents(s, UNIT) if s.seat[u] != me and u not in f.picked]
        if seat >= 0 and units:
            s.ask = choice(s, seat, KILL_UNIT, [TARGET + u for u in units])
            return
        f.left = 0
        victims = [u for u in f.picked if s.kind[u] != GONE]
        if victims:
            for u in victims:
                blame(s, u, me, s.chain[-1].kind)
            kill(s, victims)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        f.picked = [*f.picked, move - TARGET]
        f.left += 1
        f.again()


@final
class EachDiscardsHand(Choice):
    """Each player discards their hand."""

    def run(self, s: Realm, f: Resolving) -> None:
        s.moment += 1
        for seat in s.seats_in_order():
            for kind in s.hands[seat][:]:
                discard(s, seat, kind)


@final
class EachDraws(Choice):
    """Each player draws, in turn order."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        for seat in reversed(s.seats_in_order()):  # the frame put down last runs first
            draw_for(s, seat, self.n)


@final
class OthersChooseCardsOrRunes(Choice):
    """Each other player chooses cards or runes; for each, that player and the player draw or channel."""

    n: i64

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        me: i64 = s.chain[-1].seat
        order = from_next(s, me)[:-1]
        seat = next_to_answer(s, f, order)
        f.picked = [*f.picked, *([NO_ANSWER] * (f.left - len(f.picked)))]
        if seat >= 0:
            s.ask = choice(s, seat, CARDS_OR_RUNES, [MODE, MODE + 1])
            return
        f.left = 0
        for runes in (1, 0):  # the frame put down last runs first: cards come before runes
            for i in range(len(order) - 1, -1, -1):
                if f.picked[i] == runes and not s.is_gone(order[i]):
                    for drawer in (order[i], me):
                        if runes:
                            channel_for(s, drawer, self.n, True)
                        else:
                            draw_for(s, drawer, self.n)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        f.picked = [*f.picked, move - MODE]
        f.left += 1
        f.again()


@final
class EachKeeps(Choice):
    """Each player chooses so many of their units, gear, runes and cards in hand; the rest is recycled.

    The cards of the hand that are kept lie aside until all have chosen: no other player sees which they are.
    """

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        for seat in s.seats_in_order():
            for what in (KEEP_UNIT, KEEP_GEAR, KEEP_RUNE, KEEP_CARD):
                moves = self.left_to_choose(s, f, seat, what)
                if moves:
                    s.ask = choice(s, seat, what, moves)
                    return
        recycled: list[int] = []  # told when all is gone: what leaves with it does not see it [383.2.c]
        for seat in s.seats_in_order():
            if self.recycle_cards(s, seat):
                recycled.append(seat)
            self.recycle_rest_of_runes(s, f, seat)
        for owner in s.seats_in_order():
            rest = [u for u in [*permanents(s, UNIT), *permanents(s, GEAR)] if s.owner[u] == owner]
            if recycle_permanents(s, owner, [u for u in rest if u not in f.picked]):
                recycled.append(owner)
        s.moment += 1
        for owner in recycled:
            was_recycled(s, owner, owner)

    def left_to_choose(self, s: Realm, f: Resolving, seat: i64, what: i64) -> list[int]:
        """What a seat can keep next; nothing, if it has chosen enough or there is nothing to choose."""
        if what == KEEP_CARD:
            if len(s.aside[seat]) >= self.n or len(s.hands[seat]) + len(s.aside[seat]) <= self.n:
                return []
            return [TAKE + kind for kind in sorted(set(s.hands[seat]))]
        if what == KEEP_RUNE:
            kept = [code - RUNES_OF for code in f.picked if code >= RUNES_OF]
            kept = [code for code in kept if code // NUM_DOMAINS == seat]
            if len(kept) >= self.n or s.num_runes(seat) <= self.n:
                return []
            own = range(seat * NUM_DOMAINS, (seat + 1) * NUM_DOMAINS)
            return [TARGET + RUNES_OF + i for i in own if s.runes[i] > kept.count(i)]
        own_units = [u for u in permanents(s, UNIT if what == KEEP_UNIT else GEAR) if s.seat[u] == seat]
        free = [u for u in own_units if u not in f.picked]
        if len(own_units) - len(free) >= min(self.n, len(own_units)):
            return []
        if len(own_units) <= self.n:
            f.picked = f.picked + free
            return []
        return [TARGET + u for u in free]

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move >= TAKE:
            ask = s.seats_in_order()
            for seat in ask:  # the first seat that still has to choose cards is the one that answered
                if self.left_to_choose(s, f, seat, KEEP_CARD):
                    kind: i64 = move - TAKE
                    s.hands[seat] = without(s.hands[seat], kind)
                    s.aside[seat] = with_card(s.aside[seat], kind)
                    s.known[seat] = []  # no one else can tell what is left of the hand
                    break
        else:
            f.picked = [*f.picked, move - TARGET]
        f.again()

    def recycle_cards(self, s: Realm, seat: i64) -> bool:
        """Recycle what a seat does not keep of its hand; return whether there is any."""
        if not s.aside[seat]:
            return False
        one: i64 = 1
        rest = s.hands[seat]
        s.hands[seat] = s.aside[seat]
        s.aside[seat] = []
        s.known[seat] = []
        put_under(s, seat, rest, one << seat)
        if s.log is not None:
            s.log.append(Recycled(seat, len(rest)))
        return True

    def recycle_rest_of_runes(self, s: Realm, f: Resolving, seat: i64) -> None:
        """Recycle what a seat does not keep of its runes."""
        if s.num_runes(seat) <= self.n:
            return
        gone: list[int] = []
        for domain in range(NUM_DOMAINS):
            i: i64 = seat * NUM_DOMAINS + domain
            gone += [domain] * (s.runes[i] - f.picked.count(RUNES_OF + i))
        recycle_runes(s, seat, gone)


@final
class UnlessTheyLetDraw(Instruction):
    """Instructions about the unit chosen first, unless its controller has the player draw instead."""

    n: i64
    words: list[Word]

    def __init__(self, n: int, *words: Word) -> None:
        self.n = n
        self.words = list(words)

    def harms(self) -> bool:
        return any([word.harms() for word in self.words])

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        inner = lowered(self.words, ability)
        steps.append(LetDraw(self.n, len(inner)))
        steps += inner


@final
class LetDraw(Step):
    """Ask the controller of the unit chosen first; if they let the player draw, skip what follows."""

    n: i64
    steps: i64

    def __init__(self, n: int, steps: int) -> None:
        self.n = n
        self.steps = steps

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        assert item.ability is not None
        found = item.ability.picks[0].among(s, f)
        if found:
            s.ask = choice(s, s.seat[found[0]], LET_DRAW, [YES, NO])

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move == YES:
            skip(f, self.steps)
            draw_for(s, s.chain[-1].seat, self.n)


# Hands.


@final
class OpponentPick(Pick):
    """An opponent. Where there is only one, no one is asked."""

    def __init__(self) -> None:
        self.base = SEAT
        self.is_obvious = True

    def codes(self, s: Realm, item: Item) -> list[int]:
        return [seat for seat in range(s.config.players) if self.fits(s, item, seat)]

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        return not s.friends(code, item.seat) and not s.is_gone(code)


@final
class RevealHand(Choice):
    """A chosen opponent reveals their hand [424]."""

    selector: Pick

    def __init__(self, selector: Pick) -> None:
        self.selector = selector

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.add_choice(self.selector)
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        for seat in self.selector.among(s, f):
            s.known[seat] = s.hands[seat]
            if s.log is not None:
                s.log.append(HandRevealed(seat, len(s.hands[seat])))
                for kind in s.hands[seat]:
                    s.log.append(Reveal(seat, kind, all_seats(s)))


@final
class TakeFromHand(Choice):
    """The player chooses a card of the hand that was revealed; it is recycled, or discarded by its owner."""

    discards: bool
    no_unit: bool

    def __init__(self, discards: bool, no_unit: bool = False) -> None:
        self.discards = discards
        self.no_unit = no_unit

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        assert item.ability is not None
        for seat in item.ability.picks[0].among(s, f):
            kinds = [kind for kind in sorted(set(s.hands[seat])) if self.may_take(s, kind)]
            if kinds:
                what: i64 = DISCARD_FROM_HAND if self.discards else RECYCLE_FROM_HAND
                s.ask = choice(s, item.seat, what, [TAKE + kind for kind in kinds])

    def may_take(self, s: Realm, kind: i64) -> bool:
        """Whether a card of this kind may be chosen."""
        return not self.no_unit or not s.cards[kind].is_unit

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        seat: i64 = s.chain[-1].chosen[0][0]
        kind: i64 = move - TAKE
        s.moment += 1
        if self.discards:
            discard(s, seat, kind)
            return
        lose_card(s, seat, kind)
        recycle(s, s.chain[-1].seat, seat, [kind], all_seats(s))
