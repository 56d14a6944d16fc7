"""Columns of positions that are listed by hand are complete. Those of Riftbound are generated (ADR 21)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import riftable
from riftable.core.rng import Rng

GAMES = Path(__file__).resolve().parents[2] / "src" / "riftable" / "games"


def columns(game: str) -> list[str]:
    """Return the columns that the position of a game declares."""
    module = ast.parse((GAMES / game / "rules" / "state.py").read_text(encoding="utf-8"))
    classes = [one for one in module.body if isinstance(one, ast.ClassDef)]
    [position] = [one for one in classes if "State" in [ast.unparse(base) for base in one.bases]]
    declared = [one.target for one in position.body if isinstance(one, ast.AnnAssign)]
    return [one.id for one in declared if isinstance(one, ast.Name)]


@pytest.mark.parametrize(("game", "modes"), [("riffifi", ["table"]), ("riftforce", ["duel", "solo"])])
def test_every_column_is_set_copied_and_imagined(game: str, modes: list[str]) -> None:
    names = columns(game)
    assert len(names) > 20
    for mode in modes:
        rules, rng = riftable.rules(game, mode), Rng(1)
        s = rules.new()
        while s.ask is not None:
            twin, world = s.copy(), rules.imagine(rules.view(s, 0), Rng(1))
            for name in names:
                assert getattr(twin, name) == getattr(s, name), name
                assert hasattr(world, name), name
            s.step(s.ask.sample(rng))
