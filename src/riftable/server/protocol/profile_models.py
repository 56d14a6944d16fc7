"""Answers of the routes of a user's profile: the history of finished games, and results."""

from typing import Literal, TypeAlias

from riftable.gamekit.message_parts import Sent

Opponents: TypeAlias = Literal["people", "bots", "mixed", "self", "none"]
Outcome: TypeAlias = Literal["won", "drawn", "lost", "none"]


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


class MyResults(Sent):
    """My results in all games that were played from their beginning."""

    games: list[GameResults]
