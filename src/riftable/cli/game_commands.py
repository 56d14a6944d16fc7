"""Helpers of games in the terminal: the question with its answers, the list of commands, saving the game."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from riftable.cli.screen import QUIET, STRONG, Screen, printable
from riftable.core.game import Game
from riftable.gamekit.terminal import Terminal, TerminalCommand
from riftable.language.fluent import Texts


def show_question(screen: Screen, terminal: Terminal[Any], view: Any, names: Sequence[str]) -> None:
    """Print the question of a view and its answers by number; `names` are those in notation."""
    screen.say(terminal.tie(terminal.prompt(view)), STRONG)
    answers = [terminal.tie(terminal.answer(view, move)) for move in view.ask.moves]
    codes = [terminal.board_code(view, move) for move in view.ask.moves]
    code_width = max(len(code) for code in codes)
    width = max(len(answer) for answer in answers)
    for i, (name, code, answer) in enumerate(zip(names, codes, answers, strict=True), 1):
        head = f"{i:>3}  {code.ljust(code_width)}{'  ' if code_width else ''}"
        if len(head) + width + len(name) + 2 <= screen.columns:
            screen.draw([(head, ""), (answer.ljust(width), ""), (f"  {name}", QUIET)])
        else:
            screen.say(answer, first=head)


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
