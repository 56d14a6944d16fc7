"""Golden playthroughs, digests and perft: nothing changes by accident."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.helpers import share
from tests.playthrough import BEGINNINGS, GOLDEN, PERFT, STORIES, count, digested, digests, story


@pytest.mark.parametrize("name", STORIES)
def test_playthrough(name: str) -> None:
    assert story(name) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", STORIES)
def test_digests_of_many_games(name: str) -> None:
    """Interpreted and compiled engines, and every machine, must write these very lines."""
    lines = (GOLDEN / "digests.txt").read_text(encoding="utf-8").splitlines()
    known = [line for line in lines if line.startswith(f"{name} ")]
    assert len(known) == digested(name)
    games = share(len(known))
    assert digests(name, games) == known[:games]


@pytest.mark.parametrize("game", BEGINNINGS)
def test_perft(game: str) -> None:
    blocks = (PERFT / f"{game}.txt").read_text(encoding="utf-8").strip().split("\n\n")
    assert len(blocks) >= 6
    for block in blocks:
        lines = block.splitlines()
        counts = [text for text in lines if text.startswith("perft ")]
        assert count("\n".join(lines[: -len(counts)])) == counts


@pytest.mark.parametrize("seed", ["0", "1", "12345"])
def test_the_same_game_whatever_the_hash_seed(seed: str) -> None:
    code = "import riftable; print(riftable.new('riftforce', draft='beyond', seed=5).fen)"
    env = {**os.environ, "PYTHONHASHSEED": seed}
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert out.stdout == KNOWN


KNOWN = """\
riftforce duel
option draft beyond
pending !seat1 !light !beast !lava !love !star !water !earth !air !thunderbolt !ice
"""
