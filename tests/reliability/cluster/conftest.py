"""Real servers for the tests of several workers; where they cannot be had these are skipped."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.reliability.cluster.servers import MISSING, Servers, servers


@pytest.fixture(scope="session")
def there() -> Iterator[Servers]:
    """PostgreSQL and Redis; in CI they must be there."""
    if MISSING:
        reason = f"not installed: {', '.join(MISSING)}"
        assert not os.environ.get("CI"), reason
        pytest.skip(reason)
    with servers() as found:
        yield found
