"""The bot of the documentation plays in the arena as documented."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from riftable.arena.results import read_results
from tests.cli.helpers import cli

PAGE = Path(__file__).resolve().parents[2] / "docs" / "tutorials" / "first-bot.md"


def test_the_bot_of_the_documents_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = PAGE.read_text("utf-8")
    (source,) = re.findall(r"^```python\n([^`]*?class MyBot.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert len(source.partition("class")[2].strip().splitlines()) <= 10
    (tmp_path / "mybot.py").write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^riftable (arena .*mybot.*)$", text, re.MULTILINE)
    assert len(commands) == 2
    for command in commands:
        words = command.replace("--games 200", "--games 2").split()
        done = cli(*words, "--option", "cap=3", "--jobs", "1", "--out", "results.ndjson")
        assert (done.code, done.err) == (0, "")
        _, lines = read_results(Path("results.ndjson"))
        assert any("mybot.py:MyBot" in name for line in lines for name in line["seats"])
        Path("results.ndjson").unlink()
