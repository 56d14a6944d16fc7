"""A small random number generator with the same stream on every machine, interpreted or compiled."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
# Marsaglia's multiplier of KISS: MULTIPLIER * 2**32 - 1 is a safe prime, and products fit 63 bits.
MULTIPLIER: Final = 698769069
STATES: Final = (MULTIPLIER << 32) - 2
BITS64: Final = (1 << 64) - 1
# Constants of splitmix64.
GOLDEN_GAMMA: Final = 0x9E3779B97F4A7C15
FIRST_MIX: Final = 0xBF58476D1CE4E5B9
SECOND_MIX: Final = 0x94D049BB133111EB
# The streams of a seed: chance counts from 0, and each of these counts from its own number.
BOT_STREAM: Final = 1 << 32  # bots at a table
HINT_STREAM: Final = 1 << 33
REVIEW_STREAM: Final = 1 << 34
ARENA_BOT_STREAM: Final = 1 << 40  # bots in the arena and in environments
NEXT_SEED_STREAM: Final = 1 << 41  # the seed of the next game of an environment
RANDOM_PLAYER_STREAM: Final = 1 << 48  # random players of batches


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A multiply-with-carry generator. Not for secrets."""

    x: i64  # low half: value; high half: carry

    def __init__(self, seed: int = 0, index: int = 0) -> None:
        """Start the stream of `seed`; `index` picks one of many independent streams of that seed."""
        self.x = mixed(seed, index) % STATES + 1

    def __reduce__(self) -> tuple[object, ...]:
        return resume, (self.x,)

    def bits(self) -> i64:
        """Return the next 32 bits."""
        x: i64 = self.x
        x = MULTIPLIER * (x & MASK) + (x >> 32)
        self.x = x
        return (x ^ (x >> 32)) & MASK

    def below(self, n: i64) -> i64:
        """Return a uniform number in 0..n-1, by rejection, for n up to 2**31."""
        x: i64 = self.x  # `bits`, inlined: random play spends a tenth of its time here
        x = MULTIPLIER * (x & MASK) + (x >> 32)
        self.x = x
        m: i64 = ((x ^ (x >> 32)) & MASK) * n
        if (m & MASK) < n:
            unfair: i64 = (MASK + 1) % n
            while (m & MASK) < unfair:
                m = self.bits() * n
        return m >> 32

    def split(self) -> Rng:
        """Return a new generator, independent of what this one does next."""
        high: int = self.bits()
        low: int = self.bits()
        return Rng(high << 32 | low)

    def shuffle(self, items: list[int]) -> None:
        """Shuffle `items` in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1


def resume(x: i64) -> Rng:
    """Return a generator in the given state, for `pickle`."""
    rng = Rng()
    rng.x = x
    return rng


def mixed(seed: int, index: int) -> int:
    """Return a 64-bit hash of both numbers, by the finalizer of splitmix64."""
    z = (seed ^ seed >> 64 ^ (index + 1) * GOLDEN_GAMMA) & BITS64
    z = (z ^ z >> 30) * FIRST_MIX & BITS64
    z = (z ^ z >> 27) * SECOND_MIX & BITS64
    return z ^ z >> 31
