"""Secrets: observers who know the same are sent the same bytes, and seeds are sent to no one."""

from __future__ import annotations

import asyncio
import io
import logging
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

import riftable
from riftable import games
from riftable.server.http.request_log import set_up_log
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import NewGame
from riftable.server.session.bot_pool import BotTask
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table import Table
from tests.reliability import twins
from tests.server.helpers import ADA, LOU, InProcessBots, command_id, running_lobby, send, until_idle

T = TypeVar("T")
GAMES = 14  # `make secrets` plays ten thousand
HIDDEN = {"riftforce.hands", "riftforce.decks", "riffifi.hands", "riffifi.piles", "riftbound.hands"}


def test_observers_who_know_the_same_get_the_same_bytes() -> None:
    found = twins.many(range(GAMES))
    assert found.messages > 40 * GAMES
    assert set(found.differed) >= HIDDEN, "nothing hidden was changed, so nothing was tested"
    assert set(found.kinds) >= {"updates", "look", "why", "read", "move", "packed views", "tasks of bots"}


def test_a_refusal_does_not_depend_on_hidden_cards() -> None:
    """A bug once: an illegal move was tried after the last card, which is played automatically."""
    asyncio.run(twins.some_twins(riftable.rules("riffifi", players=5, equal_chances=True), 1717))


def test_all_games_and_modes_are_compared() -> None:
    assert {(rules.game, rules.mode) for rules in twins.all_rules()} == {
        (game, mode) for game in games.names() for mode in games.spec(game).modes
    }
    assert len(twins.all_rules()) <= GAMES


@pytest.mark.parametrize("where", ["lines", "size", "seed"])
def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    """A table that sends something of another seat's hand is detected."""
    original = Table.messages_for

    def leaking(self: Table, subscriber: Any) -> Any:
        sent: list[Any] = original(self, subscriber)
        state: Any = self.play.game.state
        hand = [int(card) for card in state.hands[1 - max(0, subscriber.seat)]]
        match where:
            case "lines":
                return [*sent, hand[:1]]
            case "size":
                return [*sent, "x" * sum(hand)]
            case _:
                return [*sent, self.play.head.seed]

    monkeypatch.setattr(Table, "messages_for", leaking)
    with pytest.raises(twins.Leak):
        twins.many(range(0, 6 * len(twins.all_rules()), len(twins.all_rules())))


class RecordingBots(InProcessBots):
    """Bots in this process that record their tasks."""

    def __init__(self) -> None:
        super().__init__()
        self.tasks: list[bytes] = []

    async def run(self, work: Any, task: BotTask) -> Any:
        self.tasks.append(msgspec.msgpack.encode(task))
        return await super().run(work, task)


def forms(seed: int, secret: str) -> list[bytes]:
    """Return the encodings in which a seed might be sent."""
    return [
        str(seed).encode(),
        f"{seed:x}".encode(),
        seed.to_bytes(8, "big"),
        seed.to_bytes(8, "little"),
        *([secret.encode(), bytes.fromhex(secret)] if secret else []),
    ]


@pytest.mark.parametrize(("game", "mode", "seats"), [("riftforce", "duel", 2), ("riffifi", "table", 4)])
def test_no_seed_is_sent_before_the_end(tmp_path: Path, game: str, mode: str, seats: int) -> None:
    """To seats, spectators, bots, hints or the log, over a whole game."""
    log = io.StringIO()
    root = logging.getLogger()
    before, level = root.handlers, root.level
    handler = set_up_log(logging.DEBUG)
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(log)

    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            lobby.services.bots = bots = RecordingBots()
            request = NewGame(game, mode, ["me", *["bot:random"] * (seats - 1)])
            table = await lobby.table((await lobby.creation.new(ADA, request)).id)
            sent: list[bytes] = []
            for _ in range(60):
                await until_idle(table)
                if table.play.over:
                    break
                for seat, user in ((0, ADA), (-1, LOU)):
                    sent.append(msgspec.json.encode(table.messages_for(Subscriber(user.id, seat, "fr"))))
                if table.play.asked == 0:
                    if len(sent) < 3:
                        sent.append(
                            msgspec.json.encode(await send(table, ADA, messages.Hint(1, table.play.v, 0)))
                        )
                    moves = table.play.game.moves.ids
                    await send(
                        table,
                        ADA,
                        messages.Move(command_id(), table.play.v, 0, [moves[len(sent) % len(moves)]]),
                    )
            assert len(sent) > 40
            assert len(bots.tasks) > 10
            head = table.play.head
            for secret in forms(head.seed, head.secret):
                assert not any(secret in one for one in [*sent, *bots.tasks, log.getvalue().encode()])

    try:
        asyncio.run(work())
    finally:
        root.handlers = before
        root.setLevel(level)
