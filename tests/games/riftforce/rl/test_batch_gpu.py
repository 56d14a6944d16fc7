"""Batches on a GPU: the games of `Batch`, and what is said where there is no card.

The kernels run in numba's simulator, in a process of its own, because numba decides when it is imported.
`python -m bench.gpu` compares a hundred thousand games on a real card.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from riftable.games.riftforce.rl.batch import BatchGPU, DeviceArray, NoGPU, devices
from riftable.games.riftforce.rl.batch.gpu import signed
from riftable.games.riftforce.rulebook import Riftforce
from tests.extras import skip_without

DUEL = Riftforce("duel", {})


@pytest.mark.parametrize("part", ["duel", "team4", "solo", "lockstep", "refusals", "arrays"])
def test_in_the_simulator(part: str) -> None:
    skip_without("batch")
    root = Path(__file__).parents[4]
    folders = os.pathsep.join([*sys.path, str(root)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.riftforce.rl.gpu_simulation", part],
        cwd=root,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": folders},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == f"{part}: checked"


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "find_spec", lambda name: None)
    with pytest.raises(NoGPU, match=r"pip install 'riftable\[gpu\]'; Batch plays on the CPU"):
        BatchGPU(DUEL, [1])


def test_without_a_card_the_reason_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_context() -> None:
        raise OSError("driver not\n found")

    cuda = SimpleNamespace(is_available=lambda: False, current_context=no_context)
    monkeypatch.setattr(devices, "NUMBA", object())
    monkeypatch.setattr(devices, "find_spec", lambda name: object())
    monkeypatch.setattr(devices, "import_module", lambda name: cuda)
    with pytest.raises(NoGPU, match="an NVIDIA card, and CUDA finds none: driver not found"):
        BatchGPU(DUEL, [1])
    cuda.current_context = lambda: None
    with pytest.raises(NoGPU, match="NVVM was not found"):
        BatchGPU(DUEL, [1])


def test_luck_has_64_bits() -> None:
    for luck in (0, 5, 2**63 - 1, 2**63, 2**64 - 1, -1, 2**64 + 5):
        assert signed(luck) == int(np.uint64(luck & 2**64 - 1).astype(np.int64))


def test_numpy_reads_an_array_of_a_card_only_as_a_copy() -> None:
    memory = np.arange(3)
    array = DeviceArray(
        SimpleNamespace(
            copy_to_host=memory.copy, shape=(3,), dtype=memory.dtype, is_c_contiguous=lambda: True
        )
    )
    assert np.asarray(array, np.int8).tolist() == [0, 1, 2]
    with pytest.raises(ValueError, match="only as a copy"):
        np.array(array, copy=False)
