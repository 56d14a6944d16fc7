"""Whom coverage watches, and who may start a loop of events beside a browser."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RUNNING = pytest.StashKey[asyncio.AbstractEventLoop | None]()
WATCHED = {HERE / package for package in ("core", "riffifi", "riftforce")}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Coverage makes what it watches twice as slow: it watches the tests of the packages it is asked of."""
    for item in items:
        if WATCHED.isdisjoint(item.path.parents):
            item.add_marker(pytest.mark.no_cover)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Between its calls Playwright's loop still counts as running here, and asyncio.run would refuse."""
    if HERE / "browser" not in item.path.parents:
        item.stash[RUNNING] = asyncio._get_running_loop()
        asyncio._set_running_loop(None)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Gives Playwright its loop back, for the next test or for the end."""
    if RUNNING in item.stash:
        asyncio._set_running_loop(item.stash[RUNNING])
