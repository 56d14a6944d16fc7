"""The tools that learn Riftforce from games write files that the bots can read."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from riftable.games.riftforce.ai.features import NUM_FEATURES, POINT_OTHER, POINT_OWN
from riftable.games.riftforce.rules.ids import NUM_GUILDS

TOOLS = Path(__file__).resolve().parents[2] / "tools"


def learn(folder: Path) -> dict[str, list[float]]:
    few = ["--games", "25", "--generations", "1", "--jobs", "1", "--out", str(folder)]
    command = [sys.executable, str(TOOLS / "learn_riftforce.py"), "duel", *few]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    found: dict[str, list[float]] = json.loads((folder / "weights-duel.json").read_text(encoding="utf-8"))
    return found


def test_a_few_games_teach_a_little(tmp_path: Path) -> None:
    found = learn(tmp_path)
    assert len(found["weights"]) == NUM_FEATURES
    assert len(found["merits"]) == NUM_GUILDS
    assert len(found["pairs"]) == len(found["rivals"]) == NUM_GUILDS**2
    assert found["weights"][POINT_OWN + 10] > found["weights"][POINT_OWN + 2]
    assert found["weights"][POINT_OTHER + 10] < found["weights"][POINT_OTHER + 2]
    assert any(found["merits"])


def test_games_of_the_search_teach_about_guilds(tmp_path: Path) -> None:
    tool = [sys.executable, str(TOOLS / "play_search_games.py"), "duel", str(tmp_path)]
    games = ["--games", "3", "--iterations", "2", "--jobs", "1"]
    subprocess.run([*tool, *games], check=True, capture_output=True, timeout=300)
    out = tmp_path / "out"
    out.mkdir()
    guilds = [sys.executable, str(TOOLS / "learn_riftforce.py"), "duel", "--guilds", str(tmp_path)]
    subprocess.run([*guilds, "--out", str(out)], check=True, capture_output=True, timeout=300)
    learned = json.loads((out / "weights-duel.json").read_text(encoding="utf-8"))
    assert any(learned["merits"])
    assert len(learned["weights"]) == NUM_FEATURES
