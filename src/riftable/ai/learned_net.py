"""Nets that `riftable train` has learned: one for the observations of any game, with a policy and a value.

A net is a dictionary of matrices. Where parts of an observation are alike (`Encoding.repeated`, the locations
of a board for example) they share weights: each part is read by the same layer, all of them and the rest of
the observation lead to a view of the whole, and from that, from itself and from its neighbors each part gets
the scores of the actions that concern it (`Encoding.repeated_actions`). Here a net is computed by numpy;
`training.model` does the same in PyTorch.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riftable.ai.error_messages import BotMessage
from riftable.core.errors import BadOption
from riftable.gamekit.encoding import Encoding, Floats

Weights: TypeAlias = dict[str, Floats]
Numbers: TypeAlias = NDArray[np.int64]

FORMAT: Final = 2  # of the file
ABOUT: Final = "about"  # the name of what is not a matrix
SCALE: Final = "*"  # after the name of a matrix: by how much its columns are to be multiplied
PART_UNITS: Final = 128  # of the layers of each part
UNITS: Final = 448  # of the layers of the whole
SHARED: Final = -1  # in place of an action: all that have no score of their own


class Block(NamedTuple):
    """Numbers of an observation, or actions, that belong to parts: those of the first, then of the second."""

    begin: int
    width: int  # for each part
    reserved: int  # parts there is room for


class NetLayout(NamedTuple):
    """What a net reads and answers, and its sizes."""

    size: int  # numbers of an observation
    actions: int
    usual: int  # actions from here on share one score
    parts: int = 0  # 0: none are alike
    inputs: tuple[Block, ...] = ()  # what of an observation belongs to parts
    answers: tuple[Block, ...] = ()  # the actions that belong to parts
    part_units: int = PART_UNITS
    units: int = UNITS

    @property
    def width(self) -> int:
        """How many numbers of an observation belong to each part."""
        return sum(block.width for block in self.inputs)

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Return the shapes of all weights; a name with + is that of a bias."""
        d, u, flat = self.part_units, self.units, self.parts * self.part_units
        rest, columns = len(rest_inputs(self)), len(column_actions(self))
        own = sum(block.width for block in self.answers)  # scores of each part
        layers = {
            "first": (rest + flat, u),
            "second": (u, u),
            "third": (u + flat, u),
            "policy": (u, columns - self.parts * own),
            "value": (u, 1),
        }
        if self.parts:
            layers |= {"part": (self.width, d), "near": (3 * d, d), "around": (u, d), "own": (d, own)}
        found: dict[str, tuple[int, ...]] = {}
        for name, shape in layers.items():
            found |= {name: shape, f"{name}+": (shape[1],)}
        return found


@cache
def rest_inputs(layout: NetLayout) -> Numbers:
    """Return the indices of the numbers of an observation that belong to no part."""
    used = np.zeros(layout.size, np.bool_)
    for block in layout.inputs:
        used[block.begin : block.begin + layout.parts * block.width] = True
    return np.flatnonzero(~used)


@cache
def column_actions(layout: NetLayout) -> Numbers:
    """Return the action of each score of the net: of the whole, SHARED, then of each part."""
    of_parts = np.zeros(layout.actions, np.bool_)
    for block in layout.answers:
        of_parts[block.begin : block.begin + block.reserved * block.width] = True
    whole = np.flatnonzero(~of_parts[: layout.usual])
    each = [
        np.arange(block.width) + block.begin + part * block.width
        for part in range(layout.parts)
        for block in layout.answers
    ]
    return np.concatenate([whole, [SHARED], *each]).astype(np.int64)


@cache
def action_columns(layout: NetLayout) -> Numbers:
    """Return which score of the net is that of each action."""
    actions = column_actions(layout)
    found = np.full(layout.actions, np.flatnonzero(actions == SHARED)[0])
    own = np.flatnonzero(actions != SHARED)
    found[actions[own]] = own
    return found


def layout_of(encoding: Encoding, part_units: int = PART_UNITS, units: int = UNITS) -> NetLayout:
    """Return the layout of a net for an encoding."""
    inputs: list[Block] = []
    parts = 0
    for feature in encoding.features:
        if feature.name in encoding.repeated:
            parts = feature.shape[0]
            inputs.append(Block(encoding.offsets[feature.name], feature.size // parts, parts))
    answers = tuple(Block(*block) for block in encoding.repeated_actions) if parts else ()
    usual = encoding.usual_actions or encoding.num_actions
    return NetLayout(
        encoding.size, encoding.num_actions, usual, parts, tuple(inputs), answers, part_units, units
    )


class LearnedNet(NamedTuple):
    """A net with what is known about it."""

    layout: NetLayout
    weights: Weights
    about: dict[str, Any]  # fingerprint of the encoding, game, mode; how it was trained

    def outputs(self, observations: Floats) -> tuple[Floats, Floats]:
        """Return the scores of all actions, and the value from -1 (lost) to 1, of each observation."""
        scores, values = columns(self.layout, self.weights, observations)
        return scores[:, action_columns(self.layout)], values


def columns(layout: NetLayout, w: Weights, x: Floats) -> tuple[Floats, Floats]:
    """Return the scores as `column_actions` lists them, and the value, of each observation."""
    rows = len(x)
    seen = [x[:, rest_inputs(layout)]]
    if layout.parts:
        blocks = [x[:, b.begin : b.begin + layout.parts * b.width] for b in layout.inputs]
        own = np.concatenate([one.reshape(rows, layout.parts, -1) for one in blocks], axis=2)
        part = relu(own.reshape(rows * layout.parts, -1) @ w["part"] + w["part+"])
        seen.append(part.reshape(rows, -1))
    h = relu(np.concatenate(seen, axis=1) @ w["first"] + w["first+"])
    h = h + relu(h @ w["second"] + w["second+"])
    if not layout.parts:
        h = h + relu(h @ w["third"] + w["third+"])
        return h @ w["policy"] + w["policy+"], value_of(w, h)
    near = np.zeros((rows, layout.parts, 3, layout.part_units), np.float32)
    part = part.reshape(rows, layout.parts, -1)
    near[:, 1:, 0], near[:, :, 1], near[:, :-1, 2] = part[:, :-1], part, part[:, 1:]
    beside = (near.reshape(rows * layout.parts, -1) @ w["near"]).reshape(part.shape)
    around = h @ w["around"] + (w["around+"] + w["near+"])
    part = part + relu(beside + around[:, None])
    h = h + relu(np.concatenate([h, part.reshape(rows, -1)], axis=1) @ w["third"] + w["third+"])
    scores = part.reshape(rows * layout.parts, -1) @ w["own"] + w["own+"]
    return np.concatenate([h @ w["policy"] + w["policy+"], scores.reshape(rows, -1)], axis=1), value_of(w, h)


def value_of(w: Weights, h: Floats) -> Floats:
    """Return the value by the activations of the last layer."""
    value: Floats = np.clip(h @ w["value"] + w["value+"], -1, 1)[:, 0]
    return value


def relu(x: Floats) -> Floats:
    """Return max(x, 0), computed in place."""
    return np.maximum(x, 0, out=x)


def save_net(path: Path, net: LearnedNet) -> None:
    """Write a net to a file; its weights are rounded to 8 bits of the largest of their column."""
    about = json.dumps({"format": FORMAT, "layout": net.layout, **net.about})
    kept: dict[str, NDArray[Any]] = {}
    for name, array in net.weights.items():
        if array.ndim == 1:
            kept[name] = array.astype(np.float16)
            continue
        scale = (np.abs(array).max(0) / 127).astype(np.float16)
        scale[scale == 0] = 1
        kept[name + SCALE] = scale
        kept[name] = np.clip(np.round(array / scale.astype(np.float32)), -127, 127).astype(np.int8)
    unfinished = path.with_name(f"{path.name}.part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **{ABOUT: np.array(about)}, **kept)
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
            weights = read_weights({name: kept[name] for name in kept.files if name != ABOUT})
    except (OSError, ValueError, EOFError, KeyError) as problem:
        raise BadOption(BotMessage.NOT_A_NET, file=path, problem=str(problem)) from problem
    rules = encoding.rules
    found = f"{about.get('game')} {about.get('mode')}"
    if found != rules.key:
        raise BadOption(BotMessage.NET_FOR_OTHERS, file=path, found=found, game=rules.key)
    fingerprint, form = about.get("fingerprint"), about.pop("format", 0)
    if form != FORMAT:
        raise BadOption(BotMessage.NOT_A_NET, file=path, problem=f"format {form}, not {FORMAT}")
    if fingerprint != encoding.fingerprint:
        raise BadOption(
            BotMessage.NET_OBSERVES_OTHERWISE, file=path, found=fingerprint, wanted=encoding.fingerprint
        )
    layout = read_layout(about.pop("layout"))
    if {name: array.shape for name, array in weights.items()} != layout.shapes():
        raise BadOption(BotMessage.NOT_A_NET, file=path, problem="shapes")
    return LearnedNet(layout, weights, about)


def check_layout(net: LearnedNet, layout: NetLayout, option: str) -> None:
    """Raise `BadOption`, which names the option and each size that differs, unless a net has this layout."""
    if net.layout == layout:
        return
    sizes = zip(layout._fields, net.layout, layout, strict=True)
    others = [(name, found, wanted) for name, found, wanted in sizes if found != wanted]
    raise BadOption(
        BotMessage.NET_LAYOUT,
        option=option,
        found=", ".join(f"{name} {found}" for name, found, _ in others),
        wanted=", ".join(f"{name} {wanted}" for name, _, wanted in others),
    )


def read_weights(kept: dict[str, NDArray[Any]]) -> Weights:
    """Return the matrices of a file."""
    found: Weights = {}
    for name, array in kept.items():
        if not name.endswith(SCALE):
            scale = kept.get(name + SCALE)
            found[name] = array.astype(np.float32)
            if scale is not None:
                found[name] *= scale.astype(np.float32)
    return found


def read_layout(kept: list[Any]) -> NetLayout:
    """Return the layout of a file."""
    given: list[Any] = [
        tuple(Block(*block) for block in one) if isinstance(one, list) else one for one in kept
    ]
    return NetLayout(*given)
