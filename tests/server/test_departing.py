"""Leaving a game that others continue, at a table of the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import riftable
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.server.match import commands, entries
from riftable.server.match.play import Play, actors_of, new_play
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import Join, NewGame
from riftable.server.protocol.parts import ClockSetting
from riftable.server.session.ask_tree import ordered_path
from tests.server.helpers import ADA, LOU, NOAM, command_id, running_lobby, send, until_idle, update

WHEN = 5_000


def table(
    mode: str = "skirmish", *bots: int, clock: ClockSetting | None = None, absent: str = "wait"
) -> Play:
    """Open a game of Riftbound with people on all seats except those given."""
    seats = len(riftable.rules("riftbound", mode).sides)
    heads = [
        entries.SeatHead("bot", bot="random")
        if i in bots
        else entries.SeatHead("person", f"user{i}", f"P{i}")
        for i in range(seats)
    ]
    head = entries.Head("t", "riftbound", mode, {"first": "0"}, 3, heads, "user0", 1, absent=absent)
    if clock is not None:
        head.clock = clock
    play = new_play(head)
    play.apply(commands.begin(play, 2))
    return play


def go_on(play: Play, moves: int) -> None:
    """Answer some questions at random."""
    rng = Rng(1)
    for _ in range(moves):
        seat, ask = play.asked, play.game.ask
        assert seat is not None
        assert ask is not None
        play.apply(commands.moves_entry(play, seat, [int(ask.sample(rng))], WHEN, ordered_path))


def resign(play: Play, seat: int) -> entries.Entries:
    """Let a seat resign."""
    entry = commands.resign(play, seat, WHEN)
    play.apply(entry)
    return entry


def test_a_seat_that_resigns_leaves_and_the_others_play_on() -> None:
    play = table()
    go_on(play, 12)
    asked = play.asked
    assert asked is not None
    seat = (asked + 1) % 3
    v = play.v
    entry = resign(play, seat)
    assert isinstance(entry, entries.Made)
    assert entry.seat == seat
    assert play.v == v + 1
    assert play.status == "playing"
    assert play.seats[seat].has_left
    assert not play.bot_at(seat)
    assert seat not in play.rules.exits(play.game.state)
    assert f"leave{seat}" in play.game.labels
    for _ in range(20):
        go_on(play, 1)
        assert play.asked != seat
    with pytest.raises(RequestRefused, match="gave_up"):
        commands.resign(play, seat, WHEN)


def test_the_seat_that_is_asked_may_resign_too() -> None:
    play = table()
    go_on(play, 8)
    seat = play.asked
    assert seat is not None
    resign(play, seat)
    assert play.seats[seat].has_left
    assert play.asked not in (None, seat)


def test_the_last_one_at_the_table_wins() -> None:
    play = table()
    go_on(play, 12)
    resign(play, 1)
    entry = resign(play, 2)
    assert isinstance(entry, entries.Made)
    assert entry.ends
    assert commands.status_after(play, [entry]) == "over"
    assert play.over
    assert play.outcome() == [1.0, -0.5, -0.5]
    assert play.resignation is None


def test_no_takeback_goes_behind_a_leaving() -> None:
    play = table("skirmish", 1)
    go_on(play, 12)
    resign(play, 2)
    assert not play.has_several_people
    assert commands.undo_reach(play, 0).targets == []
    while play.asked != 0:
        go_on(play, 1)
    before = len(play.game.history)
    go_on(play, 1)
    assert before in commands.undo_reach(play, 0).targets
    assert min(commands.undo_reach(play, 0).targets) >= play.undo_limit


def test_players_who_left_are_neither_asked_for_consent_nor_replaced() -> None:
    play = table()
    go_on(play, 12)
    resign(play, 1)
    assert commands.seats_to_consent(play, 0) == [2]
    assert not commands.may_be_replaced(play, 1, 10 * commands.ABSENCE_BEFORE_REPLACEMENT_MS, WHEN)
    assert commands.may_be_replaced(play, 2, 10 * commands.ABSENCE_BEFORE_REPLACEMENT_MS, WHEN)


def test_the_record_of_a_game_that_a_player_left_has_all_moves_and_seats() -> None:
    play = table()
    go_on(play, 12)
    resign(play, 1)
    go_on(play, 6)
    again = riftable.replay(play.game.record)
    assert again.state.ask is not None
    assert again.labels == play.game.labels
    assert actors_of(again) == play.actors
    assert play.actors[play.game.labels.index("leave1")] == 1
    assert {one for one in play.actors if one != CHANCE} == {0, 1, 2}


def test_a_late_player_loses_and_the_others_play_on() -> None:
    play = table(clock=ClockSetting("move", 10), absent="lose")
    seat = play.clock.running
    deadline = play.clock.deadline()
    assert seat is not None
    assert deadline is not None
    entry = commands.time_out(play, deadline + 1)
    assert isinstance(entry, entries.Made)
    play.apply(entry)
    assert play.seats[seat].has_left
    assert play.status == "playing"


def test_everyone_is_told_that_a_player_left(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            request = NewGame("riftbound", "skirmish", ["me", "open", "open"], {"first": "0"})
            opened = await lobby.table((await lobby.creation.new(ADA, request)).id)
            await lobby.waiting_room.join(opened.id, NOAM, Join(seat=1))
            await lobby.waiting_room.join(opened.id, LOU, Join(seat=2))
            v = opened.play.v
            await send(opened, NOAM, messages.Resign(command_id(), 1))
            await until_idle(opened)
            assert opened.play.status == "playing"
            lines = [line for beat in update(opened, LOU, 2, v).beats for line in beat.lines]
            assert any("Noam" in line and "полишає гру" in line for line in lines)
            name, fen = opened.id, opened.play.game.fen
        async with running_lobby(tmp_path) as lobby:
            again = await lobby.table(name)
            assert again.play.game.fen == fen
            assert again.play.seats[1].has_left

    asyncio.run(work())


@pytest.mark.parametrize(("mode", "bots"), [("duel", ()), ("magma", ()), ("skirmish", (0, 2))])
def test_between_two_sides_or_alone_with_bots_the_game_is_over(mode: str, bots: tuple[int, ...]) -> None:
    play = table(mode, *bots)
    assert isinstance(resign(play, 1), entries.GaveUp)
    assert play.over
