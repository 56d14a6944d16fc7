"""A view that is packed and unpacked is equal and gives the same imagined states."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import riftable
from riftable.ai.view_codec import codes_of, pack, unpack
from riftable.core.rng import Rng
from riftable.server.session.bot_pool import BotPool, bot_task, choose

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("riftforce", {}),
    ("riftforce", {"mode": "team3"}),
    ("riftforce", {"mode": "solo", "preset": "hardest"}),
    ("riffifi", {"players": 5, "officer": True, "equal_chances": True}),
    ("riffifi", {"players": 3, "scoring": "ticks"}),
    ("riftbound", {"decks": "viktor / lee-sin"}),
    ("riftbound", {"mode": "magma"}),
]


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_a_view_comes_back_as_it_was(game: str, options: dict[str, Any]) -> None:
    g = riftable.new(game, seed=5, **options)
    moves_rng = Rng(5)
    for _ in range(150):
        if g.seat is None or g.ask is None:
            break
        view = g.view(g.seat)
        back = unpack(pack(view, g.rules), g.rules)
        assert back == view
        assert back.ask is not None
        assert back.ask.moves == g.moves.ids
        world = g.rules.imagine(back, Rng(1))
        assert g.rules.view(world, g.seat) == view
        g.push(int(g.ask.sample(moves_rng)))


def test_all_codes_have_names_of_their_own() -> None:
    for game, options in KINDS:
        codes = codes_of(riftable.rules(game, **options))
        assert all(name == code.name for name, code in codes.items())
    assert {"play", "activate", "draw", "fire"} <= set(codes_of(riftable.rules("riftforce")))


def test_a_bot_thinks_in_another_process() -> None:
    g = riftable.new("riftforce", seed=3)
    assert g.seat is not None

    async def ask() -> tuple[int, int]:
        bot_pool = BotPool(1)
        try:
            assert g.seat is not None
            task = bot_task(g.rules, "greedy", g.view(g.seat), 7, 1 << 32)
            there = await bot_pool.run(choose, task)
            return there, choose(task)
        finally:
            bot_pool.close()

    there, here = asyncio.run(ask())
    assert there == here
    assert there in g.moves
