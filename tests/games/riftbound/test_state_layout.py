"""A row of numbers stands for a position, and for a view: it must leave nothing out."""

from __future__ import annotations

from itertools import pairwise

import riftable
from riftable.core.bag import Pile
from riftable.core.rng import Rng
from riftable.games.riftbound.rules.ids import SHIELDS
from riftable.games.riftbound.rules.items import TRIGGERED, Effect, Item
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.state_layout import row
from tools.columns import SOURCE, declared

SOME = {  # type of a column -> what makes a longer one of it
    "list[int]": 1,
    "list[list[int]]": [1],
    "list[Bag]": (1,),
    "list[Pile]": Pile((1,)),
    "list[Item]": Item(TRIGGERED, 0, None, -1, 0),
    "list[Effect]": Effect(SHIELDS, 0, 0, 1),
}


def test_a_row_has_every_column_of_a_position() -> None:
    s = riftable.rules("riftbound").new()
    assert isinstance(s, Realm)
    before = row(s)
    columns = declared(SOURCE.read_text(encoding="utf-8"))
    assert len(columns) > 60
    for name, type_, *_ in columns:
        twin, value = s.copy(), getattr(s, name)
        setattr(twin, name, [*value, SOME[type_]] if type_ in SOME else type(value)(not value))
        assert row(twin) != before, name
    assert row(s) == before


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
