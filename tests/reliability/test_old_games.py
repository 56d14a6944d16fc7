"""Records and databases of every release: they open, play through and hold what they did."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

import riftable
from riftable import games
from riftable.core.errors import BadNotation
from riftable.core.record import VERSION, read_record
from riftable.gamekit.strategy import ReviewSettings
from riftable.language.fluent import LANGUAGES, Texts
from riftable.server.match import commit_reveal
from riftable.server.match import entries as log
from riftable.server.match.play import new_play
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import Join, NewGame
from riftable.server.session import replays
from riftable.server.storage.interface import FORMAT
from riftable.server.storage.sqlite import DATABASE_NAME
from tests.cli.helpers import cli
from tests.server.helpers import ADA, command_id, running_lobby, send
from tools.fixtures import HOME, PASSWORD, UNSTABLE_GAMES, expected, expected_accounts

RELEASES = sorted(HOME.iterdir())
RECORDS = [path for release in RELEASES for path in sorted(release.glob("*.rift"))]
DATABASES = [path for release in RELEASES for path in sorted(release.glob("*-*.db.gz"))]  # of modes
ACCOUNTS = [path for release in RELEASES for path in sorted(release.glob("accounts.db.gz"))]


def test_this_release_has_its_fixtures() -> None:
    """Every game and mode, from this version on: `make fixtures ARGS=--again` until it is out."""
    here = HOME / riftable.__version__
    settled = [spec for spec in games.specs() if spec.name not in UNSTABLE_GAMES]
    modes = {f"{spec.name}-{mode}" for spec in settled for mode in spec.modes}
    assert {path.stem for path in here.glob("*.rift")} == modes
    assert {path.name.removesuffix(".db.gz") for path in here.glob("*.db.gz")} == {*modes, "accounts"}
    assert len(DATABASES) >= 5


def test_fixtures_of_this_release_have_something_of_everything(tmp_path: Path) -> None:
    """No table of the accounts is empty, and moves were taken back in every game."""
    here = HOME / riftable.__version__
    for path in here.glob("*.db.gz"):
        file = tmp_path / path.name
        file.write_bytes(gzip.decompress(path.read_bytes()))
        with contextlib.closing(sqlite3.connect(file)) as db:
            assert db.execute("PRAGMA user_version").fetchone()[0] == FORMAT
            tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            empty = {name for name in tables if not db.execute(f"SELECT 1 FROM {name}").fetchone()}
            entries_of_game: dict[str, list[log.Entries]] = {}
            for game, entry in db.execute("SELECT game, entry FROM entries"):
                entries_of_game.setdefault(game, []).append(log.ENTRY.decode(entry))
        assert path.name != "accounts.db.gz" or not empty
        for found in entries_of_game.values():
            assert len(found) < 20 or any(isinstance(one, log.WentBack) for one in found)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_records_of_every_release_play_through(path: Path) -> None:
    text = path.read_text("utf-8")
    game = riftable.load(path)
    assert game.over
    assert game.record.moves == read_record(text).moves
    assert game.record.text == text


@pytest.mark.parametrize("path", DATABASES, ids=lambda path: f"{path.parent.name}/{path.name.split('.')[0]}")
def test_databases_of_every_release_open_and_go_on(path: Path, tmp_path: Path) -> None:
    (tmp_path / DATABASE_NAME).write_bytes(gzip.decompress(path.read_bytes()))
    check_database(tmp_path, path)


@pytest.mark.parametrize("path", DATABASES, ids=lambda path: f"{path.parent.name}/{path.name.split('.')[0]}")
def test_backups_of_every_release_are_restored_and_go_on(path: Path, tmp_path: Path) -> None:
    """A fixture was written by the function behind `riftable backup`, so it is a backup of its release."""
    backup, home = tmp_path / "old.db", tmp_path / "home"
    backup.write_bytes(gzip.decompress(path.read_bytes()))
    done = cli("restore", str(backup), "--data", str(home))
    assert (done.code, done.err) == (0, "")
    check_database(home, path)
    done = cli("backup", str(tmp_path / "new.db"), "--data", str(home))
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize("path", ACCOUNTS, ids=lambda path: path.parent.name)
def test_accounts_of_every_release_have_what_they_had(path: Path, tmp_path: Path) -> None:
    backup, home = tmp_path / "old.db", tmp_path / "home"
    backup.write_bytes(gzip.decompress(path.read_bytes()))
    done = cli("restore", str(backup), "--data", str(home))
    assert (done.code, done.err) == (0, "")
    then: dict[str, Any] = json.loads(path.with_name("accounts.json").read_text("utf-8"))

    async def look() -> None:
        async with running_lobby(home) as lobby:
            for name, before in then["tables"].items():
                now = expected(await lobby.table(name))
                assert {key: now[key] for key in before} == before
            accounts = await expected_accounts(lobby)
            for name, before in then["users"].items():
                assert {key: accounts[name][key] for key in before} == before
                assert (await lobby.users.log_in(name, PASSWORD, "", "Firefox", lobby.now()))[0].account
            guest, _ = await lobby.users.create_guest("Kim", "en", "Firefox", lobby.now())
            invitation = Join(invite=then["invitation"]["token"])
            await lobby.waiting_room.join(then["invitation"]["table"], guest, invitation)

    asyncio.run(asyncio.wait_for(look(), 60))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["serve", "restore", "backup"])
def test_a_downgrade_is_refused_with_a_sentence(command: str, lang: str, tmp_path: Path) -> None:
    """What a newer version wrote is neither opened nor changed."""
    newer = tmp_path / DATABASE_NAME
    newer.write_bytes(gzip.decompress(ACCOUNTS[-1].read_bytes()))
    with contextlib.closing(sqlite3.connect(newer)) as db:
        db.execute("PRAGMA journal_mode = WAL")  # as a server leaves it
        db.execute(f"PRAGMA user_version = {FORMAT + 1}")
    newer.chmod(0o600)
    before = newer.read_bytes()
    arguments = {
        "serve": ["--no-browser", "--port", "0", "--data", str(tmp_path)],
        "restore": [str(newer), "--data", str(tmp_path / "home")],
        "backup": [str(tmp_path / "copy.db"), "--data", str(tmp_path)],
    }[command]
    done = cli(command, *arguments, "--lang", lang)
    assert done.code == 2
    texts = Texts(lang)
    assert done.err == texts("error", text=texts("backup-newer", file=str(newer))) + "\n"
    assert newer.read_bytes() == before


def check_database(home: Path, fixture: Path) -> None:
    """Check that the tables of a data folder are those of a fixture, and that they can be played on."""
    file = fixture.with_name(fixture.name.replace(".db.gz", ".json"))
    then: dict[str, Any] = json.loads(file.read_text("utf-8"))

    async def look() -> None:
        async with running_lobby(home) as lobby:
            for name, before in then.items():
                table = await lobby.table(name)
                now = expected(table)
                assert {key: now[key] for key in before if key != "left"} == {
                    key: value for key, value in before.items() if key != "left"
                }
                if table.play.over:
                    record = read_record(replays.record_text(table.play, ["a"] * len(table.play.seats)))
                    assert commit_reveal.verify(record).fair
                else:
                    seat = table.play.asked
                    assert seat is not None
                    move = messages.Move(command_id(), table.play.v, seat, [table.play.game.moves.ids[0]])
                    assert (await send(table, ADA, move)).v == before["v"] + 1

    asyncio.run(asyncio.wait_for(look(), 60))


@pytest.mark.parametrize("path", DATABASES, ids=lambda path: f"{path.parent.name}/{path.name.split('.')[0]}")
def test_finished_games_of_every_release_can_be_reviewed(path: Path, tmp_path: Path) -> None:
    """Their databases may be older than reviews."""
    file = tmp_path / DATABASE_NAME
    file.write_bytes(gzip.decompress(path.read_bytes()))
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("DROP TABLE IF EXISTS reviews")
    then: dict[str, Any] = json.loads(path.with_name(path.name.replace(".db.gz", ".json")).read_text("utf-8"))

    async def look() -> int:
        reviewed = 0
        async with running_lobby(tmp_path) as lobby:
            lobby.reviews.settings_of = lambda _play: ReviewSettings(iterations=1, most_per_seat=1)
            for name in then:
                play = (await lobby.table(name)).play
                if not play.over:
                    continue
                await lobby.reviews.start(play, ADA.id, ADA.id, lambda: None)
                task = lobby.reviews.jobs[name].task
                assert task is not None
                await asyncio.wait([task])
                assert (await lobby.reviews.progress(play)).status == "done"
                reviewed += 1
        return reviewed

    assert asyncio.run(look())


@pytest.mark.parametrize("form", ["text", "ndjson"])
def test_a_record_of_a_newer_version_is_refused_by_name(form: str) -> None:
    record = riftable.new("riftforce", seed=1).record
    newer = {
        "text": record.text.replace(f'[Riftable "{VERSION}"]', f'[Riftable "{VERSION + 1}"]'),
        "ndjson": record.ndjson.replace(f'"riftable": {VERSION}', f'"riftable": {VERSION + 1}'),
    }[form]
    with pytest.raises(BadNotation, match="newer version"):
        read_record(newer)


def test_a_record_keeps_the_edition_of_its_rules(tmp_path: Path) -> None:
    """Without one it is of the first: then Love did not ask, and the trainer got no guild that was drawn."""
    old = riftable.new("riftforce", mode="solo", seed=3, edition=1)
    old.push(" ".join(list(old.moves)[:4]))
    assert "Edition" not in old.record.text
    assert "edition" not in old.record.ndjson
    new = riftable.new("riftforce", mode="solo", seed=3)
    assert '[Edition "2"]' in new.record.text
    for game, edition in ((old, 1), (new, 2)):
        for name in ("game.rift", "game.ndjson"):
            game.record.save(tmp_path / name)
            again = riftable.load(tmp_path / name)
            assert again.rules.edition == edition
            assert again.record.text == game.record.text


@pytest.mark.parametrize("edition", ["1", "2"])
def test_a_record_that_begins_with_a_position_keeps_its_edition(edition: str) -> None:
    text = f"riftforce duel\noption edition {edition}\n2 beast6*2 / -\nhand 0 love5 fire7"
    game = riftable.position(text, strict=False)
    game.push("play love5 @2 stop" if edition == "1" else "play love5 @2 love5@2.2 stop")
    again = riftable.replay(read_record(game.record.text))
    assert again.rules.edition == int(edition)
    assert again.fen == game.fen


def test_a_record_of_a_newer_edition_is_refused() -> None:
    text = riftable.new("riftforce", seed=1).record.text.replace('[Edition "2"]', '[Edition "3"]')
    with pytest.raises(BadNotation, match="newer edition"):
        riftable.replay(read_record(text))
    with pytest.raises(BadNotation, match="header Edition is a number"):
        read_record(text.replace('"3"', '"new"'))


@pytest.mark.parametrize(
    "edition", ["1e400", "Infinity", "NaN", "null", "true", "[]", "{}", "1.5", "-1", "1" * 50]
)
def test_an_edition_that_is_no_number_is_refused(edition: str) -> None:
    text = riftable.new("riftforce", seed=1).record.ndjson.replace('"edition": 2', f'"edition": {edition}')
    with pytest.raises(BadNotation, match="header Edition is a number"):
        read_record(text)


def test_a_table_of_an_older_release_goes_on_by_the_rules_it_began_with() -> None:
    seats = [log.SeatHead("person", ADA.id, "Ada")]
    head = log.Head("old", "riftforce", "solo", {}, 7, seats, ADA.id, 5)
    assert new_play(head).rules.edition == 1
    assert new_play(msgspec.structs.replace(head, edition=2)).rules.edition == 2
    assert new_play(log.Head("old", "riffifi", "table", {}, 7, seats * 4, ADA.id, 5)).rules.edition == 1


def test_a_new_table_is_of_the_newest_edition(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_lobby(tmp_path) as lobby:
            request = NewGame("riftforce", "duel", ["me", "bot:level1"])
            table = await lobby.table((await lobby.creation.new(ADA, request)).id)
            assert table.play.head.edition == table.play.rules.edition == 2

    asyncio.run(asyncio.wait_for(look(), 60))


def test_a_file_with_editions_is_refused_by_releases_that_know_none(tmp_path: Path) -> None:
    """They would leave the edition aside and play on by other rules."""

    async def work() -> None:
        async with running_lobby(tmp_path):
            pass

    asyncio.run(work())
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE_NAME)) as db:
        written = db.execute("PRAGMA user_version").fetchone()[0]
    oldest = tmp_path / "oldest.db"
    oldest.write_bytes(gzip.decompress(DATABASES[0].read_bytes()))
    with contextlib.closing(sqlite3.connect(oldest)) as db:
        assert written > db.execute("PRAGMA user_version").fetchone()[0]
