"""What parts of the house need beside the core, and what to install where it is not there."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from riftable.core.errors import RiftableError

MODULES: Final = {  # by extra
    "arena": ("openskill", "scipy"),
    "cluster": ("asyncpg", "redis"),
    "parquet": ("pyarrow",),
    "plot": ("matplotlib",),
    "ray": ("ray",),
    "rl": ("numpy",),
}


class MissingExtra(RiftableError):
    """A part of the house that was not installed."""


def need(extra: str) -> None:
    """Says what to install, before any work is done in vain."""
    for module in MODULES[extra]:
        if find_spec(module) is None:
            raise MissingExtra(
                f"this needs {module}, which is not installed: pip install 'riftable[{extra}]'"
            )
