"""Hostile input: a hundred thousand messages, corrupted records and decks, lossy lines, slow readers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

import riftable
from riftable.core.errors import RiftableError
from riftable.core.record import read_record
from riftable.games.riftbound.decks.deck_lists import read_draft, read_line
from riftable.server.http import client_socket, socket
from riftable.server.match.play import Play
from riftable.server.protocol import messages
from riftable.server.session.presentation import SeatPresentation
from riftable.server.session.subscriber import Subscriber
from tests.reliability import fuzz
from tests.reliability.chaos import LossyLine, play_through
from tests.seeds import fresh_seed
from tests.server.helpers import ADA, NOAM, duel, running_lobby

MESSAGES = 100_000


def test_every_message_is_handled_or_refused(tmp_path: Path) -> None:
    outcomes = fuzz.all_layers(MESSAGES, fresh_seed(), tmp_path)
    assert sum(outcomes[layer] for layer in fuzz.SHARES) == MESSAGES
    assert outcomes["postgres"] or not os.environ.get("CI"), "PostgreSQL is not installed"
    assert outcomes["sockets refused"] > outcomes["sockets done"] > 200
    assert outcomes["application 4xx"] > 500
    assert outcomes["application 2xx"] > 10


# Records, positions, decks.


def a_record(game: str, seed: int) -> str:
    g = riftable.new(game, seed=seed)
    rng = random.Random(seed)
    while g.seat is not None and len(g.history) < 60:
        g.push(rng.choice(g.moves.ids))
    return str(g.record.text)


TEXTS = {
    "record": [a_record(game, seed) for game in ("riftforce", "riffifi", "riftbound") for seed in (1, 2)],
    "position": [riftable.new(game, seed=3).fen for game in ("riftforce", "riffifi")],
    "deck": ["annie", "1 Annie, Fiery\n3 Flame Chompers\n2x Incinerate\n", "lux\n\n# comment\n12 Fury Rune"],
}
PIECES = st.sampled_from(
    [
        *(
            "\n",
            " ",
            "#",
            "{",
            "[",
            "9" * 400,
            "-1",
            "\x00",
            "\u202e",
            "é",
            "fire5",
            "!fire5",
            "@99",
            "*",
            "/",
        ),
        *map(str, (2**31, 2**63 - 1, 2**63, 2**64, 10**30, -(2**63) - 1)),
        *("\ud800", "1.5", "1e308", "x" * 5000, f"@{2**63}", f"fire{2**64}", "#" + "9" * 30),
    ]
)
CUT = st.tuples(st.floats(0, 1), st.floats(0, 0.2), PIECES)


def read(kind: str, text: str) -> None:
    """Read a text as an upload would be read."""
    if kind == "record":
        riftable.replay(read_record(text))
    elif kind == "position":
        riftable.position(text, strict=False)
    else:
        read_draft(text).finished("")
        read_line(text)


@pytest.mark.parametrize("kind", list(TEXTS))
def test_corrupted_uploads_are_read_or_refused(kind: str) -> None:
    @seed(fresh_seed())
    @settings(max_examples=120, derandomize=False, database=None)
    @given(st.sampled_from(TEXTS[kind]), st.lists(CUT, min_size=1, max_size=4))
    def whatever(text: str, cuts: list[tuple[float, float, str]]) -> None:
        for where, length, piece in cuts:
            at = int(where * len(text))
            text = text[:at] + piece + text[at + int(length * len(text)) :]
        with contextlib.suppress(RiftableError):
            read(kind, text)

    whatever()


def test_a_record_as_long_as_allowed_is_not_read_for_ever() -> None:
    base = a_record("riftforce", 5)
    for text in (
        base + "play " * 50_000,
        "\n" * messages.MAX_RECORD_BYTES,
        "x" * messages.MAX_RECORD_BYTES,
        base * 60,
    ):
        with pytest.raises(RiftableError):
            read("record", text[: messages.MAX_RECORD_BYTES])


# Lossy lines.


@pytest.mark.parametrize("seed", range(2))
def test_clients_reach_the_same_position_over_a_lossy_line(tmp_path: Path, seed: int) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            line = LossyLine(random.Random(seed), loss=0.2, duplication=0.2, reordering=0.6)
            ada, noam = await play_through(lobby, table, line, decisions=25)
            assert line.lost > 5
            assert line.duplicated > 5
            assert line.reordered > 2
            play: Play = table.play
            made = [entry for entry in (await lobby.store.load(table.id)).entries if hasattr(entry, "moves")]  # type: ignore[union-attr]
            assert len(made) == 1 + ada.done + noam.done  # every command once, however often it was sent
            for seat, client in ((0, ada), (1, noam)):
                truth = SeatPresentation(play, seat, "en").update(0, lobby.now())
                assert truth is not None
                assert client.v == play.v
                assert client.view == json.loads(json.dumps(truth.view))
                beats = [beat.at for beat in truth.beats]
                assert client.received == beats  # each beat once, in order

    asyncio.run(work())


# Slow readers.


class UnreadSocket:
    """A socket whose client reads nothing until `open` is set."""

    def __init__(self, lobby: Any) -> None:
        self.__dict__.update(fuzz.NoNetwork(lobby).__dict__)
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.took = 0
        self.open, self.taken = asyncio.Event(), asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        return await self.inbox.get()

    async def send_text(self, text: str) -> None:
        await self.open.wait()
        self.took += 1
        self.taken.set()


def test_a_client_that_reads_nothing_is_disconnected_and_delays_no_other(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            unread, reading = UnreadSocket(lobby), UnreadSocket(lobby)
            reading.open.set()
            ends = []
            tasks = []
            for user, ws in ((ADA, unread), (NOAM, reading)):
                found: Any = ws
                subscriber = Subscriber(user.id, table.permissions.default_seat(user.id), "en")
                one = socket.Socket(found, lobby, table, user, subscriber)
                ends.append(one)
                tasks.append(asyncio.create_task(one.run()))
            raw = json.dumps({"t": "look", "n": 1, "v": table.play.v, "seat": 0, "moves": []})
            max_backlog = 0
            for _ in range(2000):  # each answer with its tree is some ten thousand bytes
                unread.inbox.put_nowait({"type": "websocket.receive", "text": raw})
                reading.inbox.put_nowait({"type": "websocket.receive", "text": '{"t":"ping","n":1}'})
                await asyncio.sleep(0)
                for _ in range(50):
                    await asyncio.sleep(0)
                max_backlog = max(max_backlog, ends[0].backlog_bytes)
                if tasks[0].done():
                    break
            await asyncio.wait_for(tasks[0], 60)
            assert ends[0].code == client_socket.TOO_SLOW
            assert max_backlog <= socket.MAX_BACKLOG_BYTES
            assert not tasks[1].done()
            took = reading.took
            reading.taken.clear()
            reading.inbox.put_nowait({"type": "websocket.receive", "text": '{"t":"ping","n":2}'})
            await asyncio.wait_for(reading.taken.wait(), 60)
            assert reading.took > took > 5
            tasks[1].cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(work())


def test_a_message_that_is_not_read_in_time_ends_the_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_socket, "SEND_TIMEOUT_S", 0.05)

    async def work() -> int:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            found: Any = UnreadSocket(lobby)
            one = socket.Socket(found, lobby, table, ADA, Subscriber(ADA.id, 0, "en"))
            await asyncio.wait_for(one.run(), 60)
            return one.code

    assert asyncio.run(work()) == client_socket.TOO_SLOW
