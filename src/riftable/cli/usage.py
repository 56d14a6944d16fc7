"""Help pages, in the reader's language: the parser knows the commands, the interface strings the words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from riftable.cli.screen import Screen
from riftable.i18n import Texts

if TYPE_CHECKING:
    import typer
    from typer.core import TyperOption


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
        words = [param.metavar or "" for param in arguments]
        screen.say(texts(command.help or ""))
        screen.say()
        screen.say(texts("usage", line=" ".join([ctx.command_path, *words])))
        rows = [(word, texts(param.help or "")) for word, param in zip(words, arguments, strict=True)]
        show_rows(screen, texts("heading-arguments"), rows)
    options = [param for param in command.params if isinstance(param, TyperOption)]
    show_rows(
        screen, texts("heading-options"), [(spelt(param), texts(param.help or "")) for param in options]
    )
    if isinstance(command, TyperGroup):
        screen.say()
        screen.say(texts("more-help"))


def spelt(option: TyperOption) -> str:
    """An option as it is typed."""
    value = f" {option.metavar}" if option.metavar else ""
    return ", ".join(option.opts) + value


def show_rows(screen: Screen, heading: str, rows: list[tuple[str, str]]) -> None:
    """A heading and two columns; nothing where there is nothing."""
    if not rows:
        return
    screen.say()
    screen.say(heading, "bold")
    screen.rows(rows)
