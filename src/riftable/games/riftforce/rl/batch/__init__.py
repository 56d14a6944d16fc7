"""Riftforce in batches: thousands of games a call, over arrays, for training and mass simulation."""

from riftable.games.riftforce.rl.batch.jit import COMPILED
from riftable.games.riftforce.rl.batch.stepper import Batch, playouts

__all__ = ["COMPILED", "Batch", "playouts"]
