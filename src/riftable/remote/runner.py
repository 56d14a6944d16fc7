"""Several games of a bot at a time on one server: resume its tables, join others, open new ones."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import partial
from typing import Any, Final, NamedTuple

from riftable.core.errors import BadOption
from riftable.remote.connection import Connection, ConnectionLost, ServerRefused
from riftable.remote.error_messages import RemoteMessage
from riftable.remote.table_player import FinishedGame, SeatAtTable, TablePlayer, rules_of_table

LINK: Final = re.compile(r"(?:.*/g/)?(?P<table>[\w-]+)(?:#invite=(?P<invite>[\w-]+))?")


class NewTables(NamedTuple):
    """Tables that the bot opens."""

    game: str
    mode: str
    options: Mapping[str, str]
    against: str = ""  # a bot of the server; "": its default
    public: bool = False  # wait for people in the lobby instead


class Invitation(NamedTuple):
    """A table to join; `token` is needed where only invited players may sit down."""

    table: str
    token: str = ""


class Runner:
    """Plays the tables of one bot, `at_once` of them at a time, each in a thread of its own.

    `on_start(place)` and `on_end(game)` are called in the thread of `run`.
    """

    def __init__(
        self,
        connection: Connection,
        bot: str,
        name: str = "",
        at_once: int = 1,
        seed: int = 0,
        on_start: Callable[[SeatAtTable], None] = lambda _place: None,
        on_end: Callable[[FinishedGame], None] = lambda _game: None,
    ) -> None:
        self.connection = connection
        self.bot = bot
        self.name = name
        self.at_once = at_once
        self.seed = seed
        self.on_start = on_start
        self.on_end = on_end
        self.known: set[SeatAtTable] = set()  # seats that were taken up in this run

    def run(
        self, invitations: Iterable[Invitation] = (), new: NewTables | None = None, games: int = 0
    ) -> None:
        """Play all unfinished tables of the bot, those it is invited to, and `games` new ones.

        Raises what `TablePlayer.play` raises, once the moves under way have been sent.
        """
        todo: deque[Callable[[], SeatAtTable]] = deque()
        todo += [partial(SeatAtTable, *place) for place in self.unfinished()]
        todo += [partial(self.join, one) for one in invitations]
        todo += [partial(self.open, new)] * games if new is not None else []
        running: set[Future[FinishedGame]] = set()
        with ThreadPoolExecutor(self.at_once, "table") as pool:
            try:
                while todo or running:
                    while todo and len(running) < self.at_once:
                        running.add(pool.submit(self.start(todo.popleft()()).play))
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for game in done:
                        self.on_end(game.result())
            except BaseException:
                self.connection.stop()  # the other tables go on from here when the bot is run again
                wait(running)
                raise

    def start(self, place: SeatAtTable) -> TablePlayer:
        """Return the player of a seat, and report that its game begins."""
        self.known.add(place)
        self.on_start(place)
        return TablePlayer(self.connection, place, self.bot, self.seed)

    def unfinished(self) -> list[SeatAtTable]:
        """Return the seats of this bot at tables that are not over and not known yet."""
        mine = self.connection.get("lobby")["mine"]
        places = [
            SeatAtTable(table["id"], seat["seat"])
            for table in mine
            if table["status"] != "over"
            for seat in table["seats"]
            if seat["mine"]
        ]
        return [place for place in places if place not in self.known]

    def open(self, new: NewTables) -> SeatAtTable:
        """Open a table and return the bot's seat at it.

        If the answer is lost, the table is looked for before another one is opened.
        """
        while True:
            try:
                opened = self.opened(new)
            except ConnectionLost:
                for place in self.unfinished():
                    return place
            else:
                return SeatAtTable(opened["id"], opened["seat"])

    def opened(self, new: NewTables) -> Any:
        """Send the request that opens a table."""
        body: dict[str, object] = {
            "game": new.game,
            "mode": new.mode,
            "options": dict(new.options),
            "name": self.name,
        }
        if not new.public:
            return self.connection.post("quick", {**body, "bot": new.against}, repeat=False)
        others = ["open"] * (self.seats_of(new) - 1)
        return self.connection.post("games", {**body, "seats": ["me", *others], "public": True}, repeat=False)

    def seats_of(self, new: NewTables) -> int:
        """Return how many seats a new table has."""
        return len(rules_of_table(new.game, new.mode, dict(new.options)).sides)

    def join(self, invitation: Invitation) -> SeatAtTable:
        """Sit down at a table, unless the bot sits there already, and return its seat."""
        body = {"name": self.name, "invite": invitation.token}
        try:
            info = self.connection.post(f"games/{invitation.table}/join", body)
        except ServerRefused:
            info = self.connection.get(f"games/{invitation.table}")  # it may have joined before
            if not any(seat["mine"] for seat in info["seats"]):
                raise
        for seat in info["seats"]:
            if seat["mine"]:
                return SeatAtTable(info["id"], seat["seat"])
        raise BadOption(RemoteMessage.NO_SEAT_LEFT, table=invitation.table)


def read_invitation(text: str) -> Invitation:
    """Return the table of a link, as people send it, or of an id."""
    found = LINK.fullmatch(text.strip())
    if found is None:
        raise BadOption(RemoteMessage.NOT_A_TABLE, word=text)
    return Invitation(found["table"], found["invite"] or "")


def log_in(connection: Connection, account: str, password: str) -> None:
    """Log in to an account, unless the session is of that account already."""
    me = connection.get("me")
    if not (me["account"] and me["name"] == account):
        connection.post("login", {"name": account, "password": password})


__all__ = ["Invitation", "NewTables", "Runner", "log_in", "read_invitation"]
