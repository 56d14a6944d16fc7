"""`tools/play_versions.py` plays two versions of Riftable against each other; here both are this one."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import riftable
from riftable.core.rng import Rng
from tools.play_versions import Played, Times, report
from tools.version_worker import Seats, skip_formalities

ROOT = Path(__file__).resolve().parents[2]


def played(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.play_versions", *arguments]
    other = ["--other", sys.executable, "--path", os.environ.get("PYTHONPATH", ""), "--jobs", "1"]
    return subprocess.run(
        [*command, *other], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )


@pytest.mark.parametrize("mode", ["duel", "team4"])
def test_the_better_bot_wins(mode: str) -> None:
    lines = [
        played(*bots, "riftforce", mode, "--games", "2")
        for bots in (("greedy", "random"), ("random", "greedy"))
    ]
    for line, points in zip(lines, (2, 0), strict=True):
        assert line.returncode == 0, line.stderr
        assert line.stdout.startswith(f"{points} of 2: ")
        assert len(re.findall(r"\d+ ms an answer", line.stdout)) == 2


def test_the_better_bot_wins_from_every_seat_of_a_larger_table() -> None:
    for bots, points in ((("greedy", "random"), 3), (("random", "greedy"), 0)):
        line = played(*bots, "riffifi", "table", "--option", "players=3", "--games", "3")
        assert line.returncode == 0, line.stderr
        assert line.stdout.startswith(f"{points} of 3: ")


def test_a_side_alone_has_no_opponent() -> None:
    found = played("greedy", "random", "riftforce", "solo", "--games", "2")
    assert found.returncode == 2
    assert "has one side" in found.stderr


@pytest.mark.parametrize(
    ("option", "message"),
    [
        ("guilds=fire water ice air / sand star lava love", "cannot follow"),
        ("thunderbolt_repeat_optional=yes", "legal here"),
    ],
)
def test_versions_with_other_rules_are_found_out(option: str, message: str) -> None:
    both = ["--option", "guilds=thunderbolt water ice air / plant fire lava earth"]
    found = played("random", "random", "riftforce", "duel", *both, "--own-option", option, "--games", "4")
    assert found.returncode == 1
    assert message in found.stderr


def test_a_worker_follows_the_game() -> None:
    rules = riftable.rules("riftforce", "team3")
    seats = Seats("riftforce", "team3", {}, "random", 5)
    s, rng = rules.new(), Rng(1)
    new: list[int] = []
    for _ in range(200):
        assert s.ask is not None
        if s.ask.seat >= 0:
            answer = json.loads(json.dumps(seats.answer(new)))
            assert answer["legal"] == s.ask.moves
            assert answer["move"] in answer["legal"]
            new = []
        move = int(s.ask.sample(rng))
        new.append(move)
        s.step(move)
        skip_formalities(s)


def test_the_score_is_told_where_a_version_crashes(capsys: pytest.CaptureFixture[str]) -> None:
    def games() -> Iterator[Played]:
        for points in (1.0, 1.0, 0.0):
            yield Played(points, Times(2, 0.2, 0.15), Times(2, 0.1, 0.05))
        raise SystemExit("game 3: the other version cannot follow it, see above")

    with pytest.raises(SystemExit):
        report(games())
    assert capsys.readouterr().out.startswith("2 of 3: 66.7%, at 95 % ")
