"""Requests that began before a session, a password or a user was gone, and end after that."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from starlette.types import ASGIApp

from bench import routes as bench
from riftable.server.accounts import users
from riftable.server.accounts.password_hashing import HashingQueue
from riftable.server.accounts.personal_data import ERASED_TEXT, erase_user
from riftable.server.accounts.users import Users
from riftable.server.http.app import make_app
from riftable.server.http.security import PLAIN_COOKIE
from riftable.server.match.refusals import RequestRefused
from riftable.server.session import replays
from riftable.server.session.lobby import Lobby
from riftable.server.session.subscriber import Subscriber
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore
from tests.server.helpers import InProcessBots
from tests.server.http.browser import SITE
from tests.server.http.conftest import QUICK
from tests.server.http.two_part_post import Answer, post_in_two_parts

OLD, NEW = "long enough", "even longer"
DUEL = {"game": "riftforce", "mode": "duel", "seats": ["open", "open"]}


async def ask(
    app: ASGIApp,
    path: str,
    body: Any,
    session: str = "",
    meanwhile: Callable[[], Awaitable[None]] | None = None,
) -> Answer:
    """Send a POST in two parts with this session; `meanwhile` happens between them."""
    return await post_in_two_parts(app, path, body, f"{PLAIN_COOKIE}={session}" if session else "", meanwhile)


def run(folder: Path, work: Callable[[Any], Coroutine[Any, Any, None]]) -> None:
    """Run `work` with a running application."""

    async def all_of_it() -> None:
        app = make_app(folder, bot_pool=InProcessBots(), static=folder / "static", site=SITE)
        async with app.router.lifespan_context(app):
            await work(app)

    asyncio.run(all_of_it())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("games/{}/join", {}),
        ("games/{}/invites", {}),
        ("games/{}/seats", {"seat": 1, "occupant": "bot:level1"}),
        ("games/{}/command", {"t": "chat", "id": "late", "text": "late"}),
        ("games", DUEL),
        ("sessions/end", {}),
        ("decks", {"name": "late", "text": "1 Annie, Dark Child"}),
        ("me", {"lang": "fr"}),
    ],
)
def test_a_half_sent_request_does_nothing_once_its_session_has_ended(
    tmp_path: Path, path: str, body: Any
) -> None:
    async def work(app: Any) -> None:
        ada = await ask(app, "register", {"name": "Ada", "password": OLD})
        thief = await ask(app, "login", {"name": "Ada", "password": OLD})
        table_id = (await ask(app, "games", DUEL, ada.cookie)).body["id"]
        kept: list[str] = []

        async def change() -> None:
            kept.append((await ask(app, "me/password", {"old": OLD, "new": NEW}, ada.cookie)).cookie)

        late = await ask(app, path.format(table_id), body, thief.cookie, change)
        assert (late.status, late.body["key"]) == (403, "not_known")
        lobby: Lobby = app.state.lobby
        assert (
            await lobby.users.authenticate(kept[0], lobby.now())
        ).name == "Ada"  # the session that changed it goes on
        assert [seat.kind for seat in (await lobby.table(table_id)).play.seats] == ["open", "open"]

    run(tmp_path, work)


def test_a_record_that_is_replayed_while_its_sender_is_forgotten_leaves_no_table(
    tmp_path: Path,
) -> None:
    async def work(app: Any) -> None:
        lobby: Lobby = app.state.lobby
        user, token = await lobby.users.create_guest("Ada", "en", "", lobby.now())
        record = bench.finished_duel(0)
        text = replays.record_text(record, ["", ""])

        async def check() -> None:
            await lobby.erase_user(user)  # the last moment at which this can happen
            if not (await lobby.users.authenticate(token, lobby.now())).id:
                raise RequestRefused("not_known", 403)

        with pytest.raises(RequestRefused, match="not_known"):
            await lobby.creation.import_record(user, text, check)
        left.append(user.id)

    left: list[str] = []
    run(tmp_path, work)
    files = b"".join(one.read_bytes() for one in tmp_path.glob("riftable.db*"))
    assert left
    assert left[0].encode() not in files


def test_commands_outlive_that_their_table_is_closed(tmp_path: Path) -> None:
    """Deleting a user who only chatted there must not lose a command of another user."""

    async def work(app: Any) -> None:
        lobby: Lobby = app.state.lobby
        ada = await ask(app, "me", {"name": "Ada"})
        table_id = (await ask(app, "games", DUEL, ada.cookie)).body["id"]
        path = f"games/{table_id}/command"
        lou = await ask(app, path, {"t": "chat", "id": "x", "text": "bye"})
        user = await lobby.users.authenticate(lou.cookie, lobby.now())
        begun, go, real = asyncio.Event(), asyncio.Event(), lobby.store.append

        async def slow(batch: Any, status: str) -> None:
            begun.set()
            await go.wait()
            await real(batch, status)

        lobby.store.append = slow  # type: ignore[method-assign]
        texts = ("being written", "waiting for its turn")
        sent = [
            asyncio.ensure_future(ask(app, path, {"t": "chat", "id": text, "text": text}, ada.cookie))
            for text in texts
        ]
        await begun.wait()
        table, subscriber = lobby.tables[table_id], Subscriber("", -1, "en")
        table.subscribe(subscriber)
        subscriber.awake.clear()
        forgetting = asyncio.ensure_future(lobby.erase_user(user))
        await subscriber.awake.wait()
        assert table.closed
        go.set()
        assert [(await one).status for one in sent] == [200, 200]
        await forgetting
        said = [line.said.text for line in (await lobby.table(table_id)).play.chat]
        assert sorted(said) == sorted([ERASED_TEXT, *texts])

    run(tmp_path, work)


# Passwords that are checked while something happens to the account.


class Gate(HashingQueue):
    """A queue in which something happens between admission and hashing."""

    then: Callable[[], Awaitable[Any]] | None = None

    def hashing(self, *, registering: bool = False) -> Any:
        then, self.then = self.then, None
        return Both(super().hashing(registering=registering), then)


class Both:
    """Enter the queue, and run something while in it."""

    def __init__(self, place: Any, then: Callable[[], Awaitable[Any]] | None) -> None:
        self.place, self.then = place, then

    async def __aenter__(self) -> None:
        await self.place.__aenter__()
        if self.then is not None:
            await self.then()

    async def __aexit__(self, *problem: object) -> None:
        await self.place.__aexit__(*problem)


async def forgotten(known: Users, user: str) -> None:
    """Forget a user, as the lobby does."""
    await erase_user(known.store, user)
    known.invalidate([], user)


def with_people(folder: Path, work: Callable[[Users, Gate], Coroutine[Any, Any, None]]) -> None:
    """Run `work` with users whose passwords are hashed quickly."""

    async def all_of_it() -> None:
        store = SqliteStore(folder / DATABASE_NAME)
        known = Users(store)
        known.hashing_queue = gate = Gate()
        await work(known, gate)
        await store.close()

    assert users.HASHER is QUICK
    asyncio.run(all_of_it())


def test_a_log_in_with_the_old_password_fails_if_it_is_changed_meanwhile(tmp_path: Path) -> None:
    async def work(known: Users, gate: Gate) -> None:
        guest, first = await known.create_guest("", "en", "", 1)
        ada, cookie = await known.register(guest, "Ada", OLD, first, "", 1)
        gate.then = lambda: known.change_password(ada, OLD, NEW, "", 1)
        with pytest.raises(RequestRefused, match="login"):
            await known.log_in("Ada", OLD, "", "", 1)
        assert len(await known.sessions(ada.id)) == 1  # of the one who changed it
        assert (await known.authenticate(cookie, 1)).id == ""

    with_people(tmp_path, work)


def test_a_user_deleted_during_log_in_or_registration_leaves_no_session(tmp_path: Path) -> None:
    async def work(known: Users, gate: Gate) -> None:
        guest, first = await known.create_guest("", "en", "", 1)
        ada, _ = await known.register(guest, "Ada", OLD, first, "", 1)
        gate.then = lambda: forgotten(known, ada.id)
        with pytest.raises(RequestRefused, match="login"):
            await known.log_in("Ada", OLD, "", "", 1)
        assert await known.sessions(ada.id) == []
        lou, token = await known.create_guest("", "en", "", 1)
        gate.then = lambda: forgotten(known, lou.id)
        with pytest.raises(RequestRefused, match="not_known"):
            await known.register(lou, "Lou", OLD, token, "", 1)
        assert await known.sessions(lou.id) == []

    with_people(tmp_path, work)
