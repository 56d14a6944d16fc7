"""Report the coverage of each package and fail where one is below its floor in pyproject.toml.

Usage: `coverage_floors.py DATA...`, data files of one run or of several: the engines are measured
interpreted, the server on the compiled engine.
"""

from __future__ import annotations

import io
import sys
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

import coverage

ROOT = Path(__file__).resolve().parents[1]


def measured(data: Sequence[str], config: Path, packages: Sequence[str]) -> dict[str, tuple[float, str]]:
    """Return for each package the percentage of lines and branches that were run, and a report."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        cov = coverage.Coverage(data_file=str(Path(folder, "all")), config_file=str(config))
        cov.combine(data, strict=True, keep=True)
        for package in packages:
            report = io.StringIO()
            percent = cov.report(file=report, include=[f"{package}/*"])
            found[package] = (percent, report.getvalue())
    return found


def judge(found: Mapping[str, tuple[float, str]], floors: Mapping[str, float]) -> bool:
    """Print the coverage; return False if a package is below its floor."""
    good = True
    for package, floor in floors.items():
        percent, report = found[package]
        enough = percent >= floor
        good &= enough
        print(f"coverage of {package}: {percent:.1f} %, at least {floor} %{'' if enough else ': TOO LITTLE'}")
        if not enough:
            print(report)
    return good


def main(data: Sequence[str]) -> int:
    config = ROOT / "pyproject.toml"
    floors = tomllib.loads(config.read_text("utf-8"))["tool"]["riftable"]["coverage-floors"]
    return 0 if judge(measured(data, config, list(floors)), floors) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
