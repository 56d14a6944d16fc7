"""Check the locked Python packages and those of the browser client for known advisories.

An advisory is a failure. An unreachable service is not, but it is reported as NOT CHECKED.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
COMMAND_TIMEOUT_S = 180


class Verdict(NamedTuple):
    """The result of an audit: how many packages were checked, how many could not be, and the advisories."""

    checked: int
    unchecked: int
    advisories: list[str]


def pip_audit_verdict(output: str) -> Verdict | None:
    """Return what pip-audit found; None if it could not reach its service."""
    data = parsed(output)
    if data is None or "dependencies" not in data:
        return None
    found = data["dependencies"]
    checked = [one for one in found if "skip_reason" not in one]
    wrong = [
        f"{one['name']} {one['version']}: {vuln['id']}, fixed in {' '.join(vuln['fix_versions']) or 'none'}"
        for one in checked
        for vuln in one.get("vulns", [])
    ]
    return Verdict(len(checked), len(found) - len(checked), wrong)


def npm_audit_verdict(output: str) -> Verdict | None:
    """Return what npm audit found; None if it could not reach its service."""
    data = parsed(output)
    if data is None or "vulnerabilities" not in data or "metadata" not in data:
        return None
    wrong = [f"{name}: {one.get('severity', '?')}" for name, one in data["vulnerabilities"].items()]
    return Verdict(int(data["metadata"]["dependencies"]["total"]), 0, wrong)


def parsed(output: str) -> dict[str, Any] | None:
    """Return the JSON object in an output; None if there is none."""
    try:
        found = json.loads(output)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def output_of(command: list[str], folder: Path) -> str:
    """Return what a command prints, whatever its exit status; nothing if it fails to run."""
    try:
        done = subprocess.run(  # noqa: S603  (our own commands)
            command, cwd=folder, capture_output=True, text=True, timeout=COMMAND_TIMEOUT_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def report(what: str, verdict: Verdict | None) -> bool:
    """Print a verdict; return False if there are advisories."""
    if verdict is None or not verdict.checked:
        print(f"audit: {what}: NOT CHECKED, no advisory service could be reached")
        return True
    left = f", {verdict.unchecked} could not be checked" if verdict.unchecked else ""
    print(f"audit: {what}: {verdict.checked} checked{left}, {len(verdict.advisories)} advisories")
    for line in verdict.advisories:
        print(f"  {line}")
    return not verdict.advisories


def main() -> int:
    python = [sys.executable, "-m", "pip_audit", "-f", "json", "--progress-spinner", "off", "--disable-pip"]
    for lock in sorted((ROOT / "requirements").glob("*.lock")):
        python += ["--requirement", str(lock)]
    good = report("Python", pip_audit_verdict(output_of(python, ROOT)))
    if shutil.which("npm"):
        good &= report(
            "browser client", npm_audit_verdict(output_of(["npm", "audit", "--json"], ROOT / "client"))
        )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
