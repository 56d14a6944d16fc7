"""Typed words as answers or errors: what is the same in all games."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from typing import TypeVar

from riftable.core.errors import BadNotation, IllegalMove
from riftable.core.refusal import UNKNOWN_WORD, Refusal

R = TypeVar("R", bound=Refusal)


def nearest(word: str, names: Iterable[str]) -> str:
    """Return the name most similar to a mistyped word, or ""."""
    near = difflib.get_close_matches(word, list(names), n=1)
    return near[0] if near else ""


def require_move(
    word: str, found: int | R, say: Callable[[R], str], legal: Callable[[], tuple[str, ...]]
) -> int:
    """Return the move found; raise `BadNotation` or `IllegalMove` if it is a refusal."""
    if isinstance(found, int):
        return found
    reason = say(found)
    if found.key == UNKNOWN_WORD:
        raise BadNotation(reason, word=word, why=found)
    raise IllegalMove(word, reason, legal(), found)
