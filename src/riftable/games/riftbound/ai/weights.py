"""What positions of Riftbound are worth, learned from games: `tools/learn_riftbound.py` writes it."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Weights(NamedTuple):
    """By measure of a side, what it is worth to that side, in logits."""

    turn: list[float]  # to the side on turn
    wait: list[float]  # to one that waits


@cache
def weights() -> Weights:
    """Return the weights of all modes."""
    data = files("riftable.games.riftbound.ai").joinpath("data", "weights.json")
    return Weights(**json.loads(data.read_text(encoding="utf-8")))
