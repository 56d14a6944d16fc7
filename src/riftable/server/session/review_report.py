"""The report of a stored review in one language: mistakes with better lines on the board, and moments."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.ai import review_summary
from riftable.ai.review_summary import JudgedDecision, Moment
from riftable.core.rng import Rng
from riftable.core.rules import SPECTATOR
from riftable.server.match.play import Play
from riftable.server.protocol.review_models import (
    ReviewDecision,
    ReviewLine,
    ReviewMistake,
    ReviewMoment,
    ReviewReport,
    ReviewSeat,
)
from riftable.server.session.ask_tree import AskTreeBuilder, IllegalPath
from riftable.server.session.event_log import EventLog
from riftable.server.session.presentation import SeatPresentation
from riftable.server.storage.reviews import StoredReview

MISTAKES_PER_SEAT = 6
MOMENTS = 3
MAX_LINES = 3  # of the log, about a moment


class ReviewReporter:
    """Words a review of a finished game, for the player of `reader`, or for anyone if that is None.

    Checks no permissions; it takes long, so it runs in a thread.
    """

    def __init__(self, play: Play, found: StoredReview, lang: str, reader: int | None = None) -> None:
        self.play = play
        self.found = found
        self.presentation = SeatPresentation(play, SPECTATOR, lang)
        self.names = self.presentation.shown_names()
        self.presenter = self.presentation.presenter.speaking_to(reader)

    def report(self) -> ReviewReport:
        """Return the report."""
        judged = self.found.judged
        worst = [
            one
            for seat in range(len(self.found.decisions))
            for one in review_summary.mistakes(judged, seat, MISTAKES_PER_SEAT)
        ]
        return ReviewReport(
            seats=[self.seat(seat) for seat in range(len(self.found.decisions))],
            decisions=[
                ReviewDecision(one.at, one.turn, one.turn + one.part, one.seat, one.best, one.played)
                for one in judged
            ],
            mistakes=[self.mistake(one) for one in sorted(worst, key=lambda one: one.at)],
            moments=[self.moment(one) for one in review_summary.moments(judged, MOMENTS)],
            steps=self.found.turns,
            end=self.found.end,
            iterations=self.found.iterations,
        )

    def seat(self, seat: int) -> ReviewSeat:
        """Return the decisions of a seat together."""
        own = [one for one in self.found.judged if one.seat == seat]
        grades = [one.grade for one in own]
        return ReviewSeat(
            seat,
            self.found.decisions[seat],
            len(own),
            review_summary.accuracy(own),
            grades.count("inaccuracy"),
            grades.count("mistake"),
            grades.count("blunder"),
        )

    # Mistakes.

    def mistake(self, one: JudgedDecision) -> ReviewMistake:
        """Return a mistake with what was played and what was better, from the view of its seat."""
        game, rules = self.play.game, self.play.rules
        view = rules.view(self.presentation.state_after(one.at), one.seat)
        builder = AskTreeBuilder(rules, self.presenter, view, self.names, one.at)
        made = game.history[one.at : self.end_of_action(one)]
        assert one.grade
        return ReviewMistake(
            one.at,
            one.turn,
            one.seat,
            one.grade,
            one.best,
            one.played,
            self.presenter.tie(self.presenter.prompt(view, self.names)),
            self.presenter.view_json(view),
            self.line(builder, made, game.labels[one.at : one.at + len(made)]),
            self.line(builder, moves_named(builder, one.names), one.names),
        )

    def end_of_action(self, one: JudgedDecision) -> int:
        """Return how many moves had been made when another seat or chance answered, or the turn ended."""
        ends = [made for made, _ in self.play.game.rests if made > one.at]
        end = one.at
        while end < min([*ends, len(self.play.game.history)]) and self.play.actors[end] == one.seat:
            end += 1
        return max(end, one.at + 1)

    def line(self, builder: AskTreeBuilder, moves: Sequence[int], names: Sequence[str]) -> ReviewLine:
        """Return a line of play, as far as its seat could know; in notation if it cannot be played."""
        for length in range(len(moves), 0, -1):
            try:
                seen = builder.preview(moves[:length])
            except IllegalPath:
                continue
            text = builder.line_text(moves[:length])
            view = self.presenter.view_json(seen.view)
            return ReviewLine(text, reason_of(builder, moves[:length]), seen.beats, view)
        return ReviewLine(" ".join(names), "", [], self.presenter.view_json(builder.view))

    # Moments.

    def moment(self, one: Moment) -> ReviewMoment:
        """Return a moment with what the log says: of the mistake, or since the seat's last decision."""
        before = [each.at for each in self.found.judged if each.seat == one.seat and each.at < one.at]
        if one.grade:
            decision = next(each for each in self.found.judged if each.at == one.at)
            begin, end = one.at, self.end_of_action(decision)
            # What others do next may follow at once; an answer such as to stop has no line in the log.
            lines = self.lines(begin, end)[:MAX_LINES] or [self.mistake(decision).made.text]
        else:
            begin, end = before[-1] + 1, one.at
            lines = self.lines(begin, end)[-MAX_LINES:]
        step = self.step_of(end - 1)
        return ReviewMoment(one.at, step, one.seat, one.before, one.after, one.grade, lines)

    def step_of(self, move: int) -> int:
        """Return the step of the replay that a move is part of."""
        return sum(made <= move for made, _ in self.play.game.rests[1:])

    def lines(self, begin: int, end: int) -> list[str]:
        """Return what a spectator's log tells about the moves from `begin` to `end`."""
        play = self.play
        cuts = sorted({cut for cut in play.command_ends if cut < end} | {begin, end})
        log = EventLog(self.presenter, play.game, self.names, SPECTATOR, cuts, play.actors)
        return [line for beat in log.until(end) if begin < beat.at <= end for line in beat.lines]


def moves_named(builder: AskTreeBuilder, names: Sequence[str]) -> list[int]:
    """Return the moves of a line in notation, as far as they are legal in a state that fits the view."""
    state = builder.rules.imagine(builder.view, Rng(0))
    moves: list[int] = []
    for name in names:
        ask = state.ask
        if ask is None or ask.seat != builder.seat:
            break
        move = next((one for one in ask.moves if builder.rules.label(state, one) == name), None)
        if move is None:
            break
        moves.append(int(move))
        state.step(move)
    return moves


def reason_of(builder: AskTreeBuilder, moves: Sequence[int]) -> str:
    """Return why a line is good; "" if nothing can be said."""
    try:
        return builder.reason(moves)
    except IllegalPath:
        return ""
