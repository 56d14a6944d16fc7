"""A table moves to the worker of its first player, and then stays there."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from riftable.server.http.relay import Relay
from riftable.server.http.worker_messages import DECODER, HandedOver
from riftable.server.storage.interface import StorageError
from tests.reliability.cluster.servers import Servers, until
from tests.reliability.cluster.test_races import locked
from tests.reliability.cluster.test_workers import LONG_LEASE_S, worker
from tests.server.http.browser import Browser, duel, next_message, walk
from tests.server.http.rights import invitation, open_table, sit


@pytest.fixture
def urls(backends: Servers, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    monkeypatch.setattr("riftable.server.http.bus.LEASE_S", LONG_LEASE_S)
    return backends.database(), backends.bus()


def test_a_table_moves_once_to_the_worker_of_its_first_player(urls: tuple[str, str], tmp_path: Path) -> None:
    with worker(urls, tmp_path) as (opener, first), worker(urls, tmp_path) as (chosen, second):
        ada = first()
        name = ada.post("quick", {"options": {"first": "0"}})["id"]
        player = second()
        player.client.cookies = ada.client.cookies
        with player.socket(name) as there:
            update = next_message(there, "update")
            assert name in chosen.store.held
            assert name not in opener.store.held
            assert not chosen.streams
            move = {"t": "move", "id": "m", "v": update["v"], "seat": 0, "moves": walk(update["ask"]["tree"])}
            there.send_text(json.dumps(move))
            assert next_message(there, "ack")["v"] == update["v"] + 1
        until(lambda: not chosen.lobby.tables[name].presence.subscribers)  # type: ignore[union-attr]
        with ada.socket(name) as here:  # it has moved once: this request is forwarded
            assert next_message(here, "update")["v"] > update["v"]
            assert name in chosen.store.held
            assert opener.streams


def test_a_table_that_is_watched_never_moves(urls: tuple[str, str], tmp_path: Path) -> None:
    with worker(urls, tmp_path) as (opener, first), worker(urls, tmp_path) as (other, second):
        ada = first()
        name = ada.post("quick", {"options": {"first": "0"}})["id"]
        with ada.socket(name) as here:
            next_message(here, "update")
            with second().socket(name) as there:
                next_message(there, "update")
                assert name in opener.store.held
                assert other.streams


# The game goes on, whatever becomes of the request for which the table moves.


async def think_forever(*_: Any) -> Any:
    """A bot that never answers."""
    await asyncio.Event().wait()


def stuck_game(opener: Relay, host: Browser, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game whose bot is to move first, and never does at the worker that opened it."""
    assert opener.lobby is not None
    monkeypatch.setattr(opener.lobby.services.bots, "run", think_forever)
    return str(host.post("quick", {"options": {"first": "1"}})["id"])


def connect_refused(browser: Browser, name: str, query: str = "", **headers: str) -> None:
    """Connect a socket that is refused."""
    with (
        pytest.raises((WebSocketDenialResponse, WebSocketDisconnect)),
        browser.socket(name, query, **headers) as refused,
    ):
        next_message(refused, "update")


def goes_on(relay: Relay, name: str) -> bool:
    """Return whether a worker has a table at which the bot has moved."""
    return relay.lobby is not None and name in relay.lobby.tables and relay.lobby.tables[name].play.v > 0


FOREIGN = {"Origin": "https://elsewhere.example.org"}


@pytest.mark.parametrize(("query", "headers"), [("", FOREIGN), ("?lang=xx", {})], ids=["origin", "language"])
def test_a_game_goes_on_if_the_socket_for_which_it_moved_is_refused(
    query: str,
    headers: dict[str, str],
    urls: tuple[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with worker(urls, tmp_path) as (opener, first), worker(urls, tmp_path) as (chosen, second):
        name = stuck_game(opener, first(), monkeypatch)
        connect_refused(second(), name, query, **headers)
        until(lambda: goes_on(chosen, name))


@pytest.mark.parametrize("lost", [False, True], ids=["late", "lost"])
def test_a_game_goes_on_if_the_answer_is_late_or_lost(
    lost: bool, urls: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riftable.server.http.relay.ANSWER_TIMEOUT_S", 0.0)
    with worker(urls, tmp_path) as (opener, first), worker(urls, tmp_path) as (chosen, second):
        name = stuck_game(opener, first(), monkeypatch)
        if lost:

            def on_message(data: bytes) -> None:
                if not isinstance(DECODER.decode(data), HandedOver):
                    chosen.on_message(data)

            monkeypatch.setattr(chosen.bus, "on_message", on_message)
        connect_refused(second(), name, **FOREIGN)
        until(lambda: goes_on(chosen, name))


def test_a_table_that_cannot_be_handed_over_goes_on_where_it_was(
    urls: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_table: str, _worker: str) -> bool:
        raise StorageError("the database is away")

    with worker(urls, tmp_path) as (opener, first), worker(urls, tmp_path) as (_, second):
        name = stuck_game(opener, first(), monkeypatch)
        assert opener.lobby is not None
        before = opener.lobby.tables[name]
        monkeypatch.setattr(opener.store, "hand_over", fail)
        connect_refused(second(), name, **FOREIGN)
        assert before.closed
        after = opener.lobby.tables[name]
        assert not after.closed
        assert after.tasks.running  # its bot


def test_a_table_that_was_released_is_resumed(
    urls: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No request asks for it: only the search for games that no one holds finds it."""
    with worker(urls, tmp_path) as (opener, first):
        ada = first()
        name = stuck_game(opener, ada, monkeypatch)
        lobby, portal = opener.lobby, ada.client.portal
        assert lobby is not None
        assert portal is not None
        monkeypatch.undo()
        portal.call(lobby.reopen, [name])
        until(lambda: goes_on(opener, name))


def test_an_idle_game_stays_closed(urls: tuple[str, str], tmp_path: Path) -> None:
    with worker(urls, tmp_path) as (opener, first):
        ada = first()
        name = ada.post("quick", {"options": {"first": "0"}})["id"]
        lobby, portal = opener.lobby, ada.client.portal
        assert lobby is not None
        assert portal is not None
        table = lobby.tables.pop(name)
        portal.call(table.close)
        portal.call(lobby.resume_games)
        assert name not in lobby.tables


def test_sockets_that_ask_at_once_are_all_served(
    backends: Servers, urls: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riftable.server.http.relay.ANSWER_TIMEOUT_S", LONG_LEASE_S)
    with (
        worker(urls, tmp_path) as (opener, first),
        worker(urls, tmp_path) as (chosen, second),
        worker(urls, tmp_path) as (other, third),
        ThreadPoolExecutor(3) as pool,
    ):
        name = first().post("quick", {"options": {"first": "0"}})["id"]
        updates = Barrier(3)

        def watch(browser: Browser) -> int:
            with browser.socket(name) as ws:
                v = int(next_message(ws, "update")["v"])
                updates.wait(60)
                return v

        with locked(backends, urls[0], "holders") as waiting:
            watched = [pool.submit(watch, second())]
            until(lambda: waiting() == 1)  # the table is closed, and not yet the other's
            watched += [pool.submit(watch, browser()) for browser in (second, third)]
            until(lambda: len(chosen.awaited_answers) == 2 and len(other.awaited_answers) == 1)
        assert len({one.result() for one in watched}) == 1
        assert name in chosen.store.held
        assert name not in opener.store.held


# State that moves with the table, and work that must not be interrupted.


def test_the_bots_of_an_address_wait_for_each_other_after_a_move(
    urls: tuple[str, str], tmp_path: Path
) -> None:
    with worker(urls, tmp_path) as (opener, first), worker(urls, tmp_path) as (chosen, second):
        ada = first()
        name = ada.post("quick", {"options": {"first": "0"}})["id"]
        host = ada.get("me")["id"]
        with second().socket(name) as there:
            next_message(there, "update")
        assert opener.lobby is not None
        assert chosen.lobby is not None
        address = opener.lobby.services.quotas.addresses[host]
        assert chosen.lobby.services.quotas.addresses == {host: address}


def test_an_invitation_is_revoked_before_the_table_moves(
    backends: Servers, urls: tuple[str, str], tmp_path: Path
) -> None:
    with (
        worker(urls, tmp_path) as (_, first),
        worker(urls, tmp_path) as (chosen, second),
        ThreadPoolExecutor(2) as pool,
    ):
        ada, mallory = first(), first()
        name = open_table(ada, "me", "open", "open", invited=True)
        sit(mallory, name, invite=invitation(ada, name, 1))
        guest = mallory.get("me")["id"]
        mallory.post(f"games/{name}/leave")
        (used,) = ada.get(f"games/{name}/invites")["invites"]

        def connect() -> Any:
            player = second()
            player.client.cookies = ada.client.cookies
            with player.socket(name) as ws:
                return next_message(ws, "table")

        with locked(backends, urls[0], "invites") as waiting:
            revoked = pool.submit(ada.post, f"games/{name}/invites/end", {"id": used["id"]})
            until(lambda: waiting() == 1)
            connected = pool.submit(connect)
            until(lambda: bool(chosen.awaited_answers))
        revoked.result()
        connected.result()
        assert chosen.lobby is not None
        assert name in chosen.lobby.tables
        assert guest not in chosen.lobby.tables[name].permissions.invited_seats
        mallory.get(f"games/{name}", 404)


def test_a_table_stays_while_its_rematch_is_opened(
    urls: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with worker(urls, tmp_path) as (opener, first), worker(urls, tmp_path) as (_, second):
        ada, noam = first(), first()
        name = duel(ada, noam)
        assert opener.lobby is not None
        monkeypatch.setattr(opener.lobby.services, "open_rematch", think_forever)
        ada.post(f"games/{name}/command", {"t": "resign", "id": "r", "seat": 0})
        for seat, browser in enumerate((ada, noam)):
            browser.post(f"games/{name}/command", {"t": "rematch", "id": "again", "seat": seat})
        assert opener.lobby.tables[name].play.is_rematch_due
        player = second()
        player.client.cookies = ada.client.cookies
        with player.socket(name) as there:
            next_message(there, "update")
            assert name in opener.store.held
