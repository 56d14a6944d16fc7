"""Views as JSON: they come back as they were, tell what the seat knows, and may come from strangers."""

from __future__ import annotations

import json
from typing import Any

import pytest

import riftable
from riftable.core.pickling import codes_of
from riftable.core.rng import Rng
from riftable.core.rules import SPECTATOR
from riftable.core.view_codec import BadView, decode_view, encode_view
from riftable.games.riftbound.rulebook import Riftbound
from tests.helpers import share

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("riftforce", {"draft": "beyond"}),
    ("riftforce", {"mode": "team3"}),
    ("riftforce", {"mode": "team4"}),
    ("riftforce", {"mode": "solo", "preset": "hardest"}),
    ("riffifi", {"players": 3, "scoring": "ticks"}),
    ("riffifi", {"players": 4}),
    ("riffifi", {"players": 5, "officer": True, "equal_chances": True}),
    ("riftbound", {"decks": "viktor / lee-sin"}),
    ("riftbound", {"mode": "match"}),
    ("riftbound", {"lists": "closed"}),
    ("riftbound", {"mode": "skirmish"}),
    ("riftbound", {"mode": "war"}),
    ("riftbound", {"mode": "magma"}),
]


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_a_view_comes_back_as_it_was_and_tells_what_the_seat_knows(
    game: str, options: dict[str, Any]
) -> None:
    g = riftable.new(game, seed=3, **options)
    rules, moves_rng = g.rules, Rng(3)
    for n in range(share(150)):
        if g.seat is None or g.ask is None:
            break
        for seat in range(SPECTATOR, len(rules.sides)) if n % 16 == 0 else [g.seat]:
            view = g.view(seat)
            data = encode_view(view, rules)
            back = decode_view(json.loads(json.dumps(data)), rules)
            assert type(back) is type(view)
            assert back == view
            assert back.json() == view.json()
            world = rules.imagine(back, Rng(1))
            assert rules.everything(world) == rules.everything(rules.imagine(view, Rng(1)))
            # A world that looks the same to the seat gives the same JSON: it tells nothing else.
            assert encode_view(rules.view(world, seat), rules) == data
        g.push(int(g.ask.sample(moves_rng)))


def test_codes_of_cards_are_told_apart() -> None:
    rules = riftable.rules("riftbound")
    assert isinstance(rules, Riftbound)
    names = [one.ability.code.name for card in rules.config.cards for one in card.triggers]
    assert len(set(names)) < len(names)  # so a frame names the way to its code, not its name
    assert set(names) <= set(codes_of(rules))


BAD: list[Any] = [
    None,
    [],
    {},
    {"$is": "rules.view.RiftView"},
    {"$is": "rules.view.RiftView", "$of": ""},
    {"$is": "rulebook.Riftforce", "mode": "duel", "options": {"$tuple": []}},
    {"$is": "riftable.core.machine.Code", "name": "x", "steps": []},
    {"$is": "os.system", "command": "true"},
    {"$is": "rules.view.RiftView", "__class__": 1},
    {
        "$is": "rules.view.RiftView",
        "frames": [{"$is": "riftable.core.machine.Frame", "code": {"$code": "x"}}],
    },
    {"$of": "sides/none"},
    {"$bytes": [256]},
    {"$bytes": [1], "$tuple": [1]},
    {"$tuple": 5},
    {"$eval": "1"},
]


@pytest.mark.parametrize("data", BAD)
def test_what_is_no_view_is_refused(data: Any) -> None:
    with pytest.raises(BadView, match="not a view of riftforce duel"):
        decode_view(data, riftable.rules("riftforce"))
