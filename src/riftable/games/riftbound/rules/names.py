"""Names of cards as notation says them."""

from __future__ import annotations


def slug(title: str) -> str:
    """A name as notation says it: Gentlemen's Duel -> gentlemens-duel."""
    out = ""
    for letter in title.lower():
        if letter.isalnum():
            out += letter
        elif letter not in "'’.,!" and not out.endswith("-"):
            out += "-"
    return out
