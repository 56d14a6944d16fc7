"""English: the little of its grammar that needs code."""

from __future__ import annotations

from riftable.language.number import Count, english, written


class Noun:
    """A noun; one without a plural of its own (damage) passes the same word twice."""

    def __init__(self, singular: str, plural: str = "") -> None:
        self.singular = singular
        self.plural = plural or f"{singular}s"

    def form(self, n: Count) -> str:
        """The noun as `n` of it are called."""
        return self.singular if english(n) == "one" else self.plural

    def counted(self, n: Count) -> str:
        """Number and noun."""
        return f"{written(n, 'en')} {self.form(n)}"
