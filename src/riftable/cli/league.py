"""`riftable league`: every bot against every other, and a leaderboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riftable.cli.engine import note_slow_engine
from riftable.cli.files import options_of
from riftable.cli.numbers import add_row, decimal, interval_text, make_table, share
from riftable.cli.options import Ascii, Help, Lang, Seed, with_flags
from riftable.cli.screen import Screen, printable
from riftable.games import DEFAULT_GAME

if TYPE_CHECKING:
    from collections.abc import Callable

    from riftable.arena.league import League
    from riftable.arena.workers import Workers
    from riftable.language.fluent import Texts


@with_flags
def league_command(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="argument-game")] = DEFAULT_GAME,
    _help: Help = False,
    _lang: Lang = None,
    players: Annotated[
        str, typer.Option("--players", metavar="BOT,BOT", help="option-league-players")
    ] = "random,greedy,level1,level2,level3",
    games: Annotated[int, typer.Option("--games", min=1, metavar="N", help="option-league-games")] = 100,
    out: Annotated[str, typer.Option("--out", metavar="FOLDER", help="option-league-out")] = "league",
    seed: Seed = None,
    mode: Annotated[str | None, typer.Option(metavar="MODE", help="option-mode")] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, metavar="N", help="option-arena-jobs")] = None,
    on_ray: Annotated[bool, typer.Option("--ray", help="option-arena-ray")] = False,
    ray_address: Annotated[
        str | None, typer.Option("--ray-address", metavar="ADDRESS", help="option-arena-address")
    ] = None,
    ascii_only: Ascii = False,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="option-option")] = None,
    **options: str | bool | None,
) -> None:
    """Let every bot meet every other, and write a leaderboard."""
    from riftable.arena.extras import need
    from riftable.arena.league import League
    from riftable.arena.workers import available_cores, local_workers

    t: Texts = ctx.obj
    need("arena")
    cluster = on_ray or ray_address is not None
    if cluster:
        need("ray")
    league = League(Path(out), game, mode, options_of(options, option or [], t), players, games, seed or 0)
    screen = Screen(ascii_only=ascii_only)
    note_slow_engine(screen, t)
    if cluster:
        from riftable.arena.ray_workers import RayWorkers

        play(screen, t, league, lambda: RayWorkers(ray_address, jobs))
    else:
        play(screen, t, league, lambda: local_workers(jobs or available_cores()))


def play(screen: Screen, texts: Texts, league: League, open_workers: Callable[[], Workers]) -> None:
    """Play the missing games and report; Ctrl+C ends them early."""
    from riftable.cli.arena import progress_bar

    if league.played:
        screen.say(texts("arena-resumed", n=league.played))
    with progress_bar(screen) as bar:
        task = bar.add_task("", total=league.total)
        try:
            league.play(open_workers, lambda games: bar.update(task, completed=games))
        except KeyboardInterrupt:
            league.write()
            screen.say(texts("arena-stopped"))
    report(screen, texts, league)


def report(screen: Screen, texts: Texts, league: League) -> None:
    """Print the leaderboard and say where it was written."""
    headings = [
        texts("league-rating"),
        texts("arena-interval"),
        texts("arena-games"),
        texts("arena-record"),
        texts("arena-wins"),
        texts("arena-interval"),
    ]
    table = make_table(screen, [texts("arena-player")], headings)
    for row in league.rows():
        add_row(
            screen,
            table,
            row.player,
            decimal(row.rating.rating, texts.lang, 0),
            f"{decimal(row.rating.low, texts.lang, 0)}–{decimal(row.rating.high, texts.lang, 0)}",
            str(row.games),
            f"{row.wins}–{row.draws}–{row.losses}",
            share(row.share.share, texts.lang),
            interval_text(row.share, texts.lang),
        )
    screen.console.print(table)
    screen.say(texts("league-written", folder=printable(str(league.folder))))
