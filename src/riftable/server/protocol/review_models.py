"""Answers of the routes about the review of a finished game."""

from typing import Literal

from riftable.gamekit.message_parts import Json, Sent
from riftable.server.protocol.parts import Beat


class ReviewLine(Sent):
    """What a seat did, or could have done, from a position on: in words and on the board.

    `beats` and `view` are what the seat would have seen of it, as far as it could know. `reason` says what
    the line achieves; "" if nothing can be said.
    """

    text: str
    reason: str
    beats: list[Beat]
    view: Json


class ReviewMistake(Sent):
    """A decision that cost 5 % or more, with the position as its seat saw it, and what was better.

    `grade`: a mistake costs 10 % or more, a blunder 15 % or more.
    """

    at: int  # moves made before it
    step: int  # of the replay: the one that the decision is part of
    seat: int
    grade: Literal["inaccuracy", "mistake", "blunder"]
    best: float  # the chance to win with the better line, from 0 to 1
    played: float
    question: str
    view: Json
    made: ReviewLine
    better: ReviewLine


class ReviewMoment(Sent):
    """A moment that mattered: the chance of a seat changed from `before` to `after`.

    Either by a mistake of its own, which has a grade, or by what others and chance did; `lines` are what the
    log says of that, and `step` is the one of the replay in which it ends.
    """

    at: int  # moves made before the position to look at
    step: int
    seat: int
    before: float
    after: float
    grade: Literal["", "inaccuracy", "mistake", "blunder"]
    lines: list[str]


class ReviewDecision(Sent):
    """A decision that was judged, and the chances of its seat's side to win."""

    at: int
    step: int
    x: float  # where it is on a chart, in steps
    seat: int
    best: float
    played: float


class ReviewSeat(Sent):
    """The decisions of a seat together. `judged` is less than `decisions` if the budget was not enough."""

    seat: int
    decisions: int
    judged: int
    accuracy: float  # from 0 to 1
    inaccuracies: int
    mistakes: int
    blunders: int


class ReviewReport(Sent):
    """The review of a game, in the language of the client."""

    seats: list[ReviewSeat]
    decisions: list[ReviewDecision]
    mistakes: list[ReviewMistake]
    moments: list[ReviewMoment]
    steps: int  # of the replay
    end: list[
        float
    ]  # how the game ended for each seat, from 1 (won) to 0 (lost); [] if it was not played out
    iterations: int  # of the search, for each decision


class GameReview(Sent):
    """How far the review of a game is.

    `status`: "none", "queued" (behind `ahead` others), "running" (`done` of `total` searches), "interrupted"
    (the server stopped meanwhile; start it again) or "done", with the `report`.
    """

    id: str
    game: str
    mode: str
    names: list[str]  # by seat
    sides: list[int]  # as in `TableInfo`
    mine: list[int]  # my seats
    status: Literal["none", "queued", "running", "interrupted", "done"]
    done: int
    total: int
    ahead: int
    may_cancel: bool
    report: ReviewReport | None
