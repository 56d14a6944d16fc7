"""A damaged table is reported in the lobby and on its page."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from riftable.server.storage.sqlite import DATABASE_NAME
from tests.browser.conftest import Server, Visit

MESSAGE = "Cette table est endommagée"


def test_a_damaged_table_is_reported_in_the_lobby_and_on_its_page(visit: Visit, tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        me = visit(lang="fr", url=server.url).go("/")
        me.page.locator("[data-do=quick]").click()
        me.page.wait_for_url("**/g/*")
        name = me.page.url.rsplit("/", 1)[1]
        server.stop()
        with contextlib.closing(sqlite3.connect(tmp_path / DATABASE_NAME)) as db, db:
            assert db.execute("UPDATE entries SET entry = x'ff' WHERE game = ?", (name,)).rowcount
        server.start()
        me.go("/")
        expect(me.page.locator(f"[data-damaged='{name}']")).to_contain_text(MESSAGE)
        me.go(f"/g/{name}")
        expect(me.page.get_by_role("main")).to_contain_text(MESSAGE)
        expect(me.page.locator("[data-do=again]")).to_have_count(0)
    finally:
        server.stop()
