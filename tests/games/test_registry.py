"""The registry: which games it knows, that they can be left out, and that none is loaded before its time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import riftable
from riftable import games
from riftable.core.errors import BadOption

SOURCES = Path(__file__).parents[2] / "src" / "riftable"


def run(code: str, **environment: str) -> str:
    """What a fresh interpreter prints."""
    env = {**os.environ, **environment}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_all_games_are_there() -> None:
    assert games.names() == ("riftforce", "riffifi", "riftbound")
    assert [spec.name for spec in games.specs()] == list(games.names())


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(BadOption, match=r"there is no game “tarot”; there is riftforce, riffifi, riftbound"):
        riftable.new("tarot")
    with pytest.raises(BadOption, match="tarot"):
        games.enable_only(["riftforce", "tarot"])
    assert games.VARIABLE not in os.environ


def test_a_game_is_loaded_when_it_is_used() -> None:
    code = """
import sys, riftable
def loaded():
    return sorted({name.split('.')[2] for name in sys.modules if name.startswith('riftable.games.')})
print(loaded())
riftable.new('riffifi', seed=1)
print(loaded())
"""
    assert run(code).splitlines() == ["[]", "['riffifi']"]


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_a_game_is_played_without_its_phrasebooks(game: str) -> None:
    code = f"""
import sys, riftable
from riftable.core.rng import Rng
g, rng = riftable.new('{game}', seed=1), Rng(1)
for _ in range(50):
    g.push(g.rules.label(g.state, g.ask.sample(rng)))
print([name for name in sys.modules if name.startswith('riftable.games.{game}.speech')])
"""
    assert run(code).splitlines() == ["[]"]


def test_games_that_are_left_out_are_unknown_and_not_loaded() -> None:
    code = """
import sys, riftable
from riftable import games
from riftable.core.errors import BadOption
from riftable.server.http import routes
from riftable.server.session.table_info import catalogue
print(games.names(), [game.game for game in catalogue('en').games])
print(any('decks' in route.path for route in routes.routes()))
try:
    riftable.new('riftbound')
except BadOption as problem:
    print(problem)
print(any(name.startswith('riftable.games.riftbound') for name in sys.modules))
"""
    assert run(code, RIFTABLE_GAMES="riftforce, riffifi").splitlines() == [
        "('riftforce', 'riffifi') ['riftforce', 'riffifi']",
        "False",
        "there is no game “riftbound”; there is riftforce, riffifi",
        "False",
    ]


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--games", "riftforce,riffifi", "--help"],
        ["--lang", "fr", "serve", "--games=riftforce, riffifi", "--help"],
    ],
)
def test_the_command_line_imports_nothing_of_games_that_are_left_out(words: list[str]) -> None:
    code = f"""
import sys
from riftable.cli.main import commands, status
assert status({words}) == 0
import riftable.server.http.routes as routes
routes.routes()
print("cards" in commands().commands)
print(any(name.startswith('riftable.games.riftbound') for name in sys.modules))
"""
    assert run(code).splitlines()[-2:] == ["False", "False"]


def test_a_quick_table_is_of_the_first_game_that_is_served(tmp_path: Path) -> None:
    code = f"""
import asyncio
from pathlib import Path
from riftable.server.protocol.http_models import Quick
from tests.server.helpers import ADA, running_lobby
async def quick():
    async with running_lobby(Path({str(tmp_path)!r})) as lobby:
        opened = await lobby.creation.quick(ADA, Quick(bot="random"))
        print(lobby.tables[opened.id].play.head.game)
asyncio.run(quick())
"""
    root = str(Path(__file__).parents[2])
    path = os.pathsep.join([str(SOURCES.parent), root])
    assert run(code, RIFTABLE_GAMES="riftbound,riffifi", PYTHONPATH=path).splitlines() == ["riffifi"]


def test_other_commands_have_an_option_games_of_their_own() -> None:
    code = """
import os
from riftable.cli.main import status
assert status(["doctor", "--games", "1", "--help"]) == 0
assert status(["arena", "--games", "2", "--out", "serve", "--help"]) == 0
print(os.environ.get("RIFTABLE_GAMES"))
"""
    assert run(code).splitlines()[-1] == "None"


def test_an_unknown_game_cannot_be_served() -> None:
    code = """
from riftable.cli.main import status
print(status(["serve", "--games", "tarot", "--help"]))
"""
    assert run(code).splitlines() == ["2"]


def test_no_module_outside_a_game_imports_it() -> None:
    outside = [path for path in SOURCES.rglob("*.py") if SOURCES / "games" not in path.parents]
    wrong = [path.name for path in outside if re.search(r"riftable\.games\.\w", path.read_text("utf-8"))]
    assert wrong == []


def test_nothing_outside_a_game_names_it() -> None:
    outside = [
        path
        for path in SOURCES.rglob("*")
        if path.suffix in (".py", ".ftl") and SOURCES / "games" not in path.parents
    ]
    named = re.compile("|".join(games.BUILT_IN), re.IGNORECASE)
    assert len(outside) > 100
    assert [path.name for path in outside if named.search(path.read_text("utf-8"))] == []
