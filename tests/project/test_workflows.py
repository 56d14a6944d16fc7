"""The workflows of the forge: actions are pinned by commit, targets exist, rights are given by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
USES = re.compile(r"^ *- uses: (\S+)(.*)$", re.MULTILINE)
PINNED = re.compile(r"[\w./-]+@[0-9a-f]{40}")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_by_commit_and_name_their_version(path: Path) -> None:
    used = USES.findall(path.read_text("utf-8"))
    assert used
    for action, comment in used:
        assert PINNED.fullmatch(action), action
        assert re.fullmatch(r" # v[\d.]+", comment), action


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_only_read_unless_a_job_says_more(path: Path) -> None:
    assert "\npermissions:\n  contents: read\n" in path.read_text("utf-8")


def test_every_target_of_a_workflow_exists() -> None:
    targets = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set()
    for path in WORKFLOWS:
        text = path.read_text("utf-8")
        named |= set(re.findall(r"\bmake (?:PYTHON=\w+ )?([a-z][a-z-]*)", text))
        for listed in re.findall(r"target: \[(.*)\]", text):
            named |= {name.strip() for name in listed.split(",")}
    assert len(named) >= 10
    assert named <= targets


def test_wheels_are_built_for_every_python_that_is_promised() -> None:
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    promised = re.findall(r'"Programming Language :: Python :: 3\.(\d+)"', text)
    assert re.findall(r'"cp3(\d+)-\*"', text) == promised
    listed = re.search(r"python: \[(.*)\]", (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8"))
    assert listed
    assert re.findall(r'"3\.(\d+)"', listed[1]) == promised
