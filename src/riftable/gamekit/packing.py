"""Observations as bytes: float32 numbers, joined from parts that tables hold ready.

To look parts up and join them takes a fraction of the time of writing number by number. Packers are compiled
and know nothing of numpy, which reads their bytes without copying them.
"""

from __future__ import annotations

from array import array
from typing import Final

from riftable.core.native import i64, mypyc_attr
from riftable.core.rules import View

BYTES: Final = 4  # of a number
MAX_KEPT_PARTS: Final = 8192


def packed(numbers: list[float]) -> bytes:
    """Return numbers as float32, one after the other."""
    return array("f", numbers).tobytes()


def one_hots(size: int) -> list[bytes]:
    """Return a part of `size` numbers for each of them: it is 1, the others are 0."""
    return [packed([float(i == hot) for i in range(size)]) for hot in range(size)]


def bit_sets(size: int) -> list[bytes]:
    """Return a part of `size` numbers for each bitmask of them."""
    return [packed([float(mask >> i & 1) for i in range(size)]) for mask in range(1 << size)]


def shares(maximum: int) -> list[bytes]:
    """Return the counts from 0 to `maximum` as numbers from 0 to 1; see `share`."""
    return [packed([n / maximum]) for n in range(maximum + 1)]


def share(table: list[bytes], n: i64) -> bytes:
    """Return a count as one of `shares`; counts beyond the maximum become 1."""
    last: i64 = len(table) - 1
    return table[min(last, n)]


def sums(increment: float, most: int) -> list[bytes]:
    """Return the sums of 0 to `most` increments, at most 1."""
    found = []
    total = 0.0
    for _ in range(most + 1):
        found.append(packed([total]))
        total = min(total + increment, 1.0)
    return found


def marked(places: list[int], size: int) -> bytearray:
    """Return bytes that are 1 at these places, and else 0."""
    out = bytearray(size)
    for place in places:
        out[place] = 1
    return out


class PartCache:
    """Parts that are likely to be needed again; when there are too many, all are forgotten."""

    def __init__(self) -> None:
        self.parts: dict[object, bytes] = {}

    def find(self, key: object) -> bytes | None:
        """Return the part that was kept for a key."""
        return self.parts.get(key)

    def keep(self, key: object, part: bytes) -> bytes:
        """Keep a part, and return it."""
        if len(self.parts) >= MAX_KEPT_PARTS:
            self.parts.clear()
        self.parts[key] = part
        return part


class Slots:
    """The layout of an observation: slots, each of which takes a part of a certain size; empty ones are 0."""

    def __init__(self) -> None:
        self.empty: list[bytes] = []
        self.size = 0  # numbers in all slots

    def add(self, width: int, count: int = 1) -> int:
        """Add slots of `width` numbers each; return the first of them."""
        first = len(self.empty)
        self.empty.extend([bytes(BYTES * width)] * count)
        self.size += width * count
        return first


@mypyc_attr(allow_interpreted_subclasses=True)
class Packer:
    """Writes the views of some rules as bytes, in the layout of their encoding."""

    def pack(self, view: View) -> bytearray:
        """Return the numbers of a view as float32."""
        raise NotImplementedError


__all__ = [
    "BYTES",
    "MAX_KEPT_PARTS",
    "Packer",
    "PartCache",
    "Slots",
    "bit_sets",
    "marked",
    "one_hots",
    "packed",
    "share",
    "shares",
    "sums",
]
