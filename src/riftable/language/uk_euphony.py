"""Ukrainian euphony: у or в, і or й, з, із or зі, by the sounds on both sides.

Texts are built with the markers U, I and Z; `flow` replaces them once the sentence is complete, because only
then are the neighboring words known.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from riftable.language.number import ukrainian
from riftable.language.text import bare

# Private-use characters, which no other text contains.
U: Final = "\ue001"  # у / в, as a word or as the beginning of one: {U}же
I: Final = "\ue002"  # noqa: E741  і / й
Z: Final = "\ue003"  # з / із / зі

VOWELS: Final = frozenset("аеєиіїоуюя" + "aeiouy")
SIBILANTS: Final = frozenset("зсшж")
NEEDS_U: Final = ("в", "ф", "св", "тв", "хв", "льв")

ONES: Final = [
    "нуль", "один", "два", "три", "чотири", "п’ять", "шість", "сім", "вісім", "дев’ять", "десять",
    "одинадцять", "дванадцять", "тринадцять", "чотирнадцять", "п’ятнадцять", "шістнадцять", "сімнадцять",
    "вісімнадцять", "дев’ятнадцять",
]  # fmt: skip
TENS: Final = [
    "двадцять", "тридцять", "сорок", "п’ятдесят", "шістдесят", "сімдесят", "вісімдесят", "дев’яносто",
]  # fmt: skip
HUNDREDS: Final = [
    "сто", "двісті", "триста", "чотириста", "п’ятсот", "шістсот", "сімсот", "вісімсот", "дев’ятсот",
]  # fmt: skip
THOUSANDS: Final = {"one": "тисяча", "few": "тисячі", "many": "тисяч"}

MARKER: Final = re.compile(f"[{U}{I}{Z}]")
BEFORE: Final = re.compile(r"([\w’]+) ?$")  # a word without a pause after it
AFTER: Final = re.compile(r" ?[^\w]*([\w’]+)")


def spoken(n: int) -> list[str]:
    """Return a number in words; exact in its first and last sound only."""
    if n >= 1000:
        head = [] if n < 2000 else spoken(n // 1000)
        tail = spoken(n % 1000) if n % 1000 else []
        return [*head, THOUSANDS[ukrainian(n // 1000)], *tail]
    words = []
    if n >= 100:
        words.append(HUNDREDS[n // 100 - 1])
        n %= 100
    if n >= 20:
        words.append(TENS[n // 10 - 2])
        n %= 10
    if n or not words:
        words.append(ONES[n])
    return words


def fold(letter: str) -> str:
    """Return a Latin letter without its accent; й and ї are letters of their own and stay."""
    return letter if "а" <= letter <= "ї" else unicodedata.normalize("NFD", letter)[:1]


def first_sounds(word: str) -> str:
    """Return a word as it sounds at its beginning; numbers are spoken."""
    digits = re.match(r"\d+", word)
    heard = spoken(int(digits.group()))[0] if digits else unicodedata.normalize("NFC", word.lower())
    return fold(heard[:1]) + heard[1:]


def last_sound(word: str) -> str:
    """Return the last letter that sounds, also of a number; "" after a pause."""
    digits = re.search(r"\d+$", word)
    heard = spoken(int(digits.group()))[-1] if digits else unicodedata.normalize("NFC", word.lower())
    return fold(heard.rstrip("ь’")[-1:])


def begins_with_cluster(word: str) -> bool:
    """Return whether a word begins with two consonants; a soft sign is not one."""
    return len(word) > 1 and word[0] not in VOWELS and word[1] not in VOWELS and word[1] not in "ь’"


def choose(marker: str, before: str, after: str) -> str:
    """Return the form of a marker between two words; `before` is "" at the start and after a pause."""
    end = last_sound(before)
    start = first_sounds(after)
    after_vowel = end in VOWELS and end != ""
    before_vowel = start[:1] in VOWELS
    if marker == U:
        if before_vowel:
            return "в"
        return "в" if after_vowel and not start.startswith(NEEDS_U) else "у"
    if marker == I:
        return "й" if after_vowel and start[:1] not in "йєїюя" else "і"
    if start[:1] in SIBILANTS:
        return "зі" if begins_with_cluster(start) else "із"
    return "із" if end and not after_vowel and not before_vowel else "з"


def flow(text: str) -> str:
    """Return the text with all markers replaced, from left to right."""
    while found := MARKER.search(text):
        left, right = text[: found.start()], text[found.end() :]
        before = BEFORE.search(bare(left))
        after = AFTER.match(bare(right))
        form = choose(found.group(), before.group(1) if before else "", after.group(1) if after else "")
        text = f"{left}{form}{right}"
    return text
