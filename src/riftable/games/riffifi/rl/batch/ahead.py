"""Compile the kernels of Riffifi ahead of time."""

from __future__ import annotations

from riftable.games.riffifi.rl.batch.encoded import EncodedBatch
from riftable.games.riffifi.rulebook import Riffifi


def compile_kernels() -> None:
    """Use each kernel once, which compiles it or loads it from the cache."""
    batch = EncodedBatch(Riffifi("table", {}), [0])
    batch.encode(batch.seat)
    batch.action_masks()
