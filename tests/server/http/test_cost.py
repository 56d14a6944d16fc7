"""The cost of requests: what is the same for all clients is built once, and costly requests are limited."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Mount, Route, WebSocketRoute

import riftable
from bench import routes as bench
from riftable.core.game import Game
from riftable.games.riftbound.decks import library as table_decks
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.language.fluent import LANGUAGES
from riftable.server.accounts import rate_limits
from riftable.server.http.app import build_app
from riftable.server.http.prepared_responses import Prepared, PreparedResponses, prepare
from riftable.server.session import replays, table_info
from riftable.server.session.custom_bots import CUSTOM_BOTS, CustomBot
from riftable.server.session.replays import record_text
from tests.server.helpers import ManualClock
from tests.server.http.browser import next_message, server

ROOT = Path(__file__).parents[3]
PLAIN = {"Accept-Encoding": "identity"}


# Built once.


def counted(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[Any]:
    """Return a list that records the calls of a function, which works as before."""
    calls: list[Any] = []
    real = getattr(module, name)

    def watched(*args: Any, **more: Any) -> Any:
        calls.append(args)
        return real(*args, **more)

    monkeypatch.setattr(module, name, watched)
    return calls


def test_the_catalogue_is_built_once_in_each_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = counted(monkeypatch, table_info, "catalogue")
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        for _ in range(5):
            for lang in LANGUAGES:
                for one in (ada, noam):
                    assert one.get(f"catalogue?lang={lang}")["games"]
        assert sorted(built) == [(lang,) for lang in sorted(LANGUAGES)]


@pytest.mark.parametrize(
    ("path", "module", "name"),
    [("book?game=riftbound", table_info, "book"), ("decks/pool", table_decks, "pool")],
)
def test_the_book_and_the_pool_are_built_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, module: Any, name: str
) -> None:
    built = counted(monkeypatch, module, name)
    with server(tmp_path) as browser:
        ada = browser()
        assert ada.get(path) == ada.get(path)
        assert len(built) == 1


def test_a_custom_bot_is_in_the_catalogue_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        before = ada.client.get("/api/catalogue")
        monkeypatch.setitem(
            CUSTOM_BOTS, "Clever", CustomBot("Clever", "x", frozenset((("riftforce", "duel"),)))
        )
        after = ada.client.get("/api/catalogue", headers={"If-None-Match": before.headers["etag"]})
        assert after.status_code == 200
        assert "Clever" in [bot["bot"] for bot in after.json()["bots"]]


@pytest.mark.parametrize(
    "path", ["/api/catalogue", "/api/book?game=riffifi", "/api/examples?game=riffifi", "/api/decks/pool"]
)
def test_a_browser_that_has_it_gets_304(tmp_path: Path, path: str) -> None:
    with server(tmp_path) as browser:
        client = browser().client
        packed, plain = client.get(path), client.get(path, headers=PLAIN)
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content  # the client unpacks
        assert packed.headers["etag"] != plain.headers["etag"]  # strong: other bytes, another name
        for response, more in ((packed, {}), (plain, PLAIN)):
            tag = response.headers["etag"]
            assert tag[0] == tag[-1] == '"'
            assert response.headers["cache-control"] == "private, no-cache"
            assert {"Accept-Language", "Cookie", "Accept-Encoding"} <= set(
                response.headers["vary"].split(", ")
            )
            for known in (tag, f"W/{tag}", f'"x", {tag}', "*"):
                again = client.get(path, headers={"If-None-Match": known, **more})
                assert (again.status_code, again.content) == (304, b"")
                assert again.headers["etag"] == tag
            other = client.get(path, headers={"If-None-Match": '"x"', **more})
            assert other.status_code == 200
        french = client.get(f"{path}{'&' if '?' in path else '?'}lang=fr")
        assert french.headers["etag"] != packed.headers["etag"]


def test_concurrent_requests_wait_for_one_computation() -> None:
    built: list[int] = []

    async def work() -> list[Prepared]:
        answers = PreparedResponses()
        gate, begun = asyncio.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()

        def build() -> Prepared:
            built.append(1)
            loop.call_soon_threadsafe(begun.set)
            asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()
            return prepare(b"x" * 1000)

        tasks = [asyncio.create_task(answers.get("key", build)) for _ in range(20)]
        await begun.wait()
        tasks[0].cancel()  # a client that goes away does not stop it for others
        await asyncio.sleep(0)
        gate.set()
        found = await asyncio.gather(*tasks[1:])
        assert await answers.get("key", build) == found[0]
        return found

    found = asyncio.run(work())
    assert built == [1]
    assert set(found) == {found[0]}
    assert gzip.decompress(found[0].gzipped) == found[0].body


def test_a_result_is_kept_though_its_request_was_cancelled() -> None:
    built: list[int] = []

    def build() -> Prepared:
        built.append(1)
        return prepare(b"x")

    async def work() -> None:
        answers = PreparedResponses()
        asking = asyncio.create_task(answers.get("key", build))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(*answers.building.values())
        await answers.get("key", build)

    asyncio.run(work())
    assert built == [1]


def test_a_failed_computation_is_tried_again() -> None:
    async def work() -> None:
        answers = PreparedResponses()
        with pytest.raises(ZeroDivisionError):
            await answers.get("key", lambda: prepare(b"x" * (1 // 0)))
        assert (await answers.get("key", lambda: prepare(b"x"))).body == b"x"

    asyncio.run(work())


def test_files_of_the_client_are_packed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from riftable.server.http import prepared_responses

    packed = counted(monkeypatch, prepared_responses, "prepare")
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    script, page = static / "assets" / "a.js", static / "index.html"
    script.write_text("let a = 1;\n" * 1000)
    page.write_text("<!doctype html>" + "<p>one</p>" * 100)
    with server(tmp_path, static) as browser:
        client = browser().client
        for _ in range(3):
            response = client.get("/assets/a.js")
            assert response.text == script.read_text()
            assert response.headers["content-type"].startswith("text/javascript")
            assert "immutable" in response.headers["cache-control"]
            assert client.get("/g/any").text == page.read_text()
        assert len(packed) == 2
        tag = client.get("/assets/a.js").headers["etag"]
        assert client.get("/assets/a.js", headers={"If-None-Match": tag}).status_code == 304
        assert client.get("/assets/none.js").status_code == 404
        page.write_text("<!doctype html>" + "<p>two</p>" * 100)  # as long, a moment later
        os.utime(page, ns=(0, 0))
        assert client.get("/").text == page.read_text()
        assert len(packed) == 3


# Measured.


def test_every_route_is_measured(tmp_path: Path) -> None:
    """A new route belongs into `bench/routes.py`, and its row into `docs/quality/request-costs.md`."""
    (tmp_path / "assets").mkdir()
    found = set()
    for route in build_app(lambda: None, static=tmp_path).routes:  # type: ignore[arg-type,return-value]  # never starts
        if isinstance(route, WebSocketRoute):
            found.add(f"WS {route.path}")
        elif isinstance(route, Mount):
            found.add(f"GET {route.path}")
        else:
            assert isinstance(route, Route)
            methods = (route.methods or set()) - {"HEAD"}
            if route.path == "/api/{rest:path}":
                methods = {"GET"}  # the others are refused alike
            found |= {f"{method} {route.path}" for method in methods}
    measured = {case.route for case in bench.CASES}
    assert found == measured
    text = (Path(__file__).parents[3] / "docs" / "quality" / "request-costs.md").read_text(encoding="utf-8")
    assert {route for route in measured if f"`{route}`" not in text} == set()


# Limited.


def costly(ask: Callable[[], int], clock: ManualClock) -> None:
    """Check that a request is allowed `burst` times at once, then at the rate of the limit."""
    assert [ask() for _ in range(rate_limits.COSTLY.burst + 1)].index(429) == rate_limits.COSTLY.burst
    clock.now += rate_limits.COSTLY.every_ms
    assert [ask() for _ in range(rate_limits.COSTLY.refill + 1)].index(429) == rate_limits.COSTLY.refill
    clock.now += rate_limits.HOUR_MS


def test_documented_limits_are_those_of_the_server() -> None:
    page = (ROOT / "docs" / "quality" / "request-costs.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| `")]
    assert {row[0]: row[-1] for row in rows} == {case.label: case.limit for case in bench.CASES}
    assert f'marked "{bench.COSTLY}"' in page
    burst, refill, _ = rate_limits.REQUESTS
    assert f"{refill} requests a second ({burst} at once)" in page


def test_costly_requests_have_a_limit(tmp_path: Path) -> None:
    clock = ManualClock()
    with server(tmp_path, now=clock) as browser:
        ada = browser()
        game = bench.finished_duel(0)
        record = record_text(game, ["Ada", "Noam"])
        brought = ada.client.post("/api/replays", content=record, headers={"X-Riftable": "1"}).json()
        path = f"/api/games/{brought['id']}"

        def get(where: str) -> Callable[[], int]:
            return lambda: ada.client.get(where).status_code

        def post(where: str, body: Any) -> Callable[[], int]:
            return lambda: (
                ada.client.post(where, content=json.dumps(body), headers={"X-Riftable": "1"}).status_code
            )

        costly(get("/api/qr?of=x"), clock)
        costly(post("/api/decks/check", {"text": "1 Nothing"}), clock)
        costly(post("/api/decks", {"name": "x", "text": "1 Nothing"}), clock)
        costly(post(f"{path}/join", {"deck": "1 Nothing"}), clock)
        costly(get(f"{path}/past?at=1"), clock)
        costly(get(f"{path}/record"), clock)
        costly(get(f"{path}/replay"), clock)
        costly(get(f"{path}/events?seat=-1"), clock)
        v = ada.get(f"games/{brought['id']}/events?seat=-1")["messages"][-1]["v"]
        for _ in range(2 * rate_limits.COSTLY.burst):  # a client that has it already asks for little
            ada.get(f"games/{brought['id']}/events?seat=-1&after={v}")
        ada.post(f"games/{brought['id']}/join", {"deck": next(iter(KNOWN))}, 409)


def test_a_costly_story_over_sockets_has_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "COSTLY", rate_limits.Rate(3, 1, rate_limits.HOUR_MS))
    with server(tmp_path, now=ManualClock()) as browser:
        ada = browser()
        record = record_text(bench.finished_duel(0), ["Ada", "Noam"])
        brought = ada.client.post("/api/replays", content=record, headers={"X-Riftable": "1"}).json()
        with ada.socket(brought["id"]) as ws:
            next_message(ws, "update")
            ws.send_text('{"t":"speak","lang":"fr"}')
            next_message(ws, "update")
            ws.send_text('{"t":"watch","seat":-1}')
            ws.send_text('{"t":"speak","lang":"en"}')
            assert next_message(ws, "refused")["key"] == "too_fast"
        with ada.socket(brought["id"]) as ws:
            assert next_message(ws, "refused")["key"] == "too_fast"


def test_handshakes_count_as_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "REQUESTS", rate_limits.Rate(3, 1, rate_limits.SECOND_MS))
    with server(tmp_path, now=ManualClock()) as browser:
        ada = browser()
        table_id = ada.post("quick")["id"]
        for _ in range(2):
            with ada.socket(table_id) as ws:
                next_message(ws, "update")
        with ada.socket(table_id) as ws:
            assert next_message(ws, "refused")["key"] == "too_fast"


def test_commands_of_all_sockets_of_an_address_count_as_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "REQUESTS", rate_limits.Rate(9, 1, rate_limits.SECOND_MS))
    with server(tmp_path, now=ManualClock()) as browser:
        ada, noam = browser(), browser()
        names = [one.post("quick")["id"] for one in (ada, noam)]
        with ada.socket(names[0]) as first, noam.socket(names[1]) as second:
            for ws in (first, second):
                next_message(ws, "update")
                for n in range(2):
                    ws.send_text(json.dumps({"t": "ping", "n": n}))
                    assert next_message(ws, "pong")["n"] == n
            for ws in (first, second):
                ws.send_text('{"t":"ping","n":7}')
            assert next_message(first, "pong")["n"] == 7
            assert next_message(second, "refused")["key"] == "too_fast"  # and the socket stays open
            second.send_text('{"t":"ping","n":8}')
            assert next_message(second, "refused")["n"] == 8


def test_a_long_chat_is_costly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "COSTLY", rate_limits.Rate(2, 1, rate_limits.HOUR_MS))
    clock = ManualClock()
    with server(tmp_path, now=clock) as browser:
        ada = browser()
        table_id = ada.post("quick")["id"]
        for n in range(rate_limits.MANY_CHAT_LINES + 1):
            clock.now += rate_limits.SECOND_MS
            ada.post(f"games/{table_id}/command", {"t": "chat", "id": f"c{n}", "text": "so much to say"})
        for _ in range(3):
            ada.get(f"games/{table_id}/events?chat=1")  # all but one
        for _ in range(2):
            ada.get(f"games/{table_id}/events")
        assert ada.get(f"games/{table_id}/events", 429)["key"] == "too_fast"
        with ada.socket(table_id) as ws:
            assert next_message(ws, "refused")["key"] == "too_fast"


def test_the_decks_of_an_account_are_costly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "COSTLY", rate_limits.Rate(3, 1, rate_limits.HOUR_MS))
    with server(tmp_path, now=ManualClock()) as browser:
        ada, lou = browser(), browser()
        ada.post("register", {"name": "Ada", "password": "long enough"})
        for _ in range(5):
            lou.get("decks")  # without an account there are no decks
        ada.post("decks", {"name": "x", "text": "1 Annie, Dark Child"})
        ada.get("decks")
        ada.post("decks/drop", {"id": "x"}, 404)
        assert ada.get("decks", 429)["key"] == "too_fast"


def test_a_record_of_endless_moves_is_not_played_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = []
    monkeypatch.setattr(riftable, "replay", lambda record, _seed=None: played.append(record))
    words, word = "activate ", "activate,"
    many = replays.MAX_UPLOADED_MOVES + 1
    start = f'[Start "riftforce duel\\npending {words * many}"]\n'
    with server(tmp_path) as browser:
        ada = browser()
        for begin, text in (("", words * many), ("", word * many), (start, words)):
            tags = '[Riftable "1"]\n[Game "riftforce"]\n[Mode "duel"]\n[Shuffle "x"]\n[Result "*"]\n'
            record = f"{tags}{begin}\n1. {text}\n*\n"
            for path in ("replays", "shuffles"):
                answer = ada.client.post(f"/api/{path}", content=record, headers={"X-Riftable": "1"})
                assert (answer.status_code, answer.json()["key"]) == (413, "long_record")
    assert not played


def test_a_game_that_would_not_end_is_not_played_on(tmp_path: Path) -> None:
    """A table accepts only caps that its page offers; a record with a higher one can only be viewed."""
    endless = {"cap": "999999", "dead_position_ends": "no"}
    game = Game(riftable.rules("riftforce", "duel", **endless), seed=1)
    with server(tmp_path) as browser:
        ada = browser()
        request = {"game": "riftforce", "mode": "duel", "options": endless}
        assert ada.post("quick", request, 400)["key"] == "bad_option"
        text = game.record.text
        brought = ada.client.post("/api/replays", content=text, headers={"X-Riftable": "1"}).json()
        at = len(game.history)
        assert ada.post(f"games/{brought['id']}/fork", {"at": at, "seat": 0}, 400)["key"] == "bad_option"
