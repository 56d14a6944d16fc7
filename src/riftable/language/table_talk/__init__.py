"""Sentences that every game needs, in all languages: turns, waiting, refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadOption

S = TypeVar("S")


def phrasebook(books: Mapping[str, S], lang: str) -> S:
    """Return the phrasebook of a language; raise `BadOption` if there is none."""
    if lang not in books:
        raise BadOption(CoreMessage.NO_LANGUAGE, word=lang, known=tuple(books))
    return books[lang]
