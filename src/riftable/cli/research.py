"""Commands that compare bots: arena, stats and export."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riftable.cli.engine import note_slow_engine
from riftable.cli.files import options_of
from riftable.cli.options import Ascii, Help, Lang, Seed, with_flags
from riftable.cli.screen import Screen, printable
from riftable.games import DEFAULT_GAME

if TYPE_CHECKING:
    from riftable.language.fluent import Texts


@with_flags
def arena_command(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="argument-game")] = DEFAULT_GAME,
    _help: Help = False,
    _lang: Lang = None,
    players: Annotated[
        str, typer.Option("--players", metavar="BOT,BOT", help="option-arena-players")
    ] = "greedy,random",
    games: Annotated[int, typer.Option("--games", min=1, metavar="N", help="option-arena-games")] = 100,
    seed: Seed = None,
    mode: Annotated[str | None, typer.Option(metavar="MODE", help="option-mode")] = None,
    sprt: Annotated[str | None, typer.Option("--sprt", metavar="LOW,HIGH", help="option-arena-sprt")] = None,
    alpha: Annotated[float, typer.Option("--alpha", metavar="RISK", help="option-arena-alpha")] = 0.05,
    beta: Annotated[float, typer.Option("--beta", metavar="RISK", help="option-arena-beta")] = 0.05,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, metavar="N", help="option-arena-jobs")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE.ndjson", help="option-arena-out")] = None,
    on_ray: Annotated[bool, typer.Option("--ray", help="option-arena-ray")] = False,
    ray_address: Annotated[
        str | None, typer.Option("--ray-address", metavar="ADDRESS", help="option-arena-address")
    ] = None,
    ascii_only: Ascii = False,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="option-option")] = None,
    **options: str | bool | None,
) -> None:
    """Play bots against each other and compare them."""
    from riftable.arena.extras import need
    from riftable.arena.run import Run
    from riftable.arena.sprt import read_bounds
    from riftable.arena.tournament import plan
    from riftable.arena.workers import available_cores, local_workers
    from riftable.cli.arena import compete

    t: Texts = ctx.obj
    need("arena")
    cluster = on_ray or ray_address is not None
    if cluster:
        need("ray")
    tournament = plan(game, mode, options_of(options, option or [], t), players, seed or 0)
    bounds = read_bounds(sprt, alpha, beta) if sprt else None
    run = Run(tournament, games, Path(out) if out else None, bounds)
    screen = Screen(ascii_only=ascii_only)
    note_slow_engine(screen, t)
    if cluster:
        from riftable.arena.ray_workers import RayWorkers

        compete(screen, t, run, lambda: RayWorkers(ray_address, jobs))
    else:
        compete(screen, t, run, lambda: local_workers(jobs or available_cores()))


def stats_command(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="RESULTS.ndjson…", help="argument-results")],
    _help: Help = False,
    _lang: Lang = None,
    player: Annotated[str, typer.Option("--player", metavar="BOT", help="option-stats-player")] = "",
    plots: Annotated[str | None, typer.Option("--plots", metavar="FOLDER", help="option-stats-plots")] = None,
    parquet: Annotated[
        str | None, typer.Option("--parquet", metavar="FILE", help="option-stats-parquet")
    ] = None,
    ascii_only: Ascii = False,
) -> None:
    """Show statistics of arena results."""
    from riftable.arena.extras import need
    from riftable.arena.parquet import write_parquet
    from riftable.arena.stats import read_stats
    from riftable.cli.stats import draw, report

    t: Texts = ctx.obj
    for extra in ["arena", *(["plot"] if plots else []), *(["parquet"] if parquet else [])]:
        need(extra)
    stats = read_stats([Path(file) for file in files])
    screen = Screen(ascii_only=ascii_only)
    report(screen, t, stats, player)
    if plots:
        draw(screen, t, stats, Path(plots), player)
    if parquet:
        write_parquet(Path(parquet), stats.tournament, stats.lines)
        screen.say(t("stats-saved", file=printable(parquet)))


def export_command(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="argument-export")],
    out: Annotated[str, typer.Option("--out", metavar="FILE.parquet", help="option-export-out")],
    _help: Help = False,
    _lang: Lang = None,
    rows: Annotated[str, typer.Option("--rows", metavar="WHAT", help="option-export-rows")] = "games",
    observations: Annotated[bool, typer.Option("--observations", help="option-export-observations")] = False,
    card: Annotated[bool, typer.Option("--card", help="option-export-card")] = False,
) -> None:
    """Export games as a table."""
    from riftable.cli.export import write_table

    write_table(Screen(), ctx.obj, files, out, rows, observations=observations, card=card)
