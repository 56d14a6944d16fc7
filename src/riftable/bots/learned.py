"""What was learned from games, as data: `tools/learn_*.py` write it, the bots read it."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from riftable.bots.riftforce_net import Net


class Lessons(NamedTuple):
    """What was learned of one mode of Riftforce."""

    weights: list[float]  # by feature of a position
    merits: list[float]  # by guild
    pairs: list[float]  # guild * 18 + guild, of one seat
    rivals: list[float]  # guild * 18 + guild, of two sides
    net: Net | None  # what looks closer; only at the duel, where it learned


class Weights(NamedTuple):
    """What positions of Riftbound are worth: by measure of a side, what it is worth to it, in logits."""

    turn: list[float]  # to the side on turn
    wait: list[float]  # to one that waits


@cache
def weights() -> Weights:
    """What positions of Riftbound are worth, at every table."""
    data = files("riftable.bots").joinpath("data", "riftbound.json")
    return Weights(**json.loads(data.read_text(encoding="utf-8")))


@cache
def lessons(mode: str) -> Lessons:
    """What was learned of a mode; where it has no lessons of its own, those of the duel serve."""
    data = files("riftable.bots").joinpath("data")
    own = data.joinpath(f"riftforce-{mode}.json")
    text = (own if own.is_file() else data.joinpath("riftforce-duel.json")).read_text(encoding="utf-8")
    found = json.loads(text)
    net: Net | None = None
    if mode == "duel":
        parts = json.loads(data.joinpath("riftforce-net.json").read_text(encoding="utf-8"))
        net = Net(*(parts[part] for part in ("lane", "lane_bias", "table", "table_bias", "meet", "out")))
    return Lessons(found["weights"], found["merits"], found["pairs"], found["rivals"], net)
