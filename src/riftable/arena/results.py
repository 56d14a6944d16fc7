"""Results as NDJSON: the question in the first line, then one line a game; a file can be gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from riftable.arena.question import VERSION, Fixture, Question
from riftable.core.errors import RiftableError

Line: TypeAlias = dict[str, Any]  # a game as it was written down

TIMES: Final = "times"  # the one field in which equal games differ
HEAD: Final = ("arena", "game", "mode", "options", "players", "tables", "seed", "code")
GAME: Final = (
    "game", "mode", "options", "table", "block", "seed", "sides", "seats",
    "result", "scores", "turns", "decisions", "curve", TIMES,
)  # fmt: skip


class OtherQuestion(RiftableError):
    """A file that holds the answer to another question."""


class BadResults(RiftableError):
    """A file that does not hold results."""


def text_of(line: Line) -> str:
    """A line of a file."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_results(path: Path) -> tuple[Line, list[Line]]:
    """The question and the games of a file. A last line that was cut off does not count."""
    try:
        rows = path.read_bytes().split(b"\n")[:-1]
    except OSError as problem:
        raise BadResults(f"{path.name} cannot be read: {problem.strerror}") from problem
    found: list[Line] = []
    for number, row in enumerate(rows, 1):
        try:
            value = json.loads(row)
        except (ValueError, RecursionError) as problem:
            raise BadResults(f"{path.name}, line {number}: this is not JSON") from problem
        missing = [
            key for key in (GAME if found else HEAD) if not isinstance(value, dict) or key not in value
        ]
        if missing:
            raise BadResults(f"{path.name}, line {number}: no result of an arena, it has no “{missing[0]}”")
        found.append(value)
    if not found:
        raise BadResults(f"{path.name} holds no results")
    if found[0]["arena"] != VERSION:
        raise BadResults(f"{path.name} is of version {found[0]['arena']}, not {VERSION}")
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
            with path.open("r+b") as file:  # what was cut off when the last run was ended is played again
                file.truncate(file.read().rfind(b"\n") + 1)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text_of(question.json()), encoding="utf-8", newline="\n")

    def check(self, todo: Sequence[Fixture]) -> None:
        """The games that are there must be the first of those to be played."""
        assert self.path is not None or not self.before
        for number, (line, fixture) in enumerate(zip(self.before, todo, strict=False), 2):
            found = Fixture(line["table"], line["block"], line["seed"], tuple(line["sides"]))
            if found != fixture:
                assert self.path is not None
                raise BadResults(f"{self.path.name}, line {number}: another game belongs here")

    def add(self, lines: Iterable[Line]) -> None:
        """Writes games down, at once."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
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
