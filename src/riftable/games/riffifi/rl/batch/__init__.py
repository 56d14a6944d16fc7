"""Vectorized Riffifi: thousands of games at once, over arrays, for training and simulation."""

from riftable.gamekit.kernels.jit import COMPILED
from riftable.games.riffifi.rl.batch.stepper import Batch, playouts

__all__ = ["COMPILED", "Batch", "playouts"]
