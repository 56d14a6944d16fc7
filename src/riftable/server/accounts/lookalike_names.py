"""Names that look the same: letters that Latin, Cyrillic and Greek share, and invisible characters."""

from __future__ import annotations

from typing import Final

# Letters after case folding. Some pairs look alike only as capitals; a name may be written in capitals.
CYRILLIC: Final = "авеніјкморѕстухһԁԛԝь"
LATIN_OF_CYRILLIC: Final = "abehijkmopsctyxhdqwb"
GREEK: Final = "αβεζηικμνορτυχ"
LATIN_OF_GREEK: Final = "abezhikmnoptyx"
TO_LATIN: Final = str.maketrans(CYRILLIC + GREEK, LATIN_OF_CYRILLIC + LATIN_OF_GREEK)
TO_CYRILLIC: Final = {
    ord(latin): cyrillic for latin, cyrillic in reversed(list(zip(LATIN_OF_CYRILLIC, CYRILLIC, strict=True)))
} | {
    ord(greek): CYRILLIC[LATIN_OF_CYRILLIC.index(latin)]
    for greek, latin in zip(GREEK, LATIN_OF_GREEK, strict=True)
    if latin in LATIN_OF_CYRILLIC
}
INVISIBLE: Final = (
    (0x034F, 0x034F),  # joins graphemes
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),  # inherent Khmer vowels
    (0x180B, 0x180F),  # Mongolian variation selectors
    (0x2800, 0x2800),  # blank Braille pattern
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFFA0, 0xFFA0),
    (0x13441, 0x13442),  # blanks of Egyptian hieroglyphs
    (0x16FE4, 0x16FE4),  # fills Khitan characters
    (0x1D159, 0x1D159),  # null notehead
    (0xE0100, 0xE01EF),
)


def look_alikes(key: str) -> tuple[str, str, str, str]:
    """Return the keys of accounts that a name with this key could be taken for.

    These are the key itself, the key without invisible characters, and the latter with all letters that look
    alike in Latin, then in Cyrillic. Accounts with names that mix scripts are found by their exact key only.
    """
    seen = "".join(char for char in key if not any(a <= ord(char) <= b for a, b in INVISIBLE))
    return key, seen, seen.translate(TO_LATIN), seen.translate(TO_CYRILLIC)
