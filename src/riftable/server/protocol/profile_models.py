"""Answers of the routes of a user's profile: the history of finished games, and results."""

from typing import Literal, TypeAlias

from riftable.gamekit.message_parts import Sent

Opponents: TypeAlias = Literal["people", "bots", "mixed", "self", "none"]
Outcome: TypeAlias = Literal["won", "drawn", "lost", "none"]
Verdict: TypeAlias = Literal["rarely", "often", "usual"]


class PastSeat(Sent):
    """A seat of a finished game."""

    name: str
    bot: str  # "": a person
    side: int
    mine: bool


class PastGame(Sent):
    """A finished game, as one of its players sees it."""

    id: str
    game: str
    mode: str
    title: str
    began: int  # ms since 1970
    ended: int
    decisions: int  # made by all seats
    seats: list[PastSeat]
    scores: list[int]  # by side
    against: Opponents  # "self": I played several sides; "none": no opponents
    outcome: Outcome  # "none": I played several sides
    counted: bool  # False: it was continued from a position, and does not count in results


class MyHistory(Sent):
    """A page of my finished games, the latest first."""

    games: list[PastGame]
    total: int  # on all pages
    page: int  # from 1
    pages: int


class ResultShare(Sent):
    """How many games were won, drawn and lost; `low` and `high` are the 95 % interval of the share won."""

    key: str
    label: str
    wins: int
    draws: int
    losses: int
    share: float
    low: float
    high: float


class Rating(Sent):
    """A rating; it lies within `margin` of the number with 95 % certainty."""

    rating: int
    margin: int
    games: int  # that it comes from


class Opening(Sent):
    """What I chose first in drafts: how often, and how these games ended."""

    result: ResultShare
    share: float  # of my drafts
    bots: float  # the same share in games of bots; -1: unknown


class Habit(Sent):
    """Something that I do more or less often than bots do."""

    habit: str
    text: str
    times: int
    occasions: int
    share: float
    low: float  # with `high` the 95 % interval of the share
    high: float
    bots: float  # the share in games of bots
    verdict: Verdict


class GameResults(Sent):
    """My results in a game."""

    game: str
    label: str
    total: ResultShare
    modes: list[ResultShare]
    bots: list[ResultShare]  # the weakest first
    groups_label: str  # heading of `groups`
    groups: list[ResultShare]  # that I played with, such as guilds; by their order in the game
    partners: list[ResultShare]  # on my side, those with most games first
    rating: Rating | None  # if the server has ratings, and I have played rated games
    openings: list[Opening]  # those that I chose most often first
    habits: list[Habit]
    habit_games: int  # that habits come from
    min_habit_games: int  # before habits are told; 0: the game knows none


class MyResults(Sent):
    """My results in all games that were played from their beginning."""

    games: list[GameResults]
