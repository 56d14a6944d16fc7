"""Hidden: putting a card facedown at a battlefield, and what becomes of it [107.3, 421, 811]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.event import Reveal
from riftable.core.machine import Ask, Code, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import ALL_DOMAINS
from riftable.games.riftbound.rules.costs import RECYCLE, power_for
from riftable.games.riftbound.rules.events import Hid, Uncovered
from riftable.games.riftbound.rules.frames import Moving
from riftable.games.riftbound.rules.ids import (
    ASK_HIDE,
    ASK_HIDE_PAY,
    AT,
    HIDDEN,
    NUM_DOMAINS,
    POOL,
    SPAN,
    V_HIDE,
)
from riftable.games.riftbound.rules.mutations import all_seats, lose_card, recycle_rune, to_trash, with_value
from riftable.games.riftbound.rules.state import Realm

HIDE: Final = V_HIDE * SPAN


def hides(s: Realm, seat: i64) -> list[int]:
    """The answers by which a seat hides a card."""
    moves: list[int] = []
    if not places(s, seat) or power_for(s, seat, ALL_DOMAINS) < 1:
        return moves
    for kind in s.hands[seat]:
        if s.cards[kind].keywords[HIDDEN] and HIDE + kind not in moves:
            moves.append(HIDE + kind)
    chosen = s.champion[seat]
    if chosen >= 0 and s.cards[chosen].keywords[HIDDEN] and HIDE + chosen not in moves:
        moves.append(HIDE + chosen)
        moves.sort()
    return moves


def places(s: Realm, seat: i64) -> list[int]:
    """The battlefields with room for a facedown card of a seat: those it controls."""
    fields = range(s.config.players, s.config.players + s.config.fields)
    return [place for place in fields if s.seat[place] == seat and s.hider[place] < 0]


def begin_hiding(s: Realm, kind: i64) -> None:
    """Take a card aside for the turn player, unseen by the others."""
    if kind in s.hands[s.turn]:
        lose_card(s, s.turn, kind)
    else:
        s.champion[s.turn] = -1
    s.aside[s.turn] = [kind]
    s.frames.append(Moving(HIDE_CODE, []))


@final
class Spot(Step):
    """Ask where the card goes, if there are several battlefields with room."""

    def run(self, s: Realm, f: Moving) -> None:
        found = places(s, s.turn)
        if len(found) == 1:
            f.to = found[0]
        else:
            s.ask = Ask(s.turn, ASK_HIDE, -1, 0, [AT + place for place in found])

    def answer(self, s: Realm, f: Moving, move: i64) -> None:
        f.to = move - AT


@final
class PayForIt(Step):
    """Pay one Power of any domain: from the pool, or with a rune."""

    def run(self, s: Realm, f: Moving) -> None:
        first: i64 = s.turn * POOL
        for domain in range(POOL):
            if s.power[first + domain]:
                s.power[first + domain] -= 1
                return
        moves: list[int] = []
        for domain in range(NUM_DOMAINS):
            if s.runes[s.turn * NUM_DOMAINS + domain]:
                moves.append(RECYCLE + domain)
        if len(moves) == 1:
            self.answer(s, f, moves[0])
        else:
            s.ask = Ask(s.turn, ASK_HIDE_PAY, -1, 1, moves)

    def answer(self, s: Realm, f: Moving, move: i64) -> None:
        recycle_rune(s, s.turn, move - RECYCLE)
        s.power[s.turn * POOL + move - RECYCLE] -= 1


@final
class LayDown(Step):
    """Put the card facedown."""

    def run(self, s: Realm, f: Moving) -> None:
        lay_down(s, s.turn, s.aside[s.turn][0], f.to, s.round)
        s.aside[s.turn] = []
        s.dirty = True
        if s.log is not None:
            s.log.append(Hid(s.turn, f.to))


HIDE_CODE: Final = Code("hide", [Spot(), PayForIt(), LayDown()])


def lay_down(s: Realm, seat: i64, kind: i64, place: i64, since: i64) -> None:
    """Put a card of a seat facedown at a place, as hidden in the given turn."""
    s.hidden = with_value(s.hidden, place, kind)
    s.hider = with_value(s.hider, place, seat)
    s.since = with_value(s.since, place, since)


def uncover(s: Realm, place: i64) -> i64:
    """Take up the facedown card at a place and return its kind."""
    kind: i64 = s.hidden[place]
    s.hidden = with_value(s.hidden, place, -1)
    s.hider = with_value(s.hider, place, -1)
    return kind


def show(s: Realm, seat: i64, kind: i64) -> None:
    """Show a card that lay facedown to all players."""
    if s.log is not None:
        s.log.append(Reveal(seat, kind, all_seats(s)))
        s.log.append(Uncovered(seat, kind))


def lose_facedown(s: Realm) -> None:
    """Facedown cards where their controller has lost control go to the trash, face up [323.5]."""
    for place in range(s.config.players, s.config.players + s.config.fields):
        seat: i64 = s.hider[place]
        if seat >= 0 and s.seat[place] != seat:
            kind = uncover(s, place)
            to_trash(s, seat, kind)
            s.dirty = True
            show(s, seat, kind)


def show_facedown(s: Realm) -> None:
    """At the end of a game what still lies facedown is shown [421.4]."""
    if s.log is not None:
        for place in range(s.config.players, s.config.players + s.config.fields):
            if s.hider[place] >= 0:
                show(s, s.hider[place], s.hidden[place])
