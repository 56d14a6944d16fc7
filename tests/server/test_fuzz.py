"""Every command to a table is done or refused, and a refused one changes nothing."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from riftable.server.accounts.users import User
from riftable.server.match.play import new_play
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.session.table import Table
from riftable.server.texts import refusal_text
from tests.seeds import fresh_seed
from tests.server.helpers import ADA, LOU, NOAM, duel, running_lobby, until_idle, update

NUMBERS = (-2, -1, 0, 0, 0, 1, 1, 2, 3, 6, 30, 44, 84, 99, 900, 2**31 - 1, -(2**31), 2**63, 10**30)
WORDS = ("", "play", "fire5", "@2", "stop", "fire5@1.1", "\u202e", "x" * 600, "level3", "greedy", "../..")
KINDS = (
    messages.Move,
    messages.Undo,
    messages.Takeback,
    messages.Consent,
    messages.Resign,
    messages.Chat,
    messages.Replace,
    messages.Back,
)
QUERIES = (
    messages.Look,
    messages.Why,
    messages.Read,
    messages.Hint,
    messages.Ping,
    messages.Watch,
    messages.Rematch,
)


def anything(kind: type, rng: random.Random, v: int) -> Any:
    """Return a value of a type, mostly a senseless one."""
    text = str(kind)
    if "list" in text:
        return [rng.choice(NUMBERS) for _ in range(rng.randrange(4))]
    if "bool" in text:
        return rng.random() < 0.5
    if "str" in text:
        return rng.choice(WORDS)
    return rng.choice([v, rng.choice(NUMBERS)])


def a_command(rng: random.Random, v: int, number: int) -> Any:
    """Return a random command."""
    kind: Any = rng.choice(KINDS * 3 + QUERIES)
    values = {}
    for field in msgspec.structs.fields(kind):
        values[field.name] = anything(field.type, rng, v)
        if field.name == "id":
            values["id"] = rng.choice([f"f{number}", f"f{rng.randrange(number + 1)}", ""])
        if field.name == "seat":
            values["seat"] = rng.choice([0, 0, 1, 1, -1, 2, 10**9])
    try:
        return msgspec.json.decode(msgspec.json.encode(kind(**values)), type=messages.Commands)
    except msgspec.ValidationError:  # out of bounds: the table never sees it
        return a_command(rng, v, number)


async def refusal(table: Table, user: User, command: Any) -> str:
    """Return the text of the refusal; empty if the command is done."""
    try:
        await table.command(user.id, user.name, user.lang, command)
    except RequestRefused as problem:
        return refusal_text(problem, user.lang)
    return ""


@pytest.mark.parametrize("turn", range(3))
def test_anything_may_come(tmp_path: Path, turn: int) -> None:
    rng = random.Random(fresh_seed() + turn)

    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            done = 0
            for number in range(250):
                if table.play.over:
                    table = await duel(lobby)
                user = rng.choice([ADA, ADA, NOAM, LOU])
                command = a_command(rng, table.play.v, number)
                if rng.random() < 0.15 and (seat := table.play.asked) is not None:  # now and then a good one
                    tree = table.presentations.of(seat, "en").ask().tree  # type: ignore[union-attr]
                    command = messages.Move(f"g{number}", table.play.v, seat, [rng.choice(tree).m])
                    user = (ADA, NOAM)[seat]
                before = table.play.entry_count, table.play.v, list(table.play.game.history)
                refused = await refusal(table, user, command)
                after = table.play.entry_count, table.play.v, list(table.play.game.history)
                assert not refused or after == before
                done += not refused
                await until_idle(table)
            assert done > 20
            kept = await lobby.store.load(table.id)
            assert kept is not None
            again = new_play(kept.head)
            for entry in kept.entries:
                again.apply(entry)
            assert again.game.record.text == table.play.game.record.text
            assert (again.entry_count, again.v, again.status) == (
                table.play.entry_count,
                table.play.v,
                table.play.status,
            )
            assert update(table, ADA, 0).v == table.play.v

    asyncio.run(work())
