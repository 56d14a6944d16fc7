"""Fair shuffles: committed to before, salted by every seat, revealed after, and never sent before the end."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import secrets
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import riftable
from riftable.core.errors import BadNotation
from riftable.core.record import Record, read_record
from riftable.language.fluent import LANGUAGES
from riftable.server.match import commit_reveal, entries
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import Fork, Join, NewGame, Quick
from riftable.server.session import replays, timers
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table import Table
from tests.cli.helpers import cli
from tests.reliability.shuffles import MIN_P_VALUE, count_places, p_value
from tests.server.helpers import ADA, LOU, NOAM, command_id, duel, push, running_lobby, send, until_idle

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))
SEED = bytes(range(32))
SALTS = (bytes(16), bytes(range(16)))


# The arithmetic.


def test_known_vectors() -> None:
    for one in VECTORS["commitments"]:
        assert commit_reveal.commitment(one["game"], bytes.fromhex(one["seed"])) == one["commitment"]
    for one in VECTORS["promises"]:
        assert commit_reveal.promise(bytes.fromhex(one["salt"])) == one["promise"]
    for one in VECTORS["salts"]:
        assert (
            commit_reveal.server_salt(one["game"], bytes.fromhex(one["seed"]), one["seat"]).hex()
            == one["salt"]
        )
    for one in VECTORS["draws"]:
        salts = tuple(bytes.fromhex(salt) for salt in one["salts"])
        stream = commit_reveal.Stream(one["game"], bytes.fromhex(one["seed"]), salts)
        assert [stream(at, n) for at, n, _ in one["drawn"]] == [drawn for _, _, drawn in one["drawn"]]


@given(st.integers(0, 10**6), st.integers(1, 2**32))
def test_draws_are_in_range_and_the_same_again(at: int, n: int) -> None:
    stream = commit_reveal.Stream("game", SEED, SALTS)
    assert 0 <= stream(at, n) < n
    assert stream(at, n) == stream(at, n)


def test_draws_depend_on_seed_table_move_and_salts() -> None:
    """Another seed, table, move or salt of any seat gives other draws."""
    n = 2**31
    base = commit_reveal.Stream("game", SEED, SALTS)
    others = [
        commit_reveal.Stream("game2", SEED, SALTS),
        commit_reveal.Stream("game", bytes(32), SALTS),
        commit_reveal.Stream("game", SEED, (bytes(15) + b"\1", SALTS[1])),
        commit_reveal.Stream("game", SEED, (SALTS[0], bytes(16))),
        commit_reveal.Stream("game", SEED, SALTS[::-1]),
    ]
    assert len({stream(0, n) for stream in [base, *others]} | {base(1, n)}) == 7
    assert commit_reveal.promise(SEED) != commit_reveal.commitment(
        "", SEED
    )  # one kind of promise is never another


SHUFFLES = 20_000


@pytest.fixture(scope="module")
def counts() -> list[list[int]]:
    return count_places(commit_reveal.Stream("game", SEED, SALTS), 6, SHUFFLES)


def test_every_card_is_equally_likely_at_every_place(counts: list[list[int]]) -> None:
    assert p_value(counts, SHUFFLES) > MIN_P_VALUE


def test_slightly_skewed_shuffles_would_be_noticed(counts: list[list[int]]) -> None:
    skewed = [[row[0] + 150, *row[1:5], row[5] - 150] for row in counts]
    assert p_value(skewed, SHUFFLES) < MIN_P_VALUE


# The table.


def a_salt() -> tuple[str, str]:
    salt = secrets.token_bytes(16)
    return salt.hex(), commit_reveal.promise(salt)


def test_the_game_begins_after_all_seats_committed_and_revealed(tmp_path: Path) -> None:
    async def play() -> None:
        (adas, adas_promise), (noams, noams_promise) = a_salt(), a_salt()
        async with running_lobby(tmp_path) as lobby:
            request = NewGame("riftforce", "duel", ["me", "open"], promise=adas_promise)
            table = await lobby.table((await lobby.creation.new(ADA, request)).id)
            before = table.info_for("", "en").fair
            assert before.commitment == commit_reveal.commitment(
                table.id, bytes.fromhex(table.play.head.secret)
            )
            assert (before.promises, before.salting) == ([adas_promise, ""], [])
            with pytest.raises(
                RequestRefused, match="no_salt"
            ):  # before all have promised, nothing is revealed
                await send(table, ADA, messages.Salt(command_id(), 0, adas))
            await lobby.waiting_room.join(table.id, NOAM, Join(promise=noams_promise))
            assert table.info_for("", "en").fair.salting == [0, 1]
            assert table.play.status == "open"
            with pytest.raises(RequestRefused, match="begun"):
                await lobby.waiting_room.leave(table.id, NOAM)
            with pytest.raises(RequestRefused, match="bad_salt"):
                await send(table, NOAM, messages.Salt(command_id(), 1, adas))
            with pytest.raises(RequestRefused, match="foreign_seat"):
                await send(table, NOAM, messages.Salt(command_id(), 0, adas))
            show = messages.Salt(command_id(), 1, noams)
            ack = await send(table, NOAM, show)
            assert table.info_for("", "en").fair.salts == ["", noams]
            assert table.play.status == "open"
        async with running_lobby(tmp_path) as lobby:  # a restart in between changes nothing
            table = await lobby.table(table.id)
            assert await send(table, NOAM, show) == ack
            await send(table, ADA, messages.Salt(command_id(), 0, adas))
            assert table.play.status == "playing"
            assert table.info_for("", "en").fair.commitment == before.commitment
            shuffle = table.play.shuffle()
            assert shuffle is not None
            assert [one.salt.hex() for one in shuffle.salts] == [adas, noams]
            await send(table, ADA, messages.Resign(command_id(), 0))
            checked(table)

    asyncio.run(play())


def test_a_player_who_reveals_no_salt_does_not_stop_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test ends the waiting time."""
    monkeypatch.setattr(timers, "SALT_TIMEOUT_S", 3600.0)

    async def play() -> None:
        _, promise = a_salt()
        async with running_lobby(tmp_path) as lobby:
            opened = await lobby.creation.quick(ADA, Quick(bot="random", promise=promise))
            table = await lobby.table(opened.id)
            assert table.play.status == "open"
            assert table.timers.salts is not None
            table.timers.salts.cancel()
            await table.begin_without_salts()
            await until_idle(table)
            assert table.play.status == "playing"
            await send(table, ADA, messages.Resign(command_id(), 0))
            assert [one.own for one in checked(table).shuffle.salts] == [False, False]

    asyncio.run(asyncio.wait_for(play(), 30))


def checked(table: Table) -> commit_reveal.Verification:
    """Repeat the shuffles of a finished game from its record, as any player can."""
    text = replays.record_text(table.play, ["a"] * len(table.play.seats))
    found = commit_reveal.verify(read_record(text))
    assert found.fair
    assert found.shuffle.commitment == table.info_for("", "en").fair.commitment
    natures = [
        at for at, actor in enumerate(table.play.actors) if actor == -1 and at >= table.play.moves_at_start
    ]
    assert [draw.at for draw in found.draws] == natures
    return found


@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [
        ("riftforce", "duel", ["me", "bot:random"]),
        ("riftforce", "solo", ["me"]),
        ("riffifi", "table", ["me", "bot:random", "bot:random", "bot:random"]),
    ],
)
def test_the_seed_is_never_sent_before_the_end_and_proves_the_game_after(
    tmp_path: Path, game: str, mode: str, seats: list[str]
) -> None:
    """Whole games, with everything that is sent to players and spectators in all languages."""

    async def play() -> None:
        salt, promise = a_salt()
        async with running_lobby(tmp_path) as lobby:
            request = NewGame(game, mode, seats, public=True, delay=0, promise=promise)
            table = await lobby.table((await lobby.creation.new(ADA, request)).id)
            head = table.play.head
            secret = bytes.fromhex(head.secret)
            hidden = [
                head.secret.encode(),
                base64.b64encode(secret)[:40],
                base64.urlsafe_b64encode(secret)[:40],
                str(head.seed).encode(),
                *(
                    commit_reveal.server_salt(table.id, secret, seat).hex().encode()
                    for seat in range(len(seats))
                ),
            ]
            subscribers = [Subscriber(ADA.id, 0, lang) for lang in LANGUAGES] + [Subscriber("", -1, "en")]
            await send(table, ADA, messages.Salt(command_id(), 0, salt))
            for step in count():
                await until_idle(table)
                if table.play.over:
                    break
                sent: list[Any] = (
                    list(table.messages_for(subscribers[step // 5 % len(subscribers)]))
                    if step % 5 == 0
                    else []
                )
                sent += [table.info_for(LOU.id, "uk"), *(await lobby.listed(ADA.id, "en")).tables]
                raw = msgspec.json.encode(sent)
                assert not any(one in raw for one in hidden)
                with pytest.raises(RequestRefused, match="not_over"):
                    replays.replay_of(table.play, 0, "en")
                ids = table.play.game.moves.ids
                move = ids[len(table.play.game.history) * 7919 % len(ids)]
                await send(table, ADA, messages.Move(command_id(), table.play.v, 0, [move]))
            found = checked(table)
            assert found.shuffle.salts[0] == commit_reveal.SeatSalt(True, bytes.fromhex(salt))
            assert len(found.draws) > 10

    asyncio.run(asyncio.wait_for(play(), 120))


def test_a_rematch_and_a_fork_have_their_own_commitments(tmp_path: Path) -> None:
    async def play() -> None:
        (adas, adas_promise), (noams, noams_promise) = a_salt(), a_salt()
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            await push(table, ADA, 0, "play")
            await send(table, ADA, messages.Resign(command_id(), 0))
            first = checked(table)
            await send(table, ADA, messages.Rematch(command_id(), 0, adas_promise))
            await send(table, NOAM, messages.Rematch(command_id(), 1, noams_promise))
            await until_idle(table)
            again = await lobby.table(table.play.rematch)
            assert again.info_for("", "en").fair.salting == [0, 1]
            await send(again, ADA, messages.Salt(command_id(), 0, adas))
            await send(again, NOAM, messages.Salt(command_id(), 1, noams))
            await send(again, NOAM, messages.Resign(command_id(), 1))
            assert checked(again).shuffle.commitment != first.shuffle.commitment

            at = table.play.decisions()[0]
            fork = await lobby.table((await lobby.creation.fork(table.id, NOAM, Fork(at, 0, "random"))).id)
            await until_idle(fork)
            await send(fork, NOAM, messages.Resign(command_id(), 0))
            assert checked(fork).shuffle.start == at

    asyncio.run(asyncio.wait_for(play(), 60))


def test_tables_without_commitments_go_on_as_before(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_lobby(tmp_path) as lobby:
            seats = [entries.SeatHead("person", ADA.id, "Ada"), entries.SeatHead("person", NOAM.id, "Noam")]
            head = entries.Head("old", "riftforce", "duel", {}, 7, seats, ADA.id, 5)
            table = await lobby.creation.create(head)
            same = riftable.new("riftforce", seed=7)
            assert table.play.game.history == same.history
            assert table.info_for("", "en").fair.commitment == ""

    asyncio.run(play())


# Afterwards.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_riftable_verify(record: Record, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "game.rift"
    record.save(path)
    shuffle = commit_reveal.read_shuffle(record.shuffle)
    done = cli("verify", str(path), "--lang", lang)
    assert done.code == 0
    assert shuffle.commitment in done.plain.replace("\n", "").replace(" ", "")
    assert cli("verify", str(path), "--commitment", shuffle.commitment, "--lang", lang).code == 0
    assert cli("verify", str(path), "--commitment", "0" * 64, "--lang", lang).code == 1
    record.save(tmp_path / "game.ndjson")
    assert cli("verify", str(tmp_path / "game.ndjson"), "--lang", lang).code == 0


def test_another_seed_another_salt_or_another_card_is_noticed(record: Record, tmp_path: Path) -> None:
    shuffle = commit_reveal.read_shuffle(record.shuffle)
    for false in (
        commit_reveal.Shuffle(shuffle.table_id, 0, bytes(32), shuffle.salts),
        commit_reveal.Shuffle("other", 0, shuffle.seed, shuffle.salts),
        commit_reveal.Shuffle(
            shuffle.table_id, 0, shuffle.seed, (commit_reveal.SeatSalt(True, bytes(16)), shuffle.salts[1])
        ),
        commit_reveal.Shuffle(
            shuffle.table_id, 0, shuffle.seed, (commit_reveal.SeatSalt(False, bytes(16)), shuffle.salts[1])
        ),
    ):
        lie = read_record(record.text)
        lie.shuffle = false.text
        lie.save(tmp_path / "lie.rift")
        assert cli("verify", str(tmp_path / "lie.rift"), "--lang", "en").code == 1
    swapped = read_record(record.text)
    names = [
        (i, j) for i, action in enumerate(swapped.actions) for j, name in enumerate(action) if name[0] == "!"
    ]
    (i, j), (k, m) = next(
        (one, two)
        for one, two in pairwise(names)
        if swapped.actions[one[0]][one[1]] != swapped.actions[two[0]][two[1]]
    )
    first, second = swapped.actions[i][j], swapped.actions[k][m]
    swapped.actions[i][j], swapped.actions[k][m] = second, first
    with contextlib.suppress(BadNotation):  # the changed game may be illegal
        assert not commit_reveal.verify(swapped).fair


@pytest.mark.parametrize("text", ["", "1", "2 game 0 00 p:00", "1 game 0 " + "0" * 64 + " p:" + "0" * 32])
def test_a_record_without_shuffles_is_refused(record: Record, tmp_path: Path, text: str) -> None:
    other = read_record(record.text)
    other.shuffle = text
    other.save(tmp_path / "other.rift")
    done = cli("verify", str(tmp_path / "other.rift"), "--lang", "en")
    assert done.code == 2
    assert "other.rift" in done.err
    with pytest.raises(RequestRefused):
        replays.shuffles_of(other.text)


@settings(max_examples=20)
@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.tuples(st.booleans(), st.binary(min_size=16, max_size=16)), min_size=1, max_size=5),
)
def test_the_shuffle_of_a_record_is_read_back(seed: bytes, salts: list[tuple[bool, bytes]]) -> None:
    shuffle = commit_reveal.Shuffle("a-Z_9", 3, seed, tuple(commit_reveal.SeatSalt(*one) for one in salts))
    assert commit_reveal.read_shuffle(shuffle.text) == shuffle


def test_the_browser_gets_enough_to_repeat_all_draws(record: Record) -> None:
    sent = replays.shuffles_of(record.text)
    stream = commit_reveal.Stream(
        sent.id, bytes.fromhex(sent.seed), tuple(bytes.fromhex(one) for one in sent.salts)
    )
    moves: list[Any] = record.moves
    for draw in sent.draws:
        bag = [name for name, n in zip(draw.names, draw.counts, strict=True) for _ in range(n)]
        assert bag[stream(draw.at, len(bag))] == draw.drawn == moves[draw.at]
    assert sent.fair
