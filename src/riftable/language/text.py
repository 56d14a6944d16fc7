"""What is done to any finished text: capitals, isolated names, ties. It does not choose words."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final

from riftable.language.number import TIED

ISOLATE: Final = "\u2068"  # first strong isolate: a name keeps its own direction of writing
RELEASE: Final = "\u2069"

NUMBER: Final = re.compile(r"[(«“]*[+\u2212]?\d[\d.,:\u202f\u00a0]*\d|[(«“]*[+\u2212]?\d")
KEYWORD: Final = re.compile(r"(\[[A-Z][A-Za-z-]*) (\d+\])")  # [Shield 2], as cards of Riftbound print it
ISOLATED: Final = re.compile(f"({ISOLATE}[^{RELEASE}]*{RELEASE})")
NOT_NOUNS: Final = {  # what may follow a number without being what it counts
    "en": frozenset(("and", "at", "begins", "from", "if", "of", "or", "to")),
    "fr": frozenset(("à", "au", "aux", "commence", "de", "et", "ou", "partout", "s’il", "si", "sur")),
    "uk": frozenset(("або", "в", "з", "зі", "із", "й", "і", "на", "та", "у", "чи", "якщо")),
}


def isolate(name: str) -> str:
    """A name fenced off from the text around it, so that neither turns the other about."""
    return f"{ISOLATE}{name}{RELEASE}"


def bare(text: str) -> str:
    """The text without the fences of names: what is heard."""
    return text.replace(ISOLATE, "").replace(RELEASE, "")


def capitalise(text: str) -> str:
    """A capital for the first letter; nothing else changes, and a quoted or fenced word stays as it is."""
    return text[:1].upper() + text[1:]


def join(items: Sequence[str], last: str) -> str:
    """a, b and c: `last` stands before the last, spaces included. No language here has a serial comma."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])}{last}{items[-1]}"


def tie(text: str, lang: str, labels: Collection[str] = ()) -> str:
    """Ties number to noun and label to number, so that no line breaks between them.

    A number belongs to the word before it if that is one of `labels` (lower case: "fire", "site"),
    otherwise to the word after it. Names that are isolated stay untouched.
    """
    parts = ISOLATED.split(text)
    parts[::2] = [tie_words(part, lang, labels) for part in parts[::2]]
    return "".join(parts)


def tie_words(text: str, lang: str, labels: Collection[str]) -> str:
    """`tie` for text without names."""
    text = KEYWORD.sub(rf"\1{TIED}\2", text)
    if lang == "uk":
        text = text.replace(" — ", f"{TIED}— ")
    words = text.split(" ")
    out = words[0]
    counting = is_count(words[0])  # whether the last word was a number that waits for its noun
    for before, word in pairwise(words):
        labelled = NUMBER.match(word) is not None and before.strip("(«“").lower() in labels
        noun = counting and word[:1].isalpha() and word.rstrip(".,;:)?!") not in NOT_NOUNS[lang]
        out += (TIED if labelled or noun else " ") + word
        counting = is_count(word) and not labelled
    return out


def is_count(word: str) -> bool:
    """Whether a word is a number and nothing but a number, no comma after it."""
    return NUMBER.fullmatch(word) is not None
