"""The audit fails on an advisory, and says so when the service cannot be reached."""

from __future__ import annotations

import json

import pytest

from tools.audit import Verdict, npm_audit_verdict, pip_audit_verdict, report

SKIPPED = {"name": "b", "skip_reason": "not found"}
CLEAN = {"name": "a", "version": "1", "vulns": []}
BAD = {"name": "c", "version": "2", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3"]}]}


def test_an_advisory_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    verdict = pip_audit_verdict(json.dumps({"dependencies": [CLEAN, SKIPPED, BAD]}))
    assert verdict == Verdict(2, 1, ["c 2: PYSEC-1, fixed in 3"])
    assert not report("Python", verdict)
    assert "PYSEC-1" in capsys.readouterr().out
    npm = {"vulnerabilities": {"x": {"severity": "high"}}, "metadata": {"dependencies": {"total": 9}}}
    assert not report("client", npm_audit_verdict(json.dumps(npm)))


def test_clean_packages_pass(capsys: pytest.CaptureFixture[str]) -> None:
    clean = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 9}}}
    assert report("Python", pip_audit_verdict(json.dumps({"dependencies": [CLEAN]})))
    assert report("client", npm_audit_verdict(json.dumps(clean)))
    assert "NOT CHECKED" not in capsys.readouterr().out


@pytest.mark.parametrize("output", ["", "no network", "[]", '{"error": {}}', '{"dependencies": []}'])
def test_an_unreachable_service_is_no_failure(capsys: pytest.CaptureFixture[str], output: str) -> None:
    assert report("Python", pip_audit_verdict(output))
    assert report("client", npm_audit_verdict(output))
    assert report("Python", pip_audit_verdict(json.dumps({"dependencies": [SKIPPED]})))
    assert capsys.readouterr().out.count("NOT CHECKED") == 3
