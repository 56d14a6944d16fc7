"""The compiler of the kernels of the search, with the sources whose digest names their cache folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from riftable.gamekit.kernels.jit import KernelCompiler
from riftable.games.riftforce.rl.batch.jit import COMPILER as BATCH_COMPILER

HERE: Final = Path(__file__).parent
WITHOUT_KERNELS: Final = ("__init__", "ahead")
COMPILER: Final = KernelCompiler(
    [
        *BATCH_COMPILER.sources,
        HERE.with_name("features.py"),
        HERE.with_name("search_hooks.py"),
        HERE.with_name("value_net.py"),
        *(source for source in sorted(HERE.glob("*.py")) if source.stem not in WITHOUT_KERNELS),
    ]
)

kernel = COMPILER.kernel
called_kernel = COMPILER.called_kernel
