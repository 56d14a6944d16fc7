"""Whom coverage watches: the tests of the packages it is asked of. It makes what it watches twice as slow."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
WATCHED = {HERE / package for package in ("core", "riffifi", "riftforce")}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if WATCHED.isdisjoint(item.path.parents):
            item.add_marker(pytest.mark.no_cover)
