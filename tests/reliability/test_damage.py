"""Damage: a table that cannot be read is reported; everything else goes on."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from riftable.language.fluent import LANGUAGES
from riftable.server.match import entries
from riftable.server.protocol import messages
from riftable.server.storage.interface import StorageError, Store
from riftable.server.storage.refusals import refused_by_storage
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore, check_file
from riftable.server.texts import refusal_text, server_texts
from tests.reliability import damage
from tests.server.helpers import ADA, NOAM, command_id, duel, running_lobby, send
from tests.server.http.test_process import running, until

PAGE = 4096  # bytes
LINE = "x" * 400


def opener(folder: Path) -> Callable[[], Any]:
    async def opened() -> Store:
        return SqliteStore(folder / DATABASE_NAME)

    return opened


@pytest.mark.parametrize("how", damage.DAMAGES)
def test_one_damaged_table_stops_no_other(tmp_path: Path, how: str, caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(asyncio.wait_for(damage.all_others_go_on(opener(tmp_path), how, caplog), 120))


def test_a_damaged_receipt_still_counts(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(damage.a_damaged_receipt_still_counts(opener(tmp_path)), 60))


@pytest.mark.parametrize("how", ["head", "bytes"])
def test_a_user_can_be_deleted_despite_damage(tmp_path: Path, how: str) -> None:
    asyncio.run(asyncio.wait_for(damage.users_can_be_deleted(opener(tmp_path), how), 60))


# Pages of the file.


async def two_long_tables(folder: Path) -> tuple[str, str]:
    """Open two games with so much chat that each has pages of its own; return their ids."""
    async with running_lobby(folder) as lobby:
        tables = [await duel(lobby), await duel(lobby)]
        for table in tables:
            for _ in range(60):
                await send(table, ADA, messages.Chat(command_id(), LINE))
    return tables[0].id, tables[1].id


def corrupt_page(path: Path, game: str, other: str) -> None:
    """Overwrite a page that holds entries of one game only."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    raw = bytearray(path.read_bytes())
    for at in range(PAGE, len(raw), PAGE):
        page = bytes(raw[at : at + PAGE])
        if page.count(b'"t":"spoke"') > 3 and game.encode() in page and other.encode() not in page:
            raw[at : at + PAGE] = b"\xaa" * PAGE
            path.write_bytes(raw)
            return
    raise AssertionError("no page holds one game only")


def test_a_damaged_page_is_reported_and_other_tables_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        broken, whole = await two_long_tables(tmp_path)
        corrupt_page(tmp_path / DATABASE_NAME, broken, whole)
        caplog.clear()
        async with running_lobby(tmp_path) as lobby:
            await lobby.tasks[0]
            assert list(lobby.damaged) == [broken]
            advice = [one.getMessage() for one in caplog.records if "restore a backup" in one.getMessage()]
            assert len(advice) == 1
            assert DATABASE_NAME in advice[0]
            table = await lobby.table(whole)
            await send(table, NOAM, messages.Chat(command_id(), "still here"))
            listed = await lobby.listed(ADA.id, "en")
            mine, damaged = listed.mine, listed.damaged
            assert ([one.id for one in mine], [one.id for one in damaged]) == ([whole], [broken])

    asyncio.run(asyncio.wait_for(work(), 60))


def test_writing_into_a_damaged_page_is_refused_as_damage_and_harms_no_other_command(tmp_path: Path) -> None:
    async def work() -> None:
        broken, whole = await two_long_tables(tmp_path)
        corrupt_page(tmp_path / DATABASE_NAME, broken, whole)
        store = SqliteStore(tmp_path / DATABASE_NAME)
        line = entries.Spoke(1, 0, ADA.id, ADA.name, "hello")
        kept = await store.load(whole)
        assert kept is not None

        async def spread() -> list[Any]:
            writes = [store.append(entries.Batch(broken, seq, [line]), "playing") for seq in range(62)]
            after = store.append(entries.Batch(whole, len(kept.entries), [line]), "playing")
            return list(await asyncio.gather(*writes, after, return_exceptions=True))

        *results, after = await spread()
        errors = [one for one in results if isinstance(one, StorageError)]
        assert errors
        assert {one.kind for one in errors} == {"damaged"}
        assert after is None
        again = await store.load(whole)
        assert again is not None
        assert again.entries == [*kept.entries, line]
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 60))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_about_damage_does_not_ask_to_try_again(lang: str) -> None:
    refuse = refused_by_storage(StorageError("malformed", "damaged"))
    assert (refuse.key, refuse.status) == ("store_damaged", 500)
    assert refusal_text(refuse, lang) not in {
        server_texts(lang)(key) for key in ("refused-store", "refused-store-locked")
    }


def test_a_file_that_is_no_database_is_damaged(tmp_path: Path) -> None:
    (tmp_path / DATABASE_NAME).write_bytes(b"no database" * 1000)
    with pytest.raises(StorageError) as error:
        check_file(tmp_path / DATABASE_NAME)
    assert error.value.kind == "damaged"


# The whole server.


class HttpClient:
    """Sends requests to a real server, with a cookie."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.address, self.cookie = address.split("/")[2], cookie

    def __call__(self, path: str, body: Any = None, lang: str = "en") -> tuple[int, Any]:
        line = http.client.HTTPConnection(self.address, timeout=60)
        headers = {"X-Riftable": "1", "Cookie": self.cookie}
        method = "GET" if body is None else "POST"
        line.request(method, f"/api/{path}?lang={lang}", body and json.dumps(body), headers)
        answer = line.getresponse()
        self.cookie = (answer.getheader("Set-Cookie") or self.cookie).split(";")[0]
        found = answer.status, json.loads(answer.read())
        line.close()
        return found

    def up(self) -> bool:
        with contextlib.suppress(OSError):
            return self("me")[0] == 200
        return False


def test_a_server_with_a_damaged_table_starts_and_serves_all_others(tmp_path: Path) -> None:
    request = {"game": "riftforce", "mode": "duel", "seats": ["me", "here:Kim"]}
    with running(tmp_path) as (address, _, _):
        ask = HttpClient(address)
        until(ask.up)
        broken, whole = (ask("games", request)[1]["id"] for _ in range(2))
        _, bot = ask("quick", {"mode": "duel", "bot": "random"})
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE_NAME)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    raw = (tmp_path / DATABASE_NAME).read_bytes()
    entry = f'{broken}{{"t":"'.encode()  # the first, whose number takes no byte
    assert raw.count(entry) == 1
    (tmp_path / DATABASE_NAME).write_bytes(raw.replace(entry, broken.encode() + b"\xff" * 6))
    with running(tmp_path) as (address, _, _):
        ask = HttpClient(address, ask.cookie)
        until(ask.up)
        texts = set()
        for lang in LANGUAGES:
            status, lobby = ask("lobby", lang=lang)
            assert status == 200
            assert {one["id"] for one in lobby["mine"]} == {whole, bot["id"]}
            assert [one["id"] for one in lobby["damaged"]] == [broken]
            status, refused = ask(f"games/{broken}", lang=lang)
            assert (status, refused["key"]) == (500, "unreadable_table")
            assert refused["text"] == lobby["damaged"][0]["text"]
            texts.add(refused["text"])
        assert len(texts) == len(LANGUAGES)
        until(lambda: ask(f"games/{bot['id']}")[1]["waiting"] == [0])  # the bot has moved, if it was asked
        assert ask(f"games/{whole}/command", {"t": "chat", "id": "a", "text": "on"})[0] == 200
