"""Riftforce in batches: thousands of games a call, over arrays, for training and mass simulation."""

from riftable.riftforce.batch.jit import COMPILED
from riftable.riftforce.batch.stepper import Batch, playouts

__all__ = ["COMPILED", "Batch", "playouts"]
