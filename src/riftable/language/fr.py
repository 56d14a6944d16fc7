"""French grammar: articles, contraction, elision, agreement, and spaces before punctuation."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from riftable.language.number import NARROW, Count, french, written
from riftable.language.text import bare

COLON: Final = f"{NARROW}: "
SEMICOLON: Final = f"{NARROW}; "
QUESTION: Final = f"{NARROW}?"
VOWELS: Final = frozenset("aeiouœæ")


def elides(text: str) -> bool:
    """Return whether le, la, de, que are elided before `text`: before Latin vowels, not h, y or digits."""
    first = unicodedata.normalize("NFD", bare(text)[:1].lower())[:1]
    return first in VOWELS


def elide(word: str, text: str) -> str:
    """Return word and text, elided if need be: de + Ada = d’Ada; de + Noam = de Noam."""
    return f"{word[:-1]}’{text}" if elides(text) else f"{word} {text}"


def to(phrase: str) -> str:
    """Return à and a phrase, contracted: à + le = au, à + les = aux."""
    if phrase.startswith("les "):
        return f"aux {phrase[4:]}"
    return f"au {phrase[3:]}" if phrase.startswith("le ") else f"à {phrase}"


def of(phrase: str) -> str:
    """Return de and a phrase, contracted or elided: de + le = du, de + les = des, d’ before a vowel."""
    if phrase.startswith("les "):
        return f"des {phrase[4:]}"
    return f"du {phrase[3:]}" if phrase.startswith("le ") else elide("de", phrase)


def quote(text: str) -> str:
    """Return a text in French quotation marks, with their inner spaces."""
    return f"«{NARROW}{text}{NARROW}»"


def agree(word: str, feminine: bool = False, plural: bool = False) -> str:
    """Return a regular adjective or participle that agrees: détruit, détruite, détruits, détruites."""
    e = "e" if feminine and not word.endswith("e") else ""
    return f"{word}{e}{'s' if plural else ''}"


class Noun:
    """A noun with its gender; the plural is regular unless given."""

    def __init__(self, singular: str, *, feminine: bool = False, plural: str = "") -> None:
        self.singular = singular
        self.feminine = feminine
        self.plural = plural or f"{singular}s"

    def the(self) -> str:
        """Return the noun with le, la or l’."""
        return elide("la" if self.feminine else "le", self.singular)

    def a(self) -> str:
        """Return the noun with un or une."""
        return f"{'une' if self.feminine else 'un'} {self.singular}"

    def this(self) -> str:
        """Return the noun with ce, cet or cette."""
        if self.feminine:
            return f"cette {self.singular}"
        return f"{'cet' if elides(self.singular) else 'ce'} {self.singular}"

    def it(self) -> str:
        """Return the object pronoun before a verb that begins with a consonant."""
        return "la" if self.feminine else "le"

    def form(self, n: Count) -> str:
        """Return the noun in the number that `n` takes."""
        return self.singular if french(n) == "one" else self.plural

    def counted(self, n: Count) -> str:
        """Return number and noun."""
        return f"{written(n, 'fr')} {self.form(n)}"


def all_feminine(nouns: Iterable[Noun]) -> bool:
    """Return whether a list is feminine: one masculine noun makes it masculine."""
    return all(noun.feminine for noun in nouns)
