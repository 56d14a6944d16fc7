"""Which tests wait for the compiled engine: those of the layers above it, to which builds look alike."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the folders named in RIFTABLE_LATER: where there are two builds, the quicker serves them."""
    later = {HERE / folder for folder in os.environ.get("RIFTABLE_LATER", "").split()}
    waiting = [item for item in items if not later.isdisjoint(item.path.parents)]
    if waiting:
        config.hook.pytest_deselected(items=waiting)
        items[:] = [item for item in items if later.isdisjoint(item.path.parents)]
