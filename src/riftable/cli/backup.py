"""`riftable backup` and `riftable restore`: the games of a house copied to a file, and back."""

from __future__ import annotations

from pathlib import Path

from riftable.cli.files import Complaint, called
from riftable.cli.screen import Screen
from riftable.language.fluent import Texts
from riftable.server.http.run import data_folder
from riftable.server.storage.backup import CopyReport, TargetExistsError, copy
from riftable.server.storage.interface import StorageError
from riftable.server.storage.private_files import make_folder
from riftable.server.storage.sqlite import DATABASE_NAME


def back_up(screen: Screen, texts: Texts, file: str, data: str | None) -> None:
    """Copies what a server keeps to a new file, whether it runs or not."""
    home = Path(data).expanduser() if data else data_folder()
    if not (home / DATABASE_NAME).is_file():
        raise Complaint(texts("backup-nothing", folder=called(str(home))))
    found = carried(
        texts, home / DATABASE_NAME, Path(file).expanduser(), texts("backup-exists", file=called(file))
    )
    screen.say(texts("backup-done", n=found.games, file=called(file)))
    name_damaged(screen, texts, found)


def restore(screen: Screen, texts: Texts, file: str, data: str | None) -> None:
    """Puts a backup where a server will look for it; never over games that are there."""
    home = Path(data).expanduser() if data else data_folder()
    source = Path(file).expanduser()
    if not source.is_file():
        raise Complaint(texts("error-file", file=called(file), text=texts("error-missing")))
    try:
        make_folder(home)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise Complaint(texts("save-failed", file=called(str(home)), text=reason)) from problem
    found = carried(texts, source, home / DATABASE_NAME, texts("restore-exists", folder=called(str(home))))
    screen.say(texts("restore-done", n=found.games, folder=called(str(home))))
    name_damaged(screen, texts, found)


def name_damaged(screen: Screen, texts: Texts, found: CopyReport) -> None:
    """Say which tables were copied though they cannot be opened."""
    if found.damaged:
        screen.say(texts("backup-gaps", n=len(found.damaged), tables=", ".join(found.damaged)))


def carried(texts: Texts, source: Path, target: Path, there: str) -> CopyReport:
    """Copies, or complains in the reader's language."""
    name = called(str(source))
    try:
        return copy(source, target)
    except TargetExistsError as problem:
        raise Complaint(there) from problem
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
        raise Complaint(text) from problem
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise Complaint(texts("save-failed", file=called(str(target)), text=reason)) from problem
