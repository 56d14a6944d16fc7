"""The commands that the documentation shows exist: the program parses them, the Makefile has the targets."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import typer

from riftable.cli.main import commands as cli_commands

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/**/*.md")])
BLOCK = re.compile(r"^```(?:sh)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(?:\.venv/bin/)?riftable (.+)$", re.MULTILINE)
MAKE = re.compile(r"\bmake ([a-z][a-z-]*)\b")
TARGET = re.compile(r"^([a-z][a-z-]*):", re.MULTILINE)


def commands(text: str) -> list[str]:
    """Return the lines of code blocks that run `riftable`, without that word."""
    return [line for block in BLOCK.findall(text) for line in COMMAND.findall(block)]


def parse(line: str) -> None:
    """Parse a command without running it; an unknown command, option or value raises."""
    name, *words = [word for word in shlex.split(line, comments=True) if word != "&"]
    command = cli_commands().commands[name]
    command.make_context(name, words, obj=None)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_parse(page: Path) -> None:
    if page.name != "cli.md":  # it shows usage lines, and is generated
        for line in commands(page.read_text(encoding="utf-8")):
            parse(line)


def test_wrong_commands_are_found() -> None:
    text = "```\nriftable play riftforce --mode duel   # a duel\n$ ls\n```\nriftable elsewhere\n"
    assert commands(text) == ["play riftforce --mode duel   # a duel"]
    with pytest.raises(KeyError):
        parse("dance")
    with pytest.raises(typer.TyperException):
        parse("play riftforce --no-such-option")


def test_targets_exist() -> None:
    targets = set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    for page in PAGES:
        blocks = re.findall(
            r"^```\w*\n(.*?)^```$|`([^`\n]+)`", page.read_text("utf-8"), re.MULTILINE | re.DOTALL
        )
        named = {target for pair in blocks for code in pair for target in MAKE.findall(code)}
        assert named <= targets, page
