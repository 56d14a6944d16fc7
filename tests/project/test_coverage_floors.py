"""A package below its coverage floor fails the run, whatever the others reach."""

from __future__ import annotations

from pathlib import Path

import coverage
import pytest

from tools.coverage_floors import judge, measured

HALF = (
    "def tried() -> int:\n    return 1\n\n\ndef untried() -> int:\n    a = 1\n    b = 2\n    return a + b\n"
)
CONFIG = '[tool.coverage.run]\nsource = ["src", "other"]\n[tool.coverage.paths]\nall = ["src", "other"]\n'


def run(folder: Path, name: str, package: str, calls: str) -> str:
    """Measure some calls; return the path of the data."""
    cov = coverage.Coverage(data_file=str(folder / name), config_file=str(folder / "pyproject.toml"))
    path = folder / package / "module.py"
    with cov.collect():
        exec(compile(f"{path.read_text('utf-8')}\n{calls}", str(path), "exec"), {})
    cov.save()
    return str(folder / name)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two packages, and a copy of one of them from which another run imports."""
    for package in ("src/full", "src/half", "other/half"):
        (tmp_path / package).mkdir(parents=True)
        (tmp_path / package / "module.py").write_text(HALF, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(CONFIG, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_each_package_has_its_own_floor(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = [
        run(project, "one", "src/full", "tried(); untried()"),
        run(project, "two", "src/half", "tried()"),
    ]
    found = measured(data, project / "pyproject.toml", ["src/full", "src/half"])
    assert found["src/full"][0] == 100
    assert 40 < found["src/half"][0] < 70
    assert judge(found, {"src/full": 95, "src/half": 40})
    assert not judge(found, {"src/full": 95, "src/half": 70})
    assert "coverage of src/half" in capsys.readouterr().out


def test_coverage_of_runs_with_different_source_folders_adds_up(project: Path) -> None:
    data = [
        run(project, "one", "src/half", "tried()"),
        run(project, "two", "other/half", "untried()"),
    ]
    assert measured(data, project / "pyproject.toml", ["src/half"])["src/half"][0] == 100
