"""HashedEncoding: an encoding for any game, by feature hashing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final
from zlib import crc32

from riftable.core.rules import Rules, View
from riftable.gamekit.encoding import Encoding, Feature, SparseArray

SIZE: Final = 1024


class HashedEncoding(Encoding):
    """Every fact in the JSON of a view sets one of `SIZE` numbers to 1; two facts may share one.

    The facts are the values with their paths, such as `scores.1=12`. Actions are move ids.
    """

    version: ClassVar[str] = "hashed 1"
    ask_kinds: ClassVar[list[str]] = []  # not told apart: the question is one of the facts

    def __init__(self, rules: Rules) -> None:
        feature = Feature("facts", (SIZE,), "facts of the view, hashed")
        super().__init__(rules, [feature], rules.num_moves, range(rules.num_moves))

    def encode_sparse(self, view: View) -> SparseArray:
        return {crc32(fact.encode()) % SIZE: 1.0 for fact in facts("", view.json())}


def facts(path: str, value: Any) -> Iterator[str]:
    """Iterate over the values in a JSON value, each with its path."""
    if isinstance(value, (dict, list)):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, part in pairs:
            yield from facts(f"{path}.{key}", part)
    else:
        yield f"{path}={value}"


__all__ = ["HashedEncoding"]
