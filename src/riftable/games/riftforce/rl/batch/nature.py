"""Nature's answers in a batch: those of `core.rng` and `core.game`, so that equal seeds deal equal cards."""

from __future__ import annotations

from typing import Final

import numpy as np

from riftable.core.rng import BITS64, Rng
from riftable.games.riftforce.rl.batch.jit import COMPILED, Numbers, kernel
from riftable.games.riftforce.rl.batch.layout import MADE, SEED

LUCK: Final = 1 << 48  # streams of random players, far from those of nature

if COMPILED:
    GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
    FIRST_MIX: Final = np.uint64(0xBF58476D1CE4E5B9)
    SECOND_MIX: Final = np.uint64(0x94D049BB133111EB)
    U1, U27, U30, U31 = np.uint64(1), np.uint64(27), np.uint64(30), np.uint64(31)
    A: Final = 698769069
    MASK: Final = 0xFFFFFFFF
    STATES: Final = np.uint64((A << 32) - 2)

    @kernel
    def stream(seed: int, index: int, n: int) -> int:
        """`Rng(seed, index).below(n)`, the seed as the 64 bits of an integer."""
        z = np.uint64(seed) ^ (np.uint64(index) + U1) * GOLDEN
        z = (z ^ z >> U30) * FIRST_MIX
        z = (z ^ z >> U27) * SECOND_MIX
        z ^= z >> U31
        x = np.int64(z % STATES) + 1
        while True:
            x = A * (x & MASK) + (x >> 32)
            m = ((x ^ (x >> 32)) & MASK) * n
            if (m & MASK) >= n or (m & MASK) >= (MASK + 1) % n:
                return int(m >> 32)

else:

    def stream(seed: int, index: int, n: int) -> int:
        """`Rng(seed, index).below(n)`, the seed as the 64 bits of an integer."""
        return int(Rng(seed & BITS64, index).below(n))


@kernel
def below(c: Numbers, n: int) -> int:
    """Nature's next answer, of `n`."""
    made = c[MADE]
    c[MADE] = made + 1
    return stream(c[SEED], made, n)
