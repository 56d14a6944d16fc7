"""Helpers of the commands in a terminal game: their list, and saving the game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from riftable.cli.screen import printable
from riftable.core.game import Game
from riftable.gamekit.terminal import TerminalCommand
from riftable.language.fluent import Texts


def command_rows(commands: Mapping[str, TerminalCommand], texts: Texts) -> list[tuple[str, str]]:
    """Return the commands and what they do."""
    rows = []
    for name, command in commands.items():
        if command.help:
            word = texts(command.word)
            rows.append((f"{word} {texts('file-word')}" if name == "save" else word, texts(command.help)))
    return rows


def save_game(game: Game, file: str, texts: Texts) -> str:
    """Write the record to a new file, and return a message about the result."""
    if not file:
        return texts("save-how")
    path = Path(file).expanduser()
    name = printable(str(path))
    if os.path.lexists(path):
        return texts("save-exists", file=name)
    try:
        game.record.save(path)
    except (OSError, ValueError) as problem:  # ValueError: an invalid file name
        reason = getattr(problem, "strerror", None) or str(problem)
        return texts("save-failed", file=name, text=reason)
    return texts("saved", file=name)
