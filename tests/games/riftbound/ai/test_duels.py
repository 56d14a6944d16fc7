"""Players who go round in circles are noticed, also by the tool that lets bots play each other."""

from __future__ import annotations

import pytest

import riftable
from riftable.core.loops import ENDLESS_ACTION, LONG_ACTION, LoopDetector
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import View
from riftable.gamekit.bot import asked
from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.ids import FURY, REACTION
from riftable.games.riftbound.words.effects import Ready
from riftable.games.riftbound.words.make import unit
from riftable.games.riftbound.words.passives import Activated
from riftable.games.riftbound.words.selectors import ME
from tests.games.riftbound.table import bound, realm, toy_cards
from tools import duels

CARDS = [unit("test-201", "Fidget", FURY, Cost(1), 1, Activated(Cost(), Ready(ME), timing=REACTION))]
cards = toy_cards(CARDS)


class Fidgeter:
    """A bot that uses an ability whenever it can, and else does the first thing it may."""

    def __init__(self, name: str = "", rules: object = None) -> None:
        pass

    def choose(self, view: View, rng: Rng) -> int:
        moves = asked(view)
        return next((move for move in moves if view.label(move).startswith("use:")), moves[0])


class Table:
    """The rules of a game that begins at a position."""

    def __init__(self, *lines: str) -> None:
        self.game = bound(*lines)

    def __getattr__(self, name: str) -> object:
        return getattr(self.game.rules, name)

    def new(self) -> State:
        return self.game.state.copy()


def test_an_ability_that_changes_nothing_leads_to_a_loop() -> None:
    game = bound("unit 4 fidget 0 @base0")
    detector = LoopDetector(game.rules)
    told = []
    for _ in range(3):
        game.push("use:fidget pass pass")
        told.append(detector.notice(game.state))
    assert told == ["", *[f"the position of decision {n} was there before" for n in (2, 3)]]


def test_a_loop_in_a_showdown_is_noticed() -> None:
    game = bound("unit 4 fidget 0 @base0", "field 1 void-gate 0 -")
    game.push("move:fidget @1")
    detector = LoopDetector(game.rules)
    told = ""
    while not told and detector.decisions < 3 * LONG_ACTION:
        told = detector.notice(game.state)
        game.push("pass" if realm(game).chain else "use:fidget")
        if game.seat == 1 and not realm(game).chain:
            game.push("pass")  # focus comes back
    assert "was there before" in told


def test_the_tool_tells_a_loop(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(duels, "find_bot", Fidgeter)
    monkeypatch.setattr(riftable, "rules", lambda *_, **__: Table("unit 4 fidget 0 @base0"))
    duel = duels.play("first", "second", ["annie", "garen"], 6)
    assert duel.loop.startswith("game 6, ")
    assert duel.loop.endswith(f": an action takes more than {ENDLESS_ACTION} decisions")
    assert not duel.won
    assert duels.report(iter([duel]), 1) == 1
    out = capsys.readouterr().out
    assert "LOOP in game 6" in out
    assert out.endswith("1 loops\n")


def test_a_duel_of_bots_ends_without_a_loop(capsys: pytest.CaptureFixture[str]) -> None:
    played = [duels.play("level1", "random", ["annie", "garen"], number) for number in range(2)]
    assert [duel.loop for duel in played] == ["", ""]
    assert all(duel.decisions > duel.answers > 0 for duel in played)
    assert duels.report(iter(played), 2) == 0
    assert capsys.readouterr().out.endswith(f"{sum(duel.decisions for duel in played)} decisions, 0 loops\n")
