"""Games as tables for other tools: a row a game, or a row a decision; NDJSON or Parquet.

Records are played through again. Results of the arena hold no moves, so their games are played again by the
same bots from the same seeds, and must come to the same end.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import riftable
from riftable.ai.registry import find_bot
from riftable.arena.extras import need
from riftable.arena.parquet import read_parquet
from riftable.arena.referee import play
from riftable.arena.results import BadResults, read_results
from riftable.core.errors import BadNotation, BadOption, RiftableError
from riftable.core.machine import State
from riftable.core.rules import Rules
from riftable.envs.encoding import encoding
from riftable.gamekit.encoding import Encoding

VERSION: Final = 1  # of the columns
META: Final = b"riftable.export"  # where a Parquet file keeps it
SUFFIXES: Final = (".ndjson", ".parquet")
ROWS: Final = ("games", "decisions")
AT_ONCE: Final = 2000  # rows of Parquet that are held in memory

Row: TypeAlias = dict[str, Any]


class Told(NamedTuple):
    """A game to be written down."""

    source: str
    number: int  # of the game in its source, from 0
    rules: Rules
    start: State
    moves: list[int]  # all, nature's included
    seats: list[str]  # who sat there, as far as anybody knows


# Reading.


def games_of(path: Path) -> Iterator[Told]:
    """The games of a record, or of results of the arena."""
    if path.suffix == ".parquet":
        yield from games_of_results(path.name, *read_parquet(path))
    elif is_arena(path):
        yield from games_of_results(path.name, *read_results(path))
    else:
        try:
            game = riftable.load(path)
        except RiftableError as problem:
            raise BadNotation(f"{path.name}: {problem}") from problem
        start = (
            riftable.position(game.start, strict=False, auto=False).state if game.start else game.rules.new()
        )
        yield Told(path.name, 0, game.rules, start, game.history, game.seats)


def is_arena(path: Path) -> bool:
    """Whether a file begins as results of the arena do."""
    with path.open("rb") as file:
        return file.readline().lstrip(b"\xef\xbb\xbf").startswith(b'{"arena"')


def games_of_results(source: str, head: Row, lines: list[Row]) -> Iterator[Told]:
    """The games of an arena, played again."""
    for number, line in enumerate(lines):
        rules = riftable.rules(line["game"], line["mode"], **line["options"])
        names: list[str] = line["seats"]
        again = play(rules, [find_bot(name, rules) for name in names], line["seed"], names)
        if again.result != line["result"] or again.scores != line["scores"]:
            raise BadResults(
                f"{source}, game {number}: played again it ends otherwise, so the rules or the bots have "
                f"changed since, or a bot answers by the clock (the results were made by code {head['code']})"
            )
        yield Told(source, number, rules, rules.new(), again.moves, names)


# Rows.


def game_row(told: Told) -> Row:
    """A whole game."""
    rules, s = told.rules, told.start.copy()
    names: list[str] = []
    decisions = [0] * len(rules.sides)
    for move in told.moves:
        ask = s.ask
        assert ask is not None
        names.append(rules.label(s, move))
        if decided(rules, s, move):
            decisions[ask.seat] += 1
        s.redo(move)
    return {
        **about(told),
        "sides": list(rules.sides),
        "moves": names,
        "decisions": decisions,
        "scores": rules.scores(s),
        "result": s.result(),
    }


def decision_rows(told: Told, code: Encoding, observations: bool) -> Iterator[Row]:
    """Every decision of a player, with what could have been answered and what it came to."""
    rules, s = told.rules, told.start.copy()
    found: list[Row] = []
    for number, move in enumerate(told.moves):
        ask = s.ask
        assert ask is not None
        seat = int(ask.seat)
        if decided(rules, s, move):
            view = rules.view(s, seat)
            row: Row = {
                **about(told),
                "move": number,
                "seat": seat,
                "side": rules.sides[seat],
                "question": code.questions[ask.kind],
                "legal": [view.label(one) for one in ask.moves],
                "legal_actions": [code.action(one, seat) for one in ask.moves],
                "chosen": view.label(move),
                "action": code.action(move, seat),
            }
            if observations:
                row["observation"] = code.encode(view).tolist()
            found.append(row)
        s.redo(move)
    result = s.result()
    for row in found:
        row["reward"] = None if result is None else result[row["seat"]]
        row["encoding"] = code.stamp
        yield row


def decided(rules: Rules, s: State, move: int) -> bool:
    """Whether a move was somebody's decision: no chance, no formality, and not somebody leaving."""
    ask = s.ask
    return ask is not None and ask.seat >= 0 and ask.allows(move) and rules.formality(s) is None


def about(told: Told) -> Row:
    """What all rows of a game begin with."""
    return {
        "version": VERSION,
        "source": told.source,
        "number": told.number,
        "game": told.rules.game,
        "mode": told.rules.mode,
        "options": dict(told.rules.options),
        "seats": list(told.seats),
    }


def rows_of(paths: Iterable[Path], rows: str, observations: bool) -> Iterator[Row]:
    """The rows of all games of some files."""
    for path in paths:
        for told in games_of(path):
            if rows == "games":
                yield game_row(told)
            else:
                yield from decision_rows(told, encoding(told.rules), observations)


# Writing.


def export(paths: list[Path], out: Path, rows: str = "games", observations: bool = False) -> int:
    """Write the games of some files as one table, atomically; return the number of rows."""
    if out.suffix not in SUFFIXES:
        raise BadOption(f"a table is written as {' or '.join(SUFFIXES)}, not “{out.suffix or out.name}”")
    if rows not in ROWS:
        raise BadOption(f"rows are {' or '.join(ROWS)}, not “{rows}”")
    if observations and rows == "games":
        raise BadOption("observations go with rows that are decisions")
    if out.suffix == ".parquet":
        need("parquet")
    draft = out.with_name(f".{out.name}.{secrets.token_hex(4)}")
    found = rows_of(paths, rows, observations)
    try:
        many = (
            write_parquet(draft, found, rows, observations)
            if out.suffix == ".parquet"
            else write(draft, found)
        )
        draft.replace(out)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    return many


def write(path: Path, rows: Iterator[Row]) -> int:
    """Rows as NDJSON."""
    many = 0
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")
            many += 1
    return many


def write_parquet(path: Path, rows: Iterator[Row], kind: str, observations: bool) -> int:
    """Rows as Parquet, some at a time."""
    import pyarrow as pa
    from pyarrow import parquet

    columns = schema(pa, kind, observations)
    many = 0
    with parquet.ParquetWriter(path, columns) as file:
        while some := list(islice(rows, AT_ONCE)):
            for row in some:
                row["options"] = list(row["options"].items())
            file.write_table(pa.Table.from_pylist(some, schema=columns))
            many += len(some)
    return many


def schema(pa: Any, kind: str, observations: bool) -> Any:
    """The columns of a Parquet file."""
    whole, real, word = pa.int32(), pa.float64(), pa.string()
    columns = {
        "version": whole,
        "source": word,
        "number": whole,
        "game": word,
        "mode": word,
        "options": pa.map_(word, word),
        "seats": pa.list_(word),
    }
    if kind == "games":
        columns |= {"sides": pa.list_(whole), "moves": pa.list_(word), "decisions": pa.list_(whole)}
        columns |= {"scores": pa.list_(whole), "result": pa.list_(real)}
    else:
        columns |= {"move": whole, "seat": whole, "side": whole, "question": word, "legal": pa.list_(word)}
        columns |= {"legal_actions": pa.list_(whole), "chosen": word, "action": whole}
        columns |= {"observation": pa.list_(pa.float32())} if observations else {}
        columns |= {"reward": real, "encoding": word}
    return pa.schema(columns).with_metadata({META: str(VERSION).encode()})
