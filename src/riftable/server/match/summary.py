"""Summaries of finished games, for histories and statistics: who played, how it ended, how long it took."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from riftable.arena.outcomes import LOSS, outcomes
from riftable.core.machine import CHANCE
from riftable.gamekit.statistics import Frequency, SeatStatistics
from riftable.server.match.play import NO_STAND_IN, Play, Seat

NO_OUTCOME: Final = -1  # of a user with seats on several sides
Against: TypeAlias = Literal["people", "bots", "mixed", "self", "none"]


class SeatSummary(Struct):
    """A seat of a finished game; `groups` are what the game names its parts, such as guilds."""

    kind: str  # person, bot
    user: str
    name: str
    bot: str
    side: int
    outcome: int  # LOSS, DRAW or WIN
    groups: list[str]
    picks: list[str] = []  # of groups, in the order in which the seat chose them
    habits: dict[str, Frequency] = {}  # of a person who made all decisions of the seat


class Summary(Struct):
    """A finished game. `counted` if it was played here from its beginning."""

    id: str
    game: str
    mode: str
    began: int
    ended: int
    decisions: int
    scores: list[int]
    seats: list[SeatSummary]
    counted: bool = True
    uploaded: bool = False

    @property
    def users(self) -> list[str]:
        """The users who played, each once."""
        return list(dict.fromkeys(seat.user for seat in self.seats if seat.kind == "person" and seat.user))

    def outcome_of(self, user: str) -> int:
        """Return how the game ended for a user; `NO_OUTCOME` if they played several sides."""
        mine = {seat.side: seat.outcome for seat in self.seats if seat.user == user}
        return next(iter(mine.values())) if len(mine) == 1 else NO_OUTCOME

    def opponents_of(self, user: str) -> list[SeatSummary]:
        """Return the seats of other users and bots that are not on the side of a user."""
        mine = {seat.side for seat in self.seats if seat.user == user}
        return [seat for seat in self.seats if seat.user != user and seat.side not in mine]

    def partners_of(self, user: str) -> list[SeatSummary]:
        """Return the seats of other users and bots on the side of a user."""
        mine = {seat.side for seat in self.seats if seat.user == user}
        return [seat for seat in self.seats if seat.user != user and seat.side in mine]

    def against(self, user: str) -> Against:
        """Return what a user played against."""
        if self.outcome_of(user) == NO_OUTCOME:
            return "self"
        kinds = {seat.kind for seat in self.opponents_of(user)}
        if not kinds:
            return "none"
        return "mixed" if len(kinds) > 1 else "bots" if kinds == {"bot"} else "people"

    def bot_of(self, user: str) -> str:
        """Return the bot that a user played against; "" unless all opponents are this bot."""
        found = {seat.bot if seat.kind == "bot" else "" for seat in self.opponents_of(user)}
        return found.pop() if len(found) == 1 and self.outcome_of(user) != NO_OUTCOME else ""

    def groups_of(self, user: str) -> list[str]:
        """Return the groups that a user played with."""
        own = [group for seat in self.seats if seat.user == user for group in seat.groups]
        return list(dict.fromkeys(own))

    def openings_of(self, user: str) -> list[str]:
        """Return what a user chose first in the draft, at each of their seats."""
        return list(dict.fromkeys(seat.picks[0] for seat in self.seats if seat.user == user and seat.picks))

    def habits_of(self, user: str) -> dict[str, Frequency]:
        """Return how often a user did what shows a habit."""
        found: dict[str, Frequency] = {}
        for seat in self.seats:
            for habit, (times, occasions) in seat.habits.items() if seat.user == user else ():
                before = found.get(habit, (0, 0))
                found[habit] = (before[0] + times, before[1] + occasions)
        return found


SUMMARY: Final = Decoder(Summary)
ENCODER: Final = Encoder()


def summarize(play: Play) -> Summary | None:
    """Return the summary of a table whose game is over; None if it has no result."""
    result = play.outcome()
    if not play.over or result is None:
        return None
    sides = list(play.rules.sides)
    by_side = outcomes({side: result[seat] for seat, side in enumerate(sides)})
    hook = play.spec.seat_groups if play.spec.publishes_statistics else None
    groups = [[] for _ in sides] if hook is None else hook.load()(play.game.state)
    noted = seat_statistics(play)
    decisions = sum(play.actors[i] != CHANCE for i in play.decisions() if i < len(play.actors))
    return Summary(
        play.head.id,
        play.head.game,
        play.head.mode,
        play.began or play.head.created,
        play.ended or play.touched,
        decisions,
        [int(score) for score in play.game.scores],
        [
            SeatSummary(
                seat.kind,
                seat.user,
                seat.name if seat.kind == "person" else "",
                seat.bot if seat.kind == "bot" else "",
                sides[i],
                LOSS if seat.has_left else by_side[sides[i]],
                groups[i],
                noted[i].picks,
                noted[i].habits if makes_own_decisions(seat) else {},
            )
            for i, seat in enumerate(play.seats)
        ],
        counted=not play.head.start,
        uploaded=play.head.looked_at,
    )


def seat_statistics(play: Play) -> list[SeatStatistics]:
    """Return what each seat did in a game that was played here from its beginning."""
    hook = play.spec.statistics if play.spec.publishes_statistics and not play.head.start else None
    if hook is None:
        return [SeatStatistics() for _ in play.rules.sides]
    statistics = hook.load()(play.rules)
    statistics.hear(play.game.events)
    return statistics.seat_statistics()


def makes_own_decisions(seat: Seat) -> bool:
    """Return whether a person made all decisions of a seat, and no bot in their place."""
    return seat.kind == "person" and not (seat.standing_in or seat.has_left or seat.stood_in != NO_STAND_IN)
