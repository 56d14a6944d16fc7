"""The referee deals as a table does, passes only views to bots, and accepts only legal moves."""

from __future__ import annotations

import pytest

import riftable
from riftable.ai import Bot
from riftable.ai.registry import find_bot
from riftable.arena.referee import BotFailed, PlayedGame, play
from riftable.core.game import Game
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.games.riftforce.rules.ids import STOP
from tests.arena.bots import Cheat, Faint, First

KINDS = [
    ("riftforce", "duel", {"cap": "8"}),
    ("riftforce", "duel", {"cap": "8", "guilds": "fire ice light water / air plant sand star"}),
    ("riftforce", "team3", {"cap": "6"}),
    ("riftforce", "team4", {"cap": "6"}),
    ("riftforce", "solo", {}),
    ("riffifi", "table", {"players": "3"}),
    ("riffifi", "table", {"players": "4", "scoring": "ticks", "officer": "yes"}),
]


def play_random_game(rules: Rules, seed: int) -> PlayedGame:
    return play(rules, [find_bot("random", rules) for _ in rules.sides], seed)


@pytest.mark.parametrize(("game", "mode", "options"), KINDS)
def test_a_game_can_be_played_again_at_a_table(game: str, mode: str, options: dict[str, str]) -> None:
    rules = riftable.rules(game, mode, **options)
    done = play_random_game(rules, 5)
    table = Game(rules, seed=5)
    for number, move in enumerate(done.moves):
        if len(table.history) == number:  # chance and formalities have answered by themselves
            table.push(move)
    assert table.history == done.moves
    assert table.result == done.result
    assert table.scores == done.scores
    assert sum(done.decisions) == table.unasked.count(False)
    assert done.turns == len(done.curve) - 1
    assert len(done.curve[-1]) == len(done.scores)


@pytest.mark.parametrize(("game", "mode", "options"), KINDS[:1])
def test_the_same_seed_gives_the_same_game(game: str, mode: str, options: dict[str, str]) -> None:
    rules = riftable.rules(game, mode, **options)
    assert play_random_game(rules, 5)[:7] == play_random_game(rules, 5)[:7]
    assert play_random_game(rules, 5).moves != play_random_game(rules, 6).moves


def test_what_riftforce_tells_of_a_game() -> None:
    rules = riftable.rules("riftforce", cap=4, first=1)
    about = play_random_game(rules, 3).about
    guilds, draft = about["guilds"], about["draft"]
    assert about["first"] == 1
    assert isinstance(guilds, list)
    assert isinstance(draft, list)
    assert len(draft) == 8
    assert [[pick[1] for pick in draft if pick[0] == seat] for seat in (0, 1)] == guilds  # type: ignore[index]
    assert draft[0][0] == 1  # type: ignore[index]


def test_the_curve_of_riffifi_counts_tokens_as_they_are_taken() -> None:
    done = play_random_game(riftable.rules("riffifi", players=3), 4)
    assert done.curve[0] == [0, 0, 0]
    assert done.curve[-1] == done.scores
    assert done.about["first"] in (0, 1, 2)
    jumps = [sum(after) - sum(before) for before, after in zip(done.curve, done.curve[1:], strict=False)]
    assert max(jumps) <= 10  # a hand is not counted in one go
    assert min(jumps) >= 0


class Watcher:
    """Remembers the views it got."""

    def __init__(self) -> None:
        self.seen: list[View] = []
        self.drawn: list[int] = []

    def choose(self, view: View, rng: Rng) -> int:
        assert view.ask is not None
        self.seen.append(view)
        self.drawn.append(rng.bits())
        return view.ask.moves[-1]


def test_a_bot_sees_its_own_view_and_has_luck_of_its_own() -> None:
    rules = riftable.rules("riftforce", cap=8)
    watchers = [Watcher(), Watcher()]
    done = play(rules, watchers, 2)
    for seat, watcher in enumerate(watchers):
        assert {view.seat for view in watcher.seen} == {seat}
        assert len(watcher.seen) == done.decisions[seat]
        assert all(view.ask is not None and view.ask.moves != [STOP] for view in watcher.seen)
        assert len(set(watcher.drawn)) == len(watcher.drawn)
    assert not set(watchers[0].drawn) & set(watchers[1].drawn)


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (
            Cheat(),
            r"Cheat \(seat 1 of riftforce duel, seed 9, move \d+\) answered 9999, which is not one of \d",
        ),
        (Faint(), r"Faint \(seat 1 of .*\) gave no answer: ValueError: too tired"),
    ],
)
def test_a_bot_that_fails_is_named(bot: Bot, says: str) -> None:
    with pytest.raises(BotFailed, match=says):
        play(riftable.rules("riftforce"), [First(), bot], 9)


class Ticking:
    """A clock that advances only while this bot thinks, each time by a second more."""

    def __init__(self) -> None:
        self.now = self.asked = 0.0

    def choose(self, view: View, rng: Rng) -> int:
        assert view.ask is not None
        self.asked += 1
        self.now += self.asked
        return view.ask.moves[0]


def test_time_is_taken_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Ticking()
    monkeypatch.setattr("riftable.arena.referee.perf_counter", lambda: clock.now)
    done = play(riftable.rules("riftforce", cap=2), [clock, First()], 1)
    asked = done.decisions[0]
    assert asked > 2
    assert done.seconds == [asked * (asked + 1) / 2, 0]
    assert done.slowest == [asked, 0]
