"""Damaged data of a table in PostgreSQL: every worker reports the table, and all others go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg
import pytest

from riftable.server.storage.interface import Store, UncertainWriteError
from riftable.server.storage.postgres import PostgresStore, storage_error
from tests.reliability import damage
from tests.reliability.cluster.servers import Servers


def opener(url: str) -> Callable[[], Any]:
    async def opened() -> Store:
        store = PostgresStore(url)
        await store.open()
        return store

    return opened


@pytest.mark.parametrize("how", damage.DAMAGES)
def test_one_damaged_table_stops_no_other(
    backends: Servers, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(asyncio.wait_for(damage.all_others_go_on(opener(backends.database()), how, caplog), 120))


def test_a_damaged_receipt_still_counts(backends: Servers) -> None:
    asyncio.run(asyncio.wait_for(damage.a_damaged_receipt_still_counts(opener(backends.database())), 60))


@pytest.mark.parametrize("how", ["head", "bytes"])
def test_a_user_can_be_deleted_despite_damage(backends: Servers, how: str) -> None:
    asyncio.run(asyncio.wait_for(damage.users_can_be_deleted(opener(backends.database()), how), 60))


def test_a_damaged_page_is_damage() -> None:
    assert storage_error(asyncpg.DataCorruptedError("invalid page in block 7")).kind == "damaged"
    assert (
        storage_error(asyncpg.IndexCorruptedError("unexpected zero page"), UncertainWriteError).kind
        == "damaged"
    )
    assert storage_error(TimeoutError()).kind == ""
