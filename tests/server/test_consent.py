"""Takebacks need the consent of all people at the table; stand-ins are the bot that the host chose."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from riftable.server.match import commands, entries
from riftable.server.match.play import DEFAULT_BOT, new_play
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import Join, NewGame
from riftable.server.protocol.parts import ClockSetting
from riftable.server.session.ask_tree import ordered_path
from riftable.server.session.lobby import Lobby
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table import Table
from riftable.server.texts import refusal_text
from tests.server.helpers import (
    ADA,
    GUILDS,
    LOU,
    NOAM,
    ManualClock,
    command_id,
    duel,
    push,
    running_lobby,
    send,
    until_idle,
    update,
)

COMMANDS = msgspec.json.Decoder(messages.Commands)


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run an asynchronous test; one that hangs fails."""

    async def within() -> None:
        await asyncio.wait_for(work(), 60)

    asyncio.run(within())


async def a_turn(table: Table, user: Any, seat: int) -> None:
    """Play the first card of the hand at location 1, and no other; bots answer."""
    card = update(table, user, seat).view["hand"][0]
    await push(table, user, seat, f"play {card} @1 stop")
    await until_idle(table)


async def refused(table: Table, user: Any, command: Any) -> str:
    """Return the reason why a command is refused; nothing has changed."""
    before = table.play.entry_count, list(table.play.game.history)
    with pytest.raises(RequestRefused) as caught:
        await send(table, user, command)
    assert (table.play.entry_count, list(table.play.game.history)) == before
    for lang in ("en", "fr", "uk"):
        assert refusal_text(caught.value, lang)
    return caught.value.key


async def replaced(lobby: Lobby, hands: ManualClock, **more: Any) -> Table:
    """Open a duel of Ada and Noam in which both have played once, and a bot stands in for Noam."""
    table = await duel(lobby, **more)
    await a_turn(table, ADA, 0)
    await a_turn(table, NOAM, 1)
    await a_turn(table, ADA, 0)
    hands.now += commands.ABSENCE_BEFORE_REPLACEMENT_MS + 1_000
    await send(table, ADA, messages.Replace(command_id(), 1))
    await until_idle(table)
    assert table.play.seats[1].standing_in
    assert table.play.asked == 0
    return table


def test_nothing_is_taken_back_while_a_bot_stands_in_unless_its_person_agrees(tmp_path: Path) -> None:
    async def work() -> None:
        hands = ManualClock()
        async with running_lobby(tmp_path, hands) as lobby:
            table = await replaced(lobby, hands)
            play = table.play
            assert play.has_several_people, "a person who can come back still counts"
            made = list(play.game.history)
            for _ in range(3):  # as often as it would take to come to the first moves
                await send(table, ADA, messages.Takeback(command_id(), play.v, 0))
                assert play.game.history == made
                (offer,) = table.info_for(ADA.id, "en").offers
                assert offer.needed == [1]
                assert (
                    await refused(table, ADA, messages.Takeback(command_id(), play.v, 0)) == "already_asked"
                )
                await send(table, NOAM, messages.Consent(command_id(), play.v, 1, yes=False))
                assert play.game.history == made
            assert update(table, ADA, 0).undo.steps == 0
            assert await refused(table, ADA, messages.Undo(command_id(), play.v, 0)) == "undo_others_acted"
            assert await refused(table, ADA, messages.Hint(1, play.v, 0)) == "no_hints"
            await send(table, ADA, messages.Takeback(command_id(), play.v, 0))
            await send(table, NOAM, messages.Consent(command_id(), play.v, 1, yes=True))
            assert len(play.game.history) < len(made)
            assert play.asked == 0

    run(work)


def test_ones_own_last_decision_stays_free_while_a_bot_stands_in(tmp_path: Path) -> None:
    async def work() -> None:
        hands = ManualClock()
        async with running_lobby(tmp_path, hands) as lobby:
            table = await replaced(lobby, hands)
            made = len(table.play.game.history)
            sight = table.presentations.of(0, "en").ask_tree_builder()
            hand = update(table, ADA, 0).view["hand"]  # more cards than guilds: two of them go together
            paths = [sight.read(f"play {card} @1 stop") for card in hand]
            begin = max(paths, key=len)[:-1]  # all but the stop, which is asked only where it can go on
            await send(table, ADA, messages.Move(command_id(), table.play.v, 0, begin))
            assert table.play.asked == 0
            assert len(table.play.game.history) > made
            assert update(table, ADA, 0).undo.steps == 1
            await send(table, ADA, messages.Undo(command_id(), table.play.v, 0))
            assert len(table.play.game.history) == made

    run(work)


def test_a_replaced_player_takes_the_seat_back_before_anything_else(tmp_path: Path) -> None:
    async def work() -> None:
        hands = ManualClock()
        async with running_lobby(tmp_path, hands) as lobby:
            table = await replaced(lobby, hands)
            v = table.play.v
            assert await refused(table, NOAM, messages.Move(command_id(), v, 1, [1])) == "stood_in"
            assert await refused(table, NOAM, messages.Takeback(command_id(), v, 1)) == "stood_in"
            assert commands.undo_reach(table.play, 1).targets == []
            await send(table, NOAM, messages.Back(command_id(), 1))
            v = table.play.v
            assert await refused(table, NOAM, messages.Move(command_id(), v, 1, [1])) == "not_your_turn"
            await send(table, NOAM, messages.Takeback(command_id(), v, 1))
            assert table.play.pending_offer is not None

    run(work)


def riffifi(*bots: int) -> entries.Head:
    """Open a table of Riffifi for four, at which bots play on for players who resign."""
    seats = [
        entries.SeatHead("bot", bot="random")
        if i in bots
        else entries.SeatHead("person", f"user{i}", f"P{i}")
        for i in range(4)
    ]
    return entries.Head("t", "riffifi", "table", {"players": "4"}, 5, seats, "user0", 1, stand_in="random")


def test_no_takeback_goes_behind_the_moment_at_which_a_player_gave_up() -> None:
    play = new_play(riffifi(2, 3))
    play.apply(commands.begin(play, 2))

    def go_on(moves: int) -> None:
        for _ in range(moves):
            assert play.asked is not None
            assert play.game.ask is not None
            move = int(play.game.ask.moves[0])
            play.apply(commands.moves_entry(play, play.asked, [move], 3, ordered_path, by="bot"))

    go_on(6)
    mine = [i for i, seat in enumerate(play.actors) if seat == 0]
    assert mine
    for entry in commands.takeback(play, 0, play.v, 4):
        play.apply(entry)
    assert play.pending_offer is not None
    gone = commands.resign(play, 1, 4)
    assert gone == entries.StoodIn(4, 1, "random", for_good=True)
    play.apply(gone)
    assert play.pending_offer is None, "what was asked of them lies behind the moment they left"
    assert not play.has_several_people
    parted = len(play.game.history)
    assert commands.undo_reach(play, 0).targets == []
    with pytest.raises(RequestRefused, match="nothing_to_undo"):
        commands.takeback(play, 0, play.v, 5)
    with pytest.raises(RequestRefused, match="nothing_to_undo"):
        commands.undo(play, 0, play.v, 1, 5)
    go_on(5)
    targets = commands.undo_reach(play, 0).targets
    assert targets
    assert min(targets) >= parted
    play.apply(commands.undo(play, 0, play.v, len(targets), 6))
    assert len(play.game.history) >= parted


def test_a_player_who_gave_up_is_not_asked_for_consent_and_makes_no_move(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            request = NewGame("riffifi", "table", ["me", "open", "open", "bot:random"], {"players": "4"})
            table = await lobby.table((await lobby.creation.new(ADA, request)).id)
            await lobby.waiting_room.join(table.id, NOAM, Join(seat=1))
            await lobby.waiting_room.join(table.id, LOU, Join(seat=2))
            await send(table, LOU, messages.Resign(command_id(), 2))
            await until_idle(table)
            play = table.play
            while sum(play.actors[i] == 0 for i in range(play.undo_limit, len(play.actors))) == 0:
                seat = play.asked
                assert seat is not None
                assert play.game.ask is not None
                player = (ADA, NOAM)[seat]
                await send(table, player, messages.Move(command_id(), play.v, seat, [play.game.ask.moves[0]]))
                await until_idle(table)
            await send(table, ADA, messages.Takeback(command_id(), play.v, 0))
            assert commands.seats_to_consent(play, 0) == [1]
            for yes in (True, False):
                answer = messages.Consent(command_id(), play.v, 2, yes=yes)
                assert await refused(table, LOU, answer) == "nothing_asked"
            assert await refused(table, LOU, messages.Move(command_id(), play.v, 2, [1])) == "gave_up"
            assert await refused(table, LOU, messages.Takeback(command_id(), play.v, 2)) == "gave_up"
            made = len(play.game.history)
            await send(table, NOAM, messages.Consent(command_id(), play.v, 1, yes=True))
            assert play.undo_limit <= len(play.game.history) < made

    run(work)


# Who is away.


def test_a_player_who_has_just_sat_down_is_not_replaced(tmp_path: Path) -> None:
    async def work() -> None:
        hands = ManualClock()
        async with running_lobby(tmp_path, hands) as lobby:
            table_id = (
                await lobby.creation.new(ADA, NewGame("riftforce", "duel", ["me", "open"], GUILDS))
            ).id
            hands.now += (
                10 * commands.ABSENCE_BEFORE_REPLACEMENT_MS
            )  # the table has waited for long; Noam has not
            table = await lobby.waiting_room.join(table_id, NOAM, Join())
            assert await refused(table, ADA, messages.Replace(command_id(), 1)) == "not_away"
            assert table.info_for(ADA.id, "en").can_replace == [0]  # seated, but not connected
            hands.now += commands.ABSENCE_BEFORE_REPLACEMENT_MS
            await send(table, ADA, messages.Replace(command_id(), 1))
            assert table.play.seats[1].standing_in

    run(work)


def test_an_anonymous_spectator_is_not_taken_for_a_deleted_user(tmp_path: Path) -> None:
    async def work() -> None:
        hands = ManualClock()
        async with running_lobby(tmp_path, hands) as lobby:
            table_id = (await duel(lobby)).id
            await lobby.erase_user(NOAM)
            table = await lobby.table(table_id)
            table.subscribe(Subscriber("", -1, "en"))
            hands.now += commands.ABSENCE_BEFORE_REPLACEMENT_MS
            assert not table.info_for(ADA.id, "en").seats[1].here
            await send(table, ADA, messages.Replace(command_id(), 1))

    run(work)


# Which bot stands in.


def test_the_table_says_which_bot_stands_in_and_no_opponent(tmp_path: Path) -> None:
    with pytest.raises(msgspec.ValidationError):
        COMMANDS.decode(b'{"t":"replace","id":"x","seat":1,"bot":"random"}')

    async def work() -> None:
        hands = ManualClock()
        async with running_lobby(tmp_path, hands) as lobby:
            usual = await replaced(lobby, hands)
            assert usual.play.seats[1].bot == DEFAULT_BOT == usual.info_for(NOAM.id, "en").stand_in
            chosen = await replaced(lobby, hands, stand_in="random")
            assert chosen.play.seats[1].bot == "random" == chosen.info_for(NOAM.id, "en").stand_in
            with pytest.raises(RequestRefused, match="unknown_bot"):
                await duel(lobby, stand_in="level99")
            await send(chosen, ADA, messages.Resign(command_id(), 0))
            for user, seat in ((ADA, 0), (NOAM, 1)):
                await send(chosen, user, messages.Rematch(command_id(), seat))
            await until_idle(chosen)
            again = await lobby.table(chosen.play.rematch)
            assert again.play.stand_in == "random"

    run(work)


@pytest.mark.parametrize("absent", ["skip", "bot"])
def test_the_same_bot_answers_for_late_players(tmp_path: Path, absent: str) -> None:
    async def work() -> None:
        hands = ManualClock()
        async with running_lobby(tmp_path, hands) as lobby:
            clock = ClockSetting("move", seconds=60)
            table = await duel(lobby, clock=clock, absent=absent, stand_in="random")
            hands.now += 61_000
            assert table.bot_turns.next_bot() == ("random" if absent == "skip" else "")
            late = commands.time_out(table.play, hands.now)
            assert late == (None if absent == "skip" else entries.StoodIn(hands.now, 0, "random"))

    run(work)


def test_a_head_without_a_stand_in_means_the_default_bot() -> None:
    old = entries.Head(
        "t", "riftforce", "duel", GUILDS, 3, [entries.SeatHead("person", "a", "A")] * 2, "a", 1
    )
    known = msgspec.json.decode(entries.ENCODER.encode(old))
    del known["stand_in"]
    head = entries.HEAD.decode(msgspec.json.encode(known))
    assert new_play(head).stand_in == DEFAULT_BOT


# Coming back.


def test_a_returning_player_sees_what_the_bot_did_until_they_move(tmp_path: Path) -> None:
    async def work() -> None:
        hands = ManualClock()
        async with running_lobby(tmp_path, hands) as lobby:
            table = await duel(lobby)
            assert table.info_for(NOAM.id, "en").seats[1].stood_in == []
            await a_turn(table, ADA, 0)
            hands.now += commands.ABSENCE_BEFORE_REPLACEMENT_MS + 1_000
            since = len(table.play.game.history)
            await send(table, ADA, messages.Replace(command_id(), 1))
            await until_idle(table)
            await a_turn(table, ADA, 0)
            assert table.info_for(NOAM.id, "en").seats[1].stood_in == [since, -1]
            await a_turn(table, ADA, 0)
            await send(table, NOAM, messages.Back(command_id(), 1))
            until = len(table.play.game.history)
            assert table.info_for(NOAM.id, "en").seats[1].stood_in == [since, until]
            beats = update(table, NOAM, 1).beats
            bots = [beat for beat in beats if beat.seat == 1 and since < beat.at <= until]
            assert len({beat.at for beat in bots}) >= 3
            assert any(beat.lines for beat in bots)
            table_id = table.id
        async with running_lobby(tmp_path, hands) as lobby:
            table = await lobby.table(table_id)
            assert table.info_for(NOAM.id, "en").seats[1].stood_in == [since, until]
            await a_turn(table, ADA, 0)
            assert table.info_for(NOAM.id, "en").seats[1].stood_in == [since, until]
            await a_turn(table, NOAM, 1)
            assert table.info_for(NOAM.id, "en").seats[1].stood_in == []

    run(work)


def test_a_player_who_comes_back_in_their_turn_is_asked(tmp_path: Path) -> None:
    async def work() -> None:
        hands = ManualClock()
        async with running_lobby(tmp_path, hands) as lobby:
            table = await duel(lobby)
            play = table.play
            await table.commit(
                [entries.StoodIn(hands.now, 0, "random")]
            )  # and the bot has not begun to think
            known = play.v
            assert update(table, ADA, 0).ask is None
            ack = await send(table, ADA, messages.Back(command_id(), 0))
            assert ack.v == play.v > known
            sent = update(table, ADA, 0, known)
            assert sent.ask is not None
            assert sent.beats == []

    run(work)


def test_taken_back_moves_of_the_bot_are_not_reported(tmp_path: Path) -> None:
    async def work() -> None:
        hands = ManualClock()
        async with running_lobby(tmp_path, hands) as lobby:
            table = await replaced(lobby, hands)
            await send(table, ADA, messages.Takeback(command_id(), table.play.v, 0))
            await send(table, NOAM, messages.Consent(command_id(), table.play.v, 1, yes=True))
            now = len(table.play.game.history)
            assert table.play.seats[1].standing_in, "a takeback does not change the seats"
            assert table.play.seats[1].stood_in == (now, -1)
            await send(table, NOAM, messages.Back(command_id(), 1))
            assert table.play.seats[1].stood_in == (now, now)

    run(work)
