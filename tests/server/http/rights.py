"""Scenarios in which a user loses a right while using it, for one process and for several workers.

Each scenario takes a `ServerUnderTest`. Tables are opened at its first worker; attackers use the second.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple

from riftable.server.session.lobby import Lobby
from riftable.server.session.table import Table
from tests.reliability.cluster.servers import until
from tests.server.helpers import GUILDS
from tests.server.http.browser import Browser, next_message, walk

PASSWORD = "long enough"
CLOSE_TIMEOUT_S = 60.0  # a socket that is still open then counts as not closed
LONG_POLL_S = 30  # the longest that a request for events may wait


class ServerUnderTest(NamedTuple):
    """Browsers at two workers (or twice at one), the lobby of the first, and of the second if tables move."""

    first: Callable[[], Browser]
    second: Callable[[], Browser]
    lobby: Lobby
    second_lobby: Lobby | None = None

    def table(self, name: str) -> Table:
        moved = None if self.second_lobby is None else self.second_lobby.tables.get(name)
        return moved or self.lobby.tables[name]


def open_table(host: Browser, *seats: str, **more: Any) -> str:
    """Open a table and return its id: a duel, or with three seats a game of Riffifi."""
    request: dict[str, Any] = {"game": "riftforce", "mode": "duel", "options": GUILDS}
    if len(seats) == 3:
        request = {"game": "riffifi", "mode": "table", "options": {"players": "3"}}
    return str(host.post("games", {**request, "seats": list(seats), "name": "Host", **more})["id"])


def invitation(host: Browser, name: str, seat: int | None = None) -> str:
    """Create an invitation and return its token."""
    made = host.post(f"games/{name}/invites", {} if seat is None else {"seat": seat})
    return str(made["link"].partition("=")[2])


def sit(browser: Browser, name: str, seat: int | None = None, status: int = 200, invite: str = "") -> Any:
    """Ask for a seat, and check the status of the answer."""
    where = {} if seat is None else {"seat": seat}
    return browser.post(f"games/{name}/join", {"name": "Guest", "invite": invite, **where}, status)


def seats_of(browser: Browser, name: str) -> list[int]:
    """Return the seats of a player, as their browser gets them."""
    return [seat["seat"] for seat in browser.get(f"games/{name}")["seats"] if seat["mine"]]


def messages_until_closed(ws: Any, *, playing: bool = False) -> tuple[list[Any], int]:
    """Return the messages of a socket until it closes, and its close code.

    The code is 0 if the socket stays open or, unless `playing`, if it sends an update.
    """
    heard: list[Any] = []
    with ThreadPoolExecutor(1) as pool:
        while True:
            received = pool.submit(ws.receive)
            try:
                message = received.result(CLOSE_TIMEOUT_S)
            except TimeoutError:
                ws.close()  # ends the thread that waits for a message
                return heard, 0
            if message["type"] == "websocket.close":
                return heard, message["code"]
            heard.append(json.loads(message["text"]))
            if heard[-1]["t"] == "update" and not playing:
                return heard, 0


def start_long_poll(
    server: ServerUnderTest, pool: ThreadPoolExecutor, browser: Browser, name: str, query: str
) -> Future[Any]:
    """Start a request that waits for events; return its future response once the server waits."""
    table = server.table(name)
    before = len(table.presence.subscribers)
    answer = pool.submit(lambda: browser.client.get(f"/api/games/{name}/events?wait={LONG_POLL_S}{query}"))
    until(lambda: len(table.presence.subscribers) > before)
    return answer


def key_of(answer: Future[Any]) -> tuple[int, str]:
    """Return the status of a response and the key of a refusal, empty if it was answered."""
    found = answer.result()
    return found.status_code, found.json().get("key", "")


# Seats that change hands.


def a_socket_ends_with_its_seat(server: ServerUnderTest) -> None:
    """The attack: keep a socket on a seat, leave it, let another player sit there, and read their hand."""
    mallory, ada = server.second(), server.first()
    table_id = open_table(ada, "me", "open")
    ada.post(f"games/{table_id}/leave")
    sit(mallory, table_id, 0)
    with mallory.socket(table_id, "?seat=0") as old:
        assert next_message(old, "table")["seats"][0]["mine"]
        mallory.post(f"games/{table_id}/leave")
        sit(ada, table_id, 0)
        assert sit(mallory, table_id, 1)["status"] == "playing"
        heard, code = messages_until_closed(old)
    assert [(one["t"], one.get("key")) for one in heard if one["t"] != "table"] == [
        ("refused", "foreign_seat")
    ]
    assert code == 1008
    with mallory.socket(table_id, "?seat=0") as again:
        assert json.loads(again.receive_text())["key"] == "foreign_seat"
    with mallory.socket(table_id) as own:
        assert next_message(own, "update")["seat"] == 1


def a_host_loses_the_view_of_a_seat_they_left(server: ServerUnderTest) -> None:
    """The host has no more right to a seat they left."""
    host, ada = server.first(), server.second()
    table_id = open_table(host, "me", "open")
    with host.socket(table_id, "?seat=0") as old:
        next_message(old, "table")
        host.post(f"games/{table_id}/leave")
        sit(ada, table_id, 0)
        sit(host, table_id, 1)
        heard, code = messages_until_closed(old)
    assert heard[-1]["key"] == "foreign_seat"
    assert code == 1008


def a_seat_taken_again_is_subscribed_to_again(server: ServerUnderTest) -> None:
    """Leaving ends the subscription, even for a player who comes back to the same seat at once."""
    ada = server.second()
    table_id = open_table(server.first(), "open", "open")
    sit(ada, table_id, 1)
    with ada.socket(table_id, "?seat=1") as old:
        next_message(old, "table")
        ada.post(f"games/{table_id}/leave")
        sit(ada, table_id, 1)
        assert messages_until_closed(old)[1] == 1008


def a_long_poll_ends_with_its_seat(server: ServerUnderTest) -> None:
    """The same without sockets: a request that hangs is answered by what is so when it is answered."""
    mallory, ada = server.second(), server.first()
    table_id = open_table(ada, "open", "open")
    sit(mallory, table_id, 0)
    with ThreadPoolExecutor(2) as pool:
        polled = start_long_poll(server, pool, mallory, table_id, "&seat=0")
        mallory.post(f"games/{table_id}/leave")
        assert key_of(polled) == (403, "foreign_seat")
        watching = start_long_poll(server, pool, mallory, table_id, "&seat=-1")
        sit(ada, table_id, 0)
        assert key_of(watching) == (200, "")
    sit(mallory, table_id, 1)
    assert mallory.get(f"games/{table_id}/events?seat=0", 403)["key"] == "foreign_seat"
    assert mallory.get(f"games/{table_id}/past?seat=0&at=1", 403)["key"] == "foreign_seat"


def a_spectators_socket_stays_one_when_they_sit_down(server: ServerUnderTest) -> None:
    """An old socket of a spectator stays one, whatever seat they hold now."""
    noam, ada = server.second(), server.first()
    table_id = open_table(ada, "me", "open")
    noam.post("me", {"name": "Noam"})
    with noam.socket(table_id) as watching:
        next_message(watching, "table")
        sit(noam, table_id, 1)
        update = next_message(watching, "update")
        assert (update["seat"], update["view"].get("hand", [])) == (-1, [])
        assert noam.update(table_id, 1)["view"]["hand"]


def a_player_who_stands_up_is_a_spectator(server: ServerUnderTest) -> None:
    """They see what spectators see, once they reconnect."""
    noam, ada, lou = server.second(), server.first(), server.second()
    table_id = open_table(ada, "me", "open", "open")
    sit(noam, table_id, 1)
    with noam.socket(table_id) as old:
        next_message(old, "table")
        noam.post(f"games/{table_id}/leave")
        assert messages_until_closed(old)[1] == 1008
    sit(lou, table_id, 1)
    with noam.socket(table_id) as watching:
        next_message(watching, "table")
        ada.post(f"games/{table_id}/start")
        assert next_message(watching, "update")["seat"] == -1


def a_player_who_resigned_sees_no_more_hands(server: ServerUnderTest) -> None:
    """A bot plays their cards until the end: they can neither see nor play them."""
    ada, noam = server.first(), server.second()
    table_id = open_table(ada, "me", "open", "bot:random")
    sit(noam, table_id, 1)
    with noam.socket(table_id, "?seat=1") as ws:
        v = next_message(ws, "update")["v"]
        ended = noam.post(f"games/{table_id}/command", {"t": "resign", "id": "r", "seat": 1})["v"]
        heard, code = messages_until_closed(ws, playing=True)
    assert (heard[-1].get("key"), code) == ("foreign_seat", 1008)
    # The other bot may have moved before they resigned; what follows is the game of the bot at their seat.
    assert all(one["v"] <= ended for one in heard if one["t"] == "update")
    assert seats_of(noam, table_id) == []
    assert noam.get(f"games/{table_id}/events?seat=1", 403)["key"] == "foreign_seat"
    assert noam.get(f"games/{table_id}/past?seat=1&at=1", 403)["key"] == "foreign_seat"
    with noam.socket(table_id) as ws:
        assert next_message(ws, "update")["seat"] == -1
    for body in ({"t": "move", "id": "m", "v": v + 1, "moves": [1]}, {"t": "habit", "id": "h", "habits": {}}):
        refused = noam.post(f"games/{table_id}/command", {**body, "seat": 1}, 409)
        assert refused["key"] == "gave_up"
    look = {"t": "look", "n": 1, "v": v + 1, "seat": 1, "moves": []}
    assert noam.post(f"games/{table_id}/command", look, 403)["key"] == "foreign_seat"
    ada.post(f"games/{table_id}/command", {"t": "resign", "id": "r", "seat": 0})
    assert ada.get(f"games/{table_id}")["status"] == "over"
    assert seats_of(noam, table_id) == [1]  # all cards are open now, and a rematch needs their consent


def a_player_who_is_replaced_for_a_while_keeps_the_seat(server: ServerUnderTest) -> None:
    """A stand-in bot changes no rights: the player still sees the cards and can come back."""
    ada, noam = server.first(), server.second()
    table_id = open_table(ada, "me", "open")
    sit(noam, table_id, 1)
    table = server.table(table_id)
    with noam.socket(table_id, "?seat=1") as ws:
        next_message(ws, "update")
        ada.client.portal.call(stand_in, table, 1)  # type: ignore[union-attr]  # it runs
        while not next_message(ws, "table")["seats"][1]["standing_in"]:
            pass
        assert seats_of(noam, table_id) == [1]
        noam.post(f"games/{table_id}/command", {"t": "back", "id": "b", "seat": 1})
        while next_message(ws, "table")["seats"][1]["standing_in"]:
            pass


async def stand_in(table: Table, seat: int) -> None:
    """A bot replaces an absent player."""
    from riftable.server.match import entries

    await table.change(lambda: [entries.StoodIn(table.now(), seat, "random")])


def no_player_is_thrown_off_a_seat(server: ServerUnderTest) -> None:
    """A host can fill open seats and those of bots, but not those of players."""
    ada, noam = server.first(), server.second()
    table_id = open_table(ada, "me", "open", "open")
    sit(noam, table_id, 1)
    for filler in ("open", "bot:random"):
        assert (
            ada.post(f"games/{table_id}/seats", {"seat": 1, "occupant": filler}, 409)["key"] == "seat_taken"
        )
    assert seats_of(noam, table_id) == [1]


# Tables that become invisible.


def a_table_made_private_is_closed_to_spectators(server: ServerUnderTest) -> None:
    """The rights of spectators are checked before every message."""
    ada, lou = server.first(), server.second()
    table_id = open_table(ada, "me", "open", "open")
    lou.post("me", {"name": "Lou"})
    with ThreadPoolExecutor(2) as pool, lou.socket(table_id) as ws:
        next_message(ws, "table")
        polled = start_long_poll(server, pool, lou, table_id, "")
        server.table(table_id).play.head.invited = True
        ada.post(f"games/{table_id}/command", {"t": "chat", "id": "c", "text": "between us"})
        heard, code = messages_until_closed(ws)
        assert (heard[-1]["key"], code) == ("unknown_table", 1008)
        assert "between us" not in json.dumps(heard)
        assert key_of(polled) == (404, "unknown_table")


def an_invitation_taken_back_closes_the_table(server: ServerUnderTest) -> None:
    """A player who left a table by invitation sees it until the game begins or it is revoked."""
    ada, noam = server.first(), server.second()
    table_id = open_table(ada, "me", "open", "open", invited=True)
    sit(noam, table_id, invite=invitation(ada, table_id, 1))
    noam.post(f"games/{table_id}/leave")
    assert [one["id"] for one in noam.get("lobby")["mine"]] == [table_id]
    with ThreadPoolExecutor(2) as pool, noam.socket(table_id) as ws:
        next_message(ws, "table")
        polled = start_long_poll(server, pool, noam, table_id, "")
        (used,) = ada.get(f"games/{table_id}/invites")["invites"]
        ada.post(f"games/{table_id}/invites/end", {"id": used["id"]})
        heard, code = messages_until_closed(ws)
        assert (heard[-1]["key"], code) == ("unknown_table", 1008)
        assert key_of(polled) == (404, "unknown_table")
    assert noam.get(f"games/{table_id}", 404)["key"] == "unknown_table"
    assert sit(noam, table_id, 1, 403)["key"] == "invite"
    assert noam.get("lobby")["mine"] == []


def a_game_by_invitation_begins_without_a_player_who_left(server: ServerUnderTest) -> None:
    """An invitation is for a seat, not for watching."""
    ada, noam = server.first(), server.second()
    table_id = open_table(ada, "me", "open", "open", invited=True)
    sit(noam, table_id, invite=invitation(ada, table_id, 1))
    noam.post(f"games/{table_id}/leave")
    with noam.socket(table_id) as ws:
        next_message(ws, "table")
        ada.post(f"games/{table_id}/start")
        heard, code = messages_until_closed(ws)
        assert (heard[-1]["key"], code) == ("unknown_table", 1008)


# Sessions that end.


def logged_in(server: ServerUnderTest, name: str = "") -> tuple[Browser, Browser]:
    """Two browsers of one account, connected to both workers."""
    desk, phone = server.first(), server.second()
    account = {"name": name or "Ada", "password": PASSWORD}
    desk.post("register", account)
    phone.post("login", account)
    return desk, phone


def an_ended_session_is_cut_off_while_it_waits(server: ServerUnderTest) -> None:
    """Without anything else happening, a waiting socket is closed and a waiting request refused."""
    desk, phone = logged_in(server)
    table_id = open_table(desk, "me", "open", "open")
    with ThreadPoolExecutor(2) as pool, phone.socket(table_id, "?seat=0") as ws:
        next_message(ws, "table")
        polled = start_long_poll(server, pool, phone, table_id, "&seat=0")
        desk.post("sessions/end", {})
        assert messages_until_closed(ws)[1] == 1008
        assert key_of(polled) == (403, "not_known")


def a_user_who_logs_out_gets_no_more_messages(server: ServerUnderTest) -> None:
    """Two tabs of one session: one logs out, the request of the other is refused."""
    ada, noam = server.second(), server.first()
    table_id = open_table(noam, "me", "open", "open")
    sit(ada, table_id, 1)
    tab = server.second()
    tab.client.cookies = ada.client.cookies
    with ThreadPoolExecutor(2) as pool, tab.socket(table_id, "?seat=1") as ws:
        next_message(ws, "table")
        polled = start_long_poll(server, pool, tab, table_id, "&seat=1")
        ada.post("logout")
        assert messages_until_closed(ws)[1] == 1008
        assert key_of(polled) == (403, "not_known")


def a_deleted_user_gets_no_more_messages(server: ServerUnderTest) -> None:
    """The others see a seat without a name, whichever worker holds the table."""
    ada, noam = server.second(), server.first()
    table_id = open_table(noam, "me", "open")
    sit(ada, table_id, 1)
    with ThreadPoolExecutor(2) as pool, ada.socket(table_id, "?seat=1") as ws:
        v = next_message(ws, "update")["v"]
        table = server.table(table_id)
        polled = start_long_poll(server, pool, ada, table_id, f"&seat=1&after={v}")
        ada.post("me/forget", {})
        assert messages_until_closed(ws)[1] in (1008, 1012)
        assert polled.result().status_code in (403, 503)
        until(lambda: table.closed)
    assert [seat["name"] for seat in noam.get(f"games/{table_id}")["seats"]] == ["Host", "—"]


def a_move_that_waits_is_not_made_for_an_ended_session(server: ServerUnderTest) -> None:
    """A queued command is decided by the session as it is when its turn comes."""
    desk, phone = logged_in(server)
    noam = server.second()
    table_id = open_table(desk, "me", "open")
    sit(noam, table_id, 1)
    update = desk.update(table_id, 0)
    table = server.table(table_id)
    portal = desk.client.portal
    assert portal is not None
    move = {"t": "move", "id": "late", "v": update["v"], "seat": 0, "moves": walk(update["ask"]["tree"])}
    look = {"t": "look", "n": 1, "v": update["v"], "seat": 0, "moves": []}
    with ThreadPoolExecutor(2) as pool, phone.socket(table_id, "?seat=0") as ws:
        next_message(ws, "update")
        portal.call(table.lock.acquire)
        posted = pool.submit(phone.post, f"games/{table_id}/command", move, 403)
        until(lambda: len(table.tasks.running) == 1)
        ws.send_text(json.dumps({**move, "id": "later"}))
        until(lambda: len(table.tasks.running) == 2)
        desk.post("sessions/end", {})
        portal.call(table.lock.release)
        assert posted.result()["key"] == "not_known"
        heard, code = messages_until_closed(ws)
        assert ([one for one in heard if one["t"] == "ack"], code) == ([], 1008)
    assert desk.update(table_id, 0)["v"] == update["v"]
    assert phone.post(f"games/{table_id}/command", look, 403)["key"] == "foreign_seat"


# Invitations: one seat each.


def an_invitation_is_for_one_seat(server: ServerUnderTest) -> None:
    """Not for another one, neither while sitting nor after leaving; but for the same one again."""
    ada, noam = server.first(), server.second()
    table_id = open_table(ada, "me", "open", "open", invited=True)
    token = invitation(ada, table_id, 1)
    assert sit(noam, table_id, 2, invite=token)["seats"][1]["mine"]  # it says which
    assert sit(noam, table_id, 2, 403)["key"] == "invite"
    assert sit(noam, table_id, 2, 409, token)["key"] == "seat_taken"
    assert seats_of(noam, table_id) == [1]
    noam.post(f"games/{table_id}/leave")
    assert sit(noam, table_id, 2, 403)["key"] == "invite"
    assert sit(noam, table_id, 0, 409)["key"] == "seat_taken"
    sit(noam, table_id)
    assert seats_of(noam, table_id) == [1]
    noam.post(f"games/{table_id}/leave")
    sit(noam, table_id, 1, invite=token)
    assert seats_of(noam, table_id) == [1]


def an_invitation_to_any_seat_is_for_one(server: ServerUnderTest) -> None:
    """Any open seat, one at a time."""
    ada, noam, lou = server.first(), server.second(), server.second()
    table_id = open_table(ada, "me", "open", "open", invited=True)
    token = invitation(ada, table_id)
    sit(noam, table_id, 2, invite=token)
    assert sit(noam, table_id, 1, 403)["key"] == "invite"
    assert sit(noam, table_id, 1, 403, token)["key"] == "invite"
    noam.post(f"games/{table_id}/leave")
    assert sit(lou, table_id, 1, 403, token)["key"] == "invite"  # it stays with the player who used it
    sit(noam, table_id, 1)
    assert sit(noam, table_id, 2, 403)["key"] == "invite"
    assert seats_of(noam, table_id) == [1]


def two_invitations_are_for_two_seats(server: ServerUnderTest) -> None:
    """As for two people on one device; a host needs none."""
    ada, noam = server.first(), server.second()
    table_id = open_table(ada, "me", "open", "open", invited=True)
    sit(noam, table_id, invite=invitation(ada, table_id, 1))
    assert sit(noam, table_id, 2, invite=invitation(ada, table_id))["status"] == "playing"
    assert seats_of(noam, table_id) == [1, 2]
    other = open_table(ada, "me", "open", "open", invited=True)
    sit(ada, other, 1)
    sit(ada, other, 2)
    assert seats_of(ada, other) == [0, 1, 2]


def a_used_invitation_taken_back_lets_its_guest_stay_but_not_return(server: ServerUnderTest) -> None:
    """The player who sits there stays."""
    ada, noam = server.first(), server.second()
    table_id = open_table(ada, "me", "open", "open", invited=True)
    token = invitation(ada, table_id)
    sit(noam, table_id, 1, invite=token)
    (used,) = ada.get(f"games/{table_id}/invites")["invites"]
    ada.post(f"games/{table_id}/invites/end", {"id": used["id"]})
    assert seats_of(noam, table_id) == [1]
    assert sit(noam, table_id, 2, 403)["key"] == "invite"
    noam.post(f"games/{table_id}/leave")
    noam.get(f"games/{table_id}", 404)
    for invite in ("", token):
        assert sit(noam, table_id, 1, 403, invite)["key"] == "invite"


def an_invitation_of_a_refused_request_is_not_used_up(server: ServerUnderTest) -> None:
    """Another player may have it."""
    ada, noam, lou = server.first(), server.second(), server.second()
    table_id = open_table(ada, "me", "open", "open", invited=True)
    token = invitation(ada, table_id, 1)
    noam.post(f"games/{table_id}/join", {"invite": token, "promise": "none"}, 400)
    assert sit(noam, table_id, 1, 403)["key"] == "invite"
    noam.get(f"games/{table_id}", 404)
    sit(lou, table_id, invite=token)
    assert seats_of(lou, table_id) == [1]


def one_invitation_used_many_times_at_once_gives_one_seat(server: ServerUnderTest) -> None:
    """By one person and by several."""
    ada, noam = server.first(), server.second()
    crowd = [noam, noam, noam, server.second(), server.first(), server.second()]
    for browser in crowd:
        browser.post("me", {"name": "Guest"})
    table_id = open_table(ada, "me", "open", "open", invited=True)
    token = invitation(ada, table_id)

    def join(n: int) -> int:
        body = json.dumps({"invite": token, "seat": 1 + n % 2})
        path, headers = f"/api/games/{table_id}/join", {"X-Riftable": "1"}
        return crowd[n].client.post(path, content=body, headers=headers).status_code

    with ThreadPoolExecutor(len(crowd)) as pool:
        answers = list(pool.map(join, range(len(crowd))))
    assert 200 in answers
    assert set(answers) <= {200, 403, 409}
    kinds = [seat["kind"] for seat in ada.get(f"games/{table_id}")["seats"]]
    assert sorted(kinds) == ["open", "person", "person"]


def a_join_request_sent_twice_takes_one_seat(server: ServerUnderTest) -> None:
    """A request that is sent twice finds its sender seated."""
    ada, noam = server.first(), server.second()
    noam.post("me", {"name": "Noam"})
    table_id = open_table(ada, "me", "open", "open")
    table, portal = server.table(table_id), ada.client.portal
    assert portal is not None
    with ThreadPoolExecutor(2) as pool:
        portal.call(table.lock.acquire)
        twice = [pool.submit(sit, noam, table_id) for _ in range(2)]
        until(lambda: len(table.tasks.running) == 2)
        portal.call(table.lock.release)
        for one in twice:
            one.result()
    assert seats_of(noam, table_id) == [1]


SCENARIOS: list[Callable[[ServerUnderTest], None]] = [
    a_socket_ends_with_its_seat,
    a_host_loses_the_view_of_a_seat_they_left,
    a_seat_taken_again_is_subscribed_to_again,
    a_long_poll_ends_with_its_seat,
    a_spectators_socket_stays_one_when_they_sit_down,
    a_player_who_stands_up_is_a_spectator,
    a_player_who_resigned_sees_no_more_hands,
    a_player_who_is_replaced_for_a_while_keeps_the_seat,
    no_player_is_thrown_off_a_seat,
    a_table_made_private_is_closed_to_spectators,
    an_invitation_taken_back_closes_the_table,
    a_game_by_invitation_begins_without_a_player_who_left,
    an_ended_session_is_cut_off_while_it_waits,
    a_user_who_logs_out_gets_no_more_messages,
    a_deleted_user_gets_no_more_messages,
    a_move_that_waits_is_not_made_for_an_ended_session,
    an_invitation_is_for_one_seat,
    an_invitation_to_any_seat_is_for_one,
    two_invitations_are_for_two_seats,
    a_used_invitation_taken_back_lets_its_guest_stay_but_not_return,
    an_invitation_of_a_refused_request_is_not_used_up,
    one_invitation_used_many_times_at_once_gives_one_seat,
    a_join_request_sent_twice_takes_one_seat,
]
