"""What deploy/compose.yml runs, without containers: two workers, PostgreSQL, Redis and Caddy with TLS.

Commands, environment and Caddyfile are read from the files; only addresses, ports and folders are others.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_together import both_saw_the_same, play_with_a_friend, say_good_luck
from tests.project.test_deploy import COMPOSE, DEPLOY, HEALTH_CHECK
from tests.reliability.cluster.servers import MISSING, Servers, database_of, servers
from tests.server.http.ports import free_port
from tests.server.http.test_proxies import process

START_TIMEOUT_S = 120.0  # only a bug reaches it
COMMAND, ENVIRONMENT = COMPOSE.partition("command:\n")[2].partition("environment:\n")[::2]  # of the workers
NEEDED = [*MISSING, *([] if shutil.which("caddy") else ["caddy"])]

pytestmark = pytest.mark.skipif(bool(NEEDED), reason=f"not installed: {', '.join(NEEDED)}")


def in_compose(text: str, **swaps: str) -> str:
    """Return a text of the compose file with other values; each old one must occur."""
    for old, new in swaps.items():
        assert old in text, f"the compose file says nothing of {old} any more"
        text = text.replace(old, new)
    return text


def command(site: str, port: int, metrics: int, data: Path) -> list[str]:
    """Return the command of the service `table`, for this machine."""
    words = re.findall(r"^      - (.+)$", COMMAND, re.MULTILINE)
    text = re.sub(r"\$\{SITE[^}]*\}", site, "\n".join(words))
    (inside,) = re.findall(r"ipv4_address: (\S+)", COMPOSE)
    swaps = {
        "--host=0.0.0.0": f"--host=127.0.0.1\n--port={port}",
        "--data=/data": f"--data={data}",
        f"--proxy={inside}": "--proxy=127.0.0.1",
        "--metrics=0.0.0.0:9464": f"--metrics=127.0.0.1:{metrics}",
    }
    return in_compose(text, **swaps).splitlines()


def environment(backends: Servers) -> dict[str, str]:
    """Return the environment of the service `table`, with the addresses of these servers."""
    assert re.search(
        r"^ +RIFTABLE_STORE: postgresql://riftable:\S.*@postgres/riftable$", ENVIRONMENT, re.MULTILINE
    )
    assert re.search(r"^ +RIFTABLE_BUS: redis://redis:6379/0$", ENVIRONMENT, re.MULTILINE)
    return {**os.environ, "RIFTABLE_STORE": backends.database(), "RIFTABLE_BUS": backends.bus()}


@contextlib.contextmanager
def table(words: list[str], environ: dict[str, str], port: int) -> Iterator[None]:
    """Run the service `table`; yield once its health check passes."""
    server = subprocess.Popen(
        [sys.executable, "-m", "riftable", *words, "--jobs=1"], env=environ, stdout=subprocess.DEVNULL
    )
    check = [sys.executable, *(word.replace("8765", str(port)) for word in HEALTH_CHECK[1:])]
    try:
        end = time.monotonic() + START_TIMEOUT_S
        while subprocess.run(check, capture_output=True, check=False, timeout=60).returncode:
            assert server.poll() is None
            assert time.monotonic() < end, "the server is not healthy"
            time.sleep(0.2)
        yield
    finally:
        server.terminate()
        server.wait(START_TIMEOUT_S)


@contextlib.contextmanager
def proxy(folder: Path, site: str, upstream: int) -> Iterator[None]:
    """Run Caddy with deploy/Caddyfile. For localhost it signs its own certificate, without asking anyone."""
    written = in_compose((DEPLOY / "Caddyfile").read_text("utf-8"), **{"table:8765": f"127.0.0.1:{upstream}"})
    config = folder / "Caddyfile"
    quiet = (
        "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}\n"
    )
    config.write_text(quiet + written.replace("{$SITE}", site), "utf-8")
    run = ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]
    with process(run, folder, int(site.rpartition(":")[2])):
        yield


def workers_that_hold_tables(backends: Servers, store: str) -> int:
    """Return how many workers have tables."""
    return int(backends.psql("SELECT COUNT(DISTINCT worker) FROM holders", database_of(store)))


def test_what_the_compose_file_runs_passes_the_smoke_test(visit: Visit, tmp_path: Path) -> None:
    site, port, metrics = f"localhost:{free_port()}", free_port(), free_port()
    folder = tmp_path / "proxy"
    folder.mkdir()
    words = command(site, port, metrics, tmp_path / "data")
    with servers() as backends:
        environ = environment(backends)
        with table(words, environ, port), proxy(folder, site, port):
            url = f"https://{site}"
            ada, noam = play_with_a_friend(visit, url)
            both_saw_the_same(ada, noam)
            say_good_luck(ada, noam)
            with urlopen(f"http://127.0.0.1:{metrics}/metrics", timeout=60) as answer:
                assert b"riftable_commands_total" in answer.read()
            assert workers_that_hold_tables(backends, environ["RIFTABLE_STORE"]) >= 1
