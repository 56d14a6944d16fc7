"""Nets that `riftable train` has learned: one for the observations of any game, with a policy and a value.

A net is a dictionary of matrices. The parts of an observation that are alike (`Encoding.repeated`, locations
for example) share the weights of a first layer; then follow a wide layer and two that add to what they get.
Here it is computed by numpy, `training.model` does the same in PyTorch.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riftable.ai.error_messages import BotMessage
from riftable.core.errors import BadOption
from riftable.gamekit.encoding import Encoding, Floats

Weights: TypeAlias = dict[str, Floats]

FORMAT: Final = 1  # of the file
ABOUT: Final = "about"  # the name of what is not a matrix
PART_UNITS: Final = 96  # of the first layer, for each part
UNITS: Final = 448  # of each layer above it


class NetLayout(NamedTuple):
    """Where the parts of an observation that are alike lie, and the sizes of the net."""

    size: int  # numbers of an observation
    actions: int
    begin: int  # of the first part
    parts: int  # 0: none are alike
    width: int  # numbers of a part
    part_units: int = PART_UNITS
    units: int = UNITS

    @property
    def end(self) -> int:
        """Where the last part ends."""
        return self.begin + self.parts * self.width

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Return the shapes of all weights; a name with + is that of a bias."""
        above = self.size - self.parts * self.width + self.parts * self.part_units
        found: dict[str, tuple[int, ...]] = {}
        for name, rows, columns in (
            ("part", self.width, self.part_units),
            ("first", above, self.units),
            ("second", self.units, self.units),
            ("third", self.units, self.units),
            ("policy", self.units, self.actions),
            ("value", self.units, 1),
        ):
            if rows:
                found |= {name: (rows, columns), f"{name}+": (columns,)}
        return found


def layout_of(encoding: Encoding, part_units: int = PART_UNITS, units: int = UNITS) -> NetLayout:
    """Return the layout of a net for an encoding."""
    size, actions = encoding.size, encoding.num_actions
    for feature in encoding.features:
        if feature.name == encoding.repeated:
            begin, parts = encoding.offsets[feature.name], feature.shape[0]
            return NetLayout(size, actions, begin, parts, feature.size // parts, part_units, units)
    return NetLayout(size, actions, 0, 0, 0, part_units, units)


class LearnedNet(NamedTuple):
    """A net with what is known about it."""

    layout: NetLayout
    weights: Weights
    about: dict[str, Any]  # fingerprint of the encoding, game, mode; how it was trained

    def outputs(self, observations: Floats) -> tuple[Floats, Floats]:
        """Return the scores of all actions, and the value from -1 (lost) to 1, of each observation."""
        h = hidden(self.layout, self.weights, observations)
        w = self.weights
        value: Floats = np.clip(h @ w["value"] + w["value+"], -1, 1)[:, 0]
        return h @ w["policy"] + w["policy+"], value


def hidden(layout: NetLayout, w: Weights, x: Floats) -> Floats:
    """Return the activations of the last layer."""
    if layout.parts:
        parts = x[:, layout.begin : layout.end].reshape(len(x) * layout.parts, layout.width)
        seen = relu(parts @ w["part"] + w["part+"]).reshape(len(x), -1)
        x = np.concatenate([x[:, : layout.begin], seen, x[:, layout.end :]], axis=1)
    h = relu(x @ w["first"] + w["first+"])
    h = h + relu(h @ w["second"] + w["second+"])
    return h + relu(h @ w["third"] + w["third+"])


def relu(x: Floats) -> Floats:
    """Return max(x, 0), computed in place."""
    return np.maximum(x, 0, out=x)


def save_net(path: Path, net: LearnedNet) -> None:
    """Write a net to a file; its weights are rounded to 16 bits."""
    about = json.dumps({"format": FORMAT, "layout": net.layout, **net.about})
    halves: dict[str, NDArray[np.float16]] = {
        name: array.astype(np.float16) for name, array in net.weights.items()
    }
    unfinished = path.with_name(f"{path.name}.part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **{ABOUT: np.array(about)}, **halves)
    unfinished.replace(path)


def is_learned_net(path: Path) -> bool:
    """Return whether a file is one that `save_net` has written."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            return ABOUT in kept.files
    except (OSError, ValueError, EOFError):
        return False


def load_net(path: Path, encoding: Encoding) -> LearnedNet:
    """Read a net from a file; raise `BadOption` if there is none, or not for these observations."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            about: dict[str, Any] = json.loads(str(kept[ABOUT]))
            weights = {name: kept[name].astype(np.float32) for name in kept.files if name != ABOUT}
    except (OSError, ValueError, EOFError, KeyError) as problem:
        raise BadOption(BotMessage.NOT_A_NET, file=path, problem=str(problem)) from problem
    rules = encoding.rules
    found = f"{about.get('game')} {about.get('mode')}"
    if found != rules.key:
        raise BadOption(BotMessage.NET_FOR_OTHERS, file=path, found=found, game=rules.key)
    fingerprint = about.get("fingerprint")
    if fingerprint != encoding.fingerprint or about.pop("format", 0) != FORMAT:
        raise BadOption(
            BotMessage.NET_OBSERVES_OTHERWISE, file=path, found=fingerprint, wanted=encoding.fingerprint
        )
    layout = NetLayout(*about.pop("layout"))
    if {name: array.shape for name, array in weights.items()} != layout.shapes():
        raise BadOption(BotMessage.NOT_A_NET, file=path, problem="shapes")
    return LearnedNet(layout, weights, about)
