"""Rights are checked when they are used, not when a connection was opened: one process, SQLite."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from riftable.server.session.table import Table
from tests.reliability.cluster.servers import until
from tests.server.helpers import InProcessBots
from tests.server.http import half_sent
from tests.server.http.browser import next_message, server
from tests.server.http.rights import (
    SCENARIOS,
    ServerUnderTest,
    invitation,
    messages_until_closed,
    open_table,
    seats_of,
    sit,
)


@pytest.mark.parametrize("scenario", [*SCENARIOS, *half_sent.SCENARIOS], ids=lambda one: one.__name__)
def test_rights_end_when_they_are_lost(scenario: Callable[[ServerUnderTest], None], tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        # The test client types its app as any ASGI callable; ours has a state.
        scenario(ServerUnderTest(browser, browser, browser().client.app.state.lobby))  # type: ignore[attr-defined]


def test_invitations_of_a_table_that_was_closed_meanwhile_are_asked_for_again(tmp_path: Path) -> None:
    """Otherwise one would be revoked for a copy of the table that is no longer used."""
    with server(tmp_path) as browser, ThreadPoolExecutor(3) as pool:
        ada, noam = browser(), browser()
        noam.post("me", {"name": "Noam"})
        table_id = open_table(ada, "me", "open", "open", invited=True)
        token = invitation(ada, table_id, 1)
        (unused,) = ada.get(f"games/{table_id}/invites")["invites"]
        # As above: ours has a state.
        under_test = ServerUnderTest(browser, browser, ada.client.app.state.lobby)  # type: ignore[attr-defined]
        table, portal = under_test.table(table_id), ada.client.portal
        assert portal is not None
        portal.call(table.invitation_lock.acquire)
        answers = [
            pool.submit(ada.post, f"games/{table_id}/invites", {}, 503),
            pool.submit(ada.post, f"games/{table_id}/invites/end", {"id": unused["id"]}, 503),
            pool.submit(sit, noam, table_id, None, 503, token),
        ]
        until(lambda: len(table.invitation_lock._waiters or ()) == len(answers))
        portal.call(table.mark_stale)
        portal.call(table.invitation_lock.release)
        assert {answer.result()["key"] for answer in answers} == {"store"}
        assert sit(noam, table_id, invite=token)["seats"][1]["mine"]


def test_an_invitation_is_for_the_same_seat_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        table_id = open_table(ada, "me", "open", "open", invited=True)
        sit(noam, table_id, invite=invitation(ada, table_id, 1))
        noam.post(f"games/{table_id}/leave")
        cookies = [one.client.cookies for one in (ada, noam)]
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        ada.client.cookies, noam.client.cookies = cookies
        assert sit(noam, table_id, 2, 403)["key"] == "invite"
        sit(noam, table_id, 1)
        assert seats_of(noam, table_id) == [1]


def test_a_past_position_is_read_again_if_the_game_changed_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finished games are read in a thread, and the last move of one may be taken back at the same time."""
    past_view, threads = Table.past_view, []

    def changing(table: Table, *args: Any) -> Any:
        threads.append(threading.current_thread())
        table.play.v += len(threads) == 1
        return past_view(table, *args)

    with server(tmp_path) as browser:
        ada = browser()
        table_id = ada.post("quick", {})["id"]
        ada.post(f"games/{table_id}/command", {"t": "resign", "id": "r", "seat": 0})
        monkeypatch.setattr(Table, "past_view", changing)
        ada.get(f"games/{table_id}/past?at=0")
    assert len(set(threads)) == 2


def test_a_hint_is_not_sent_to_a_session_that_ended_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, thought = threading.Semaphore(0), threading.Event()

    async def slowly(self: InProcessBots, work: Any, task: Any) -> list[Any]:
        begun.release()
        await asyncio.to_thread(thought.wait)
        return []

    with server(tmp_path) as browser, ThreadPoolExecutor(1) as pool:
        ada = browser()
        table_id = ada.post("quick", {"options": {"first": "0"}})["id"]
        v = ada.update(table_id, 0)["v"]
        tab = browser()
        tab.client.cookies = ada.client.cookies
        monkeypatch.setattr(InProcessBots, "run", slowly)
        with tab.socket(table_id, "?seat=0") as ws:
            next_message(ws, "update")
            hint = {"t": "hint", "n": 7, "v": v, "seat": 0}
            posted = pool.submit(tab.post, f"games/{table_id}/command", hint, 403)
            ws.send_text(json.dumps(hint))
            for _ in range(2):
                begun.acquire()
            ada.post("logout")
            thought.set()
            assert posted.result()["key"] == "not_known"
            heard, code = messages_until_closed(ws)
        assert ([one for one in heard if one["t"] == "hinted"], code) == ([], 1008)
