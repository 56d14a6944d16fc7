"""Writing games as tables, at the command line: what can be put right is said before any work is done."""

from __future__ import annotations

from pathlib import Path

from riftable.arena.extras import need
from riftable.cli.error_texts import in_words
from riftable.cli.files import Complaint, called, read
from riftable.cli.screen import Screen, printable
from riftable.core.errors import RiftableError
from riftable.language.fluent import Texts


def write_table(
    screen: Screen, texts: Texts, files: list[str], out: str, rows: str, *, observations: bool
) -> None:
    """Writes the games of some files, and says how many rows they came to."""
    need("rl")
    from riftable.envs.export import export

    for file in files:
        if not file.endswith(".parquet"):
            read(file, texts)
    if not Path(out).absolute().parent.is_dir():
        raise Complaint(texts("save-failed", file=called(out), text=texts("error-missing")))
    try:
        many = export([Path(file) for file in files], Path(out), rows, observations)
    except RiftableError as problem:
        raise Complaint(in_words(str(problem), texts.lang)) from problem
    screen.say(texts("export-done", file=printable(out), rows=many))
