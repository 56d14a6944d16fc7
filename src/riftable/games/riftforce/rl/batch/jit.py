"""Kernels: functions over flat arrays that numba compiles where it is installed, and Python runs where not.

What numba has compiled is kept in the user's cache, in a folder named after all sources it was made from:
numba itself looks only at the file of a function, not at the constants that file imports.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, MutableSequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar, cast


def numba_or_none() -> Any:
    """The compiler, if the extra `batch` is installed."""
    try:
        return import_module("numba")
    except ModuleNotFoundError:
        return None


NUMBA: Final = numba_or_none()
COMPILED: Final = NUMBA is not None
HERE: Final = Path(__file__).parent
NO_KERNELS: Final = ("__init__", "lines", "rows", "stepper")  # modules beside this one that hold none

# No counting of references: no kernel makes an array or outlives those it is given, and the counting
# alone took more than half of the time. Everything inline: arrays are many registers to hand over.
HOW: Final = {
    "cache": True,
    "error_model": "numpy",
    "forceinline": True,
    "no_cfunc_wrapper": True,
    "nogil": True,
    "_nrt": False,
}

Numbers: TypeAlias = MutableSequence[int]  # a row of an array; without numba a view of its memory
F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Compiles a function when it is first called, or finds it compiled."""
    if not COMPILED:
        return function
    settings = NUMBA.config
    kept = settings.CACHE_DIR  # of the whole process: borrowed, and given back
    settings.CACHE_DIR = kept or str(cache_folder())
    try:
        return cast("F", NUMBA.njit(**HOW)(function))
    finally:
        settings.CACHE_DIR = kept


@cache
def cache_folder() -> Path:
    """Where this version of the kernels is kept once compiled."""
    digest = hashlib.sha256()
    rules = HERE.parents[1] / "rules"
    for source in [*sorted(HERE.glob("*.py")), rules / "ids.py", rules / "selectors.py"]:
        if source.stem not in NO_KERNELS:
            digest.update(source.read_bytes())
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
    return Path(base, "riftable", f"kernels-{digest.hexdigest()[:16]}")
