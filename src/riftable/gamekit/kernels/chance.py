"""Random numbers of a batch: the streams of `core.rng`, so that equal seeds deal equal cards."""

from __future__ import annotations

from typing import Final

import numpy as np

from riftable.core import rng
from riftable.core.rng import BITS64, MASK, MULTIPLIER, Rng
from riftable.gamekit.kernels.jit import COMPILED, SHARED_COMPILER, Numbers

# Where the large numbers of a game have:
SEED: Final = 0
MADE: Final = 1  # moves made, those of chance included; below 0: see `below`

kernel = SHARED_COMPILER.kernel

if COMPILED:
    GOLDEN_GAMMA: Final = np.uint64(rng.GOLDEN_GAMMA)
    FIRST_MIX: Final = np.uint64(rng.FIRST_MIX)
    SECOND_MIX: Final = np.uint64(rng.SECOND_MIX)
    U1, U27, U30, U31 = np.uint64(1), np.uint64(27), np.uint64(30), np.uint64(31)
    STATES: Final = np.uint64(rng.STATES)

    @kernel
    def stream_state(seed: int, index: int) -> int:
        """Return the state of `Rng(seed, index)`; the seed is given as the bits of a signed integer."""
        z = np.uint64(seed) ^ (np.uint64(index) + U1) * GOLDEN_GAMMA
        z = (z ^ z >> U30) * FIRST_MIX
        z = (z ^ z >> U27) * SECOND_MIX
        z ^= z >> U31
        return int(np.int64(z % STATES) + 1)

    @kernel
    def first_below(x: int, n: int) -> int:
        """Return what `below(n)` of a generator in this state returns."""
        while True:
            x = MULTIPLIER * (x & MASK) + (x >> 32)
            m = ((x ^ (x >> 32)) & MASK) * n
            if (m & MASK) >= n or (m & MASK) >= (MASK + 1) % n:
                return int(m >> 32)

else:

    def stream_state(seed: int, index: int) -> int:
        """Return the state of `Rng(seed, index)`; the seed is given as the bits of a signed integer."""
        return int(Rng(seed & BITS64, index).x)

    def first_below(x: int, n: int) -> int:
        """Return what `below(n)` of a generator in this state returns."""
        return int(rng.resume(x).below(n))


@kernel
def stream(seed: int, index: int, n: int) -> int:
    """Return `Rng(seed, index).below(n)`; the seed is given as the bits of a signed integer."""
    return first_below(stream_state(seed, index), n)


@kernel
def next_below(c: Numbers, n: int) -> int:
    """Return what `below(n)` of the generator whose state is SEED returns, and keep its next state."""
    x = c[SEED]
    while True:
        x = MULTIPLIER * (x & MASK) + (x >> 32)
        m = ((x ^ (x >> 32)) & MASK) * n
        if (m & MASK) >= n or (m & MASK) >= (MASK + 1) % n:
            c[SEED] = x
            return m >> 32


@kernel
def below(c: Numbers, n: int) -> int:
    """Return the next answer of chance, from 0 to `n` - 1.

    Each answer has a stream of its own, so that a game is the same whatever is asked meanwhile. A search,
    whose games are imagined, sets MADE far below 0: then one generator answers, whose state is SEED.
    """
    made = c[MADE]
    c[MADE] = made + 1
    if made < 0:
        return next_below(c, n)
    return stream(c[SEED], made, n)
