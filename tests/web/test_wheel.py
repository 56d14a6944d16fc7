"""What people install: a wheel with the built client inside, which serves it on a machine without Node."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path

import pytest

from tests.web.test_process import ROOT, example, running, until_up

STATIC = ROOT / "src" / "riftable" / "web" / "static"

pytestmark = pytest.mark.skipif(
    not (STATIC / "index.html").is_file(), reason="the client is not built: make client"
)


def run(*command: str, **more: str) -> None:
    subprocess.run(command, check=True, capture_output=True, timeout=400, env={**os.environ, **more})


def test_the_wheel_serves_the_client_without_node(tmp_path: Path) -> None:
    source = tmp_path / "source"
    leave_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=leave_out)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, source / name)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    run(
        *pip,
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(tmp_path),
        str(source),
        RIFTABLE_COMPILE="0",
    )
    (wheel,) = tmp_path.glob("*.whl")
    clean = tmp_path / "clean"
    venv.create(clean, with_pip=True)
    python = clean / "bin" / "python"
    run(
        str(python),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--quiet",
        "install",
        str(wheel),
        PYTHONPATH="",
    )
    alone = {"PATH": str(clean / "bin"), "PYTHONPATH": ""}
    assert shutil.which("node", path=alone["PATH"]) is None
    with running(tmp_path / "data", python=str(python), env=alone) as (address, _, said):
        assert not any("not built" in line for line in said)
        bot = example()
        table = bot.Table(address)
        until_up(table)
        with urllib.request.urlopen(address) as answer:
            page = answer.read().decode()
            assert "text/html" in answer.headers["Content-Type"]
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert scripts
        for script in scripts:
            with urllib.request.urlopen(address.rstrip("/") + script) as answer:
                assert "javascript" in answer.headers["Content-Type"]
                assert len(answer.read()) > 1000
        assert table.post("quick", {})["id"]
