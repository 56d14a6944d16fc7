"""`riftable export`: write games as a table."""

from __future__ import annotations

from pathlib import Path

from riftable.arena.extras import need
from riftable.cli.error_texts import error_text
from riftable.cli.files import CommandError, display_name, read
from riftable.cli.screen import Screen, printable
from riftable.core.errors import RiftableError
from riftable.language.fluent import Texts


def write_table(
    screen: Screen, texts: Texts, files: list[str], out: str, rows: str, *, observations: bool, card: bool
) -> None:
    """Write the games of some files as a table, and print the number of rows; raises CommandError."""
    need("rl")
    from riftable.envs.export import export

    for file in files:
        if not file.endswith(".parquet"):
            read(file, texts)
    if not Path(out).absolute().parent.is_dir():
        raise CommandError(texts("save-failed", file=display_name(out), text=texts("error-missing")))
    try:
        many = export([Path(file) for file in files], Path(out), rows, observations, card)
    except RiftableError as problem:
        raise CommandError(error_text(problem, texts.lang)) from problem
    screen.say(texts("export-done", file=printable(out), rows=many))
