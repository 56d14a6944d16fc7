"""One table on a server, played by a bot: wait for the view of its seat, let it choose, send the move.

No move is lost or made twice, whatever happens to the connection, the server or this process: a move names
the version of the position that it answers, and its id is made from the version. Sent again, even by another
process that chose differently, it gets the first answer again.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, NamedTuple

from riftable import __version__, games
from riftable.ai.registry import find_bot
from riftable.api import cached_rules
from riftable.arena.referee import BotFailed, answer
from riftable.core.rng import BOT_STREAM, Rng, mixed
from riftable.core.rules import Rules
from riftable.core.view_codec import BadView, decode_view
from riftable.remote.connection import POLL_S, Connection, ServerRefused, ServerUnreachable
from riftable.remote.error_messages import RemoteMessage

LOOK_AGAIN: Final = (  # keys of refusals that mean that the position is another one now
    "stale",
    "not_your_turn",
    "game_over",
    "already_asked",
    "stood_in",
    "not_replaced",
)


class SeatAtTable(NamedTuple):
    """A seat that the bot has taken."""

    table: str
    seat: int


class FinishedGame(NamedTuple):
    """A game that is over."""

    place: SeatAtTable
    outcome: list[float]  # by seat, from 1 (won) to -1 (lost)
    moves: int  # that the bot made in this run
    text: str  # how it ended, in the language of the connection

    @property
    def mine(self) -> float:
        """The result of the bot's seat."""
        return self.outcome[self.place.seat]


class TablePlayer:
    """Plays one seat to the end of its game, with a bot of its own."""

    def __init__(self, connection: Connection, place: SeatAtTable, bot: str, seed: int) -> None:
        self.connection = connection
        self.place = place
        self.name = bot
        digest = hashlib.sha256(f"{place.table}/{place.seat}".encode()).digest()
        self.stream = mixed(mixed(seed, BOT_STREAM), int.from_bytes(digest[:7]))
        self.moves = 0

    def play(self) -> FinishedGame:
        """Play until the game is over; raise `BotFailed` if the bot fails.

        Also raises `ServerRefused`, for instance if the seat was taken away, and `ServerUnreachable`.
        """
        bot: Any = None
        rules: Rules | None = None
        known = 0
        while True:
            told = self.connection.get(
                f"games/{self.place.table}/view", seat=self.place.seat, after=known, wait=POLL_S
            )
            if told["result"] is not None:
                return FinishedGame(self.place, told["result"]["outcome"], self.moves, told["result"]["text"])
            if told["stood_in"]:
                self.command("back", told["v"], {})
                known = 0
                continue
            if told["view"] is None:
                continue
            if rules is None:
                rules = rules_of_table(told["game"], told["mode"], told["options"])
                bot = find_bot(self.name, rules)
            known = told["v"]
            if told["asked"]:
                move = self.answer(bot, rules, told)
                if not self.command("move", known, {"v": known, "moves": [move]}):
                    known = 0

    def answer(self, bot: Any, rules: Rules, told: dict[str, Any]) -> int:
        """Return the answer of the bot to the question in a view."""
        try:
            view = decode_view(told["view"], rules)
        except BadView as problem:
            theirs = self.connection.get("catalogue")["version"]
            raise ServerUnreachable(
                RemoteMessage.OTHER_VERSION,
                server=self.connection.server,
                theirs=theirs,
                ours=__version__,
                problem=problem,
            ) from problem
        try:
            return answer(bot, view, Rng(self.stream, told["v"]))
        except BotFailed as failure:
            raise BotFailed(
                RemoteMessage.REMOTE_BOT_FAILED,
                name=self.name,
                seat=self.place.seat,
                game=rules.key,
                table=self.place.table,
                problem=failure,
            ) from failure.__cause__

    def command(self, kind: str, v: int, content: dict[str, object]) -> bool:
        """Send a command; return False if the position has changed meanwhile and must be looked at again."""
        seat = self.place.seat
        body = {"t": kind, "id": f"bot-{kind}-{seat}-{v}", "seat": seat, **content}
        try:
            self.connection.post(f"games/{self.place.table}/command", body)
        except ServerRefused as refused:
            if refused.status == 409 and refused.key in LOOK_AGAIN:
                return False
            raise
        self.moves += kind == "move"
        return True


def rules_of_table(game: str, mode: str, options: dict[str, str]) -> Rules:
    """Return the rules of a table from what its server tells a player about them."""
    decks = games.spec(game).seat_decks
    known = options if decks is None else decks.load().assumed_options(options)
    return cached_rules(game, mode, tuple(known.items()))
