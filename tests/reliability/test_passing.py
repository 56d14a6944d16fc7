"""Automatic passing reveals nothing of a hand: whether and when the server passes does not depend on it.

Random games of Riftbound are stopped where a seat may pass. The hidden cards of such a position are dealt
again several times, consistent with what an opponent or a spectator knows. These positions look the same to
all others, so the server must do the same in each: pass after the same time, or ask.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

import riftable
from riftable.core.game import Game
from riftable.core.machine import CHANCE, State
from riftable.core.rng import Rng
from riftable.core.rules import SPECTATOR, Rules
from riftable.games.riftbound import autopass
from riftable.games.riftbound.autopass import PASS, autopass_move, could_answer, is_window
from riftable.games.riftbound.rules.view import RealmView
from riftable.server.match import entries
from riftable.server.protocol.parts import AutopassPreferences
from riftable.server.session import bot_turns
from riftable.server.session.table import Table
from tests.reliability.twins import table_at

MIN_ANSWER_MS = 900
DEALS_PER_POSITION = 5
GAMES_PER_MODE = 3
MAX_MOVES = 260  # in a game
WINDOWS_PER_SAMPLE = 4  # one of so many is sampled
MODES: tuple[tuple[str, dict[str, str]], ...] = (
    ("duel", {}),
    ("duel", {"decks": "jinx / lee-sin"}),
    ("duel", {"decks": "viktor / master-yi", "lists": "closed"}),
    ("skirmish", {}),
    ("magma", {}),
)


class Observed(NamedTuple):
    """What others can observe of a seat that is asked: whether and after which waits it passes by itself."""

    passes: bool
    seconds: tuple[float, ...]


class Window(NamedTuple):
    """One position, with several deals of its hidden cards."""

    seen: Counter[Observed]  # over all deals
    hands: int  # how many different hands were dealt
    only_pass: int  # deals in which passing was the only move
    deals: int


async def observe(table: Table) -> Observed:
    """Return what the server does, with a stopped clock; the seconds are those that it would wait."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    def clock() -> Any:
        return SimpleNamespace(time=lambda: 0.0)

    table.bot_turns.min_answer_ms = MIN_ANSWER_MS
    passes = table.play.autopass_move is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_turns, "asyncio", SimpleNamespace(sleep=sleep, get_running_loop=clock))
        await table.bot_turns.wait_min_answer_time()  # before automatic passes and before answers of players
    return Observed(passes, tuple(waited))


def windows(rules: Rules, rng: Rng) -> Iterator[State]:
    """Yield positions of a random game in which a seat may pass."""
    game = Game(rules, seed=rng.below(1 << 30), auto=False)
    while (ask := game.ask) is not None and len(game.history) < MAX_MOVES:
        if ask.seat != CHANCE and is_window(game.view(int(ask.seat))) and rng.below(WINDOWS_PER_SAMPLE) == 0:
            yield game.state.copy()
        game.make(int(ask.sample(rng)))


def dealt(rules: Rules, state: State, rng: Rng, preferences: AutopassPreferences) -> Window:
    """Deal the hidden cards of a position several times, as another seat or a spectator knows it."""
    assert state.ask is not None
    asked = int(state.ask.seat)
    readers = [seat for seat in (SPECTATOR, *range(len(rules.sides))) if seat != asked]
    view = rules.view(state, readers[rng.below(len(readers))])
    worlds = [state, *(rules.imagine(view, Rng(rng.below(1 << 30))) for _ in range(DEALS_PER_POSITION))]
    seen: Counter[Observed] = Counter()
    hands, only_pass = set(), 0
    for world in worlds:
        table = table_at(rules, world, 0, -1)
        table.play.apply(entries.AutopassChanged(1, asked, preferences))
        own: Any = table.play.game.view(asked)
        assert own.ask is not None
        seen[asyncio.run(observe(table))] += 1
        hands.add((*own.hand, *own.hidden))
        only_pass += own.ask.moves == [PASS]
    return Window(seen, len(hands), only_pass, len(worlds))


def sampled(preferences: AutopassPreferences) -> list[Window]:
    """Return positions of all modes."""
    found = []
    for number, (mode, options) in enumerate(MODES):
        rules = riftable.rules("riftbound", mode, **options)
        rng = Rng(number, 17)
        for _ in range(GAMES_PER_MODE):
            found += [dealt(rules, state, rng, preferences) for state in windows(rules, rng)]
    return found


def hand_dependent(found: list[Window]) -> list[Window]:
    """Return the positions in which the hand decides whether passing is the only move."""
    return [one for one in found if 0 < one.only_pass < one.deals]


@pytest.mark.parametrize(
    "preferences",
    [
        AutopassPreferences(),
        AutopassPreferences(own=False),
        AutopassPreferences(until_attacked=True, stops=["spell"]),
    ],
)
def test_automatic_passing_does_not_depend_on_the_hand(preferences: AutopassPreferences) -> None:
    found = sampled(preferences)
    assert len(hand_dependent(found)) >= 20, "no hand made a difference, so nothing was tested"
    assert sum(one.hands > 1 for one in found) > len(found) // 2
    assert all(len(one.seen) == 1 for one in found)
    kinds = Counter(seen for one in found for seen in one.seen)
    assert {seen.passes for seen in kinds} == {True, False}, "automatic passes and questions both occur"


def test_passing_that_depends_on_the_hand_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that passes whenever passing is the only move reveals something of the hand."""
    monkeypatch.setattr(autopass, "could_answer", lambda public, seat: False)
    assert any(len(one.seen) > 1 for one in sampled(AutopassPreferences()))


def test_a_seat_that_could_answer_never_passes_automatically() -> None:
    """A seat that can answer always looks to a spectator as if it could."""
    looked = Counter[tuple[bool, bool]]()
    for mode, options in MODES:
        rules = riftable.rules("riftbound", mode, **options)
        rng = Rng(5, 18)
        for _ in range(2 * GAMES_PER_MODE):
            for state in windows(rules, rng):
                assert state.ask is not None
                public = rules.view(state, SPECTATOR)
                assert isinstance(public, RealmView)
                only_pass = state.ask.moves == [PASS]
                may = could_answer(public, int(state.ask.seat))
                assert only_pass or may, rules.key
                looked[only_pass, may] += 1
    assert min(looked[True, True], looked[True, False], looked[False, True]) > 20


def test_alone_with_bots_a_player_is_not_asked_if_passing_is_the_only_move() -> None:
    rules = riftable.rules("riftbound", "duel")
    for state in windows(rules, Rng(3, 19)):
        assert state.ask is not None
        asked = int(state.ask.seat)
        if state.ask.moves == [PASS] and could_answer_of(rules, state):
            assert table_at(rules, state, 0, asked).play.autopass_move == PASS
            table = table_at(rules, state, 0, -1)
            table.play.apply(entries.AutopassChanged(1, asked, AutopassPreferences(own=False)))
            assert table.play.autopass_move is None
            assert autopass_move(rules.view(state, asked), AutopassPreferences(own=False)) == PASS
            return
    raise AssertionError("no such position was found")


def could_answer_of(rules: Rules, state: State) -> bool:
    """Return whether a spectator must expect an answer."""
    public = rules.view(state, SPECTATOR)
    assert isinstance(public, RealmView)
    assert state.ask is not None
    return could_answer(public, int(state.ask.seat))
