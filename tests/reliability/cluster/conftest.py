"""PostgreSQL and Redis for the tests of several workers; these are skipped if they are not installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.reliability.cluster.servers import MISSING, Servers, servers


@pytest.fixture(scope="session")
def backends() -> Iterator[Servers]:
    """PostgreSQL and Redis; in CI they must be installed (`tests/conftest.py`)."""
    if MISSING:
        pytest.skip(f"not installed: {', '.join(MISSING)}")
    with servers() as found:
        yield found
