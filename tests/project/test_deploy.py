"""The files of deploy/: metrics exist, commands parse, and what the image runs answers its health check."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from riftable.cli.main import commands
from riftable.server.http.metrics import METRICS
from tests.server.http.ports import free_port

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
METRIC = re.compile(r"\briftable_\w+")
CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8")
COMPOSE = (DEPLOY / "compose.yml").read_text("utf-8")


def exposed() -> set[str]:
    """The names of all time series that a server exposes."""
    found = set()
    for family in METRICS.registry.collect():
        endings = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}.get(family.type, [""])
        found |= {family.name + ending for ending in endings}
    return found


def instructions(name: str) -> list[list[str]]:
    """Return the words of each instruction of the Containerfile with this name that is written as a list."""
    found = re.findall(rf"^ *{name} (\[.*\])$", CONTAINERFILE, re.MULTILINE)
    return [json.loads(words) for words in found]


HEALTH_CHECK, SERVE = instructions("CMD")


def test_alerts_and_dashboard_use_metrics_that_exist() -> None:
    assert "riftable_commands_total" in exposed()
    for name in ("alerts.yml", "grafana-dashboard.json"):
        used = set(METRIC.findall((DEPLOY / name).read_text("utf-8")))
        assert len(used) >= 4
        assert used <= exposed(), name
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
    shown = METRIC.findall(json.dumps([panel["targets"] for panel in dashboard["panels"]]))
    names = {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in exposed()}
    assert {re.sub(r"_(total|bucket)$", "", name) for name in shown} == names


def test_commands_of_image_and_compose_file_parse() -> None:
    assert instructions("ENTRYPOINT") == [["riftable"]]
    listed = COMPOSE.partition("command:\n")[2].partition("environment:")[0]
    service = re.findall(r"^      - (\S+)", listed, re.MULTILINE)
    assert "--workers=2" in service
    for name, *words in (SERVE, service):
        plain = [re.sub(r"\$\{SITE.*", "table.example.org", word) for word in words]
        commands().commands[name].make_context(name, plain, obj=None)


def test_the_image_runs_without_rights() -> None:
    assert re.search(r"^USER [1-9]\d*$", CONTAINERFILE, re.MULTILINE)
    assert CONTAINERFILE.count("VOLUME ") == 1
    table = COMPOSE.partition("  proxy:\n")[0]
    for line in ("read_only: true", "cap_drop: [ALL]", '"no-new-privileges:true"'):
        assert line in table


@pytest.mark.parametrize("origin", [[], ["--origin", "https://table.example.org"]], ids=["plain", "tls"])
def test_what_the_image_runs_answers_its_health_check(origin: list[str], tmp_path: Path) -> None:
    port = free_port()
    swaps = {"0.0.0.0": "127.0.0.1", "/data": str(tmp_path)}
    words = [swaps.get(word, word) for word in SERVE]
    check = [word.replace("8765", str(port)) for word in HEALTH_CHECK]
    assert check[0] == "python"
    server = subprocess.Popen(
        [sys.executable, "-m", "riftable", *words, "--port", str(port), *origin], stdout=subprocess.DEVNULL
    )
    try:
        until = time.monotonic() + 120
        while True:
            done = subprocess.run([sys.executable, *check[1:]], capture_output=True, check=False, timeout=60)
            if done.returncode == 0:
                break
            assert server.poll() is None
            assert time.monotonic() < until, done.stderr
            time.sleep(0.2)
    finally:
        server.terminate()
        server.wait(60)


def test_the_configuration_of_the_proxy_is_valid(tmp_path: Path) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("caddy is not installed")
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    environ = {"SITE": "table.example.org", "HOME": str(tmp_path)}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
