"""The recipes in docs/examples run, for a moment, wherever their libraries are installed."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tests.extras import skip_without

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


def recipe(name: str, *needed: str) -> ModuleType:
    """Return the module of a recipe; skip the test where a library that it teaches is missing."""
    for library in needed:
        if importlib.util.find_spec(library) is None:
            pytest.skip(f"{name}.py needs {library}, which no extra brings: pip install {library}")
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_cfr_becomes_hard_to_exploit() -> None:
    skip_without("openspiel")
    first, second = recipe("openspiel_cfr").main(iterations=2)
    assert second < 0.6 * first


def test_maskable_ppo_trains_and_plays() -> None:
    reward = recipe("maskable_ppo", "sb3_contrib").main(steps=128, games=2, rollout=64)
    assert -1 <= reward <= 1


def test_ppo_in_one_file_trains() -> None:
    skip_without("batch")
    reward = recipe("ppo", "torch").main(steps=2 * 8 * 128, games=8, horizon=128)
    assert -1 <= reward <= 1


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # TorchRL warns about classes of its own
def test_parts_of_torchrl_train() -> None:
    skip_without("batch")
    reward = recipe("torchrl_ppo", "torch", "torchrl").main(frames=2 * 8 * 128, games=8, horizon=128)
    assert -1 <= reward <= 1
