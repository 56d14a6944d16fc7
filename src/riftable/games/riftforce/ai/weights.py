"""Learned weights of the search hooks: data of `tools/learn_riftforce.py` and `tools/learn_value_net.py`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from riftable.games.riftforce.ai.value_net import ValueNet


class LearnedWeights(NamedTuple):
    """The weights of one mode."""

    weights: list[float]  # by feature of a position
    merits: list[float]  # by guild
    pairs: list[float]  # guild * 18 + guild, of one seat
    rivals: list[float]  # guild * 18 + guild, of two sides
    value_net: ValueNet | None  # only for the duel


@cache
def learned_weights(mode: str) -> LearnedWeights:
    """Return the weights of a mode; a mode without its own gets those of the duel."""
    data = files("riftable.games.riftforce.ai").joinpath("data")
    own = data.joinpath(f"weights-{mode}.json")
    text = (own if own.is_file() else data.joinpath("weights-duel.json")).read_text(encoding="utf-8")
    found = json.loads(text)
    value_net: ValueNet | None = None
    if mode == "duel":
        value_net = read_value_net(data.joinpath("value-net.json").read_text(encoding="utf-8"))
    return LearnedWeights(found["weights"], found["merits"], found["pairs"], found["rivals"], value_net)


def read_value_net(text: str) -> ValueNet:
    """Return the net of a file."""
    return ValueNet(json.loads(text))
