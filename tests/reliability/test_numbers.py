"""Numbers of any size passed to the engine give a named error and change nothing, on either build."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable

import pytest

import riftable
from riftable import games
from riftable.core.errors import BadOption, IllegalMove, RiftableError
from riftable.core.game import Game
from riftable.core.record import read_record

GAMES = ("riftforce", "riffifi", "riftbound")
EXTREMES = (2**31 - 1, 2**31, 2**63 - 1, 2**63, 2**64, 2**70, 10**30, -1, -(2**63), -(2**63) - 1, -(10**30))
WAYS: dict[str, Callable[[Game, int], object]] = {
    "make": lambda g, n: g.make(n),
    "leave": lambda g, n: g.make(n, leaving=True),
    "push": lambda g, n: g.push(n),
    "apply": lambda g, n: g.state.apply(n),
    "depart": lambda g, n: g.state.depart(n),
    "redo": lambda g, n: g.state.redo(n),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_an_illegal_move_is_named_and_changes_nothing(game: str, way: str) -> None:
    g = riftable.new(game, seed=1)
    before = g.rules.everything(g.state), list(g.history)
    for extreme in EXTREMES:
        with pytest.raises((IllegalMove, riftable.BadNotation)):
            WAYS[way](g, extreme)
        assert (g.rules.everything(g.state), g.history) == before


@pytest.mark.parametrize("game", GAMES)
def test_no_question_allows_such_a_move(game: str) -> None:
    player = riftable.new(game, seed=1)
    chance = Game(player.rules, auto=False)
    for ask in (player.ask, chance.ask):
        assert ask is not None
        assert not any(ask.allows(extreme) for extreme in EXTREMES)
        assert all(ask.allows(move) for move in ask.moves)


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_seat_has_no_view(game: str) -> None:
    g = riftable.new(game, seed=1)
    for extreme in EXTREMES:
        if extreme != -1:
            with pytest.raises(BadOption):
                g.view(extreme)


@pytest.mark.parametrize("game", GAMES)
def test_any_seed_shuffles(game: str) -> None:
    for extreme in EXTREMES:
        if extreme < 0:
            with pytest.raises(BadOption):
                riftable.new(game, seed=extreme)
        else:
            assert riftable.new(game, seed=extreme).fen == riftable.new(game, seed=extreme).fen


@pytest.mark.parametrize("game", GAMES)
def test_options_are_taken_or_named(game: str) -> None:
    for mode in games.spec(game).modes:
        for option in games.spec(game).described(mode):
            for extreme in EXTREMES:
                with contextlib.suppress(RiftableError):
                    riftable.rules(game, mode, **{option.name: str(extreme)})


@pytest.mark.parametrize("game", GAMES)
def test_positions_and_records_with_any_number_in_any_place_are_read_or_refused(game: str) -> None:
    g = riftable.new(game, seed=1)
    for extreme in EXTREMES:
        for text in with_number(g.fen, extreme):
            with contextlib.suppress(RiftableError):
                riftable.position(text, strict=False)
        for text in [*with_number(g.record.text, extreme), *with_number(g.record.ndjson, extreme)]:
            with contextlib.suppress(RiftableError):
                riftable.replay(read_record(text))


def with_number(text: str, number: int) -> list[str]:
    """Return the text with each of its first numbers in turn replaced by this one."""
    found = list(re.finditer(r"\d+", text))[:40]
    return [f"{text[: one.start()]}{number}{text[one.end() :]}" for one in found]
