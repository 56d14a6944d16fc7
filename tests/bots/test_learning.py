"""The tool that learns Riftforce from games: a lesson it writes is one the bots can read."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from riftable.bots.riftforce_knowledge import NUM_FEATURES, POINT_OTHER, POINT_OWN
from riftable.riftforce.cards import NUM_GUILDS

TOOL = Path(__file__).resolve().parents[2] / "tools" / "learn_riftforce.py"


def learn(folder: Path) -> dict[str, list[float]]:
    few = ["--games", "25", "--generations", "1", "--jobs", "1", "--out", str(folder)]
    command = [sys.executable, str(TOOL), "duel", *few]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    found: dict[str, list[float]] = json.loads((folder / "riftforce-duel.json").read_text(encoding="utf-8"))
    return found


def test_a_few_games_teach_a_little(tmp_path: Path) -> None:
    pytest.importorskip("scipy")
    found = learn(tmp_path)
    assert len(found["weights"]) == NUM_FEATURES
    assert len(found["merits"]) == NUM_GUILDS
    assert len(found["pairs"]) == NUM_GUILDS**2
    assert found["weights"][POINT_OWN + 10] > found["weights"][POINT_OWN + 2]
    assert found["weights"][POINT_OTHER + 10] < found["weights"][POINT_OTHER + 2]
    assert any(found["merits"])
