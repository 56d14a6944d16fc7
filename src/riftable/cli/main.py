"""The commands of `riftable`: what can be typed, and what is said when it was typed wrong."""

from __future__ import annotations

import inspect
import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from riftable import __version__
from riftable.cli.files import Complaint, open_position, open_record, options_of
from riftable.cli.games import flags
from riftable.cli.screen import Screen, printable
from riftable.core.errors import RiftableError
from riftable.i18n import LANGUAGES, Texts, language, short, wanted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

WRONG: Final = 2  # the exit code for anything the caller can put right
SEEDS: Final = 10**6  # seeds we choose ourselves are short enough to be typed again


def help_wanted(ctx: typer.Context, wants: bool) -> None:
    """Shows the help of a command and ends."""
    from riftable.cli.usage import show_help

    if wants and not ctx.resilient_parsing:
        show_help(ctx, ctx.obj)
        raise typer.Exit


def version_wanted(wants: bool) -> None:
    """Shows the version and ends."""
    if wants:
        sys.stdout.write(f"riftable {__version__}\n")
        raise typer.Exit


# Help strings are keys of the interface strings; `usage` shows them in the reader's language.
Help = Annotated[bool, typer.Option("--help", "-h", is_eager=True, callback=help_wanted, help="option-help")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="option-lang")]
Kept = Annotated[
    str | None, typer.Option("--store", metavar="URL", envvar="RIFTABLE_STORE", help="option-store")
]
Ascii = Annotated[bool, typer.Option("--ascii", help="option-ascii")]
Seed = Annotated[int | None, typer.Option("--seed", min=0, metavar="N", help="option-seed")]

NO_HELP: Final[dict[str, list[str]]] = {"help_option_names": []}  # theirs speaks English only
app = typer.Typer(
    add_completion=False,
    context_settings=NO_HELP,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
)


@app.callback()
def riftable_command(
    ctx: typer.Context,
    _help: Help = False,
    _version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=version_wanted, help="option-version")
    ] = False,
    _lang: Lang = None,
) -> None:
    """Shows the help when no command is given."""
    if ctx.invoked_subcommand is None:
        help_wanted(ctx, wants=True)


def with_flags(command: Callable[..., None]) -> Callable[..., None]:
    """Gives a command the flags of all games, each an option of the rules; it gets them as `**options`.

    A flag that the command has itself means something else there.
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
                typer.Option(
                    f"--{flag.name.replace('_', '-')}", metavar=flag.metavar or None, help=flag.help
                ),
            ],
        )
        for flag in flags()
        if flag.name not in shape.parameters
    ]
    setattr(command, "__signature__", shape.replace(parameters=[*plain, *more]))  # noqa: B010  (mypy knows no such attribute)
    return command


@app.command("play", help="command-play", context_settings=NO_HELP)
@with_flags
def play_command(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="argument-game")] = "riftforce",
    _help: Help = False,
    _lang: Lang = None,
    seed: Seed = None,
    mode: Annotated[str | None, typer.Option(metavar="MODE", help="option-mode")] = None,
    seats: Annotated[str | None, typer.Option(metavar="SEATS", help="option-seats")] = None,
    bot: Annotated[str, typer.Option(metavar="BOT", help="option-bot")] = "level3",
    name: Annotated[str | None, typer.Option(metavar="NAME", help="option-name")] = None,
    position: Annotated[str | None, typer.Option(metavar="FILE", help="option-position")] = None,
    load: Annotated[str | None, typer.Option(metavar="FILE", help="option-load")] = None,
    ascii_only: Ascii = False,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="option-option")] = None,
    **options: str | bool | None,
) -> None:
    """Play a game, against bots or one another."""
    from riftable.cli.games import kind
    from riftable.cli.seats import players
    from riftable.cli.session import Session
    from riftable.core.game import Game
    from riftable.door import shelf

    t: Texts = ctx.obj
    found = shelf(game)
    chosen = options_of(options, option or [], t)
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    if position and load:
        raise Complaint(t("error-conflict", one="--position", other="--load"))
    if (chosen or mode) and (position or load):
        other = "--position" if position else "--load"
        raise Complaint(t("error-conflict", one="--mode" if mode else f"--{next(iter(chosen))}", other=other))
    if position:
        table = open_position(position, t, seed)
    elif load:
        table = open_record(load, t, seed)
    else:
        table = Game(found.rules(mode or found.modes[0], chosen), seed=seed)
    seated = players(seats, bot, name, table.rules, table.seats, t)
    table.seats = [player.signed for player in seated]
    screen = Screen(ascii_only=ascii_only)
    face = kind(table.rules.game).face()(screen, t, table.rules, [player.name for player in seated])
    for i, line in enumerate(face.introduction(seed)):
        screen.say(line, "" if i else "bold")
    try:
        Session(screen, t, table, seated, face).play(from_start=not load)
    except KeyboardInterrupt:
        screen.say()
        screen.say(t("leaving"))


@app.command("show", help="command-show", context_settings=NO_HELP)
def show_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="POSITION.txt", help="argument-position")],
    _help: Help = False,
    _lang: Lang = None,
    loose: Annotated[bool, typer.Option("--loose", help="option-loose")] = False,
    ascii_only: Ascii = False,
) -> None:
    """Show a position file."""
    from riftable.cli.telling import Telling

    t: Texts = ctx.obj
    game = open_position(file, t, 0, strict=not loose)
    Telling(Screen(ascii_only=ascii_only), t, game).show()


@app.command("replay", help="command-replay", context_settings=NO_HELP)
def replay_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="GAME.rift", help="argument-record")],
    _help: Help = False,
    _lang: Lang = None,
    step: Annotated[bool, typer.Option("--step", help="option-step")] = False,
    ascii_only: Ascii = False,
) -> None:
    """Tell a recorded game."""
    from riftable.cli.telling import Telling

    Telling(Screen(ascii_only=ascii_only), ctx.obj, open_record(file, ctx.obj, 0)).replay(step=step)


@app.command("doctor", help="command-doctor", context_settings=NO_HELP)
def doctor_command(
    ctx: typer.Context,
    _help: Help = False,
    _lang: Lang = None,
    games: Annotated[int, typer.Option("--games", min=1, metavar="N", help="option-games")] = 100,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, metavar="N", help="option-jobs")] = 1,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="option-doctor-game")] = None,
    mode: Annotated[str | None, typer.Option("--mode", metavar="MODE", help="option-doctor-mode")] = None,
    decks: Annotated[str | None, typer.Option("--decks", metavar="DECKS", help="option-doctor-decks")] = None,
) -> None:
    """Check the laws on this machine."""
    from riftable.cli.doctor import Wish, examine

    if not examine(Screen(), ctx.obj, games, seed or 0, jobs, Wish(game, mode, decks)):
        raise typer.Exit(1)


@app.command("analyse", help="command-analyse", context_settings=NO_HELP)
def analyse_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="GAME.rift", help="argument-record")],
    _help: Help = False,
    _lang: Lang = None,
    iterations: Annotated[
        int | None, typer.Option("--iterations", min=1, metavar="N", help="option-analyse-iterations")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", min=0.001, metavar="N", help="option-analyse-seconds")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", min=1, metavar="N", help="option-analyse-jobs")
    ] = None,
    worst: Annotated[int, typer.Option("--worst", min=1, metavar="N", help="option-analyse-worst")] = 5,
    seat: Annotated[list[int] | None, typer.Option("--seat", metavar="N", help="option-analyse-seat")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE.svg", help="option-analyse-out")] = None,
    ascii_only: Ascii = False,
) -> None:
    """Look back at a recorded game."""
    from riftable.arena.extras import need
    from riftable.arena.work import cores
    from riftable.bots.review import USUAL
    from riftable.bots.search import Budget
    from riftable.cli.analyse import Analysis, check_picture

    t: Texts = ctx.obj
    if iterations and seconds:
        raise Complaint(t("error-conflict", one="--iterations", other="--seconds"))
    if out:
        need("plot")
        check_picture(out, t)
    budget = Budget(iterations or 0, seconds or 0.0) if iterations or seconds else USUAL
    screen = Screen(ascii_only=ascii_only)
    analysis = Analysis(screen, t, open_record(file, t, 0))
    try:
        found = analysis.look_back(budget, seat or [], jobs or cores())
    except KeyboardInterrupt:
        screen.say(t("analyse-stopped"))
        raise typer.Exit(1) from None
    analysis.report(found, worst)
    if out:
        analysis.draw(found, worst, out)


@app.command("cards", help="command-cards", context_settings=NO_HELP)
def cards_command(
    ctx: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="[NAME]", help="argument-card")] = None,
    _help: Help = False,
    _lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Show cards of Riftbound."""
    from riftable.cli.riftbound.lists import show_cards

    show_cards(Screen(ascii_only=ascii_only), ctx.obj, words or [])


@app.command("decks", help="command-decks", context_settings=NO_HELP)
def decks_command(
    ctx: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="[DECK]", help="argument-deck")] = None,
    _help: Help = False,
    _lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Show and check decks of Riftbound."""
    from riftable.cli.riftbound.lists import show_decks

    show_decks(Screen(ascii_only=ascii_only), ctx.obj, name)


@app.command("arena", help="command-arena", context_settings=NO_HELP)
@with_flags
def arena_command(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="argument-game")] = "riftforce",
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
    """Let bots play one another."""
    from riftable.arena.extras import need
    from riftable.arena.question import ask
    from riftable.arena.run import Run
    from riftable.arena.sprt import read_bounds
    from riftable.arena.work import cores, local
    from riftable.cli.arena import compete

    t: Texts = ctx.obj
    need("arena")
    cluster = on_ray or ray_address is not None
    if cluster:
        need("ray")
    question = ask(game, mode, options_of(options, option or [], t), players, seed or 0)
    bounds = read_bounds(sprt, alpha, beta) if sprt else None
    run = Run(question, games, Path(out) if out else None, bounds)
    if cluster:
        from riftable.arena.cluster import Cluster

        compete(Screen(ascii_only=ascii_only), t, run, lambda: Cluster(ray_address, jobs))
    else:
        compete(Screen(ascii_only=ascii_only), t, run, lambda: local(jobs or cores()))


@app.command("stats", help="command-stats", context_settings=NO_HELP)
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
    """Tell what results of the arena show."""
    from riftable.arena.extras import need
    from riftable.arena.parquet import write_parquet
    from riftable.arena.stats import Untold, read_stats
    from riftable.cli.stats import draw, tell

    t: Texts = ctx.obj
    for extra in ["arena", *(["plot"] if plots else []), *(["parquet"] if parquet else [])]:
        need(extra)
    try:
        stats = read_stats([Path(file) for file in files])
    except Untold as problem:
        raise Complaint(t("stats-untold")) from problem
    screen = Screen(ascii_only=ascii_only)
    tell(screen, t, stats, player)
    if plots:
        draw(screen, t, stats, Path(plots), player)
    if parquet:
        write_parquet(Path(parquet), stats.question, stats.lines)
        screen.say(t("stats-saved", file=printable(parquet)))


@app.command("export", help="command-export", context_settings=NO_HELP)
def export_command(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="argument-export")],
    out: Annotated[str, typer.Option("--out", metavar="FILE.parquet", help="option-export-out")],
    _help: Help = False,
    _lang: Lang = None,
    rows: Annotated[str, typer.Option("--rows", metavar="WHAT", help="option-export-rows")] = "games",
    observations: Annotated[bool, typer.Option("--observations", help="option-export-observations")] = False,
) -> None:
    """Write games as a table."""
    from riftable.cli.export import write_table

    write_table(Screen(), ctx.obj, files, out, rows, observations=observations)


@app.command("serve", help="command-serve", context_settings=NO_HELP)
def serve_command(
    ctx: typer.Context,
    _help: Help = False,
    _lang: Lang = None,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, metavar="N", help="option-port")] = 8765,
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER", help="option-data")] = None,
    store: Kept = None,
    bus: Annotated[
        str | None, typer.Option("--bus", metavar="URL", envvar="RIFTABLE_BUS", help="option-bus")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, metavar="N", help="option-workers")] = 1,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="option-browser")] = True,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, metavar="N", help="option-bot-jobs")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="option-origin")] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="option-proxy")
    ] = None,
    floor: Annotated[
        int, typer.Option("--floor", min=0, max=10_000, metavar="MS", help="option-floor")
    ] = 900,
    metrics: Annotated[str, typer.Option("--metrics", metavar="[HOST:]PORT", help="option-metrics")] = "",
) -> None:
    """Open the table in the browser."""
    from riftable.cli.serving import Wish, open_table

    crew = (store, bus, workers, jobs)
    wish = Wish(host, port, data, *crew, origin or (), proxy or (), floor, metrics)
    open_table(Screen(), ctx.obj, wish, show=browser)


@app.command("migrate", help="command-migrate", context_settings=NO_HELP)
def migrate_command(
    ctx: typer.Context,
    _help: Help = False,
    _lang: Lang = None,
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER", help="option-data")] = None,
    store: Kept = None,
    check: Annotated[bool, typer.Option("--check", help="option-migrate-check")] = False,
) -> None:
    """Move a house from its file into PostgreSQL."""
    from riftable.cli.serving import move_house

    move_house(Screen(), ctx.obj, data, store or "", only_check=check)


@app.command("verify", help="command-verify", context_settings=NO_HELP)
def verify_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="GAME.rift", help="argument-record")],
    _help: Help = False,
    _lang: Lang = None,
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help="option-commitment")
    ] = None,
) -> None:
    """Shuffle a recorded game again."""
    from riftable.cli.verify import show_verdict

    if not show_verdict(Screen(), ctx.obj, file, commitment):
        raise typer.Exit(1)


@app.command("backup", help="command-backup", context_settings=NO_HELP)
def backup_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="argument-backup")],
    _help: Help = False,
    _lang: Lang = None,
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER", help="option-data")] = None,
) -> None:
    """Copy what a server keeps, while it runs."""
    from riftable.cli.keeping import back_up

    back_up(Screen(), ctx.obj, file, data)


@app.command("restore", help="command-restore", context_settings=NO_HELP)
def restore_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="argument-restore")],
    _help: Help = False,
    _lang: Lang = None,
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER", help="option-data")] = None,
) -> None:
    """Put a backup where a server finds it."""
    from riftable.cli.keeping import restore

    restore(Screen(), ctx.obj, file, data)


def status(arguments: Sequence[str]) -> int:
    """Runs a command; the exit code."""
    t = Texts(language(arguments, os.environ))
    asked = wanted(arguments)
    if asked is not None and short(asked) not in LANGUAGES:
        complain(t, t("error-lang", lang=asked, known=", ".join(LANGUAGES)))
        return WRONG
    try:
        return int(app(list(arguments), prog_name="riftable", standalone_mode=False, obj=t) or 0)
    except typer.TyperException as problem:
        complain(t, problem.format_message())
    except (Complaint, RiftableError) as problem:
        complain(t, str(problem))
    return WRONG


def complain(t: Texts, text: str) -> None:
    """One line on stderr, whatever was in the text."""
    line = t("error", text=text.replace("\n", " "))
    sys.stderr.write(printable(line) + "\n")


def run() -> None:
    """The entry point: 0, or 2 and one line on stderr for whatever the caller can put right."""
    if sys.argv[1:] == ["--version"]:
        sys.stdout.write(f"riftable {__version__}\n")
        return
    sys.exit(status(sys.argv[1:]))
