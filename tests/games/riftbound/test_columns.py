"""What is derived from the columns of a position: it is up to date, and copies keep to themselves."""

from __future__ import annotations

import pytest

import riftable
from riftable.core.rng import Rng
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.state_layout import row
from tools.columns import SOURCE, TARGET, Column, declared, derived

COLUMNS = declared(SOURCE.read_text(encoding="utf-8"))


def test_the_generated_module_is_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == derived(COLUMNS) + "\n", "please run `make columns`"


def test_a_declaration_says_how_a_column_starts_and_what_is_special_about_it() -> None:
    source = """
class Columns(State):
    config: GameConfig
    turn: i64
    combat: Annotated[bool, MATCH]
    hurt: Annotated[list[int], "[0] * rows", OBJECT]
    aims: Annotated[list[int], SHARED, PRIVATE]
"""
    assert declared(source) == [
        Column("turn", "i64", "0", frozenset()),
        Column("combat", "bool", "False", frozenset({"MATCH"})),
        Column("hurt", "list[int]", "[0] * rows", frozenset({"OBJECT"})),
        Column("aims", "list[int]", "[]", frozenset({"SHARED", "PRIVATE"})),
    ]


@pytest.mark.parametrize(
    ("declaration", "complaint"),
    [
        ("names: list[str]", "“names”: .* does not know what to do with list\\[str\\]"),
        ("turn: Annotated[i64, SOMETIMES]", "“turn”: a mark is one of MATCH"),
        ("turn: Annotated[i64, 1]", "“turn”: a mark is one of MATCH"),
    ],
)
def test_what_cannot_be_derived_is_refused(declaration: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        declared(f"class Columns(State):\n    {declaration}\n")


def test_a_copy_has_its_own_columns_unless_they_are_shared() -> None:
    s = riftable.rules("riftbound", decks="annie / viktor").new()
    assert isinstance(s, Realm)
    rng = Rng(2)
    while not s.chain:
        assert s.ask is not None
        s.step(s.ask.sample(rng))
    twin = s.copy()
    assert s.chain[0] is not twin.chain[0]
    assert row(twin) == row(s)
    for name, type_, _, marks in COLUMNS:
        if type_ not in ("i64", "bool"):
            assert (getattr(twin, name) is getattr(s, name)) == ("SHARED" in marks), name
