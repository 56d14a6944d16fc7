"""A row of numbers stands for a position, and for a view: it must leave nothing out."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path

import riftable
import riftable.games.riftbound.decks.legality as somewhere
from riftable.core.rng import Rng
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.state_layout import row

SOURCES = Path(somewhere.__file__).parent
NOT_OF_THE_POSITION = {"book", "cards"}  # shared by all positions


def test_a_row_has_every_column_of_a_position() -> None:
    state = ast.parse((SOURCES / "state.py").read_text(encoding="utf-8"))
    realm = next(node for node in state.body if isinstance(node, ast.ClassDef) and node.name == "Realm")
    columns = {node.target.id for node in realm.body if isinstance(node, ast.AnnAssign)}  # type: ignore[union-attr]  # plain names
    told = {
        node.attr
        for node in ast.walk(ast.parse((SOURCES / "row.py").read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "s"
    }
    assert len(columns) > 60
    assert columns - NOT_OF_THE_POSITION <= told
    assert {"ask", "frames"} <= told


def test_views_are_equal_exactly_when_their_json_is() -> None:
    rules = riftable.rules("riftbound", "skirmish", decks="annie / viktor / lee-sin", lists="closed")
    rng, s = Rng(4), rules.new()
    seen = []
    for step in range(150):
        assert s.ask is not None
        seen += [rules.view(s, seat) for seat in range(-1, 3)] if step % 5 == 0 else []
        s.step(s.ask.sample(rng))
    for one, other in pairwise(seen):
        assert (one == other) == (one.json() == other.json())
    for view in seen:
        again = rules.view(rules.imagine(view, rng), view.seat)
        assert again == view
        assert hash(again) == hash(view)
        assert again.json() == view.json()


def test_a_row_is_of_its_moment() -> None:
    rules = riftable.rules("riftbound", decks="annie / garen")
    rng, s = Rng(4), rules.new()
    for _ in range(80):
        assert isinstance(s, Realm)
        assert s.ask is not None
        before, copy = row(s), s.copy()
        copy.step(s.ask.sample(rng))
        assert row(s) == before
        assert row(copy) != before
        s = copy
