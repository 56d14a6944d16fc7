"""Policy nets of Riftable 0.1: the bot `net:FILE` still plays duels of Riftforce by them.

Such a bot looks ahead to the end of its action and takes the answer with the highest value. Playing needs
numpy only, and is faster with numba. What `riftable train` writes is played by `riftable.ai.net_bot`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riftable.core.errors import BadOption
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.bot import asked
from riftable.games.riftforce.error_messages import RiftforceMessage
from riftable.games.riftforce.rl.batch.features import (
    DUEL_LANES,
    LANE_WIDTH,
    REST,
    REST_WIDTH,
    VERSION,
    WIDTH,
    observe,
)
from riftable.games.riftforce.rl.batch.lookahead import Seats, best_line_values
from riftable.games.riftforce.rl.batch.stepper import Batch
from riftable.games.riftforce.rulebook import Riftforce

Floats: TypeAlias = NDArray[np.floating[Any]]
PolicyWeights: TypeAlias = dict[str, Floats]

POLICY: Final = 0  # index of the output that scores an answer
VALUE: Final = 1  # index of the output for the value of the position, from -1 to 1
LAYER_SIZES: Final = (64, 128, 32)  # units for each location, then of the two layers above
WON_VALUE: Final = 10.0  # higher than any value of the net
BEAM_WIDTH: Final = 8
POLICY_WEIGHT: Final = 0.01  # of the log-probability of a line, beside its value


def layer_shapes(sizes: tuple[int, ...]) -> dict[str, tuple[int, int]]:
    """Return the shape of each layer by name; `straight` leads directly from the features to the value."""
    location, first, second = sizes
    return {
        "straight": (WIDTH, 1),
        "location": (LANE_WIDTH, location),
        "first": (location + REST_WIDTH, first),
        "second": (first, second),
        "last": (second, 2),
    }


def new_weights(rng: np.random.Generator) -> PolicyWeights:
    """Return random initial weights."""
    weights: PolicyWeights = {}
    for name, shape in layer_shapes(LAYER_SIZES).items():
        scale = {"straight": 0.0, "last": 0.05}.get(name, 1.4) / np.sqrt(shape[0])
        weights[name] = (rng.standard_normal(shape) * scale).astype(np.float32)
        weights[f"{name}+"] = np.zeros(shape[1], np.float32)
    return weights


def forward(w: PolicyWeights, seen: Floats) -> list[Floats]:
    """Return the activations of all layers: five locations, two layers above them, two outputs.

    All locations share the same weights, and their activations are summed.
    """
    places = [relu(part @ w["location"] + w["location+"]) for part in locations(seen)]
    width = len(w["location+"])
    first: Floats = summed(places) @ w["first"][:width]
    first += seen[:, REST:] @ w["first"][width:]
    first = relu(first + w["first+"])
    second = relu(first @ w["second"] + w["second+"])
    out: Floats = second @ w["last"] + w["last+"]
    out[:, VALUE] += (seen @ w["straight"] + w["straight+"])[:, 0]
    return [*places, first, second, out]


def locations(seen: Floats) -> list[Floats]:
    """Return the features of each location, without copying."""
    return [seen[:, lane * LANE_WIDTH : (lane + 1) * LANE_WIDTH] for lane in range(DUEL_LANES)]


def summed(places: list[Floats]) -> Floats:
    """Return the sum over all locations."""
    total: Floats = np.add.reduce(places)
    return total


def relu(x: Floats) -> Floats:
    """Return max(x, 0), computed in place."""
    return np.maximum(x, 0, out=x)


def save_weights(path: Path, weights: PolicyWeights) -> None:
    """Write weights to a file, with the version of the features they are for."""
    np.savez_compressed(path, allow_pickle=False, version=np.array(VERSION), **weights)


def load_weights(path: Path) -> PolicyWeights:
    """Read weights from a file; raise `BadOption` if there are none, or for other features."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            found = {name: kept[name] for name in kept.files}
    except (OSError, ValueError, EOFError) as problem:
        raise BadOption(RiftforceMessage.NO_NET, file=path, problem=str(problem)) from problem
    version = int(found.pop("version", np.array(0)))
    sizes = tuple(found[f"{name}+"].size for name in ("location", "first", "second") if f"{name}+" in found)
    shapes = layer_shapes(sizes) if len(sizes) == 3 else {}
    wanted = {**shapes, **{f"{name}+": shape[1:] for name, shape in shapes.items()}}
    if version != VERSION or not shapes or {name: array.shape for name, array in found.items()} != wanted:
        raise BadOption(RiftforceMessage.NET_FEATURES, file=path, found=version, version=VERSION)
    return found


def net_bot(rules: Rules, path: Path) -> PolicyNetBot:
    """Return a bot that plays by the policy net in a file; raise `BadOption` if that is not possible."""
    return PolicyNetBot(rules, load_weights(path))


class PolicyNetBot:
    """Plays duels of Riftforce with the policy net."""

    def __init__(self, rules: Rules, weights: PolicyWeights) -> None:
        if not isinstance(rules, Riftforce) or rules.mode != "duel":
            raise BadOption(RiftforceMessage.NET_MODE, game=rules.key)
        self.rules = rules
        self.weights = weights
        self.batch = Batch(rules, [0])

    def choose(self, view: View, rng: Rng) -> int:
        moves = asked(view)
        if len(moves) == 1:
            return moves[0]
        self.batch.put(0, self.rules.imagine(view, rng))
        found = best_line_values(self.batch, self.evaluate, int(rng.bits()), BEAM_WIDTH, POLICY_WEIGHT)
        return moves[int(found.values.argmax())]

    def evaluate(self, batch: Batch, seats: Seats) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return the values of positions for these seats, by what they may know, and the policy's scores."""
        out = forward(self.weights, observe(batch, seats))[-1].astype(np.float32)
        certain = WON_VALUE * batch.results[batch.numbers, seats]
        return np.where(batch.over, certain, out[:, VALUE]), out[:, POLICY]
