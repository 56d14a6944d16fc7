"""Lists as values: a changed list is a new one, for copies of a position share the old one."""

from __future__ import annotations

from riftable.core.native import i64


def with_card(numbers: list[int], n: i64) -> list[int]:
    """A list with one more number, ascending: a hand, or objects by their ids."""
    out = numbers[:]
    i: i64 = len(out)
    while i > 0 and out[i - 1] > n:
        i -= 1
    out.insert(i, n)
    return out


def without(numbers: list[int], n: i64) -> list[int]:
    """A list without one copy of a number."""
    out = numbers[:]
    out.remove(n)
    return out


def with_value(column: list[int], i: i64, value: i64) -> list[int]:
    """A column with one value changed; copies of a position share the old one."""
    out = column[:]
    out[i] = value
    return out
