"""Passing by itself tells nothing of a hand: whether and when the server does is the same for all hands.

Random games of Riftbound are stopped at questions that passing answers. The hidden cards of such a position
are dealt anew from what an opponent, or a spectator, knows of it, many times over. To the others all these
positions are the same one, so the server must do the same in each: pass after the same time, or ask.
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

FLOOR_MS = 900
DEALS = 5  # of the hidden cards of one position
GAMES = 3  # of each kind
LONGEST = 260  # moves of a game
EVERY = 4  # of so many windows one is looked at
BOOKS: tuple[tuple[str, dict[str, str]], ...] = (
    ("duel", {}),
    ("duel", {"decks": "jinx / lee-sin"}),
    ("duel", {"decks": "viktor / master-yi", "lists": "closed"}),
    ("skirmish", {}),
    ("magma", {}),
)


class Seen(NamedTuple):
    """What the others can observe of a seat that is asked: whether it passes by itself, and how late."""

    passes: bool
    seconds: tuple[float, ...]


class Window(NamedTuple):
    """One position as the others know it."""

    seen: Counter[Seen]  # over all deals
    hands: int  # how many different hands were dealt
    lone: int  # in how many deals passing was all that could be done
    deals: int


async def observe(table: Table) -> Seen:
    """What the server does now, with a clock that stands still; the seconds are those it would wait."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    def clock() -> Any:
        return SimpleNamespace(time=lambda: 0.0)

    table.bot_turns.min_answer_ms = FLOOR_MS
    passes = table.play.autopass_move is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_turns, "asyncio", SimpleNamespace(sleep=sleep, get_running_loop=clock))
        await table.bot_turns.wait_min_answer_time()  # of a pass by itself, and of every answer by hand
    return Seen(passes, tuple(waited))


def windows(rules: Rules, luck: Rng) -> Iterator[State]:
    """Positions of a random game in which a seat is asked what passing answers."""
    game = Game(rules, seed=luck.below(1 << 30), auto=False)
    while (ask := game.ask) is not None and len(game.history) < LONGEST:
        if ask.seat != CHANCE and is_window(game.view(int(ask.seat))) and luck.below(EVERY) == 0:
            yield game.state.copy()
        game.make(int(ask.sample(luck)))


def dealt(rules: Rules, state: State, luck: Rng, preferences: AutopassPreferences) -> Window:
    """One position with many hands, as one of the others knows it."""
    assert state.ask is not None
    asked = int(state.ask.seat)
    readers = [seat for seat in (SPECTATOR, *range(len(rules.sides))) if seat != asked]
    view = rules.view(state, readers[luck.below(len(readers))])
    worlds = [state, *(rules.imagine(view, Rng(luck.below(1 << 30))) for _ in range(DEALS))]
    seen: Counter[Seen] = Counter()
    hands, lone = set(), 0
    for world in worlds:
        table = table_at(rules, world, 0, -1)
        table.play.apply(entries.AutopassChanged(1, asked, preferences))
        own: Any = table.play.game.view(asked)
        assert own.ask is not None
        seen[asyncio.run(observe(table))] += 1
        hands.add((*own.hand, *own.hidden))
        lone += own.ask.moves == [PASS]
    return Window(seen, len(hands), lone, len(worlds))


def sampled(preferences: AutopassPreferences) -> list[Window]:
    """Many positions of all kinds."""
    found = []
    for number, (mode, options) in enumerate(BOOKS):
        rules = riftable.rules("riftbound", mode, **options)
        luck = Rng(number, 17)
        for _ in range(GAMES):
            found += [dealt(rules, state, luck, preferences) for state in windows(rules, luck)]
    return found


def telling(found: list[Window]) -> list[Window]:
    """The positions in which the hand decides whether something else than passing can be done."""
    return [one for one in found if 0 < one.lone < one.deals]


@pytest.mark.parametrize(
    "preferences",
    [
        AutopassPreferences(),
        AutopassPreferences(own=False),
        AutopassPreferences(until_attacked=True, stops=["spell"]),
    ],
)
def test_whether_and_when_a_seat_passes_by_itself_does_not_depend_on_its_hand(
    preferences: AutopassPreferences,
) -> None:
    found = sampled(preferences)
    assert len(telling(found)) >= 20, "no hand made a difference, so nothing was tested"
    assert sum(one.hands > 1 for one in found) > len(found) // 2
    assert all(len(one.seen) == 1 for one in found)
    kinds = Counter(seen for one in found for seen in one.seen)
    assert {seen.passes for seen in kinds} == {True, False}, "some are passed for, and some asked"


def test_deciding_by_the_hand_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test itself is tested: a seat that is passed for wherever it must pass gives itself away."""
    monkeypatch.setattr(autopass, "could_answer", lambda public, seat: False)
    assert any(len(one.seen) > 1 for one in sampled(AutopassPreferences()))


def test_nobody_is_passed_for_who_could_answer() -> None:
    """What a spectator must reckon with is never less than what the seat can do."""
    looked = Counter[tuple[bool, bool]]()
    for mode, options in BOOKS:
        rules = riftable.rules("riftbound", mode, **options)
        luck = Rng(5, 18)
        for _ in range(2 * GAMES):
            for state in windows(rules, luck):
                assert state.ask is not None
                public = rules.view(state, SPECTATOR)
                assert isinstance(public, RealmView)
                lone = state.ask.moves == [PASS]
                may = could_answer(public, int(state.ask.seat))
                assert lone or may, rules.key
                looked[lone, may] += 1
    assert min(looked[True, True], looked[True, False], looked[False, True]) > 20


def test_alone_with_bots_one_is_not_asked_where_only_passing_is_left() -> None:
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
    """Whether a spectator must reckon with an answer."""
    public = rules.view(state, SPECTATOR)
    assert isinstance(public, RealmView)
    assert state.ask is not None
    return could_answer(public, int(state.ask.seat))
