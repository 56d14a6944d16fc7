"""`advance` plays from one decision to the next."""

from __future__ import annotations

import pytest

import riftable
from riftable.core.advance import NO_SEED, NOBODY, advance
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng

GAMES = ("riftforce", "riffifi", "riftbound")


@pytest.mark.parametrize("name", GAMES)
def test_it_stops_where_a_seat_must_decide(name: str) -> None:
    rules = riftable.rules(name)
    s, rng, made = rules.new(), Rng(4), 0
    while True:
        made, decisions = advance(rules, s, 7, made, NOBODY)
        assert decisions == 0
        if s.ask is None:
            break
        assert s.ask.seat != CHANCE
        assert rules.formality(s) is None
        s.step(s.ask.sample(rng))
        made += 1
    assert s.result() is not None
    assert made > 20


@pytest.mark.parametrize("name", GAMES)
def test_random_players_answer_with_their_own_seeds(name: str) -> None:
    rules = riftable.rules(name)
    seeds = [11 + seat for seat in range(len(rules.sides))]
    by_hand, alone = rules.new(), rules.new()
    made, expected = 0, 0
    while True:
        made, _ = advance(rules, by_hand, 7, made, [NO_SEED] * len(rules.sides))
        ask = by_hand.ask
        if ask is None:
            break
        by_hand.step(ask.sample(Rng(seeds[ask.seat], made)))
        made, expected = made + 1, expected + 1
    assert advance(rules, alone, 7, 0, seeds) == (made, expected)
    assert rules.everything(alone) == rules.everything(by_hand)


def test_it_waits_for_the_seat_that_is_not_random() -> None:
    rules = riftable.rules("riftforce")
    s = rules.new()
    _, decisions = advance(rules, s, 7, 0, [5, NO_SEED])
    assert s.ask is not None
    assert s.ask.seat == 1
    assert decisions > 0
