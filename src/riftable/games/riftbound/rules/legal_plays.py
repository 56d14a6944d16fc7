"""What a seat could play or use now: paid for, and with targets. Playing it is done in `playing`."""

from __future__ import annotations

from typing import Final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import (
    DISCARD_CARD,
    EXHAUST_FRIEND,
    KILL_FRIEND,
    RECYCLE_CARD,
    SPEND_MY_BUFF,
    Ability,
)
from riftable.games.riftbound.rules.costs import (
    Price,
    adds,
    can_pay,
    deflect_of,
    energy_for,
    price_of,
    price_of_card,
    sources,
    spare_power,
)
from riftable.games.riftbound.rules.ids import (
    BUFFED,
    DISCARD,
    EXHAUSTED,
    IN_TRASH,
    MODE_USED,
    SPAN,
    TARGET,
    USE,
    V_CHAMPION,
    V_PLAY,
    V_REVEAL,
)
from riftable.games.riftbound.rules.items import ACTIVATED, CARD, FROM_FACEDOWN, Item
from riftable.games.riftbound.rules.state import GONE, Realm

REVEAL: Final = V_REVEAL * SPAN


def plays(s: Realm, seat: i64, timing: i64) -> list[int]:
    """The answers by which a seat plays a card or uses an ability that is at least so quick."""
    moves: list[int] = []
    last: i64 = -1
    for kind in s.hands[seat]:
        if kind != last and s.cards[kind].timing >= timing and can_play(s, seat, kind):
            moves.append(V_PLAY * SPAN + kind)
        last = kind
    chosen: i64 = s.champion[seat]
    if chosen >= 0 and s.cards[chosen].timing >= timing and can_play(s, seat, chosen):
        moves.append(V_CHAMPION * SPAN + chosen)
    for u in range(len(s.kind)):
        if s.kind[u] != GONE and s.seat[u] == seat:
            card = s.cards[s.kind[u]]
            if (card.activated or card.borrows) and usable(s, seat, u, timing):
                moves.append(USE + u)
    return moves


def usable(s: Realm, seat: i64, u: i64, timing: i64) -> list[int]:
    """The objects whose abilities an object of a seat can use now, at least so quick."""
    found: list[int] = []
    for source in sources(s, u):
        ability = s.card(source).activated[0]
        if ability.timing >= timing and can_use(s, seat, u, ability):
            found.append(source)
    return found


def reveals(s: Realm, seat: i64) -> list[int]:
    """The answers by which a seat plays a facedown card: from the turn after it was hidden on [811]."""
    moves: list[int] = []
    for place in range(s.config.players, s.config.players + s.config.fields):
        if s.hider[place] == seat and s.since[place] < s.round:
            item = facedown_item(s, seat, place)
            price = price_of(s, item)
            card = s.cards[item.kind]
            if not can_pay(s, seat, price):
                continue
            if card.extra.spend and not card.optional and not has_to_spend(s, seat, item.kind, price):
                continue
            if item.ability is None or has_targets(s, item, item.ability, price):
                moves.append(REVEAL + place)
    return moves


def facedown_item(s: Realm, seat: i64, place: i64) -> Item:
    """A facedown card as it would be played: it, and its targets, must be there."""
    kind = s.hidden[place]
    item = Item(CARD, kind, s.cards[kind].spell, -1, seat)
    item.origin = FROM_FACEDOWN
    item.place = item.bound = place
    item.given = item.free = True  # additional costs remain [811]
    return item


def can_play(s: Realm, seat: i64, kind: i64) -> bool:
    """Whether a card can be paid, has a place to go, and finds its targets."""
    card = s.cards[kind]
    price = price_of_card(s, seat, kind)
    affordable = can_pay(s, seat, price)
    if card.extra.spend and (not card.optional or (card.less and not affordable)):
        price = price_of_card(s, seat, kind, paid=True)
        affordable = can_pay(s, seat, price) and has_to_spend(s, seat, kind, price)
    if not affordable:
        return False
    spell = card.spell
    if spell is None:
        return True  # a base is always there
    item = Item(CARD, kind, spell, -1, seat)
    return has_targets(s, item, spell, price)


def has_to_spend(s: Realm, seat: i64, kind: i64, price: Price) -> bool:
    """Whether a seat has what the additional cost of a card in its hand asks for, and can pay the rest."""
    spend: i64 = s.cards[kind].extra.spend
    if spend == DISCARD_CARD:  # the card itself is on the chain by then
        return len(s.hands[seat]) > (1 if kind in s.hands[seat] else 0)
    return any([spares(s, seat, price, u) for u in spendable(s, seat, spend, -1)])


def can_use(s: Realm, seat: i64, u: i64, ability: Ability) -> bool:
    """Whether an ability can be activated."""
    cost = ability.cost
    if cost.exhaust and s.flags[u] & EXHAUSTED:
        return False
    if cost.spend and not spendable(s, seat, cost.spend, u):
        return False
    price = Price(cost.energy, cost.power, s.card(u).mask, 0, False)
    if not can_pay(s, seat, price):
        return False
    item = Item(ACTIVATED, s.kind[u], ability, u, seat)
    if ability.modes:
        return len(open_modes(s, item, ability)) > 0
    return has_targets(s, item, ability, price)


def open_modes(s: Realm, item: Item, ability: Ability) -> list[int]:
    """The modes that were not chosen this turn and find their targets."""
    taken = [effect.n for effect in s.effects if effect.what == MODE_USED and effect.unit == item.me]
    found: list[int] = []
    for i, mode in enumerate(ability.modes):
        if i not in taken and has_targets(s, item, mode, Price(0, 0, 0, 0, False)):
            found.append(i)
    return found


def has_targets(s: Realm, item: Item, ability: Ability, price: Price) -> bool:
    """Whether every choice that must be made can be, and paid for."""
    spare: i64 = -1
    for pick in ability.picks:
        if pick.least == 0 or pick.follows:
            continue
        if spare < 0:
            spare = spare_power(s, item.seat, price)
        found: i64 = 0
        for code in pick.codes(s, item):
            if deflect_of(s, item.seat, code) <= spare:
                found += 1
                if found >= pick.least:
                    break
        if found < pick.least:
            return False
    return True


def spares(s: Realm, seat: i64, price: Price, u: i64) -> bool:
    """Whether a price can be paid without what a unit could add."""
    if s.seat[u] != seat or s.flags[u] & EXHAUSTED or not s.card(u).activated:
        return True
    return price.energy <= energy_for(s, seat, price.spell) - adds(s, u)


def spendable(s: Realm, seat: i64, spend: i64, me: i64) -> list[int]:
    """What a seat could spend for a cost that is not of runes: units, or kinds of cards."""
    if spend == EXHAUST_FRIEND:
        return ready_units(s, seat)
    if spend == KILL_FRIEND:
        return friendly_units(s, seat)
    if spend == DISCARD_CARD:
        return sorted(set(s.hands[seat]))
    if spend == RECYCLE_CARD:
        return sorted(set(s.trash[seat]))
    if spend == SPEND_MY_BUFF:
        return [me] if me >= 0 and s.flags[me] & BUFFED else []
    first = s.config.players + s.config.fields
    return [u for u in range(first, len(s.kind)) if s.seat[u] == seat and s.flags[u] & BUFFED]


def spend_base(spend: i64) -> i64:
    """Return what to add to something spent to make a move of it."""
    if spend == DISCARD_CARD:
        return DISCARD
    return TARGET + IN_TRASH if spend == RECYCLE_CARD else TARGET


def friendly_units(s: Realm, seat: i64) -> list[int]:
    """The friendly units of a seat."""
    first = s.config.players + s.config.fields
    units = [u for u in range(first, len(s.kind)) if s.kind[u] != GONE and s.card(u).is_unit]
    return [u for u in units if s.friends(seat, s.seat[u])]


def ready_units(s: Realm, seat: i64) -> list[int]:
    """The friendly units a seat could exhaust as a cost."""
    return [
        u
        for u in range(s.config.players + s.config.fields, len(s.kind))
        if s.kind[u] != GONE
        and s.card(u).is_unit
        and s.friends(seat, s.seat[u])
        and not s.flags[u] & EXHAUSTED
    ]
