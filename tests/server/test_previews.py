"""Previews and reasons: computed once for each position, shown only to the seat they belong to."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from riftable.core.machine import State
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.session import presentation
from riftable.server.session.ask_tree import AskTreeBuilder
from riftable.server.session.ask_tree_pool import encoded_ask
from riftable.server.session.table import Table
from tests.server.helpers import ADA, LOU, NOAM, duel, push, running_lobby, send
from tests.server.test_table import run


@pytest.fixture
def imagined(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How often a state was imagined, by seed."""
    counts: Counter[int] = Counter()
    honest = AskTreeBuilder.imagine

    def counted(self: AskTreeBuilder, seed: int) -> State:
        counts[seed] += seed not in self.imagined
        return honest(self, seed)

    monkeypatch.setattr(AskTreeBuilder, "imagine", counted)
    return counts


def paths(table: Table, seat: int) -> list[list[int]]:
    """The first answers of the ask tree, and what follows each of them."""
    ask = table.presentations.of(seat, "en").ask()
    assert ask is not None
    found = [[node.m] for node in ask.tree]
    return found + [[node.m, after.m] for node in ask.tree for after in node.to[:3]]


def test_looking_again_imagines_no_states_and_computes_nothing(
    tmp_path: Path, imagined: Counter[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    computed: Counter[str] = Counter()

    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            looks = [messages.Look(1, table.play.v, 0, path) for path in paths(table, 0)]
            assert len(looks) > 3
            why = messages.Why(2, table.play.v, 0, [])
            imagined.clear()
            first = [await send(table, ADA, query) for query in (*looks, why)]
            assert imagined == {1: 1, 2: 1}, "one pair of states serves all previews of a position"
            for name in ("preview", "reasons"):
                honest = getattr(AskTreeBuilder, name)

                def counting(self: AskTreeBuilder, *args: object, honest=honest, name=name):  # type: ignore[no-untyped-def]
                    computed[name] += 1
                    return honest(self, *args)

                monkeypatch.setattr(AskTreeBuilder, name, counting)
            for _ in range(5):
                assert [await send(table, ADA, query) for query in (*looks, why)] == first
            assert imagined == {1: 1, 2: 1}
            assert not computed
            await send(table, ADA, messages.Look(1, table.play.v, 0, looks[0].moves[:0]))
            assert computed == {"preview": 1}

    run(work)


def test_a_preview_is_dropped_when_the_position_changes(tmp_path: Path, imagined: Counter[int]) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            before = await send(table, ADA, messages.Look(1, table.play.v, 0, []))
            await push(table, ADA, 0, "play")
            imagined.clear()
            after = await send(table, ADA, messages.Look(1, table.play.v, 0, []))
            assert imagined == {1: 1, 2: 1}
            assert (before.ask.kind, after.ask.kind) == ("action", "play")
            with pytest.raises(RequestRefused, match="stale"):
                await send(table, ADA, messages.Look(1, before.v, 0, []))

    run(work)


def test_the_cache_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presentation, "MAX_CACHED_ANSWERS", 2)

    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            looked = paths(table, 0)[:3]
            for path in looked:
                await send(table, ADA, messages.Look(1, table.play.v, 0, path))
            held = table.presentations.of(0, "en").preview_cache.answers
            assert list(held) == [tuple(path) for path in looked[1:]]

    run(work)


def test_permissions_are_checked_for_every_look(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            for query in (messages.Look(1, table.play.v, 0, []), messages.Why(1, table.play.v, 0, [])):
                await send(table, ADA, query)  # cached from now on
                for outsider in (NOAM, LOU):
                    with pytest.raises(RequestRefused, match="foreign_seat"):
                        await send(table, outsider, query)
                table.play.seats[0].user = LOU.id  # the seat changes hands
                with pytest.raises(RequestRefused, match="foreign_seat"):
                    await send(table, ADA, query)
                table.play.seats[0].user = ADA.id

    run(work)


def test_a_preview_leaves_the_ask_tree_as_it_was(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            builder = table.presentations.of(0, "en").ask_tree_builder()
            before = encoded_ask(builder)
            for path in paths(table, 0):
                builder.preview(path)
            assert encoded_ask(builder) == before

    run(work)
