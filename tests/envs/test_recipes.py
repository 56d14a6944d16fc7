"""What CI can run of the recipes in docs/examples; `test_recipes_learners` runs the learners."""

from __future__ import annotations

import importlib.util
import runpy
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.extras import skip_without

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


def recipe(name: str) -> ModuleType:
    """Return the module of a recipe."""
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


def test_the_games_of_an_evaluation_can_be_fewer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[int] = []

    def learner(*_: Any, **__: Any) -> SimpleNamespace:
        return SimpleNamespace(learn=asked.append)

    def evaluate_policy(_agent: Any, _env: Any, n_eval_episodes: int, **_: Any) -> tuple[float, float]:
        asked.append(n_eval_episodes)
        return 0.5, 0.0

    library = ModuleType("sb3_contrib")
    evaluation = ModuleType("sb3_contrib.common.maskable.evaluation")
    monkeypatch.setattr(library, "MaskablePPO", learner, raising=False)
    monkeypatch.setattr(evaluation, "evaluate_policy", evaluate_policy, raising=False)
    for module in (
        library,
        evaluation,
        ModuleType("sb3_contrib.common"),
        ModuleType("sb3_contrib.common.maskable"),
    ):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(sys, "argv", ["maskable_ppo.py", "--steps", "64", "--games", "3"])
    runpy.run_path(str(EXAMPLES / "maskable_ppo.py"), run_name="__main__")
    assert asked == [64, 3]
    assert "mean reward of 3 games: 0.50" in capsys.readouterr().out
