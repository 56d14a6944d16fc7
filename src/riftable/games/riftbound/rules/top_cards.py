"""The top cards of decks: looking at them and revealing them, with what some cards may do then [424, 436].

A card that is looked at or revealed is named by chance. What one player looks at is set aside for that
player; what is revealed stays on top of its deck, known to all.
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.event import Reveal
from riftable.core.machine import Ask, Code, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.events import Kept, Looked, Recycled, Showed
from riftable.games.riftbound.rules.frames import Resolving, Surfacing
from riftable.games.riftbound.rules.ids import (
    ASK_MAY,
    ASK_PREDICT,
    CHANCE_LOOK,
    F_CARD,
    MAY_BANISH,
    NO,
    SPAN,
    V_PLAY,
    YES,
)
from riftable.games.riftbound.rules.items import FROM_BANISHMENT
from riftable.games.riftbound.rules.lists import with_card, without
from riftable.games.riftbound.rules.mutations import all_seats, forget_rest, put_under, recycle, was_recycled
from riftable.games.riftbound.rules.paying import add_as_revealed
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.zones import banish_card, tell_to_play

CARD_MOVE: Final = F_CARD * SPAN
PLAY: Final = V_PLAY * SPAN


def ask_top(s: Realm, seat: i64, depth: i64) -> bool:
    """Ask chance for the card of a deck below so many known ones; return False if there is none."""
    pile = s.decks[seat]
    if depth >= len(pile.bags):
        return False
    s.ask_chance(CHANCE_LOOK, seat, CARD_MOVE, pile.bags[depth])
    return True


def look_at_top(s: Realm, seat: i64, kind: i64) -> None:
    """Let a seat see its top card, as chance named it; it stays there."""
    one: i64 = 1
    pile = s.decks[seat].copy()
    forget_rest(pile, seat)
    pile.look(kind, one << seat)
    s.decks[seat] = pile
    if s.log is not None:
        s.log.append(Looked(seat))
        s.log.append(Reveal(seat, kind, 1 << seat))


def ask_recycle(s: Realm, seat: i64, about: i64) -> None:
    """Ask a seat whether to recycle the top card, which it has looked at; `about` is the card that asks."""
    deck = s.decks[seat]
    if len(deck) > 0:
        s.ask = Ask(seat, ASK_PREDICT, about, 1, [*surfacing(s, list(deck.bags[0])), YES, NO])


def recycle_or_keep(s: Realm, seat: i64, move: i64) -> None:
    """Carry out the answer to that question."""
    if move not in (YES, NO):
        pile = s.decks[seat].copy()
        pile.remove(0)
        s.decks[seat] = pile
        surface(s, seat, move - PLAY)
        return
    if move == NO:
        if s.log is not None:
            s.log.append(Kept(seat))
        return
    pile = s.decks[seat].copy()
    card, seen = pile.bags[0], pile.seen[0]
    pile.draw(card[0])
    s.decks[seat] = pile
    s.moment += 1
    recycle(s, seat, seat, card, seen)


def look_aside(s: Realm, seat: i64, kind: i64) -> None:
    """Set the top card aside, as chance named it, for its player alone to see."""
    pile = s.decks[seat].copy()
    forget_rest(pile, seat)
    pile.draw(kind)
    s.decks[seat] = pile
    s.aside[seat] = with_card(s.aside[seat], kind)
    if s.log is not None:
        s.log.append(Looked(seat))
        s.log.append(Reveal(seat, kind, 1 << seat))


def reveal(s: Realm, f: Resolving, seat: i64, kind: i64) -> None:
    """Show all players the next card of a deck, which stays there [424]."""
    pile = s.decks[seat].copy()
    pile.show(depth_of(f, seat), kind, all_seats(s))
    s.decks[seat] = pile
    f.shown = [*f.shown, seat, kind]
    if s.log is not None:
        s.log.append(Reveal(seat, kind, all_seats(s)))
        s.log.append(Showed(seat, kind))
    add_as_revealed(s, seat, kind)
    if s.cards[kind].surfaces is not None:
        s.frames.append(Surfacing(SURFACE_CODE, seat, kind))


def looks_first(s: Realm, f: Resolving, seat: i64) -> bool:
    """Let a seat that is about to reveal cards look at the top one first, once for each card that says so.

    Return whether it does; the instruction is then run again.
    """
    if not s.config.looks_first or not len(s.decks[seat]):
        return False
    lookers = [s.kind[me] for me in s.auras if s.seat[me] == seat and s.card(me).looks_first]
    if f.looks >= len(lookers):
        return False
    f.again()
    s.frames.append(Surfacing(LOOK_CODE, seat, lookers[f.looks]))
    f.looks += 1
    return True


def depth_of(f: Resolving, seat: i64) -> i64:
    """How many revealed cards lie on top of a deck."""
    n: i64 = 0
    for i in range(0, len(f.shown), 2):
        if f.shown[i] == seat:
            n += 1
    return n


def take_shown(s: Realm, f: Resolving, seat: i64, kind: i64) -> None:
    """Take a revealed card from its deck: the lowest, if there are several of the kind."""
    depth: i64 = depth_of(f, seat)
    i: i64 = len(f.shown) - 2
    while i >= 0:
        if f.shown[i] == seat:
            depth -= 1
            if f.shown[i + 1] == kind:
                break
        i -= 2
    f.shown = f.shown[:i] + f.shown[i + 2 :]
    pile = s.decks[seat].copy()
    pile.remove(depth)
    s.decks[seat] = pile


def recycle_shown(s: Realm, f: Resolving) -> None:
    """Recycle the revealed cards, each player's in an order that is unknown [416.5]."""
    seats: list[int] = []
    for i in range(0, len(f.shown), 2):
        if f.shown[i] not in seats:
            seats.append(f.shown[i])
    s.moment += 1
    for seat in seats:
        if s.is_gone(seat):
            continue
        cards = [f.shown[i + 1] for i in range(0, len(f.shown), 2) if f.shown[i] == seat]
        pile = s.decks[seat].copy()
        for _ in cards:
            pile.remove(0)
        s.decks[seat] = pile
        put_under(s, seat, cards, all_seats(s))
        if s.log is not None:
            s.log.append(Recycled(seat, len(cards)))
        was_recycled(s, s.chain[-1].seat, seat)
    f.shown = []


# What a card may do as it is looked at or revealed: banished, and then played.


@final
class MayBanish(Step):
    """Ask whether to banish the card that was revealed."""

    def run(self, s: Realm, f: Surfacing) -> None:
        s.ask = Ask(f.seat, ASK_MAY, f.kind, MAY_BANISH, [YES, NO])

    def answer(self, s: Realm, f: Surfacing, move: i64) -> None:
        if move == NO:
            f.leave()
            return
        below = s.frames[-2]
        assert isinstance(below, Resolving)
        take_shown(s, below, f.seat, f.kind)
        surface(s, f.seat, f.kind)


@final
class Look(Step):
    """A player looks at the top card of their deck before revealing it."""

    def run(self, s: Realm, f: Surfacing) -> None:
        ask_top(s, f.seat, 0)

    def answer(self, s: Realm, f: Surfacing, move: i64) -> None:
        look_at_top(s, f.seat, move - CARD_MOVE)


@final
class MayRecycle(Step):
    """Ask whether to recycle that card."""

    def run(self, s: Realm, f: Surfacing) -> None:
        ask_recycle(s, f.seat, f.kind)

    def answer(self, s: Realm, f: Surfacing, move: i64) -> None:
        recycle_or_keep(s, f.seat, move)


LOOK_CODE: Final = Code("look first", [Look(), MayRecycle()])
SURFACE_CODE: Final = Code("surface", [MayBanish()])


def surface(s: Realm, seat: i64, kind: i64) -> None:
    """Banish a card that has left its deck, and let its player play it for another cost than its own."""
    banish_card(s, seat, kind)
    item = tell_to_play(s, seat, seat, kind, FROM_BANISHMENT)
    item.instead = s.cards[kind].surfaces


def surfacing(s: Realm, cards: list[int]) -> list[int]:
    """The answers by which one of the cards looked at is banished and may be played.

    They come with the question that follows the look: another one would tell all players about the card.
    """
    return [PLAY + kind for kind in sorted(set(cards)) if s.cards[kind].surfaces is not None]


def surface_aside(s: Realm, seat: i64, move: i64) -> bool:
    """Carry out such an answer about a card set aside; return False if it is another answer."""
    if not PLAY <= move < PLAY + SPAN:
        return False
    s.aside[seat] = without(s.aside[seat], move - PLAY)
    surface(s, seat, move - PLAY)
    return True
