"""Questions that change nothing: what moves would do, why one is impossible, what text means, hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from riftable.server.match import commands
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.session.ask_tree import Foresight, NotPossible
from riftable.server.session.bot_pool import HINT_STREAM, ponder, task_of
from riftable.server.session.presentation import Reader

if TYPE_CHECKING:
    from riftable.server.session.table import Table

MOST_ADVICE: Final = 3


async def answer(table: Table, user: str, lang: str, command: Any) -> Any:
    """Answer a question that changes nothing: look, why, read or hint."""
    table.check_sight(user, command.seat)
    commands.must_play(table.play, command.seat, command.v)
    reader = table.reader(command.seat, lang)
    sight: Foresight = reader.foresight()
    n, v = command.n, table.play.v
    match command:
        case messages.Look():
            seen = sight.look(command.moves[: messages.MOST_MOVES])
            return messages.Looked(
                n, v, command.moves, seen.beats, seen.view.json(), seen.ask, seen.sure, seen.outcome
            )
        case messages.Why():
            return messages.Reasons(n, v, sight.why(command.moves[: messages.MOST_MOVES], command.name[:40]))
        case messages.Read():
            try:
                return messages.ReadAs(n, v, sight.read(command.text[:400]), "")
            except NotPossible as problem:
                presenter = reader.presenter
                return messages.ReadAs(n, v, [], presenter.tie(presenter.refusal(problem.why)))
        case _:
            return await hint(table, user, reader, command)


async def hint(table: Table, user: str, reader: Reader, command: messages.Hint) -> messages.Hinted:
    """Return what a bot would do; `RequestRefused` where other people play."""
    play = table.play
    if play.company or play.asked != command.seat:
        raise RequestRefused("no_hints")
    view = play.game.view(command.seat)
    task = task_of(play.rules, "", view, play.head.seed, HINT_STREAM + len(play.game.history))
    async with table.turns.of(play.head.host):
        ideas = await table.thinkers.run(ponder, task)
    table.check_sight(user, command.seat)
    if play.v != command.v or play.company:
        raise RequestRefused("no_hints")
    advice = []
    for idea in ideas[:MOST_ADVICE]:
        text = reader.line(idea.moves)
        advice.append(messages.Advice(idea.moves, text, idea is ideas[0], idea.chance))
    return messages.Hinted(command.n, command.v, advice)
