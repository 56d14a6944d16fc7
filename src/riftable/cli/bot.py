"""`riftable bot`: let a bot play on a server elsewhere."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import urlsplit

import typer

from riftable import games
from riftable.cli.files import CommandError, options_of
from riftable.cli.numbers import decimal
from riftable.cli.options import Help, Lang, Seed
from riftable.cli.screen import STRONG, Screen, printable

if TYPE_CHECKING:
    from riftable.language.fluent import Texts
    from riftable.remote.runner import NewTables
    from riftable.remote.table_player import FinishedGame, SeatAtTable

PASSWORD_VARIABLE: Final = "RIFTABLE_PASSWORD"  # noqa: S105 - the name of a variable
SESSION_FOLDER: Final = "bot-sessions"
MAX_NAME_CHARS: Final = 30  # that a server accepts


def bot_command(
    ctx: typer.Context,
    bot: Annotated[str, typer.Argument(metavar="BOT", help="argument-remote-bot")],
    server: Annotated[str, typer.Option("--server", metavar="URL", help="option-remote-server")],
    _help: Help = False,
    _lang: Lang = None,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="option-remote-game")] = (
        games.DEFAULT_GAME
    ),
    mode: Annotated[str | None, typer.Option("--mode", metavar="MODE", help="option-mode")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="option-option")] = None,
    number: Annotated[
        int | None, typer.Option("--games", min=0, metavar="N", help="option-remote-games")
    ] = None,
    at_once: Annotated[
        int, typer.Option("--at-once", min=1, max=100, metavar="N", help="option-remote-at-once")
    ] = 1,
    against: Annotated[str, typer.Option("--against", metavar="BOT", help="option-remote-against")] = "",
    public: Annotated[bool, typer.Option("--public", help="option-remote-public")] = False,
    join: Annotated[
        list[str] | None, typer.Option("--join", metavar="LINK", help="option-remote-join")
    ] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="option-remote-name")] = None,
    account: Annotated[
        str | None, typer.Option("--account", metavar="NAME", help="option-remote-account")
    ] = None,
    session: Annotated[
        str | None, typer.Option("--session", metavar="FILE", help="option-remote-session")
    ] = None,
    patience: Annotated[
        float, typer.Option("--patience", min=0, metavar="SECONDS", help="option-remote-patience")
    ] = 600,
    seed: Seed = None,
) -> None:
    """Let a bot play on a server."""
    import riftable
    from riftable.ai.registry import find_bot, parse_request
    from riftable.remote.connection import Connection, Stopped
    from riftable.remote.runner import NewTables, Runner, log_in, read_invitation

    t: Texts = ctx.obj
    if against and public:
        raise CommandError(t("error-conflict", one="--against", other="--public"))
    rules = riftable.rules(game, mode, **options_of({}, option or [], t))
    find_bot(bot, rules)  # raises for an unknown bot before anything is asked of the server
    invitations = [read_invitation(text) for text in join or []]
    screen = Screen()
    report = Report(screen, t, server)
    connection = Connection(server, session_path(session, server), patience, t.lang, report.trouble)
    own_name = name or parse_request(bot).name.rpartition(":")[2][:MAX_NAME_CHARS]
    if account:
        log_in(connection, account, read_password(t))
        own_name = ""
    runner = Runner(connection, bot, own_name, at_once, seed or 0, report.start, report.end)
    new: NewTables = NewTables(rules.game, rules.mode, rules.options, against, public)
    try:
        runner.run(invitations, new, (0 if invitations else 1) if number is None else number)
    except (KeyboardInterrupt, Stopped):
        screen.say(t("remote-stopped"))
        raise typer.Exit(1) from None
    finally:
        report.summary()


def read_password(texts: Texts) -> str:
    """Return the password: from the environment, typed at a terminal, or a line of another input.

    Raise `CommandError` if none of them has one.
    """
    password: str | None = os.environ.get(PASSWORD_VARIABLE)
    if not password and sys.stdin is not None:  # None if it is closed
        if sys.stdin.isatty():
            with contextlib.suppress(typer.Abort):  # Ctrl+C or Ctrl+D
                password = typer.prompt(texts("remote-password"), hide_input=True)
        else:
            password = sys.stdin.readline().rstrip("\r\n")
    if not password:
        raise CommandError(texts("error-no-password", variable=PASSWORD_VARIABLE))
    return password


class Report:
    """What is printed meanwhile."""

    def __init__(self, screen: Screen, texts: Texts, server: str) -> None:
        self.screen = screen
        self.texts = texts
        self.server = server.rstrip("/")
        self.results: list[float] = []

    def start(self, place: SeatAtTable) -> None:
        """Say where a game is played; seats count from 0, as in errors and in the HTTP API."""
        self.screen.say(self.texts("remote-plays", link=f"{self.server}/g/{place.table}", seat=place.seat))

    def end(self, game: FinishedGame) -> None:
        """Say how a game ended."""
        self.results.append(game.mine)
        self.screen.say(
            self.texts("remote-ended", table=game.place.table, text=printable(game.text), n=game.moves)
        )

    def trouble(self, problem: str, pause_s: float) -> None:
        """Say that the server does not answer."""
        pause = decimal(pause_s, self.texts.lang)
        self.screen.say(self.texts("remote-trouble", problem=printable(problem), seconds=pause))

    def summary(self) -> None:
        """Say how all games ended."""
        if self.results:
            wins = sum(result > 0 for result in self.results)
            losses = sum(result < 0 for result in self.results)
            draws = len(self.results) - wins - losses
            self.screen.say(
                self.texts("remote-summary", n=len(self.results), record=f"{wins}–{draws}–{losses}"), STRONG
            )


def session_path(session: str | None, server: str) -> Path:
    """Return the file that keeps the session: the given one, or one for this server in the data folder."""
    from riftable.cli.serve import data_path

    if session:
        return Path(session).expanduser()
    host = re.sub(r"[^\w.-]", "_", urlsplit(server).netloc.rpartition("@")[2])
    return data_path(None) / SESSION_FOLDER / f"{host}.txt"
