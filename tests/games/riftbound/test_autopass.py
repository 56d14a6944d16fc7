"""Autopass: where a seat asked for it and nowhere else, never undone into, and no quicker than by hand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from riftable.games.riftbound.autopass import PASS, autopass_move, holds_secrets
from riftable.games.riftbound.rules.view import RealmView
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import Join, NewGame
from riftable.server.protocol.parts import AutopassPreferences
from riftable.server.session.lobby import Lobby
from riftable.server.session.table import Table
from tests.games.riftbound.table import bound
from tests.server.helpers import (
    ADA,
    NOAM,
    all_messages,
    command_id,
    push,
    running_lobby,
    send,
    until_idle,
    update,
)

FULL = AutopassPreferences(auto=False, own=False)
FLOOR = 300  # ms
# Annie may answer with Gust; Garen, whose turn it is, has nothing but a spell to play.
LINES = ("turn 1", "unit 4 recruit 1 @1", "unit 5 recruit 0 @base0", "hand 1 confront", "runes 1 body*4")


def asked(*lines: str, moves: str, seat: int) -> RealmView:
    """A position after some moves, as the seat sees it that is asked."""
    g = bound(*lines)
    g.push(moves)
    assert g.seat == seat
    view = g.view(seat)
    assert isinstance(view, RealmView)
    return view


def test_a_lone_pass_is_made_by_itself_unless_somebody_wants_full_control() -> None:
    view = asked(*LINES, moves="confront pass", seat=0)
    assert view.ask is not None
    assert view.ask.moves == [PASS]
    assert autopass_move(view, AutopassPreferences()) == PASS
    assert autopass_move(view, FULL) is None


def test_players_who_can_answer_are_asked_until_they_yield_and_again_at_a_stop() -> None:
    view = asked(*LINES, "hand 0 gust", "runes 0 chaos*4", moves="confront pass", seat=0)
    assert view.ask is not None
    assert len(view.ask.moves) > 1
    assert autopass_move(view, AutopassPreferences()) is None
    now = int(view.table.round)
    for preferences in (
        AutopassPreferences(turn=now),
        AutopassPreferences(until_attacked=True),
        AutopassPreferences(cards=["confront"]),
    ):
        assert autopass_move(view, preferences) == PASS
        preferences.stops = ["spell"]
        assert autopass_move(view, preferences) is None
        preferences.stops = ["ability", "showdown", "attacked"]
        assert autopass_move(view, preferences) == PASS
    assert autopass_move(view, AutopassPreferences(turn=now + 1)) is None
    assert autopass_move(view, AutopassPreferences(cards=["gust"])) is None


def test_players_answer_their_own_cards_only_if_they_want_to_be_asked() -> None:
    lines = ("unit 6 recruit 1 @1", "hand 1 confront back-to-back", "runes 1 body*4 order*4")
    view = asked(*LINES[:3], *lines, moves="confront auto", seat=1)
    assert view.ask is not None
    assert len(view.ask.moves) > 1
    assert autopass_move(view, AutopassPreferences()) == PASS
    assert autopass_move(view, AutopassPreferences(own=False)) is None


def test_decisions_are_never_made_automatically() -> None:
    view = asked(*LINES, moves="", seat=1)
    assert autopass_move(view, AutopassPreferences(turn=int(view.table.round), until_attacked=True)) is None


async def realm(lobby: Lobby, *seats: str) -> Table:
    """A duel of Annie and Garen, begun."""
    options = {"decks": "annie / garen", "first": "0"}
    table = await lobby.table(
        (await lobby.creation.new(ADA, NewGame("riftbound", "duel", list(seats), options))).id
    )
    if table.play.status == "open":
        await lobby.waiting_room.join(table.id, NOAM, Join())
    return table


def test_preferences_are_kept_told_to_their_owner_alone_and_survive(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await realm(lobby, "me", "open")
            preferences = AutopassPreferences(auto=False, stops=["spell"])
            before = table.info_version
            await send(table, ADA, messages.SetAutopass(command_id(), 0, preferences))
            assert table.info_version == before, "no one else is told anything"
            mine = next(one for one in all_messages(table, ADA, 0) if isinstance(one, messages.TableInfo))
            yours = next(one for one in all_messages(table, NOAM, 1) if isinstance(one, messages.TableInfo))
            assert mine.seats[0].autopass == preferences
            assert yours.seats[0].autopass is None
            assert yours.seats[1].autopass == AutopassPreferences()
            with pytest.raises(RequestRefused):
                await send(table, NOAM, messages.SetAutopass(command_id(), 0, preferences))
            many = AutopassPreferences(cards=["gust"] * 41)
            with pytest.raises(RequestRefused):
                await send(table, ADA, messages.SetAutopass(command_id(), 0, many))
            name = table.id
        async with running_lobby(tmp_path) as lobby:
            assert (await lobby.table(name)).play.seats[0].autopass == preferences

    asyncio.run(scene())


async def after_mulligans(lobby: Lobby) -> Table:
    """Return a duel of two people who have kept their hands; what the table does by itself takes a moment."""
    table = await realm(lobby, "me", "open")
    table.bot_turns.min_answer_ms = FLOOR
    await push(table, ADA, 0, "none")
    await push(table, NOAM, 1, "none")
    return table


def test_passing_automatically_takes_a_moment_among_people_and_is_not_undone_into(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await after_mulligans(lobby)
            loop = asyncio.get_running_loop()
            for _ in range(60):
                seat = table.play.asked
                assert seat is not None
                person = (ADA, NOAM)[seat]
                names = list(table.play.game.moves)
                word = next((name for name in names if name.endswith("-poro")), "") or names[0]
                view = table.play.game.view(seat)
                begun = loop.time()
                made = len(table.play.game.history)
                await push(table, person, seat, word)
                await until_idle(table)
                if table.play.autopassed and max(table.play.autopassed) >= made:
                    assert loop.time() - begun >= FLOOR / 1000 - 0.01
                    assert holds_secrets(view)
                    break
            else:
                raise AssertionError("no seat ever passed automatically")
            reach = update(table, ADA, 0).undo
            assert reach.steps == 0 or table.play.asked == 0
            for i in table.play.autopassed:
                assert table.play.game.labels[i] == "pass"

    asyncio.run(scene())


def test_the_prompt_says_that_the_table_passes(tmp_path: Path) -> None:
    """It asked to react or to pass for a moment, and there was no button."""

    async def scene() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await after_mulligans(lobby)
            for _ in range(60):
                seat = table.play.asked
                assert seat is not None
                names = list(table.play.game.moves)
                word = next((name for name in names if name.endswith("-poro")), "") or names[0]
                await push(table, (ADA, NOAM)[seat], seat, word)
                passing = table.play.asked
                if table.play.autopass_move is not None and passing is not None:
                    told = [update(table, player, i).prompt for i, player in enumerate((ADA, NOAM))]
                    assert told[passing] == "You pass automatically."
                    assert told[1 - passing] != told[passing]
                    return
                await until_idle(table)
            raise AssertionError("no seat ever passed automatically")

    asyncio.run(scene())
