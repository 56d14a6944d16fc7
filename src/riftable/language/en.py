"""English grammar that needs code: the number of nouns."""

from __future__ import annotations

from riftable.language.number import Count, english, written


class Noun:
    """A noun with a regular plural unless given; a noun without one (damage) passes the same word twice."""

    def __init__(self, singular: str, plural: str = "") -> None:
        self.singular = singular
        self.plural = plural or f"{singular}s"

    def form(self, n: Count) -> str:
        """Return the noun in the number that `n` takes."""
        return self.singular if english(n) == "one" else self.plural

    def counted(self, n: Count) -> str:
        """Return number and noun."""
        return f"{written(n, 'en')} {self.form(n)}"
