"""Discounts of [1] or [A]: which are taken as Energy or as Power, and whom to choose for them [356]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability
from riftable.games.riftbound.rules.costs import easing, is_eased, price_of
from riftable.games.riftbound.rules.frames import Playing
from riftable.games.riftbound.rules.ids import ASK_CHOOSE, ENERGY_OR_POWER, IN_TRASH, ON_CHAIN, SPAN, V_MODE
from riftable.games.riftbound.rules.items import CARD, Item, Round
from riftable.games.riftbound.rules.repeating import rounds_left
from riftable.games.riftbound.rules.resources import Price, can_pay
from riftable.games.riftbound.rules.state import Realm

MODE: Final = V_MODE * SPAN
AS_IT_IS: Final[list[int]] = [0]


def ways_to_reduce(s: Realm, item: Item) -> list[int]:
    """The ways in which the discounts of an item that are not decided could be taken, as `in_power`."""
    if item.what != CARD or not is_eased(s):
        return AS_IT_IS
    kept: i64 = item.in_power
    most: i64 = price_of(s, item).choices
    found: list[int] = [kept]
    one: i64 = 1
    n: i64 = 1
    while n < one << max(most - item.settled, 0):
        item.in_power = kept | n << item.settled
        most = max(most, price_of(s, item).choices)  # what is left to choose depends on what was taken
        found.append(item.in_power)
        n += 1
    item.in_power = kept
    return found


def can_pay_reduced(s: Realm, item: Item) -> bool:
    """Whether the price of an item can be paid, however its discounts are taken."""
    kept: i64 = item.in_power
    found = False
    for bits in ways_to_reduce(s, item):
        item.in_power = bits
        if can_pay(s, item.seat, price_of(s, item)):
            found = True
            break
    item.in_power = kept
    return found


@final
class Reduce(Step):
    """Ask whether a discount of [1] or [A] is of Energy or of Power, where both are due and can be paid."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        if item.what != CARD or not is_eased(s):
            return
        while item.settled < price_of(s, item).choices:
            moves = [MODE + mode for mode in (0, 1) if self.leads_on(s, item, mode)]
            if len(moves) > 1:
                s.ask = Ask(item.seat, ASK_CHOOSE, item.kind, ENERGY_OR_POWER, moves)
                return
            settle(item, moves[0] - MODE if moves else 0)

    def leads_on(self, s: Realm, item: Item, mode: i64) -> bool:
        """Whether the price can be paid if the next discount is taken in a way."""
        in_power, settled = item.in_power, item.settled
        settle(item, mode)
        found = can_pay_reduced(s, item)
        item.in_power, item.settled = in_power, settled
        return found

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        settle(s.chain[f.index], move - MODE)
        f.again()


def settle(item: Item, mode: i64) -> None:
    """Take the next discount as Energy, or as Power."""
    item.in_power |= mode << item.settled
    item.settled += 1


# Choices that make an item cheap enough.


def can_choose_cheaply(s: Realm, item: Item, ability: Ability) -> bool:
    """Whether choices can be made that take so much off a price that it can be paid.

    What is chosen is tried out on the item, which then is as before.
    """
    if item.what != CARD or not item.pending or not is_eased(s):
        return False
    cheap = easing(s, item)
    if not cheap or not might_pay(s, item, len(cheap)):
        return False
    chosen, rounds = item.chosen, item.rounds
    found = completes_cheaply(s, item, ability, cheap, max(len(chosen) - 1, 0))
    item.chosen, item.rounds = chosen, rounds
    return found


def can_stop(s: Realm, item: Item, ability: Ability, i: i64) -> bool:
    """Whether no more need be chosen in the choice `i` so that the price can be paid."""
    if item.what != CARD or not item.pending or not is_eased(s):
        return True
    cheap = easing(s, item)
    if not cheap:
        return True
    chosen, rounds = item.chosen, item.rounds
    found = completes_cheaply(s, item, ability, cheap, i + 1)
    item.chosen, item.rounds = chosen, rounds
    return found


def might_pay(s: Realm, item: Item, times: i64) -> bool:
    """Whether a price could be paid with so many more discounts: soon found, where it cannot."""
    kept: i64 = item.in_power
    found = False
    for bits in ways_to_reduce(s, item):
        item.in_power = bits
        price = price_of(s, item)
        for n in range(times + 1):
            off: i64 = times - n
            own: i64 = min(off, price.power)
            rest = Price(
                max(price.energy - n, 0),
                price.power - own,
                price.mask,
                max(price.any - off + own, 0),
                price.spell,
            )
            rest.busy = price.busy
            found = found or can_pay(s, item.seat, rest)
    item.in_power = kept
    return found


def completes_cheaply(s: Realm, item: Item, ability: Ability, cheap: list[int], i: i64) -> bool:
    """Whether the choices from one on, and those of all rounds to come, can be made and paid for.

    More than must be is chosen only if it makes the card cheaper. Changes what is chosen.
    """
    if ability.modes:
        return any([completes_cheaply(s, item, mode, cheap, i) for mode in ability.modes])
    chosen, rounds = item.chosen, item.rounds
    if i >= len(ability.picks):
        if rounds_left(s, item) <= 0:
            return can_pay_reduced(s, item)
        again = s.cards[item.kind].spell
        assert again is not None
        item.rounds = [*rounds, Round(ability, chosen)]
        item.chosen = []
        found = completes_cheaply(s, item, again, cheap, 0)
        item.chosen, item.rounds = chosen, rounds
        return found
    pick = ability.picks[i]
    have = chosen[i] if i < len(chosen) else []
    if i >= len(chosen):
        item.chosen = [*chosen, []]
    found = len(have) >= pick.least and completes_cheaply(s, item, ability, cheap, i + 1)
    if not found and len(have) < pick.most:
        for code in choices_left(pick.codes(s, item), have):
            if len(have) < pick.least or code in cheap:
                item.chosen = [*chosen[:i], [*have, code]]
                if completes_cheaply(s, item, ability, cheap, i):
                    found = True
                    break
    item.chosen = chosen
    return found


def choices_left(codes: list[int], chosen: list[int]) -> list[int]:
    """The targets that may come next: later in the list, but equal runes and equal cards of a trash again."""
    if not chosen:
        return codes
    last: i64 = chosen[-1]
    repeat = IN_TRASH <= last < ON_CHAIN
    return [code for code in codes if code > last or (repeat and code == last)]
