"""Playing a card or ability, from pending to final: choices, costs, and what enters [349-358, 398-404]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Code, Step
from riftable.core.native import i64
from riftable.riftbound.abilities import Ability, Pick
from riftable.riftbound.costs import (
    Pay,
    Price,
    add_energy,
    can_pay,
    deflect_of,
    energy_for,
    price_of,
    price_of_card,
    spare_power,
)
from riftable.riftbound.events import Chose, Declared, Dropped, Triggered
from riftable.riftbound.facts import (
    ACCELERATE,
    ASK_DECLINE,
    ASK_EXTRA,
    ASK_MAY,
    ASK_TARGET,
    ASK_WHERE,
    ENTER_READY,
    EXHAUSTED,
    ON_CHAIN,
    RUNES_OF,
    SPAN,
    TARGET,
    UNIT,
    V_AT,
    V_CHAMPION,
    V_NO,
    V_NONE,
    V_PLAY,
    V_REVEAL,
    V_USE,
    V_YES,
)
from riftable.riftbound.frames import Playing
from riftable.riftbound.hiding import show, uncover
from riftable.riftbound.items import (
    ACTIVATED,
    CARD,
    FROM_CHAMPION,
    FROM_FACEDOWN,
    FROM_HAND,
    TOKEN_UNIT,
    TRIGGERED,
    Item,
)
from riftable.riftbound.state import GONE, Realm
from riftable.riftbound.verbs import enter, lose_card, may_go
from riftable.riftbound.watch import was_played
from riftable.riftbound.words.who import friends, ready_units

NONE: Final = V_NONE * SPAN
YES: Final = V_YES * SPAN
NO: Final = V_NO * SPAN
AT: Final = V_AT * SPAN
REVEAL: Final = V_REVEAL * SPAN


# What may be played.


def plays(s: Realm, seat: i64, timing: i64) -> list[int]:
    """The answers by which a seat plays a card or uses an ability that is at least so quick."""
    moves: list[int] = []
    last: i64 = -1
    for kind in s.hands[seat]:
        if kind != last and s.cards[kind].timing >= timing and can_play(s, seat, kind):
            moves.append(V_PLAY * SPAN + kind)
        last = kind
    chosen: i64 = s.champion[seat]
    if chosen >= 0 and s.cards[chosen].timing >= timing and can_play(s, seat, chosen):
        moves.append(V_CHAMPION * SPAN + chosen)
    for u in range(len(s.kind)):
        if s.kind[u] != GONE and s.seat[u] == seat:
            for ability in s.card(u).activated:
                if ability.timing >= timing and can_use(s, seat, u, ability):
                    moves.append(V_USE * SPAN + u)
    return moves


def reveals(s: Realm, seat: i64) -> list[int]:
    """The answers by which a seat plays a facedown card: from the turn after it was hidden on [811]."""
    moves: list[int] = []
    for place in range(s.book.players, s.book.players + s.book.fields):
        if s.hider[place] == seat and s.since[place] < s.round:
            item = facedown_item(s, seat, place)
            price = price_of(s, item)
            if not can_pay(s, seat, price):
                continue
            if item.ability is None or has_targets(s, item, item.ability, price):
                moves.append(REVEAL + place)
    return moves


def facedown_item(s: Realm, seat: i64, place: i64) -> Item:
    """A facedown card as it would be played: it, and its targets, must be there."""
    kind = s.hidden[place]
    item = Item(CARD, kind, s.cards[kind].spell, -1, seat)
    item.origin = FROM_FACEDOWN
    item.place = item.bound = place
    item.given = True
    return item


def can_play(s: Realm, seat: i64, kind: i64) -> bool:
    """Whether a card can be paid, has a place to go, and finds its targets."""
    card = s.cards[kind]
    price = price_of_card(s, seat, kind)
    if not can_pay(s, seat, price):
        return False
    if card.must_kill and not any([spares(s, seat, price, u) for u in friends(s, seat)]):
        return False
    spell = card.spell
    if spell is None:
        return True  # a base is always there
    item = Item(CARD, kind, spell, -1, seat)
    return has_targets(s, item, spell, price)


def can_use(s: Realm, seat: i64, u: i64, ability: Ability) -> bool:
    """Whether an ability can be activated."""
    if ability.cost.exhaust and s.flags[u] & EXHAUSTED:
        return False
    price = Price(ability.cost.energy, ability.cost.power, s.card(u).mask, 0, False)
    if not can_pay(s, seat, price):
        return False
    return has_targets(s, Item(ACTIVATED, s.kind[u], ability, u, seat), ability, price)


def has_targets(s: Realm, item: Item, ability: Ability, price: Price) -> bool:
    """Whether every choice that must be made can be, and paid for."""
    spare: i64 = -1
    for pick in ability.picks:
        if pick.least == 0:
            continue
        if spare < 0:
            spare = spare_power(s, item.seat, price)
        found: i64 = 0
        for code in pick.codes(s, item):
            if deflect_of(s, item.seat, code) <= spare:
                found += 1
                if found >= pick.least:
                    break
        if found < pick.least:
            return False
    return True


def begin_play(s: Realm, seat: i64, move: i64) -> None:
    """A seat puts a card on the chain, or uses an ability."""
    verb: i64 = move // SPAN
    argument: i64 = move % SPAN
    if verb == V_USE:
        ability = s.card(argument).activated[0]
        if ability.adds:  # priority and focus stay [429.2]
            add_energy(s, argument)
            return
    s.passes = 0
    if not s.running:
        s.running, s.by_trigger = True, False
    if verb == V_USE:
        ability = s.card(argument).activated[0]
        s.chain.append(Item(ACTIVATED, s.kind[argument], ability, argument, seat))
        s.dirty = True
        return
    if verb == V_REVEAL:
        item = facedown_item(s, seat, argument)
        uncover(s, argument)
        s.chain.append(item)
        s.dirty = True
        show(s, seat, item.kind)
        if s.log is not None:
            s.log.append(Declared(seat, item.kind))
        return
    card = s.cards[argument]
    item = Item(CARD, argument, card.spell, -1, seat)
    if verb == V_CHAMPION:
        item.origin = FROM_CHAMPION
        s.champion[seat] = -1
    else:
        item.origin = FROM_HAND
        lose_card(s, seat, argument)
    s.chain.append(item)
    s.dirty = True
    if s.log is not None:
        s.log.append(Declared(seat, argument))


# Making it final.


def dropped(s: Realm, f: Playing) -> None:
    """A triggered ability is removed: it never was [402-404]."""
    item = s.chain.pop(f.index)
    s.dirty = True
    if s.log is not None:
        s.log.append(Dropped(item.seat, item.kind))
    f.leave()


@final
class Head(Step):
    """Whether to, where a triggered ability begins with "you may"."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if item.what == TRIGGERED and item.ability is not None:
            if not has_targets(s, item, item.ability, Price(0, 0, 0, 0, False)):
                dropped(s, f)
            elif item.ability.may:
                s.ask = Ask(item.seat, ASK_MAY, item.kind, 0, [YES, NO])

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        if move == NO:
            dropped(s, f)


def can_spare(s: Realm, item: Item, u: i64) -> bool:
    """Whether a unit can be exhausted as a cost and the rest still be paid."""
    return spares(s, item.seat, price_of(s, item), u)


def spares(s: Realm, seat: i64, price: Price, u: i64) -> bool:
    """Whether a price can be paid without what a unit could add."""
    activated = s.card(u).activated
    if not activated or not activated[0].adds or s.seat[u] != seat or s.flags[u] & EXHAUSTED:
        return True
    return price.energy <= energy_for(s, seat, price.spell) - activated[0].adds


@final
class Extras(Step):
    """Optional additional costs [355.2]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if item.what != CARD:
            return
        card = s.cards[item.kind]
        if card.must_kill:
            moves = [TARGET + u for u in friends(s, item.seat) if can_spare(s, item, u)]
            s.ask = Ask(item.seat, ASK_EXTRA, item.kind, 2, moves)
        elif card.may_exhaust:
            moves = [TARGET + u for u in ready_units(s, item.seat) if can_spare(s, item, u)]
            if moves:
                s.ask = Ask(item.seat, ASK_EXTRA, item.kind, 0, [NONE, *moves])
        elif card.keywords[ACCELERATE]:
            item.ready = True
            if can_pay(s, item.seat, price_of(s, item)):
                s.ask = Ask(item.seat, ASK_EXTRA, item.kind, 1, [YES, NO])
            item.ready = False

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        item = s.chain[f.index]
        if move == YES:
            item.ready = True
        elif move >= TARGET:
            item.spend = move - TARGET
            item.paid = True


@final
class Where(Step):
    """Where a unit is played: one's base, or a battlefield one controls, or what a word allows [355.3]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if s.cards[item.kind].type != UNIT or item.what > TOKEN_UNIT:
            return
        if item.given:
            if not may_go(s, item.seat, item.place):  # [462.2]
                item.place = item.seat
            return
        card = s.cards[item.kind]
        moves: list[int] = [AT + item.seat]
        for place in range(s.book.players, s.book.players + s.book.fields):
            if s.seat[place] == item.seat or (card.to_open and s.is_open(place)):
                moves.append(AT + place)
        if len(moves) == 1:
            item.place = item.seat
        else:
            s.ask = Ask(item.seat, ASK_WHERE, item.kind, 0, moves)

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        s.chain[f.index].place = move - AT


@final
class Targets(Step):
    """Targets, one choice after the other, each next one later in the list than the last [355.6]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        ability = item.ability
        if ability is None:
            return
        while f.pick < len(ability.picks):
            pick = ability.picks[f.pick]
            if len(item.chosen) == f.pick:
                item.chosen = [*item.chosen, []]
            moves = self.moves(s, item, pick, item.chosen[f.pick])
            have = len(item.chosen[f.pick])
            if have < pick.least:
                if not moves:
                    dropped(s, f)  # only a triggered ability comes so far without a target
                    return
                s.ask = Ask(item.seat, ASK_TARGET, item.kind, f.pick, moves)
                return
            if moves:
                s.ask = Ask(item.seat, ASK_TARGET, item.kind, f.pick, [NONE, *moves])
                return
            f.pick += 1

    def moves(self, s: Realm, item: Item, pick: Pick, chosen: list[int]) -> list[int]:
        """The targets that can be chosen next, and paid for."""
        if len(chosen) >= pick.most:
            return []
        spare: i64 = spare_power(s, item.seat, price_of(s, item))
        last: i64 = chosen[-1] if chosen else -1
        repeat = RUNES_OF <= last < ON_CHAIN  # runes of a domain are alike: another of them may be chosen
        codes = [
            code
            for code in pick.codes(s, item)
            if (code > last or (repeat and code == last)) and deflect_of(s, item.seat, code) <= spare
        ]
        missing = pick.least - len(chosen)
        if missing > 1:  # leave enough for the choices that must follow
            codes = codes[: len(codes) - missing + 1]
        return [TARGET + code for code in codes]

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        item = s.chain[f.index]
        if move == NONE:
            f.pick += 1
        else:
            codes = [*item.chosen[f.pick], move - TARGET]
            item.chosen = [*item.chosen[: f.pick], codes]
            if s.log is not None:
                s.log.append(Chose(item.seat, move - TARGET))
            ability = item.ability
            assert ability is not None
            if len(codes) >= ability.picks[f.pick].most:
                f.pick += 1
        f.again()


@final
class Decline(Step):
    """A triggered ability whose choices cost something may be given up [404]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if item.what == TRIGGERED and price_of(s, item).any:
            s.ask = Ask(item.seat, ASK_DECLINE, item.kind, price_of(s, item).any, [YES, NO])

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        if move == NO:
            dropped(s, f)


@final
class Finalize(Step):
    """The item is final; a permanent enters at once [337.2, 358]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        item.pending = False
        s.dirty = True
        s.priority = -1
        if item.what == CARD:
            s.finals[item.seat] += 1
        if item.ability is not None:
            if item.what == TRIGGERED and s.log is not None:
                s.log.append(Triggered(item.seat, item.kind, item.me))
            return
        s.chain.pop(f.index)
        card = s.cards[item.kind]
        ready = card.enters_ready or item.ready
        for effect in s.effects:
            if effect.what == ENTER_READY and effect.seat == item.seat and card.is_unit:
                ready = True
        flags: i64 = 0 if ready or not card.is_unit else EXHAUSTED
        place: i64 = item.place if item.place >= 0 else item.seat
        u = enter(s, item.kind, item.seat, item.seat, place, flags)
        was_played(s, u)
        if item.bound >= 0:  # what it does when played finds its targets there too
            for other in s.fresh:
                if other.me == u:
                    other.bound = item.bound


PLAY_CODE: Final = Code("play", [Head(), Extras(), Where(), Targets(), Decline(), Pay(), Finalize()])
