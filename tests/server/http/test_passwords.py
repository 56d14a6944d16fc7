"""Passwords: changes, hashing in two queues that do not block each other, and uniform refusals."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from riftable.server.accounts import password_hashing, users
from riftable.server.accounts.rate_limits import FAILURES, HOUR_MS, REGISTRATIONS
from riftable.server.accounts.users import Users
from riftable.server.match.refusals import RequestRefused
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore
from tests.server.helpers import ManualClock
from tests.server.http.browser import Browser, duel, next_message, server
from tests.server.http.conftest import QUICK

OLD, NEW = "long enough", "even longer"
LONG_S = 120  # only a bug takes so long


def token(browser: Browser) -> str:
    """Return the session token in this browser's cookie."""
    return next((one.value or "" for one in browser.client.cookies.jar), "")


# Changing.


def test_a_password_is_changed_and_all_other_sessions_end(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, phone, thief = browser(), browser(), browser()
        ada.post("register", {"name": "Ada", "password": OLD})
        phone.post("login", {"name": "Ada", "password": OLD})
        before = token(ada)
        thief.client.cookies.set("riftable", before, domain="testserver.local")
        assert thief.get("me")["name"] == "Ada"  # this very cookie was stolen
        listed = ada.post("me/password", {"old": OLD, "new": NEW})["sessions"]
        assert [one["here"] for one in listed] == [True]
        assert token(ada) != before
        assert ada.get("me")["name"] == "Ada"
        assert phone.get("me")["id"] == ""
        assert thief.get("me")["id"] == ""
        assert browser().post("login", {"name": "Ada", "password": OLD}, 403)["key"] == "login"
        assert browser().post("login", {"name": "Ada", "password": NEW})["account"]


def test_a_socket_of_an_ended_session_ends_with_the_password(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam, phone = browser(), browser(), browser()
        table_id = duel(ada, noam)
        ada.post("register", {"name": "Ada", "password": OLD})
        phone.post("login", {"name": "Ada", "password": OLD})
        with phone.socket(table_id) as ws:
            next_message(ws, "update")
            ada.post("me/password", {"old": OLD, "new": NEW})
            noam.post(f"games/{table_id}/command", {"t": "chat", "id": "c", "text": "secret"})
            heard: list[Any] = []
            while (message := ws.receive())["type"] == "websocket.send":
                heard.append(message["text"])
            assert message["code"] == 1008
            assert not any("secret" in one for one in heard)


def test_a_password_is_not_changed_without_the_old_one(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, guest = browser(), browser()
        guest.post("me", {"name": "Guest"})
        for client in (guest, browser()):
            refused = client.post("me/password", {"old": OLD, "new": NEW}, 403)
            assert (refused["key"], refused["text"]) == ("no_account", "You have no account here.")
        ada.post("register", {"name": "Ada", "password": OLD})
        before = token(ada)
        for new in ("short", "x" * 201):
            assert ada.post("me/password", {"old": OLD, "new": new}, 400)["key"] == "password"
        for _ in range(FAILURES.burst):
            assert ada.post("me/password", {"old": "wrong wrong", "new": NEW}, 403)["key"] == "wrong_password"
        # A stolen session cannot guess more often than an outsider who logs in; both count together.
        assert ada.post("me/password", {"old": OLD, "new": NEW}, 429)["key"] == "too_fast"
        assert browser().post("login", {"name": "Ada", "password": OLD}, 429)["key"] == "too_fast"
        assert token(ada) == before
        assert ada.get("me")["name"] == "Ada"


def test_of_two_changes_at_the_same_time_one_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / DATABASE_NAME)
        known = Users(store)
        guest, first = await known.create_guest("", "en", "", 1)
        ada, _ = await known.register(guest, "Ada", OLD, first, "", 1)
        done = await asyncio.gather(
            *(known.change_password(ada, OLD, new, "", 1) for new in (NEW, NEW + "er")),
            return_exceptions=True,
        )
        assert sorted(type(one).__name__ for one in done) == ["RequestRefused", "str"]
        assert len(await known.sessions(ada.id)) == 1
        await store.close()

    asyncio.run(work())


def test_a_session_that_was_looked_up_while_the_password_changed_is_not_remembered(tmp_path: Path) -> None:
    """A session that was read before the change must not stay in the cache after it."""

    class Late(SqliteStore):
        """A store whose next answer is delayed until the test releases it."""

        gate: asyncio.Event | None = None

        async def read(self, work: Any) -> Any:
            gate, self.gate = self.gate, None
            found = await super().read(work)
            if gate is not None:
                await gate.wait()
            return found

    async def work() -> None:
        store = Late(tmp_path / DATABASE_NAME)
        known = Users(store)
        guest, first = await known.create_guest("", "en", "", 1)
        ada, cookie = await known.register(guest, "Ada", OLD, first, "", 1)
        store.gate = gate = asyncio.Event()
        looking = asyncio.ensure_future(known.authenticate(cookie, 1))
        await asyncio.sleep(0)  # it is under way
        assert store.gate is None
        await known.change_password(ada, OLD, NEW, "", 1)
        gate.set()
        await looking
        assert (await known.authenticate(cookie, 1)).id == ""
        await store.close()

    asyncio.run(work())


# The lines before the hashing.


class Slow:
    """A hasher that does not finish a registration until it is released."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.begun = threading.Semaphore(0)

    def hash(self, password: str) -> str:
        self.begun.release()
        assert self.go.wait(LONG_S)
        return QUICK.hash(password)

    verify = staticmethod(QUICK.verify)


def test_a_log_in_does_not_wait_behind_registrations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With sixteen registrations that never end, logging in still works."""

    async def work() -> None:
        store = SqliteStore(tmp_path / DATABASE_NAME)
        known = Users(store)
        guest, first = await known.create_guest("", "en", "", 1)
        await known.register(guest, "Ada", OLD, first, "", 1)
        slow = Slow()
        monkeypatch.setattr(users, "HASHER", slow)
        guests = [await known.create_guest("", "en", "", 1) for _ in range(16)]
        crowd = [
            asyncio.ensure_future(known.register(one, f"New {n}", OLD, key, "", 1))
            for n, (one, key) in enumerate(guests)
        ]
        try:
            await asyncio.to_thread(slow.begun.acquire)
            for _ in range(3):
                user, _ = await asyncio.wait_for(known.log_in("Ada", OLD, "", "", 1), LONG_S)
                assert user.name == "Ada"
            assert not any(one.done() for one in crowd)
        finally:
            slow.go.set()
        assert len(await asyncio.gather(*crowd)) == 16
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("path", ["register", "login", "me/password", "me/forget"])
def test_a_line_that_is_full_is_said_to_be_and_nothing_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    bodies: dict[str, Any] = {
        "me/password": {"old": OLD, "new": NEW},
        "me/forget": {"password": OLD},
        "register": {"name": "Noam", "password": OLD},
        "login": {"name": "Ada", "password": OLD},
    }
    with server(tmp_path) as browser:
        ada = browser()
        ada.post("register", {"name": "Ada", "password": OLD})
        asker = ada if path.startswith("me") else browser()
        with monkeypatch.context() as full:
            full.setattr(password_hashing, "MAX_REGISTRATIONS" if path == "register" else "MAX_LOG_INS", 0)
            for _ in range(REGISTRATIONS.burst + 1):  # more often than one may try
                answer = asker.client.post(
                    f"/api/{path}", content=json.dumps(bodies[path]), headers={"X-Riftable": "1"}
                )
                assert (answer.status_code, answer.json()["key"]) == (503, "busy")
                assert answer.headers["retry-after"] == str(password_hashing.RETRY_AFTER_S)
        asker.post(path, bodies[path])


def test_a_line_is_left_whatever_happens() -> None:
    queue = password_hashing.HashingQueue()
    for line in (queue.log_in, queue.registration):
        for _ in range(100):
            with pytest.raises(RequestRefused), line():
                raise RequestRefused("login", 403)
    assert not any(queue.admitted.values())
    lines = [queue.registration() for _ in range(password_hashing.MAX_REGISTRATIONS)]
    for one in lines:
        one.__enter__()
    with pytest.raises(RequestRefused), queue.registration():
        raise AssertionError
    with queue.log_in():  # the other line is as short as before
        pass


# How often.


def test_registrations_are_limited_by_address_and_log_ins_are_not(tmp_path: Path) -> None:
    clock = ManualClock()
    with server(tmp_path, now=clock) as browser:
        for n in range(REGISTRATIONS.burst):
            browser().post("register", {"name": f"Name {n}", "password": OLD})
        late = browser()
        answer = late.client.post(
            "/api/register",
            content=json.dumps({"name": "Late", "password": OLD}),
            headers={"X-Riftable": "1"},
        )
        assert (answer.status_code, answer.json()["key"]) == (429, "too_fast")
        assert 60 < int(answer.headers["retry-after"]) <= 361
        assert browser().post("login", {"name": "Name 0", "password": OLD})["account"]
        clock.now += HOUR_MS // REGISTRATIONS.refill
        late.post("register", {"name": "Late", "password": OLD})


def test_a_password_that_may_not_be_chosen_costs_no_try(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        for _ in range(REGISTRATIONS.burst + 1):
            assert ada.post("register", {"name": "Ada", "password": "short"}, 400)["key"] == "password"
        ada.post("register", {"name": "Ada", "password": OLD})


# What a refused log-in tells.


class Counting:
    """A hasher that records what it was asked to check."""

    def __init__(self) -> None:
        self.checked: list[tuple[str, str]] = []

    def hash(self, password: str) -> str:
        return QUICK.hash(password)

    def verify(self, hashed: str, password: str) -> bool:
        self.checked.append((hashed.rpartition("$")[0].rpartition("$")[0], password))
        return QUICK.verify(hashed, password)


def test_a_refused_log_in_is_the_same_in_content_and_work_with_and_without_an_account(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting = Counting()
    monkeypatch.setattr(users, "HASHER", counting)
    with server(tmp_path, now=ManualClock()) as browser:
        browser().post("register", {"name": "Ada", "password": OLD})
        answers = []
        for name in ("Ada", "Nobody"):
            counting.checked.clear()
            responses = []
            for _ in range(FAILURES.burst + 1):
                answer = browser().client.post(
                    "/api/login",
                    content=json.dumps({"name": name, "password": "wrong wrong"}),
                    headers={"X-Riftable": "1"},
                )
                head = {key: value for key, value in answer.headers.items() if key != "date"}
                responses.append((answer.status_code, answer.content, head))
            answers.append((responses, list(counting.checked)))
        assert answers[0] == answers[1]
        assert [one[0] for one in answers[0][0]] == [403] * FAILURES.burst + [429]
        assert len(answers[0][1]) == FAILURES.burst  # each was hashed once, with the same costs
