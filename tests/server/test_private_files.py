"""Databases, backups and their folder: only their owner can read them, whatever the umask."""

from __future__ import annotations

import asyncio
import logging
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from riftable.server.http.app import make_app
from riftable.server.storage.backup import copy
from riftable.server.storage.private_files import is_exclusively_ours, make_folder
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore
from tests.cli.helpers import cli
from tests.server.helpers import duel, running_lobby

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


@pytest.fixture(params=[0o000, 0o022, 0o377])
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    """Three umasks: permissive, usual and too strict."""
    old = os.umask(request.param)
    yield request.param
    os.umask(old)


def modes(folder: Path) -> dict[str, int]:
    """Return the modes of a folder and of its files."""
    found = {path.name: stat.S_IMODE(path.lstat().st_mode) for path in folder.iterdir()}
    return {".": stat.S_IMODE(folder.stat().st_mode), **found}


def filled(folder: Path) -> None:
    """Make a data folder as the server does, with one game."""

    async def open_tables() -> None:
        async with running_lobby(folder) as lobby:
            await duel(lobby)
            assert set(modes(folder)) == {".", DATABASE_NAME, f"{DATABASE_NAME}-wal", f"{DATABASE_NAME}-shm"}
            assert set(modes(folder).values()) <= {0o700, 0o600}

    make_folder(folder)
    asyncio.run(open_tables())


def test_database_and_folder_are_private_whatever_the_umask(tmp_path: Path, umask: int) -> None:
    folder = tmp_path / "running_lobby"
    filled(folder)
    assert modes(folder) == {".": 0o700, DATABASE_NAME: 0o600}


def test_a_backup_and_what_is_restored_are_private_whatever_the_umask(tmp_path: Path, umask: int) -> None:
    filled(tmp_path / "running_lobby")
    kept, new = tmp_path / "kept.db", tmp_path / "new"
    assert cli("backup", str(kept), "--data", str(tmp_path / "running_lobby")).code == 0
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert cli("restore", str(kept), "--data", str(new)).code == 0
    assert modes(new) == {".": 0o700, DATABASE_NAME: 0o600}


def test_no_file_is_ever_open_to_others_not_even_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the final `fchmod` the file keeps the mode with which it was created."""
    monkeypatch.setattr(os, "fchmod", lambda *_: None)
    old = os.umask(0)
    try:
        filled(tmp_path / "running_lobby")
        copy(tmp_path / "running_lobby" / DATABASE_NAME, tmp_path / "kept.db")
    finally:
        os.umask(old)
    assert modes(tmp_path / "running_lobby") == {".": 0o700, DATABASE_NAME: 0o600}
    assert stat.S_IMODE((tmp_path / "kept.db").stat().st_mode) == 0o600


def test_files_readable_by_others_are_made_private_and_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "running_lobby"
    filled(folder)
    (folder / f"{DATABASE_NAME}-wal").touch()
    folder.chmod(0o755)
    for path in folder.iterdir():
        path.chmod(0o644)
    with caplog.at_level(logging.WARNING):
        make_app(folder)
        store = SqliteStore(folder / DATABASE_NAME)
        try:
            assert set(modes(folder).values()) == {0o700, 0o600}
        finally:
            asyncio.run(store.close())
    logged = [record.getMessage() for record in caplog.records]
    assert [("755" in one or "644" in one) for one in logged] == [True, True, True]
    with caplog.at_level(logging.WARNING):
        caplog.clear()
        make_app(folder)
        asyncio.run(SqliteStore(folder / DATABASE_NAME).close())
    assert caplog.records == []  # said once


@pytest.mark.parametrize("kind", ["files of others", "sticky", "setgid", "writable by all"])
def test_a_folder_that_is_not_only_ours_keeps_its_mode(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    if kind == "files of others":
        (folder / "thesis.odt").touch()
    more = {"sticky": 0o1777, "setgid": 0o2755, "writable by all": 0o777}
    folder.chmod(more.get(kind, 0o755))
    mode = stat.S_IMODE(folder.stat().st_mode)
    with caplog.at_level(logging.WARNING):
        make_app(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == mode
    assert "its mode is not changed" in caplog.text
    asyncio.run(SqliteStore(folder / DATABASE_NAME).close())
    assert modes(folder)[DATABASE_NAME] == 0o600  # but the database is private


def test_neither_a_home_nor_a_folder_of_another_user_is_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_exclusively_ours(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert not is_exclusively_ours(tmp_path)
    monkeypatch.setenv("HOME", "/nowhere")
    monkeypatch.setattr(os, "geteuid", lambda: tmp_path.stat().st_uid + 1)
    assert not is_exclusively_ours(tmp_path)


def test_a_mode_that_cannot_be_changed_is_logged_and_the_server_starts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path / "running_lobby")
    path = tmp_path / "running_lobby" / DATABASE_NAME
    path.chmod(0o640)

    def refuse(_self: Path, _mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refuse)
    with caplog.at_level(logging.WARNING):
        asyncio.run(SqliteStore(path).close())
    assert "can be read by others" in caplog.text
