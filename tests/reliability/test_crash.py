"""A kill at any moment: whatever was acknowledged is in the log. `make crash` does it a thousand times."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.reliability.crash import MIN_ACKS, kill_drivers, kill_servers
from tests.reliability.ledger import Ledger

DRIVER_KILLS, SERVER_KILLS = 56, 4


def test_killed_again_and_again_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    ledger = kill_drivers(tmp_path, DRIVER_KILLS, seed=1)
    assert ledger.play_through(tmp_path / "riftable.db") >= 8
    assert ledger.wrong == []
    assert ledger.kills == DRIVER_KILLS
    assert len(ledger.acks) >= MIN_ACKS * DRIVER_KILLS


def test_the_whole_server_killed_loses_nothing_either(tmp_path: Path) -> None:
    ledger = kill_servers(tmp_path, SERVER_KILLS, seed=2)
    assert ledger.play_through(tmp_path / "riftable.db") >= 1
    assert ledger.wrong == []
    assert len(ledger.acks) >= SERVER_KILLS


def test_the_harness_notices_a_store_that_confirms_too_early(tmp_path: Path) -> None:
    ledger = kill_drivers(tmp_path, 6, seed=3, min_acks=20, ack_early=True)
    assert any("was acknowledged" in one for one in ledger.wrong)


@pytest.fixture(scope="module")
def one_run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Ledger]:
    folder = tmp_path_factory.mktemp("run")
    ledger = kill_drivers(folder, 2, seed=4, min_acks=40)
    assert ledger.wrong == []
    return folder / "riftable.db", ledger


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM entries WHERE seq = 1",
        "DELETE FROM receipts",
        "UPDATE receipts SET answer = replace(answer, '\"v\":', '\"v\":1')",
        "UPDATE entries SET entry = replace(entry, 'line', 'lie')",
        'UPDATE entries SET entry = replace(entry, \'"t":"made"\', \'"t":"wentback","to":0\')',
    ],
)
def test_the_harness_notices_a_changed_log(one_run: tuple[Path, Ledger], harm: str, tmp_path: Path) -> None:
    path, found = one_run
    ledger = Ledger(sent=dict(found.sent), acks=dict(found.acks))
    with sqlite3.connect(path) as db:
        db.execute("VACUUM INTO ?", (str(tmp_path / "copy.db"),))
    db.close()
    with sqlite3.connect(tmp_path / "copy.db") as db:
        db.execute(harm)
    db.close()
    ledger.compare(tmp_path / "copy.db")
    assert ledger.wrong
