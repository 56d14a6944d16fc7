"""The doctor: plays random games of every kind on this machine and sees whether the laws hold."""

from __future__ import annotations

import contextlib
import platform
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import riftable
from riftable.cli.files import Complaint
from riftable.cli.games import KINDS
from riftable.cli.screen import Screen, printable
from riftable.core import machine
from riftable.core.game import Game
from riftable.i18n import Texts


def is_compiled() -> bool:
    """Whether the engine in use was compiled."""
    return not (machine.__file__ or "").endswith(".py")


def reread(text: str) -> Game:
    """The position a text describes, with nobody answering by himself."""
    return riftable.position(text, auto=False)


class Task(NamedTuple):
    """Some games of one set of options."""

    game: str
    mode: str
    options: dict[str, str]
    seeds: range


class Finding(NamedTuple):
    """How many decisions the games of a task took, or the law that does not hold."""

    decisions: int
    broken: str = ""


def tasks(games: int, seed: int, game: str | None) -> list[Task]:
    """Every set of options, of one game or all, with its share of the games, which is at least one."""
    kinds = [(name, kind) for name, kind in KINDS.items() if game in (None, name)]
    sets = [(name, *one) for name, kind in kinds for one in kind.law_sets()]
    shares = [max(1, (games - i + len(sets) - 1) // len(sets)) for i in range(len(sets))]
    return [Task(*one, range(seed, seed + n)) for one, n in zip(sets, shares, strict=True)]


def check(task: Task) -> Finding:
    """Plays the games of a task."""
    from riftable.core.laws import BrokenLaw, check_game

    rules = riftable.rules(task.game, task.mode, **task.options)
    try:
        return Finding(sum(check_game(rules, number, reread) for number in task.seeds))
    except BrokenLaw as broken:
        return Finding(0, str(broken))


def examine(screen: Screen, texts: Texts, games: int, seed: int, jobs: int, game: str | None = None) -> bool:
    """Whether all laws hold, of one game or all, told line by line."""
    if game is not None and game not in KINDS:
        raise Complaint(texts("doctor-no-game", word=printable(game), games=", ".join(KINDS)))
    python = platform.python_version()
    screen.say(texts("doctor-compiled" if is_compiled() else "doctor-interpreted", python=python))
    todo = tasks(games, seed, game)
    with contextlib.ExitStack() as stack:
        findings = (
            stack.enter_context(ProcessPoolExecutor(jobs)).map(check, todo) if jobs > 1 else map(check, todo)
        )
        for task, finding in zip(todo, findings, strict=True):
            if finding.broken:
                problem, *where = finding.broken.splitlines()
                screen.say(texts("doctor-broken", text=problem), "bold red")
                for line in where:
                    screen.draw([(line, "")])
                return False
            options = [f"{key}={value}" for key, value in task.options.items()]
            told = " ".join([task.game, task.mode, *options])
            screen.say(texts("doctor-line", options=told, games=len(task.seeds), decisions=finding.decisions))
    screen.say(texts("doctor-fine"), "bold")
    return True
