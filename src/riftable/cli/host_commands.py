"""Commands for hosts: run the server, and back up, restore, migrate and verify its data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from riftable import games
from riftable.cli.options import Help, Lang, StoreUrl
from riftable.cli.screen import Screen
from riftable.server.http.defaults import DEFAULT_MIN_ANSWER_MS, DEFAULT_PORT, LOOPBACK


def leave_games_out(arguments: Sequence[str]) -> None:
    """Apply `serve --games` before anything asks for the games: those left out are not even imported."""
    words = [word for before, word in zip(["", *arguments], arguments, strict=False) if before != "--lang"]
    if next((word for word in words if not word.startswith("-")), "") != "serve":
        return
    for i, word in enumerate(arguments):
        if word.startswith("--games="):
            games.enable_only(listed(word.partition("=")[2]))
        elif word == "--games" and i + 1 < len(arguments):
            games.enable_only(listed(arguments[i + 1]))


def listed(names: str) -> list[str]:
    """Return names that are separated by commas."""
    return [name.strip() for name in names.split(",") if name.strip()]


def serve_command(
    ctx: typer.Context,
    _help: Help = False,
    _lang: Lang = None,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="option-host")] = LOOPBACK,
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, metavar="N", help="option-port")
    ] = DEFAULT_PORT,
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER", help="option-data")] = None,
    store: StoreUrl = None,
    bus: Annotated[
        str | None, typer.Option("--bus", metavar="URL", envvar="RIFTABLE_BUS", help="option-bus")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, metavar="N", help="option-workers")] = 1,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="option-browser")] = True,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, metavar="N", help="option-bot-jobs")] = None,
    ray_address: Annotated[
        str, typer.Option("--ray-address", metavar="ADDRESS", envvar="RIFTABLE_RAY", help="option-ray")
    ] = "",
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="option-origin")] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="option-proxy")
    ] = None,
    floor: Annotated[
        int, typer.Option("--floor", min=0, max=10_000, metavar="MS", help="option-floor")
    ] = DEFAULT_MIN_ANSWER_MS,
    metrics: Annotated[str, typer.Option("--metrics", metavar="[HOST:]PORT", help="option-metrics")] = "",
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="BOT", help="option-custom-bot")] = None,
    ratings: Annotated[bool, typer.Option("--ratings", help="option-ratings")] = False,
    only: Annotated[
        str, typer.Option("--games", metavar="NAMES", envvar=games.VARIABLE, help="option-only-games")
    ] = "",
) -> None:
    """Run the server."""
    from riftable.cli.serve import ServeOptions, run_server

    if only:
        games.enable_only(listed(only))
    crew = (store, bus, workers, jobs)
    options = ServeOptions(
        host, port, data, *crew, origin or (), proxy or (), floor, metrics, bot or (), ratings, ray_address
    )
    run_server(Screen(), ctx.obj, options, show=browser)


def migrate_command(
    ctx: typer.Context,
    _help: Help = False,
    _lang: Lang = None,
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER", help="option-data")] = None,
    store: StoreUrl = None,
    check: Annotated[bool, typer.Option("--check", help="option-migrate-check")] = False,
) -> None:
    """Copy an installation into PostgreSQL."""
    from riftable.cli.serve import migrate_data

    migrate_data(Screen(), ctx.obj, data, store or "", only_check=check)


def ratings_command(
    ctx: typer.Context,
    _help: Help = False,
    _lang: Lang = None,
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER", help="option-data")] = None,
    store: StoreUrl = None,
) -> None:
    """Compute the ratings of a server anew from its results."""
    from riftable.cli.serve import recompute_ratings

    recompute_ratings(Screen(), ctx.obj, data, store)


def verify_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="GAME.rift", help="argument-record")],
    _help: Help = False,
    _lang: Lang = None,
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help="option-commitment")
    ] = None,
) -> None:
    """Verify the shuffles of a recorded game."""
    from riftable.cli.verify import show_verdict

    if not show_verdict(Screen(), ctx.obj, file, commitment):
        raise typer.Exit(1)


def backup_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="argument-backup")],
    _help: Help = False,
    _lang: Lang = None,
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER", help="option-data")] = None,
) -> None:
    """Back up the data of a server, even while it runs."""
    from riftable.cli.backup import back_up

    back_up(Screen(), ctx.obj, file, data)


def restore_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="argument-restore")],
    _help: Help = False,
    _lang: Lang = None,
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER", help="option-data")] = None,
) -> None:
    """Restore a backup into a data folder."""
    from riftable.cli.backup import restore

    restore(Screen(), ctx.obj, file, data)
