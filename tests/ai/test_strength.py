"""The greedy bot beats the random bot, and beats the trainer more often than the random bot does."""

from __future__ import annotations

import pytest

import riftable
from riftable.ai import bot
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.gamekit.bot import Bot


def played(rules: Rules, bots: list[Bot], seed: int) -> float:
    """Play a game and return its result for seat 0."""
    s, rng = rules.new(), Rng(seed)
    while (ask := s.ask) is not None:
        if ask.seat == CHANCE:
            s.apply(ask.sample(rng))
        else:
            s.apply(bots[ask.seat].choose(rules.view(s, ask.seat), rng.split()))
    result = s.result()
    assert result is not None
    return result[0]


@pytest.mark.parametrize("draft", ["base", "beyond"])
def test_greedy_beats_random(draft: str) -> None:
    rules = riftable.rules("riftforce", draft=draft, cap=200)
    greedy, chance = bot("greedy", rules), bot("random", rules)
    won = sum(played(rules, [greedy, chance], seed) > 0 for seed in range(6))
    won += sum(played(rules, [chance, greedy], seed) < 0 for seed in range(6))
    assert won >= 10


@pytest.mark.parametrize("mode", ["team3", "team4"])
def test_a_greedy_side_beats_a_random_one(mode: str) -> None:
    rules = riftable.rules("riftforce", mode, cap=200)
    greedy, chance = bot("greedy", rules), bot("random", rules)
    won = 0
    for seed in range(4):
        mine = seed % 2
        seats = [greedy if side == mine else chance for side in rules.sides]
        won += played(rules, seats, seed) * (1 - 2 * mine) > 0
    assert won == 4


def test_greedy_beats_the_trainer_more_often_than_random_does() -> None:
    rules = riftable.rules("riftforce", "solo", preset="beginner", cap=200)
    names = ("greedy", "random")
    won = {name: sum(played(rules, [bot(name, rules)], seed) > 0 for seed in range(4)) for name in names}
    assert won["greedy"] >= 2  # five of the first eight
    assert won["random"] == 0
