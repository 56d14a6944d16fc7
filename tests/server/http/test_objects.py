"""Every route and every command, sent by an outsider to the table: nothing is revealed or changed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from riftable.server.http.routes import routes
from riftable.server.protocol import messages
from tests.server.http.browser import Browser, duel, server

# What everyone with the link may do: look on, take an open seat, talk.
OPEN = {
    "GET /api/games/{name}",
    "GET /api/games/{name}/events",
    "GET /api/games/{name}/past",
    "GET /api/games/{name}/view",
}
TABLELESS = {
    "GET /api/me",
    "POST /api/me",
    "POST /api/register",
    "POST /api/login",
    "POST /api/logout",
    "GET /api/sessions",
    "POST /api/sessions/end",
    "GET /api/me/data",
    "GET /api/me/history",
    "GET /api/me/results",
    "POST /api/me/listing",
    "GET /api/ratings",
    "GET /api/statistics",
    "POST /api/me/password",
    "POST /api/me/forget",
    "GET /api/catalogue",
    "GET /api/book",
    "GET /api/qr",
    "GET /api/examples",
    "GET /api/decks",
    "POST /api/decks",
    "POST /api/decks/drop",
    "GET /api/decks/pool",
    "POST /api/decks/check",
    "GET /api/lobby",
    "POST /api/quick",
    "POST /api/games",
    "POST /api/replays",
    "POST /api/shuffles",
    "GET /api/puzzles",
    "GET /api/puzzles/mine",
    "GET /api/puzzles/next",
    "GET /api/puzzles/{puzzle}",
    "POST /api/puzzles/{puzzle}/query",
    "POST /api/puzzles/{puzzle}/answer",
    "POST /api/puzzles/{puzzle}/solution",
    # Studies have rights of their own: test_studies.py tries each of these as an outsider.
    "GET /api/studies",
    "GET /api/studies/{study}",
    "POST /api/studies/{study}/open",
    "GET /api/studies/{study}/replay",
    "GET /api/studies/{study}/position",
    "POST /api/studies/{study}/query",
    "POST /api/studies/{study}/try",
    "POST /api/studies/{study}/vary",
    "POST /api/studies/{study}/change",
    "POST /api/studies/{study}/play",
    "POST /api/studies/{study}/delete",
    "GET /api/lessons",
    "POST /api/lessons/mine",
    "POST /api/lessons/{game}/first",
    "GET /api/lessons/{game}/{lesson}/{step}",
    "POST /api/lessons/{game}/{lesson}/{step}/query",
    "POST /api/lessons/{game}/{lesson}/{step}/answer",
    "POST /api/lessons/{game}/{lesson}/{step}/solution",
}
BODIES: dict[str, Any] = {
    "join": {"name": "Lou"},
    "seats": {"seat": 1, "occupant": "bot:level1"},
    "invites": {},
    "invites/end": {"id": "x"},
    "fork": {"at": 0, "seat": 0},
}
COMMANDS: dict[str, dict[str, Any]] = {
    "move": {"moves": [1]},
    "consent": {"yes": True},
    "look": {"moves": []},
    "why": {"moves": []},
    "read": {"text": "play"},
    "chat": {"text": "hello"},
    "watch": {},
    "speak": {"lang": "fr"},
    "habit": {"habits": {}},
    "heard": {"now": 1},
    "salt": {"salt": "00" * 16},
}
EVERYONE = {"chat", "ping", "heard", "watch", "speak"}  # to talk, and for sockets only


def all_routes() -> list[tuple[str, str]]:
    """Return the method and path of each route."""
    found = []
    for route in routes():
        for method in sorted((route.methods or set()) - {"HEAD"}):
            if "{rest" not in route.path:
                found.append((method, route.path))
    return found


def ask(browser: Browser, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = browser.client.request(
        method, path, content=json.dumps({} if body is None else body), headers={"X-Riftable": "1"}
    )
    return answer.status_code, answer.text


def fields(kind: Any, seat: int) -> dict[str, Any]:
    """Return a command of a kind for a seat."""
    tag = kind.__struct_config__.tag
    known = {"id": f"x{seat}", "v": 1, "seat": seat, "n": 1}
    wanted = {field.name for field in msgspec.structs.fields(kind)}
    return {
        "t": tag,
        **{key: value for key, value in known.items() if key in wanted},
        **COMMANDS.get(tag, {}),
    }


def test_no_route_is_forgotten() -> None:
    tables = {f"{method} {path}" for method, path in all_routes() if "{name}" in path}
    assert {f"{method} {path}" for method, path in all_routes()} - tables == TABLELESS
    assert tables >= OPEN


def whole(browser: Browser, name: str) -> list[Any]:
    """Return everything that the two players can see of their table."""
    messages = [browser.get(f"games/{name}/events?seat={seat}")["messages"] for seat in (0,)]
    clean = json.dumps(messages)
    return [re.sub(r'"(now|away|touched|watching|here)": ?\w+', "", clean)]


@pytest.mark.parametrize("invited", [False, True])
def test_an_outsider_gets_nothing_from_any_route(tmp_path: Path, invited: bool) -> None:
    with server(tmp_path) as browser:
        ada, noam, lou = browser(), browser(), browser()
        if invited:
            request = {
                "game": "riftforce",
                "mode": "duel",
                "seats": ["me", "open"],
                "invited": True,
                "name": "Ada",
            }
            table_id = ada.post("games", request)["id"]
            secret = ada.post(f"games/{table_id}/invites", {})["link"].partition("=")[2]
            noam.post(f"games/{table_id}/join", {"name": "Noam", "invite": secret})
        else:
            table_id = duel(ada, noam)
        lou.post("me", {"name": "Lou"})
        hand = json.dumps(ada.update(table_id, 0)["view"]["hand"])
        before = whole(ada, table_id)
        for outsider in (lou, browser()):  # another user, and an anonymous client
            for method, path in all_routes():
                if "{name}" not in path or path.endswith("/command"):
                    continue
                part = path.partition("{name}/")[2]
                status, text = ask(outsider, method, path.replace("{name}", table_id), BODIES.get(part))
                allowed = f"{method} {path}" in OPEN and not invited
                assert (status == 200) == allowed, (method, path, text)
                assert status < 500
                assert hand not in text
                if not allowed:
                    assert set(json.loads(text)) == {"t", "key", "text", "id", "n", "v"}
            for query in ("events?seat=0", "events?seat=1", "past?seat=0", "past?seat=1&at=3", "view?seat=1"):
                status, text = ask(outsider, "GET", f"/api/games/{table_id}/{query}")
                assert status == (404 if invited else 403), (query, text)
        assert whole(ada, table_id) == before


@pytest.mark.parametrize("over", [False, True])
def test_an_outsider_can_send_no_command(tmp_path: Path, over: bool) -> None:
    with server(tmp_path) as browser:
        ada, noam, lou = browser(), browser(), browser()
        table_id = duel(ada, noam)
        lou.post("me", {"name": "Lou"})
        if over:
            noam.post(f"games/{table_id}/command", {"t": "resign", "id": "r", "seat": 1})
        before = whole(ada, table_id)
        for kind in get_args(messages.Commands):
            tag = str(kind.__struct_config__.tag)
            if tag in EVERYONE:
                continue
            for outsider in (lou, browser()):
                for seat in (0, 1):
                    status, text = ask(outsider, "POST", f"/api/games/{table_id}/command", fields(kind, seat))
                    assert (status, json.loads(text)["key"]) == (403, "foreign_seat"), tag
            for mine, other in ((ada, 1), (noam, 0)):  # nor a player for another one
                if tag != "replace":
                    status, text = ask(mine, "POST", f"/api/games/{table_id}/command", fields(kind, other))
                    assert (status, json.loads(text)["key"]) == (403, "foreign_seat"), tag
        assert whole(ada, table_id) == before
        with lou.socket(table_id) as ws:
            for kind in get_args(messages.Commands):
                if "seat" in {field.name for field in msgspec.structs.fields(kind)}:
                    ws.send_text(json.dumps(fields(kind, 0)))
                    while json.loads(ws.receive_text()).get("key") != "foreign_seat":
                        pass
        assert whole(ada, table_id) == before


def test_every_command_is_walked() -> None:
    for kind in get_args(messages.Commands):
        msgspec.json.decode(msgspec.json.encode(fields(kind, 0)), type=messages.Commands)
