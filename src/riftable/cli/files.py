"""Read games and positions from files, and options from arguments."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import riftable
from riftable.cli.error_texts import error_text
from riftable.cli.screen import printable
from riftable.core.errors import RiftableError
from riftable.core.game import Game
from riftable.language.fluent import Texts

MAX_NAME_CHARS: Final = 200  # of a file name in a message


class CommandError(Exception):
    """An error that the caller of a command can correct, in their language."""


def open_position(file: str, texts: Texts, seed: int, *, strict: bool = True) -> Game:
    """Return the game of a position file; raises CommandError."""
    try:
        text = read(file, texts)
        return riftable.position(text, seed=seed, strict=strict)
    except RiftableError as problem:
        raise CommandError(
            texts("error-file", file=display_name(file), text=error_text(problem, texts.lang))
        ) from problem


def open_record(file: str, texts: Texts, seed: int) -> Game:
    """Return the game of a record, after its last move; raises CommandError."""
    try:
        read(file, texts)
        return riftable.load(file, seed=seed)
    except RiftableError as problem:
        raise CommandError(
            texts("error-file", file=display_name(file), text=error_text(problem, texts.lang))
        ) from problem


def read(file: str, texts: Texts) -> str:
    """Return the text of a file; raises CommandError."""
    try:
        return Path(file).read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        reason = texts("error-missing")
    except IsADirectoryError:
        reason = texts("error-directory")
    except PermissionError:
        # Some systems raise this for a directory.
        reason = texts("error-directory" if Path(file).is_dir() else "error-denied")
    except UnicodeDecodeError:
        reason = texts("error-not-text")
    except (OSError, ValueError) as problem:  # ValueError: an invalid file name
        reason = texts("error-unreadable", text=getattr(problem, "strerror", None) or str(problem))
    raise CommandError(texts("error-file", file=display_name(file), text=reason))


def display_name(file: str) -> str:
    """Return a file name that fits into a line; the end of a long one."""
    return printable(file)[-MAX_NAME_CHARS:]


def options_of(given: dict[str, str | bool | None], more: list[str], texts: Texts) -> dict[str, str | bool]:
    """Return options of the rules: those given as flags, and `more` given as NAME=VALUE."""
    options = {name: value for name, value in given.items() if value is not None}
    for text in more:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise CommandError(texts("error-form", text=printable(text)))
        if name in options:
            raise CommandError(texts("error-twice", name=printable(name)))
        options[name] = value
    return options
