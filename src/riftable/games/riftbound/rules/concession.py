"""Leaving the game: what happens to a player's cards, items and turn when they go [649-652]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.bag import EMPTY_BAG, Pile, with_one
from riftable.core.machine import Frame, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.bills import price_of_bill
from riftable.games.riftbound.rules.chain import LEAVE_CODE, PROCESS
from riftable.games.riftbound.rules.costs import price_of
from riftable.games.riftbound.rules.events import LeftGame
from riftable.games.riftbound.rules.facedown import HIDE_CODE, SURPLUS_CODE, show, surplus, uncover
from riftable.games.riftbound.rules.frames import (
    Bill,
    Dooming,
    DrawingOrChanneling,
    Moving,
    Paying,
    Playing,
    Resolving,
    Surfacing,
    Turning,
)
from riftable.games.riftbound.rules.ids import AUTO, LEAVE, NUM_DOMAINS, POOL, SET_UP
from riftable.games.riftbound.rules.items import FROM_NOWHERE, Item
from riftable.games.riftbound.rules.legal_plays import ABILITIES
from riftable.games.riftbound.rules.mutations import leave, put_under
from riftable.games.riftbound.rules.paying import left_of
from riftable.games.riftbound.rules.payment_options import NO_ONE
from riftable.games.riftbound.rules.playing import USE_CODE
from riftable.games.riftbound.rules.resources import can_pay
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.zones import leave_chain


@final
class Concede(Step):
    """A player leaves the game. No code contains this step: it may interrupt any question."""

    def answer(self, s: Realm, f: Frame, move: i64) -> None:
        leave_game(s, move - LEAVE)


CONCESSION: Final = Concede()


def leave_game(s: Realm, seat: i64) -> None:
    """Remove a player: their side has lost; if only one side is left, it has won."""
    if s.log is not None:
        s.log.append(LeftGame(seat))
    finish_paying(s, seat)
    top = s.frames[-1]
    order = s.seats_in_order()
    holder: i64 = s.priority if s.chain else s.focus
    unwind(s, seat)
    hand_on(s, seat, order, holder)
    one: i64 = 1
    s.gone |= one << seat
    left = {s.config.sides[other] for other in range(s.config.players) if not s.is_gone(other)}
    left -= {s.config.sides[seat]}
    if len(left) == 1:
        s.winner = left.pop()
        s.wins[s.winner] = s.config.games - 1
        s.ask = None
        PROCESS.end(s)
        return
    remove_items(s, seat)
    remove_cards(s, seat)
    put_aside_back(s)
    break_off_moves(s)
    s.aims = living_aims(s)
    if s.late == seat:
        s.late = -1
    s.turns = [other for other in s.turns if other != seat]
    s.effects = [effect for effect in s.effects if effect.seat != seat]
    s.dirty = True
    s.ask = None
    if s.frames[-1] is top:
        top.again()
    if surplus(s):
        s.frames.append(Frame(SURPLUS_CODE))
    s.settle()


def finish_paying(s: Realm, seat: i64) -> None:
    """Let a payment be completed first, if the others could not do so without the objects of the player."""
    f = s.frames[-1]
    if not isinstance(f, Bill) or f.energy < 0 or belongs(s, f, seat):
        return
    if isinstance(f, Playing):
        item = s.chain[f.index]
        payer: i64 = item.seat
        price = left_of(f, price_of(s, item))
    else:
        assert isinstance(f, Paying)
        payer = f.seat
        price = left_of(f, price_of_bill(s, f))
    price.busy = [*price.busy, *[u for u in range(len(s.kind)) if s.owner[u] == seat]]
    if not can_pay(s, payer, price):
        f.adder = f.lender = NO_ONE
        f.at.step.answer(s, f, AUTO)


def put_aside_back(s: Realm) -> None:
    """Recycle what players look at for an effect that was broken off."""
    if s.phase == SET_UP or any([isinstance(f, Resolving) for f in s.frames]):
        return
    one: i64 = 1
    for seat in range(s.config.players):
        if s.aside[seat] and not isinstance(s.frames[-1], Moving):
            put_under(s, seat, s.aside[seat], one << seat)
            s.aside[seat] = []


def unwind(s: Realm, seat: i64) -> None:
    """Break off what the player was in the middle of, and what came of that; they draw nothing any more."""
    s.frames = [f for f in s.frames if not (isinstance(f, DrawingOrChanneling) and f.seat == seat)]
    s.frames = [f for f in s.frames if not (isinstance(f, Surfacing) and f.seat == seat)]
    for i, f in enumerate(s.frames):
        if belongs(s, f, seat):
            resolves = isinstance(f, Resolving) and s.frames[i - 1].code is LEAVE_CODE
            del s.frames[i - 1 if resolves else i :]
            return


def belongs(s: Realm, f: Frame, seat: i64) -> bool:
    """Whether something under way is a seat's own."""
    if isinstance(f, Playing):
        return goes_with(s.chain[f.index], seat)
    if isinstance(f, Resolving):
        return goes_with(s.chain[-1], seat)
    if isinstance(f, (Paying, Turning)):
        return f.seat == seat
    if isinstance(f, Moving):
        return s.seat[f.group[0]] == seat if f.group else s.turn == seat
    return False


def goes_with(item: Item, seat: i64) -> bool:
    """Whether an item leaves with a player, who controls it or owns the card that is played."""
    return item.seat == seat or (item.origin != FROM_NOWHERE and item.owner == seat)


def hand_on(s: Realm, seat: i64, order: list[int], holder: i64) -> None:
    """Pass focus and priority on to the next seat; whether the player had passed no longer counts."""
    n = s.config.players
    following: i64 = (seat + 1) % n
    while s.is_gone(following):
        following = (following + 1) % n
    if s.phase == SET_UP:
        if order.index(seat) < s.passes:
            s.passes -= 1
    elif s.passes and holder >= 0 and holder != seat:
        behind: i64 = (order.index(holder) - order.index(seat)) % len(order)
        if behind <= s.passes:
            s.passes -= 1
    if s.priority == seat:
        s.priority = following
    if s.focus == seat:
        s.focus = following
    if s.phase == SET_UP and s.first == seat:
        s.first = s.turn = s.regular = following
        if s.kind[n] == GONE and not s.config.first_brings:
            s.aside[following] = []


def remove_items(s: Realm, seat: i64) -> None:
    """Counter the player's cards and abilities; what others are about to play moves up."""
    gone = [item for item in s.fresh if seat in (item.seat, item.owner)]
    s.fresh = [item for item in s.fresh if seat not in (item.seat, item.owner)]
    i: i64 = len(s.chain) - 1
    while i >= 0:
        if goes_with(s.chain[i], seat):
            gone.append(s.chain.pop(i))
            for item in s.chain:
                item.shift(i)
            for f in s.frames:
                if isinstance(f, Playing) and f.index > i:
                    f.index -= 1
            if i == len(s.chain):
                s.priority = -1
        i -= 1
    for item in gone:
        if item.origin and item.owner != seat:
            leave_chain(s, item)


def break_off_moves(s: Realm) -> None:
    """Let the units that are left move; drop a move or a use of an ability that has none left."""
    kept: list[Frame] = []
    for f in s.frames:
        if isinstance(f, Moving) and f.code is not HIDE_CODE:
            if f.code is USE_CODE:
                left = [code for code in f.group[1:] if s.kind[code // ABILITIES] != GONE]
                if s.kind[f.group[0]] == GONE or not left:
                    continue
                f.group = [f.group[0], *left]
            else:
                group = [u for u in f.group if s.kind[u] != GONE]
                if not group:
                    continue
                f.group = group
        kept.append(f)
    s.frames = kept


def living_aims(s: Realm) -> list[int]:
    """The combat damage assigned to units that are still there."""
    aims: list[int] = []
    for i in range(0, len(s.aims), 2):
        if s.kind[s.aims[i]] != GONE:
            aims += s.aims[i : i + 2]
    return aims


def remove_cards(s: Realm, seat: i64) -> None:
    """Banish all the player controls or owns; their battlefield becomes barren, what they hold is gone."""
    for u in range(s.config.players + s.config.fields, len(s.kind)):
        if s.kind[u] != GONE and (s.seat[u] == seat or s.owner[u] == seat):
            kind, owner = s.kind[u], s.owner[u]
            for f in s.frames:
                if isinstance(f, Dooming):
                    f.doomed = [other for other in f.doomed if other != u]
            leave(s, u)
            if owner != seat and not s.cards[kind].is_token:
                s.banished[owner] = with_one(s.banished[owner], kind)
    for place in range(s.config.players, s.config.players + s.config.fields):
        for slot in s.slots(place):
            if s.hider[slot] == seat:
                show(s, seat, uncover(s, slot))
        if s.seat[place] == seat:
            s.seat[place] = -1
        if s.contester[place] == seat and place != s.showdown:
            s.contester[place] = -1
        if s.owner[place] == seat and s.kind[place] != GONE:
            s.kind[place] = s.config.barren
    for domain in range(NUM_DOMAINS):
        s.runes[seat * NUM_DOMAINS + domain] = s.ready[seat * NUM_DOMAINS + domain] = 0
    for domain in range(POOL):
        s.power[seat * POOL + domain] = 0
    s.energy[seat] = s.spell_energy[seat] = s.gear_power[seat] = 0
    s.hands[seat], s.known[seat], s.aside[seat] = [], [], []
    s.decks[seat], s.rune_decks[seat] = Pile(EMPTY_BAG), Pile(EMPTY_BAG)
    s.trash[seat] = s.banished[seat] = EMPTY_BAG
    s.champion[seat] = -1
    s.kind[seat] = GONE
    for item in [*s.chain, *s.fresh]:
        item.forget(seat)  # the legend, or the player as a target
    s.index()
