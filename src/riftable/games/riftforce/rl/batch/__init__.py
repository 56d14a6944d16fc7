"""Vectorized Riftforce: thousands of games at once, over arrays, for training and simulation."""

from riftable.games.riftforce.rl.batch.devices import DeviceArray, NoGPU
from riftable.games.riftforce.rl.batch.gpu import BatchGPU, playouts_gpu
from riftable.games.riftforce.rl.batch.jit import COMPILED
from riftable.games.riftforce.rl.batch.stepper import Batch, playouts

__all__ = ["COMPILED", "Batch", "BatchGPU", "DeviceArray", "NoGPU", "playouts", "playouts_gpu"]
