"""The recipes in docs/examples that learn with PyTorch train for a moment, wherever it is installed.

It takes gigabytes, so no extra brings it: `make recipes` installs it beside the environment of the tests and
runs this file. In CI, where a skipped test fails, the file has no tests; mypy checks the recipes there.
"""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest

from tests.envs.test_recipes import recipe
from tests.extras import skip_without

LIBRARIES = {"maskable_ppo": "sb3_contrib", "ppo": "torch", "torchrl_ppo": "torchrl"}
SMALL = {
    "maskable_ppo": {"steps": 128, "games": 2, "rollout": 64},
    "ppo": {"steps": 2 * 8 * 128, "games": 8, "horizon": 128},
    "torchrl_ppo": {"frames": 2 * 8 * 128, "games": 8, "horizon": 128},
}
__test__ = not os.environ.get("CI") or all(find_spec(library) for library in LIBRARIES.values())


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # TorchRL warns about classes of its own
@pytest.mark.parametrize("name", LIBRARIES)
def test_a_learner_trains(name: str) -> None:
    if find_spec(LIBRARIES[name]) is None:
        pytest.skip(f"{name}.py needs {LIBRARIES[name]}, which no extra brings: make recipes")
    skip_without("batch")
    reward = recipe(name).main(**SMALL[name])
    assert -1 <= reward <= 1
