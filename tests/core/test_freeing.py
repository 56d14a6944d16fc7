"""Objects of the engine can be freed wherever they are, also deep inside others."""

from __future__ import annotations

import os
import subprocess
import sys

CODE = """
import riftable
from riftable.core.rng import Rng
for game in riftable.games.BUILT_IN:
    start = riftable.rules(game).new()
    for depth in range(30, 130):
        for make in (start.copy, lambda: Rng(1)):
            nest = make()
            for _ in range(depth):
                nest = (nest,)
            del nest
print("freed")
"""


def test_states_can_be_freed_deep_inside_other_objects() -> None:
    """From fifty levels on CPython frees objects later, by way of a header that some compiled ones lack."""
    env = {**os.environ, "PYTHONMALLOC": "debug"}  # a damaged block ends the process
    run = subprocess.run([sys.executable, "-c", CODE], env=env, capture_output=True, text=True, check=False)
    assert run.stdout.splitlines() == ["freed"], run.stderr
