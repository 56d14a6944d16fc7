"""Leaving the game: what happens to a player's cards, items and turn when they go [649-652]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.bag import EMPTY, ONE, Pile
from riftable.core.machine import Frame, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.chain import LEAVE_CODE, PROCESS
from riftable.games.riftbound.rules.events import LeftGame
from riftable.games.riftbound.rules.facedown import show, uncover
from riftable.games.riftbound.rules.frames import Dooming, DrawingOrChanneling, Moving, Playing, Resolving
from riftable.games.riftbound.rules.ids import LEAVE, NUM_DOMAINS, POOL, SET_UP
from riftable.games.riftbound.rules.mutations import leave
from riftable.games.riftbound.rules.state import GONE, Realm


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
    s.turns = [other for other in s.turns if other != seat]
    s.effects = [effect for effect in s.effects if effect.seat != seat]
    s.hunts = [hunt for hunt in s.hunts if hunt.seat != seat]
    s.dirty = True
    s.ask = None
    if s.frames[-1] is top:
        top.again()
    s.settle()


def unwind(s: Realm, seat: i64) -> None:
    """Break off what the player was in the middle of, and what came of that; they draw nothing any more."""
    s.frames = [f for f in s.frames if not (isinstance(f, DrawingOrChanneling) and f.seat == seat)]
    for i, f in enumerate(s.frames):
        if belongs(s, f, seat):
            resolves = isinstance(f, Resolving) and s.frames[i - 1].code is LEAVE_CODE
            del s.frames[i - 1 if resolves else i :]
            return


def belongs(s: Realm, f: Frame, seat: i64) -> bool:
    """Whether something under way is a seat's own."""
    if isinstance(f, Playing):
        return s.chain[f.index].seat == seat
    if isinstance(f, Resolving):
        return s.chain[-1].seat == seat
    if isinstance(f, Moving):
        return s.seat[f.group[0]] == seat if f.group else s.turn == seat
    return False


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
    """Counter the player's spells and abilities; what others are about to play moves up."""
    s.fresh = [item for item in s.fresh if item.seat != seat]
    i: i64 = len(s.chain) - 1
    while i >= 0:
        if s.chain[i].seat == seat:
            s.chain.pop(i)
            for item in s.chain:
                item.shift(i)
            for f in s.frames:
                if isinstance(f, Playing) and f.index > i:
                    f.index -= 1
            if i == len(s.chain):
                s.priority = -1
        i -= 1


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
                s.banished[owner] = bytes(sorted(s.banished[owner] + ONE[kind]))
    for place in range(s.config.players, s.config.players + s.config.fields):
        if s.hider[place] == seat:
            show(s, seat, uncover(s, place))
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
    s.energy[seat] = s.spell_energy[seat] = 0
    s.hands[seat], s.known[seat], s.aside[seat] = [], [], []
    s.decks[seat], s.rune_decks[seat] = Pile(EMPTY), Pile(EMPTY)
    s.trash[seat] = s.banished[seat] = EMPTY
    s.champion[seat] = -1
    s.kind[seat] = GONE
    s.index()
