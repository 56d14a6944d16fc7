"""Games in lockstep: many at once that never end, because each that is over begins anew.

A learner sees them as tensors: what the asked seats observe and may answer, and which side each is on. On a
card nothing is copied to the host and nothing waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np
import torch

from riftable.core.rules import Rules
from riftable.gamekit.batches import CardBatch, GameBatch
from riftable.gamekit.encoding import Encoding


class LockstepGames(Protocol):
    """Many games of some variants of the rules. All tensors have a row for each game."""

    encoding: Encoding
    num_sides: int  # 1: the net plays alone against the rules, as in solo
    observations: Any  # float32, of the asked seats, after `look`
    masks: Any  # bool: their legal actions
    sides: Any  # int8: the side of the asked seat
    ended: Any  # bool: which games have ended in the last step
    outcomes: Any  # float32: of these, 1 where side 0 has won, -1 where it has lost, else 0

    def __len__(self) -> int: ...

    def look(self) -> None:
        """Fill `observations`, `masks` and `sides`."""

    def step(self, actions: Any, seeds: Any) -> None:
        """Answer in all games; fill `ended` and `outcomes`; restart what has ended with these seeds."""

    def state(self) -> list[Any]:
        """Return all games, as tensors of the host."""

    def restore(self, state: Sequence[Any]) -> None:
        """Put the games of a state in place of all games."""


def split(games: int, variants: int) -> list[slice]:
    """Return a range of games for each variant."""
    ends = [games * (i + 1) // variants for i in range(variants)]
    return [slice(begin, end) for begin, end in zip([0, *ends], ends, strict=False)]


class HostGames:
    """Games on the CPU."""

    def __init__(
        self, make: Callable[[Any, Any], GameBatch], variants: Sequence[Rules], games: int, seed: int
    ) -> None:
        rng = np.random.default_rng(seed)
        self.ranges = split(games, len(variants))
        self.batches = [
            make(rules, rng.integers(1 << 63, size=part.stop - part.start, dtype=np.uint64))
            for rules, part in zip(variants, self.ranges, strict=True)
        ]
        self.side_of = np.array(variants[0].sides, np.int8)
        self.num_sides = len(set(variants[0].sides))
        self.encoding = self.batches[0].encoding
        self.observations = torch.zeros(games, self.encoding.size)
        self.masks = torch.zeros(games, self.encoding.num_actions, dtype=torch.bool)
        self.sides = torch.zeros(games, dtype=torch.int8)
        self.ended = torch.zeros(games, dtype=torch.bool)
        self.outcomes = torch.zeros(games)

    def __len__(self) -> int:
        return len(self.sides)

    def look(self) -> None:
        for batch, part in zip(self.batches, self.ranges, strict=True):
            batch.encode(batch.seat, self.observations[part].numpy())
            batch.action_masks(self.masks[part].numpy().view(np.int8))
            self.sides[part] = torch.from_numpy(self.side_of[batch.seat])

    def step(self, actions: Any, seeds: Any) -> None:
        first = int(np.flatnonzero(self.side_of == 0)[0])
        for batch, part in zip(self.batches, self.ranges, strict=True):
            batch.step(actions[part].numpy())
            over = batch.over
            self.ended[part] = torch.from_numpy(over)
            self.outcomes[part] = torch.from_numpy(np.where(over, batch.results[:, first], 0))
            if over.any():
                batch.restart(over, seeds[part].numpy()[over].astype(np.uint64))

    def state(self) -> list[Any]:
        return [torch.from_numpy(array.copy()) for batch in self.batches for array in batch.arrays]

    def restore(self, state: Sequence[Any]) -> None:
        arrays = [array for batch in self.batches for array in batch.arrays]
        for array, kept in zip(arrays, state, strict=True):
            array[:] = kept.numpy()


class CardGames:
    """Games in the memory of a card."""

    def __init__(
        self, make: Callable[[Any, Any], CardBatch], variants: Sequence[Rules], games: int, seed: int
    ) -> None:
        rng = np.random.default_rng(seed)
        ranges = split(games, len(variants))
        torch.zeros(1, device="cuda")  # PyTorch sets up the context that both use
        self.batches = [
            make(rules, rng.integers(1 << 63, size=part.stop - part.start, dtype=np.uint64))
            for rules, part in zip(variants, ranges, strict=True)
        ]
        self.encoding = self.batches[0].encoding

        def zeros(*shape: int, kind: Any) -> Any:
            return torch.zeros(games, *shape, dtype=kind, device="cuda")

        self.side_of = torch.tensor(list(variants[0].sides), dtype=torch.int8, device="cuda")
        self.num_sides = len(set(variants[0].sides))
        self.observations = zeros(self.encoding.size, kind=torch.float32)
        self.masks = zeros(self.encoding.num_actions, kind=torch.bool)
        self.sides = zeros(kind=torch.int8)
        self.ended = zeros(kind=torch.bool)
        self.outcomes = zeros(kind=torch.float32)
        self.answers, self.seeds = zeros(kind=torch.int64), zeros(kind=torch.int64)
        self.seats = [torch.from_dlpack(batch.seat) for batch in self.batches]
        # The parts of these tensors that each batch reads and writes, wrapped once: that takes time.
        self.seen = [
            (batch.wrap(self.observations[part]), batch.wrap(self.masks[part]))
            for batch, part in zip(self.batches, ranges, strict=True)
        ]
        told = (self.answers, self.seeds, self.ended, self.outcomes)
        self.told = [
            tuple(batch.wrap(tensor[part]) for tensor in told)
            for batch, part in zip(self.batches, ranges, strict=True)
        ]

    def __len__(self) -> int:
        return len(self.sides)

    def look(self) -> None:
        self.observations.zero_()
        self.masks.zero_()
        for batch, arrays in zip(self.batches, self.seen, strict=True):
            batch.look(*arrays)
        self.sides.copy_(self.side_of[torch.cat(self.seats).long()])

    def step(self, actions: Any, seeds: Any) -> None:
        self.answers.copy_(actions)
        self.seeds.copy_(seeds)
        for batch, arrays in zip(self.batches, self.told, strict=True):
            batch.play_on(*arrays)

    def tensors(self) -> list[Any]:
        """Return all games, sharing their memory."""
        return [torch.from_dlpack(array) for batch in self.batches for array in batch.arrays]

    def state(self) -> list[Any]:
        return [tensor.cpu() for tensor in self.tensors()]

    def restore(self, state: Sequence[Any]) -> None:
        for tensor, kept in zip(self.tensors(), state, strict=True):
            tensor.copy_(kept)
