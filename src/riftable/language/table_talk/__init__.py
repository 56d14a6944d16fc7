"""What is said at the table of every game, in three languages that are equals: turns, waiting, refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from riftable.core.errors import BadOption

LANGUAGES: Final = ("en", "fr", "uk")
S = TypeVar("S")


def phrasebook(books: Mapping[str, S], lang: str) -> S:
    """The phrasebook of a language."""
    if lang not in books:
        raise BadOption(f"no speech in “{lang}”; there is {', '.join(books)}")
    return books[lang]
