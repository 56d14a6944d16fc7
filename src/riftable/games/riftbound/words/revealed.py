"""Words about cards revealed from the top of one's Main Deck: looked at first, taken, banished, drawn."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Card, Static
from riftable.games.riftbound.rules.draw_and_channel import draw_for
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import ASK_TAKE, NONE, SPAN, TAKE_TO_BANISH, V_TAKE
from riftable.games.riftbound.rules.mutations import to_hand
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.top_cards import recycle_shown, take_shown
from riftable.games.riftbound.rules.zones import banish_card
from riftable.games.riftbound.words.zones import ZoneWord

TAKE: Final = V_TAKE * SPAN


@final
class TakeIfOfType(ZoneWord):
    """Of the revealed cards, those of a type go to one's hand; the others are recycled."""

    type: i64

    def __init__(self, type_: int) -> None:
        self.type = type_

    def run(self, s: Realm, f: Resolving) -> None:
        seat: i64 = s.chain[-1].seat
        for i in range(len(f.shown) - 2, -1, -2):
            kind: i64 = f.shown[i + 1]
            if s.cards[kind].type == self.type:
                take_shown(s, f, seat, kind)
                to_hand(s, seat, kind)
        recycle_shown(s, f)


@final
class MayBanishRevealed(ZoneWord):
    """One of the revealed cards may be banished; later instructions may play it."""

    def run(self, s: Realm, f: Resolving) -> None:
        f.cards = []
        kinds = sorted(set(f.shown[1::2]))
        if kinds:
            moves = [NONE, *[TAKE + kind for kind in kinds]]
            s.ask = Ask(s.chain[-1].seat, ASK_TAKE, s.chain[-1].kind, TAKE_TO_BANISH, moves)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move != NONE:
            seat: i64 = s.chain[-1].seat
            take_shown(s, f, seat, move - TAKE)
            banish_card(s, seat, move - TAKE)
            f.cards = [seat, move - TAKE]


@final
class DrawRevealed(ZoneWord):
    """Draws the revealed cards that are left."""

    def run(self, s: Realm, f: Resolving) -> None:
        n: i64 = len(f.shown) // 2
        f.shown = []
        if n:
            draw_for(s, s.chain[-1].seat, n)


@final
class LooksFirst(Static):
    """If you would reveal cards from a deck, you look at its top card first and may recycle it [367]."""

    def join(self, card: Card) -> None:
        super().join(card)
        card.looks_first = True
