"""The compiler of the kernels of Riftforce, with the sources whose digest names their cache folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from riftable.gamekit.kernels.jit import COMPILED as COMPILED
from riftable.gamekit.kernels.jit import NUMBA as NUMBA
from riftable.gamekit.kernels.jit import SIMULATED as SIMULATED
from riftable.gamekit.kernels.jit import KernelCompiler
from riftable.gamekit.kernels.jit import Numbers as Numbers

HERE: Final = Path(__file__).parent
RULES: Final = HERE.parents[1] / "rules"
# Modules of this package:
WITHOUT_KERNELS: Final = ("__init__", "devices", "encoded_gpu", "gpu", "lookahead", "state_rows", "stepper")
COMPILER: Final = KernelCompiler(
    [
        *(source for source in sorted(HERE.glob("*.py")) if source.stem not in WITHOUT_KERNELS),
        *(RULES / f"{name}.py" for name in ("ids", "plans", "selectors", "trainer")),
    ]
)

kernel = COMPILER.kernel
compile_for_gpu = COMPILER.compile_for_gpu
cache_folder = COMPILER.cache_folder
