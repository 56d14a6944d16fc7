"""The recipe in docs/examples that CI can run; `test_recipes_learners` runs the others."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

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
