"""Drawing and channeling, one by one because chance decides each card, and Burn Out [413, 430, 431]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Code, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.events import BurntOut, Channeled
from riftable.games.riftbound.rules.frames import DrawingOrChanneling
from riftable.games.riftbound.rules.ids import (
    ASK_OPPONENT,
    CHANCE_CHANNEL,
    CHANCE_DRAW,
    CHANCE_LOOK,
    F_CARD,
    F_RUNE,
    SEAT,
    SPAN,
)
from riftable.games.riftbound.rules.mutations import add_rune, burn_card, draw_card, gain_point, recycle_trash
from riftable.games.riftbound.rules.state import Realm


@final
class DrawCards(Step):
    """Draws what is left to draw, or burns it; with an empty deck the seat burns out first."""

    burns: bool  # cards go to the trash, for all to see [440]

    def __init__(self, burns: bool = False) -> None:
        self.burns = burns

    def run(self, s: Realm, f: DrawingOrChanneling) -> None:
        if f.left <= 0 or s.winner >= 0 or s.is_gone(f.seat):
            return
        deck = s.decks[f.seat]
        if len(deck) > 0:
            f.burnt = 0
            s.ask_chance(CHANCE_LOOK if self.burns else CHANCE_DRAW, f.seat, F_CARD * SPAN, deck.top())
            return
        others = [
            SEAT + seat
            for seat in range(s.config.players)
            if not s.friends(seat, f.seat) and not s.is_gone(seat)
        ]
        if len(others) == 1:
            self.burn(s, f, others[0] - SEAT)
        else:
            s.ask = Ask(f.seat, ASK_OPPONENT, -1, 0, others)

    def answer(self, s: Realm, f: DrawingOrChanneling, move: i64) -> None:
        if move >= F_CARD * SPAN:
            if self.burns:
                burn_card(s, f.seat, move - F_CARD * SPAN)
            else:
                draw_card(s, f.seat, move - F_CARD * SPAN)
            f.left -= 1
            f.again()
        else:
            self.burn(s, f, move - SEAT)

    def burn(self, s: Realm, f: DrawingOrChanneling, winner: i64) -> None:
        """Make the trash the deck and give an opponent a point; several in a row may win at once."""
        recycle_trash(s, f.seat)
        if s.log is not None:
            s.log.append(BurntOut(f.seat, winner))
        gain_point(s, winner, f.burnt > 0)  # from the second one on it cannot be prevented [431]
        if f.burnt:
            s.look_for_winner()
        f.burnt += 1
        f.again()


@final
class ChannelRunes(Step):
    """Channels what is left to channel, or as many as there are."""

    def run(self, s: Realm, f: DrawingOrChanneling) -> None:
        deck = s.rune_decks[f.seat]
        if f.left > 0 and len(deck) > 0:
            s.ask_chance(CHANCE_CHANNEL, f.seat, F_RUNE * SPAN, deck.top())

    def answer(self, s: Realm, f: DrawingOrChanneling, move: i64) -> None:
        domain: i64 = move - F_RUNE * SPAN
        add_rune(s, f.seat, domain, f.spent == 1)
        s.dirty = True
        if s.log is not None:
            s.log.append(Channeled(f.seat, domain, f.spent))
        f.left -= 1
        f.again()


DRAW_CODE: Final = Code("draw", [DrawCards()])
BURN_CODE: Final = Code("burn", [DrawCards(burns=True)])
CHANNEL_CODE: Final = Code("channel", [ChannelRunes()])


def draw_for(s: Realm, seat: i64, n: i64) -> None:
    """Schedule that a seat draws `n` cards next."""
    s.frames.append(DrawingOrChanneling(DRAW_CODE, seat, n, 0))


def burn_for(s: Realm, seat: i64, n: i64) -> None:
    """Schedule that a seat burns `n` cards next."""
    s.frames.append(DrawingOrChanneling(BURN_CODE, seat, n, 0))


def channel_for(s: Realm, seat: i64, n: i64, spent: bool) -> None:
    """Schedule that a seat channels `n` runes next."""
    s.frames.append(DrawingOrChanneling(CHANNEL_CODE, seat, n, 1 if spent else 0))
