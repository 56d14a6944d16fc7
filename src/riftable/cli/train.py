"""`riftable train`: a net that learns a game by playing it against itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from riftable import games
from riftable.ai.error_messages import BotMessage
from riftable.cli.files import CommandError
from riftable.cli.numbers import decimal, share
from riftable.cli.options import Ascii, Help, Lang, Seed
from riftable.cli.screen import Screen, printable
from riftable.core.errors import BadOption, RiftableError

if TYPE_CHECKING:
    from riftable.core.rules import Rules
    from riftable.gamekit.spec import GameSpec
    from riftable.language.fluent import Texts
    from riftable.training.files import Line
    from riftable.training.games import LockstepGames
    from riftable.training.trainer import Goal

CARD_GAMES: Final = 65_536
CPU_GAMES: Final = 256
CPU_MINIBATCH: Final = 1024
# Of a net that has learned before: it is changed less, and tries less.
LATER_LEARNING_RATE: Final = 8e-4
LATER_ENTROPY: Final = 0.008
TWO_SIDES: Final = 2  # the most that the trainer learns from: one side's win is the other's loss


def train_command(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="argument-game")] = games.DEFAULT_GAME,
    _help: Help = False,
    _lang: Lang = None,
    mode: Annotated[str | None, typer.Option(metavar="MODE", help="option-mode")] = None,
    minutes: Annotated[float, typer.Option(min=0.001, metavar="N", help="option-train-minutes")] = 10.0,
    iterations: Annotated[int, typer.Option(min=0, metavar="N", help="option-train-iterations")] = 0,
    side_by_side: Annotated[
        int | None, typer.Option("--games", min=2, metavar="N", help="option-train-games")
    ] = None,
    seed: Seed = None,
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="option-train-out")] = "net.npz",
    resume: Annotated[bool, typer.Option("--resume", help="option-train-resume")] = False,
    start: Annotated[str | None, typer.Option("--from", metavar="FILE", help="option-train-from")] = None,
    against: Annotated[
        str | None, typer.Option("--against", metavar="FILE", help="option-train-against")
    ] = None,
    cpu: Annotated[bool, typer.Option("--cpu", help="option-train-cpu")] = False,
    ascii_only: Ascii = False,
) -> None:
    """Train a net by self-play, and write it with a log, a picture and a state to resume from."""
    from riftable.arena.extras import need

    t: Texts = ctx.obj
    spec = games.spec(game)
    rules = training_rules(spec, mode)  # before anyone installs PyTorch for a game that cannot be trained
    if against:
        check_opponent(rules[0])
    need("train")
    if resume and start:
        raise CommandError(t("error-conflict", one="--resume", other="--from"))
    from riftable.ai.learned_net import load_net
    from riftable.training.files import TrainingFiles, train
    from riftable.training.model_card import model_card
    from riftable.training.ppo import Settings
    from riftable.training.trainer import Goal, Trainer

    screen = Screen(ascii_only=ascii_only)
    number = 1 if seed is None else seed
    played, problem = lockstep(spec, rules, side_by_side, number, cpu)
    on_card = played.observations.device.type == "cuda"
    screen.say(t("train-card") if on_card else t("train-cpu", problem=problem))
    settings = Settings() if on_card else Settings(minibatch=CPU_MINIBATCH)
    if start:
        settings = settings._replace(learning_rate=LATER_LEARNING_RATE, entropy=LATER_ENTROPY)
    foe = load_net(Path(against), played.encoding) if against else None
    trainer = Trainer(played, Goal(iterations, minutes), settings, number, against=foe)
    files = TrainingFiles(Path(out))
    if start:
        trainer.start_from(load_net(Path(start), played.encoding))
    if resume:
        if not files.state.is_file():
            raise BadOption(BotMessage.NO_FILE, word=files.state)
        trainer.resume(files.state)
        files.read_log(trainer.iteration)
        if trainer.progress >= 1:
            screen.say(nothing_left_text(t, trainer.goal))
            return

    def report(line: Line) -> None:
        screen.say(progress_text(t, "train-line-alone" if trainer.alone else "train-line", line))

    about: dict[str, Any] = {"game": rules[0].game, "mode": rules[0].mode}
    if against:
        about["against"] = Path(against).name
    if trainer.alone:
        about["alone"] = True
    won = t("train-plot-won-alone" if trainer.alone else "train-plot-won")
    titles = [won, t("train-plot-explained"), t("train-plot-entropy"), t("train-plot-time")]
    try:
        train(trainer, files, about, titles, report)
    except KeyboardInterrupt:
        screen.say(t("train-stopped"))
    card = model_card(files.net.name, load_net(files.net, played.encoding))
    files.net.with_suffix(".md").write_text(card, "utf-8")
    screen.say(t("train-written", file=printable(str(files.net))))


def nothing_left_text(t: Texts, goal: Goal) -> str:
    """Return what to say of a training that has reached its goal before it resumes."""
    if goal.iterations:
        return t("train-nothing-left", option="--iterations", n=str(goal.iterations))
    return t("train-nothing-left", option="--minutes", n=f"{goal.minutes:g}")


def progress_text(t: Texts, key: str, line: Line) -> str:
    """Return the text `key` for a line of the log; one without the points if no game ended that has any."""
    return t(
        key if line.old_games else "train-line-unfinished",
        minutes=decimal(line.minutes, t.lang, 1),
        decisions=decimal(line.decisions / 1e6, t.lang, 1),
        games=line.games,
        won=share(line.old_won, t.lang),
        explained=share(max(0.0, line.explained), t.lang),
        entropy=decimal(line.entropy, t.lang, 3),
    )


def training_rules(spec: GameSpec, mode: str | None) -> list[Rules]:
    """Return the rules of the variants to learn.

    Raise `BadOption` if the game or mode has no batches, or more than two sides.
    """
    chosen = mode or spec.modes[0]
    name = f"{spec.name} {chosen}" if chosen in spec.modes and len(spec.modes) > 1 else spec.name
    if spec.batch is None or chosen not in spec.batch_modes:
        raise BadOption(BotMessage.NO_TRAINING, game=name)
    options = [{}] if spec.training_options is None else spec.training_options.load()(chosen)
    variants = [spec.new_rules(chosen, one) for one in options]
    for rules in variants:
        if (sides := len(set(rules.sides))) > TWO_SIDES:
            raise BadOption(BotMessage.TRAINING_SIDES, game=name, n=sides)
    return variants


def check_opponent(rules: Rules) -> None:
    """Raise `BadOption` unless nets can play against each other by these rules."""
    if len(set(rules.sides)) < TWO_SIDES:
        raise BadOption(BotMessage.PLAYS_ALONE, game=f"{rules.game} {rules.mode}")


def lockstep(
    spec: GameSpec, rules: list[Rules], count: int | None, seed: int, cpu: bool
) -> tuple[LockstepGames, str]:
    """Return the games to learn from: on a card, or if there is none on the CPU, and why."""
    import torch

    from riftable.training.games import CardGames, HostGames

    problem = "--cpu"
    if not cpu and spec.card_batch is not None:
        try:
            if torch.cuda.is_available():
                return CardGames(spec.card_batch.load(), rules, count or CARD_GAMES, seed), ""
            problem = "torch.cuda.is_available() = False"
        except RiftableError as error:
            problem = str(error)
    assert spec.batch is not None
    return HostGames(spec.batch.load(), rules, count or CPU_GAMES, seed), problem
