"""Real servers for the tests of several workers; where they cannot be had these are skipped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.reliability.cluster.servers import MISSING, Servers, servers


@pytest.fixture(scope="session")
def there() -> Iterator[Servers]:
    """PostgreSQL and Redis; in CI they must be there (`tests/conftest.py`)."""
    if MISSING:
        pytest.skip(f"not installed: {', '.join(MISSING)}")
    with servers() as found:
        yield found
