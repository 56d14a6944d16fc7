"""The net of `ai.learned_net` in PyTorch: tensors that learn, and the way back to a file."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
import torch

from riftable.ai.learned_net import NetLayout, Weights

Tensors: TypeAlias = dict[str, Any]

ALIGNED: Final = 8  # numbers of 16 bits in the 16 bytes that a card reads at once


def new_tensors(layout: NetLayout, seed: int, device: str) -> Tensors:
    """Return random initial weights: a policy that prefers nothing, and values of 0."""
    rng = np.random.default_rng(seed)
    found: Weights = {}
    for name, shape in layout.shapes().items():
        scale = 0.0 if len(shape) == 1 else (0.1 if name in {"policy", "value"} else 2**0.5) / shape[0] ** 0.5
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
    """Return the scores of all actions and the value of each observation, as `LearnedNet` does.

    Matrices are padded to multiples of ALIGNED, without which a card takes several times as long.
    """
    linear, pad = torch.nn.functional.linear, torch.nn.functional.pad

    def layer(name: str, inputs: Any) -> Any:
        return torch.relu(linear(inputs, w[name].t(), w[f"{name}+"]))

    if layout.parts:
        more = -layout.width % ALIGNED
        parts = pad(x[:, layout.begin : layout.end].reshape(-1, layout.width), (0, more))
        seen = torch.relu(linear(parts, pad(w["part"], (0, 0, 0, more)).t(), w["part+"]))
        x = torch.cat([x[:, : layout.begin], seen.view(len(x), -1), x[:, layout.end :]], 1)
    more = -x.shape[1] % ALIGNED
    h = torch.relu(linear(pad(x, (0, more)), pad(w["first"], (0, 0, 0, more)).t(), w["first+"]))
    h = h + layer("second", h)
    h = h + layer("third", h)
    more = -(layout.actions + 1) % ALIGNED
    heads = pad(torch.cat([w["policy"], w["value"]], 1), (0, more))
    out = linear(h, heads.t(), pad(torch.cat([w["policy+"], w["value+"]]), (0, more)))
    return out[:, : layout.actions].float(), out[:, layout.actions].float()
