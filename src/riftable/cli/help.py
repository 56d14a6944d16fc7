"""Help pages in the reader's language, from the commands of Typer and the Fluent texts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from riftable.cli.games import help_text
from riftable.cli.screen import Screen
from riftable.language.fluent import Texts

if TYPE_CHECKING:
    import typer
    from typer.core import TyperOption


FILE_KEY: Final = "file-word"
FIXED_METAVARS: Final = {
    "GAME.rift": "metavar-record",
    "NAME=VALUE": "metavar-setting",
    "[NAME]": "metavar-title",
}


def translate_metavar(metavar: str, texts: Texts) -> str:
    """Return a metavar in the reader's language: [JEU], FICHIER.svg."""
    if metavar in FIXED_METAVARS:
        whole = texts(FIXED_METAVARS[metavar])
        return f"[{whole}]" if metavar.startswith("[") else whole
    return re.sub(r"[A-Z]+", lambda found: value_word(found[0], texts), metavar)


def value_word(word: str, texts: Texts) -> str:
    """Return the word for a kind of value; one without a text, such as URL, is the same everywhere."""
    return texts(FILE_KEY) if word == "FILE" else help_text(texts, f"metavar-{word.lower()}") or word


def show_help(ctx: typer.Context, texts: Texts) -> None:
    """Print the help of a command or of the program. Help strings of Typer are keys of Fluent texts."""
    from typer.core import TyperArgument, TyperGroup, TyperOption

    screen = Screen()
    command = ctx.command
    if isinstance(command, TyperGroup):
        screen.say(help_text(texts, "about"))
        screen.say()
        screen.say(texts("usage", line=texts("usage-app")))
        rows = [(name, help_text(texts, found.help or "")) for name, found in command.commands.items()]
        show_rows(screen, texts("heading-commands"), rows)
    else:
        arguments = [param for param in command.params if isinstance(param, TyperArgument)]
        words = [translate_metavar(param.metavar or "", texts) for param in arguments]
        screen.say(help_text(texts, command.help or ""))
        screen.say()
        screen.say(texts("usage", line=" ".join([ctx.command_path, *words])))
        rows = [
            (word, help_text(texts, param.help or "")) for word, param in zip(words, arguments, strict=True)
        ]
        show_rows(screen, texts("heading-arguments"), rows)
    options = [param for param in command.params if isinstance(param, TyperOption)]
    rows = [(option_syntax(param, texts), help_text(texts, param.help or "")) for param in options]
    show_rows(screen, texts("heading-options"), rows)
    if isinstance(command, TyperGroup):
        screen.say()
        screen.say(texts("more-help"))


def option_syntax(option: TyperOption, texts: Texts) -> str:
    """Return an option as it is typed."""
    value = f" {translate_metavar(option.metavar, texts)}" if option.metavar else ""
    switch = "/".join([", ".join(option.opts), *option.secondary_opts])
    return switch + value


def show_rows(screen: Screen, heading: str, rows: list[tuple[str, str]]) -> None:
    """Print a heading and two columns; nothing if there are no rows."""
    if not rows:
        return
    screen.say()
    screen.say(heading, "bold")
    screen.rows(rows)
