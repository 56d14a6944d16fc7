"""Queries of clients, which change nothing: previews, reasons, notation, hints."""

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


class Queries:
    """Answers queries about the current position of a table.

    `check_view` is that of the table: it raises unless a user may look through a seat at this moment. It is
    called for every query, also if the answer is cached.
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

    async def answer(self, user: str, lang: str, query: messages.Query) -> messages.Answer:
        """Answer a query; raise `RequestRefused` or `IllegalPath` if that is not possible."""
        self.check_view(user, query.seat)
        commands.check_playing(self.play, query.seat, query.v)
        seat = self.presentations.of(query.seat, lang)
        n, v = query.n, self.play.v
        match query:
            case messages.Look():
                seen = seat.preview(query.moves)
                view = seat.presenter.view_json(seen.view)
                return messages.Looked(
                    n, v, query.moves, seen.beats, view, seen.ask, seen.sure, seen.outcome, seen.end
                )
            case messages.Why():
                return messages.Reasons(n, v, seat.reasons(query.moves, query.name[:MAX_CHOICE_CHARS]))
            case messages.Read():
                try:
                    moves = seat.read(query.text[:MAX_NOTATION_CHARS])
                    return messages.ReadAs(n, v, moves, "")
                except IllegalPath as problem:
                    text = seat.presenter.tie(seat.presenter.refusal(problem.reason))
                    return messages.ReadAs(n, v, [], text)
            case messages.Hint():
                return await self.hint(user, seat, query)

    async def hint(self, user: str, seat: SeatPresentation, query: messages.Hint) -> messages.Hinted:
        """Return what a bot would do; `RequestRefused` where other people play."""
        play = self.play
        if play.has_several_people or play.asked != query.seat:
            raise RequestRefused("no_hints")
        view = play.game.view(query.seat)
        task = bot_task(play.rules, "", view, play.head.seed, HINT_STREAM + len(play.game.history))
        async with self.services.quotas.of(play.head.host):
            lines = await self.services.bots.run(find_lines, task)
        self.check_view(user, query.seat)
        if play.v != query.v or play.has_several_people:
            raise RequestRefused("no_hints")
        advice = [
            messages.Advice(
                seat.with_implied_picks(line.moves),
                line is lines[0],
                line.chance,
                *seat.line_texts(line.moves),
            )
            for line in lines[:MAX_ADVICE]
        ]
        return messages.Hinted(query.n, query.v, advice)
