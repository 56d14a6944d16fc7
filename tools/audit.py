"""Asks whether anything in our locks has a known advisory, of Python and of the browser client.

An advisory is a failure. An unreachable service is not, but it is reported: a check that did not take place
must not look like one that found nothing.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 180  # seconds


class Verdict(NamedTuple):
    """What came of asking: how many things were looked up, how many could not be, and what is wrong."""

    asked: int
    unasked: int
    advisories: list[str]


def of_python(output: str) -> Verdict | None:
    """Return what pip-audit found; None if it could not reach its service."""
    told = parsed(output)
    if told is None or "dependencies" not in told:
        return None
    found = told["dependencies"]
    asked = [one for one in found if "skip_reason" not in one]
    wrong = [
        f"{one['name']} {one['version']}: {vuln['id']}, fixed in {' '.join(vuln['fix_versions']) or 'none'}"
        for one in asked
        for vuln in one.get("vulns", [])
    ]
    return Verdict(len(asked), len(found) - len(asked), wrong)


def of_npm(output: str) -> Verdict | None:
    """Return what npm audit found; None if it could not reach its service."""
    told = parsed(output)
    if told is None or "vulnerabilities" not in told or "metadata" not in told:
        return None
    wrong = [f"{name}: {one.get('severity', '?')}" for name, one in told["vulnerabilities"].items()]
    return Verdict(int(told["metadata"]["dependencies"]["total"]), 0, wrong)


def parsed(output: str) -> dict[str, Any] | None:
    """The JSON in an output."""
    try:
        told = json.loads(output)
    except ValueError:
        return None
    return told if isinstance(told, dict) else None


def run(command: list[str], folder: Path) -> str:
    """What a command prints, whatever its exit code: an advisory is one, and so is no answer."""
    try:
        done = subprocess.run(  # noqa: S603  (our own commands)
            command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def told(what: str, verdict: Verdict | None) -> bool:
    """Says what came of it; False if something is wrong."""
    if verdict is None or not verdict.asked:
        print(f"audit: {what}: NOT CHECKED, no advisory service could be asked")
        return True
    left = f", {verdict.unasked} could not be looked up" if verdict.unasked else ""
    print(f"audit: {what}: {verdict.asked} looked up{left}, {len(verdict.advisories)} advisories")
    for line in verdict.advisories:
        print(f"  {line}")
    return not verdict.advisories


def main() -> int:
    python = [sys.executable, "-m", "pip_audit", "-f", "json", "--progress-spinner", "off", "--disable-pip"]
    for lock in sorted((ROOT / "requirements").glob("*.lock")):
        python += ["--requirement", str(lock)]
    good = told("Python", of_python(run(python, ROOT)))
    if shutil.which("npm"):
        good &= told("browser client", of_npm(run(["npm", "audit", "--json"], ROOT / "client")))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
