"""Results as NDJSON: the tournament in the first line, then a line for each game. A file can be resumed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from riftable.arena.error_messages import ArenaMessage
from riftable.arena.tournament import VERSION, ScheduledGame, Tournament
from riftable.core.errors import RiftableError

ResultLine: TypeAlias = dict[str, Any]  # a line of a result file

TIMES: Final = "times"  # the one field in which equal games differ
HEAD_FIELDS: Final = ("arena", "game", "mode", "options", "players", "tables", "seed", "code")
GAME_FIELDS: Final = (
    "game", "mode", "options", "table", "block", "seed", "sides", "seats",
    "result", "scores", "turns", "decisions", "curve", TIMES,
)  # fmt: skip


class TournamentMismatch(RiftableError):
    """Raised for a file with results of another tournament."""


class BadResults(RiftableError):
    """Raised for a file that does not contain valid results."""


def to_ndjson(line: ResultLine) -> str:
    """Return a line as text, with its newline."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_results(path: Path) -> tuple[ResultLine, list[ResultLine]]:
    """Return the tournament and the games of a file. A last line without a newline is ignored."""
    try:
        rows = path.read_bytes().split(b"\n")[:-1]
    except OSError as problem:
        raise BadResults(ArenaMessage.UNREADABLE, file=path.name, problem=problem.strerror) from problem
    found: list[ResultLine] = []
    for number, row in enumerate(rows, 1):
        try:
            value = json.loads(row)
        except (ValueError, RecursionError) as problem:
            raise BadResults(ArenaMessage.NOT_JSON, file=path.name, n=number) from problem
        missing = [
            key
            for key in (GAME_FIELDS if found else HEAD_FIELDS)
            if not isinstance(value, dict) or key not in value
        ]
        if missing:
            raise BadResults(ArenaMessage.NOT_A_RESULT, file=path.name, n=number, word=missing[0])
        found.append(value)
    if not found:
        raise BadResults(ArenaMessage.NO_RESULTS, file=path.name)
    if found[0]["arena"] != VERSION:
        raise BadResults(
            ArenaMessage.RESULTS_VERSION, file=path.name, found=found[0]["arena"], version=VERSION
        )
    return found[0], found[1:]


class ResultsFile:
    """A file that results are appended to; it may contain some already. Without a path nothing is written."""

    def __init__(self, path: Path | None, tournament: Tournament) -> None:
        self.path = path
        self.before: list[ResultLine] = []
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            head, self.before = read_results(path)
            check_same_tournament(path.name, head, tournament)
            with path.open("r+b") as file:  # a game that was cut off when the last run ended is played again
                file.truncate(file.read().rfind(b"\n") + 1)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(to_ndjson(tournament.json()), encoding="utf-8", newline="\n")

    def check(self, todo: Sequence[ScheduledGame]) -> None:
        """Raise `BadResults` unless the games in the file are the first of those to play."""
        assert self.path is not None or not self.before
        for number, (line, scheduled) in enumerate(zip(self.before, todo, strict=False), 2):
            found = ScheduledGame(line["table"], line["block"], line["seed"], tuple(line["sides"]))
            if found != scheduled:
                assert self.path is not None
                raise BadResults(ArenaMessage.OTHER_GAME, file=self.path.name, n=number)

    def add(self, lines: Iterable[ResultLine]) -> None:
        """Append games to the file."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write("".join(to_ndjson(line) for line in lines))


def check_same_tournament(name: str, head: ResultLine, tournament: Tournament) -> None:
    """Raise `TournamentMismatch`, naming what differs, if a file is of another tournament."""
    for key, value in tournament.json().items():
        if head.get(key) != value:
            message = ArenaMessage.OTHER_CODE if key == "code" else ArenaMessage.OTHER_TOURNAMENT
            then, now = json.dumps(head.get(key), ensure_ascii=False), json.dumps(value, ensure_ascii=False)
            raise TournamentMismatch(message, file=name, key=key, then=then, now=now)
