"""In CI no test may be skipped."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MISSING = '''
import pytest

@pytest.fixture
def browser():
    pytest.skip("no browser is installed")

def test_a_page(browser):
    """Needs something that is not installed."""

@pytest.mark.skipif(True, reason="no database is installed")
def test_a_database():
    """The same."""

@pytest.mark.xfail(reason="known")
def test_known():
    assert False
'''


WITHOUT_EXTRA = """
import pytest

pytest.skip("needs the extra ray", allow_module_level=True)
"""


def outcome(folder: Path, ci: str, source: str = MISSING) -> subprocess.CompletedProcess[str]:
    """Run tests with the hooks of this project."""
    (folder / "test_missing.py").write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider"]
    return subprocess.run(
        [*command, "-c", str(ROOT / "pyproject.toml"), str(folder)],
        cwd=ROOT,
        env={**os.environ, "CI": ci},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_missing_requirements_skip_locally_and_fail_in_ci(tmp_path: Path) -> None:
    home, ci = outcome(tmp_path, ""), outcome(tmp_path, "1")
    assert home.returncode == 0, home.stdout
    assert "2 skipped, 1 xfailed" in home.stdout
    assert ci.returncode == 1, ci.stdout
    assert "no browser is installed" in ci.stdout
    assert "no database is installed" in ci.stdout
    assert "skipped," not in ci.stdout
    assert "1 xfailed" in ci.stdout


def test_a_skipped_file_fails_in_ci(tmp_path: Path) -> None:
    home, ci = outcome(tmp_path, "", WITHOUT_EXTRA), outcome(tmp_path, "1", WITHOUT_EXTRA)
    assert "1 skipped" in home.stdout
    assert "needs the extra ray" in home.stdout
    assert ci.returncode == 2, ci.stdout
    assert "In CI no test may be skipped" in ci.stdout
    assert "needs the extra ray" in ci.stdout


def test_the_ci_script_sets_ci() -> None:
    assert "export CI=1" in (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
