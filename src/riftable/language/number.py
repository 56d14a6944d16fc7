"""Numbers as each language writes them, and their plural categories."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Count: TypeAlias = int | float
Category: TypeAlias = Literal["one", "few", "many", "other"]

MINUS: Final = "\u2212"
NARROW: Final = "\u202f"  # narrow no-break space
TIED: Final = "\u00a0"  # no-break space

DECIMAL: Final = {"en": ".", "fr": ",", "uk": ","}
THOUSANDS: Final = {"en": ",", "fr": NARROW, "uk": NARROW}
PERCENT: Final = {"en": "%", "fr": f"{NARROW}%", "uk": f"{TIED}%"}


def whole(n: Count) -> bool:
    """Return whether a number has no fraction."""
    return n == int(n)


def english(n: Count) -> Category:
    """Return the plural category: one for 1 only."""
    return "one" if abs(n) == 1 else "other"


def french(n: Count) -> Category:
    """Return the plural category: one below 2 (0 carte, 1,5 carte)."""
    return "one" if abs(n) < 2 else "other"


def ukrainian(n: Count) -> Category:
    """Return the plural category, by the last word of the spoken number; "other" is for fractions."""
    if not whole(n):
        return "other"
    last, last_two = abs(int(n)) % 10, abs(int(n)) % 100
    if last == 1 and last_two != 11:
        return "one"
    if 2 <= last <= 4 and not 12 <= last_two <= 14:
        return "few"
    return "many"


def written(n: Count, lang: str, *, signed: bool = False) -> str:
    """Return a number in digits; with `signed`, with a plus sign if it is not negative."""
    digits = f"{abs(int(n)):,}" if whole(n) else f"{abs(n):,}"
    digits = digits.translate({ord(","): THOUSANDS[lang], ord("."): DECIMAL[lang]})
    sign = MINUS if n < 0 else "+" if signed else ""
    return f"{sign}{digits}"


def percent(n: Count, lang: str) -> str:
    """Return a percentage, with the space that the language puts before the sign."""
    return f"{written(n, lang)}{PERCENT[lang]}"
