"""What was learned of Riftforce from games: `tools/learn_riftforce.py` and `learn_net.py` write the data."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from riftable.games.riftforce.ai.value_net import ValueNet


class LearnedWeights(NamedTuple):
    """What was learned of one mode."""

    weights: list[float]  # by feature of a position
    merits: list[float]  # by guild
    pairs: list[float]  # guild * 18 + guild, of one seat
    rivals: list[float]  # guild * 18 + guild, of two sides
    value_net: ValueNet | None  # only for the duel, where it learned


@cache
def lessons(mode: str) -> LearnedWeights:
    """Return the lessons of a mode; a mode without lessons of its own gets those of the duel."""
    data = files("riftable.games.riftforce.ai").joinpath("data")
    own = data.joinpath(f"weights-{mode}.json")
    text = (own if own.is_file() else data.joinpath("weights-duel.json")).read_text(encoding="utf-8")
    found = json.loads(text)
    value_net: ValueNet | None = None
    if mode == "duel":
        parts = json.loads(data.joinpath("value-net.json").read_text(encoding="utf-8"))
        names = ("lane", "lane_bias", "table", "table_bias", "meet", "out")
        value_net = ValueNet(*(parts[name] for name in names))
    return LearnedWeights(found["weights"], found["merits"], found["pairs"], found["rivals"], value_net)
