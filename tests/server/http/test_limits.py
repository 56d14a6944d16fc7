"""Rate limits, and the throttling of logins."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from riftable.server.accounts import rate_limits
from riftable.server.accounts.rate_limits import (
    LOCAL_CLIENT,
    MINUTE_MS,
    LoginThrottle,
    Rate,
    TokenBuckets,
    network_of,
)
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import exercise_models, http_models, messages, study_models
from riftable.server.protocol.parts import Strict
from riftable.server.session.bot_pool import HostQuotas, time_until_multiple
from tests.server.helpers import ManualClock
from tests.server.http.browser import next_message, server

DEEPEST = 8


def test_a_bucket_fills_again() -> None:
    bucket = TokenBuckets(Rate(3, 2, 1000))
    assert [bucket.take("a", 0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait("a", 0) == 1
    assert bucket.take("b", 0)
    assert not bucket.take("a", 499)
    assert bucket.take("a", 500)
    assert [bucket.take("a", 100_000) for _ in range(4)] == [True, True, True, False]
    with pytest.raises(RequestRefused) as refused:
        bucket.need("a", 100_000)
    assert (refused.value.status, refused.value.key) == (429, "too_fast")


def test_buckets_do_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MAX_KEYS", 50)
    bucket = TokenBuckets(Rate(1, 1, 1000))
    for i in range(500):
        assert bucket.take(str(i), i * 100)
    assert len(bucket.left) <= 50


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_the_key_of_an_address_for_limits(host: str, counted: str) -> None:
    assert network_of(host) == counted


# Passwords.


def tries(throttle: LoginThrottle, account: str, where: str, now: int) -> int:
    """Return how many wrong passwords in a row are accepted for checking."""
    n = 0
    with contextlib.suppress(RequestRefused):
        while n < 1000:
            throttle.attempt(account, where, now)
            n += 1
    return n


def test_guessing_soon_ends() -> None:
    throttle = LoginThrottle()
    assert tries(throttle, "ada", "here", 0) == 5
    assert tries(throttle, "noam", "here", 0) == 5  # another account, but the address counts too
    assert sum(tries(throttle, f"name{i}", "here", 0) for i in range(20)) == 30 - 5 - 5
    assert sum(tries(throttle, "lou", f"host{i}", 0) for i in range(1000)) == 100
    assert tries(throttle, "ada", "here", 3 * MINUTE_MS) == 1


def test_guesses_of_others_lock_no_one_out() -> None:
    throttle = LoginThrottle()
    throttle.attempt("ada", "home", 0)
    throttle.succeeded("ada", "home", 0)
    assert sum(tries(throttle, "ada", f"host{i}", 1) for i in range(1000)) == 100
    assert tries(throttle, "ada", "cafe", 1) == 0  # another address waits
    throttle.attempt("ada", "home", 1)  # an address with a right password before does not


def test_a_right_password_makes_up_for_wrong_ones() -> None:
    throttle = LoginThrottle()
    for _ in range(200):
        for _ in range(4):
            throttle.attempt("ada", "home", 0)
        throttle.attempt("ada", "home", 0)
        throttle.succeeded("ada", "home", 0)
        throttle.addresses.left.clear()


def test_log_in_is_throttled_and_says_for_how_long(tmp_path: Path) -> None:
    clock = ManualClock()
    with server(tmp_path, now=clock) as browser:
        ada, other = browser(), browser()
        ada.post("register", {"name": "Ada", "password": "long enough"})
        for _ in range(5):
            other.post("login", {"name": "ADA", "password": "wrong wrong"}, 403)
        response = other.client.post(
            "/api/login", content='{"name":"Ada","password":"long enough"}', headers={"X-Riftable": "1"}
        )
        assert response.status_code == 429
        assert 100 < int(response.headers["retry-after"]) <= 181
        for _ in range(5):  # no such account: not to be told apart
            other.post("login", {"name": "Nobody", "password": "wrong wrong"}, 403)
        other.post("login", {"name": "Nobody", "password": "wrong wrong"}, 429)
        clock.now += 4 * MINUTE_MS
        other.post("login", {"name": "Ada", "password": "long enough"})


# Requests, sockets, tables.


def end_of(ws: Any) -> int:
    """Return the code with which the server closes a socket; ignore messages before."""
    while (message := ws.receive())["type"] == "websocket.send":
        pass
    return int(message["code"])


def test_commands_come_at_a_sensible_pace(tmp_path: Path) -> None:
    clock = ManualClock()
    with server(tmp_path, now=clock) as browser:
        ada = browser()
        table_id = ada.post("quick")["id"]
        with ada.socket(table_id) as ws:
            for n in range(40):
                ws.send_text(json.dumps({"t": "ping", "n": n}))
            clock.now += 50  # one more after a twentieth of a second
            ws.send_text('{"t":"ping","n":40}')
            ws.send_text('{"t":"ping","n":41}')
            assert next_message(ws, "refused", 60)["key"] == "too_fast"
            assert end_of(ws) == 1008
        clock.now += 10_000
        responses = [
            ada.client.post(
                f"/api/games/{table_id}/command", content='{"t":"ping"}', headers={"X-Riftable": "1"}
            )
            for _ in range(41)
        ]
        assert [one.status_code for one in responses] == [200] * 40 + [429]


def test_the_sockets_of_a_user_are_limited(tmp_path: Path) -> None:
    with server(tmp_path) as browser, contextlib.ExitStack() as stack:
        ada, lou = browser(), browser()
        table_id = ada.post("quick")["id"]
        for _ in range(rate_limits.MAX_SOCKETS):
            next_message(stack.enter_context(ada.socket(table_id)), "update")
        with ada.socket(table_id) as ws:
            assert json.loads(ws.receive_text())["key"] == "too_many_sockets"
            with pytest.raises(WebSocketDisconnect) as cut:
                ws.receive_text()
            assert cut.value.code == 1008
        with lou.socket(table_id) as ws:
            next_message(ws, "update")
        stack.close()
        with ada.socket(table_id) as ws:  # those that were closed do not count
            next_message(ws, "update")


def test_the_tables_of_guests_are_limited_by_address(tmp_path: Path) -> None:
    clock = ManualClock()
    request = {"game": "riftforce", "mode": "duel", "seats": ["me", "open"]}
    with server(tmp_path, now=clock) as browser:
        ada, noam = browser(), browser()
        for _ in range(10):
            ada.post("games", request)
            noam.post("games", request)
        assert ada.post("games", request, 429)["key"] == "too_fast"
        noam.post("quick", {}, 429)
        noam.post("replays", {}, 429)
        noam.post("register", {"name": "Noam", "password": "long enough"})
        noam.post("games", request)  # an account has a measure of its own
        clock.now += 4 * MINUTE_MS
        ada.post("games", request)


def test_hints_have_a_quota(tmp_path: Path) -> None:
    clock = ManualClock()
    with server(tmp_path, now=clock) as browser:
        ada = browser()
        table_id = ada.post("quick", {"options": {"first": "0"}})["id"]
        statuses = []
        for n in range(rate_limits.HINTS.burst + 1):  # of a version that is gone: what counts is the asking
            clock.now += 100
            body = json.dumps({"t": "hint", "n": n, "v": 0, "seat": 0})
            answer = ada.client.post(
                f"/api/games/{table_id}/command", content=body, headers={"X-Riftable": "1"}
            )
            statuses.append(answer.status_code)
        assert statuses == [409] * rate_limits.HINTS.burst + [429]


def test_records_that_are_brought_have_a_quota(tmp_path: Path) -> None:
    clock = ManualClock()
    with server(tmp_path, now=clock) as browser:
        ada = browser()
        for _ in range(rate_limits.RECORDS.burst):  # whatever is in them
            ada.post("shuffles", {}, 400)
        assert ada.post("shuffles", {}, 429)["key"] == "too_fast"
        assert ada.post("replays", {}, 429)["key"] == "too_fast"
        clock.now += MINUTE_MS
        ada.post("shuffles", {}, 400)


def test_local_clients_have_no_limits() -> None:
    limits = rate_limits.RateLimits()
    for _ in range(1000):
        limits.open_table("ada", False, LOCAL_CLIENT, 0)


def test_the_bots_of_one_host_wait_for_each_other_only() -> None:
    async def work() -> list[str]:
        turns, order = HostQuotas(), []
        gate = asyncio.Event()

        async def think(host: str, name: str) -> None:
            async with turns.of(host):
                order.append(name)
                await gate.wait()

        tasks = [asyncio.create_task(think("ada", f"ada{i}")) for i in range(4)]
        tasks.append(asyncio.create_task(think("noam", "noam")))
        await asyncio.sleep(0.01)
        before = list(order)
        gate.set()
        await asyncio.gather(*tasks)
        assert sorted(order) == ["ada0", "ada1", "ada2", "ada3", "noam"]
        return before

    assert asyncio.run(work()) == ["ada0", "ada1", "noam"]


def test_the_bots_of_all_hosts_of_an_address_wait_for_each_other(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        hosts = []
        for one in (ada, noam):
            one.post("quick")
            hosts.append(one.get("me")["id"])
        app: Any = ada.client.app
        turns = app.state.lobby.services.quotas
        assert turns.of(hosts[0]) is turns.of(hosts[1])
        assert turns.of(hosts[0]) is not turns.of("another")
        turns.note_address(hosts[1], LOCAL_CLIENT)
        assert turns.of(hosts[0]) is not turns.of(hosts[1])


def test_all_answers_of_bots_take_as_long() -> None:
    for spent in (0.0, 0.01, 0.5, 0.899, 0.9, 1.3, 4.2):
        whole = spent + time_until_multiple(0.9, spent)
        assert whole / 0.9 == pytest.approx(round(whole / 0.9))
        assert whole >= spent
    assert time_until_multiple(0.9, 0.2) == pytest.approx(0.7)


# Sizes.


def depth(kind: Any, seen: frozenset[str] = frozenset()) -> int:
    """Return how deep a message of a type can be nested."""
    match kind:
        case msgspec.inspect.StructType():
            assert kind.forbid_unknown_fields, kind.cls
            return 1 + max((depth(field.type) for field in kind.fields), default=0)
        case msgspec.inspect.ListType():
            return 1 + depth(kind.item_type)
        case msgspec.inspect.DictType():
            return 1 + depth(kind.value_type)
        case msgspec.inspect.UnionType():
            return max(depth(one) for one in kind.types)
        case msgspec.inspect.AnyType():
            raise AssertionError("anything may be as deep as it likes")
        case _:
            return 0


def test_nothing_that_is_read_is_deep() -> None:
    """The decoder refuses at the first bracket that does not fit, so no message is deeper than its type."""
    kinds: list[Any] = [messages.Commands]
    kinds += [
        kind
        for module in (http_models, exercise_models, study_models)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Strict)
    ]
    assert len(kinds) > 10
    for kind in kinds:
        assert 0 <= depth(msgspec.inspect.type_info(kind)) <= DEEPEST, kind


@pytest.mark.parametrize(
    "path", ["quick", "games", "me", "register", "login", "sessions/end", "me/password", "me/forget"]
)
def test_bodies_are_small(tmp_path: Path, path: str) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        assert ada.post(path, {"x": "x" * messages.MAX_MESSAGE_BYTES}, 413)["key"] == "too_big"
        assert ada.post(path, {"x": 1}, 400)["key"] == "malformed"
