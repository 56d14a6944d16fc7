"""A game that goes round in circles is noticed; one that goes on is not."""

from __future__ import annotations

from itertools import count

import riftable
from riftable.core.loops import ENDLESS_ACTION, LONG_ACTION, LoopDetector
from riftable.core.rng import Rng
from riftable.core.rules import Rules


class Restless:
    """Rules by which no position is at rest; positions are told apart by `everything` alone."""

    def __init__(self, period: int) -> None:
        self.positions = count()
        self.period = period

    def at_rest(self, s: object) -> bool:
        return False

    def everything(self, s: object) -> object:
        return next(self.positions) % self.period


def restless(period: int) -> Rules:
    """Return rules of an action that is back where it was after so many positions."""
    return Restless(period)  # type: ignore[return-value]  # stands in for a rule-book


def test_a_game_that_goes_on_is_no_loop() -> None:
    for name in ("riftforce", "riffifi", "riftbound"):
        rules = riftable.rules(name)
        detector, rng, s = LoopDetector(rules), Rng(1), rules.new()
        while s.ask is not None:
            assert detector.notice(s) == ""
            s.step(s.ask.sample(rng))
        assert detector.decisions > 20


def test_a_position_that_is_there_again_is_a_loop() -> None:
    game = riftable.new("riftforce", seed=1)
    detector = LoopDetector(game.rules)
    while not game.rules.at_rest(game.state):
        game.push(next(iter(game.moves)))
    assert detector.notice(game.state) == ""
    assert detector.notice(game.state.copy()) == "the position of decision 2 was there before"


def test_a_long_action_that_comes_back_is_a_loop() -> None:
    state = riftable.new("riftforce", seed=1).state
    detector = LoopDetector(restless(period=3))
    told = [detector.notice(state) for _ in range(LONG_ACTION + 4)]
    assert told[:-1] == [""] * (LONG_ACTION + 3)
    assert told[-1] == f"the position of decision {LONG_ACTION + 4} was there before"


def test_an_action_without_end_is_a_loop() -> None:
    state = riftable.new("riftforce", seed=1).state
    detector = LoopDetector(restless(period=10 * ENDLESS_ACTION))
    assert not any(detector.notice(state) for _ in range(ENDLESS_ACTION))
    assert detector.notice(state) == f"an action takes more than {ENDLESS_ACTION} decisions"
