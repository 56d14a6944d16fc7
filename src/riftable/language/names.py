"""Names of players."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

ROMAN_UNITS: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def distinct_name(name: str, taken: Container[str]) -> str:
    """Return the name if it is not taken; the second of two equal names gets a “II”, the next one a “III”.

    Not a 2: names stand beside numbers of things.
    """
    found, n = name, 1
    while found in taken:
        n += 1
        found = f"{name} {roman(n)}"
    return found


def roman(n: int) -> str:
    """Return a number below 40 in Roman numerals."""
    return "X" * (n // 10) + ROMAN_UNITS[n % 10]
