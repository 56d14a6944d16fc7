"""Results as Parquet, for whoever counts them with other tools; they read back as they were."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from riftable.arena.extras import need
from riftable.arena.results import TIMES, BadResults, Line

QUESTION: Final = b"riftable.arena"  # where a file keeps its question
MAYBE: Final = ("first", "guilds", "draft")  # what not every game has to tell
TIMED: Final = ("game", "seconds", "slowest")


def write_parquet(path: Path, question: Line, lines: Sequence[Line]) -> None:
    """Writes the question and the games; `options` become pairs, and each time a column of its own."""
    need("parquet")
    import pyarrow as pa
    from pyarrow import parquet

    rows = [flat(line) for line in lines]
    table = pa.Table.from_pylist(rows, schema=schema(pa, question))
    parquet.write_table(table, path)


def read_parquet(path: Path) -> tuple[Line, list[Line]]:
    """The question and the games."""
    need("parquet")
    import pyarrow as pa
    from pyarrow import parquet

    try:
        table = parquet.read_table(path)
    except (OSError, pa.ArrowInvalid) as problem:
        raise BadResults(f"{path.name} is not a Parquet file") from problem
    kept = table.schema.metadata or {}
    if QUESTION not in kept:
        raise BadResults(f"{path.name} holds no results of an arena")
    return json.loads(kept[QUESTION]), [lined(row) for row in table.to_pylist()]


def schema(pa: Any, question: Line) -> Any:
    """The columns."""
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
    return pa.schema(columns).with_metadata({QUESTION: json.dumps(question, ensure_ascii=False).encode()})


def flat(line: Line) -> Line:
    """A game as a row."""
    row = {key: value for key, value in line.items() if key != TIMES}
    row["options"] = list(line["options"].items())
    if "draft" in line:
        row["draft"] = [{"seat": seat, "guild": guild} for seat, guild in line["draft"]]
    return row | {f"{TIMES}_{key}": line[TIMES][key] for key in TIMED}


def lined(row: Line) -> Line:
    """A row as a game."""
    line = {key: value for key, value in row.items() if not key.startswith(TIMES)}
    line["options"] = dict(row["options"])
    if row["draft"] is not None:
        line["draft"] = [[pick["seat"], pick["guild"]] for pick in row["draft"]]
    for key in MAYBE:
        if line[key] is None:
            del line[key]
    return line | {TIMES: {key: row[f"{TIMES}_{key}"] for key in TIMED}}
