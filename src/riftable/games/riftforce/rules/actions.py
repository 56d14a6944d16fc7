"""The three actions of a turn, as steps: play, activate, check and draw."""

from __future__ import annotations

from typing import Final

from riftable.core.machine import Ask, Code, Frame, Step
from riftable.core.native import i64
from riftable.games.riftforce.rules.events import Activated, Called, Controlled, Discarded, Showed
from riftable.games.riftforce.rules.frames import Ability, Activating, Playing
from riftable.games.riftforce.rules.ids import (
    ASK_ACTIVATE,
    ASK_BY,
    ASK_DISCARD,
    ASK_PLAY,
    ASK_WHERE,
    BY_GUILD,
    BY_NUMBER,
    CARD,
    CHANCE_CARD,
    GUILD,
    HAND,
    LANE,
    MAX_PER_ACTION,
    NUMBER,
    STOP,
    UNIT,
    USUAL_PLACES,
)
from riftable.games.riftforce.rules.state import Rift, place_move


def hand_moves(hand: list[int]) -> list[int]:
    """The answers that mean a card of this hand."""
    moves: list[int] = []
    last: i64 = -1
    for card in hand:
        kind: i64 = card
        if kind != last:
            moves.append(CARD + kind)
        last = kind
    return moves


class PickCard(Step):
    """Ask which card to play next, or stop; also if only `stop` is left, to reveal nothing of the hand."""

    def run(self, s: Rift, f: Playing) -> None:
        count: i64 = f.count
        hand = s.hands[s.turn]
        if count == 0:
            s.ask = Ask(s.turn, ASK_PLAY, -1, 0, hand_moves(hand))
            return
        if count == MAX_PER_ACTION:
            f.leave()
            return
        guild: i64 = f.guild
        number: i64 = f.number
        moves: list[int] = [] if f.has_gap() else [STOP]
        last: i64 = -1
        for card in hand:
            kind: i64 = card
            if kind != last and (GUILD[kind] == guild or NUMBER[kind] == number):
                moves.append(CARD + kind)
            last = kind
        s.ask = Ask(s.turn, ASK_PLAY, -1, count, moves)

    def answer(self, s: Rift, f: Playing, move: i64) -> None:
        if move == STOP:
            f.leave()
            return
        kind: i64 = move - CARD
        s.lose(s.turn, kind)
        f.shown = kind
        if f.count == 0:
            f.one = kind
            f.guild = GUILD[kind]
            f.number = NUMBER[kind]
        else:
            if f.count == 1:
                f.two = kind
            if f.guild != GUILD[kind]:
                f.guild = -1
            if f.number != NUMBER[kind]:
                f.number = -1
        if s.log is not None:
            s.log.append(Showed(s.turn, kind))


class PickLane(Step):
    """Ask where the card goes: all cards at one location, or one each at adjacent locations."""

    def run(self, s: Rift, f: Playing) -> None:
        s.ask = Ask(s.turn, ASK_WHERE, f.shown, 0, self.lanes(s, f))

    def lanes(self, s: Rift, f: Playing) -> list[int]:
        """The answers allowed. The order is free: a gap may be left for a third card that fits it."""
        count: i64 = f.count
        if count == 0:
            return s.config.everywhere
        low: i64 = f.low
        high: i64 = f.high
        if count == 1:
            reach: i64 = 1
            guild: i64 = f.guild
            number: i64 = f.number
            for kind in s.hands[s.turn]:
                if GUILD[kind] == guild or NUMBER[kind] == number:
                    reach = 2
                    break
            first: i64 = low - reach if low > reach else 0
            return s.config.everywhere[first : low + reach + 1]
        if low == high:
            return [LANE + low]
        if high - low == 2:
            return [LANE + low + 1]
        moves: list[int] = []
        if low > 0:
            moves.append(LANE + low - 1)
        if high < s.config.lanes - 1:
            moves.append(LANE + high + 1)
        return moves

    def answer(self, s: Rift, f: Playing, move: i64) -> None:
        lane: i64 = move - LANE
        if f.count == 0:
            f.low = f.high = lane
        elif lane < f.low:
            f.low = lane
        elif lane > f.high:
            f.high = lane
        f.count += 1
        kind = f.shown
        f.shown = -1
        f.at = f.code.start
        s.play_card(kind, s.turn, lane)


class PickDiscard(Step):
    """Ask which card to discard for an activation."""

    def run(self, s: Rift, f: Activating) -> None:
        s.ask = Ask(s.turn, ASK_DISCARD, -1, 0, hand_moves(s.hands[s.turn]))

    def answer(self, s: Rift, f: Activating, move: i64) -> None:
        kind: i64 = move - CARD
        s.lose(s.turn, kind)
        s.discard(s.turn, kind)
        f.spent = kind
        if s.log is not None:
            s.log.append(Discarded(s.turn, kind))


class PickBy(Step):
    """Ask whether to activate by its guild or by its number."""

    def run(self, s: Rift, f: Activating) -> None:
        s.ask = Ask(s.turn, ASK_BY, f.spent, 0, [BY_GUILD, BY_NUMBER])

    def answer(self, s: Rift, f: Activating, move: i64) -> None:
        f.by = move
        if s.log is not None:
            s.log.append(Called(s.turn, f.spent, 1 if move == BY_NUMBER else 0))


class PickUnit(Step):
    """Ask which elemental to activate next, or stop; each resolves before the next is chosen."""

    def run(self, s: Rift, f: Activating) -> None:
        count: i64 = f.count
        if count == MAX_PER_ACTION:
            f.leave()
            return
        moves = self.fitting(s, f)
        if len(moves) == 1:
            f.leave()
            return
        s.ask = Ask(s.turn, ASK_ACTIVATE, f.spent, MAX_PER_ACTION - count, moves)

    def fitting(self, s: Rift, f: Activating) -> list[int]:
        """Stop, and the units that fit the choice made and have not been activated in this action."""
        by_number = f.by == BY_NUMBER
        table = NUMBER if by_number else GUILD
        wanted: i64 = table[f.spent]
        moves = [STOP]
        lanes: i64 = s.config.lanes
        first: i64 = s.config.sides[s.turn] * lanes
        fired = s.fired
        kind = s.kind
        rows = s.rows
        crowded = False
        for lane in range(lanes):
            base: i64 = UNIT + lane * USUAL_PLACES
            for place, u in enumerate(rows[first + lane]):
                if table[kind[u]] == wanted and (by_number or s.seat[u] == s.turn):
                    if not fired or u not in fired:
                        if place < USUAL_PLACES:
                            moves.append(base + place)
                        else:
                            moves.append(place_move(lane, place))
                            crowded = True
        if crowded:
            moves.sort()
        return moves

    def answer(self, s: Rift, f: Activating, move: i64) -> None:
        if move == STOP:
            f.leave()
            return
        u = s.unit_at(s.config.sides[s.turn], move)
        f.count += 1
        f.again()
        s.fired.append(u)
        if s.log is not None:
            s.log.append(Activated(s.turn, u))
        s.frames.append(Ability(s.config.abilities[GUILD[s.kind[u]]], u))


class Check(Step):
    """Gain one Riftforce for each location that the side holds alone, of those that the seat checks."""

    def run(self, s: Rift, f: Frame) -> None:
        side: i64 = s.config.sides[s.turn]
        held: i64 = s.held(side, s.config.areas[s.turn])
        s.scores[side] += held
        if held:
            s.idle = 0
        elif s.config.dead_position_ends:
            s.idle += 1
        if s.log is not None:
            s.log.append(Controlled(s.turn, held))


class DrawUp(Step):
    """Draw until the hand is full or there is nothing left to draw."""

    def run(self, s: Rift, f: Frame) -> None:
        if len(s.hands[s.turn]) < HAND:
            s.ask_draw(s.turn)

    def answer(self, s: Rift, f: Frame, move: i64) -> None:
        s.draw(s.turn, move - CHANCE_CARD)
        s.idle = 0
        f.again()


PLAY_CODE: Final = Code("play", [PickCard(), PickLane()])
ACTIVATE_CODE: Final = Code("activate", [PickDiscard(), PickBy(), PickUnit()])
DRAW_CODE: Final = Code("draw", [Check(), DrawUp()])
