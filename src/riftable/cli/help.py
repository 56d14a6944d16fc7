"""Help pages, in the reader's language: the parser knows the commands, the interface strings the words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from riftable.cli.screen import Screen
from riftable.language.fluent import Texts

if TYPE_CHECKING:
    import typer
    from typer.core import TyperOption


METAVARS: Final = {  # words that stand for a value: what is not here, such as URL, is the same everywhere
    "ADDRESS": "metavar-address",
    "DECK": "metavar-deck",
    "DECKS": "metavar-decks",
    "DRAFT": "metavar-draft",
    "FOLDER": "metavar-folder",
    "GAME": "metavar-game",
    "GUILDS": "metavar-guilds",
    "KIND": "metavar-kind",
    "LANG": "metavar-lang",
    "MODE": "metavar-mode",
    "NAME": "metavar-name",
    "NUMBER": "metavar-number",
    "POSITION": "metavar-position",
    "PRESET": "metavar-preset",
    "RESULTS": "metavar-results",
    "RISK": "metavar-risk",
    "ROUNDS": "metavar-rounds",
    "SCORING": "metavar-scoring",
    "SEAT": "metavar-seat",
    "SEATS": "metavar-seats",
    "STARS": "metavar-stars",
    "WHAT": "metavar-what",
    "FILE": "file-word",
}
WHOLE: Final = {"GAME.rift": "metavar-record", "NAME=VALUE": "metavar-setting", "[NAME]": "metavar-title"}


def stand_in(metavar: str, texts: Texts) -> str:
    """What stands for a value, in the reader's language: [JEU], FICHIER.svg."""
    if metavar in WHOLE:
        whole = texts(WHOLE[metavar])
        return f"[{whole}]" if metavar.startswith("[") else whole
    known = {word: texts(key) for word, key in METAVARS.items()}
    return re.sub(r"[A-Z]+", lambda word: known.get(word[0], word[0]), metavar)


def show_help(ctx: typer.Context, texts: Texts) -> None:
    """The page of a command, or of the whole program. Help strings of the parser are keys of ours."""
    from typer.core import TyperArgument, TyperGroup, TyperOption

    screen = Screen()
    command = ctx.command
    if isinstance(command, TyperGroup):
        screen.say(texts("about"))
        screen.say()
        screen.say(texts("usage", line=texts("usage-app")))
        rows = [(name, texts(found.help or "")) for name, found in command.commands.items()]
        show_rows(screen, texts("heading-commands"), rows)
    else:
        arguments = [param for param in command.params if isinstance(param, TyperArgument)]
        words = [stand_in(param.metavar or "", texts) for param in arguments]
        screen.say(texts(command.help or ""))
        screen.say()
        screen.say(texts("usage", line=" ".join([ctx.command_path, *words])))
        rows = [(word, texts(param.help or "")) for word, param in zip(words, arguments, strict=True)]
        show_rows(screen, texts("heading-arguments"), rows)
    options = [param for param in command.params if isinstance(param, TyperOption)]
    rows = [(spelt(param, texts), texts(param.help or "")) for param in options]
    show_rows(screen, texts("heading-options"), rows)
    if isinstance(command, TyperGroup):
        screen.say()
        screen.say(texts("more-help"))


def spelt(option: TyperOption, texts: Texts) -> str:
    """An option as it is typed."""
    value = f" {stand_in(option.metavar, texts)}" if option.metavar else ""
    return ", ".join(option.opts) + value


def show_rows(screen: Screen, heading: str, rows: list[tuple[str, str]]) -> None:
    """A heading and two columns; nothing where there is nothing."""
    if not rows:
        return
    screen.say()
    screen.say(heading, "bold")
    screen.rows(rows)
