"""Stored moves do not depend on how a version numbers them: labels since format 3, numbers before.

The databases in `numbered_moves` were written by the last commit that stored numbers (81c6fd0). Their tables
are in the middle of a game or over, with open and closed lists, in all modes but one. The files beside them
hold the moves of each table: `names` as they stand in its log, `moves` as its players see them.

A table is set aside if the rules were corrected since and no longer allow one of its moves, or ask what they
did not ask. Some of these tables may be; what their numbers mean is the same whatever the rules say.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import riftable
from riftable import api, games
from riftable.core.errors import IllegalMove
from riftable.games.riftbound import rulebook
from riftable.games.riftbound.cards import ALL, TOKENS
from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.ids import CALM
from riftable.games.riftbound.words.make import token_unit, unit
from riftable.server.accounts.users import User
from riftable.server.match import commit_reveal, entries
from riftable.server.match.play import InvalidLog, Play, labeled_move, new_play, replay_log
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import NewGame
from riftable.server.session import replays
from riftable.server.session.table import Table
from riftable.server.storage.sqlite import DATABASE_NAME
from tests.server.helpers import ADA, command_id, running_lobby, send, until_idle

HOME = Path(__file__).parent / "numbered_moves"
TABLES: dict[str, Any] = json.loads((HOME / "riftbound.json").read_text("utf-8"))
TITLES = {then["table"]: name for name, then in TABLES.items()}
MIN_OPENED = 6  # tables that must open
CORRECTED = re.compile(r"entry \d+ cannot be replayed: (by )?the rules of this version")
KIM = User("kim", "Kim", account=False, lang="en")


def unpacked(name: str, folder: Path) -> Path:
    """Put a database into a data folder; return its path."""
    path = folder / DATABASE_NAME
    path.write_bytes(gzip.decompress((HOME / f"{name}.db.gz").read_bytes()))
    return path


def stored(path: Path, table_id: str) -> tuple[entries.Head, list[entries.Entries]]:
    """Return the head and the log of a table."""
    db = sqlite3.connect(path)
    try:
        head = db.execute("SELECT head FROM games WHERE id = ?", (table_id,)).fetchone()[0]
        rows = db.execute("SELECT entry FROM entries WHERE game = ? ORDER BY seq", (table_id,)).fetchall()
    finally:
        db.close()
    return entries.HEAD.decode(head), [entries.ENTRY.decode(row[0]) for row in rows]


def stored_moves(log: Sequence[entries.Entries]) -> list[str | int]:
    """Return all moves of a log, those that were taken back as well."""
    return [move for entry in log if isinstance(entry, entries.Began | entries.Made) for move in entry.moves]


def seen(play: Play) -> dict[str, Any]:
    """Return what a file beside a database holds of a table."""
    return {
        "status": play.status,
        "v": play.v,
        "num": play.entry_count,
        "scores": play.game.scores,
        "moves": " ".join(play.game.labels),
    }


async def answer(table: Table, choice: int = 0) -> None:
    """Give an answer for the seat that is asked, once no bot and no autopass is under way."""
    await until_idle(table)
    seat = table.play.asked
    assert seat is not None
    user = KIM if table.play.seats[seat].user == KIM.id else ADA
    ids = table.play.game.moves.ids
    move = messages.Move(command_id(), table.play.v, seat, [ids[choice % len(ids)]])
    assert (await send(table, user, move)).v == move.v + 1


# Numbers.


@pytest.mark.parametrize("title", TITLES)
def test_a_number_names_the_move_it_always_did(title: str, tmp_path: Path) -> None:
    table_id = TITLES[title]
    head, log = stored(unpacked("riftbound", tmp_path), table_id)
    play = new_play(head)
    for entry in log:
        if isinstance(entry, entries.Sat):
            play.apply(entry)
    name_of = games.spec(head.game).numbered_moves
    assert name_of is not None
    numbers = stored_moves(log)
    assert numbers
    assert all(isinstance(one, int) for one in numbers)
    names = [name_of.load()(play.rules, int(number)) for number in numbers]
    assert " ".join(names) == TABLES[table_id]["names"]
    assert [play.rules.name(play.rules.move(name)) for name in names] == names


@pytest.mark.parametrize("number", [-1, 38 * 512, 2 * 512 + 511, 26 * 512 + 6, 2**40])
def test_a_number_that_was_no_move_is_refused(number: int) -> None:
    name_of = games.spec("riftbound").numbered_moves
    assert name_of is not None
    with pytest.raises(riftable.BadNotation):
        name_of.load()(riftable.rules("riftbound"), number)


def test_tables_with_numbers_open_go_on_and_open_again(tmp_path: Path) -> None:
    unpacked("riftbound", tmp_path)
    after: dict[str, dict[str, Any]] = {}

    async def look() -> None:
        async with running_lobby(tmp_path) as lobby:
            for name, then in TABLES.items():
                try:
                    table = await lobby.table(name)
                except RequestRefused:
                    assert CORRECTED.match(lobby.damaged[name])
                    continue
                assert {**seen(table.play), "names": then["names"], "table": then["table"]} == then
                if table.play.over:
                    record = replays.record_text(table.play, ["a"] * len(table.play.seats))
                    assert commit_reveal.verify(riftable.core.record.read_record(record)).fair
                else:
                    await answer(table)
                    await until_idle(table)
                after[name] = seen(table.play)
        async with running_lobby(tmp_path) as lobby:  # their logs now have numbers, then labels
            for name, then in after.items():
                assert seen((await lobby.table(name)).play) == then

    asyncio.run(asyncio.wait_for(look(), 120))
    assert len(after) >= MIN_OPENED
    assert any(now["v"] > TABLES[name]["v"] for name, now in after.items())


def test_a_table_that_corrected_rules_forbid_is_set_aside_with_the_reason(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """In it Flash was played without a unit to move; since then units in their base can be chosen, too."""
    then = json.loads((HOME / "riftbound-corrected.json").read_text("utf-8"))
    (table_id,) = then
    before = stored(unpacked("riftbound-corrected", tmp_path), table_id)

    async def look() -> None:
        async with running_lobby(tmp_path) as lobby:
            with pytest.raises(RequestRefused, match="unreadable_table"):
                await lobby.table(table_id)
            assert CORRECTED.match(lobby.damaged[table_id])
            other = await lobby.creation.new(ADA, NewGame("riftbound", "duel", ["me", "here:Kim"]))
            await answer(await lobby.table(other.id))

    with caplog.at_level(logging.ERROR):
        asyncio.run(asyncio.wait_for(look(), 60))
    assert f"table {table_id} cannot be opened and is set aside: entry" in caplog.text
    assert stored(tmp_path / DATABASE_NAME, table_id) == before


def test_a_draw_that_the_shuffle_does_not_give_is_not_replayed(tmp_path: Path) -> None:
    """The rules would allow it, but this is not the game that was played."""
    head, log = stored(unpacked("riftbound", tmp_path), TITLES["duel"])
    began = next(i for i, entry in enumerate(log) if isinstance(entry, entries.Began))
    moves = list(log[began].moves)  # type: ignore[union-attr]  # it is `Began`
    cards = [i for i, move in enumerate(moves) if int(move) // 512 == 25]
    other = next(i for i in cards if moves[i] != moves[cards[0]])
    moves[cards[0]], moves[other] = moves[other], moves[cards[0]]
    log[began] = msgspec.structs.replace(log[began], moves=moves)
    with pytest.raises(
        Exception, match=f"entry {began} cannot be replayed: by the rules of this version the shuffle"
    ):
        replay_log(head, log)


def test_a_log_that_ends_a_game_too_early_is_not_replayed(tmp_path: Path) -> None:
    head, log = stored(unpacked("riftbound", tmp_path), TITLES["duel"])
    first = next(i for i, entry in enumerate(log) if isinstance(entry, entries.Made))
    log[first] = msgspec.structs.replace(log[first], ends=True)
    with pytest.raises(
        Exception, match=f"entry {first} cannot be replayed: by the rules of this version the game"
    ):
        replay_log(head, log)


# Labels.


def test_a_log_holds_the_labels_of_moves(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            for game in games.names():
                request = NewGame(game, games.spec(game).modes[0], seats_of(game))
                table = await lobby.table((await lobby.creation.new(ADA, request)).id)
                await answer(table)
                await until_idle(table)
                kept = await lobby.store.load(table.id)
                assert kept is not None
                assert stored_moves(kept.entries) == table.play.game.labels

    asyncio.run(asyncio.wait_for(work(), 60))


def seats_of(game: str) -> list[str]:
    """Return seats for a game in its first mode: Ada plays against bots."""
    return ["me", *["bot:level1"] * (len(riftable.rules(game).sides) - 1)]


def test_a_label_is_not_read_as_a_short_form() -> None:
    game = riftable.new("riftbound", seed=3, auto=False)
    label = next(iter(game.moves))
    assert game.rules.label(game.state, labeled_move(game.rules, game.state, label)) == label
    for other in (label[:-1], label.upper(), "", "end"):
        with pytest.raises(IllegalMove):
            labeled_move(game.rules, game.state, other)


@pytest.fixture
def larger_pool() -> Iterator[pytest.MonkeyPatch]:
    """What `more_cards` changes the pool with; afterwards rules are built from the usual cards again."""
    with pytest.MonkeyPatch.context() as patch:
        yield patch
    api.cached_rules.cache_clear()


def more_cards(patch: pytest.MonkeyPatch) -> None:
    """Add a card and a token that come before all others, so that every kind gets another number."""
    card = unit("new-001", "Aardvark", CALM, Cost(1), 1)
    token = token_unit("token-aaa", "Aaa", 1)
    patch.setattr(rulebook, "ALL", (*ALL, card))
    patch.setattr(rulebook, "TOKENS", (*TOKENS, token))
    api.cached_rules.cache_clear()


def outcome(head: entries.Head, log: Sequence[entries.Entries]) -> dict[str, Any] | str:
    """Return what a log leads to, or why it cannot be replayed."""
    try:
        return seen(replay_log(head, log))
    except InvalidLog as problem:
        return str(problem)


@pytest.mark.parametrize("title", TITLES)
def test_numbers_mean_the_same_after_new_cards(
    title: str, tmp_path: Path, larger_pool: pytest.MonkeyPatch
) -> None:
    table_id = TITLES[title]
    head, log = stored(unpacked("riftbound", tmp_path), table_id)
    before = outcome(head, log)
    more_cards(larger_pool)
    assert new_play(head).rules.move("!aaa")  # the pool is larger
    assert outcome(head, log) == before


@pytest.mark.parametrize("lists", ["open", "closed"])
def test_labels_mean_the_same_after_new_cards(
    lists: str, tmp_path: Path, larger_pool: pytest.MonkeyPatch
) -> None:
    """Every kind has another number then, and the table replays and goes on as it would have."""
    made: list[Play] = []

    async def begin() -> None:
        async with running_lobby(tmp_path) as lobby:
            request = NewGame("riftbound", "duel", ["me", "here:Kim"], {"lists": lists})
            table = await lobby.table((await lobby.creation.new(ADA, request)).id)
            for choice in range(60):
                await answer(table, choice)
            await until_idle(table)
            made.append(table.play)

    async def go_on() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await lobby.table(made[0].head.id)
            assert seen(table.play) == seen(made[0])
            assert table.play.game.history != made[0].game.history
            assert table.play.game.fen == made[0].game.fen
            await answer(table)

    asyncio.run(asyncio.wait_for(begin(), 60))
    more_cards(larger_pool)
    asyncio.run(asyncio.wait_for(go_on(), 60))


def test_the_decks_that_come_along_stay_what_they_are() -> None:
    """Tables and records store their names, and the numbers of closed lists depend on them."""
    lists = json.loads((HOME / "decks.json").read_text("utf-8"))
    decks = games.spec("riftbound").seat_decks
    assert decks is not None
    assert {name: decks.load().read(line) for name, line in lists.items()} == {name: name for name in lists}


TEAMS = (
    "jinx / viktor / lee-sin / garen"  # both teams bring a battlefield twice, which was not refused before
)


def test_a_table_opens_though_its_decks_could_not_be_chosen_today() -> None:
    with pytest.raises(riftable.BadOption):
        riftable.rules("riftbound", "magma", decks=TEAMS)
    with pytest.raises(riftable.BadOption):
        riftable.new("riftbound", mode="magma", decks=TEAMS)
    seats = [entries.SeatHead("person", ADA.id, "Ada") for _ in range(4)]
    head = entries.Head("old", "riftbound", "magma", {"decks": TEAMS}, 7, seats, ADA.id, 5)
    play = new_play(head)
    trial = play.game.copy()
    trial.auto = True
    trial.catch_up(None)
    assert not replay_log(head, [entries.Began(6, trial.labels)]).over
    assert riftable.replay(trial.record).labels == trial.labels
