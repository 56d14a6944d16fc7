"""Rights are checked when they are used, at several workers: PostgreSQL, Redis, and the relay between them.

Tables lie with the first worker; players who lose a right are connected to the second.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from riftable.server.http.relay import Relay
from tests.reliability.cluster.servers import Servers, until
from tests.reliability.cluster.test_workers import LONG, keep_tables, worker
from tests.server.http import half_sent
from tests.server.http.rights import SCENARIOS, House


@pytest.mark.parametrize("scenario", [*SCENARIOS, *half_sent.SCENARIOS], ids=lambda one: one.__name__)
def test_rights_end_when_they_are_lost(
    scenario: Callable[[House], None], there: Servers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riftable.server.http.bus.LEASE_S", LONG)
    monkeypatch.setattr(Relay, "ask_to_hand_over", keep_tables)
    ground = there.database(), there.bus()
    with worker(ground, tmp_path) as (here, first), worker(ground, tmp_path) as (far, second):
        until(lambda: len(here.bus.alive) == len(far.bus.alive) == 2)
        assert here.lobby is not None
        scenario(House(first, second, here.lobby))
        assert far.lobby is not None
        assert not set(far.lobby.tables) & set(here.lobby.tables)
