"""Hosts, origins, cookies and security headers."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from riftable.server.http.app import STATIC, make_app
from riftable.server.http.security import InvalidOrigin, SiteConfig, parse_origin, site_config
from tests.server.helpers import InProcessBots
from tests.server.http.browser import HERE, Browser, server

SITE = "https://cards.example"
ROOT = Path(__file__).resolve().parents[3]


def at(
    folder: Path, site: SiteConfig, base: str, client: tuple[str, int] = ("203.0.113.7", 5000)
) -> TestClient:
    """Run a server; yield a browser that uses this address."""
    app = make_app(folder, bot_pool=InProcessBots(), static=folder / "static", site=site)
    return TestClient(app, base_url=base, client=client)


def test_over_tls_the_cookie_is_for_this_host_alone(tmp_path: Path) -> None:
    with at(tmp_path, site_config([SITE]), SITE) as client:
        answer = Browser(client).client.post("/api/quick", content="{}", headers={"X-Riftable": "1"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-riftable=")
        assert {"HttpOnly", "Secure", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
        assert "Domain" not in cookie
        assert answer.headers["strict-transport-security"].startswith("max-age=31536000")


def test_behind_a_proxy_with_tls_the_cookie_is_secure_though_the_last_step_is_plain(tmp_path: Path) -> None:
    with at(tmp_path, site_config([SITE]), "http://cards.example") as client:
        answer = client.post("/api/quick", content="{}", headers={"X-Riftable": "1", "Origin": SITE})
        assert answer.headers["set-cookie"].startswith("__Host-riftable=")
        assert "; Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers


def test_on_a_plain_network_the_cookie_says_so_by_its_name(tmp_path: Path) -> None:
    with at(tmp_path, SiteConfig(), "http://192.0.2.9:8765") as client:
        answer = client.post("/api/quick", content="{}", headers={"X-Riftable": "1"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("riftable=")
        assert "Secure" not in cookie
        assert "HttpOnly" in cookie
        assert "strict-transport-security" not in answer.headers


@pytest.mark.parametrize(
    ("site", "host", "status"),
    [
        (SiteConfig(), "localhost:8765", 200),
        (SiteConfig(), "127.0.0.1:8765", 200),
        (SiteConfig(), "[::1]:8765", 200),
        (SiteConfig(), "192.168.1.20:8765", 200),
        (SiteConfig(), "table.localhost", 200),
        (SiteConfig(), "evil.example", 421),  # a name that was made to lead here
        (SiteConfig(), "", 421),
        (site_config([SITE]), "cards.example", 200),
        (site_config([SITE]), "127.0.0.1:8765", 200),
        (site_config([SITE]), "192.168.1.20:8765", 421),
        (site_config([SITE]), "evil.example", 421),
    ],
)
def test_a_name_that_is_not_ours_leads_nowhere(
    tmp_path: Path, site: SiteConfig, host: str, status: int
) -> None:
    with at(tmp_path, site, "http://localhost") as client:
        assert client.get("/api/me", headers={"Host": host}).status_code == status
        assert client.post(
            "/api/quick", content="{}", headers={"Host": host, "X-Riftable": "1"}
        ).status_code in (
            status,
            200,
        )


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (HERE, 200),
        ("http://TESTSERVER", 200),
        ("https://testserver", 403),
        ("http://testserver.evil.example", 403),
        ("http://evil.example", 403),
        ("null", 403),
        ("", 403),
    ],
)
def test_only_our_own_page_may_change_something(tmp_path: Path, origin: str, status: int) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        table_id = ada.post("quick")["id"]
        response = ada.client.post(
            f"/api/games/{table_id}/command",
            content='{"t":"chat","id":"x","text":"hi"}',
            headers={"X-Riftable": "1", "Origin": origin},
        )
        assert response.status_code == status
        with ada.socket(table_id, "", Origin=origin) as ws:
            assert ("refused" in ws.receive_text()) == (status == 403)


def test_without_the_header_nothing_changes(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        for path in (
            "quick",
            "games",
            "me",
            "register",
            "login",
            "logout",
            "replays",
            "me/forget",
            "sessions/end",
        ):
            assert ada.client.post(f"/api/{path}", content="{}").json()["key"] == "header"


def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "assets" / "index-1.js").write_text("1")
    (static / "index.html").write_text("<!doctype html>")
    with server(tmp_path, static) as browser:
        ada = browser()
        for path in ("/", "/g/none", "/api/me", "/api/nothing", "/assets/index-1.js", "/assets/none.js"):
            headers = ada.client.get(path).headers
            policy = dict(
                part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
            )
            assert policy["default-src"] == "'self'"
            assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
            assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert "server" not in headers
        assert ada.client.get("/api/me").headers["cache-control"] == "no-store"


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the client is not built: make client")
def test_the_page_has_no_inline_script_or_style() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=", page)
    assert all("src=" in script for script in re.findall(r"<script[^>]*>", page))


def test_text_of_users_is_never_markup() -> None:
    ours = {"strata", "rift", "range", "markup"}  # pictures, made of numbers
    for path in sorted((ROOT / "client" / "src").rglob("*.svelte")):
        text = path.read_text("utf-8")
        assert set(re.findall(r"\{@html (\w+)", text)) <= ours, path.name
        assert set(re.findall(r"\bmarkup=\{(\w+)", text)) <= {"land", "picture"}, path.name
        assert "{markup}" not in text or path.name == "GeneratedPicture.svelte"
        assert not re.search(r"innerHTML|outerHTML|insertAdjacent|document\.write", text), path.name
        assert not re.search(r'\sstyle="[^"{]*"', text), f"{path.name}: the policy forbids inline style"
    for path in sorted((ROOT / "client" / "src").rglob("*.ts")):
        text = path.read_text("utf-8").replace('insertAdjacentHTML("afterbegin", sheet)', "")  # our own signs
        assert not re.search(
            r'innerHTML|outerHTML|insertAdjacent|createElement."style"|document\.write|eval\(|\sstyle=[\\"]',
            text,
        ), path


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://cards.example", SITE),
        ("https://Cards.Example/", SITE),
        ("https://cards.example:443", SITE),
        ("http://192.168.1.20:8765", "http://192.168.1.20:8765"),
        ("http://[::1]:8765", "http://[::1]:8765"),
    ],
)
def test_origins_are_written_as_browsers_write_them(text: str, origin: str) -> None:
    assert parse_origin(text) == origin


@pytest.mark.parametrize(
    "text", ["", "cards.example", "ftp://x", "https://", "https://x/y", "https://x:y", "https://u@x"]
)
def test_an_invalid_origin_is_refused(text: str) -> None:
    with pytest.raises(InvalidOrigin):
        site_config([text])


def test_forwarded_headers_of_unknown_proxies_are_ignored(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The settings of uvicorn, which by default trusts forwarded headers from this machine."""
    import uvicorn

    from riftable.server.http import run as serve

    configs: list[uvicorn.Config] = []

    def run(self: uvicorn.Server, sockets: list[socket.socket]) -> None:
        configs.append(self.config)
        sockets[0].close()

    monkeypatch.setattr(uvicorn.Server, "run", run)
    monkeypatch.setattr("riftable.server.http.request_log.set_up_log", lambda **_: None)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    place = serve.ServerLocation("127.0.0.1", 0, tmp_path)
    serve.serve(place, ready=lambda _: None, show=False)
    serve.serve(place, ready=lambda _: None, show=False, site=site_config([SITE], ["192.0.2.1"]))
    assert not configs[0].proxy_headers
    assert configs[0].forwarded_allow_ips == []
    assert configs[1].proxy_headers
    assert configs[1].forwarded_allow_ips == ["192.0.2.1"]
