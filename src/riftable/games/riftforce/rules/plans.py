"""The trainer's plans, read from `plans.toml`: attack plans first, then control plans, in that order."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

ATTACKS: Final = 15
DATA: Final = tomllib.loads(
    files("riftable.games.riftforce.rules").joinpath("plans.toml").read_text(encoding="utf-8")
)
CARDS: Final = [*DATA["attack"], *DATA["control"]]
PLAN_LANES: Final[list[int]] = [card["location"] - 1 for card in CARDS]
PLAN_NUMBERS: Final[list[list[int]]] = [card.get("numbers", []) for card in CARDS]


def plan_name(plan: int) -> str:
    """How notation names a plan: attack1-556, control2."""
    lane = PLAN_LANES[plan] + 1
    numbers = "".join([str(n) for n in PLAN_NUMBERS[plan]])
    return f"attack{lane}-{numbers}" if numbers else f"control{lane}"


PLAN_NAMES: Final[list[str]] = [plan_name(plan) for plan in range(len(PLAN_LANES))]
