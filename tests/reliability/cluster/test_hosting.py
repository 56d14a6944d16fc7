"""The documented commands for several workers are executed, line by line."""

from __future__ import annotations

import configparser
import os
import re
import shlex
import socket
import subprocess
import sys
from pathlib import Path

from riftable.cli.main import commands
from tests.reliability.cluster.servers import USER, Servers, program, until
from tests.reliability.cluster.test_migrate import fill_data_folder
from tests.server.http.ports import free_port

HOW_TO = Path(__file__).resolve().parents[3] / "docs" / "how-to"


def blocks(page: str, kind: str) -> list[str]:
    """Return the code blocks of a kind on a page."""
    text = (HOW_TO / page).read_text("utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def listens(port: int) -> bool:
    """Return whether a server listens at this port."""
    with socket.create_connection(("127.0.0.1", port)):
        return True


def test_the_runbook_for_several_workers_works(backends: Servers, tmp_path: Path) -> None:
    fill_data_folder(tmp_path / "data")
    port, redis_port = free_port(), free_port()
    written = "\n".join(blocks("run-several-workers.md", "sh"))
    swaps = {
        "/var/lib/riftable": str(tmp_path / "data"),
        "6379": str(redis_port),
        "8765": str(port),
        "riftable serve": f"riftable serve --jobs 1 --port {port}",
        "--workers 2 &": "--workers 2 > served.txt &",
        # Wait until all workers have started.
        "kill %1": "until grep --quiet http served.txt; do sleep 0.1; done\nkill %1",
    }
    script = written
    for old, new in swaps.items():
        assert old in script, f"the runbook says nothing of {old} any more"
        script = script.replace(old, new)
    postgres = str(Path(str(program("psql"))).parent)
    path = os.pathsep.join([str(Path(sys.executable).parent), postgres, os.environ["PATH"]])
    env = {**os.environ, "PATH": path, "PGHOST": str(backends.folder), "PGUSER": USER, "LC_ALL": "C.UTF-8"}
    env["PGUSER"] = USER
    if USER == "riftable":  # the user of the test servers exists already
        script = script.replace("createuser riftable\n", "createuser another\n", 1)
    redis = subprocess.Popen(
        [str(program("redis-server")), "--port", str(redis_port), "--bind", "127.0.0.1", "--save", ""],
        stdout=subprocess.DEVNULL,
        cwd=tmp_path,
    )
    try:
        until(lambda: listens(redis_port))
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", script],
            cwd=tmp_path,
            env=env,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
    finally:
        redis.terminate()
        redis.wait(60)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("identical") >= 10  # moved, and compared once more
    assert '"tables":[' in done.stdout  # it served
    assert re.search(r"\n +2\n", done.stdout)  # the games of the backup
    assert f"http://127.0.0.1:{port}/" in (tmp_path / "served.txt").read_text("utf-8")


def test_the_service_starts_a_command_that_exists() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(blocks("host-on-the-internet.md", "ini")[0])
    words = shlex.split(unit["Service"]["ExecStart"])
    assert words[0].endswith("/bin/riftable")
    known = {
        name
        for param in commands().commands[words[1]].params
        for name in (*param.opts, *param.secondary_opts)
    }
    assert {word for word in words if word.startswith("--")} <= known
