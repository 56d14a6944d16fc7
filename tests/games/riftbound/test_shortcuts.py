"""Shortcuts that make random play fast agree with the long way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from riftable import games
from riftable.core.rng import Rng
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.costs import NEVER, cheapest_target, deflect_of
from riftable.games.riftbound.rules.items import CARD, Item
from riftable.games.riftbound.rules.lists import add, clear, cleared
from riftable.games.riftbound.rules.resources import UNKNOWN, Price, can_pay, payable_energy
from riftable.games.riftbound.rules.state import GONE, Realm

SETS = games.spec("riftbound").option_sets()[::12]
EVERY = 7  # answers between two positions that are looked at


@pytest.fixture(params=SETS, ids=lambda one: f"{one[0]}-{'-'.join(map(str, one[1].values()))}"[:60])
def positions(request: pytest.FixtureRequest) -> Iterator[Realm]:
    """Positions of a random game in which a player is asked."""
    mode, options = request.param
    return played(Riftbound(mode, options), Rng(3))


def played(rules: Riftbound, rng: Rng) -> Iterator[Realm]:
    s = rules.new()
    made = 0
    while s.ask is not None:
        if s.ask.seat >= 0 and made % EVERY == 0:
            yield s
        s.step(s.ask.sample(rng))
        made += 1


def test_payable_energy_is_the_most_that_can_be_paid(positions: Iterator[Realm]) -> None:
    for s in positions:
        for seat in range(s.config.players):
            most = payable_energy(s, seat)
            if most != UNKNOWN:
                assert can_pay(s, seat, Price(most, 0, 0, 0, True))
                assert not can_pay(s, seat, Price(most + 1, 0, 0, 0, True))


def test_the_cheapest_target_is_one_of_all_targets(positions: Iterator[Realm]) -> None:
    for s in positions:
        for seat in range(s.config.players):
            for kind in s.hands[seat]:
                ability = s.cards[kind].spell
                for pick in ability.picks if ability is not None and not ability.related else []:
                    if pick.of_objects and pick.least == 1:
                        item = Item(CARD, kind, ability, -1, seat)
                        costs = [deflect_of(s, seat, code) for code in pick.codes(s, item)]
                        assert cheapest_target(s, item, pick) == min(costs, default=NEVER)


def test_a_game_without_gear_has_only_units_on_the_board(positions: Iterator[Realm]) -> None:
    for s in positions:
        if not s.config.has_gear:
            permanents = range(s.config.players + s.config.fields, len(s.kind))
            assert all(s.card(u).is_unit for u in permanents if s.kind[u] != GONE)


def test_columns_change_in_place_or_not_at_all() -> None:
    column = [0, 3, 0]
    shared = cleared(column)
    assert shared == [0, 0, 0]
    assert column == [0, 3, 0]
    assert cleared(shared) is shared
    add(column, 1, -2)
    assert column == [0, 1, 0]
    clear(column)
    assert column == [0, 0, 0]
