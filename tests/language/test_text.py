"""Capitals, lists, isolated names and ties."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riftable.language.text import bare, capitalize, isolate, join, tie


@pytest.mark.parametrize(
    ("text", "capital"),
    [
        ("la Faille", "La Faille"),
        ("étoile", "Étoile"),
        ("їжак і єнот", "Їжак і єнот"),
        ("ірис", "Ірис"),
        ("à vous", "À vous"),
        ("«water5» — це", "«water5» — це"),
        ("\u2068ada\u2069 joue", "\u2068ada\u2069 joue"),
        ("", ""),
    ],
)
def test_only_the_first_letter_is_raised(text: str, capital: str) -> None:
    assert capitalize(text) == capital


def test_lists() -> None:
    assert join([], " and ") == ""
    assert join(["a"], " and ") == "a"
    assert join(["a", "b"], " and ") == "a and b"
    assert join(["a", "b", "c"], " and ") == "a, b and c"


def test_fences() -> None:
    assert isolate("נועה") == "\u2068נועה\u2069"
    assert bare(f"{isolate('Ada')} joue") == "Ada joue"


def test_ties() -> None:
    labels = {"page"}
    assert tie("see page 3 of 5 books", "en", labels) == "see page\u00a03 of 5\u00a0books"
    assert tie("5 books, 3, 4 (page 7)", "en", labels) == "5\u00a0books, 3, 4 (page\u00a07)"
    assert tie("1,5 carte et 2 sur 3", "fr") == "1,5\u00a0carte et 2 sur 3"
    assert tie("2 \u2068A 5 b\u2069 3 books", "en") == "2 \u2068A 5 b\u2069 3\u00a0books"
    assert tie("слово — це 5 карт", "uk") == "слово\u00a0— це 5\u00a0карт"
    assert tie("", "en") == ""


@given(st.text(alphabet="ab5 (),.:\u2068\u2069"), st.sampled_from(["en", "fr", "uk"]))
def test_ties_only_change_spaces(text: str, lang: str) -> None:
    assert tie(text, lang, {"a"}).replace("\u00a0", " ") == text
