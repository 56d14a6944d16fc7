"""Bots of the server: how long those that search may take."""

from __future__ import annotations

import pytest

from riftable.ai.levels import SEARCH_LEVELS, level_settings
from riftable.ai.search import Budget, Searcher
from riftable.api import cached_rules
from riftable.core import machine
from riftable.server.session import bot_pool


@pytest.mark.parametrize("engine", ["machine.py", "machine.so"])
@pytest.mark.parametrize("name", SEARCH_LEVELS)
def test_without_a_compiled_engine_the_search_ends_in_time(
    monkeypatch: pytest.MonkeyPatch, name: str, engine: str
) -> None:
    monkeypatch.setattr(machine, "__file__", engine)
    bot = bot_pool.cached_bot.__wrapped__(name, "riftforce", "duel", ())
    assert isinstance(bot, Searcher)
    iterations = level_settings(cached_rules("riftforce", "duel", ())).iterations[SEARCH_LEVELS.index(name)]
    seconds = bot_pool.INTERPRETED_SEARCH_S[name] if engine == "machine.py" else 0.0
    assert bot.budget == Budget(iterations, seconds)


@pytest.mark.parametrize("name", ["level3", "random", "level4?iterations=7", "level6?trees=2"])
def test_other_bots_are_as_their_names_say(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(machine, "__file__", "machine.py")
    bot = bot_pool.cached_bot.__wrapped__(name, "riftforce", "duel", ())
    assert not getattr(bot, "budget", Budget()).seconds
