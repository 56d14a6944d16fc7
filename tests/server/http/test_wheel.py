"""The wheel lists what it is made of. `make try-wheel` serves the client from it on a bare machine."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.server.http.test_process import ROOT

STATIC = ROOT / "src" / "riftable" / "server" / "http" / "static"

BUILT = (STATIC / "index.html").is_file()
LOCK = ROOT / "requirements" / "serve.lock"
SOURCES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE", "MANIFEST.in")
READ = ("requirements/serve.lock", "client/package-lock.json")


def run(*command: str, **more: str) -> None:
    subprocess.run(command, check=True, capture_output=True, timeout=400, env={**os.environ, **more})


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is installed, built from a copy of the sources."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    leave_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=leave_out)
    for name in (*SOURCES, *READ):
        (source / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    run(
        *pip,
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(folder),
        str(source),
        RIFTABLE_COMPILE="0",
    )
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_lists_what_it_is_made_of(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        (name,) = [name for name in files.namelist() if "/sboms/" in name]
        bill = json.loads(files.read(name))
        assert name in files.read(name.partition("/")[0] + "/RECORD").decode()
    assert re.fullmatch(r"riftable-[^/]+\.dist-info/sboms/riftable\.cdx\.json", name)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["name"] == "riftable"
    listed = {one["purl"] for one in bill["components"]}
    locked = re.findall(r"^([\w.-]+)==([^\s;]+)", LOCK.read_text("utf-8"), re.MULTILINE)
    assert len(locked) > 20
    assert {f"pkg:pypi/{name}@{version}" for name, version in locked} <= listed
    shipped = {url for url in listed if url.startswith("pkg:npm/")}
    assert any(url.startswith("pkg:npm/svelte@") for url in shipped) == BUILT
    assert not any(url.startswith("pkg:npm/vite@") for url in shipped), "a tool is no part of the wheel"
    (root,) = [one for one in bill["dependencies"] if one["ref"].startswith("pkg:pypi/riftable@")]
    assert set(root["dependsOn"]) == listed
