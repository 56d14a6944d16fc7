"""Questions of clients that change nothing: previews, reasons, notation, hints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from riftable.core.rng import HINT_STREAM
from riftable.server.match import commands
from riftable.server.match.play import Play
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.session.ask_tree import IllegalPath
from riftable.server.session.bot_pool import bot_task, find_lines
from riftable.server.session.presentation import Presentations, SeatPresentation
from riftable.server.session.services import TableServices

MAX_ADVICE: Final = 3
MAX_CHOICE_CHARS: Final = 40
MAX_NOTATION_CHARS: Final = 400


class Questions:
    """Answers questions about the current position of a table.

    `check_view` is that of the table: it raises unless a user may look through a seat at this moment. It is
    called for every question, also if the answer is cached.
    """

    def __init__(
        self,
        play: Play,
        presentations: Presentations,
        services: TableServices,
        check_view: Callable[[str, int], None],
    ) -> None:
        self.play = play
        self.presentations = presentations
        self.services = services
        self.check_view = check_view

    async def answer(self, user: str, lang: str, question: messages.Question) -> messages.Answer:
        """Answer a question; raise `RequestRefused` or `IllegalPath` if that is not possible."""
        self.check_view(user, question.seat)
        commands.check_playing(self.play, question.seat, question.v)
        seat = self.presentations.of(question.seat, lang)
        n, v = question.n, self.play.v
        match question:
            case messages.Look():
                seen = seat.preview(question.moves)
                view = seen.view.json()
                return messages.Looked(
                    n, v, question.moves, seen.beats, view, seen.ask, seen.sure, seen.outcome
                )
            case messages.Why():
                return messages.Reasons(n, v, seat.reasons(question.moves, question.name[:MAX_CHOICE_CHARS]))
            case messages.Read():
                try:
                    moves = seat.ask_tree_builder().read(question.text[:MAX_NOTATION_CHARS])
                    return messages.ReadAs(n, v, moves, "")
                except IllegalPath as problem:
                    text = seat.presenter.tie(seat.presenter.refusal(problem.reason))
                    return messages.ReadAs(n, v, [], text)
            case messages.Hint():
                return await self.hint(user, seat, question)

    async def hint(self, user: str, seat: SeatPresentation, question: messages.Hint) -> messages.Hinted:
        """Return what a bot would do; `RequestRefused` where other people play."""
        play = self.play
        if play.has_several_people or play.asked != question.seat:
            raise RequestRefused("no_hints")
        view = play.game.view(question.seat)
        task = bot_task(play.rules, "", view, play.head.seed, HINT_STREAM + len(play.game.history))
        async with self.services.quotas.of(play.head.host):
            lines = await self.services.bots.run(find_lines, task)
        self.check_view(user, question.seat)
        if play.v != question.v or play.has_several_people:
            raise RequestRefused("no_hints")
        advice = [
            messages.Advice(line.moves, seat.outcome_text(line.moves), line is lines[0], line.chance)
            for line in lines[:MAX_ADVICE]
        ]
        return messages.Hinted(question.n, question.v, advice)
