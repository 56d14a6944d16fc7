"""Kernels are compiled once, by the first of several testing processes; the others wait for it."""

import fcntl
from pathlib import Path

import pytest

from riftable.games.riftforce.rl.batch import playouts
from riftable.games.riftforce.rl.batch.features import observe
from riftable.games.riftforce.rl.batch.jit import cache_folder
from riftable.games.riftforce.rules.rules import Riftforce


@pytest.fixture(scope="session")
def kernels() -> None:
    """Whatever a batch needs is compiled."""
    folder: Path = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        batch = playouts(Riftforce("duel", {}), 1)
        observe(batch, batch.turn.copy())
