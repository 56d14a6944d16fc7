"""What a seat could play or use now: paid for, and with targets. Playing it is done in `playing`."""

from __future__ import annotations

from typing import Final

from riftable.core.bag import without_one
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Card, Cost
from riftable.games.riftbound.rules.additional_costs import extras_of
from riftable.games.riftbound.rules.ambush import ambush_places
from riftable.games.riftbound.rules.costs import (
    NEVER,
    cheapest_target,
    deflect_due,
    deflect_of,
    is_eased,
    price_changes,
    price_of,
    price_of_card,
)
from riftable.games.riftbound.rules.ids import (
    BUFFED,
    DISCARD,
    EXHAUSTED,
    GEAR,
    IN_TRASH,
    MODE_USED,
    MODES,
    REACTION,
    REVEALING,
    SPAN,
    SPELL,
    TARGET,
    USE,
    V_CHAMPION,
    V_PLAY,
    V_REVEAL,
)
from riftable.games.riftbound.rules.items import (
    ACTIVATED,
    CARD,
    FROM_CHAMPION,
    FROM_FACEDOWN,
    FROM_HAND,
    FROM_TRASH,
    NO_OBJECTS,
    THEN_BANISH,
    Item,
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
    SPEND_BUFF,
    SPEND_MY_BUFF,
)
from riftable.games.riftbound.rules.prohibitions import is_forbidden, is_playable, may_play_cards
from riftable.games.riftbound.rules.reductions import can_choose_cheaply, choices_left, ways_to_reduce
from riftable.games.riftbound.rules.repeating import rounds_left
from riftable.games.riftbound.rules.resources import (
    UNKNOWN,
    Price,
    abilities_of,
    can_pay,
    copier,
    has_ability,
    payable_energy,
    sources,
    spare_power,
)
from riftable.games.riftbound.rules.state import GONE, Realm

ABILITIES: Final = 16  # more than any card has activated: an ability is an object times this, and a number
REVEAL: Final = V_REVEAL * SPAN
ALREADY_PAID: Final = Price(0, 0, 0, -1000, False)  # new choices for a final item cost nothing [754]


def plays(s: Realm, seat: i64, timing: i64) -> list[int]:
    """The answers by which a seat plays a card or uses an ability that is at least so quick."""
    moves: list[int] = []
    last: i64 = -1
    if may_play_cards(s, seat):
        energy: i64 = payable_energy(s, seat)
        for kind in s.hands[seat]:
            if kind != last and can_play_at(s, seat, kind, timing, FROM_HAND, energy):
                moves.append(V_PLAY * SPAN + kind)
            last = kind
        chosen: i64 = s.champion[seat]
        if chosen >= 0 and can_play_at(s, seat, chosen, timing, FROM_CHAMPION, energy):
            moves.append(V_CHAMPION * SPAN + chosen)
    for u in s.actors:
        if s.seat[u] == seat and usable(s, seat, u, timing):
            moves.append(USE + u)
    return moves


def usable(s: Realm, seat: i64, u: i64, timing: i64) -> list[int]:
    """The abilities an object of a seat can use now, at least so quick, as numbers of `ability_code`."""
    found: list[int] = []
    for source in sources(s, u):
        for i, ability in enumerate(abilities_of(s, u, source)):
            if ability.timing < timing or not has_ability(s, u, source, ability):
                continue
            if can_use(s, seat, u, ability, copier(s, u, source)):
                found.append(source * ABILITIES + i)
    return found


def reveals(s: Realm, seat: i64) -> list[int]:
    """The answers by which a seat plays a facedown card: from the turn after it was hidden on [811]."""
    moves: list[int] = []
    if not s.facedown:
        return moves
    for slot, hider in enumerate(s.hider):
        if hider == seat and s.since[slot] < s.round:
            if is_forbidden(s, REVEALING, seat, s.place_of(slot)):
                continue
            if can_complete(s, facedown_item(s, seat, slot)):
                moves.append(REVEAL + slot)
    return moves


def flows(s: Realm, seat: i64, timing: i64) -> list[int]:
    """The answers by which a seat plays a card with Flow, at least so quick, from its trash [829]."""
    moves: list[int] = []
    if not s.config.flows or not may_play_cards(s, seat):
        return moves
    trash = s.trash[seat]
    last: i64 = -1
    for kind in trash:
        if kind != last and s.cards[kind].flow is not None and s.cards[kind].timing >= timing:
            s.trash[seat] = without_one(trash, kind)  # it is neither a target of its own nor pays for itself
            if can_complete(s, flow_item(s, seat, kind)):
                moves.append(TARGET + IN_TRASH + kind)
            s.trash[seat] = trash
        last = kind
    return moves


def flow_item(s: Realm, seat: i64, kind: i64) -> Item:
    """A card as it would be played by Flow: for another cost, and banished afterwards."""
    item = Item(CARD, kind, s.cards[kind].spell, -1, seat)
    item.origin = FROM_TRASH
    item.instead = s.cards[kind].flow
    item.after = THEN_BANISH
    return item


def facedown_item(s: Realm, seat: i64, slot: i64) -> Item:
    """A facedown card as it would be played: it, and its targets, must be there."""
    kind = s.hidden[slot]
    item = Item(CARD, kind, s.cards[kind].spell, -1, seat)
    item.origin = FROM_FACEDOWN
    item.place = item.bound = s.place_of(slot)
    item.given = True
    item.ignores_energy = item.ignores_power = True  # additional costs remain [811]
    return item


def can_play_at(s: Realm, seat: i64, kind: i64, timing: i64, origin: i64, energy: i64) -> bool:
    """Whether a card that is quick enough, or may ambush, can be played; `energy` is `payable_energy`."""
    card = s.cards[kind]
    if timing_of(s, seat, card) >= timing:
        return can_play(s, seat, kind, energy)
    if not card.ambushes:
        return False
    item = Item(CARD, kind, card.spell, -1, seat)
    item.origin = origin
    item.ambushes = True
    return can_complete(s, item)


def timing_of(s: Realm, seat: i64, card: Card) -> i64:
    """When a card of a seat may be played: as printed, or at any time by a passive ability."""
    if card.type == GEAR and card.timing < REACTION:
        for me in s.auras:
            for static in s.cards[s.kind[me]].passives:
                if static.quickens(s, me, seat, card):
                    return REACTION
    return card.timing


def can_play(s: Realm, seat: i64, kind: i64, energy: i64) -> bool:
    """Whether a card can be paid, has a place to go, and finds its targets; `energy` is `payable_energy`."""
    card = s.cards[kind]
    if not costs_as_printed(s, card):
        item = Item(CARD, kind, card.spell, -1, seat)
        item.origin = FROM_HAND
        return can_complete(s, item, 0)
    if card.cost.energy > energy:
        return False
    price = Price(card.cost.energy, card.cost.power, card.mask, 0, card.type == SPELL)
    price.gear = card.type == GEAR
    if (card.cost.power or energy == UNKNOWN) and not can_pay(s, seat, price):
        return False
    ability = card.spell
    if ability is None or not (ability.picks or ability.modes):
        return True
    item = Item(CARD, kind, ability, -1, seat)
    item.origin = FROM_HAND
    return has_targets(s, item, ability, price)


def costs_as_printed(s: Realm, card: Card) -> bool:
    """Whether nothing can change what a card costs: most cards, for which the answer is soon found."""
    if card.extras or card.discounts or card.only_conquered or (s.effects and card.type == SPELL):
        return False
    if s.effects and s.config.frees_gear and card.type == GEAR:
        return False
    return not s.config.prices or not any(s.cards[s.kind[me]].prices for me in s.auras)


def can_complete(s: Realm, item: Item, i: i64 = 0) -> bool:
    """Whether a card can be carried through from one of its additional costs on [355.16].

    What is spent is tried out on the item, which then is as before.
    """
    extras = extras_of(s, item)
    if not i and not is_playable(s, item):
        return False
    if i >= len(extras):
        return can_finish(s, item)
    extra = extras[i]
    if extra.optional:
        if can_complete(s, item, i + 1):
            return True
        if not extra.helps:
            return False
    one: i64 = 1
    paid, spent = item.paid, item.spent
    item.paid |= one << i
    found = False
    for codes in ways_to_spend(s, item, extra.cost):
        item.spent = with_spent(spent, i, codes)
        if can_complete(s, item, i + 1):
            found = True
            break
    item.paid, item.spent = paid, spent
    return found


def can_finish(s: Realm, item: Item) -> bool:
    """Whether what an item costs as chosen so far can be paid, and the choices left made and paid for."""
    if item.ambushes and not ambush_places(s, item):
        return False
    kept: i64 = item.in_power
    found = False
    for bits in ways_to_reduce(s, item):
        item.in_power = bits
        price = price_of(s, item)
        if can_pay(s, item.seat, price):
            found = item.ability is None or has_targets(s, item, item.ability, price)
            if found:
                break
    item.in_power = kept
    return found or (item.ability is not None and can_choose_cheaply(s, item, item.ability))


def leads_on(s: Realm, item: Item, ability: Ability) -> bool:
    """Whether what is chosen so far can be paid, and leaves the choices that must follow possible."""
    kept: i64 = item.in_power
    found = False
    for bits in ways_to_reduce(s, item):
        item.in_power = bits
        price = price_of(s, item) if item.pending else ALREADY_PAID
        if spare_power(s, item.seat, price) >= 0 and has_targets(s, item, ability, price):
            found = True
            break
    item.in_power = kept
    return found or can_choose_cheaply(s, item, ability)


def ways_to_spend(s: Realm, item: Item, cost: Cost) -> list[list[int]]:
    """Enough of the ways to pay a cost that is not of runes to know whether the rest can be paid."""
    if not cost.spend:
        return [[]]
    codes = spendable(s, item, cost)
    if cost.least == 1 and (cost.spend == EXHAUST_FRIEND or item.ambushes):
        return [[code] for code in codes]  # it could have added resources, or be the reason for an ambush
    if cost.most > len(codes):
        return [codes] if len(codes) >= cost.least else []
    return [codes[: cost.most]]


def with_spent(spent: list[list[int]], i: i64, codes: list[int]) -> list[list[int]]:
    """What is spent, with something for one of the costs."""
    padded = [*spent, *([[]] * (i + 1 - len(spent)))]
    padded[i] = codes
    return padded


def can_use(s: Realm, seat: i64, u: i64, ability: Ability, lender: i64 = -1) -> bool:
    """Whether an ability can be activated; `lender` is the gear by which the object has it once more."""
    cost = ability.cost
    if cost.exhaust and s.flags[u] & EXHAUSTED:
        return False
    if ability.only is not None and not ability.only.holds(s, u, seat, None):
        return False
    item = Item(ACTIVATED, s.kind[u], ability, u, seat)
    item.lender = lender
    if cost.spend and len(spendable(s, item, cost)) < cost.least:
        return False
    price = price_of(s, item)
    if not can_pay(s, seat, price):
        return False
    if ability.modes:
        return len(open_modes(s, item, ability)) > 0
    return has_targets(s, item, ability, price)


def open_modes(s: Realm, item: Item, ability: Ability) -> list[int]:
    """The modes that find targets which can be paid and, if each is for once a turn, are not used up."""
    taken: list[int] = []
    if ability.each_once:
        first: i64 = MODES * max(item.lender, 0)
        used = [effect.n for effect in s.effects if effect.what == MODE_USED and effect.unit == item.me]
        taken = [n - first for n in used]
    found: list[int] = []
    price = price_of(s, item)
    eased = item.what == CARD and item.pending and is_eased(s)  # what is chosen may make it cheaper
    for i, mode in enumerate(ability.modes):
        fits = leads_on(s, item, mode) if eased else has_targets(s, item, mode, price)
        if fits and i not in taken:
            found.append(i)
    return found


def has_targets(s: Realm, item: Item, ability: Ability, price: Price) -> bool:
    """Whether all choices that must still be made can be, together, and paid for [355.16].

    The price itself can be paid; what is left beside it is asked for only where a choice costs something.
    """
    if ability.modes:
        return any([has_targets(s, item, mode, price) for mode in ability.modes])
    due: i64 = 0
    for i, pick in enumerate(ability.picks):
        if not pick.least or (i < len(item.chosen) and len(item.chosen[i]) >= pick.least):
            continue
        if ability.related:
            chosen = item.chosen
            found = completes(s, item, ability, i, spare_for(s, item, price), rounds_left(s, item))
            item.chosen = chosen
            return found
        if pick.least == 1 and pick.of_objects:
            due += cheapest_target(s, item, pick)
        else:
            have = item.chosen[i] if i < len(item.chosen) else NO_OBJECTS
            codes = choices_left(pick.codes(s, item), have)
            due += least_deflect(s, item.seat, codes, pick.least - len(have))
        if due >= NEVER:
            return False
    left: i64 = rounds_left(s, item) if item.paid else 0
    if left > 0:
        return has_targets_again(s, item, ability, spare_for(s, item, price) - due, left)
    return not due or spare_for(s, item, price) >= due


def has_targets_again(s: Realm, item: Item, ability: Ability, spare: i64, times: i64) -> bool:
    """Whether all choices of an ability can be made so many times more, and paid for with what is spare."""
    chosen = item.chosen
    item.chosen = []
    if ability.related:
        found = completes(s, item, ability, 0, spare, times - 1)
    else:
        due: i64 = 0
        for pick in ability.picks:
            due += times * least_deflect(s, item.seat, pick.codes(s, item), pick.least)
        found = due <= spare
    item.chosen = chosen
    return found


def spare_for(s: Realm, item: Item, price: Price) -> i64:
    """How much Power of any domain choices of targets may cost beside a price.

    Discounts are taken off the total, so that what is left of one pays for choices as well [356].
    """
    spare: i64 = spare_power(s, item.seat, price)
    if spare < 0 or item.what != CARD or not item.pending or not s.auras:
        return spare
    if any([change.power > 0 and not change.more for change in price_changes(s, item)]):
        due: i64 = deflect_due(s, item)
        while can_pay(s, item.seat, price_of_card(s, item, due + spare + 1)):
            spare += 1
    return spare


def completes(s: Realm, item: Item, ability: Ability, i: i64, spare: i64, times: i64) -> bool:
    """Whether the choices from one on can be made, and all so many times more, where one depends on another.

    Changes what is chosen.
    """
    if i == len(ability.picks):
        if not times:
            return True
        item.chosen = []
        return completes(s, item, ability, 0, spare, times - 1)
    pick = ability.picks[i]
    chosen = item.chosen
    if len(chosen) == i:
        chosen = [*chosen, []]
    if len(chosen[i]) >= pick.least:
        item.chosen = chosen
        return completes(s, item, ability, i + 1, spare, times)
    for code in choices_left(pick.codes(s, item), chosen[i]):
        left: i64 = spare - deflect_of(s, item.seat, code)
        if left >= 0:
            item.chosen = [*chosen[:i], [*chosen[i], code], *chosen[i + 1 :]]
            if completes(s, item, ability, i, left, times):
                return True
    item.chosen = chosen
    return False


def least_deflect(s: Realm, seat: i64, codes: list[int], n: i64) -> i64:
    """The least Power that choosing `n` of some targets costs; NEVER, if there are fewer."""
    if n <= 0:
        return 0
    dear = NO_OBJECTS
    for code in codes:
        cost: i64 = deflect_of(s, seat, code)
        if cost:
            dear = [*dear, cost]
        else:
            n -= 1
            if not n:
                return 0
    return sum(sorted(dear)[:n]) if len(dear) >= n else NEVER


def spendable(s: Realm, item: Item, cost: Cost) -> list[int]:
    """What a cost that is not of runes could be paid with: objects, or kinds of cards; alike ones repeat."""
    seat: i64 = item.seat
    spend: i64 = cost.spend
    if spend == EXHAUST_FRIEND:
        return ready_units(s, seat)
    if spend == KILL_FRIEND:
        return friendly_units(s, seat)
    if spend == DISCARD_CARD:
        hand = s.hands[seat]
        if item.origin == FROM_HAND and item.kind in hand and not is_on_chain(s, item):
            hand = hand[:]
            hand.remove(item.kind)  # it will be on the chain by then
        return hand
    if spend == RECYCLE_CARD:
        return sorted(s.trash[seat])
    if spend == RECYCLE_FRIEND:
        return [u for u in friendly_units(s, seat) if u != item.me]
    if spend == EXHAUST_LEGEND:
        return [] if s.flags[seat] & EXHAUSTED else [seat]
    if spend == RECYCLE_UNIT:
        return sorted([kind for kind in s.trash[seat] if s.cards[kind].is_unit])
    if spend == SPEND_MY_BUFF:
        return [item.me] if item.me >= 0 and s.flags[item.me] & BUFFED else []
    if spend == RETURN_OWN_UNIT:
        return sorted(s.units_of(seat, s.at[item.me])) if item.me >= 0 else []
    first = s.config.players + s.config.fields
    if spend in (KILL_PERMANENT, KILL_GEAR, RETURN_GEAR):
        friends = [u for u in range(first, len(s.kind)) if s.kind[u] != GONE and s.friends(seat, s.seat[u])]
        return [u for u in friends if spend == KILL_PERMANENT or s.card(u).type == GEAR]
    if spend != SPEND_BUFF:
        return []  # only a replacement is paid with it
    return [u for u in range(first, len(s.kind)) if s.seat[u] == seat and s.flags[u] & BUFFED]


def is_on_chain(s: Realm, item: Item) -> bool:
    """Whether an item is on the chain, and not only thought of."""
    return any([other is item for other in s.chain])


def spend_base(spend: i64) -> i64:
    """Return what to add to something spent to make a move of it."""
    if spend == DISCARD_CARD:
        return DISCARD
    return TARGET + IN_TRASH if spend in (RECYCLE_CARD, RECYCLE_UNIT) else TARGET


def friendly_units(s: Realm, seat: i64) -> list[int]:
    """The friendly units of a seat."""
    first = s.config.players + s.config.fields
    return [u for u in range(first, len(s.kind)) if s.friends(seat, s.seat[u]) and s.card(u).is_unit]


def ready_units(s: Realm, seat: i64) -> list[int]:
    """The friendly units a seat could exhaust as a cost."""
    return [u for u in friendly_units(s, seat) if not s.flags[u] & EXHAUSTED]
