"""Export games as tables: a row for each game, or for each decision, as NDJSON or Parquet.

Records are replayed. Results of the arena contain no moves, so their games are played again by the same bots
with the same seeds, and must come to the same end.
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
from riftable.arena.error_messages import ArenaMessage
from riftable.arena.extras import need
from riftable.arena.parquet import read_parquet
from riftable.arena.referee import play
from riftable.arena.results import BadResults, read_results
from riftable.core.error_messages import AnyOf
from riftable.core.errors import BadNotation, BadOption, RiftableError
from riftable.core.machine import State
from riftable.core.rules import Rules
from riftable.envs.dataset_card import DatasetSummary, dataset_card
from riftable.envs.encoding import encoding_for
from riftable.envs.error_messages import EnvMessage
from riftable.gamekit.encoding import Encoding

VERSION: Final = 1  # of the columns
METADATA_KEY: Final = b"riftable.export"  # of the version, in Parquet files
SUFFIXES: Final = (".ndjson", ".parquet")
ROWS: Final = ("games", "decisions")
ROW_GROUP_SIZE: Final = 2000  # rows of Parquet that are held in memory

Row: TypeAlias = dict[str, Any]


class ExportedGame(NamedTuple):
    """A game to export."""

    source: str
    number: int  # of the game in its source, from 0
    rules: Rules
    start: State
    moves: list[int]  # all, those of chance included
    seats: list[str]  # names of players, if known


# Reading.


def read_games(path: Path) -> Iterator[ExportedGame]:
    """Yield the games of a record or of results of the arena."""
    if path.suffix == ".parquet":
        yield from replay_results(path.name, *read_parquet(path))
    elif is_arena(path):
        yield from replay_results(path.name, *read_results(path))
    else:
        try:
            loaded = riftable.load(path)
        except RiftableError as problem:
            raise BadNotation(EnvMessage.EXPORT_FILE, file=path.name, problem=problem) from problem
        start = (
            riftable.position(loaded.start, strict=False, auto=False).state
            if loaded.start
            else loaded.rules.new()
        )
        yield ExportedGame(path.name, 0, loaded.rules, start, loaded.history, loaded.seats)


def is_arena(path: Path) -> bool:
    """Return whether a file begins as results of the arena do."""
    with path.open("rb") as file:
        return file.readline().lstrip(b"\xef\xbb\xbf").startswith(b'{"arena"')


def replay_results(source: str, head: Row, lines: list[Row]) -> Iterator[ExportedGame]:
    """Yield the games of an arena, played again; raise `BadResults` if one ends differently."""
    for number, line in enumerate(lines):
        rules = riftable.rules(line["game"], line["mode"], **line["options"])
        names: list[str] = line["seats"]
        again = play(rules, [find_bot(name, rules) for name in names], line["seed"], names)
        if again.result != line["result"] or again.scores != line["scores"]:
            raise BadResults(ArenaMessage.ENDS_DIFFERENTLY, file=source, n=number, code=head["code"])
        yield ExportedGame(source, number, rules, rules.new(), again.moves, names)


# Rows.


def game_row(game: ExportedGame) -> Row:
    """Return the row of a game."""
    rules, s = game.rules, game.start.copy()
    names: list[str] = []
    decisions = [0] * len(rules.sides)
    for move in game.moves:
        ask = s.ask
        assert ask is not None
        names.append(rules.label(s, move))
        if is_decision(rules, s, move):
            decisions[ask.seat] += 1
        s.redo(move)
    return {
        **common_columns(game),
        "sides": list(rules.sides),
        "moves": names,
        "decisions": decisions,
        "scores": rules.scores(s),
        "result": s.result(),
    }


def decision_rows(game: ExportedGame, encoding: Encoding, observations: bool) -> Iterator[Row]:
    """Yield a row for each decision: the legal answers, the chosen one and the final reward."""
    rules, s = game.rules, game.start.copy()
    found: list[Row] = []
    for number, move in enumerate(game.moves):
        ask = s.ask
        assert ask is not None
        seat = int(ask.seat)
        if is_decision(rules, s, move):
            view = rules.view(s, seat)
            row: Row = {
                **common_columns(game),
                "move": number,
                "seat": seat,
                "side": rules.sides[seat],
                "question": encoding.ask_kinds[ask.kind],
                "legal": [view.label(one) for one in ask.moves],
                "legal_actions": [encoding.action(one, seat) for one in ask.moves],
                "chosen": view.label(move),
                "action": encoding.action(move, seat),
            }
            if observations:
                row["observation"] = encoding.encode(view).tolist()
            found.append(row)
        s.redo(move)
    result = s.result()
    for row in found:
        row["reward"] = None if result is None else result[row["seat"]]
        row["encoding"] = encoding.fingerprint
        yield row


def is_decision(rules: Rules, s: State, move: int) -> bool:
    """Return whether a move was a decision of a player: not chance, a formality or leaving the game."""
    ask = s.ask
    return ask is not None and ask.seat >= 0 and ask.allows(move) and rules.formality(s) is None


def common_columns(game: ExportedGame) -> Row:
    """Return the columns that all rows of a game begin with."""
    return {
        "version": VERSION,
        "source": game.source,
        "number": game.number,
        "game": game.rules.game,
        "mode": game.rules.mode,
        "options": dict(game.rules.options),
        "seats": list(game.seats),
    }


def rows_of(paths: Iterable[Path], rows: str, observations: bool) -> Iterator[Row]:
    """Yield the rows of all games of some files."""
    for path in paths:
        for game in read_games(path):
            if rows == "games":
                yield game_row(game)
            else:
                yield from decision_rows(game, encoding_for(game.rules), observations)


# Writing.


def export(
    paths: list[Path], out: Path, rows: str = "games", observations: bool = False, card: bool = False
) -> int:
    """Write the games of some files as one table, atomically; return the number of rows.

    With `card`, write a Markdown file of the same name that describes the table, as dataset hubs expect it.
    """
    if out.suffix not in SUFFIXES:
        raise BadOption(EnvMessage.EXPORT_SUFFIX, choices=AnyOf(SUFFIXES), word=out.suffix or out.name)
    if rows not in ROWS:
        raise BadOption(EnvMessage.EXPORT_ROWS, choices=AnyOf(ROWS), word=rows)
    if observations and rows == "games":
        raise BadOption(EnvMessage.EXPORT_OBSERVATIONS)
    if out.suffix == ".parquet":
        need("parquet")
    draft = out.with_name(f".{out.name}.{secrets.token_hex(4)}")
    summary = DatasetSummary()
    found = summary.watch(rows_of(paths, rows, observations))
    try:
        count = (
            write_parquet(draft, found, rows, observations)
            if out.suffix == ".parquet"
            else write_ndjson(draft, found)
        )
        draft.replace(out)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    if card:
        text = dataset_card(out, rows, summary, arena_heads(paths), observations)
        out.with_suffix(".md").write_text(text, encoding="utf-8", newline="\n")
    return count


def arena_heads(paths: Iterable[Path]) -> Iterator[Row]:
    """Yield the tournaments of those files that are results of the arena, with their names and sizes."""
    for path in paths:
        if path.suffix == ".parquet" or is_arena(path):
            head, lines = read_parquet(path) if path.suffix == ".parquet" else read_results(path)
            yield {**head, "file": path.name, "games": len(lines) // len(head["tables"])}


def write_ndjson(path: Path, rows: Iterator[Row]) -> int:
    """Write rows as NDJSON; return their number."""
    count = 0
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")
            count += 1
    return count


def write_parquet(path: Path, rows: Iterator[Row], kind: str, observations: bool) -> int:
    """Write rows as Parquet, group by group; return their number."""
    import pyarrow as pa
    from pyarrow import parquet

    columns = schema(pa, kind, observations)
    count = 0
    with parquet.ParquetWriter(path, columns) as file:
        while group := list(islice(rows, ROW_GROUP_SIZE)):
            for row in group:
                row["options"] = list(row["options"].items())
            file.write_table(pa.Table.from_pylist(group, schema=columns))
            count += len(group)
    return count


def schema(pa: Any, kind: str, observations: bool) -> Any:
    """Return the columns of a Parquet file."""
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
    return pa.schema(columns).with_metadata({METADATA_KEY: str(VERSION).encode()})
