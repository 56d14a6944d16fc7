"""Tests that need an extra of `dev-all`: they are skipped where it is not installed, and fail in CI."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

MODULES = {  # by extra, what it brings that `dev` does not
    "batch": "numba",
    "openspiel": "pyspiel",
    "parquet": "pyarrow",
    "plot": "matplotlib",
    "ray": "ray",
}


def skip_without(extra: str) -> None:
    """Skip the test, or the file at whose top this is called, unless an extra is installed."""
    if find_spec(MODULES[extra]) is None:
        pytest.skip(f"needs the extra {extra}: make setup-all", allow_module_level=True)
