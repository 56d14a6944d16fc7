"""A game in a package of its own (`tests/fixtures/toygame`) works everywhere without an edit elsewhere.

Every test starts a fresh interpreter in which the package is installed; here it is unknown.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from riftable import games
from riftable.language.fluent import LANGUAGES
from tests.texts import variables
from tests.toygame import SOURCE, installed

ROOT = Path(__file__).parents[2]
MAX_RUN_S = 300  # only a bug reaches it
WORDS = {"en": "You take the trick", "fr": "Vous remportez le pli", "uk": "Ви берете взятку"}
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What PYTHONPATH must be so that the package is installed."""
    return os.pathsep.join([installed(tmp_path_factory.mktemp("site")), str(ROOT)])


def run(path: str, *words: str, typed: str = "", lang: str = "en") -> str:
    """What a fresh interpreter prints; it must end without a complaint."""
    env = {**os.environ, "PYTHONPATH": path, "RIFTABLE_LANG": lang, "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, *words],
        input=typed,
        env=env,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=MAX_RUN_S,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def riftable(path: str, *words: str, typed: str = "", lang: str = "en") -> str:
    """What a command prints."""
    return run(path, "-m", "riftable", *words, typed=typed, lang=lang)


def script(path: str, code: str) -> Any:
    """What a script prints in its last line, as JSON."""
    return json.loads(run(path, "-c", code).splitlines()[-1])


def test_it_is_found_and_loaded_when_it_is_used(path: str) -> None:
    assert "crowns" not in games.names()
    code = """
import json, sys
import riftable
from riftable import games
before = [name for name in sys.modules if name.startswith("crowns")]
game = riftable.new("crowns", players=3, seed=1)
print(json.dumps([games.names()[-1], before, len(game.rules.sides)]))
"""
    assert script(path, code) == ["crowns", [], 3]


def test_it_is_copied_and_pickled(path: str) -> None:
    code = """
import copy, json, pickle, subprocess, sys
import riftable
game = riftable.new("crowns", players=3, seed=1)
game.push(game.moves.ids[0])
twins = [copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
alike = [twin.view(0) == game.view(0) and twin.record == game.record for twin in twins]
read = "import pickle, sys; state, view = pickle.load(sys.stdin.buffer); print(state.crowns, view.hand)"
sent = pickle.dumps((game.state, game.view(0)))
there = subprocess.run([sys.executable, "-c", read], input=sent, capture_output=True, check=True)
print(json.dumps([alike, there.stdout.decode().strip() == f"{game.state.crowns} {game.view(0).hand}"]))
"""
    assert script(path, code) == [[True, True], True]


def test_it_needs_no_puzzles(path: str) -> None:
    code = """
import json
from riftable.ai.puzzles.collection import games_with_puzzles, puzzle_book
from riftable.core.errors import BadOption
text = ""
try:
    puzzle_book("crowns")
except BadOption as problem:
    text = str(problem)
print(json.dumps(["crowns" in games_with_puzzles(), text]))
"""
    assert script(path, code) == [False, "there are no puzzles for crowns"]


def test_it_is_left_out_like_any_other(path: str) -> None:
    code = """
import json, os
os.environ["RIFTABLE_GAMES"] = "crowns"
from riftable import games
from riftable.server.session.table_info import catalogue
print(json.dumps([games.names(), [game.game for game in catalogue("en").games]]))
"""
    assert script(path, code) == [["crowns"], ["crowns"]]


def test_it_obeys_the_laws(path: str) -> None:
    out = riftable(path, "doctor", "--game", "crowns", "--games", "60")
    assert "crowns table players=3: 30\u00a0games" in out
    assert out.endswith("All laws hold.\n")


@EVERY_LANGUAGE
def test_it_is_played_saved_told_and_analyzed_in_the_terminal(path: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "crowns.rift"
    answers = ["hint", "1", "1", "1", f"save {file}", "quit"]
    out = riftable(
        path, "play", "crowns", "--seed", "3", "--bot", "random", typed="\n".join(answers) + "\n", lang=lang
    )
    assert WORDS[lang] in out
    assert "%" in out  # the hint
    record = file.read_text("utf-8")
    assert re.search(r"^3-0$", record, re.MULTILINE)
    told = riftable(path, "replay", str(file), lang=lang)
    assert WORDS[lang].split()[-1] in told
    assert "1" in riftable(path, "analyse", str(file), "--iterations", "20", "--jobs", "1", lang=lang)


def test_its_flags_and_modes_are_in_the_help(path: str) -> None:
    out = riftable(path, "play", "--help")
    assert "Crowns: how many play, 2 or 3" in out
    assert "riftbound or crowns" in out


def test_positions_and_records_read_back(path: str, tmp_path: Path) -> None:
    code = f"""
import json
import riftable
game = riftable.new("crowns", players=3, seed=5)
while game.seat is not None and len(game.history) < 12:
    game.push(game.moves.ids[0])
again = riftable.position(game.fen)
assert again.fen == game.fen and list(again.moves) == list(game.moves)
game.record.save({str(tmp_path / "a.rift")!r})
loaded = riftable.load({str(tmp_path / "a.rift")!r})
print(json.dumps([loaded.history == game.history, game.fen.splitlines()[0]]))
"""
    assert script(path, code) == [True, "crowns table"]


def test_a_wrong_position_is_refused(path: str) -> None:
    code = """
import json
import riftable
from riftable.core.errors import BadNotation, IllegalMove
found = []
for line in ("hand 0 1 10", "hand 0 1 1", "joker 3", "leader 2"):
    try:
        riftable.position(f"crowns table\\n{line}")
    except BadNotation as problem:
        found.append(str(problem))
game = riftable.new("crowns", seed=1)
for word in ("king", next(str(n) for n in range(1, 10) if str(n) not in game.moves)):
    try:
        game.push(word)
    except (BadNotation, IllegalMove) as problem:
        found.append(problem.refusal.key)
print(json.dumps(found))
"""
    assert script(path, code) == [
        "line 2: “10” is not a card; cards are 1 to 9",
        "line 2: a card is there twice",
        "line 2: “joker” is not a line of a position",
        "line 2: leader is a seat, 0 to 1, not 2",
        "unknown_word",
        "not_an_answer",
    ]


def test_bots_play_it_in_the_arena(path: str, tmp_path: Path) -> None:
    results = tmp_path / "results.ndjson"
    words = ["--players", "random,level3", "--games", "20", "--jobs", "1", "--out", str(results)]
    assert "crowns table" in riftable(path, "arena", "crowns", *words)
    assert "20 games" in riftable(path, "stats", str(results))
    code = """
import json
import riftable
from riftable.ai.registry import find_bot
from riftable.core.rng import Rng
game = riftable.new("crowns", players=3, seed=2)
bots = [find_bot(name, game.rules) for name in ("level1", "level4?iterations=50", "level6?iterations=80")]
while game.seat is not None:
    game.push(bots[game.seat].choose(game.view(game.seat), Rng(1, len(game.history))))
print(json.dumps(sum(game.scores)))
"""
    assert script(path, code) == 3


def test_learners_play_it_in_every_kind_of_environment(path: str) -> None:
    code = """
import json, random, warnings
warnings.simplefilter("ignore")
import gymnasium, pyspiel
from pettingzoo.test import api_test
import riftable.envs.gymnasium, riftable.envs.openspiel
from riftable.envs.pettingzoo import env
api_test(env("crowns", players=3), num_cycles=60)
table = gymnasium.make("riftable/crowns-v0")
seen, _ = table.reset(seed=1)
over = False
while not over:
    seen, reward, over, *_ = table.step(int(seen["action_mask"].argmax()))
state = pyspiel.load_game("crowns(players=3)").new_initial_state()
luck = random.Random(1)
while not state.is_terminal():
    seen = state.information_state_tensor(0)
    outcomes = state.chance_outcomes() if state.is_chance_node() else None
    state.apply_action(luck.choice([action for action, _ in outcomes] if outcomes else state.legal_actions()))
print(json.dumps([len(seen), abs(reward), round(sum(state.returns()), 6)]))
"""
    size, reward, total = script(path, code)
    assert size > 1024
    assert reward == 1
    assert total == 0


@EVERY_LANGUAGE
def test_it_is_played_on_the_server_over_a_socket(path: str, lang: str, tmp_path: Path) -> None:
    code = f"""
import json
from pathlib import Path
from tests.server.http.browser import next_message, server, walk
with server(Path({str(tmp_path)!r})) as browser:
    me = browser()
    listed = me.get("catalogue?lang={lang}")["games"][-1]
    name = me.post("quick", {{"game": "crowns", "options": {{"players": "3"}}, "bot": "level3"}})["id"]
    lines, n = [], 0
    with me.socket(name, "?lang={lang}") as ws:
        while True:
            told = next_message(ws, "update")
            lines += [line for beat in told["beats"] for line in beat["lines"]]
            if told["result"] is not None:
                break
            if told["ask"] is not None:
                n += 1
                answer = {{"t": "move", "id": str(n), "v": told["v"], "seat": 0}}
                ws.send_text(json.dumps({{**answer, "moves": walk(told["ask"]["tree"])}}))
    replay = me.get(f"games/{{name}}/replay?lang={lang}")
print(json.dumps([listed, n, lines, told["view"]["scores"], len(replay["steps"])]))
"""
    listed, asked, lines, scores, steps = script(path, code)
    assert asked == 3
    assert sum(scores) == 3
    assert steps > 9
    assert not [line for line in lines if "⟨" in line or "{" in line]
    mode = listed["modes"][0]
    titles = {"en": ["Crowns", "Players"], "fr": ["Couronnes", "Joueurs"], "uk": ["Корони", "Гравці"]}
    assert [listed["label"], mode["options"][0]["label"]] == titles[lang]
    assert listed["summary"]
    assert mode["seats"] == [2, 3]


def test_a_bot_plays_it_over_plain_http(path: str, tmp_path: Path) -> None:
    from tests.browser.conftest import Server  # late: it needs what tests of the browser need

    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", path)
        started = Server(tmp_path)
    try:
        bot = ROOT / "docs" / "examples" / "http_bot.py"
        out = run(path, str(bot), started.url, "crowns", "table")
        assert len(re.findall("takes? the trick", out)) == 3
    finally:
        started.stop()


def test_its_texts_are_the_same_in_all_languages() -> None:
    files = {lang: (SOURCE / "crowns" / "locales" / f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES}
    keys = {lang: re.findall(r"^([a-z-]+) =", text, re.MULTILINE) for lang, text in files.items()}
    assert keys["fr"] == keys["uk"] == keys["en"]
    assert variables(files["fr"]) == variables(files["uk"]) == variables(files["en"])


def test_the_guide_shows_the_code_that_is_tested() -> None:
    guide = (ROOT / "docs" / "how-to" / "add-a-game.md").read_text("utf-8")
    sources = [
        path.read_text("utf-8") for path in SOURCE.rglob("*.*") if path.suffix in (".ftl", ".py", ".toml")
    ]
    blocks = re.findall(r"^```(?:py|toml|ftl)\n(.*?)^```", guide, re.MULTILINE | re.DOTALL)
    assert len(blocks) > 10
    assert [block for block in blocks if not any(block in source for source in sources)] == []
