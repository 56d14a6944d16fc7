"""Options that many commands have, and those that the games bring."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Annotated, Final

import typer

from riftable.cli.games import flags

if TYPE_CHECKING:
    from collections.abc import Callable

NO_HELP: Final[dict[str, list[str]]] = {"help_option_names": []}  # the help of Typer is English only
TAKE_FLAGS: Final[list[Callable[..., None]]] = []  # commands that get the flags of the games


def show_help_and_exit(ctx: typer.Context, wants: bool) -> None:
    """Show the help of a command and exit."""
    from riftable.cli.help import show_help

    if wants and not ctx.resilient_parsing:
        show_help(ctx, ctx.obj)
        raise typer.Exit


# Help strings are keys of Fluent texts; `help` shows them in the reader's language.
Help = Annotated[
    bool, typer.Option("--help", "-h", is_eager=True, callback=show_help_and_exit, help="option-help")
]
Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="option-lang")]
StoreUrl = Annotated[
    str | None, typer.Option("--store", metavar="URL", envvar="RIFTABLE_STORE", help="option-store")
]
Ascii = Annotated[bool, typer.Option("--ascii", help="option-ascii")]
Seed = Annotated[int | None, typer.Option("--seed", min=0, metavar="N", help="option-seed")]


def with_flags(command: Callable[..., None]) -> Callable[..., None]:
    """Mark a command that takes the flags of all games, each an option of the rules, as `**options`."""
    TAKE_FLAGS.append(command)
    return command


def add_flags(command: Callable[..., None]) -> None:
    """Add the flags of all games to a command; one that the command has itself means something else there.

    Not done when the command is defined: the games that are left out are only known later.
    """
    shape = inspect.signature(command, eval_str=True)
    plain = [one for one in shape.parameters.values() if one.kind is not one.VAR_KEYWORD]
    more = [
        inspect.Parameter(
            flag.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                str | None if flag.metavar else bool | None,
                typer.Option(f"--{flag.name.replace('_', '-')}", metavar=flag.metavar or None, help=flag.key),
            ],
        )
        for flag in flags()
        if flag.name not in shape.parameters
    ]
    setattr(command, "__signature__", shape.replace(parameters=[*plain, *more]))  # noqa: B010 - unknown to mypy
