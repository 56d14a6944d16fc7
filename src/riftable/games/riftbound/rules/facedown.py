"""Hidden: putting a card facedown at a battlefield, and what becomes of it [107.3, 421, 811]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.event import Reveal
from riftable.core.machine import Ask, Code, Frame, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.events import Hid, TookUp, Uncovered
from riftable.games.riftbound.rules.frames import Moving
from riftable.games.riftbound.rules.ids import (
    ASK_HIDE,
    ASK_RUNE,
    ASK_SURPLUS,
    AT,
    AUTO,
    HIDDEN,
    HIDES_FREE,
    NUM_DOMAINS,
    SPAN,
    V_HIDE,
    V_HIDE_CHAMPION,
    V_REVEAL,
)
from riftable.games.riftbound.rules.lists import with_card, with_value
from riftable.games.riftbound.rules.mutations import all_seats, lose_card, tap, to_trash
from riftable.games.riftbound.rules.paying import ONE_POWER, RECYCLE, TAP, pay_one, pooled, ways_to_pay_one
from riftable.games.riftbound.rules.resources import can_pay
from riftable.games.riftbound.rules.state import Realm

HIDE: Final = V_HIDE * SPAN
HIDE_CHAMPION: Final = V_HIDE_CHAMPION * SPAN
MAX_FACEDOWN: Final = 2  # cards at a battlefield


def hides(s: Realm, seat: i64) -> list[int]:
    """The answers by which a seat hides a card of its hand."""
    moves: list[int] = []
    for kind in s.hands[seat]:
        if s.cards[kind].keywords[HIDDEN] and HIDE + kind not in moves:
            moves.append(HIDE + kind)
    return moves if moves and can_hide(s, seat) else []


def hides_champion(s: Realm, seat: i64) -> bool:
    """Whether a seat can hide its Chosen Champion, which is no secret in its zone."""
    kind = s.champion[seat]
    return kind >= 0 and bool(s.cards[kind].keywords[HIDDEN]) and can_hide(s, seat)


def can_hide(s: Realm, seat: i64) -> bool:
    """Whether a seat has room for a facedown card and can pay for it."""
    return len(places(s, seat)) > 0 and can_pay_to_hide(s, seat)


def places(s: Realm, seat: i64) -> list[int]:
    """The battlefields with room for a facedown card of a seat: those it controls."""
    fields = range(s.config.players, s.config.players + s.config.fields)
    return [place for place in fields if s.seat[place] == seat and covered(s, place) < capacity(s, place)]


def can_pay_to_hide(s: Realm, seat: i64) -> bool:
    """Whether a seat can pay for hiding a card: one Power, or the Energy that its legend takes instead."""
    return is_free(s, seat) or can_pay(s, seat, ONE_POWER) or energy_instead(s, seat)


def energy_instead(s: Realm, seat: i64) -> bool:
    """Whether a seat may hide a card for Energy and has it: in its pool, or as ready runes."""
    due: i64 = s.card(seat).hide_energy
    first: i64 = seat * NUM_DOMAINS
    return due > 0 and s.energy[seat] + sum(s.ready[first : first + NUM_DOMAINS]) >= due


def is_free(s: Realm, seat: i64) -> bool:
    """Whether a seat hides cards without paying this turn."""
    return any([effect.what == HIDES_FREE and effect.seat == seat for effect in s.effects])


def covered(s: Realm, place: i64) -> i64:
    """How many facedown cards are at a place."""
    return sum([1 for slot in s.slots(place) if s.hider[slot] >= 0])


def capacity(s: Realm, place: i64) -> i64:
    """How many facedown cards have room at a battlefield: one, unless its own ability says more [107.3]."""
    card = s.card(place)
    return MAX_FACEDOWN if card.hides_more else 1


def begin_hiding(s: Realm, kind: i64, chosen: bool) -> None:
    """Take a card aside for the turn player: the Chosen Champion, or one of the hand, unseen by others."""
    if chosen:
        s.champion[s.turn] = -1
    else:
        lose_card(s, s.turn, kind)
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
        if is_free(s, s.turn):
            return
        moves = [move for move in ways_to_pay_one(s, s.turn) if move != AUTO]
        if energy_instead(s, s.turn):
            if s.energy[s.turn] >= s.card(s.turn).hide_energy:
                self.pay_energy(s)
                return
            ready = s.ready[s.turn * NUM_DOMAINS : (s.turn + 1) * NUM_DOMAINS]
            moves = [*moves, *[TAP + domain for domain, n in enumerate(ready) if n]]
            moves.sort()
        if pooled(s, s.turn) >= 0:
            pay_one(s, s.turn, AUTO)
        elif len(moves) == 1:
            self.answer(s, f, moves[0])
        else:
            s.ask = Ask(s.turn, ASK_RUNE, -1, 1, moves)

    def answer(self, s: Realm, f: Moving, move: i64) -> None:
        if TAP <= move < RECYCLE:
            tap(s, s.turn, move - TAP)
            if s.energy[s.turn] < s.card(s.turn).hide_energy:
                f.again()
                return
            self.pay_energy(s)
        else:
            pay_one(s, s.turn, move)

    def pay_energy(self, s: Realm) -> None:
        """Pay the Energy from the pool."""
        s.energy[s.turn] -= s.card(s.turn).hide_energy


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
    """Put a card of a seat facedown into the first free slot of a place, as hidden in the given turn.

    There may be no room for it any more if the owner of the battlefield has left.
    """
    slot: i64 = place if s.hider[place] < 0 else s.slots(place)[1]
    s.hidden = with_value(s.hidden, slot, kind)
    s.hider = with_value(s.hider, slot, seat)
    s.since = with_value(s.since, slot, since)
    s.facedown += 1
    if s.gone and surplus(s):
        s.frames.append(Frame(SURPLUS_CODE))


def uncover(s: Realm, slot: i64) -> i64:
    """Take up a facedown card and return its kind."""
    kind: i64 = s.hidden[slot]
    s.hidden = with_value(s.hidden, slot, -1)
    s.hider = with_value(s.hider, slot, -1)
    s.since = with_value(s.since, slot, 0)
    s.facedown -= 1
    return kind


def take_up(s: Realm, place: i64) -> None:
    """Return the facedown card at a place to the hand of its player; no one else sees it."""
    seat: i64 = s.hider[place]
    s.hands[seat] = with_card(s.hands[seat], uncover(s, place))
    s.dirty = True
    if s.log is not None:
        s.log.append(TookUp(seat, place))


def show(s: Realm, seat: i64, kind: i64) -> None:
    """Show a card that lay facedown to all players."""
    if s.log is not None:
        s.log.append(Reveal(seat, kind, all_seats(s)))
        s.log.append(Uncovered(seat, kind))


def lose_facedown(s: Realm) -> None:
    """Facedown cards where their controller has lost control go to the trash, face up [323.5]."""
    if not s.facedown:
        return
    for slot, seat in enumerate(s.hider):
        if seat >= 0 and s.seat[s.place_of(slot)] != seat:
            lose(s, slot)


def lose(s: Realm, slot: i64) -> None:
    """Put a facedown card into its owner's trash, face up."""
    seat: i64 = s.hider[slot]
    kind = uncover(s, slot)
    to_trash(s, seat, kind)
    s.dirty = True
    show(s, seat, kind)


def surplus(s: Realm) -> list[int]:
    """The slots of the first place with more facedown cards than it has room for."""
    for place in range(s.config.players, s.config.players + s.config.fields):
        slots = [slot for slot in s.slots(place) if s.hider[slot] >= 0]
        if len(slots) > capacity(s, place):
            return slots
    return []


@final
class LoseSurplus(Step):
    """Where two facedown cards no longer have room, their controller chooses which is lost [107.3]."""

    def run(self, s: Realm, f: Frame) -> None:
        slots = surplus(s)
        if slots:
            moves = [V_REVEAL * SPAN + slot for slot in slots]
            s.ask = Ask(s.hider[slots[0]], ASK_SURPLUS, s.place_of(slots[0]), 0, moves)

    def answer(self, s: Realm, f: Frame, move: i64) -> None:
        lose(s, move - V_REVEAL * SPAN)
        f.again()


SURPLUS_CODE: Final = Code("surplus", [LoseSurplus()])


def show_facedown(s: Realm) -> None:
    """At the end of a game what still lies facedown is shown [421.4]."""
    if s.log is not None:
        for slot, seat in enumerate(s.hider):
            if seat >= 0:
                show(s, seat, s.hidden[slot])
