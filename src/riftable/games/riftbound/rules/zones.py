"""Cards on their way between the chain and other zones: told to be played, put back, and gone afterwards.

A card that an effect tells a player to play goes on the chain as pending, from wherever it is [354, 419.4].
If it cannot be played, it stays where it was. What an effect adds ("then recycle it") replaces where the card
goes when it leaves the chain [390.3.a].
"""

from __future__ import annotations

from riftable.core.bag import with_one, without_one
from riftable.core.native import i64
from riftable.games.riftbound.rules.events import Banished, Countered, Declared, LeftToDeck
from riftable.games.riftbound.rules.facedown import lay_down
from riftable.games.riftbound.rules.ids import BANISHED_WITH
from riftable.games.riftbound.rules.items import (
    CARD,
    FROM_BANISHMENT,
    FROM_CHAMPION,
    FROM_FACEDOWN,
    FROM_HAND,
    FROM_TRASH,
    THEN_BANISH,
    THEN_RECYCLE,
    WITH_THE_UNIT,
    Effect,
    Item,
)
from riftable.games.riftbound.rules.lasting import add_effect, drop_effect
from riftable.games.riftbound.rules.mutations import (
    all_seats,
    leave,
    lose_card,
    put_under,
    recycle,
    to_hand,
    to_trash,
)
from riftable.games.riftbound.rules.state import Realm


def put_into_banishment(s: Realm, owner: i64, kind: i64) -> None:
    """Put a card into its owner's Banishment, which is public [108.6]."""
    s.banished[owner] = with_one(s.banished[owner], kind)


def banish_card(s: Realm, owner: i64, kind: i64) -> None:
    """Banish a card that has left its zone, for all to see [427]."""
    put_into_banishment(s, owner, kind)
    if s.log is not None:
        s.log.append(Banished(owner, kind))


def banish(s: Realm, u: i64) -> None:
    """Banish a permanent: it neither dies nor is discarded; a token ceases to exist [186, 427]."""
    kind: i64 = s.kind[u]
    owner: i64 = s.owner[u]
    leave(s, u)
    if not s.cards[kind].is_token:
        put_into_banishment(s, owner, kind)
    if s.log is not None:
        s.log.append(Banished(owner, kind))


def banished_with(s: Realm, u: i64) -> list[int]:
    """The cards that were banished with an object: owner, kind, … [427]."""
    found: list[int] = []
    for effect in s.effects:
        if effect.what == BANISHED_WITH and effect.unit == u:
            found += [effect.seat, effect.kind]
    return found


def link(s: Realm, u: i64, owner: i64, kind: i64) -> None:
    """Remember that a card has been banished with an object."""
    add_effect(s, Effect(BANISHED_WITH, u, owner, 0, WITH_THE_UNIT, kind))


def unlink(s: Realm, owner: i64, kind: i64) -> None:
    """Forget what a card was banished with, now that it has left Banishment: it is another object [124]."""
    linked = [
        one for one in s.effects if one.what == BANISHED_WITH and one.seat == owner and one.kind == kind
    ]
    if len(linked) > s.banished[owner].count(kind):
        drop_effect(s, linked[0])


def tell_to_play(s: Realm, seat: i64, owner: i64, kind: i64, origin: i64) -> Item:
    """Let a seat play a card out of a zone of its owner; return the pending item, to say how it is played."""
    if origin == FROM_TRASH:
        s.trash[owner] = without_one(s.trash[owner], kind)
    elif origin == FROM_BANISHMENT:
        s.banished[owner] = without_one(s.banished[owner], kind)
        unlink(s, owner, kind)
    elif origin == FROM_CHAMPION:
        s.champion[owner] = -1
    else:
        lose_card(s, owner, kind)
    item = Item(CARD, kind, s.cards[kind].spell, -1, seat)
    item.owner = owner
    item.origin = origin
    item.told = True
    s.moment += 1
    item.moment = s.moment
    s.fresh.append(item)
    s.dirty = True
    if s.log is not None:
        s.log.append(Declared(seat, kind))
    return item


def put_back(s: Realm, item: Item) -> None:
    """Return a card that could not be played to the zone it was in [358]."""
    owner: i64 = item.owner
    if s.is_gone(owner):
        return
    if item.origin == FROM_HAND:
        to_hand(s, owner, item.kind)
    elif item.origin == FROM_CHAMPION:
        s.champion[owner] = item.kind
    elif item.origin == FROM_FACEDOWN:
        lay_down(s, owner, item.kind, item.place, 0)
    elif item.origin == FROM_TRASH:
        to_trash(s, owner, item.kind)
    elif item.origin == FROM_BANISHMENT:
        put_into_banishment(s, owner, item.kind)


def leave_chain(s: Realm, item: Item) -> None:
    """Put a card that has left the chain where it goes: to its owner's trash, unless an effect says else."""
    if s.is_gone(item.owner):
        return
    if item.after == THEN_RECYCLE:
        s.moment += 1
        recycle(s, item.seat, item.owner, [item.kind], all_seats(s))
    elif item.after == THEN_BANISH:
        banish_card(s, item.owner, item.kind)
    else:
        to_trash(s, item.owner, item.kind)


def counter(s: Realm, index: i64) -> None:
    """Remove an item from the chain without effect; a card goes where it would go from there [425]."""
    item = s.chain.pop(index)
    for other in s.chain:
        other.shift(index)
    if item.what == CARD:
        leave_chain(s, item)
    s.dirty = True
    if s.log is not None:
        s.log.append(Countered(item.seat, item.kind))


def recycle_permanents(s: Realm, owner: i64, units: list[int]) -> bool:
    """Recycle permanents of an owner in an unknown order; return whether any was a card.

    Tokens cease to exist [186, 416.5].
    """
    kinds: list[int] = []
    for u in units:
        if not s.card(u).is_token:
            kinds.append(s.kind[u])
        if s.log is not None:
            s.log.append(LeftToDeck(u))
        leave(s, u)
    if kinds:
        put_under(s, owner, kinds, all_seats(s))
    return len(kinds) > 0
