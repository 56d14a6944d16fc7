"""The commands of `riftable`, and how errors are reported."""

from __future__ import annotations

import os
import secrets
import sys
from functools import cache
from typing import TYPE_CHECKING, Annotated, Final

import typer
from typer.core import TyperGroup
from typer.main import get_group

from riftable import __version__, games
from riftable.cli import host_commands, research
from riftable.cli.bot import bot_command
from riftable.cli.engine import engine_text
from riftable.cli.error_texts import error_text, typer_error_text
from riftable.cli.exploit import exploit_command
from riftable.cli.files import CommandError, open_position, open_record, options_of
from riftable.cli.league import league_command
from riftable.cli.options import (
    NO_HELP,
    TAKE_FLAGS,
    Ascii,
    Help,
    Lang,
    Seed,
    add_flags,
    with_flags,
)
from riftable.cli.screen import Screen, printable
from riftable.cli.train import train_command
from riftable.core.errors import RiftableError
from riftable.language.fluent import LANGUAGES, Texts, language, short, wanted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

EXIT_USAGE: Final = 2  # exit status of errors that the caller can correct
MAX_RANDOM_SEED: Final = 10**6  # random seeds are short, so that they can be typed again


def show_version_and_exit(ctx: typer.Context, wants: bool) -> None:
    """Print the version, whether the engine is compiled and the games, and exit."""
    if wants and not ctx.resilient_parsing:
        t: Texts = ctx.obj
        screen = Screen()
        screen.say(f"riftable {__version__}")
        screen.say(engine_text(t))
        screen.say(t("version-games", games=", ".join(games.names())))
        raise typer.Exit


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
        bool, typer.Option("--version", is_eager=True, callback=show_version_and_exit, help="option-version")
    ] = False,
    _lang: Lang = None,
) -> None:
    """Open the table when no command is given."""
    if ctx.invoked_subcommand is None:
        serve = commands().commands["serve"]
        with serve.make_context("serve", [], parent=ctx) as below:
            serve.invoke(below)


@app.command("play", help="command-play", context_settings=NO_HELP)
@with_flags
def play_command(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="argument-game")] = games.DEFAULT_GAME,
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
    """Play a game against bots, with others or alone."""
    from riftable.cli.seats import players
    from riftable.cli.session import TerminalSession
    from riftable.core.game import Game
    from riftable.games import terminal_of

    t: Texts = ctx.obj
    spec = games.spec(game)
    chosen = options_of(options, option or [], t)
    seed = secrets.randbelow(MAX_RANDOM_SEED) if seed is None else seed
    if position and load:
        raise CommandError(t("error-conflict", one="--position", other="--load"))
    if (chosen or mode) and (position or load):
        other = "--position" if position else "--load"
        raise CommandError(
            t("error-conflict", one="--mode" if mode else f"--{next(iter(chosen))}", other=other)
        )
    if position:
        table = open_position(position, t, seed)
    elif load:
        table = open_record(load, t, seed)
    else:
        rules = spec.new_rules(mode, chosen)
        rules.check_new()
        table = Game(rules, seed=seed)
    seated = players(seats, bot, name, table.rules, table.seats, t)
    table.seats = [player.signed for player in seated]
    screen = Screen(ascii_only=ascii_only)
    names = [player.name for player in seated]
    terminal = terminal_of(table.rules, screen, t, names)
    t = terminal.texts
    for i, line in enumerate(terminal.introduction(seed)):
        screen.say(line, "" if i else "bold")
    try:
        TerminalSession(screen, t, table, seated, terminal).play(from_start=not load)
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
    from riftable.cli.show import GameViewer

    t: Texts = ctx.obj
    game = open_position(file, t, 0, strict=not loose)
    GameViewer(Screen(ascii_only=ascii_only), t, game).show()


@app.command("replay", help="command-replay", context_settings=NO_HELP)
def replay_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="GAME.rift", help="argument-record")],
    _help: Help = False,
    _lang: Lang = None,
    step: Annotated[bool, typer.Option("--step", help="option-step")] = False,
    ascii_only: Ascii = False,
) -> None:
    """Show a recorded game, action by action."""
    from riftable.cli.show import GameViewer

    GameViewer(Screen(ascii_only=ascii_only), ctx.obj, open_record(file, ctx.obj, 0)).replay(step=step)


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
    from riftable.cli.doctor import Selection, examine

    if not examine(Screen(), ctx.obj, games, seed or 0, jobs, Selection(game, mode, decks)):
        raise typer.Exit(1)


@app.command("kernels", help="command-kernels", context_settings=NO_HELP)
def kernels_command(ctx: typer.Context, _help: Help = False, _lang: Lang = None) -> None:
    """Compile the kernels of batches and searches ahead of time."""
    from riftable.arena.extras import need
    from riftable.cli.kernels import compile_all

    need("batch")
    compile_all(Screen(), ctx.obj)


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
    """Analyze a recorded game."""
    from riftable.ai.review import DEFAULT_BUDGET
    from riftable.ai.search import Budget
    from riftable.arena.extras import need
    from riftable.arena.workers import available_cores
    from riftable.cli.analyse import Analysis, check_output

    t: Texts = ctx.obj
    if iterations and seconds:
        raise CommandError(t("error-conflict", one="--iterations", other="--seconds"))
    if out:
        need("plot")
        check_output(out, t)
    budget = Budget(iterations or 0, seconds or 0.0) if iterations or seconds else DEFAULT_BUDGET
    screen = Screen(ascii_only=ascii_only)
    analysis = Analysis(screen, t, open_record(file, t, 0))
    try:
        found = analysis.look_back(budget, seat or [], jobs or available_cores())
    except KeyboardInterrupt:
        screen.say(t("analyse-stopped"))
        raise typer.Exit(1) from None
    analysis.report(found, worst)
    if out:
        analysis.draw(found, worst, out)


@app.command("puzzle", help="command-puzzle", context_settings=NO_HELP)
def puzzle_command(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="argument-game")] = games.DEFAULT_GAME,
    _help: Help = False,
    _lang: Lang = None,
    seed: Seed = None,
    level: Annotated[
        int | None, typer.Option("--level", min=1, max=6, metavar="N", help="option-puzzle-level")
    ] = None,
    theme: Annotated[str | None, typer.Option("--theme", metavar="THEME", help="option-puzzle-theme")] = None,
    tag: Annotated[str | None, typer.Option("--tag", metavar="TAG", help="option-puzzle-tag")] = None,
    daily: Annotated[bool, typer.Option("--daily", help="option-puzzle-daily")] = False,
    number: Annotated[str | None, typer.Option("--id", metavar="ID", help="option-puzzle-id")] = None,
    ascii_only: Ascii = False,
) -> None:
    """Solve puzzles."""
    from riftable.cli.puzzle import PuzzleSession, chosen_puzzles, find_puzzle, play_puzzles, puzzle_of_today

    t: Texts = ctx.obj
    screen = Screen(ascii_only=ascii_only)
    if number is not None and daily:
        raise CommandError(t("error-conflict", one="--id", other="--daily"))
    try:
        if number is not None:
            PuzzleSession(screen, t, find_puzzle(number)).play()
        elif daily:
            PuzzleSession(screen, t, puzzle_of_today(game, theme, level, tag)).play()
        else:
            seed = secrets.randbelow(MAX_RANDOM_SEED) if seed is None else seed
            play_puzzles(screen, t, chosen_puzzles(game, theme, level, tag, seed))
    except KeyboardInterrupt:
        screen.say()


@cache
def commands() -> TyperGroup:
    """Return all commands: those above, those that the enabled games bring, and the rest."""
    for flagged in TAKE_FLAGS:
        add_flags(flagged)
    for spec in games.specs():
        if spec.commands is not None:
            spec.commands.load()(app)
    more: dict[str, Callable[..., None]] = {
        "arena": research.arena_command,
        "bot": bot_command,
        "league": league_command,
        "train": train_command,
        "exploit": exploit_command,
        "stats": research.stats_command,
        "export": research.export_command,
        "serve": host_commands.serve_command,
        "migrate": host_commands.migrate_command,
        "ratings": host_commands.ratings_command,
        "verify": host_commands.verify_command,
        "backup": host_commands.backup_command,
        "restore": host_commands.restore_command,
    }
    for name, command in more.items():
        app.command(name, help=f"command-{name}", context_settings=NO_HELP)(command)
    return get_group(app)


def status(arguments: Sequence[str]) -> int:
    """Run a command and return its exit status."""
    t = Texts(language(arguments, os.environ))
    asked = wanted(arguments)
    if asked is not None and short(asked) not in LANGUAGES:
        print_error(t, t("error-lang", lang=asked, known=", ".join(LANGUAGES)))
        return EXIT_USAGE
    try:
        host_commands.leave_games_out(arguments)
        return int(commands()(list(arguments), prog_name="riftable", standalone_mode=False, obj=t) or 0)
    except typer.TyperException as problem:
        print_error(t, typer_error_text(problem.format_message(), t.lang))
    except RiftableError as problem:
        print_error(t, error_text(problem, t.lang))
    except CommandError as problem:
        print_error(t, str(problem))
    return EXIT_USAGE


def print_error(t: Texts, text: str) -> None:
    """Print an error as one line on stderr."""
    line = t("error", text=text.replace("\n", " "))
    sys.stderr.write(printable(line) + "\n")


def run() -> None:
    """The entry point. Exits with 0, or with 2 and one line on stderr if the caller can correct the error."""
    sys.exit(status(sys.argv[1:]))
