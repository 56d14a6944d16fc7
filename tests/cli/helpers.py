"""Runs the command line inside the test, with a person at the keyboard who can read the screen."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple
from unittest import mock

from riftable.cli.main import status
from riftable.core.rng import Rng

POSITION = """
riftforce duel
first 0
turn 0
round 4
score 3 5
guilds 0 fire water light plant
guilds 1 air shadow thunderbolt sand
1 light5 / -
2 plant6 / shadow5
3 fire5 water5*3 plant7 / air6*2 thunderbolt6
hand 0 plant5 light7 fire5
hand 1 {hand}
discard 0 light6
deck 0 *
"""

ANSWER = re.compile(r"(?m)^ *(\d+)  ")
FIXED = {"COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}


class Done(NamedTuple):
    """What a run left behind."""

    code: int
    out: str
    err: str

    @property
    def plain(self) -> str:
        """The output with unbroken lines of the log and without ties."""
        return self.out.replace("\n  ", " ").replace("\u00a0", " ")


class Person(io.TextIOBase):
    """Types what `think` makes of the screen since the last prompt; None: hangs up."""

    def __init__(self, out: io.BytesIO, think: Callable[[str], str | None]) -> None:
        super().__init__()
        self.out = out
        self.read_so_far = 0
        self.think = think

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        sys.stdout.flush()
        text = self.out.getvalue()[self.read_so_far :].decode()
        self.read_so_far = len(self.out.getvalue())
        line = self.think(text)
        return "" if line is None else f"{line}\n"


def cli(
    *arguments: str,
    typed: Sequence[str] = (),
    think: Callable[[str], str | None] | None = None,
    encoding: str = "utf-8",
    **environ: str,
) -> Done:
    """Runs `riftable` with these arguments; `typed` line by line, or whatever `think` answers."""
    lines = iter(typed)
    out, err = io.BytesIO(), io.BytesIO()
    stdout = io.TextIOWrapper(out, encoding=encoding, write_through=True)
    stderr = io.TextIOWrapper(err, encoding="utf-8", write_through=True)
    person = Person(out, think or (lambda _screen: next(lines, None)))
    with (
        mock.patch.dict("os.environ", {**FIXED, **environ}, clear=True),
        mock.patch.multiple(sys, stdin=person, stdout=stdout, stderr=stderr),
    ):
        code = status(arguments)
    return Done(code, out.getvalue().decode(encoding), err.getvalue().decode())


def answers(screen: str) -> list[int]:
    """The numbers of the answers on offer."""
    last = screen.rstrip("> ").split("\n\n")[-1]
    return [int(number) for number in ANSWER.findall(last)]


def at_table(seed: int) -> Callable[[str], str]:
    """Several people who take any answer, and press Enter where a curtain waits for it."""
    person = at_random(seed)

    def think(screen: str) -> str:
        return person(screen) if screen.endswith("> ") else ""

    return think


def always_first(screen: str) -> str:
    """A person who takes the first answer until there is nothing left to answer."""
    return "1" if answers(screen) else "quit"


def at_random(seed: int) -> Callable[[str], str]:
    """A person who takes any answer."""
    rng = Rng(seed)

    def think(screen: str) -> str:
        numbers = answers(screen)
        return str(numbers[rng.below(len(numbers))]) if numbers else "quit"

    return think
