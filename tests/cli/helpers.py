"""Run the command line inside a test, with simulated input that depends on the output."""

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
    """The exit status and the output of a run."""

    code: int
    out: str
    err: str

    @property
    def plain(self) -> str:
        """The output with unwrapped log lines and without non-breaking spaces."""
        return self.out.replace("\n  ", " ").replace("\u00a0", " ")


class Person(io.TextIOBase):
    """Input that answers each prompt with `think(output since the last prompt)`; None ends the input."""

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
    """Run `riftable` with these arguments; the input is `typed`, or what `think` answers."""
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
    """Return the numbers of the answers on the screen."""
    last = screen.rstrip("> ").split("\n\n")[-1]
    return [int(number) for number in ANSWER.findall(last)]


def at_table(seed: int) -> Callable[[str], str]:
    """Answer at random for several people, and press Enter when the screen changes hands."""
    person = at_random(seed)

    def think(screen: str) -> str:
        return person(screen) if screen.endswith("> ") else ""

    return think


def always_first(screen: str) -> str:
    """Take the first answer until there are no more questions."""
    return "1" if answers(screen) else "quit"


def at_random(seed: int) -> Callable[[str], str]:
    """Take a random answer."""
    rng = Rng(seed)

    def think(screen: str) -> str:
        numbers = answers(screen)
        return str(numbers[rng.below(len(numbers))]) if numbers else "quit"

    return think


def card_codes(text: str) -> list[str]:
    """Return the cards of Riftforce that a text shows: FI5."""
    return re.findall(r"\b[A-Z]{2}[567]\b", text)
