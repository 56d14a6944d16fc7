"""Kernels: functions over flat arrays that numba compiles if it is installed; else Python runs them.

Compiled kernels are cached in the user's cache folder, in a folder named by a digest of all their sources:
numba itself checks only the file of a function, not the constants that the file imports.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, MutableSequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar, cast


def numba_or_none() -> Any:
    """Return the module numba, or None if neither the extra `batch` nor `gpu` is installed."""
    try:
        return import_module("numba")
    except ModuleNotFoundError:
        return None


NUMBA: Final = numba_or_none()
SIMULATED: Final = NUMBA is not None and bool(NUMBA.config.ENABLE_CUDASIM)  # a GPU, by Python
COMPILED: Final = NUMBA is not None and not SIMULATED
HERE: Final = Path(__file__).parent
# Modules of this package:
WITHOUT_KERNELS: Final = ("__init__", "devices", "encoded_gpu", "gpu", "lookahead", "state_rows", "stepper")

# Without reference counting: no kernel creates an array or outlives its arguments, and counting took more
# than half of the time. Everything is inlined: passing arrays takes many registers.
NJIT_OPTIONS: Final = {
    "cache": True,
    "error_model": "numpy",
    "forceinline": True,
    "no_cfunc_wrapper": True,
    "nogil": True,
    "_nrt": False,
}

Numbers: TypeAlias = MutableSequence[int]  # a row of an array; without numba a memoryview
F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Decorate a function to be compiled when it is first called, or loaded from the cache."""
    if not COMPILED:
        return function
    with cached_by_digest(NUMBA.config):
        return cast("F", NUMBA.njit(**NJIT_OPTIONS)(function))


def compile_for_gpu(cuda: Any, function: Callable[..., None]) -> Any:
    """Return what runs a function on a card, compiled when it is first launched or loaded from the cache.

    The kernels that it calls are compiled for the card as well, from the functions that `kernel` decorates.
    """
    if SIMULATED:
        return cuda.jit(function)
    settings = import_module("numba.cuda.core.config")
    with cached_by_digest(settings):
        return cuda.jit(cache=True)(function)


@contextmanager
def cached_by_digest(settings: Any) -> Iterator[None]:
    """Let numba cache what is decorated meanwhile in the folder of this version of the kernels."""
    kept = settings.CACHE_DIR  # a setting of the whole process: restored below
    settings.CACHE_DIR = kept or str(cache_folder())
    try:
        yield
    finally:
        settings.CACHE_DIR = kept


@cache
def cache_folder() -> Path:
    """Return the cache folder of this version of the kernels."""
    digest = hashlib.sha256()
    rules = HERE.parents[1] / "rules"
    for source in [*sorted(HERE.glob("*.py")), rules / "ids.py", rules / "selectors.py"]:
        if source.stem not in WITHOUT_KERNELS:
            digest.update(source.read_bytes())
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
    return Path(base, "riftable", f"kernels-{digest.hexdigest()[:16]}")
