"""Permissions are checked when a message is built, not when it was requested."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from riftable.server.accounts import invitations
from riftable.server.accounts.users import ANONYMOUS
from riftable.server.match import entries
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import Join, NewGame
from riftable.server.protocol.parts import AutopassPreferences
from riftable.server.session.ask_tree import AskTreeBuilder
from riftable.server.session.ask_tree_pool import AskTreePool
from riftable.server.session.subscriber import Subscriber
from riftable.server.storage.interface import StorageError
from tests.server.helpers import ADA, GUILDS, LOU, NOAM, all_messages, command_id, duel, running_lobby, send
from tests.server.test_table import run


def test_permissions_are_checked_again_after_the_ask_tree_was_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            building, built = asyncio.Event(), asyncio.Event()
            build = AskTreePool.build

            async def slowly(self: AskTreePool, builder: AskTreeBuilder) -> bytes:
                building.set()
                await built.wait()
                return await build(self, builder)

            monkeypatch.setattr(AskTreePool, "build", slowly)
            subscriber = Subscriber(ADA.id, 0, "en")
            table.subscribe(subscriber)
            news = asyncio.ensure_future(table.messages_for_async(subscriber))
            await building.wait()
            table.play.seats[0].user = LOU.id  # another's now
            built.set()
            with pytest.raises(RequestRefused, match="foreign_seat"):
                await news
            assert (subscriber.v, subscriber.info_version) == (0, -1)
            assert all_messages(table, LOU, 0)

    run(work)


def test_a_seat_that_changes_hands_ends_its_subscriptions_and_no_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            request = NewGame("riffifi", "table", ["me", "open", "open"], {"players": "3"})
            table = await lobby.table((await lobby.creation.new(ADA, request)).id)
            await lobby.waiting_room.join(table.id, NOAM, Join(seat=1))
            eyes = [Subscriber(ADA.id, 0, "en"), Subscriber(NOAM.id, 1, "en"), Subscriber(LOU.id, -1, "en")]
            for one in eyes:
                table.subscribe(one)
            await lobby.waiting_room.leave(table.id, NOAM)
            await lobby.waiting_room.join(table.id, NOAM, Join(seat=1))
            assert [one.ended for one in eyes] == [False, True, False]
            with pytest.raises(RequestRefused, match="foreign_seat"):
                table.messages_for(eyes[1])
            assert all_messages(table, NOAM, 1)
            await table.change(lambda: [entries.StoodIn(table.now(), 0, "random")])
            assert not eyes[0].ended
            await table.change(lambda: [entries.StoodIn(table.now(), 0, "random", for_good=True)])
            assert eyes[0].ended

    run(work)


def test_a_closed_table_shows_and_writes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            for end in ("close", "lose"):
                table = await duel(lobby)
                subscriber = Subscriber(ADA.id, 0, "en")
                if end == "close":
                    await lobby.reopen([table.id])
                else:
                    lobby.release(table.id)
                with pytest.raises(StorageError):
                    table.messages_for(subscriber)
                with pytest.raises(StorageError):
                    table.past_view(ADA.id, 0, 1, "en")
                before = table.play.entry_count
                with pytest.raises(RequestRefused, match="store"):
                    await send(table, ADA, messages.Chat(command_id(), "too late"))
                assert (await lobby.table(table.id)).play.entry_count == before

    run(work)


def test_queued_commands_are_decided_by_the_seats_at_their_turn(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            request = NewGame("riffifi", "table", ["me", "open", "open"], {"players": "3"}, invited=True)
            table = await lobby.table((await lobby.creation.new(ADA, request)).id)
            made, token = await lobby.waiting_room.invite(table.id, ADA, 1)
            await lobby.waiting_room.join(table.id, NOAM, Join(invite=token))
            await lobby.waiting_room.invitations(table.id, ADA, made.id)
            await table.lock.acquire()
            leaving = asyncio.ensure_future(lobby.waiting_room.leave(table.id, NOAM))
            late = [
                asyncio.ensure_future(send(table, NOAM, messages.Chat(command_id(), "still here"))),
                asyncio.ensure_future(
                    send(table, NOAM, messages.SetAutopass(command_id(), 1, AutopassPreferences()))
                ),
                asyncio.ensure_future(lobby.waiting_room.join(table.id, NOAM, Join(seat=2))),
            ]
            for _ in range(5):  # each has begun, and waits for its turn
                await asyncio.sleep(0)
            assert len(table.tasks.running) == 4
            table.lock.release()
            await leaving
            refused = await asyncio.gather(*late, return_exceptions=True)
            assert [str(one) for one in refused] == ["unknown_table", "unknown_table", "invite"]
            assert not table.play.chat

    run(work)


# Passwords and sessions that change while one is looked at.


def test_a_session_that_ends_while_it_is_looked_up_is_invalid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            users, store = lobby.users, lobby.store
            _, token = await users.create_guest("Ada", "en", "", lobby.now())
            honest = store.read

            async def read_then_ended(look: Any) -> Any:
                row = await honest(look)
                monkeypatch.undo()
                await users.log_out(token)
                return row

            monkeypatch.setattr(store, "read", read_then_ended)
            assert await users.authenticate(token, lobby.now()) == ANONYMOUS

    run(work)


def test_registration_fails_if_the_session_ends_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            users, loop = lobby.users, asyncio.get_running_loop()
            user, token = await users.create_guest("Ada", "en", "", lobby.now())

            class Slow:
                def hash(self, _password: str) -> str:
                    asyncio.run_coroutine_threadsafe(users.log_out(token), loop).result()
                    return "a hash"

            monkeypatch.setattr("riftable.server.accounts.users.HASHER", Slow())
            with pytest.raises(RequestRefused, match="not_known"):
                await users.register(user, "Ada", "long enough", token, "", lobby.now())
            assert await users.sessions(user.id) == []

    run(work)


def test_login_fails_if_the_password_is_changed_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            users, now = lobby.users, lobby.now()
            user, token = await users.create_guest("Ada", "en", "", now)
            user, token = await users.register(user, "Ada", "the old one", token, "", now)
            honest = users.verify_password

            async def fits_then_changed(password: str, hashed: str | None) -> bool:
                found = await honest(password, hashed)
                monkeypatch.undo()
                await users.change_password(user, "the old one", "the new one", "", now)
                return found

            monkeypatch.setattr(users, "verify_password", fits_then_changed)
            with pytest.raises(RequestRefused, match="login"):
                await users.log_in("Ada", "the old one", "", "", now)
            assert len(await users.sessions(user.id)) == 1

    run(work)


def test_a_host_who_asks_for_many_invitations_at_once_gets_no_more(tmp_path: Path) -> None:
    async def made() -> list[Any]:
        async with running_lobby(tmp_path) as lobby:
            request = NewGame("riftforce", "duel", ["me", "open"], GUILDS, invited=True)
            table_id = (await lobby.creation.new(ADA, request)).id
            asked = [
                lobby.waiting_room.invite(table_id, ADA, None)
                for _ in range(invitations.MAX_OPEN_PER_TABLE + 5)
            ]
            return await asyncio.gather(*asked, return_exceptions=True)

    found = asyncio.run(made())
    assert [one.key for one in found if isinstance(one, RequestRefused)] == ["too_many_invites"] * 5


def test_a_stale_guest_of_another_worker_does_not_rename_an_account(tmp_path: Path) -> None:
    async def renamed() -> tuple[str, str]:
        async with running_lobby(tmp_path) as lobby:
            users, now = lobby.users, lobby.now()
            guest, token = await users.create_guest("Guest", "en", "", now)
            ada, token = await users.register(guest, "Ada", "long enough", token, "", now)
            assert (await users.update(ada, "Ada", "fr")).lang == "fr"
            with pytest.raises(RequestRefused) as refused:
                await users.update(guest, "Somebody Else", "en")
            return refused.value.key, (await users.authenticate(token, now)).name

    assert asyncio.run(renamed()) == ("not_known", "Ada")
