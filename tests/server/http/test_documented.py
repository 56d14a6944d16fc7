"""The reference of the HTTP API and of the limits is complete and has the figures of the code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from starlette.routing import Mount, Route, WebSocketRoute

import riftable
from riftable.ai.levels import level_settings
from riftable.server.accounts import rate_limits
from riftable.server.http.app import build_app
from riftable.server.protocol import messages

ROOT = Path(__file__).parents[3]
REFERENCE = ROOT / "docs" / "reference"
API = (REFERENCE / "http-api.md").read_text(encoding="utf-8")
LIMITS = (REFERENCE / "limits.md").read_text(encoding="utf-8")
SPANS = {
    rate_limits.SECOND_MS: "a second",
    rate_limits.MINUTE_MS: "a minute",
    15 * rate_limits.MINUTE_MS: "in 15 minutes",
}
SPANS[rate_limits.HOUR_MS] = "an hour"


def test_every_route_is_documented(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    wanted = set()
    for route in build_app(lambda: None, static=tmp_path).routes:  # type: ignore[arg-type,return-value]  # never starts
        if isinstance(route, Mount):
            continue
        assert isinstance(route, Route | WebSocketRoute)
        if not route.path.startswith("/api/") or "rest:path" in route.path:
            continue
        path = route.path.removeprefix("/api/").replace("{name}", "ID")
        methods = ["WS"] if isinstance(route, WebSocketRoute) else sorted((route.methods or set()) - {"HEAD"})
        wanted |= {f"{method} {path}" for method in methods}
    documented = {re.sub(r"\?.*", "", route) for route in re.findall(r"`((?:GET|POST|WS) [^`/][^`]*)`", API)}
    assert wanted == documented


def test_every_command_is_documented() -> None:
    tags = {command.__struct_config__.tag for command in get_args(messages.Commands)}
    rows = set(re.findall(r'^\| `(?:\{"t": ")?(\w+)', API, re.MULTILINE))
    only_sockets = {"watch", "speak", "heard"}
    assert tags - only_sockets <= rows
    assert all(f"`{tag}`" in API for tag in only_sockets)


def test_every_status_is_documented() -> None:
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "src" / "riftable").rglob("*.py"))
    used = set(re.findall(r"RequestRefused\([^()]*?, (\d{3})\b", sources)) | {"409"}  # that is the default
    assert {"400", "403", "404", "413", "421", "429", "500", "503"} <= used
    assert used <= set(re.findall(r"^\| (\d{3}) \|", API, re.MULTILINE))


def test_every_rate_is_documented() -> None:
    rates = {name: rate for name, rate in vars(rate_limits).items() if isinstance(rate, rate_limits.Rate)}
    assert len(rates) >= 12
    rows = set(re.findall(r"^\| [^|]+ \| (\d+ \| \d+ [\w ]+?) \|", LIMITS, re.MULTILINE))
    for name, rate in rates.items():
        assert f"{rate.burst} | {rate.refill} {SPANS[rate.every_ms]}" in rows, name


def test_the_levels_have_the_documented_parameters() -> None:
    page = (REFERENCE / "bots.md").read_text(encoding="utf-8")
    games = {
        "Riftforce, duel": riftable.rules("riftforce", "duel"),
        "Riftforce, other modes": riftable.rules("riftforce", "team4"),
        "Riffifi": riftable.rules("riffifi"),
        "Riftbound": riftable.rules("riftbound"),
    }
    for title, rules in games.items():
        found = level_settings(rules)
        overlooked = ", ".join(f"{100 - learner.notice_percent} %" for learner in found.weakened)
        iterations = ", ".join(f"{n:,}" for n in found.iterations)
        assert f"| {title} | {overlooked} | {iterations} |" in page
