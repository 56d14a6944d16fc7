"""The commands of Riftbound at the command line: `riftable cards` and `riftable decks`.

A plug-in of `riftable.cli`, which loads it through the spec; what the commands do is imported when they run.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riftable.cli.options import NO_HELP, Ascii, Help, Lang
from riftable.cli.screen import Screen


def cards_command(
    ctx: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="[NAME]", help="argument-card")] = None,
    _help: Help = False,
    _lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Show cards of Riftbound."""
    from riftable.games.riftbound.decks.cli_output import show_cards

    show_cards(Screen(ascii_only=ascii_only), ctx.obj.plus("riftable.games.riftbound"), words or [])


def decks_command(
    ctx: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="[DECK]", help="argument-deck")] = None,
    _help: Help = False,
    _lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Show and check decks of Riftbound."""
    from riftable.games.riftbound.decks.cli_output import show_decks

    show_decks(Screen(ascii_only=ascii_only), ctx.obj.plus("riftable.games.riftbound"), name)


def add_commands(app: typer.Typer) -> None:
    """Add the commands of Riftbound."""
    app.command("cards", help="command-cards", context_settings=NO_HELP)(cards_command)
    app.command("decks", help="command-decks", context_settings=NO_HELP)(decks_command)
