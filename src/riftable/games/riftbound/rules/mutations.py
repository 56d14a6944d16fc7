"""Changes of a position of Riftbound that steps and words share: each also appends its events."""

from __future__ import annotations

from riftable.core.bag import EMPTY, ONE, Pile, take
from riftable.core.event import Reveal
from riftable.core.native import i64
from riftable.games.riftbound.rules.columns_derived import object_columns
from riftable.games.riftbound.rules.events import (
    Buffed,
    BuffSpent,
    ControlLost,
    ControlTaken,
    Countered,
    Discarded,
    Drew,
    Entered,
    Exhausted,
    Healed,
    Hit,
    Moved,
    Readied,
    Recalled,
    Recycled,
    RecycledRune,
    Regained,
    Returned,
    Scored,
    Tapped,
    WasStunned,
)
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import (
    BUFFED,
    EXHAUSTED,
    I_AM_DISCARDED,
    NUM_DOMAINS,
    STUNNED,
    UNIT_BUFFED,
    UNIT_FIGHTS,
)
from riftable.games.riftbound.rules.items import CARD, TRIGGERED, Item
from riftable.games.riftbound.rules.state import GONE, Realm

# Cards outside the board.


def all_seats(s: Realm) -> i64:
    """All seats, as bits."""
    one: i64 = 1
    return (one << s.config.players) - 1


def with_card(cards: list[int], kind: i64) -> list[int]:
    """A hand with one more card, ascending."""
    out = cards[:]
    i: i64 = len(out)
    while i > 0 and out[i - 1] > kind:
        i -= 1
    out.insert(i, kind)
    return out


def without(cards: list[int], kind: i64) -> list[int]:
    """A hand with one card less."""
    out = cards[:]
    out.remove(kind)
    return out


def with_value(column: list[int], i: i64, value: i64) -> list[int]:
    """A column with one value changed; copies of a position share the old one."""
    out = column[:]
    out[i] = value
    return out


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


def lose_card(s: Realm, seat: i64, kind: i64) -> None:
    """Remove a card from the hand, for all to see."""
    s.hands[seat] = without(s.hands[seat], kind)
    if kind in s.known[seat]:
        s.known[seat] = without(s.known[seat], kind)


def show_in_hand(s: Realm, seat: i64, kind: i64) -> None:
    """Make it known to all players that a card is in a hand."""
    if s.known[seat].count(kind) < s.hands[seat].count(kind):
        s.known[seat] = with_card(s.known[seat], kind)


def to_hand(s: Realm, seat: i64, kind: i64) -> None:
    """Put a card that all players have seen into a hand."""
    s.hands[seat] = with_card(s.hands[seat], kind)
    s.known[seat] = with_card(s.known[seat], kind)


def to_trash(s: Realm, seat: i64, kind: i64) -> None:
    """Put a card into its owner's trash."""
    s.trash[seat] = bytes(sorted(s.trash[seat] + ONE[kind]))


def discard(s: Realm, seat: i64, kind: i64) -> None:
    """Put a card from the hand into the trash; only then do its abilities trigger [422]."""
    lose_card(s, seat, kind)
    to_trash(s, seat, kind)
    s.thrown = with_value(s.thrown, seat, s.thrown[seat] + 1)
    if s.log is not None:
        s.log.append(Discarded(seat, kind))
    card = s.cards[kind]
    if card.hears[I_AM_DISCARDED]:
        s.moment += 1
        for trigger in card.triggers:
            if trigger.event == I_AM_DISCARDED:
                make_pending(s, Item(TRIGGERED, kind, trigger.ability, -1, seat), -1)


def recycle_from_trash(s: Realm, seat: i64, kind: i64) -> None:
    """Put a card from the trash under the Main Deck, for all to see [416]."""
    s.trash[seat] = take(s.trash[seat], kind)
    put_under(s, seat, ONE[kind], all_seats(s))
    if s.log is not None:
        s.log.append(Recycled(seat, 1))


def regain(s: Realm, seat: i64, kind: i64) -> None:
    """Return a card from the trash to the hand."""
    s.trash[seat] = take(s.trash[seat], kind)
    to_hand(s, seat, kind)
    if s.log is not None:
        s.log.append(Regained(seat, kind))


def put_under(s: Realm, seat: i64, cards: bytes, seen: i64) -> None:
    """Recycle cards to the bottom of a Main Deck, in an order that is unknown [416.5]."""
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
    s.trash[seat] = EMPTY
    if seat not in s.hider and not s.sideboards[seat] and not s.aside[seat] and not s.config.closed:
        s.known[seat] = s.hands[seat]


# Runes.


def add_rune(s: Realm, seat: i64, domain: i64, spent: bool) -> None:
    """Put a rune onto the board."""
    pile = s.rune_decks[seat].copy()
    pile.draw(domain)
    s.rune_decks[seat] = pile
    i: i64 = seat * NUM_DOMAINS + domain
    s.runes[i] += 1
    if not spent:
        s.ready[i] += 1


def tap(s: Realm, seat: i64, domain: i64) -> None:
    """Exhaust a rune for one Energy [164.2]."""
    s.ready[seat * NUM_DOMAINS + domain] -= 1
    s.energy[seat] += 1
    if s.log is not None:
        s.log.append(Tapped(seat, domain))


def recycle_rune(s: Realm, seat: i64, domain: i64) -> None:
    """Recycle a rune, an exhausted one if there is one, for one Power [164.3]."""
    i: i64 = seat * NUM_DOMAINS + domain
    if s.ready[i] == s.runes[i]:
        s.ready[i] -= 1
    s.runes[i] -= 1
    pile = s.rune_decks[seat].copy()
    pile.put_under(ONE[domain], all_seats(s))
    s.rune_decks[seat] = pile
    s.power[seat * (NUM_DOMAINS + 1) + domain] += 1
    if s.log is not None:
        s.log.append(RecycledRune(seat, domain))


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
    card = s.cards[kind]
    if card.passives:
        s.auras = with_card(s.auras, u)
    if card.listens:
        s.listeners = with_card(s.listeners, u)
    s.dirty = True
    apply_contested(s, seat, place)
    if s.log is not None:
        s.log.append(Entered(seat, u, kind, place, 0 if flags & EXHAUSTED else 1))
    return u


def leave(s: Realm, u: i64) -> None:
    """Remove a permanent from the board, and drop all references to it."""
    place: i64 = s.at[u]
    s.here[place] = without(s.here[place], u)
    if u in s.auras:
        s.auras = without(s.auras, u)
    if u in s.listeners:
        s.listeners = without(s.listeners, u)
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
        s.effects = [effect for effect in s.effects if effect.unit != u]
    if s.hunts:
        s.hunts = [hunt for hunt in s.hunts if hunt.unit != u]
    s.dirty = True


def relocate(s: Realm, u: i64, place: i64) -> None:
    """Put a permanent at another place on the board; it keeps its state."""
    old: i64 = s.at[u]
    s.here[old] = without(s.here[old], u)
    s.here[place] = [*s.here[place], u]
    s.at[u] = place
    s.dirty = True


def may_go(s: Realm, seat: i64, place: i64) -> bool:
    """Whether a unit of a seat may go to a place, by which units are there [447.2]."""
    if not s.is_field(place):
        return place == seat
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


def move(s: Realm, u: i64, place: i64) -> None:
    """Move a unit; if it may not go there, recall it instead [449.2]."""
    seat: i64 = s.seat[u]
    if not may_go(s, seat, place):
        recall(s, u)
        return
    if s.log is not None:
        s.log.append(Moved(u, s.at[u], place))
    relocate(s, u, place)
    apply_contested(s, seat, place)


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


def make_ready(s: Realm, u: i64) -> None:
    """Ready an object, unless it is ready already [415]."""
    if s.flags[u] & EXHAUSTED:
        s.flags[u] &= ~EXHAUSTED
        s.dirty = True
        if s.log is not None:
            s.log.append(Readied(u))


def heal(s: Realm, u: i64) -> None:
    """Remove all damage of a unit [418]."""
    if s.hurt[u]:
        s.hurt[u] = 0
        if s.log is not None:
            s.log.append(Healed(u))


def bonus_damage(s: Realm, seat: i64, u: i64) -> i64:
    """The Bonus Damage of a spell or ability of a seat against a unit, all of it together [712]."""
    n: i64 = 0
    for me in s.auras:
        for static in s.cards[s.kind[me]].passives:
            n += static.damage(s, me, seat, u)
    return n


def deal(s: Realm, by: i64, u: i64, n: i64) -> None:
    """Damage is marked on a unit; only amounts from 1 on are dealt [417]."""
    if n < 1:
        return
    s.hurt[u] += n
    s.dirty = True
    if s.log is not None:
        s.log.append(Hit(by, u, n))


def buff(s: Realm, seat: i64, u: i64) -> bool:
    """Buff a unit; return False if it has a buff already [426]."""
    if s.flags[u] & BUFFED:
        return False
    s.flags[u] |= BUFFED
    s.dirty = True
    if s.log is not None:
        s.log.append(Buffed(u))
    announce(s, UNIT_BUFFED, u, s.at[u], seat)
    return True


def spend_buff(s: Realm, u: i64) -> None:
    """Spend a buff [703]."""
    s.flags[u] &= ~BUFFED
    s.dirty = True
    if s.log is not None:
        s.log.append(BuffSpent(u))


def stun(s: Realm, u: i64) -> None:
    """Stun a unit, unless it is stunned already [423]."""
    if not s.flags[u] & STUNNED:
        s.flags[u] |= STUNNED
        s.dirty = True
        if s.log is not None:
            s.log.append(WasStunned(u))


def counter(s: Realm, index: i64) -> None:
    """Remove an item from the chain without effect; a card goes to its owner's trash [425]."""
    item = s.chain.pop(index)
    for other in s.chain:
        other.shift(index)
    if item.what == CARD:
        to_trash(s, item.seat, item.kind)
    s.dirty = True
    if s.log is not None:
        s.log.append(Countered(item.seat, item.kind))


# Points and control.


def gain_point(s: Realm, seat: i64) -> None:
    """Give the side of a seat a point."""
    side: i64 = s.config.sides[seat]
    s.points[side] += 1
    s.dirty = True
    if s.log is not None:
        s.log.append(Scored(seat, s.points[side]))


def take_control(s: Realm, seat: i64, place: i64) -> None:
    """Give a seat control of a battlefield; -1: no seat controls it."""
    old: i64 = s.seat[place]
    if old == seat:
        return
    s.seat[place] = seat
    s.dirty = True
    if s.log is not None:
        s.log.append(ControlLost(old, place) if seat < 0 else ControlTaken(seat, place))


# Triggered abilities.


def happen(s: Realm, event: i64, subject: i64, place: i64, seat: i64) -> None:
    """Trigger the abilities of the object itself for what happens to it; they become pending."""
    card = s.cards[s.kind[subject]]
    if not card.hears[event]:
        return
    for trigger in card.triggers:
        if trigger.event == event and trigger.hears(s, subject, subject, place, seat):
            for _ in range(1 + knells(s, seat) if trigger.knell else 1):
                item = Item(TRIGGERED, s.kind[subject], trigger.ability, subject, s.seat[subject])
                make_pending(s, item, place)


def knells(s: Realm, seat: i64) -> i64:
    """How many times more a Deathknell of a seat triggers."""
    n: i64 = 0
    for me in s.auras:
        for static in s.cards[s.kind[me]].passives:
            n += static.knells(s, me, seat)
    return n


def announce(s: Realm, event: i64, subject: i64, place: i64, seat: i64) -> None:
    """Trigger the abilities of all objects that listen to an event [382]."""
    for me in s.listeners:
        card = s.cards[s.kind[me]]
        if card.hears[event]:
            for trigger in card.triggers:
                if trigger.event == event and trigger.hears(s, me, subject, place, seat):
                    controller: i64 = s.seat[me] if s.seat[me] >= 0 else s.turn  # [190.6]
                    item = Item(TRIGGERED, s.kind[me], trigger.ability, me, controller)
                    if event in (UNIT_FIGHTS, UNIT_BUFFED):
                        item.subject = subject
                    make_pending(s, item, place)


def make_pending(s: Realm, item: Item, place: i64) -> None:
    """Add an ability to those that triggered at the same moment and wait to be put in order."""
    if s.gone and s.is_gone(item.seat):
        return
    item.place = place
    item.moment = s.moment
    s.fresh.append(item)
    s.dirty = True
