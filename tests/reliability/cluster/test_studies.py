"""A study at two workers: one of them holds it, so that all who look at it are in one room."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reliability.cluster.servers import Servers, until
from tests.reliability.cluster.test_workers import LONG_LEASE_S, worker
from tests.server.http.browser import next_message
from tests.server.http.test_studies import code_of_end, follow, made, other_answer, places, room, shared


def test_people_at_two_workers_are_in_one_room(
    backends: Servers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riftable.server.http.bus.LEASE_S", LONG_LEASE_S)
    urls = backends.database(), backends.bus()
    with worker(urls, tmp_path) as (here, first), worker(urls, tmp_path) as (far, second):
        until(lambda: len(here.bus.alive) == len(far.bus.alive) == 2)
        ada, noam = first(), second()
        noam.post("me", {"name": "Noam"})
        study = made(ada)
        noam.post(f"studies/{study}/open", {"key": shared(ada, study, contributions=True)})
        _, place = places(noam, study)[:2]
        with follow(noam, study) as his, follow(ada, study) as hers:
            hers.send_json({"t": "lead"})
            hers.send_json({"t": "at", "place": place})
            led = room(his, place=place)
            assert len(led["people"]) == 2
            noam.post(f"studies/{study}/vary", {"place": place, "moves": other_answer(noam, study, place)})
            changed = room(hers)
            while changed["v"] == led["v"]:
                changed = room(hers)
            assert len(ada.get(f"studies/{study}")["variations"]) == 1
            ada.post(f"studies/{study}/change", {"t": "share", "link": False, "contributions": False})
            assert next_message(his, "refused")["key"] == "unknown_study"
            assert code_of_end(his) == 1008
        # When its owner is forgotten at the other worker, it is gone at both.
        key = shared(ada, study)
        noam.post(f"studies/{study}/open", {"key": key})
        away = second()
        away.client.cookies.update(dict(ada.client.cookies))
        away.post("me/forget", {})
        until(lambda: noam.client.get(f"/api/studies/{study}").status_code == 404)
        assert noam.get("studies")["studies"] == []
