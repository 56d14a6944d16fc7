"""Results as NDJSON: the question in the first line, then one line a game; a file can be gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from riftable.arena.question import Fixture, Question
from riftable.core.errors import RiftableError

Line: TypeAlias = dict[str, Any]  # a game as it was written down

TIMES: Final = "times"  # the one field in which equal games differ


class OtherQuestion(RiftableError):
    """A file that holds the answer to another question."""


class BadResults(RiftableError):
    """A file that does not hold results."""


def text_of(line: Line) -> str:
    """A line of a file."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"


def timeless(line: Line) -> Line:
    """The line without what a clock said."""
    return {key: value for key, value in line.items() if key != TIMES}


def read_results(path: Path) -> tuple[Line, list[Line]]:
    """The question and the games of a file. A last line that was cut off does not count."""
    try:
        whole = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        reason = getattr(problem, "strerror", None) or "it is not text"
        raise BadResults(f"{path.name} cannot be read: {reason}") from problem
    rows = whole.split("\n")[:-1]
    found: list[Line] = []
    for number, row in enumerate(rows, 1):
        try:
            value = json.loads(row)
        except (ValueError, RecursionError) as problem:
            raise BadResults(f"{path.name}, line {number}: this is not JSON") from problem
        wanted = "arena" if number == 1 else "result"
        if not isinstance(value, dict) or wanted not in value:
            raise BadResults(f"{path.name}, line {number}: these are not results of an arena")
        found.append(value)
    if not found:
        raise BadResults(f"{path.name} holds no results")
    return found[0], found[1:]


class File:
    """Where results go: a file that may hold a beginning already, or nowhere."""

    def __init__(self, path: Path | None, question: Question) -> None:
        self.path = path
        self.question = question
        self.before: list[Line] = []
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            head, self.before = read_results(path)
            compare(path.name, head, question)
            # What was cut off when the last run was stopped is played again.
            path.write_text("".join(text_of(line) for line in [head, *self.before]), encoding="utf-8")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text_of(question.json()), encoding="utf-8")

    def check(self, todo: Sequence[Fixture]) -> None:
        """The games that are there must be the first of those to be played."""
        assert self.path is not None or not self.before
        for number, (line, fixture) in enumerate(zip(self.before, todo, strict=False), 2):
            if (line.get("table"), line.get("block"), line.get("sides")) != (
                fixture.table,
                fixture.block,
                list(fixture.sides),
            ):
                assert self.path is not None
                raise BadResults(f"{self.path.name}, line {number}: another game belongs here")

    def add(self, lines: Iterable[Line]) -> None:
        """Writes games down, at once."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write("".join(text_of(line) for line in lines))


def compare(name: str, head: Line, question: Question) -> None:
    """Refuses a file with another question, and says what differs."""
    for key, value in question.json().items():
        if head.get(key) != value:
            what = "the code of the rules or the bots" if key == "code" else f"“{key}”"
            then, now = json.dumps(head.get(key), ensure_ascii=False), json.dumps(value, ensure_ascii=False)
            raise OtherQuestion(
                f"{name} answers another question: {what} was {then} and is {now} now; name another file"
            )
