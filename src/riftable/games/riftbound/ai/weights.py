"""Weights of the search hooks: set by hand for large tables, and learned ones of the duel's value net.

`tools/learn_riftbound.py` writes the latter.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple


class SideWeights(NamedTuple):
    """The weights of the features of a side, in logits."""

    turn: list[float]  # of the side on turn
    wait: list[float]  # of a side that waits


@cache
def weights() -> SideWeights:
    """Return the weights of the features of a side, for tables of more than two sides."""
    data = files("riftable.games.riftbound.ai").joinpath("data", "weights.json")
    return SideWeights(**json.loads(data.read_text(encoding="utf-8")))


@cache
def value_net_weights() -> dict[str, Any]:
    """Return the arguments of `ValueNet` but for the cards."""
    data = files("riftable.games.riftbound.ai").joinpath("data", "value-net.json")
    found: dict[str, Any] = json.loads(data.read_text(encoding="utf-8"))
    return found
