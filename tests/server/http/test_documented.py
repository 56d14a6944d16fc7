"""The reference of the HTTP API and of the limits is complete and has the figures of the code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from starlette.routing import Mount, Route, WebSocketRoute
from uvicorn import Config

import riftable
from riftable.ai.levels import level_settings
from riftable.cli import hints
from riftable.server.accounts import rate_limits, users
from riftable.server.accounts.invitations import MAX_OPEN_PER_TABLE
from riftable.server.http import client_socket, connections, routes, socket
from riftable.server.http.app import build_app
from riftable.server.http.defaults import DEFAULT_MIN_ANSWER_MS
from riftable.server.match import clock
from riftable.server.match.commands import ABSENCE_BEFORE_REPLACEMENT_MS
from riftable.server.match.play import DEFAULT_BOT
from riftable.server.protocol import bounds, messages, study_models
from riftable.server.protocol.http_models import NewGame
from riftable.server.protocol.parts import ClockSetting
from riftable.server.session import bot_pool, studies
from riftable.server.session.ask_tree import MAX_NODES
from riftable.server.session.replays import MAX_UPLOADED_MOVES
from riftable.server.session.study_game import MAX_VARIATIONS
from riftable.server.session.study_room import MAX_PEOPLE
from riftable.server.session.table_request import MAX_DELAY_TURNS
from riftable.server.session.timers import SALT_TIMEOUT_S

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
        path = route.path.removeprefix("/api/").replace("{name}", "ID").replace("{puzzle}", "ID")
        path = path.replace("{study}", "ID")
        path = re.sub(r"\{(game|lesson|step)\}", lambda found: found[1].upper(), path)
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


def section(heading: str) -> dict[str, str]:
    """Return the rows of the first table below a heading of the limits, by their first cell."""
    table = LIMITS.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return dict(re.findall(r"^\| ([^|]+?) \| (.+) \|$", table, re.MULTILINE))


def test_every_size_is_documented() -> None:
    assert section("Sizes") == {
        "what": "limit",
        "a message or body": f"{messages.MAX_MESSAGE_BYTES // 1024} KiB",
        "a record": f"{messages.MAX_RECORD_BYTES // 1024} KiB, {MAX_UPLOADED_MOVES:,} moves",
        "moves in one command": f"{bounds.MAX_MOVES}",
        "a name": f"{messages.MAX_NAME_CHARS} characters",
        "a password": f"{users.MIN_PASSWORD_CHARS} to {users.MAX_PASSWORD_CHARS} characters",
        "a line of chat": f"{messages.MAX_CHAT_CHARS} characters",
        "decks of an account": f"{messages.MAX_DECKS}",
        "open invitations of a table": f"{MAX_OPEN_PER_TABLE}",
        "sockets of a user": f"{rate_limits.MAX_SOCKETS}",
        "bots of a host, or of all guests of an address, thinking at once": (
            f"{rate_limits.MAX_BOT_TURNS_PER_HOST}"
        ),
        "reviews waiting or running, of a process": f"{rate_limits.MAX_PENDING_REVIEWS}",
        "reviews waiting or running, of an account or of all guests of an address": (
            f"{rate_limits.MAX_PENDING_REVIEWS_OF_USER}"
        ),
        "studies of a user": f"{studies.MAX_STUDIES}",
        "title of a study": f"{study_models.MAX_TITLE_CHARS} characters",
        "variations of a study": f"{MAX_VARIATIONS}",
        "comments of a study": (
            f"{studies.MAX_COMMENTS}, each {study_models.MAX_COMMENT_CHARS:,} characters"
        ),
        "people who opened a study by its link": f"{studies.MAX_READERS}",
        "connections to a study": f"{MAX_PEOPLE}",
        "an ask tree": f"{MAX_NODES} nodes",
        "spectators' delay": f"0 to {MAX_DELAY_TURNS} turns, default {NewGame('', '', []).delay}",
    }


def test_every_limit_of_connections_is_documented() -> None:
    read = f"{connections.READ_PROGRESS_BYTES // 1024} KiB in {connections.READ_TIMEOUT_S:.0f} s"
    assert section("Connections") == {
        "what": "limit",
        "connections of an address": f"{connections.CONNECTIONS_PER_ADDRESS}",
        "connections of a process": "half as many as it may have open files",
        "open files": f"the soft limit is raised to the hard one, {connections.MAX_FILES:,} at most",
        "headers of a request": f"{connections.HEADER_TIMEOUT_S:.0f} s",
        "body of a request": f"{connections.BODY_TIMEOUT_S:.0f} s",
        "idle between two requests": f"{connections.IDLE_TIMEOUT_S} s",
        "reading an answer": read,
        "answers waiting for a slow socket": f"{socket.MAX_BACKLOG_BYTES // 1024**2} MiB",
        "sending one message": f"{client_socket.SEND_TIMEOUT_S:.0f} s",
        "ping of a WebSocket": f"every {Config('', log_config=None).ws_ping_interval:.0f} s",
        "a long poll (`wait`)": f"{routes.MAX_POLL_S} s",
        "an unused session": f"{users.SESSION_IDLE_LIMIT_MS // clock.DAY_MS} days",
    }
    assert connections.limits_for(1000)[0] == 500


def test_every_clock_is_documented() -> None:
    rows = section("Clocks")
    choices = clock.CLOCK_CHOICES
    by_turn = ", ".join(f"{one.seconds} s" for one in choices if one.kind == "move")
    by_game = ", ".join(f"{one.seconds // 60} min + {one.bonus} s" for one in choices if one.kind == "game")
    by_days = ", ".join(f"{one.days}" for one in choices if one.kind == "days")
    assert rows["per turn"] == f"{by_turn} | 5 s to 24 h"
    assert rows["per game"] == f"{by_game} | 5 s to 24 h, bonus up to 10 min"
    assert rows["days per turn"] == f"{by_days} | 1 to {clock.MAX_DAYS}"
    for kind in ("move", "game"):
        for seconds, valid in ((4, False), (5, True), (24 * 3600, True), (24 * 3600 + 1, False)):
            assert clock.is_valid_clock(ClockSetting(kind, seconds=seconds)) is valid
    for bonus, valid in ((600, True), (601, False)):
        assert clock.is_valid_clock(ClockSetting("game", seconds=60, bonus=bonus)) is valid
    credit, in_all = clock.MAX_LATENCY_CREDIT_MS, clock.MAX_GAME_LATENCY_CREDIT_MS // 1000
    assert f"up to {credit} ms a move and {in_all} s a game" in " ".join(LIMITS.split())
    assert f"default `{DEFAULT_BOT}`" in LIMITS
    assert ABSENCE_BEFORE_REPLACEMENT_MS == rate_limits.MINUTE_MS  # "for a minute"


def test_the_times_of_bots_are_documented() -> None:
    rows = section("Times of bots")
    floor = f"{DEFAULT_MIN_ANSWER_MS} ms"
    assert rows["a bot's answer where several people play"].startswith(f"{floor} or a multiple of it")
    hidden = "a pass in Riftbound where several people play and you hold hidden cards"
    assert rows[hidden].startswith(f"at least {floor}")
    levels = ", ".join(f"`{level}`" for level in bot_pool.INTERPRETED_SEARCH_S)
    *most, last = [f"{seconds:g}" for seconds in bot_pool.INTERPRETED_SEARCH_S.values()]
    searched = rows[f"{levels} on the server without a compiled engine"]
    assert searched.startswith(f"{', '.join(most)} and {last} s ")
    assert rows["a hint in the browser"] == f"{bot_pool.HINT_SEARCH_S:g} s of search"
    assert rows["a hint in the terminal"] == f"{hints.BUDGET.iterations} iterations"
    assert rows["waiting for committed salts before a game"] == f"{SALT_TIMEOUT_S:.0f} s"


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
