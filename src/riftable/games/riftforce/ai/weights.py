"""Learned weights of the search hooks.

`tools/learn_riftforce.py`, `learn_value_net.py` and `tune_value_net.py` write the data files.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from riftable.games.riftforce.ai.value_net import ValueNet

# By mode, the family of modes that share a value net.
VALUE_NETS: Final = {"duel": "duel", "team3": "teams", "team4": "teams", "solo": "solo"}


class LearnedWeights(NamedTuple):
    """The weights of one mode."""

    weights: list[float]  # by feature of a position
    merits: list[float]  # by guild
    pairs: list[float]  # guild * 18 + guild, of one seat
    rivals: list[float]  # guild * 18 + guild, of two sides
    value_net: ValueNet


@cache
def learned_weights(mode: str) -> LearnedWeights:
    """Return the weights of a mode; a mode without its own gets those of the duel."""
    data = files("riftable.games.riftforce.ai").joinpath("data")
    own = data.joinpath(f"weights-{mode}.json")
    text = (own if own.is_file() else data.joinpath("weights-duel.json")).read_text(encoding="utf-8")
    found = json.loads(text)
    net = data.joinpath(f"value-net-{VALUE_NETS[mode]}.json").read_text(encoding="utf-8")
    return LearnedWeights(
        found["weights"], found["merits"], found["pairs"], found["rivals"], read_value_net(net)
    )


def read_value_net(text: str) -> ValueNet:
    """Return the net of a file."""
    return ValueNet(json.loads(text))
