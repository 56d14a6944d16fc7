"""The tools that learn Riftforce from games write files that the bots can read."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from riftable.games.riftforce.ai.features import LANE_ROWS, NUM_FEATURES, POINT_OTHER, POINT_OWN, TABLE_ROWS
from riftable.games.riftforce.ai.value_net import LANE_UNITS, TABLE_UNITS
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


def test_a_value_net_learns_from_positions_a_search_has_judged(tmp_path: Path) -> None:
    tool = [sys.executable, str(TOOLS / "learn_net.py")]
    games = ["--games", "2", "--iterations", "2", "--jobs", "1"]
    rounds = ["--rounds", "8", "--mini", "16", "--rate", "0.005", "--out", str(tmp_path)]
    subprocess.run([*tool, "play", str(tmp_path), *games], check=True, capture_output=True, timeout=300)
    out = tmp_path / "out"
    out.mkdir()
    guilds = [sys.executable, str(TOOLS / "learn_riftforce.py"), "duel", "--guilds", str(tmp_path)]
    subprocess.run([*guilds, "--out", str(out)], check=True, capture_output=True, timeout=300)
    learned = json.loads((out / "weights-duel.json").read_text(encoding="utf-8"))
    assert any(learned["merits"])
    assert len(learned["weights"]) == NUM_FEATURES
    command = [*tool, "fit", str(tmp_path), *rounds]
    output = subprocess.run(
        command, check=True, capture_output=True, timeout=300, text=True
    ).stdout.splitlines()
    before, after = (float(line.split("loss ")[1].split(",")[0]) for line in (output[0], output[-1]))
    assert after < before
    found = json.loads((tmp_path / "value-net.json").read_text(encoding="utf-8"))
    assert {part: len(found[part]) for part in found} == {
        "lane": LANE_ROWS * LANE_UNITS,
        "lane_bias": LANE_UNITS,
        "table": TABLE_ROWS * TABLE_UNITS,
        "table_bias": TABLE_UNITS,
        "meet": LANE_UNITS * TABLE_UNITS,
        "out": TABLE_UNITS,
    }
