"""The audit fails on an advisory, and says so when the service cannot be reached."""

from __future__ import annotations

import json

import pytest

from tools.audit import Verdict, of_npm, of_python, told

SKIPPED = {"name": "b", "skip_reason": "not found"}
CLEAN = {"name": "a", "version": "1", "vulns": []}
BAD = {"name": "c", "version": "2", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3"]}]}


def test_an_advisory_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    verdict = of_python(json.dumps({"dependencies": [CLEAN, SKIPPED, BAD]}))
    assert verdict == Verdict(2, 1, ["c 2: PYSEC-1, fixed in 3"])
    assert not told("Python", verdict)
    assert "PYSEC-1" in capsys.readouterr().out
    npm = {"vulnerabilities": {"x": {"severity": "high"}}, "metadata": {"dependencies": {"total": 9}}}
    assert not told("client", of_npm(json.dumps(npm)))


def test_nothing_wrong_is_nothing_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert told("Python", of_python(json.dumps({"dependencies": [CLEAN]})))
    assert told("client", of_npm('{"vulnerabilities": {}, "metadata": {"dependencies": {"total": 9}}}'))
    assert "NOT CHECKED" not in capsys.readouterr().out


@pytest.mark.parametrize("output", ["", "no network", "[]", '{"error": {}}', '{"dependencies": []}'])
def test_nobody_to_ask_is_said_and_no_failure(capsys: pytest.CaptureFixture[str], output: str) -> None:
    assert told("Python", of_python(output))
    assert told("client", of_npm(output))
    assert told("Python", of_python(json.dumps({"dependencies": [SKIPPED]})))
    assert capsys.readouterr().out.count("NOT CHECKED") == 3
