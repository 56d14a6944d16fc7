"""Tables: moves, undo, takebacks, giving up, chat and clocks, also after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from riftable.core.rules import SPECTATOR
from riftable.server.match import entries
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import http_models, messages
from riftable.server.protocol.http_models import Fill, Fork, Join, NewGame, Quick
from riftable.server.protocol.parts import ClockSetting
from riftable.server.session.lobby import (
    IDLE_BEFORE_CLOSING_FINISHED_MS,
    IDLE_BEFORE_CLOSING_MS,
    Lobby,
)
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table import Table
from riftable.server.texts import refusal_text
from tests.server.helpers import (
    ADA,
    GUILDS,
    LOU,
    NOAM,
    ManualClock,
    all_messages,
    command_id,
    duel,
    push,
    running_lobby,
    send,
    until_idle,
    update,
)


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run an asynchronous test; one that hangs fails."""

    async def within() -> None:
        await asyncio.wait_for(work(), 60)

    asyncio.run(within())


async def a_turn(table: Table, user: Any, seat: int) -> None:
    """Play the first card of the hand at location 1, and no other."""
    card = update(table, user, seat).view["hand"][0]
    await push(table, user, seat, f"play {card} @1 stop")


async def refused(table: Table, user: Any, command: Any) -> str:
    """Return the reason why a command is refused; check that nothing has changed."""
    before = table.play.entry_count, table.play.v, list(table.play.game.history)
    with pytest.raises(RequestRefused) as caught:
        await send(table, user, command)
    assert (table.play.entry_count, table.play.v, list(table.play.game.history)) == before
    for lang in ("en", "fr", "uk"):
        assert refusal_text(caught.value, lang)
    return caught.value.key


# Moves.


def test_a_command_is_carried_out_once_and_always_gets_the_same_answer(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            hand = update(table, ADA, 0).view["hand"]
            moves = table.presentations.of(0, "en").ask_tree_builder().read(f"play {hand[0]} @1 stop")
            command = messages.Move("same", table.play.v, 0, moves)
            first = await send(table, ADA, command)
            made = len(table.play.game.history)
            assert await send(table, ADA, command) == first
            assert len(table.play.game.history) == made
            table_id = table.id
        async with running_lobby(tmp_path) as lobby:
            table = await lobby.table(table_id)
            assert await send(table, ADA, command) == first
            assert len(table.play.game.history) == made

    run(work)


def test_a_refused_command_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            v = table.play.v
            assert await refused(table, NOAM, messages.Move(command_id(), v, 1, [1])) == "not_your_turn"
            assert await refused(table, NOAM, messages.Move(command_id(), v, 0, [1])) == "foreign_seat"
            assert await refused(table, LOU, messages.Move(command_id(), v, 0, [1])) == "foreign_seat"
            assert await refused(table, ADA, messages.Move(command_id(), v - 1, 0, [1])) == "stale"
            assert await refused(table, ADA, messages.Move(command_id(), v, 7, [1])) == "unknown_seat"
            assert await refused(table, ADA, messages.Move(command_id(), v, 0, [])) == "too_many_moves"
            assert await refused(table, ADA, messages.Move(command_id(), v, 0, [1] * 65)) == "too_many_moves"
            assert await refused(table, ADA, messages.Move(command_id(), v, 0, [10**12])) == "not_an_answer"
            assert await refused(table, ADA, messages.Move(command_id(), v, 0, [-1])) == "not_an_answer"
            assert await refused(table, ADA, messages.Move(command_id(), v, 0, [1, 1])) == "not_an_answer"
            assert await refused(table, ADA, messages.Move("", v, 0, [1])) == "bad_id"
            assert await refused(table, ADA, messages.Chat(command_id(), " \u202e ")) == "empty_chat"
            assert await refused(table, ADA, messages.Chat(command_id(), "x" * 501)) == "long_chat"
            assert await refused(table, ADA, messages.Hint(1, v, 0)) == "no_hints"
            assert await refused(table, ADA, messages.Rematch(command_id(), 0)) == "not_over"
            assert (
                await refused(table, ADA, messages.Consent(command_id(), v, 0, yes=True)) == "nothing_asked"
            )
            assert await refused(table, ADA, messages.Replace(command_id(), 9)) == "unknown_seat"
            assert await refused(table, LOU, messages.Replace(command_id(), 0)) == "foreign_seat"
            assert await refused(table, ADA, messages.Back(command_id(), 0)) == "not_replaced"
            assert await refused(table, ADA, messages.Watch(0)) == "only_sockets"
            assert await refused(table, ADA, messages.Look(1, v, 0, [99])) == "not_an_answer"

    run(work)


def test_bots_answer_until_a_person_is_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await lobby.table((await lobby.creation.quick(ADA, Quick("riffifi"))).id)
            for _ in range(3):
                await until_idle(table)
                assert table.play.asked == 0
                await push(table, ADA, 0, update(table, ADA, 0).ask.tree[0].name)  # type: ignore[union-attr]
            await until_idle(table)
            assert table.play.actors.count(1) >= 3

    run(work)


def test_a_game_goes_on_in_the_middle_of_an_ability_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            await push(table, ADA, 0, "play")
            before = update(table, ADA, 0)
            table_id = table.id
        async with running_lobby(tmp_path) as lobby:
            table = await lobby.table(table_id)
            after = update(table, ADA, 0)
            assert (after.view, after.ask, after.beats, after.v) == (
                before.view,
                before.ask,
                before.beats,
                before.v,
            )
            assert after.ask is not None
            assert after.ask.kind == "play"
            await push(table, ADA, 0, f"{after.ask.tree[0].name} @1 stop")
            assert table.play.asked == 1

    run(work)


def test_bots_think_on_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            request = NewGame("riftforce", "duel", ["bot:greedy", "me"], GUILDS)
            table = await lobby.table((await lobby.creation.new(ADA, request)).id)
            await table.close()  # before the bot has answered
            assert table.play.asked == 0
            table_id = table.id
        async with running_lobby(tmp_path) as lobby:
            await asyncio.gather(*lobby.tasks[:1])
            assert table_id in lobby.tables
            await until_idle(lobby.tables[table_id])
            assert lobby.tables[table_id].play.asked == 1

    run(work)


def test_of_two_moves_at_once_one_is_stale(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            v = table.play.v
            moves = [
                table.presentations.of(0, "en").ask_tree_builder().read(word) for word in ("play", "activate")
            ]
            results = await asyncio.gather(
                *(send(table, ADA, messages.Move(command_id(), v, 0, path)) for path in moves),
                return_exceptions=True,
            )
            assert sorted(type(one).__name__ for one in results) == ["Ack", "RequestRefused"]
            assert table.play.v == v + 1

    run(work)


def test_a_command_is_finished_though_its_sender_disconnects(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            play = table.presentations.of(0, "en").ask_tree_builder().read("play")
            command = messages.Move("left", table.play.v, 0, play)
            sender = asyncio.create_task(send(table, ADA, command))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert table.lock.locked()  # it is being written
            sender.cancel()
            await until_idle(table)
            assert sender.cancelled()
            assert update(table, ADA, 0).ask.kind == "play"  # type: ignore[union-attr]
            assert (await send(table, ADA, command)).v == table.play.v
            await push(table, ADA, 0, f"{update(table, ADA, 0).view['hand'][0]} @1 stop")

    run(work)


def test_a_table_that_another_worker_changed_is_loaded_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as one, running_lobby(tmp_path) as other:
            here = await duel(one)
            there = await other.table(here.id)
            await push(here, ADA, 0, "play")
            with pytest.raises(RequestRefused, match="store"):
                await push(there, ADA, 0, "activate")
            again = await other.table(here.id)
            assert again is not there
            assert update(again, ADA, 0).view == update(here, ADA, 0).view
            with pytest.raises(RequestRefused, match="stale"):
                await send(again, ADA, messages.Move(command_id(), again.play.v - 1, 0, [2]))

    run(work)


def test_a_table_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            broken, whole = await duel(lobby), await duel(lobby)
            entry = entries.Made(1, 0, [5])  # a move that no version of the rules takes there
            await lobby.store.append(entries.Batch(broken.id, broken.play.entry_count, [entry]), "playing")
        async with running_lobby(tmp_path) as lobby:
            assert [one.id for one in (await lobby.listed(ADA.id, "en")).mine] == [whole.id]
            with pytest.raises(RequestRefused, match="unreadable_table"):
                await lobby.table(broken.id)

    run(work)


# News.


def test_missed_events_are_sent_exactly_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            steady = Subscriber(NOAM.id, 1, "en")
            heard = [one for one in table.messages_for(steady) if isinstance(one, messages.Update)]
            for user, seat in ((ADA, 0), (NOAM, 1), (ADA, 0)):
                await a_turn(table, user, seat)
                heard += [one for one in table.messages_for(steady) if isinstance(one, messages.Update)]
                assert table.messages_for(steady) == []
            assert [one.reset for one in heard] == [True, False, False, False]
            assert [one.since for one in heard[1:]] == [one.v for one in heard[:-1]]
            sent = [beat for one in heard for beat in one.beats]
            late = Subscriber(NOAM.id, 1, "en", v=heard[1].v)
            (missed,) = [one for one in table.messages_for(late) if isinstance(one, messages.Update)]
            assert missed.beats == [beat for one in heard[2:] for beat in one.beats]
            assert missed.view == heard[-1].view
            (whole,) = [
                one
                for one in table.messages_for(Subscriber(NOAM.id, 1, "en"))
                if isinstance(one, messages.Update)
            ]
            assert whole.beats == sent

    run(work)


def test_the_log_is_the_same_in_another_language(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            await a_turn(table, ADA, 0)
            sent = [
                next(
                    one
                    for one in table.messages_for(Subscriber(NOAM.id, 1, lang))
                    if isinstance(one, messages.Update)
                )
                for lang in ("en", "fr", "uk")
            ]
            assert len({str([beat.lines for beat in one.beats]) for one in sent}) == 3
            assert len({one.prompt for one in sent}) == 3
            events = [[event for beat in one.beats for event in beat.events] for one in sent]
            assert events[0] == events[1] == events[2]
            assert sent[0].view == sent[1].view == sent[2].view

    run(work)


def test_cards_drawn_by_others_are_not_sent(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby, delay=0)
            for user, seat in ((ADA, 0), (NOAM, 1), (LOU, SPECTATOR)):
                sent = update(table, user, seat)
                reveals = [e for beat in sent.beats for e in beat.events if e["t"] == "Reveal"]
                assert {e["seat"] for e in reveals} == ({seat} if seat >= 0 else set())
                assert all("to" not in e for e in reveals)

    run(work)


def test_spectators_are_a_turn_behind_until_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            seen = []
            for user, seat in ((ADA, 0), (NOAM, 1), (ADA, 0)):
                seen.append(update(table, LOU, SPECTATOR).view["board"])
                await a_turn(table, user, seat)
            start = [row for row in seen[0] if row]
            assert len(start) == 1  # the card of the set-up
            assert seen[1] == seen[0]
            now = update(table, LOU, SPECTATOR)
            assert sum(map(len, now.view["board"])) == sum(map(len, update(table, ADA, 0).view["board"])) - 1
            assert now.ask is None
            assert now.view["hand"] == []
            await send(table, NOAM, messages.Resign(command_id(), 1))
            assert update(table, LOU, SPECTATOR).view["board"] == update(table, ADA, 0).view["board"]

    run(work)


def test_spectators_see_a_draft_as_it_happens(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            request = NewGame("riftforce", "duel", ["me", "bot:random"], {"first": "0"}, public=True)
            table = await lobby.table((await lobby.creation.new(ADA, request)).id)
            eyes = Subscriber(LOU.id, SPECTATOR, LOU.lang)
            beats: list[Any] = []
            picks = 0
            while True:
                await until_idle(table)
                mine = update(table, ADA, 0)
                heard = [one for one in table.messages_for(eyes) if isinstance(one, messages.Update)]
                beats += [beat for one in heard for beat in one.beats]
                if not mine.view["offer"]:
                    break
                assert heard[-1].view["offer"] == mine.view["offer"]
                assert heard[-1].view["guilds"] == mine.view["guilds"]
                picks += 1
                await push(table, ADA, 0, mine.ask.tree[0].name)  # type: ignore[union-attr]  # it is asked
            assert picks == 3
            assert update(table, LOU, SPECTATOR).beats[: len(beats)] == beats

    run(work)


def test_a_spectator_gets_every_event_once_with_a_delay(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            request = NewGame(
                "riffifi", "table", ["me", "bot:random", "bot:random"], {"players": "3"}, public=True
            )
            table = await lobby.table((await lobby.creation.new(ADA, request)).id)
            eyes = Subscriber(LOU.id, SPECTATOR, LOU.lang)
            heard: list[Any] = []
            for _ in range(60):
                await until_idle(table)
                heard += [one for one in table.messages_for(eyes) if isinstance(one, messages.Update)]
                if table.play.over:
                    break
                await push(table, ADA, 0, update(table, ADA, 0).ask.tree[0].name)  # type: ignore[union-attr]
            assert table.play.over
            sent = [beat for one in heard for beat in one.beats]
            assert sent == update(table, LOU, SPECTATOR).beats
            assert all(not one.reset for one in heard[1:])

    run(work)


def test_the_past_is_as_the_seat_saw_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            then = update(table, NOAM, 1)
            await a_turn(table, ADA, 0)
            past = table.past_view(NOAM.id, 1, then.at, NOAM.lang)
            assert past.view == then.view
            assert past.beats == then.beats
            with pytest.raises(RequestRefused):
                table.past_view(LOU.id, 1, then.at, "en")

    run(work)


# Going back.


def card_with_a_companion(table: Table) -> str:
    """Return a card of Ada's hand after which she may play another: more cards than guilds are in it."""
    builder = table.presentations.of(0, "en").ask_tree_builder()
    hand: list[str] = update(table, ADA, 0).view["hand"]
    return max(hand, key=lambda card: len(builder.read(f"play {card} @1 stop")))


def test_undo_goes_to_the_barrier_and_no_further(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            card = card_with_a_companion(table)
            await push(table, ADA, 0, "play")
            await push(table, ADA, 0, card)
            await push(table, ADA, 0, "@1")
            sent = update(table, ADA, 0)
            assert sent.undo.steps == 3
            assert sent.taken_back == -1
            await send(table, ADA, messages.Undo(command_id(), table.play.v, 0, 2))
            after = update(table, ADA, 0, sent.v)
            assert after.reset
            assert update(table, NOAM, 1, sent.v).taken_back == 0, "the others are told"
            assert update(table, NOAM, 1).taken_back == -1, "a page that is opened now has seen nothing of it"
            assert after.ask is not None
            assert after.ask.kind == "play"
            assert after.undo.can_ask
            await push(table, ADA, 0, f"{card} @2 stop")
            assert await refused(table, ADA, messages.Undo(command_id(), table.play.v, 0)) == "undo_turn_over"
            assert update(table, ADA, 0).undo.can_ask, "the others may agree"
            assert not update(table, NOAM, 1).undo.can_ask, "there is nothing to ask for"
            await send(table, ADA, messages.Takeback(command_id(), table.play.v, 0))
            assert not update(table, ADA, 0).undo.can_ask, "it is asked already"
            assert (
                await refused(table, NOAM, messages.Undo(command_id(), table.play.v, 1)) == "nothing_to_undo"
            )

    run(work)


def test_undo_takes_back_all_that_was_sent_together(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            sent = update(table, ADA, 0)
            card = card_with_a_companion(table)
            await push(table, ADA, 0, f"play {card} @1")
            assert update(table, ADA, 0).undo.steps == 1
            await send(table, ADA, messages.Undo(command_id(), table.play.v, 0))
            after = update(table, ADA, 0)
            assert after.view == sent.view
            assert after.ask is not None
            assert sent.ask is not None
            assert after.ask.kind == sent.ask.kind
            table_id = table.id
        async with running_lobby(tmp_path) as lobby:
            table = await lobby.table(table_id)
            await push(table, ADA, 0, "play")
            await push(table, ADA, 0, f"{card} @1")
            assert update(table, ADA, 0).undo.steps == 2, "what is sent afterwards is a decision of its own"

    run(work)


def test_against_bots_everything_can_be_taken_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby, "me", "bot:greedy")
            start = update(table, ADA, 0).view
            for _ in range(2):
                await a_turn(table, ADA, 0)
                await until_idle(table)
            reach = update(table, ADA, 0).undo.steps
            assert reach == 2
            await send(table, ADA, messages.Undo(command_id(), table.play.v, 0, reach))
            assert update(table, ADA, 0).view == start
            table_id = table.id
        async with running_lobby(tmp_path) as lobby:
            assert update(await lobby.table(table_id), ADA, 0).view == start

    run(work)


def test_a_takeback_needs_consent(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            before = update(table, ADA, 0).view
            card = before["hand"][0]
            await push(table, ADA, 0, f"play {card} @1 stop")
            made = len(table.play.game.history)
            first = min(i for i in table.play.decisions() if table.play.actors[i] == 0)
            await send(table, ADA, messages.Takeback(command_id(), table.play.v, 0))
            (offer,) = table.info_for(NOAM.id, "en").offers
            assert (offer.by, offer.needed) == (0, [1])
            await send(table, NOAM, messages.Consent(command_id(), table.play.v, 1, yes=False))
            assert table.play.pending_offer is None
            assert len(table.play.game.history) == made
            await send(table, ADA, messages.Takeback(command_id(), table.play.v, 0))
            await send(table, NOAM, messages.Consent(command_id(), table.play.v, 1, yes=True))
            assert len(table.play.game.history) == first
            assert table.play.asked == 0
            assert update(table, ADA, 0).view == before

    run(work)


# The end, and after it.


def test_giving_up_ends_a_duel_and_a_rematch_needs_both(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            await send(table, ADA, messages.Resign(command_id(), 0))
            sent = update(table, NOAM, 1)
            assert sent.result is not None
            assert sent.result.outcome == [-1.0, 1.0]
            assert sent.result.by == "resigned"
            assert sent.ask is None
            assert await refused(table, NOAM, messages.Resign(command_id(), 1)) == "game_over"
            await send(table, NOAM, messages.Rematch(command_id(), 1))
            await until_idle(table)
            assert not table.play.rematch
            await send(table, ADA, messages.Consent(command_id(), table.play.v, 0, yes=False))
            assert table.play.pending_offer is None  # declined; it can be asked for again
            await send(table, NOAM, messages.Rematch(command_id(), 1))
            mine = messages.Consent(command_id(), table.play.v, 1, yes=False)
            assert await refused(table, NOAM, mine) == "game_over"  # only the others decline
            await send(table, ADA, messages.Rematch(command_id(), 0))
            await until_idle(table)
            again = await lobby.table(table.play.rematch)
            assert again.play.status == "playing"
            assert again.permissions.seats_of(ADA.id) == [0]
            assert again.play.rules.options == table.play.rules.options
            assert again.play.head.seed != table.play.head.seed
            table_id = table.id
        async with running_lobby(tmp_path) as lobby:
            again = await lobby.table(table_id)
            assert again.play.over
            assert again.play.rematch

    run(work)


def test_with_more_than_two_sides_a_bot_takes_the_seat_of_a_player_who_gives_up(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            request = NewGame("riffifi", "table", ["me", "open", "bot:random"], {"players": "3"})
            table = await lobby.table((await lobby.creation.new(ADA, request)).id)
            await lobby.waiting_room.join(table.id, NOAM, Join(seat=1))
            await send(table, ADA, messages.Resign(command_id(), 0))
            await until_idle(table)
            assert table.play.status == "playing"
            assert table.play.asked == 1
            assert await refused(table, ADA, messages.Back(command_id(), 0)) == "not_replaced"
            await send(table, NOAM, messages.Resign(command_id(), 1))
            assert table.play.over

    run(work)


def test_a_finished_game_is_played_on_from_any_point(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            with pytest.raises(RequestRefused, match="not_over"):
                await lobby.creation.fork(table.id, LOU, Fork(0, 0))
            await a_turn(table, ADA, 0)
            at = len(table.play.game.history)
            then = update(table, NOAM, 1).view
            await a_turn(table, NOAM, 1)
            await send(table, ADA, messages.Resign(command_id(), 0))
            forked = await lobby.table((await lobby.creation.fork(table.id, LOU, Fork(at, 1))).id)
            sent = update(forked, LOU, 1)
            assert sent.view == then
            assert sent.ask is not None
            assert forked.play.bot_at(0)
            await a_turn(forked, LOU, 1)
            await until_idle(forked)
            assert update(forked, LOU, 1).undo.steps == 1
            name, view = forked.id, update(forked, LOU, 1).view
        async with running_lobby(tmp_path) as lobby:
            assert update(await lobby.table(name), LOU, 1).view == view

    run(work)


# Seats.


def test_seats_are_taken_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            request = NewGame("riftforce", "team4", ["me", "open", "open", "bot:random"], public=True)
            table = await lobby.table((await lobby.creation.new(ADA, request)).id)
            assert [one.id for one in (await lobby.listed("", "en")).tables] == [table.id]
            with pytest.raises(RequestRefused, match="seat_taken"):
                await lobby.waiting_room.join(table.id, NOAM, Join(seat=0))
            with pytest.raises(RequestRefused, match="unknown_seat"):
                await lobby.waiting_room.join(table.id, NOAM, Join(seat=4))
            await lobby.waiting_room.join(table.id, NOAM, Join(seat=2))
            await lobby.waiting_room.join(table.id, NOAM, Join())
            assert table.permissions.seats_of(NOAM.id) == [2]
            with pytest.raises(RequestRefused, match="not_host"):
                await lobby.waiting_room.fill(table.id, NOAM, Fill(1, "bot:greedy"))
            with pytest.raises(RequestRefused, match="seat_taken"):
                await lobby.waiting_room.fill(table.id, ADA, Fill(2, "bot:greedy"))
            await lobby.waiting_room.fill(table.id, ADA, Fill(1, "bot:greedy"))
            await lobby.waiting_room.fill(table.id, ADA, Fill(1, "open"))
            await lobby.waiting_room.leave(table.id, NOAM)
            with pytest.raises(RequestRefused, match="foreign_seat"):
                await lobby.waiting_room.leave(table.id, NOAM)
            await lobby.waiting_room.begin(table.id, ADA)
            assert table.play.status == "playing"
            assert [seat.kind for seat in table.play.seats] == ["person", "bot", "bot", "bot"]
            with pytest.raises(RequestRefused, match="begun"):
                await lobby.waiting_room.join(table.id, LOU, Join())
            assert [one.id for one in (await lobby.listed(ADA.id, "en")).mine] == [table.id]

    run(work)


@pytest.mark.parametrize(
    ("new_game", "key"),
    [
        (NewGame("chess", "duel", ["me", "open"]), "unknown_game"),
        (NewGame("riftforce", "septet", ["me", "open"]), "unknown_mode"),
        (NewGame("riftforce", "duel", ["me"]), "wrong_seats"),
        (NewGame("riftforce", "duel", ["me", "bot:deep"]), "unknown_bot"),
        (NewGame("riftforce", "duel", ["me", "you"]), "bad_seat"),
        (NewGame("riftforce", "duel", ["bot:greedy", "bot:greedy"]), "no_players"),
        (NewGame("riftforce", "duel", ["me", "open"], {"draft": "best"}), "bad_option"),
        (NewGame("riftforce", "duel", ["me", "open"], {"colour": "red"}), "unknown_option"),
        (NewGame("riftforce", "duel", ["me", "open"], clock=ClockSetting("move", seconds=1)), "bad_clock"),
        (NewGame("riftforce", "duel", ["me", "open"], delay=99), "bad_delay"),
        (NewGame("riftforce", "duel", ["me", "here:" + "x" * 99]), "name"),
    ],
)
def test_impossible_tables_are_refused(tmp_path: Path, new_game: NewGame, key: str) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            with pytest.raises(RequestRefused) as caught:
                await lobby.creation.new(ADA, new_game)
            assert caught.value.key == key
            assert len({refusal_text(caught.value, lang) for lang in ("en", "fr", "uk")}) == 3
            assert await lobby.listed(ADA.id, "en") == http_models.Lobby([], [], [], [])

    run(work)


def test_two_players_on_one_device_have_their_own_views(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby, "me", "here:Kim")
            assert table.permissions.seats_of(ADA.id) == [0, 1]
            assert table.permissions.default_seat(ADA.id) == 0
            await a_turn(table, ADA, 0)
            assert table.permissions.default_seat(ADA.id) == 1
            assert table.play.has_several_people
            assert update(table, ADA, 0).ask is None
            assert update(table, ADA, 1).ask is not None
            assert not table.info_for(ADA.id, "en").hints

    run(work)


def test_chat_is_kept_and_numbered(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            v = table.play.v
            await send(table, ADA, messages.Chat(command_id(), "  good\nluck \u202e "))
            await send(table, LOU, messages.Chat(command_id(), "hello"))
            assert table.play.v == v
            table_id = table.id
        async with running_lobby(tmp_path) as lobby:
            said = [
                one
                for one in all_messages(await lobby.table(table_id), NOAM, 1)
                if isinstance(one, messages.Said)
            ]
            assert [(one.c, one.seat, one.name, one.text) for one in said] == [
                (1, 0, "Ada", "good luck"),
                (2, -1, "Lou", "hello"),
            ]

    run(work)


# Time.


def timed(lobby: Lobby, absent: str) -> Awaitable[Table]:
    return duel(lobby, clock=ClockSetting("move", seconds=60), absent=absent)


@pytest.mark.parametrize("absent", ["skip", "bot", "lose", "wait"])
def test_players_out_of_time_are_treated_as_the_host_chose(tmp_path: Path, absent: str) -> None:
    async def work() -> None:
        hands = ManualClock()
        async with running_lobby(tmp_path, hands) as lobby:
            table = await timed(lobby, absent)
            hands.now += 59_000
            await table.enforce_clock()
            assert table.play.asked == 0
            assert update(table, ADA, 0).clocks.left == [1000, 60_000]
            hands.now += 2_000
            await table.enforce_clock()
            await until_idle(table)
            match absent:
                case "skip":
                    assert table.play.asked == 1
                    assert not table.play.seats[0].standing_in
                    assert update(table, ADA, 0).clocks.left == [60_000, 60_000]
                case "bot":
                    assert table.play.asked == 1
                    assert table.play.seats[0].standing_in
                    await send(table, ADA, messages.Back(command_id(), 0))
                    assert not table.play.seats[0].standing_in
                case "lose":
                    assert table.play.over
                    result = update(table, NOAM, 1).result
                    assert result is not None
                    assert (result.by, result.outcome) == ("time", [-1.0, 1.0])
                case _:
                    assert table.play.asked == 0
                    assert 0 in table.info_for(NOAM.id, "en").can_replace
                    await send(table, NOAM, messages.Replace(command_id(), 0))
                    await until_idle(table)
                    assert table.play.asked == 1

    run(work)


def test_absent_players_may_be_replaced(tmp_path: Path) -> None:
    async def work() -> None:
        hands = ManualClock()
        async with running_lobby(tmp_path, hands) as lobby:
            table = await duel(lobby)
            eyes = Subscriber(ADA.id, 0, "en")
            table.subscribe(eyes)
            hands.now += 100_000
            assert await refused(table, NOAM, messages.Replace(command_id(), 0)) == "not_away"
            table.unsubscribe(eyes)
            hands.now += 59_000
            assert await refused(table, NOAM, messages.Replace(command_id(), 0)) == "not_away"
            hands.now += 2_000
            await send(table, NOAM, messages.Replace(command_id(), 0))
            await until_idle(table)
            assert table.play.asked == 1

    run(work)


def test_others_are_told_when_a_player_is_back_soon(tmp_path: Path) -> None:
    """A page that is loaded anew: away for a moment, and back."""

    async def work() -> None:
        hands = ManualClock()
        async with running_lobby(tmp_path, hands) as lobby:
            table = await duel(lobby)
            noam = Subscriber(NOAM.id, 1, "en")
            table.subscribe(noam)

            def told() -> list[bool]:
                return [
                    one.seats[0].here
                    for one in table.messages_for(noam)
                    if isinstance(one, messages.TableInfo)
                ]

            first, second, third = (Subscriber(ADA.id, 0, "en") for _ in range(3))
            table.subscribe(first)
            assert told() == [True]
            table.unsubscribe(first)
            assert told() == [False]
            hands.now += 1_000
            table.subscribe(second)
            assert told() == [True]
            table.unsubscribe(second, reconnects=True)  # a polling client: no one hears of it
            hands.now += 1_000
            table.subscribe(third)
            assert told() == []

    run(work)


def test_a_clock_runs_on_after_a_restart_and_does_not_count_the_time_between(tmp_path: Path) -> None:
    async def work() -> None:
        hands = ManualClock()
        async with running_lobby(tmp_path, hands) as lobby:
            table = await duel(lobby, clock=ClockSetting("game", seconds=600, bonus=10))
            hands.now += 100_000
            await a_turn(table, ADA, 0)
            assert update(table, ADA, 0).clocks.left == [510_000, 600_000]
            hands.now += 30_000
            assert update(table, ADA, 0).clocks.left == [510_000, 570_000]
            table_id = table.id
        hands.now += 5_000_000  # the server is down
        async with running_lobby(tmp_path, hands) as lobby:
            table = await lobby.table(table_id)
            assert update(table, ADA, 0).clocks.left == [510_000, 570_000]
            hands.now += 20_000
            assert update(table, ADA, 0).clocks.left == [510_000, 550_000]
            assert update(table, ADA, 0).clocks.running == [1]

    run(work)


# Queries.


def test_hints_are_given_only_against_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby, "me", "bot:greedy")
            hinted = await send(table, ADA, messages.Hint(4, table.play.v, 0))
            assert hinted.n == 4
            assert 1 <= len(hinted.advice) <= 3
            assert hinted.advice[0].best
            assert all(one.line for one in hinted.advice)
            await send(table, ADA, messages.Move(command_id(), table.play.v, 0, hinted.advice[0].moves))

    run(work)


def test_looking_reading_and_asking_why_change_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            before = table.play.entry_count
            v, card = table.play.v, update(table, ADA, 0).view["hand"][0]
            read = await send(table, ADA, messages.Read(1, v, 0, f"play {card} @1 stop"))
            assert read.text == ""
            looked = await send(table, ADA, messages.Look(2, v, 0, read.moves))
            assert looked.outcome.text == "Play 1\u00a0card"
            assert looked.outcome.consequences == ""
            assert looked.ask is None
            part = await send(table, ADA, messages.Look(3, v, 0, read.moves[:2]))
            assert part.ask.kind == "where"
            wrong = await send(table, ADA, messages.Read(4, v, 0, "plai"))
            assert wrong.moves == []
            assert "play" in wrong.text
            why = await send(table, ADA, messages.Why(5, v, 0, [], "draw"))
            assert [one.name for one in why.reasons] == ["draw"]
            assert table.play.entry_count == before

    run(work)


def test_an_idle_table_is_closed_and_loads_again(tmp_path: Path) -> None:
    async def work() -> None:
        clock = ManualClock()
        async with running_lobby(tmp_path, clock) as lobby:
            over, open_still = await duel(lobby), await duel(lobby)
            await a_turn(over, ADA, 0)
            eyes = Subscriber(NOAM.id, 1, "en")
            over.subscribe(eyes)
            await send(over, ADA, messages.Resign(command_id(), 0))
            await until_idle(over)
            clock.now += 2 * IDLE_BEFORE_CLOSING_FINISHED_MS
            await lobby.close_idle_tables()
            assert over.id in lobby.tables  # it has a subscriber
            over.unsubscribe(eyes)
            await lobby.close_idle_tables()
            assert over.id in lobby.tables
            clock.now += IDLE_BEFORE_CLOSING_FINISHED_MS + 1
            await lobby.close_idle_tables()
            assert set(lobby.tables) == {open_still.id}
            again = await lobby.table(over.id)
            assert again is not over
            assert (again.play.over, again.play.v) == (True, over.play.v)
            clock.now += IDLE_BEFORE_CLOSING_MS
            await lobby.close_idle_tables()
            assert not lobby.tables

    run(work)
