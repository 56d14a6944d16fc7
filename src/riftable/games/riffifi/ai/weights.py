"""The learned weights of the rollout policy. `tools/learn_riffifi.py` writes the data file."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files


@cache
def learned_weights(scoring: str) -> list[float]:
    """Return the weights by feature for games that are won by tokens, or by ticks."""
    data = files("riftable.games.riffifi.ai").joinpath("data", "rollout-policy.json")
    found: dict[str, list[float]] = json.loads(data.read_text(encoding="utf-8"))
    return found[scoring]
