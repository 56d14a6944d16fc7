"""Reading what people hand over: games and positions from files, options from words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import riftable
from riftable.cli.error_texts import in_words
from riftable.cli.screen import printable
from riftable.core.errors import RiftableError
from riftable.core.game import Game
from riftable.language.fluent import Texts

LONGEST: Final = 200  # signs of a file name


class Complaint(Exception):
    """Something the person at the command line can put right, said in their language."""


def open_position(file: str, texts: Texts, seed: int, *, strict: bool = True) -> Game:
    """The game of a position file."""
    try:
        text = read(file, texts)
        return riftable.position(text, seed=seed, strict=strict)
    except RiftableError as problem:
        raise Complaint(
            texts("error-file", file=called(file), text=in_words(str(problem), texts.lang))
        ) from problem


def open_record(file: str, texts: Texts, seed: int) -> Game:
    """The game of a record file, played to its last move."""
    try:
        read(file, texts)
        return riftable.load(file, seed=seed)
    except RiftableError as problem:
        raise Complaint(
            texts("error-file", file=called(file), text=in_words(str(problem), texts.lang))
        ) from problem


def read(file: str, texts: Texts) -> str:
    """The text of a file."""
    try:
        return Path(file).read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        reason = texts("error-missing")
    except IsADirectoryError:
        reason = texts("error-directory")
    except PermissionError:
        # Some systems refuse to open a directory in these words.
        reason = texts("error-directory" if Path(file).is_dir() else "error-denied")
    except UnicodeDecodeError:
        reason = texts("error-not-text")
    except (OSError, ValueError) as problem:  # ValueError: a name no system takes
        reason = texts("error-unreadable", text=getattr(problem, "strerror", None) or str(problem))
    raise Complaint(texts("error-file", file=called(file), text=reason))


def called(file: str) -> str:
    """A file name that fits into a line: its end tells most."""
    return printable(file)[-LONGEST:]


def options_of(given: dict[str, str | bool | None], more: list[str], texts: Texts) -> dict[str, str | bool]:
    """Options of the rules: those with a switch of their own, and any other as NAME=VALUE."""
    options = {name: value for name, value in given.items() if value is not None}
    for text in more:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise Complaint(texts("error-form", text=printable(text)))
        if name in options:
            raise Complaint(texts("error-twice", name=printable(name)))
        options[name] = value
    return options
