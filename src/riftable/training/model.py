"""The net of `ai.learned_net` in PyTorch: tensors that learn, and the way back to a file."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
import torch

from riftable.ai.learned_net import NetLayout, Weights

Tensors: TypeAlias = dict[str, Any]

SCORES: Final = frozenset(("policy", "own", "value"))  # the layers that end in a score or the value
ALIGNED: Final = 8  # numbers of 16 bits in the 16 bytes that a card reads at once


def new_tensors(layout: NetLayout, seed: int, device: str) -> Tensors:
    """Return random initial weights: a policy that prefers nothing, and values of 0."""
    rng = np.random.default_rng(seed)
    found: Weights = {}
    for name, shape in layout.shapes().items():
        scale = 0.0 if len(shape) == 1 else (0.1 if name in SCORES else 2**0.5) / shape[0] ** 0.5
        found[name] = (rng.standard_normal(shape) * scale).astype(np.float32)
    return to_tensors(found, device)


def to_tensors(weights: Weights, device: str) -> Tensors:
    """Return weights as tensors that learn."""
    return {
        name: torch.tensor(array, dtype=torch.float32, device=device, requires_grad=True)
        for name, array in weights.items()
    }


def to_weights(tensors: Tensors) -> Weights:
    """Return tensors as arrays of numpy."""
    return {name: tensor.detach().float().cpu().numpy().copy() for name, tensor in tensors.items()}


def outputs(layout: NetLayout, w: Tensors, x: Any) -> tuple[Any, Any]:
    """Return the scores by column and the value of each observation, as `learned_net.columns` does.

    Matrices are padded to multiples of ALIGNED, without which a card takes several times as long.
    """
    rows, parts = len(x), layout.parts

    def layer(name: str, inputs: Any) -> Any:
        return torch.relu(linear(inputs, w[name], w[f"{name}+"]))

    if not parts:
        h = layer("first", x)
        h = h + layer("second", h)
        h = h + layer("third", h)
        return heads(w, h)
    ends = [0, *[b.begin + parts * b.width for b in layout.inputs]]
    rest = [x[:, end : b.begin] for end, b in zip(ends, layout.inputs, strict=False)] + [x[:, ends[-1] :]]
    blocks = [x[:, b.begin : b.begin + parts * b.width].view(rows, parts, b.width) for b in layout.inputs]
    part = layer("part", joined(blocks))
    h = layer("first", joined([*rest, part.flatten(1)]))
    h = h + layer("second", h)
    none = torch.zeros_like(part[:, :1])
    near = torch.cat([torch.cat([none, part[:, :-1]], 1), part, torch.cat([part[:, 1:], none], 1)], 2)
    around = linear(h, w["around"], w["around+"])
    part = part + torch.relu(linear(near, w["near"], w["near+"]) + around[:, None])
    h = h + layer("third", torch.cat([h, part.flatten(1)], 1))
    scores, value = heads(w, h)
    own = linear(part, w["own"], w["own+"])
    return torch.cat([scores, own.flatten(1).float()], 1), value


def joined(tensors: list[Any]) -> Any:
    """Return tensors side by side, filled with zeros up to a multiple of ALIGNED."""
    more = -sum(one.shape[-1] for one in tensors) % ALIGNED
    zeros = tensors[0].new_zeros((*tensors[0].shape[:-1], more))
    return torch.cat([*tensors, zeros], -1)


def heads(w: Tensors, h: Any) -> tuple[Any, Any]:
    """Return the scores of the whole, and the value, by the activations of the last layer."""
    weights = torch.cat([w["policy"], w["value"]], 1)
    out = linear(h, weights, torch.cat([w["policy+"], w["value+"]])).float()
    return out[:, :-1], out[:, -1]


def linear(x: Any, weights: Any, bias: Any) -> Any:
    """Return x times a matrix plus a bias, computed with sizes that are multiples of ALIGNED."""
    pad = torch.nn.functional.pad
    rows, columns = weights.shape
    more, wider = -rows % ALIGNED, -columns % ALIGNED
    if x.shape[-1] == rows and more:
        x = pad(x, (0, more))
    found = torch.nn.functional.linear(x, pad(weights, (0, wider, 0, more)).t(), pad(bias, (0, wider)))
    return found[..., :columns] if wider else found
