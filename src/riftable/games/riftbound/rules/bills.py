"""Paying for what is no item of the chain, as "you may pay" in a replacement asks for [203, 444]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Code, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.frames import Paying
from riftable.games.riftbound.rules.paying import CASHIER, from_pool, left_of
from riftable.games.riftbound.rules.resources import Price
from riftable.games.riftbound.rules.state import Realm


@final
class PayBill(Step):
    """The price is paid; where runes differ the player may say which."""

    def run(self, s: Realm, f: Paying) -> None:
        price = price_of_bill(s, f)
        if f.energy < 0:
            from_pool(s, f.seat, f, price)
        CASHIER.settle(s, f, f.seat, f.kind, left_of(f, price))

    def answer(self, s: Realm, f: Paying, move: i64) -> None:
        CASHIER.answer(s, f, f.seat, left_of(f, price_of_bill(s, f)), move)


def price_of_bill(s: Realm, f: Paying) -> Price:
    """What is to be paid in all."""
    return Price(f.cost[0], f.cost[1], s.cards[f.kind].mask, f.cost[2], False)


BILL_CODE: Final = Code("bill", [PayBill()])
