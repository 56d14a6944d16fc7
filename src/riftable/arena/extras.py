"""Optional dependencies (extras), and a helpful error where one is not installed."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from riftable.arena.error_messages import ArenaMessage
from riftable.core.errors import RiftableError

MODULES: Final = {  # by extra
    "arena": ("openskill", "scipy"),
    "cluster": ("asyncpg", "redis"),
    "parquet": ("pyarrow",),
    "plot": ("matplotlib",),
    "ratings": ("openskill",),
    "ray": ("ray",),
    "rl": ("numpy",),
    "train": ("numpy", "torch"),
}


class MissingExtra(RiftableError):
    """Raised when an optional dependency is not installed."""


def need(extra: str) -> None:
    """Raise `MissingExtra`, naming what to install, if a module of this extra is missing."""
    for module in MODULES[extra]:
        if find_spec(module) is None:
            raise MissingExtra(ArenaMessage.MISSING_EXTRA, module=module, extra=extra)
