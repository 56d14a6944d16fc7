"""Kernels are compiled once, by the first of several testing processes; the others wait for it."""

import fcntl
from pathlib import Path

import pytest

from riftable.riftforce.batch import playouts
from riftable.riftforce.batch.jit import cache_folder
from riftable.riftforce.modes import Riftforce


@pytest.fixture(scope="session")
def kernels() -> None:
    """Whatever a batch needs is compiled."""
    folder: Path = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        playouts(Riftforce("duel", {}), 1)
