"""Costs beyond the base cost: whether and with what to pay them [355.2, 357]."""

from __future__ import annotations

from typing import final

from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.additional_costs import extras_of
from riftable.games.riftbound.rules.damage import blame
from riftable.games.riftbound.rules.death import kill
from riftable.games.riftbound.rules.frames import Playing
from riftable.games.riftbound.rules.growth import spend_xp
from riftable.games.riftbound.rules.ids import ACCELERATE, ASK_EXTRA, ASK_SPEND, NO, NONE, TARGET, YES
from riftable.games.riftbound.rules.items import CARD, Item
from riftable.games.riftbound.rules.legal_plays import (
    can_complete,
    can_finish,
    spend_base,
    spendable,
    with_spent,
)
from riftable.games.riftbound.rules.mutations import (
    discard,
    exhaust,
    recycle_from_trash,
    show_in_hand,
    spend_buff,
    to_owners_hand,
    was_recycled,
)
from riftable.games.riftbound.rules.printed_costs import (
    DISCARD_CARD,
    EXHAUST_FRIEND,
    EXHAUST_LEGEND,
    KILL_FRIEND,
    KILL_GEAR,
    KILL_PERMANENT,
    RECYCLE_CARD,
    RECYCLE_FRIEND,
    RECYCLE_UNIT,
    RETURN_GEAR,
    RETURN_OWN_UNIT,
    Extra,
)
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.zones import banish, banished_with, recycle_permanents


def next_to_spend(s: Realm, item: Item, cost: Cost, i: i64) -> list[int]:
    """What may be spent next: each later in the list than the last, so that every way is there once."""
    spent = item.spent[i] if i < len(item.spent) else []
    if len(spent) >= cost.most:
        return []
    codes = spendable(s, item, cost)
    left = codes[:]
    for code in spent:
        if code in left:
            left.remove(code)
    if spent:
        left = [code for code in left if code >= spent[-1]]
    found: list[int] = []
    missing = cost.least - len(spent)
    for n, code in enumerate(left):
        if code not in found and len(left) - n >= missing:
            found.append(code)
    return found


def spend_next(s: Realm, item: Item, i: i64, code: i64, spend: i64) -> None:
    """Choose one thing that will be spent; a card of the hand is public from then on.

    If it was known to be in the hand, no one learns whether there is another one.
    """
    spent = item.spent[i] if i < len(item.spent) else []
    item.spent = with_spent(item.spent, i, [*spent, code])
    if spend == DISCARD_CARD:
        show_in_hand(s, item.seat, code, discarded(s, item, code))


def discarded(s: Realm, item: Item, kind: i64) -> i64:
    """How many copies of a card were chosen to be discarded for the costs of an item."""
    extras = extras_of(s, item) if item.what == CARD else []
    n: i64 = 0
    for i, codes in enumerate(item.spent):
        if item.what != CARD or extras[i].cost.spend == DISCARD_CARD:
            n += codes.count(kind)
    return n


@final
class Extras(Step):
    """Additional costs: whether to pay each of them, and with what [355.2]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if item.what != CARD:
            return
        extras = extras_of(s, item)
        while f.extra < len(extras):
            extra = extras[f.extra]
            moves = self.moves(s, item, extra, f.extra)
            if len(moves) > 1 or (moves and moves[0] != NONE):
                optional = extra.optional and moves[0] in (NONE, YES)
                n: i64 = 1 if moves[0] == YES else 0 if optional else 2
                s.ask = Ask(item.seat, ASK_EXTRA, item.kind, n, moves)
                return
            f.extra += 1

    def moves(self, s: Realm, item: Item, extra: Extra, i: i64) -> list[int]:
        """The answers that leave the rest payable; NONE is the end of it, or not to pay."""
        one: i64 = 1
        cost = extra.cost
        paid, spent = item.paid, item.spent
        begun = i < len(spent) and len(spent[i]) > 0
        if begun and len(spent[i]) >= cost.most:
            return []
        enough = len(spent[i]) >= cost.least if begun else extra.optional
        plain = enough and can_complete(s, item, i + 1)
        moves: list[int] = []
        item.paid |= one << i
        if not cost.spend:
            if can_complete(s, item, i + 1):
                moves = [YES, NO] if plain else [YES]
            elif plain:
                moves = []
        else:
            moves = [NONE] if plain else []
            base: i64 = spend_base(cost.spend)
            for code in next_to_spend(s, item, cost, i):
                before = spent[i] if begun else []
                item.spent = with_spent(spent, i, [*before, code])
                if self.leads_on(s, item, extra, i):
                    moves.append(base + code)
                item.spent = spent
        item.paid = paid
        return moves

    def leads_on(self, s: Realm, item: Item, extra: Extra, i: i64) -> bool:
        """Whether what is spent so far, and as much more as there is or must be, leaves the rest payable."""
        cost = extra.cost
        chosen = item.spent[i]
        if cost.most > len(chosen) and (extra.helps or cost.least > len(chosen)):
            later = next_to_spend(s, item, cost, i)
            item.spent = with_spent(item.spent, i, [*chosen, *later[: cost.most - len(chosen)]])
        return can_complete(s, item, i + 1)

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        item = s.chain[f.index]
        i: i64 = f.extra
        one: i64 = 1
        if move in (NONE, NO):
            f.extra += 1
        else:
            item.paid |= one << i
            if move == YES:
                f.extra += 1
            else:
                spend: i64 = extras_of(s, item)[i].cost.spend
                spend_next(s, item, i, move - spend_base(spend), spend)
        f.again()


def hurries(s: Realm, item: Item) -> bool:
    """Whether a passive ability gives a unit that is played Accelerate."""
    if not s.cards[item.kind].is_unit:
        return False
    for me in s.auras:
        for static in s.cards[s.kind[me]].passives:
            if static.hurries(s, me, item):
                return True
    return False


@final
class Hurry(Step):
    """Accelerate: whether to pay for entering ready [805]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if item.what == CARD and (s.cards[item.kind].keywords[ACCELERATE] or hurries(s, item)):
            item.ready = True
            if can_finish(s, item):
                s.ask = Ask(item.seat, ASK_EXTRA, item.kind, 1, [YES, NO])
            item.ready = False

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        s.chain[f.index].ready = move == YES


@final
class Spend(Step):
    """Ask what an ability is paid with, besides runes, unless there is only one thing."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if item.what == CARD or item.ability is None or not item.ability.cost.spend:
            return
        cost = item.ability.cost
        codes = next_to_spend(s, item, cost, 0)
        while len(codes) == 1:
            if cost.spend == DISCARD_CARD:  # no one else knows whether the cards of a hand differ
                break
            if item.spent and len(item.spent[0]) >= cost.least:
                break
            spend_next(s, item, 0, codes[0], cost.spend)
            codes = next_to_spend(s, item, cost, 0)
        if codes:
            base: i64 = spend_base(cost.spend)
            moves = [base + code for code in codes]
            if item.spent and len(item.spent[0]) >= cost.least:
                moves = [NONE, *moves]
            s.ask = Ask(item.seat, ASK_SPEND, item.kind, cost.spend, moves)

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        if move == NONE:
            return
        item = s.chain[f.index]
        assert item.ability is not None
        spend: i64 = item.ability.cost.spend
        spend_next(s, item, 0, move - spend_base(spend), spend)
        f.again()


def costs_of(s: Realm, item: Item) -> list[tuple[int, Cost]]:
    """The costs of an item that are not only of runes, each with its number."""
    if item.what != CARD:
        return [(0, item.ability.cost)] if item.ability is not None else []
    found: list[tuple[int, Cost]] = []
    if item.paid:
        for i, extra in enumerate(extras_of(s, item)):
            if item.paid >> i & 1:
                found.append((i, extra.cost))
    return found


def is_gone(s: Realm, item: Item) -> bool:
    """Whether something that pays for an item, or had to, has left with its owner."""
    one: i64 = 1
    if item.what == CARD:
        for i, extra in enumerate(extras_of(s, item)):
            if not extra.optional and extra.cost.least and not item.paid & one << i:
                return True
    for i, cost in costs_of(s, item):
        if (cost.exhaust or cost.kill or cost.banish) and item.me < 0:
            return True
        spent = item.spent[i] if i < len(item.spent) else []
        if cost.spend and len(spent) < cost.least:
            return True
        if cost.spend and spend_base(cost.spend) == TARGET and any([s.kind[u] == GONE for u in spent]):
            return True
    return False


def exhaust_for(s: Realm, item: Item) -> None:
    """Exhaust what a cost exhausts: from then on it adds nothing."""
    for i, cost in costs_of(s, item):
        if cost.exhaust:
            exhaust(s, item.me)
        if cost.spend in (EXHAUST_FRIEND, EXHAUST_LEGEND):
            for u in item.spent[i]:
                exhaust(s, u)


@final
class Sacrifice(Step):
    """Pay the costs that are neither runes nor exhausting. A kill is paid even if it is replaced [203.2]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        for i, cost in costs_of(s, item):
            spent = item.spent[i] if i < len(item.spent) else []
            s.moment += 1
            if cost.spend in (KILL_FRIEND, KILL_PERMANENT, KILL_GEAR):
                for u in spent:
                    blame(s, u, item.seat, -1)
                kill(s, [u for u in spent if s.kind[u] != GONE])
            elif cost.spend == DISCARD_CARD:
                for kind in spent:
                    discard(s, item.seat, kind)
            elif cost.spend == RECYCLE_FRIEND:
                for u in spent:
                    item.discount = s.might(u)
                    owner: i64 = s.owner[u]
                    if recycle_permanents(s, owner, [u]):
                        was_recycled(s, item.seat, owner)
            elif cost.spend == RETURN_GEAR:
                for u in spent:
                    if s.kind[u] != GONE:
                        to_owners_hand(s, u)
            elif cost.spend in (RECYCLE_CARD, RECYCLE_UNIT):
                recycle_from_trash(s, item.seat, item.seat, spent)
            elif cost.spend == RETURN_OWN_UNIT:
                for u in spent:
                    to_owners_hand(s, u)
            elif cost.spend and cost.spend not in (EXHAUST_FRIEND, EXHAUST_LEGEND):
                for u in spent:
                    spend_buff(s, u)
            if cost.xp:
                spend_xp(s, item.seat, cost.xp)
            if cost.kill and item.me >= 0:
                blame(s, item.me, item.seat, -1)
                kill(s, [item.me])
            if cost.banish and item.me >= 0:
                item.cards = banished_with(s, item.me)  # read as it last was [359.3.e.13]
                banish(s, item.me)
