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


def add(column: list[int], i: i64, n: i64) -> None:
    """Add to one number of a column, in place. Compiled, this is faster than `+=`, which adds objects."""
    column[i] = column[i] + n


def clear(column: list[int]) -> None:
    """Set all numbers of a column to 0, in place: most are 0 already, and a new list costs more."""
    for i, n in enumerate(column):
        if n:
            column[i] = 0


def cleared(column: list[int]) -> list[int]:
    """A column that copies of a position share, with zeros only: the same list, if nothing else is in it."""
    for n in column:
        if n:
            return [0] * len(column)
    return column


def with_value(column: list[int], i: i64, value: i64) -> list[int]:
    """A column with one value changed; copies of a position share the old one."""
    out = column[:]
    out[i] = value
    return out
