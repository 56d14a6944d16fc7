"""English plurals."""

from __future__ import annotations

import pytest

from riftable.language.en import Noun
from riftable.language.number import Count


@pytest.mark.parametrize(
    ("n", "counted"), [(0, "0 cards"), (1, "1 card"), (1.5, "1.5 cards"), (2, "2 cards")]
)
def test_counts(n: Count, counted: str) -> None:
    assert Noun("card").counted(n) == counted


def test_a_mass_noun_does_not_change() -> None:
    assert [Noun("damage", "damage").counted(n) for n in (1, 2)] == ["1 damage", "2 damage"]
