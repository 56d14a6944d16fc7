"""The documented service runs behind the documented proxies, from the blocks of host-on-the-internet.md."""

from __future__ import annotations

import configparser
import contextlib
import http.client
import json
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from riftable.server.accounts.rate_limits import FAILURES
from riftable.server.http.app import STATIC
from tests.server.http.ports import free_port
from tests.server.http.test_process import ROOT, running

NAME = "table.example.org"
SITE = f"https://{NAME}"
SBIN = f"{os.environ['PATH']}{os.pathsep}/usr/sbin"  # where Debian keeps nginx
MISSING = [name for name in ("caddy", "nginx", "openssl") if shutil.which(name, path=SBIN) is None]
HERE, NEIGHBOUR = "127.0.0.9", "127.0.0.8"  # addresses of visitors; proxies reach the server from 127.0.0.1
TIMEOUT_S = 60.0

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")


def block(kind: str) -> str:
    """Return the only code block of a kind in the section about the service."""
    page = (ROOT / "docs" / "how-to" / "host-on-the-internet.md").read_text("utf-8")
    found = re.search(r"^## Run it as a service$(.*?)^## ", page, re.MULTILINE | re.DOTALL)
    assert found
    (text,) = re.findall(rf"^```{kind}\n(.*?)^```$", found[1], re.MULTILINE | re.DOTALL)
    return str(text)


def swap(text: str, **swaps: str) -> str:
    """Return the text with other values; each old one must occur."""
    for old, new in swaps.items():
        assert old in text, f"the page says nothing of {old} any more"
        text = text.replace(old, new)
    return text


def flags() -> list[str]:
    """Return the options of the documented service that `running` does not set."""
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.read_string(block("ini"))
    words = shlex.split(unit["Service"]["ExecStart"])
    assert words[1:5] == ["serve", "--no-browser", "--data", "/var/lib/riftable"]
    return words[5:]


@contextlib.contextmanager
def process(command: list[str], folder: Path, port: int) -> Iterator[None]:
    """Run a proxy; yield once it listens."""
    log = folder / "said"
    env = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with log.open("wb") as said:
        running = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT, env=env, cwd=folder)
    try:
        until(lambda: listens(port), running, log)
        yield
    finally:
        running.terminate()
        running.wait(TIMEOUT_S)


def until(true: Callable[[], bool], running: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + TIMEOUT_S
    while not true():
        assert running.poll() is None, log.read_text("utf-8")
        assert time.monotonic() < end, log.read_text("utf-8")
        time.sleep(0.05)


def listens(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT_S):
        return True
    return False


@contextlib.contextmanager
def caddy(folder: Path, port: int, upstream: int) -> Iterator[Path]:
    """Run Caddy with the documented file, its own certificate and other ports; yield the root certificate."""
    ports = f"http_port {free_port()}\n https_port {port}\n default_bind 127.0.0.1"
    site = swap(block("caddyfile"), **{"8765": str(upstream), f"{NAME} {{": f"{NAME} {{\n tls internal"})
    config = folder / "Caddyfile"
    config.write_text(f"{{\n admin off\n skip_install_trust\n {ports}\n}}\n{site}", encoding="utf-8")
    command = ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]
    with process(command, folder, port):
        yield folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


@contextlib.contextmanager
def nginx(folder: Path, port: int, upstream: int) -> Iterator[Path]:
    """Run nginx with the documented file and other ports; yield the root certificate."""
    live = folder / "live" / NAME
    live.mkdir(parents=True)
    wanted = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2", "-nodes"]
    pair = ["-keyout", str(live / "privkey.pem"), "-out", str(live / "fullchain.pem")]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", *wanted, *pair],
        check=True,
        capture_output=True,
        timeout=TIMEOUT_S,
    )
    site = swap(
        block("nginx"),
        **{"8765": str(upstream), "listen 443": f"listen 127.0.0.1:{port}", "/etc/letsencrypt": str(folder)},
    )
    (folder / "riftable.conf").write_text(site, encoding="utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    whole = f"events {{}}\nhttp {{\naccess_log off;\n{temporary}include {folder}/riftable.conf;\n}}\n"
    whole = f"pid {folder}/pid;\nerror_log stderr;\ndaemon off;\n{whole}"
    if os.getuid() == 0:
        whole = f"user root;\n{whole}"
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    program = str(shutil.which("nginx", path=SBIN))
    with process([program, "-p", str(folder), "-c", str(folder / "nginx.conf")], folder, port):
        yield live / "fullchain.pem"


class Answer(NamedTuple):
    """A response."""

    status: int
    head: http.client.HTTPMessage
    body: bytes


class TlsClient:
    """An HTTPS client at one address that trusts one certificate."""

    def __init__(self, port: int, root: Path, address: str = HERE) -> None:
        self.port = port
        self.address = address
        self.tls = ssl.create_default_context(cafile=str(root))
        self.cookie = ""

    def line(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), TIMEOUT_S, (self.address, 0))

    def ask(self, path: str, body: Any = None, **head: str) -> Answer:
        asked = http.client.HTTPConnection(NAME)
        asked.sock = self.tls.wrap_socket(self.line(), server_hostname=NAME)
        with contextlib.closing(asked):
            head = {"Host": NAME, "Cookie": self.cookie, "X-Riftable": "1", "Origin": SITE, **head}
            data = None if body is None else json.dumps(body)
            asked.request("GET" if body is None else "POST", path, data, head)
            answer = asked.getresponse()
            cookie = answer.getheader("Set-Cookie")
            if cookie:
                self.cookie = cookie.split(";")[0]
            return Answer(answer.status, answer.headers, answer.read())


def first_client(port: int, root: Path) -> TlsClient:
    """Return a client, once the proxy has a certificate: Caddy makes it a moment after it listens."""
    end = time.monotonic() + TIMEOUT_S
    while True:
        try:
            client = TlsClient(port, root)
            client.tls.wrap_socket(client.line(), server_hostname=NAME).close()
        except OSError:  # no root yet, or no certificate
            assert time.monotonic() < end, "there is no certificate"
            time.sleep(0.05)
        else:
            return client


@pytest.mark.parametrize("proxy", [caddy, nginx])
def test_the_documented_service_works_behind(
    proxy: Callable[[Path, int, int], contextlib.AbstractContextManager[Path]], tmp_path: Path
) -> None:
    folder, port = tmp_path / "proxy", free_port()
    folder.mkdir()
    with (
        running(tmp_path / "data", *flags()) as (address, _, _),
        proxy(folder, port, int(address.rstrip("/").rpartition(":")[2])) as root,
    ):
        client = first_client(port, root)
        page = client.ask("/")
        assert page.status == (200 if (STATIC / "index.html").is_file() else 503)
        assert "max-age" in page.head["Strict-Transport-Security"]

        me = client.ask("/api/me")
        assert me.status == 200, me.body
        opened = client.ask("/api/quick", {})
        assert opened.status == 200, opened.body
        game = json.loads(opened.body)
        assert client.cookie.startswith("__Host-riftable=")
        assert client.ask("/api/quick", {}, Origin="https://evil.example").status == 403

        url = f"wss://{NAME}/api/games/{game['id']}/socket?seat={game['seat']}&after=0&lang=en"
        head = {"Cookie": client.cookie}
        with connect(
            url,
            sock=client.line(),
            ssl=client.tls,
            origin=Origin(SITE),
            additional_headers=head,
            proxy=None,
        ) as line:
            while json.loads(line.recv(TIMEOUT_S))["t"] != "update":
                pass

        # Wrong passwords count for the client's own address, whatever a header of theirs says.
        guess = {"name": "Ada", "password": "not this one"}
        tries = [client.ask("/api/login", guess, **{"X-Forwarded-For": f"203.0.113.{n}"}) for n in range(9)]
        assert [one.status for one in tries].count(429) == 9 - FAILURES.burst
        assert tries[-1].status == 429
        assert TlsClient(port, root, NEIGHBOUR).ask("/api/login", guess).status not in {200, 429}

        upstream = http.client.HTTPConnection(address.split("/")[2])
        for host in (NAME, "evil.example"):
            with contextlib.closing(upstream):
                upstream.request("GET", "/api/me", headers={"Host": host})
                assert upstream.getresponse().status == (200 if host == NAME else 421)
