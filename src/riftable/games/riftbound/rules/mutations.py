"""Changes of a position of Riftbound that steps and words share: each also appends its events."""

from __future__ import annotations

from typing import Final

from riftable.core.bag import EMPTY_BAG, Bag, Pile, bag_of, with_one, without_one
from riftable.core.event import Reveal
from riftable.core.native import i64
from riftable.games.riftbound.rules.columns_derived import object_columns
from riftable.games.riftbound.rules.control import release
from riftable.games.riftbound.rules.events import (
    Buffed,
    BuffSpent,
    Burnt,
    ControlLost,
    ControlTaken,
    Detached,
    Discarded,
    Drew,
    Entered,
    Exhausted,
    Healed,
    Moved,
    Readied,
    ReadiedRunes,
    Recalled,
    Recycled,
    RecycledRune,
    Regained,
    Returned,
    RunesRecycled,
    Scored,
    Tapped,
    WasStunned,
)
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import (
    ATTACHED,
    BUFF_SPENT,
    BUFFED,
    BUFFS,
    CARD_DISCARDED,
    CARDS_RECYCLED,
    EXHAUSTED,
    GAINING_POINTS,
    I_AM_DISCARDED,
    I_LEAVE,
    MOVING_TO_BASE,
    NUM_DOMAINS,
    POOL,
    READYING,
    RUNE_RECYCLED,
    STUNNED,
    UNIT_BUFFED,
    UNIT_READIED,
    UNIT_STUNNED,
)
from riftable.games.riftbound.rules.items import TRIGGERED, WITH_THE_UNIT, Item
from riftable.games.riftbound.rules.lasting import attached_to, host_of, number_of, remember
from riftable.games.riftbound.rules.lists import add, with_card, with_value, without
from riftable.games.riftbound.rules.prohibitions import is_forbidden
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.triggering import about, announce, happen, make_pending

NOWHERE: Final = -1

# Cards outside the board.


def all_seats(s: Realm) -> i64:
    """All seats, as bits."""
    one: i64 = 1
    return (one << s.config.players) - 1


def forget_rest(pile: Pile, seat: i64) -> None:
    """A seat takes or sees one of the top cards: no other seat can tell which of them are left."""
    one: i64 = 1
    if len(pile.bags[0]) > 1:
        pile.seen[0] &= one << seat


def draw_card(s: Realm, seat: i64, kind: i64) -> None:
    """Put the top card of a Main Deck, as chance drew it, into the hand."""
    pile = s.decks[seat].copy()
    if len(pile.bags[0]) == 1 and pile.seen[0] == all_seats(s):  # those that had seen it there see it drawn
        s.known[seat] = with_card(s.known[seat], kind)
    forget_rest(pile, seat)
    pile.draw(kind)
    s.decks[seat] = pile
    s.hands[seat] = with_card(s.hands[seat], kind)
    if s.log is not None:
        s.log.append(Drew(seat))
        s.log.append(Reveal(seat, kind, 1 << seat))


def burn_card(s: Realm, seat: i64, kind: i64) -> None:
    """Put the top card of a Main Deck, as chance named it, into the trash [440]."""
    pile = s.decks[seat].copy()
    pile.draw(kind)
    s.decks[seat] = pile
    to_trash(s, seat, kind)
    if s.log is not None:
        s.log.append(Reveal(seat, kind, all_seats(s)))
        s.log.append(Burnt(seat, kind))


def lose_card(s: Realm, seat: i64, kind: i64) -> None:
    """Remove a card from the hand, for all to see."""
    s.hands[seat] = without(s.hands[seat], kind)
    if kind in s.known[seat]:
        s.known[seat] = without(s.known[seat], kind)


def show_in_hand(s: Realm, seat: i64, kind: i64, n: i64) -> None:
    """Make it known to all players that a card is in a hand at least `n` times."""
    while s.known[seat].count(kind) < n:
        s.known[seat] = with_card(s.known[seat], kind)


def to_hand(s: Realm, seat: i64, kind: i64) -> None:
    """Put a card that all players have seen into a hand."""
    s.hands[seat] = with_card(s.hands[seat], kind)
    s.known[seat] = with_card(s.known[seat], kind)


def to_trash(s: Realm, seat: i64, kind: i64) -> None:
    """Put a card into its owner's trash."""
    s.trash[seat] = with_one(s.trash[seat], kind)


def discard(s: Realm, seat: i64, kind: i64) -> None:
    """Put a card from the hand into the trash; only then do its abilities trigger [422]."""
    if s.log is not None:
        if kind not in s.known[seat]:
            s.log.append(Reveal(seat, kind, all_seats(s)))
        s.log.append(Discarded(seat, kind))
    lose_card(s, seat, kind)
    to_trash(s, seat, kind)
    s.thrown = with_value(s.thrown, seat, s.thrown[seat] + 1)
    card = s.cards[kind]
    if card.hears[I_AM_DISCARDED]:
        for trigger in card.triggers:
            if trigger.event == I_AM_DISCARDED:
                make_pending(s, Item(TRIGGERED, kind, trigger.ability, -1, seat), -1)
    announce(s, Happening(CARD_DISCARDED, -1, kind, seat, -1))


def recycle_from_trash(s: Realm, by: i64, owner: i64, kinds: list[int]) -> None:
    """Let a seat put cards from a trash under the Main Deck of their owner, for all to see [416]."""
    for kind in kinds:
        s.trash[owner] = without_one(s.trash[owner], kind)
    recycle(s, by, owner, sorted(kinds), all_seats(s))


def take_from_trash(s: Realm, seat: i64, kind: i64) -> None:
    """Remove a card from the trash, for all to see."""
    s.trash[seat] = without_one(s.trash[seat], kind)


def regain(s: Realm, seat: i64, kind: i64) -> None:
    """Return a card from the trash to the hand."""
    s.trash[seat] = without_one(s.trash[seat], kind)
    to_hand(s, seat, kind)
    if s.log is not None:
        s.log.append(Regained(seat, kind))


def recycle(s: Realm, by: i64, owner: i64, cards: Bag | list[int], seen: i64) -> None:
    """Let a seat recycle cards to the Main Deck of their owner, all of them together [416]."""
    put_under(s, owner, cards, seen)
    if s.log is not None:
        s.log.append(Recycled(owner, len(cards)))
    was_recycled(s, by, owner)


def was_recycled(s: Realm, by: i64, owner: i64) -> None:
    """Tell abilities that a seat has recycled cards to the Main Deck of their owner."""
    event = Happening(CARDS_RECYCLED, -1, -1, by, -1)
    event.whose = owner
    announce(s, event)


def put_under(s: Realm, seat: i64, cards: Bag | list[int], seen: i64) -> None:
    """Put cards at the bottom of a Main Deck, in an order that is unknown [416.5]."""
    pile = s.decks[seat].copy()
    pile.put_under(cards, seen)
    s.decks[seat] = pile


def recycle_trash(s: Realm, seat: i64) -> None:
    """Burn Out: the whole trash becomes the Main Deck [431].

    The hand is then known to all, unless its cards could be elsewhere: facedown, in a sideboard, in no list.
    """
    s.decks[seat] = Pile(s.trash[seat])
    if s.trash[seat]:
        s.decks[seat].seen[0] = all_seats(s)
        s.moment += 1
        was_recycled(s, seat, seat)
    s.trash[seat] = EMPTY_BAG
    if seat not in s.hider and not s.sideboards[seat] and not s.aside[seat] and not s.config.closed:
        s.known[seat] = s.hands[seat]


# Runes.


def add_rune(s: Realm, seat: i64, domain: i64, spent: bool) -> None:
    """Put a rune onto the board."""
    pile = s.rune_decks[seat].copy()
    pile.draw(domain)
    s.rune_decks[seat] = pile
    i: i64 = seat * NUM_DOMAINS + domain
    add(s.runes, i, 1)
    if not spent:
        add(s.ready, i, 1)


def tap(s: Realm, seat: i64, domain: i64) -> None:
    """Exhaust a rune for one Energy [164.2]."""
    add(s.ready, seat * NUM_DOMAINS + domain, -1)
    add(s.energy, seat, 1)
    if s.log is not None:
        s.log.append(Tapped(seat, domain))


def recycle_rune(s: Realm, seat: i64, domain: i64) -> None:
    """Recycle a rune for one Power [164.3]."""
    put_rune_under(s, seat, domain)
    s.power[seat * POOL + domain] += 1


def put_rune_under(s: Realm, seat: i64, domain: i64) -> None:
    """Recycle a rune, an exhausted one if there is one [416]."""
    i: i64 = seat * NUM_DOMAINS + domain
    if s.ready[i] == s.runes[i]:
        s.ready[i] -= 1
    s.runes[i] -= 1
    pile = s.rune_decks[seat].copy()
    pile.put_under((domain,), all_seats(s))
    s.rune_decks[seat] = pile
    if s.log is not None:
        s.log.append(RecycledRune(seat, domain))
    announce(s, Happening(RUNE_RECYCLED, -1, -1, seat, -1))


def recycle_runes(s: Realm, seat: i64, domains: list[int]) -> None:
    """Recycle runes by an effect, exhausted ones first; no Power comes of it [416]."""
    pile = s.rune_decks[seat].copy()
    for domain in domains:
        i: i64 = seat * NUM_DOMAINS + domain
        if s.ready[i] == s.runes[i]:
            s.ready[i] -= 1
        s.runes[i] -= 1
    pile.put_under(bag_of(domains), all_seats(s))
    s.rune_decks[seat] = pile
    s.dirty = True
    if s.log is not None:
        s.log.append(RunesRecycled(seat, len(domains)))
    for _ in domains:
        announce(s, Happening(RUNE_RECYCLED, -1, -1, seat, -1))


# The board.


def enter(s: Realm, kind: i64, owner: i64, seat: i64, place: i64, flags: i64) -> i64:
    """Put a permanent onto the board."""
    u: i64 = s.config.players + s.config.fields
    while u < len(s.kind) and s.kind[u] != GONE:
        u += 1
    if u == len(s.kind):
        for column in object_columns(s):
            column.append(0)
    s.kind[u] = kind
    s.owner[u] = owner
    s.seat[u] = seat
    s.at[u] = place
    s.hurt[u] = 0
    s.flags[u] = flags
    s.extra[u] = 0
    s.here[place] = [*s.here[place], u]
    s.index_object(u)
    s.dirty = True
    apply_contested(s, seat, place)
    if s.log is not None:
        s.log.append(Entered(seat, u, kind, place, 0 if flags & EXHAUSTED else 1))
    return u


def leave(s: Realm, u: i64) -> None:
    """Remove a permanent from the board, and drop all references to it."""
    if s.card(u).hears[I_LEAVE]:
        happen(s, about(s, I_LEAVE, u, -1))
    host: i64 = host_of(s, u) if s.card(u).copies_text else 0
    if host:
        s.drop_from_index(host)
    place: i64 = s.at[u]
    s.here[place] = without(s.here[place], u)
    s.drop_from_index(u)
    s.kind[u] = GONE
    s.seat[u] = -1
    s.flags[u] = 0
    for item in s.chain:
        item.forget(u)
    for item in s.fresh:
        item.forget(u)
    for f in s.frames:
        if isinstance(f, Resolving) and f.me == u:
            f.me = -1
    if s.effects:
        if s.log is not None:
            s.log += [Detached(gear) for gear in attached_to(s, u)]  # they stay where it was
        s.effects = [
            effect for effect in s.effects if effect.unit != u and (effect.what != ATTACHED or effect.n != u)
        ]
        release(s, u)
    if host:
        s.index_object(host)
    s.dirty = True


def relocate(s: Realm, u: i64, place: i64) -> None:
    """Put a permanent at another place on the board, with what is attached to it; it keeps its state."""
    old: i64 = s.at[u]
    s.here[old] = without(s.here[old], u)
    s.here[place] = [*s.here[place], u]
    s.at[u] = place
    s.dirty = True
    if s.effects:
        for gear in attached_to(s, u):
            relocate(s, gear, place)


def may_go(s: Realm, seat: i64, place: i64) -> bool:
    """Whether a unit of a seat may go to a place, by which units are there and who fights there [447.2]."""
    if not s.is_field(place):
        return place == seat
    if s.combat and place == s.showdown and seat not in (s.attacker, s.defender):
        return False
    others: i64 = -1
    for u in s.here[place]:
        other: i64 = s.seat[u]
        if other == seat or not s.card(u).is_unit:
            continue
        if s.friends(seat, other) or (others >= 0 and others != other):
            return False
        others = other
    return True


def apply_contested(s: Realm, seat: i64, place: i64) -> None:
    """Contest a battlefield that a seat comes to, unless it is its own or contested already [190.3, 450]."""
    if s.is_field(place) and s.seat[place] != seat and s.contester[place] < 0:
        s.contester[place] = seat


def move(s: Realm, u: i64, place: i64) -> bool:
    """Move a unit; if it may not go there, recall it instead [449.2]. Return False if it is not to move."""
    seat: i64 = s.seat[u]
    if not s.is_field(place) and is_forbidden(s, MOVING_TO_BASE, seat, s.at[u]):
        return False
    if not may_go(s, seat, place):
        recall(s, u)
        return True
    if s.log is not None:
        s.log.append(Moved(u, s.at[u], place))
    relocate(s, u, place)
    apply_contested(s, seat, place)
    return True


def recall(s: Realm, u: i64) -> None:
    """Put a permanent into its controller's base, which is no move [454]."""
    if s.at[u] != s.seat[u]:
        relocate(s, u, s.seat[u])
    if s.log is not None:
        s.log.append(Recalled(u))


def to_owners_hand(s: Realm, u: i64) -> None:
    """Return a permanent to its owner's hand; a token ceases to exist [186]."""
    kind: i64 = s.kind[u]
    owner: i64 = s.owner[u]
    if s.log is not None:
        s.log.append(Returned(u))
    leave(s, u)
    if not s.cards[kind].is_token:
        to_hand(s, owner, kind)


# What happens to what is on the board.


def exhaust(s: Realm, u: i64) -> None:
    """Exhaust an object, unless it is exhausted already [414]."""
    if not s.flags[u] & EXHAUSTED:
        s.flags[u] |= EXHAUSTED
        s.dirty = True
        if s.log is not None:
            s.log.append(Exhausted(u))


def make_ready(s: Realm, seat: i64, u: i64) -> None:
    """Let a seat ready an object by a spell or ability, unless it is ready already or may not be [415]."""
    permanent = u >= s.config.players + s.config.fields
    if permanent and is_forbidden(s, READYING, s.seat[u], s.at[u]):
        return
    if s.flags[u] & EXHAUSTED:
        s.flags[u] &= ~EXHAUSTED
        s.dirty = True
        if s.log is not None:
            s.log.append(Readied(u))
        if s.card(u).is_unit:
            announce(s, about(s, UNIT_READIED, u, seat))


def ready_rune(s: Realm, i: i64) -> None:
    """Ready a rune of seat * 6 + domain, unless all of them are ready."""
    if s.ready[i] < s.runes[i]:
        s.ready[i] += 1
        s.dirty = True
        if s.log is not None:
            s.log.append(ReadiedRunes(i // NUM_DOMAINS, 1))


def heal(s: Realm, u: i64) -> None:
    """Remove all damage of a unit [418]."""
    if s.hurt[u]:
        s.hurt[u] = 0
        if s.log is not None:
            s.log.append(Healed(u))


def buff(s: Realm, seat: i64, u: i64) -> bool:
    """Buff a unit; return False if it has a buff already and can have no other [426]."""
    if s.flags[u] & BUFFED:
        if not s.card(u).many_buffs:
            return False
        remember(s, BUFFS, u, number_of(s, BUFFS, u) + 1, WITH_THE_UNIT)
    s.flags[u] |= BUFFED
    s.dirty = True
    if s.log is not None:
        s.log.append(Buffed(u))
    announce(s, about(s, UNIT_BUFFED, u, seat))
    return True


def spend_buff(s: Realm, u: i64) -> None:
    """Spend a buff [703]."""
    more: i64 = number_of(s, BUFFS, u) if s.effects else 0
    if more:
        remember(s, BUFFS, u, more - 1, WITH_THE_UNIT)
    else:
        s.flags[u] &= ~BUFFED
    s.dirty = True
    if s.log is not None:
        s.log.append(BuffSpent(u))
    announce(s, about(s, BUFF_SPENT, u, s.seat[u]))


def stun(s: Realm, seat: i64, u: i64) -> None:
    """Let a seat stun a unit, unless it is stunned already [423]."""
    if not s.flags[u] & STUNNED:
        s.flags[u] |= STUNNED
        s.dirty = True
        if s.log is not None:
            s.log.append(WasStunned(u))
        announce(s, about(s, UNIT_STUNNED, u, seat))


# Points and control.


def gain_point(s: Realm, seat: i64, certain: bool = False) -> bool:
    """Give the side of a seat a point, unless it can't gain any; return whether it has."""
    if not certain and is_forbidden(s, GAINING_POINTS, seat, NOWHERE):
        return False
    side: i64 = s.config.sides[seat]
    s.points[side] += 1
    s.dirty = True
    if s.log is not None:
        s.log.append(Scored(seat, s.points[side]))
    return True


def take_control(s: Realm, seat: i64, place: i64) -> None:
    """Give a seat control of a battlefield; -1: no seat controls it."""
    old: i64 = s.seat[place]
    if old == seat:
        return
    s.seat[place] = seat
    s.dirty = True
    if s.log is not None:
        s.log.append(ControlLost(old, place) if seat < 0 else ControlTaken(seat, place))
