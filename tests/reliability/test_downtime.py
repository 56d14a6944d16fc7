"""Time: seats are charged what went by while the server ran, over any number of restarts and kills."""

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
def test_nobody_is_charged_for_the_time_in_which_nobody_served(steps: list[tuple[str, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(live_through(Path(folder), steps))


async def live_through(folder: Path, steps: list[tuple[str, int]]) -> None:
    hands = ManualClock()
    began, down, unsaid = hands.now, 0, 0
    name = ""
    lives: list[list[tuple[str, int]]] = [[]]
    for step in steps:
        lives[-1].append(step)
        if step[0] in {"stop", "kill"}:
            lives.append([])
    for life in lives:
        async with running_lobby(folder, hands) as lobby:
            if name:
                table = await lobby.table(name)
            else:
                table = await duel(lobby, clock=ClockSetting("game", seconds=SECONDS))
                name = table.id
            born = hands.now
            for kind, ms in life:
                if kind == "wait":
                    hands.now += ms
                elif kind == "move":
                    seat = table.play.asked
                    assert seat is not None
                    user = table.play.seats[seat]
                    person = next(one for one in PEOPLE if one.id == user.user)
                    await push(table, person, seat, next(iter(table.play.game.moves)))
            clock = table.play.clock
            left = sum(clock.now_left(seat, hands.now) or 0 for seat in range(2))
            charged = 2 * SECONDS * 1000 - left
            assert charged <= hands.now - began - down
            assert charged >= hands.now - began - down - unsaid
            died = hands.now
        if life and life[-1][0] == "kill":  # the last time it said that it lives was a little earlier
            early = min(5000, died - born)
            unsaid += early
            forget(folder, died - early)
        if life and life[-1][0] in {"stop", "kill"}:
            hands.now += life[-1][1]
            down += life[-1][1]


def forget(folder: Path, alive: int) -> None:
    """As if a server had been killed before it could say once more that it lives."""
    db = connect(folder / "riftable.db")
    db.execute("UPDATE facts SET value = ? WHERE name = 'alive'", (alive,))
    db.close()


def test_outages_count_from_when_the_clock_began_to_run() -> None:
    outages = [(100, 200), (300, 400), (500, 600)]
    assert downtime(outages, 0) == 300
    assert downtime(outages, 350) == 150
    assert downtime(outages, 600) == 0
