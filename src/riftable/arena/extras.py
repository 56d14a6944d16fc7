"""Optional dependencies (extras), and a helpful error where one is not installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

from riftable.arena.error_messages import ArenaMessage
from riftable.core.errors import RiftableError

MODULES: Final = {  # by extra
    "arena": ("openskill", "scipy"),
    "batch": ("numba",),
    "cluster": ("asyncpg", "redis"),
    "parquet": ("pyarrow",),
    "plot": ("matplotlib",),
    "ratings": ("openskill",),
    "ray": ("ray",),
    "rl": ("numpy",),
    "train": ("numpy", "torch"),
}


class MissingExtra(RiftableError, ModuleNotFoundError):
    """Raised when an optional dependency is not installed; `name` is the module that is missing."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(ArenaMessage.MISSING_EXTRA, module=module, extra=extra)
        self.name = module

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...], dict[str, object]]:
        maker, arguments, attributes = super().__reduce__()
        return maker, arguments, {**attributes, "name": self.name}  # which is no attribute of its `__dict__`


def need(extra: str) -> None:
    """Raise `MissingExtra`, naming what to install, if a module of this extra is missing."""
    for module in MODULES[extra]:
        if find_spec(module) is None:
            raise MissingExtra(module, extra)


@contextmanager
def importing(extra: str) -> Iterator[None]:
    """Raise `MissingExtra`, naming what to install, if an import of the block finds no module.

    For modules that are nothing without an extra, around the imports of what it brings.
    """
    try:
        yield
    except ModuleNotFoundError as problem:
        raise MissingExtra(problem.name or str(problem), extra) from problem
