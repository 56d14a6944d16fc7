"""Python and make are enough: `make play` and `make test` with a PATH of nothing but those two and coreutils.

This installs into a copy of the project, from PyPI and npm, so it runs in CI only, or when it is asked to
(RIFTABLE_LONG=1). Packages that only tests need are borrowed from this environment.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.project.test_layers import files_of_the_repository
from tools.skipped import summary

ROOT = Path(__file__).resolve().parents[2]
COREUTILS = """
basename cat chmod cp cut date dirname echo env expr false head id install ln ls mkdir mktemp mv nproc printf
pwd readlink realpath rm rmdir seq sleep sort stat tail tee test touch tr true uname uniq wc
"""
TIMEOUT_S = 1200  # only a bug reaches it
NEEDS_NETWORK = pytest.mark.skipif(
    not (os.environ.get("CI") or os.environ.get("RIFTABLE_LONG")),
    reason="installs the project from the network: in CI, or with RIFTABLE_LONG=1",
)


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, dict[str, str]]]:
    """A copy of the project as git has it, and the environment of a machine without gcc, Node and git."""
    programs = tmp_path_factory.mktemp("bin")
    for name in [*COREUTILS.split(), "make"]:
        found = shutil.which(name)
        assert found, name
        (programs / name).symlink_to(found)
    python = Path(sys.base_prefix, "bin", f"python3.{sys.version_info.minor}")
    (programs / "python3").symlink_to(python)
    project = tmp_path_factory.mktemp("bare") / "riftable"
    for path in files_of_the_repository():
        target = project / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    kept = ("HOME", "LANG", "TMPDIR", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "NODE_EXTRA_CA_CERTS")
    named = ("PIP_", "NPM_CONFIG_", "npm_config_", "HTTP", "http", "NO_PROXY", "no_proxy")
    environ = {key: value for key, value in os.environ.items() if key in kept or key.startswith(named)}
    yield project, {**environ, "PATH": str(programs)}
    shutil.rmtree(project)


def make(project: Path, environ: dict[str, str], *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        ["make", *arguments],
        cwd=project,
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )


@NEEDS_NETWORK
def test_both_commands_on_a_bare_machine(bare: tuple[Path, dict[str, str]]) -> None:
    project, environ = bare
    served = make(project, environ, "play", f"ARGS=--no-browser --port 0 --lang en --data {project / 'data'}")
    said = []
    assert served.stdout is not None
    try:
        for line in served.stdout:
            said.append(line)
            if "The table is open at " in line:
                break
        address = said[-1].rpartition(" ")[2].strip()
        assert address.startswith("http://127.0.0.1:"), "".join(said)
        assert "not built" not in "".join(said), "".join(said)
        with urlopen(address, timeout=60) as page:
            assert 'type="module"' in page.read().decode()
    finally:
        os.killpg(served.pid, signal.SIGINT)
        served.communicate(timeout=60)
    text = "".join(said)
    assert "npm is missing: installing Node from PyPI into .venv" in text, text
    assert text.count("there is no working C compiler") == 1, text

    # What `make setup-all` would download next is a gigabyte; this environment has it.
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(project / ".venv")}))
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    for mark in (".dev", ".all"):
        (project / ".venv" / mark).touch()
    chosen = "-q -n 0 tests/core/test_rng.py tests/browser/test_reader.py"
    tested = make(project, environ, "test", f"ARGS={chosen}")
    output, _ = tested.communicate(timeout=TIMEOUT_S)
    assert tested.returncode == 0, output
    _, _, skipped = output.partition("== skipped ==\n")
    engine, *tests = skipped.splitlines()
    assert engine.startswith("the compiled engine: riftable: there is no working C compiler (")
    assert len(tests) == 1
    assert tests[0].endswith("Chromium is not installed")


def test_what_was_skipped_is_counted_by_reason(tmp_path: Path) -> None:
    assert list(summary(tmp_path)) == []
    (tmp_path / "interpreted").write_text("no browser\nno database\nno browser\n", "utf-8")
    (tmp_path / "compiled").write_text("no browser\n", "utf-8")
    (tmp_path / "engine").write_text("riftable: no compiler\n", "utf-8")
    assert list(summary(tmp_path)) == [
        "the compiled engine: riftable: no compiler",
        "3 tests: no browser",
        "1 test: no database",
    ]
