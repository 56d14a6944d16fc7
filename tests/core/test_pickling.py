"""Public objects can be copied and pickled, in the middle of a game, and read by another process."""

from __future__ import annotations

import asyncio
import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import riftable
from riftable.core.game import Game
from riftable.core.machine import State
from riftable.core.pickling import codes_of, pack, unpack
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.server.session.bot_pool import BotPool, bot_task, choose
from tests.helpers import share

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
    for _ in range(share(150)):
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


def pickled(value: Any) -> Any:
    """Return a value after pickling."""
    return pickle.loads(pickle.dumps(value))


WAYS = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled], ids=["copy", "deepcopy", "pickle"])


def played(game: str, options: dict[str, Any], moves: int, seed: int = 5) -> Game:
    """Return a game after some random moves."""
    g = riftable.new(game, seed=seed, **options)
    rng = Rng(seed)
    for _ in range(moves):
        if g.ask is not None:
            g.push(int(g.ask.sample(rng)))
    return g


def finished(rules: Rules, s: State) -> list[object]:
    """Play a position to its end at random; return what happened and what it came to."""
    rng = Rng(8)
    heard: list[Any] = []
    while s.ask is not None:
        s.apply(int(s.ask.sample(rng)), heard)
    return [heard, rules.everything(s)]


@pytest.mark.no_cover  # of the rules, and the code of copies is run below as well
@WAYS
@pytest.mark.parametrize(("game", "options"), KINDS)
def test_a_position_goes_on_as_its_copy_does(
    game: str, options: dict[str, Any], way: Callable[[Any], Any]
) -> None:
    for moves in (40, 1, 0, 80)[: share(4)]:
        g = played(game, options, moves)
        twin = way(g.state)
        assert twin is not g.state
        assert g.rules.everything(twin) == g.rules.everything(g.state)
        before = g.rules.everything(g.state)
        end = finished(g.rules, twin)
        assert g.rules.everything(g.state) == before  # nothing is shared that changes
        assert finished(g.rules, g.state) == end


@WAYS
@pytest.mark.parametrize(("game", "options"), KINDS)
def test_a_game_goes_on_as_its_copy_does(
    game: str, options: dict[str, Any], way: Callable[[Any], Any]
) -> None:
    g = played(game, options, 60)
    twin = way(g)
    assert twin.record.text == g.record.text
    assert twin.events == g.events
    assert twin.rules.key == g.rules.key
    before = g.view(0)
    if not twin.over:
        twin.push(twin.moves.ids[0])
        assert len(twin.history) > len(g.history)
        twin.pop()
    assert twin.view(0) == g.view(0) == before


@WAYS
@pytest.mark.parametrize(("game", "options"), KINDS)
def test_rules_views_and_questions(game: str, options: dict[str, Any], way: Callable[[Any], Any]) -> None:
    g = played(game, options, 60)
    rules = way(g.rules)
    assert (rules.key, rules.options, rules.sides) == (g.rules.key, g.rules.options, g.rules.sides)
    assert rules.everything(rules.new()) == g.rules.everything(g.rules.new())
    for seat in range(-1, len(g.rules.sides)):
        view = g.view(seat)
        twin = way(view)
        assert twin == view
        imagined = g.rules.imagine(view, Rng(2))
        assert rules.everything(rules.imagine(twin, Rng(2))) == g.rules.everything(imagined)
    if g.ask is not None:
        ask = way(g.ask)
        assert (ask.seat, ask.kind, ask.about, ask.n) == (g.ask.seat, g.ask.kind, g.ask.about, g.ask.n)
        assert (ask.moves, ask.odds) == (g.ask.moves, g.ask.odds)


def test_a_question_of_chance_keeps_its_odds() -> None:
    g = riftable.new("riffifi", auto=False)
    assert g.ask is not None
    assert g.ask.odds is not None
    assert pickled(g.ask).odds == g.ask.odds


@WAYS
def test_a_generator_goes_on(way: Callable[[Any], Any]) -> None:
    rng = Rng(7)
    rng.bits()
    twin = way(rng)
    assert [twin.bits() for _ in range(5)] == [rng.bits() for _ in range(5)]


def test_positions_that_share_rules_share_them_afterwards() -> None:
    g = played("riftbound", {}, 30)
    first, second = pickled([g.state, g.state.copy()])
    assert first.configuration() is second.configuration()
    assert pickled(g.state).configuration() is first.configuration()  # made once, then cached


def test_cards_beside_the_decks_come_along() -> None:
    text = "riftbound duel\nunit 4 tibbers 1 @base1\nhand 0 falling-star\nrunes 0 fury*3"
    g = riftable.position(text, strict=False)
    assert pickled(g.rules).everything(pickled(g.state)) == g.rules.everything(g.state)


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_another_process_reads_it(game: str, options: dict[str, Any]) -> None:
    g = played(game, options, 40)
    program = (
        "import pickle, sys\n"
        "rules, state, view = pickle.load(sys.stdin.buffer)\n"
        "assert rules.view(state, view.seat) == view\n"
        "print(rules.everything(state))"
    )
    sent = pickle.dumps((g.rules, g.state, g.view(0)))
    done = subprocess.run([sys.executable, "-c", program], input=sent, capture_output=True, check=True)
    assert done.stdout.decode().strip() == str(g.rules.everything(g.state))
