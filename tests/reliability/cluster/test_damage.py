"""Damage to what PostgreSQL keeps of a table: it is set aside and told, on every worker; all else goes on."""

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


@pytest.mark.parametrize("how", damage.WAYS)
def test_one_damaged_table_stops_no_other(there: Servers, how: str, caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(asyncio.wait_for(damage.all_others_go_on(opener(there.database()), how, caplog), 120))


def test_a_damaged_receipt_still_counts(there: Servers) -> None:
    asyncio.run(asyncio.wait_for(damage.a_damaged_receipt_still_counts(opener(there.database())), 60))


@pytest.mark.parametrize("how", ["head", "bytes"])
def test_forgetting_passes_damage(there: Servers, how: str) -> None:
    asyncio.run(asyncio.wait_for(damage.forgetting_passes_damage(opener(there.database()), how), 60))


def test_a_damaged_page_is_damage() -> None:
    assert storage_error(asyncpg.DataCorruptedError("invalid page in block 7")).kind == "damaged"
    assert (
        storage_error(asyncpg.IndexCorruptedError("unexpected zero page"), UncertainWriteError).kind
        == "damaged"
    )
    assert storage_error(TimeoutError()).kind == ""
