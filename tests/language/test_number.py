"""Numbers in three languages."""

from __future__ import annotations

import pytest

from riftable.language.number import Count, english, french, percent, ukrainian, written


@pytest.mark.parametrize(
    ("n", "category"), [(0, "other"), (1, "one"), (2, "other"), (1.5, "other"), (-1, "one")]
)
def test_english(n: Count, category: str) -> None:
    assert english(n) == category


@pytest.mark.parametrize(
    ("n", "category"), [(0, "one"), (1, "one"), (1.5, "one"), (2, "other"), (-1, "one"), (-2, "other")]
)
def test_french(n: Count, category: str) -> None:
    assert french(n) == category


@pytest.mark.parametrize(
    ("category", "numbers"),
    [
        ("one", [1, 21, 101, 1001, -1, 1.0]),
        ("few", [2, 3, 4, 22, 24, 102, 104]),
        ("many", [0, 5, 9, 10, 11, 12, 13, 14, 15, 20, 25, 100, 111, 112, 114]),
        ("other", [0.5, 1.5, 2.5, 21.1]),
    ],
)
def test_ukrainian(category: str, numbers: list[Count]) -> None:
    assert {ukrainian(n) for n in numbers} == {category}


@pytest.mark.parametrize(
    ("n", "en", "fr", "uk"),
    [
        (7, "7", "7", "7"),
        (1.5, "1.5", "1,5", "1,5"),
        (2.0, "2", "2", "2"),
        (1234567, "1,234,567", "1\u202f234\u202f567", "1\u202f234\u202f567"),
        (-3, "\u22123", "\u22123", "\u22123"),
        (-0.5, "\u22120.5", "\u22120,5", "\u22120,5"),
    ],
)
def test_written(n: Count, en: str, fr: str, uk: str) -> None:
    assert [written(n, lang) for lang in ("en", "fr", "uk")] == [en, fr, uk]


def test_signed_and_per_cent() -> None:
    assert written(1, "fr", signed=True) == "+1"
    assert written(-1, "fr", signed=True) == "\u22121"
    assert [percent(65, lang) for lang in ("en", "fr", "uk")] == ["65%", "65\u202f%", "65\u00a0%"]
