"""`riftable kernels`: the kernels of all games, compiled ahead of time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from riftable import games
from riftable.arena import extras
from riftable.gamekit.spec import GameSpec
from tests.cli.helpers import cli


class Note:
    """A function of a spec that only notes that it was called."""

    def __init__(self, notes: list[str], name: str) -> None:
        self.notes = notes
        self.name = name

    def load(self) -> Callable[[], None]:
        return lambda: self.notes.append(self.name)


def test_the_kernels_of_all_games_that_have_some_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    real = games.spec

    def spec(name: str) -> GameSpec:
        one = real(name)
        note: Any = one.compile_kernels and Note(compiled, name)
        return replace(one, compile_kernels=note)

    monkeypatch.setattr(games, "spec", spec)
    done = cli("kernels")
    assert compiled == ["riftforce", "riffifi"]
    assert done.plain == "Riftforce: kernels ready after 0 s\nRiffifi: kernels ready after 0 s\n"


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "numba" else object())
    done = cli("kernels")
    assert done.code == 2
    assert "pip install 'riftable[batch]'" in done.err


@pytest.mark.usefixtures("kernels", "riffifi_kernels", "search_kernels")  # of several processes one compiles
def test_what_is_compiled_ahead_can_be_compiled() -> None:
    """The functions that the games name exist and run."""
    for name in games.names():
        compile_kernels = games.spec(name).compile_kernels
        if compile_kernels is not None:
            compile_kernels.load()()
