"""[357.3] Every way to pay that is offered can be completed, whatever the player has to pay with."""

from __future__ import annotations

import random

import pytest

from riftable.core.machine import State
from riftable.core.rules import Rules
from tests.games.riftbound.table import bound
from tests.helpers import share

ADD = [
    "hextech-anomaly",
    "ancient-henge",
    "lux-crownguard",
    "energy-conduit",
    "seal-of-rage",
    "seal-of-focus",
]
PLAYED = [
    "void-seeker", "falling-star", "shakedown", "gust", "mega-mech", "seal-of-rage", "punch-first",
    "overt-operation", "bf-sword", "warmogs-armor", "trinity-force", "incinerate",
]  # fmt: skip
TARGETS = ["pouty-poro", "recruit", "mega-mech"]  # the first has Deflect
DOMAINS = ["fury", "calm", "mind", "body", "chaos", "order"]
MAX_POSITIONS = 150  # of those that one card leads to
PURSES = 240


def purse(rng: random.Random) -> list[str]:
    """Return lines of a position with some choice of what to pay with, and not too much of it."""
    units = [f"{name} 1 @1" for name in rng.sample(TARGETS, rng.randint(1, 3))]
    for name in rng.choices(ADD, k=rng.randint(1, 5)):
        units.append(f"{name} 0 @base0{' exhausted' if rng.random() < 0.1 else ''}")
    runes = []
    for domain in rng.sample(DOMAINS, rng.randint(0, 3)):
        n = rng.randint(1, 3)
        runes.append(f"{domain}*{n}/{rng.randint(0, n)}")
    pool = [
        *([f"energy*{rng.randint(1, 3)}"] if rng.random() < 0.5 else []),
        *([f"spells*{rng.randint(1, 2)}"] if rng.random() < 0.2 else []),
        *([f"{rng.choice(DOMAINS)}*1"] if rng.random() < 0.3 else []),
    ]
    return [
        "field 1 startipped-peak 1 1",
        *(f"unit {number} {unit}" for number, unit in enumerate(units, 4)),
        *(["legend 0 kaisa-daughter-of-the-void"] if rng.random() < 0.3 else []),
        f"runes 0 {' '.join(runes) or '-'}",
        *([f"pool 0 {' '.join(pool)}"] if pool else []),
        f"hand 0 {' '.join(rng.sample(PLAYED, 3))}",
        "deck 0 gust*6",
    ]


def follow(rules: Rules, state: State) -> int:
    """Give every answer until the action is over; return how many questions there were."""
    todo, asked = [state], 0
    while todo and asked < MAX_POSITIONS:
        s = todo.pop()
        if s.ask is None or s.ask.seat != 0 or s.ask.bag is not None or rules.at_rest(s):
            continue
        asked += 1
        assert s.ask.moves
        for move in s.ask.moves:
            todo.append(s.copy())
            todo[-1].step(move)
    return asked


@pytest.mark.parametrize("part", range(4))
def test_357_3_every_way_to_pay_can_be_completed(part: int) -> None:
    asked = 0
    for seed in range(part, share(PURSES), 4):
        game = bound(*purse(random.Random(seed)))
        assert game.ask is not None
        for move in game.ask.moves:
            played = game.state.copy()
            played.step(move)
            asked += follow(game.rules, played)
    assert asked > share(PURSES)
