"""A table moves to the worker of its first player, and then stays there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.reliability.cluster.servers import Servers, until
from tests.reliability.cluster.test_workers import LONG, worker
from tests.server.http.browser import hear, walk


@pytest.fixture
def ground(there: Servers, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    monkeypatch.setattr("riftable.server.http.bus.LEASE_S", LONG)
    return there.database(), there.bus()


def test_a_table_moves_once_to_the_worker_of_its_first_player(
    ground: tuple[str, str], tmp_path: Path
) -> None:
    with worker(ground, tmp_path) as (opener, first), worker(ground, tmp_path) as (chosen, second):
        ada = first()
        name = ada.post("quick", {"options": {"first": "0"}})["id"]
        player = second()
        player.client.cookies = ada.client.cookies
        with player.socket(name) as there:
            update = hear(there, "update")
            assert name in chosen.store.held
            assert name not in opener.store.held
            assert not chosen.streams
            move = {"t": "move", "id": "m", "v": update["v"], "seat": 0, "moves": walk(update["ask"]["tree"])}
            there.send_text(json.dumps(move))
            assert hear(there, "ack")["v"] == update["v"] + 1
        until(lambda: not chosen.lobby.tables[name].presence.subscribers)  # type: ignore[union-attr]
        with ada.socket(name) as here:  # it has moved once: this request is forwarded
            assert hear(here, "update")["v"] > update["v"]
            assert name in chosen.store.held
            assert opener.streams


def test_a_table_that_is_watched_never_moves(ground: tuple[str, str], tmp_path: Path) -> None:
    with worker(ground, tmp_path) as (opener, first), worker(ground, tmp_path) as (other, second):
        ada = first()
        name = ada.post("quick", {"options": {"first": "0"}})["id"]
        with ada.socket(name) as here:
            hear(here, "update")
            with second().socket(name) as there:
                hear(there, "update")
                assert name in opener.store.held
                assert other.streams
