"""Two workers do the same at the same moment: what a database with one writer excludes must not happen."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.reliability.cluster.servers import USER, Servers, database_of, program, until
from tests.reliability.cluster.test_workers import LONG_LEASE_S, worker
from tests.server.http.browser import Browser
from tests.server.http.half_sent import DECK
from tests.server.http.rights import PASSWORD


@contextlib.contextmanager
def locked(backends: Servers, url: str, table: str, mode: str = "EXCLUSIVE") -> Iterator[Callable[[], int]]:
    """Lock a table against writing; yield a function that counts the transactions that wait for a lock."""
    database = database_of(url)
    command = [str(program("psql")), "-h", str(backends.folder), "-U", USER, "-d", database, "-Atq"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as line:
        assert line.stdin is not None
        assert line.stdout is not None
        line.stdin.write(f"BEGIN; LOCK TABLE {table} IN {mode} MODE; SELECT 'held';\n")
        line.stdin.flush()
        assert line.stdout.readline().strip() == "held"
        sql = (
            f"SELECT COUNT(*) FROM pg_stat_activity WHERE datname = '{database}' AND wait_event_type = 'Lock'"
        )
        yield lambda: int(backends.psql(sql))
        line.stdin.close()  # which ends the transaction too


def post_concurrently(
    backends: Servers, url: str, table: str, path: str, bodies: list[tuple[Browser, dict[str, str]]]
) -> list[int]:
    """Send requests that all wait to write a table before any of them ends; return the sorted statuses."""

    def post(one: tuple[Browser, dict[str, str]]) -> int:
        browser, body = one
        answer = browser.client.post(f"/api/{path}", json=body, headers={"X-Riftable": "1"})
        return int(answer.status_code)

    with ThreadPoolExecutor(len(bodies)) as pool:
        with locked(backends, url, table) as waiting:
            answers = [pool.submit(post, one) for one in bodies]
            until(lambda: waiting() == len(bodies))
        return sorted(one.result() for one in answers)


@pytest.fixture
def two_workers(
    backends: Servers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[str, Callable[[], Browser], Callable[[], Browser]]]:
    """The URL of a database, and functions that return browsers at two workers on it."""
    monkeypatch.setattr("riftable.server.http.bus.LEASE_S", LONG_LEASE_S)
    urls = backends.database(), backends.bus()
    with worker(urls, tmp_path) as (here, first), worker(urls, tmp_path) as (far, second):
        until(lambda: len(here.bus.alive) == len(far.bus.alive) == 2)
        yield urls[0], first, second


TwoWorkers = tuple[str, Callable[[], Browser], Callable[[], Browser]]


def test_of_two_names_that_look_alike_one_is_registered(backends: Servers, two_workers: TwoWorkers) -> None:
    url, first, second = two_workers
    both = [(first(), "Boo"), (second(), "\u0412\u043e\u043e")]  # the second in Cyrillic
    for browser, _ in both:
        browser.post("me", {})
    requests = [(browser, {"name": name, "password": PASSWORD}) for browser, name in both]
    assert post_concurrently(backends, url, "visits", "register", requests) == [200, 409]


def test_an_account_keeps_no_more_decks_than_it_may(
    backends: Servers, two_workers: TwoWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riftable.games.riftbound.decks.library.MAX_DECKS", 1)
    url, first, second = two_workers
    desk, phone = first(), second()
    desk.post("register", {"name": "Ada", "password": PASSWORD})
    phone.client.cookies.update(desk.client.cookies)
    assert post_concurrently(backends, url, "decks", "decks", [(desk, DECK), (phone, DECK)]) == [200, 409]
    assert len(phone.get("decks")["decks"]) == 1


def test_a_worker_starts_while_others_write(backends: Servers, tmp_path: Path) -> None:
    """It waits for none of them, and none for it: else each start would block all writes."""
    urls = backends.database(), backends.bus()
    with worker(urls, tmp_path) as (_, first):
        ada = first()
        ada.post("quick", {"options": {"first": "0"}})
        tables = "games, decks, sessions, invites, holders"
        with (
            locked(backends, urls[0], tables, "ROW EXCLUSIVE"),
            worker(urls, tmp_path) as (_, second),
        ):
            second().post("quick", {"options": {"first": "0"}})
