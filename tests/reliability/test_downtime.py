"""Clocks: seats are charged only for time in which the server ran, over any number of restarts and kills."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from riftable.server.match.clock import downtime
from riftable.server.protocol.parts import ClockSetting
from riftable.server.storage.sqlite import connect
from tests.server.helpers import ADA, NOAM, ManualClock, duel, push, running_lobby

SECONDS = 1000
WAIT = st.tuples(st.just("wait"), st.integers(0, 30_000))
MOVE = st.tuples(st.just("move"), st.just(0))
STOP = st.tuples(st.just("stop"), st.integers(1, 100_000))
PEOPLE = (ADA, NOAM)
KILL = st.tuples(st.just("kill"), st.integers(1, 100_000))


@settings(max_examples=25)
@given(st.lists(st.one_of(WAIT, MOVE, STOP, KILL), max_size=12))
def test_no_seat_is_charged_for_downtime(steps: list[tuple[str, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play_steps(Path(folder), steps))


async def play_steps(folder: Path, steps: list[tuple[str, int]]) -> None:
    wall_clock = ManualClock()
    began, down, uncertain_ms = wall_clock.now, 0, 0
    name = ""
    runs: list[list[tuple[str, int]]] = [[]]
    for step in steps:
        runs[-1].append(step)
        if step[0] in {"stop", "kill"}:
            runs.append([])
    for run in runs:
        async with running_lobby(folder, wall_clock) as lobby:
            if name:
                table = await lobby.table(name)
            else:
                table = await duel(lobby, clock=ClockSetting("game", seconds=SECONDS))
                name = table.id
            born = wall_clock.now
            for kind, ms in run:
                if kind == "wait":
                    wall_clock.now += ms
                elif kind == "move":
                    seat = table.play.asked
                    assert seat is not None
                    user = table.play.seats[seat]
                    person = next(one for one in PEOPLE if one.id == user.user)
                    await push(table, person, seat, next(iter(table.play.game.moves)))
            clock = table.play.clock
            left = sum(clock.now_left(seat, wall_clock.now) or 0 for seat in range(2))
            charged = 2 * SECONDS * 1000 - left
            assert charged <= wall_clock.now - began - down
            assert charged >= wall_clock.now - began - down - uncertain_ms
            died = wall_clock.now
        if run and run[-1][0] == "kill":  # its last heartbeat was a little earlier
            early = min(5000, died - born)
            uncertain_ms += early
            set_last_heartbeat(folder, died - early)
        if run and run[-1][0] in {"stop", "kill"}:
            wall_clock.now += run[-1][1]
            down += run[-1][1]


def set_last_heartbeat(folder: Path, alive: int) -> None:
    """Set the last heartbeat, as if a server had been killed before the next one."""
    db = connect(folder / "riftable.db")
    db.execute("UPDATE facts SET value = ? WHERE name = 'alive'", (alive,))
    db.close()


def test_downtime_counts_from_the_start_of_the_clock() -> None:
    outages = [(100, 200), (300, 400), (500, 600)]
    assert downtime(outages, 0) == 300
    assert downtime(outages, 350) == 150
    assert downtime(outages, 600) == 0
