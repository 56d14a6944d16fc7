"""Games of every release: their records play through, their databases open, and everything is as it was."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import riftable
from riftable.core.errors import BadNotation
from riftable.core.record import VERSION, read_record
from riftable.table import fair, replays, wire
from riftable.table.sqlite import FILE
from tests.table.house import ADA, house, ident, send
from tools.fixtures import GROWING, HOME, expected

RELEASES = sorted(HOME.iterdir())
RECORDS = [path for release in RELEASES for path in sorted(release.glob("*.rift"))]
HOUSES = [path for release in RELEASES for path in sorted(release.glob("*.db.gz"))]


def test_this_release_has_its_fixtures() -> None:
    """Every game and mode, from this version on: `make fixtures ARGS=--again` until it is out."""
    here = HOME / riftable.__version__
    settled = {game: shelf for game, shelf in riftable.door.GAMES.items() if game not in GROWING}
    modes = {f"{game}-{mode}" for game, shelf in settled.items() for mode in shelf.modes}
    assert {path.stem for path in here.glob("*.rift")} == modes
    assert {path.name.removesuffix(".db.gz") for path in here.glob("*.db.gz")} == modes
    assert len(HOUSES) >= 5


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_records_of_every_release_play_through(path: Path) -> None:
    text = path.read_text("utf-8")
    game = riftable.load(path)
    assert game.over
    assert game.record.moves == read_record(text).moves
    assert game.record.text == text


@pytest.mark.parametrize("path", HOUSES, ids=lambda path: f"{path.parent.name}/{path.name.split('.')[0]}")
def test_databases_of_every_release_open_and_go_on(path: Path, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(gzip.decompress(path.read_bytes()))
    then: dict[str, Any] = json.loads(path.with_name(path.name.replace(".db.gz", ".json")).read_text("utf-8"))

    async def look() -> None:
        async with house(tmp_path) as lobby:
            for name, before in then.items():
                table = await lobby.table(name)
                now = expected(table)
                assert {key: now[key] for key in before if key != "left"} == {
                    key: value for key, value in before.items() if key != "left"
                }
                if table.play.over:
                    record = read_record(replays.record_text(table.play, ["a"] * len(table.play.seats)))
                    assert fair.verify(record).fair
                else:
                    seat = table.play.asked
                    assert seat is not None
                    move = wire.Move(ident(), table.play.v, seat, [table.play.game.moves.ids[0]])
                    assert (await send(table, ADA, move)).v == before["v"] + 1

    asyncio.run(asyncio.wait_for(look(), 60))


@pytest.mark.parametrize("form", ["text", "ndjson"])
def test_a_record_of_a_newer_version_is_refused_in_so_many_words(form: str) -> None:
    record = riftable.new("riftforce", seed=1).record
    newer = {
        "text": record.text.replace(f'[Riftable "{VERSION}"]', f'[Riftable "{VERSION + 1}"]'),
        "ndjson": record.ndjson.replace(f'"riftable": {VERSION}', f'"riftable": {VERSION + 1}'),
    }[form]
    with pytest.raises(BadNotation, match="newer version"):
        read_record(newer)
