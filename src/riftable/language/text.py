"""Operations on finished texts: capitals, isolated names, no-break spaces."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final

from riftable.language.number import TIED

ISOLATE: Final = "\u2068"  # first strong isolate: a name keeps its own writing direction
RELEASE: Final = "\u2069"

NUMBER: Final = re.compile(r"[(«“]*[+\u2212]?\d[\d.,:\u202f\u00a0]*\d|[(«“]*[+\u2212]?\d")
KEYWORD: Final = re.compile(r"(\[[A-Z][A-Za-z-]*) (\d+\])")  # [Shield 2], as cards print keywords
ISOLATED: Final = re.compile(f"({ISOLATE}[^{RELEASE}]*{RELEASE})")
NOT_NOUNS: Final = {  # words that may follow a number without being counted by it
    "en": frozenset(("and", "at", "begins", "from", "if", "of", "or", "to")),
    "fr": frozenset(("à", "au", "aux", "commence", "de", "et", "ou", "partout", "s’il", "si", "sur")),
    "uk": frozenset(("або", "в", "з", "зі", "із", "й", "і", "на", "та", "у", "чи", "якщо")),
}


def isolate(name: str) -> str:
    """Return a name in Unicode isolates, so that it does not affect the direction of the text around it."""
    return f"{ISOLATE}{name}{RELEASE}"


def bare(text: str) -> str:
    """Return a text without isolates."""
    return text.replace(ISOLATE, "").replace(RELEASE, "")


def capitalize(text: str) -> str:
    """Return a text with its first character in upper case; a quoted or isolated word stays as it is."""
    return text[:1].upper() + text[1:]


def join(items: Sequence[str], last: str) -> str:
    """Join items as in a, b and c; `last` is the separator before the last one, spaces included."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])}{last}{items[-1]}"


def tie(text: str, lang: str, labels: Collection[str] = ()) -> str:
    """Put no-break spaces between numbers and nouns, and between labels and numbers.

    A number belongs to the word before it if that is one of `labels` (lower case: "fire", "site"),
    otherwise to the word after it. Isolated names stay as they are.
    """
    parts = ISOLATED.split(text)
    parts[::2] = [tie_words(part, lang, labels) for part in parts[::2]]
    return "".join(parts)


def tie_words(text: str, lang: str, labels: Collection[str]) -> str:
    """Do what `tie` does, for text without names."""
    text = KEYWORD.sub(rf"\1{TIED}\2", text)
    if lang == "uk":
        text = text.replace(" — ", f"{TIED}— ")
    words = text.split(" ")
    out = words[0]
    counting = is_count(words[0])  # whether the last word was a number without its noun
    for before, word in pairwise(words):
        labeled = NUMBER.match(word) is not None and before.strip("(«“").lower() in labels
        noun = counting and word[:1].isalpha() and word.rstrip(".,;:)?!") not in NOT_NOUNS[lang]
        out += (TIED if labeled or noun else " ") + word
        counting = is_count(word) and not labeled
    return out


def is_count(word: str) -> bool:
    """Return whether a word is a number, without punctuation after it."""
    return NUMBER.fullmatch(word) is not None
