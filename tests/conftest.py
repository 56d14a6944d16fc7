"""Which tests wait for the compiled engine: those of the layers above it, to which builds look alike."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the folders and files RIFTABLE_LATER names: of two builds, the quicker serves them."""
    later = {HERE / place for place in os.environ.get("RIFTABLE_LATER", "").split()}
    now: list[pytest.Item] = []
    waiting: list[pytest.Item] = []
    for item in items:
        (now if later.isdisjoint([item.path, *item.path.parents]) else waiting).append(item)
    if waiting:
        config.hook.pytest_deselected(items=waiting)
        items[:] = now
