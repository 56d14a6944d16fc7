"""Typed words as answers or errors: what is the same in all games."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from riftable.core.error_messages import CoreMessage, LocalizedValue
from riftable.core.errors import BadNotation, IllegalMove
from riftable.core.refusal import UNKNOWN_WORD, Refusal

R = TypeVar("R", bound=Refusal)


class RefusalText(LocalizedValue, Generic[R]):
    """The sentence for a refusal."""

    def __init__(self, refusal: R, say: Callable[[str, R], str]) -> None:
        self.refusal = refusal
        self.say = say  # (lang, refusal) -> sentence

    def text(self, lang: str) -> str:
        return self.say(lang, self.refusal)


def nearest(word: str, names: Iterable[str]) -> str:
    """Return the name most similar to a mistyped word, or ""."""
    near = difflib.get_close_matches(word, list(names), n=1)
    return near[0] if near else ""


def require_move(
    word: str, found: int | R, say: Callable[[str, R], str], legal: Callable[[], tuple[str, ...]]
) -> int:
    """Return the move found; raise `BadNotation` or `IllegalMove` if it is a refusal.

    `say` takes a language and a refusal and returns the sentence.
    """
    if isinstance(found, int):
        return found
    reason = RefusalText(found, say)
    if found.key == UNKNOWN_WORD:
        raise BadNotation(CoreMessage.UNKNOWN_WORD, word=word, refusal=found, reason=reason)
    raise IllegalMove(word, reason, legal(), found)
