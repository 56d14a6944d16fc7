"""Rights are checked when they are used, at several workers: PostgreSQL, Redis, and the relay between them.

Tables are opened at the first worker, and stay there or move to the second; players who lose a right are
connected to the second.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from riftable.server.http.relay import Relay
from tests.reliability.cluster.servers import Servers, until
from tests.reliability.cluster.test_workers import LONG_LEASE_S, keep_tables, worker
from tests.server.http import half_sent, rights
from tests.server.http.rights import SCENARIOS, ServerUnderTest

AT_THE_FIRST = {  # these change the object of the table at the first worker
    rights.a_player_who_is_replaced_for_a_while_keeps_the_seat,
    rights.a_move_that_waits_is_not_made_for_an_ended_session,
}


CASES = [
    pytest.param(scenario, moving, id=f"{scenario.__name__}-{'moving' if moving else 'staying'}")
    for scenario in (*SCENARIOS, *half_sent.SCENARIOS)
    for moving in (False, True)
    if not (moving and scenario in AT_THE_FIRST)
]


@pytest.mark.parametrize(("scenario", "moving"), CASES)
def test_rights_end_when_they_are_lost(
    scenario: Callable[[ServerUnderTest], None],
    moving: bool,
    backends: Servers,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("riftable.server.http.bus.LEASE_S", LONG_LEASE_S)
    if not moving:
        monkeypatch.setattr(Relay, "ask_to_hand_over", keep_tables)
    urls = backends.database(), backends.bus()
    with worker(urls, tmp_path) as (here, first), worker(urls, tmp_path) as (far, second):
        until(lambda: len(here.bus.alive) == len(far.bus.alive) == 2)
        assert here.lobby is not None
        assert far.lobby is not None
        scenario(ServerUnderTest(first, second, here.lobby, far.lobby if moving else None))
        assert not set(far.lobby.tables) & set(here.lobby.tables)
