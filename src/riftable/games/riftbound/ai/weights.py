"""Learned weights of the search hooks; `tools/learn_riftbound.py` writes the data."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class SideWeights(NamedTuple):
    """The weights of the features of a side, in logits."""

    turn: list[float]  # of the side on turn
    wait: list[float]  # of a side that waits


@cache
def weights() -> SideWeights:
    """Return the weights of all modes."""
    data = files("riftable.games.riftbound.ai").joinpath("data", "weights.json")
    return SideWeights(**json.loads(data.read_text(encoding="utf-8")))
