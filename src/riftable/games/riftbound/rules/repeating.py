"""Repeat: a spell is carried out once more for each Repeat cost, with choices of its own [820]."""

from __future__ import annotations

from typing import final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.additional_costs import extras_of
from riftable.games.riftbound.rules.frames import Playing
from riftable.games.riftbound.rules.items import CARD, Item, Round
from riftable.games.riftbound.rules.state import Realm


def rounds_left(s: Realm, item: Item) -> i64:
    """How often a spell is carried out besides those times for which choices were or are being made."""
    if item.what != CARD or not item.paid:
        return 0
    n: i64 = -len(item.rounds)
    for i, extra in enumerate(extras_of(s, item)):
        if extra.repeats and item.paid >> i & 1:
            n += 1
    return n


@final
class ChooseAgain(Step):
    """Make the choices for each time that a spell is repeated, as those for the first time."""

    first: i64  # the step at which choices begin

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        ability = item.ability
        if not item.paid or ability is None:
            return
        if rounds_left(s, item) > 0:
            item.rounds = [*item.rounds, Round(ability, item.chosen)]
            item.ability = s.cards[item.kind].spell
            item.chosen = []
            f.pick = 0
            f.at = f.code.before(self.first)
        elif item.rounds:  # they were made in the order in which they are carried out
            one = item.rounds[0]
            item.rounds = [*item.rounds[1:], Round(ability, item.chosen)]
            item.ability = one.ability
            item.chosen = one.chosen
