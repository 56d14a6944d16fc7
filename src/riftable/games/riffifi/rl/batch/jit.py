"""The compiler of the kernels of Riffifi, with the sources whose digest names their cache folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from riftable.gamekit.kernels.jit import KernelCompiler

HERE: Final = Path(__file__).parent
WITH_KERNELS: Final = ("encoded", "games", "layout", "mutations", "turns")
GAME: Final = HERE.parents[1]
COMPILER: Final = KernelCompiler(
    [
        *(HERE / f"{name}.py" for name in WITH_KERNELS),
        HERE.parent / "native" / "packing.py",
        GAME / "rules" / "ids.py",
        GAME / "rules" / "modes.py",
    ]
)

kernel = COMPILER.kernel
