"""Weights of the search hooks: set by hand for large tables, learned ones for games of two players.

`tools/learn_riftbound.py` writes those of the value net, `tools/learn_riftbound_policy.py` those of the move
policy.
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
    return SideWeights(**read_data("weights"))


@cache
def value_net_weights() -> dict[str, Any]:
    """Return the arguments of `ValueNet` but for the cards."""
    return read_data("value-net")


@cache
def move_policy_weights() -> dict[str, Any]:
    """Return the arguments `common` and `of_cards` of `MovePolicy`."""
    return read_data("move-policy")


def read_data(name: str) -> dict[str, Any]:
    """Return what is in a data file."""
    data = files("riftable.games.riftbound.ai").joinpath("data", f"{name}.json")
    found: dict[str, Any] = json.loads(data.read_text(encoding="utf-8"))
    return found
