"""Numbers as each language writes and counts them: plural categories, commas, signs. No nouns here."""

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
    """Whether there is nothing behind the comma."""
    return n == int(n)


def english(n: Count) -> Category:
    """One card, other numbers of cards; a fraction is never one."""
    return "one" if abs(n) == 1 else "other"


def french(n: Count) -> Category:
    """Singular below 2: 0 carte, 1,5 carte."""
    return "one" if abs(n) < 2 else "other"


def ukrainian(n: Count) -> Category:
    """By the last word of the number as spoken; "other" is a fraction and governs the genitive singular."""
    if not whole(n):
        return "other"
    last, last_two = abs(int(n)) % 10, abs(int(n)) % 100
    if last == 1 and last_two != 11:
        return "one"
    if 2 <= last <= 4 and not 12 <= last_two <= 14:
        return "few"
    return "many"


def written(n: Count, lang: str, *, signed: bool = False) -> str:
    """The number in digits; `signed` writes the plus too."""
    digits = f"{abs(int(n)):,}" if whole(n) else f"{abs(n):,}"
    digits = digits.translate({ord(","): THOUSANDS[lang], ord("."): DECIMAL[lang]})
    sign = MINUS if n < 0 else "+" if signed else ""
    return f"{sign}{digits}"


def percent(n: Count, lang: str) -> str:
    """Per cent with the space its language puts before the sign."""
    return f"{written(n, lang)}{PERCENT[lang]}"
