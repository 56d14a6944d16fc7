"""Writing the results of finished games: when a game ends, and later for those that have none yet."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import Final

from riftable.server.match.play import Play
from riftable.server.match.summary import Summary, summarize
from riftable.server.session.restore import restore
from riftable.server.storage.interface import StorageError, Store, StoredTable, WriteConflictError
from riftable.server.storage.ratings import rate_games
from riftable.server.storage.results import insert_result, unsummarized

LOG: Final = logging.getLogger(__name__)
PAUSE_FACTOR: Final = 4  # pause after a game was read, as a multiple of the time it took: players come first


async def record_result(store: Store, play: Play, *, ratings: bool) -> None:
    """Write the result of a game that has just ended. If that fails, the next start of a server does it."""
    summary = summarize(play)
    if summary is not None:
        await write_result(store, summary)
        if ratings:
            await update_ratings(store)


async def update_ratings(store: Store) -> None:
    """Let ratings contain all results; what fails now is done after the next game."""
    try:
        await rate_games(store)
    except (StorageError, WriteConflictError) as problem:
        LOG.warning("ratings are computed after the next game: %s", problem)


async def write_result(store: Store, summary: Summary) -> None:
    """Write a result; a failure is logged, since the game itself is stored."""
    try:
        await store.write(lambda db: insert_result(db, summary))
    except WriteConflictError:
        pass  # another worker has just written the same
    except StorageError as problem:
        LOG.warning("the result of table %s is written at the next start: %s", summary.id, problem)


async def write_missing_results(store: Store, *, ratings: bool) -> None:
    """Write the results of all finished games that have none: those of older versions, and after a crash.

    With `ratings`, these are brought up to date then.
    """
    try:
        missing = await unsummarized(store)
    except StorageError as problem:
        LOG.warning("results are written at the next start: %s", problem)
    else:
        await rewrite_results(store, missing, ratings=ratings)


async def rewrite_results(store: Store, table_ids: Iterable[str], *, ratings: bool) -> None:
    """Write the results of these tables from their logs; tables that cannot be read are left out."""
    for table_id in table_ids:
        began = time.monotonic()
        try:
            kept = await store.load(table_id)
        except StorageError:
            continue  # damaged tables are logged when someone opens them; others at the next start
        summary = None if kept is None else await asyncio.to_thread(stored_summary, kept)
        if summary is not None:
            await write_result(store, summary)
        await asyncio.sleep(PAUSE_FACTOR * (time.monotonic() - began))
    if ratings:
        await update_ratings(store)


def stored_summary(kept: StoredTable) -> Summary | None:
    """Return the summary of a stored table; None if it cannot be replayed here or its game goes on."""
    try:
        return summarize(restore(kept))
    except StorageError:
        return None
