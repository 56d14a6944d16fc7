"""`riftable backup` and `riftable restore`."""

from __future__ import annotations

from pathlib import Path

from riftable.cli.files import CommandError, display_name
from riftable.cli.screen import Screen
from riftable.language.fluent import Texts
from riftable.server.http.run import data_folder
from riftable.server.storage.backup import CopyReport, TargetExistsError, copy
from riftable.server.storage.interface import StorageError
from riftable.server.storage.private_files import make_folder
from riftable.server.storage.sqlite import DATABASE_NAME


def back_up(screen: Screen, texts: Texts, file: str, data: str | None) -> None:
    """Copy the database of a server to a new file, whether it runs or not."""
    home = Path(data).expanduser() if data else data_folder()
    if not (home / DATABASE_NAME).is_file():
        raise CommandError(texts("backup-nothing", folder=display_name(str(home))))
    found = copy_or_explain(
        texts, home / DATABASE_NAME, Path(file).expanduser(), texts("backup-exists", file=display_name(file))
    )
    screen.say(texts("backup-done", n=found.games, file=display_name(file)))
    report_damaged(screen, texts, found)


def restore(screen: Screen, texts: Texts, file: str, data: str | None) -> None:
    """Copy a backup into a data folder; never overwrites a database."""
    home = Path(data).expanduser() if data else data_folder()
    source = Path(file).expanduser()
    if not source.is_file():
        raise CommandError(texts("error-file", file=display_name(file), text=texts("error-missing")))
    try:
        make_folder(home)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise CommandError(texts("save-failed", file=display_name(str(home)), text=reason)) from problem
    found = copy_or_explain(
        texts, source, home / DATABASE_NAME, texts("restore-exists", folder=display_name(str(home)))
    )
    screen.say(texts("restore-done", n=found.games, folder=display_name(str(home))))
    report_damaged(screen, texts, found)


def report_damaged(screen: Screen, texts: Texts, found: CopyReport) -> None:
    """Say which tables were copied although they cannot be opened."""
    if found.damaged:
        screen.say(texts("backup-gaps", n=len(found.damaged), tables=", ".join(found.damaged)))


def copy_or_explain(texts: Texts, source: Path, target: Path, there: str) -> CopyReport:
    """Copy a database; CommandError in the reader's language if that fails."""
    name = display_name(str(source))
    try:
        return copy(source, target)
    except TargetExistsError as problem:
        raise CommandError(there) from problem
    except StorageError as problem:
        match problem.kind:
            case "newer":
                text = texts("backup-newer", file=name)
            case "damaged":
                text = texts("backup-damaged", file=name)
            case "foreign":
                text = texts("backup-foreign", file=name)
            case _:
                text = texts("error-file", file=name, text=str(problem))
        raise CommandError(text) from problem
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise CommandError(texts("save-failed", file=display_name(str(target)), text=reason)) from problem
