"""Kernels: functions over flat arrays that numba compiles if it is installed; else Python runs them.

Compiled kernels are cached in the user's cache folder, in a folder named by a digest of all their sources:
numba itself checks only the file of a function, not the constants that the file imports.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, MutableSequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar, cast

import numpy as np


def numba_or_none() -> Any:
    """Return the module numba, or None if neither the extra `batch` nor `gpu` is installed."""
    try:
        return import_module("numba")
    except ModuleNotFoundError:
        return None


NUMBA: Final = numba_or_none()
SIMULATED: Final = NUMBA is not None and bool(NUMBA.config.ENABLE_CUDASIM)  # a GPU, by Python
COMPILED: Final = NUMBA is not None and not SIMULATED
SHARED_SOURCES: Final = tuple(Path(__file__).with_name(f"{name}.py") for name in ("chance", "games", "jit"))

# Without reference counting: no kernel creates an array or outlives its arguments, and counting took more
# than half of the time. Everything is inlined: passing arrays takes many registers.
NJIT_OPTIONS: Final[dict[str, bool | str]] = {
    "cache": True,
    "error_model": "numpy",
    "forceinline": True,
    "no_cfunc_wrapper": True,
    "nogil": True,
    "_nrt": False,
}

Numbers: TypeAlias = MutableSequence[int]  # a row of an array; without numba a memoryview
F = TypeVar("F", bound=Callable[..., Any])


class KernelCompiler:
    """Compiles kernels of some sources; a change of any of them, or of what all games share, is noticed."""

    def __init__(self, sources: Iterable[Path]) -> None:
        self.sources = (*SHARED_SOURCES, *sources)

    def kernel(self, function: F) -> F:
        """Decorate a function to be compiled when it is first called, or loaded from the cache."""
        if not COMPILED:
            return function
        return self.compiled(function, NJIT_OPTIONS)

    def called_kernel(self, function: F) -> F:
        """Decorate a kernel that is called, not inlined: a large one with several callers."""
        if not COMPILED:
            return function
        return self.compiled(function, {**NJIT_OPTIONS, "forceinline": False})

    def compiled(self, function: F, options: dict[str, bool | str]) -> F:
        """Return a function that numba compiles with these options."""
        with cached_in(NUMBA.config, self.cache_folder()):
            return cast("F", NUMBA.njit(**options)(function))

    def compile_for_gpu(self, cuda: Any, function: Callable[..., None]) -> Any:
        """Return what runs a function on a card, compiled when first launched or loaded from the cache.

        The kernels that it calls are compiled for the card as well, from the functions that `kernel`
        decorates.
        """
        if SIMULATED:
            return cuda.jit(function)
        settings = import_module("numba.cuda.core.config")
        with cached_in(settings, self.cache_folder()):
            return cuda.jit(cache=True)(function)

    def cache_folder(self) -> Path:
        """Return the cache folder of this version of the kernels."""
        return folder_of(self.sources)


@contextmanager
def cached_in(settings: Any, folder: Path) -> Iterator[None]:
    """Let numba cache what is decorated meanwhile in a folder, unless the user has named one."""
    kept = settings.CACHE_DIR  # a setting of the whole process: restored below
    settings.CACHE_DIR = kept or str(folder)
    try:
        yield
    finally:
        settings.CACHE_DIR = kept


@cache
def folder_of(sources: tuple[Path, ...]) -> Path:
    """Return the cache folder of the kernels of these sources."""
    digest = hashlib.sha256()
    for source in sources:
        digest.update(source.read_bytes())
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
    return Path(base, "riftable", f"kernels-{digest.hexdigest()[:16]}")


def call_kernel(function: Callable[..., Any], *arguments: Any) -> Any:
    """Call a kernel with arrays, named tuples of them and numbers; return what it returns."""
    if COMPILED:
        return function(*arguments)
    return function(*[for_python(one) for one in arguments])


def for_python(argument: Any) -> Any:
    """Return an argument of a kernel as Python reads it."""
    if isinstance(argument, tuple):
        return type(argument)(*[for_python(part) for part in argument])  # a named one
    return to_memoryviews(argument) if isinstance(argument, np.ndarray) else argument


def to_memoryviews(array: Any) -> Any:
    """Return an array as a memoryview, or a list of them by row: the fastest to read in Python."""
    return memoryview(array) if array.ndim == 1 else [memoryview(row) for row in array]


def prefetching() -> Any:
    """Return what `prefetch` is in compiled kernels: an instruction, which numba has no name for."""
    ir, types = import_module("llvmlite.ir"), NUMBA.types
    cgutils, arrays = import_module("numba.core.cgutils"), import_module("numba.np.arrayobj")
    number, address = ir.IntType(32), cgutils.voidptr_t
    kind = ir.FunctionType(ir.VoidType(), [address, number, number, number])

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> None:
        data = arrays.make_array(signature.args[0])(context, builder, arguments[0]).data
        wanted = builder.bitcast(builder.gep(data, [arguments[1]]), address)
        function = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        builder.call(function, [wanted, number(0), number(3), number(1)])  # to read, to keep, data

    def prefetch(typing: Any, row: Any, at: Any) -> Any:  # noqa: ARG001 - numba tells by the number of arguments
        return types.void(row, types.int64), generate

    return import_module("numba.extending").intrinsic(prefetch)


def ignored(row: Numbers, at: int) -> None:
    """Do nothing: Python has no such instruction."""


# Have the processor fetch the cache line of a number of a row, without waiting for it. Not for GPUs.
prefetch: Callable[[Numbers, int], None] = prefetching() if COMPILED else ignored
SHARED_COMPILER: Final = KernelCompiler(())  # of kernels that all games use
