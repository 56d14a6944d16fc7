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
DEEP_CFR = ("torch", "tree")  # what OpenSpiel's module imports; the package of the second is dm-tree
__test__ = not os.environ.get("CI") or all(map(find_spec, (*LIBRARIES.values(), *DEEP_CFR)))


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # TorchRL warns about classes of its own
@pytest.mark.parametrize("name", LIBRARIES)
def test_a_learner_trains(name: str) -> None:
    if find_spec(LIBRARIES[name]) is None:
        pytest.skip(f"{name}.py needs {LIBRARIES[name]}, which no extra brings: make recipes")
    skip_without("batch")
    reward = recipe(name).main(**SMALL[name])
    assert -1 <= reward <= 1


def test_deep_cfr_becomes_hard_to_exploit() -> None:
    for library in DEEP_CFR:
        if find_spec(library) is None:
            pytest.skip(f"openspiel_deep_cfr.py needs {library}, which no extra brings: make recipes")
    skip_without("openspiel")
    uniform, learned = recipe("openspiel_deep_cfr").main(iterations=6)
    assert uniform == pytest.approx(1.3958, abs=1e-4)
    assert learned < 0.6 * uniform
