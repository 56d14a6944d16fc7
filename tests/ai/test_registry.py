"""Bots are found by name, file or entry point; errors name what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

import riftable
from riftable import games
from riftable.ai import BOTS
from riftable.ai.greedy import Greedy
from riftable.ai.levels import LEVELS, SEARCH_LEVELS, level_settings
from riftable.ai.registry import find_bot, parse_request, source_of, with_absolute_path
from riftable.ai.search import Searcher
from riftable.core.errors import BadOption
from riftable.gamekit.strategy import DEFAULT_LEVELS
from tests.arena.bots import First, Nth

RULES = riftable.rules("riftforce")
HERE = Path(__file__).parents[1] / "arena"
FILE = HERE / "bots.py"


def test_ours_go_by_name() -> None:
    assert isinstance(find_bot("greedy", RULES), Greedy)
    for name in BOTS:
        find_bot(name, RULES)


@pytest.mark.parametrize(
    ("game", "mode"), [(spec.name, mode) for spec in games.specs() for mode in spec.modes]
)
def test_each_level_searches_longer_than_the_one_below(game: str, mode: str) -> None:
    rules = riftable.rules(game, mode)
    searched = []
    for name in SEARCH_LEVELS:
        found = find_bot(name, rules)
        assert isinstance(found, Searcher)
        searched.append(found.budget.iterations)
    assert searched == sorted(set(searched))
    assert tuple(searched) == level_settings(rules).iterations
    assert LEVELS[-1] == SEARCH_LEVELS[-1] == "level7"


def test_levels_of_a_game_without_a_strategy_search_longer_and_longer() -> None:
    assert list(DEFAULT_LEVELS.iterations) == sorted(set(DEFAULT_LEVELS.iterations))
    assert len(DEFAULT_LEVELS.iterations) == len(DEFAULT_LEVELS.greedy_start) == len(SEARCH_LEVELS)


def test_a_class_in_a_file_needs_no_package() -> None:
    found = find_bot(f"{FILE}:First", RULES)
    assert type(found).__name__ == "First"
    assert type(found) is not First  # a module of its own, not the one that tests import
    assert type(find_bot(f"{FILE}:First", RULES)) is type(found)  # loaded once


def test_a_class_in_a_package_goes_by_its_dotted_name() -> None:
    assert type(find_bot("tests.arena.bots:First", RULES)) is First


def test_a_bot_is_made_of_the_rules_and_its_parameters() -> None:
    found = find_bot("tests.arena.bots:Nth?n=3", RULES)
    assert isinstance(found, Nth)
    assert found.rules is RULES
    assert found.n == 3
    assert find_bot("tests.arena.bots:Nth", RULES).n == 0  # type: ignore[attr-defined]


def test_parameters_are_numbers_where_they_can_be() -> None:
    request = parse_request("level6?seconds=0.5&iterations=200&style=bold")
    assert request == ("level6", {"seconds": 0.5, "iterations": 200, "style": "bold"})


def test_a_plug_in_offers_bots_by_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "custom-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: custom\nVersion: 1\n")
    (info / "entry_points.txt").write_text(
        "[riftable.bots]\ncustom = tests.arena.bots:Nth\nghost = tests.arena.nowhere:Ghost\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    found = find_bot("custom?n=2", RULES)
    assert isinstance(found, Nth)
    assert found.n == 2
    with pytest.raises(BadOption, match=r"ghost.*does not load"):
        find_bot("ghost", RULES)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("unknown", "there is no bot “unknown”; there is level1"),
        ("", "is not a bot"),
        ("greedy?", "is not a bot"),
        ("greedy?fast", "are not parameters"),
        ("random?n=1", "the bot “random” takes no “n”"),
        ("tests.arena.bots:Nth?n=1&n=2", "says a parameter twice"),
        ("tests.arena.bots:Nth?m=1", "Nth cannot be made of what was given: got an unexpected keyword.*m"),
        ("tests.arena.bots:First?n=1", "First cannot be made of what was given"),
        ("tests.arena.bots:NoBot", "NoBot is not a bot: it has no method “choose”"),
        ("tests.arena.bots:Broken", "Broken cannot be made: RuntimeError: no"),
        ("tests.arena.bots:Nowhere", "tests.arena.bots has no class “Nowhere”"),
        ("tests.arena.nowhere:First", "“tests.arena.nowhere” does not load: ModuleNotFoundError"),
        ("nowhere.py:First", "there is no file “nowhere.py”"),
    ],
)
def test_an_invalid_bot_is_named(text: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        find_bot(text, RULES)


def test_a_file_that_does_not_load_says_why(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("import nothing_of_that_name\n")
    with pytest.raises(BadOption, match=r"bad\.py does not load: ModuleNotFoundError"):
        find_bot(f"{path}:Bot", RULES)


def test_a_file_is_found_from_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    full = with_absolute_path("bots.py:Nth?n=1")
    monkeypatch.chdir(tmp_path)
    assert full == f"{FILE}:Nth?n=1"
    assert find_bot(full, RULES).n == 1  # type: ignore[attr-defined]
    assert with_absolute_path("greedy") == "greedy"
    assert with_absolute_path("tests.arena.bots:First") == "tests.arena.bots:First"


def test_the_source_of_a_custom_bot_is_its_file() -> None:
    assert source_of("greedy") == b""
    assert source_of(f"{FILE}:First") == FILE.read_bytes()
