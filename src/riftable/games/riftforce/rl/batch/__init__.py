"""Vectorized Riftforce: thousands of games at once, over arrays, for training and simulation."""

from riftable.games.riftforce.rl.batch.jit import COMPILED
from riftable.games.riftforce.rl.batch.stepper import Batch, playouts

__all__ = ["COMPILED", "Batch", "playouts"]
