"""Results as Parquet, for other tools. They can be read back without loss."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from riftable.arena.error_messages import ArenaMessage
from riftable.arena.extras import need
from riftable.arena.results import TIMES, BadResults, ResultLine

METADATA_KEY: Final = b"riftable.arena"  # of the tournament
OPTIONAL_FIELDS: Final = ("first", "guilds", "draft")  # not every game has them
TIME_FIELDS: Final = ("game", "seconds", "slowest")


def write_parquet(path: Path, tournament: ResultLine, lines: Sequence[ResultLine]) -> None:
    """Write the tournament and the games; options become a map, and each kind of time a column."""
    need("parquet")
    import pyarrow as pa
    from pyarrow import parquet

    rows = [row_of(line) for line in lines]
    table = pa.Table.from_pylist(rows, schema=schema(pa, tournament))
    parquet.write_table(table, path)


def read_parquet(path: Path) -> tuple[ResultLine, list[ResultLine]]:
    """Read the tournament and the games."""
    need("parquet")
    import pyarrow as pa
    from pyarrow import parquet

    try:
        table = parquet.read_table(path)
    except (OSError, pa.ArrowInvalid) as problem:
        raise BadResults(ArenaMessage.NOT_PARQUET, file=path.name) from problem
    kept = table.schema.metadata or {}
    if METADATA_KEY not in kept:
        raise BadResults(ArenaMessage.NO_ARENA_RESULTS, file=path.name)
    return json.loads(kept[METADATA_KEY]), [line_of(row) for row in table.to_pylist()]


def schema(pa: Any, tournament: ResultLine) -> Any:
    """Return the columns."""
    whole, real, word = pa.int64(), pa.float64(), pa.string()
    columns = {
        "game": word,
        "mode": word,
        "options": pa.map_(word, word),
        "table": whole,
        "block": whole,
        "seed": whole,
        "sides": pa.list_(whole),
        "seats": pa.list_(word),
        "result": pa.list_(real),
        "scores": pa.list_(whole),
        "turns": whole,
        "decisions": pa.list_(whole),
        "first": whole,
        "guilds": pa.list_(pa.list_(word)),
        "draft": pa.list_(pa.struct({"seat": whole, "guild": word})),
        "curve": pa.list_(pa.list_(whole)),
        "times_game": real,
        "times_seconds": pa.list_(real),
        "times_slowest": pa.list_(real),
    }
    return pa.schema(columns).with_metadata(
        {METADATA_KEY: json.dumps(tournament, ensure_ascii=False).encode()}
    )


def row_of(line: ResultLine) -> ResultLine:
    """Return a game as a row of the table."""
    row = {key: value for key, value in line.items() if key != TIMES}
    row["options"] = list(line["options"].items())
    if "draft" in line:
        row["draft"] = [{"seat": seat, "guild": guild} for seat, guild in line["draft"]]
    return row | {f"{TIMES}_{key}": line[TIMES][key] for key in TIME_FIELDS}


def line_of(row: ResultLine) -> ResultLine:
    """Return a row of the table as a game, the inverse of `row_of`."""
    line = {key: value for key, value in row.items() if not key.startswith(TIMES)}
    line["options"] = dict(row["options"])
    if row["draft"] is not None:
        line["draft"] = [[pick["seat"], pick["guild"]] for pick in row["draft"]]
    for key in OPTIONAL_FIELDS:
        if line[key] is None:
            del line[key]
    return line | {TIMES: {key: row[f"{TIMES}_{key}"] for key in TIME_FIELDS}}
