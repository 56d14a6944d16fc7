"""The doctor: plays random games of every kind on this machine and sees whether the laws hold."""

from __future__ import annotations

import contextlib
import platform
from typing import NamedTuple

import riftable
from riftable import games
from riftable.cli.files import Complaint
from riftable.cli.games import alternatives, with_decks
from riftable.cli.screen import Screen, printable
from riftable.core import machine
from riftable.core.game import Game
from riftable.core.worker_pool import new_pool
from riftable.language.fluent import Texts


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


class Wish(NamedTuple):
    """What to look at; nothing said is everything."""

    game: str | None = None
    mode: str | None = None
    decks: str | None = None  # names with commas between them, of a game in which players have decks

    def names(self) -> list[str]:
        """The decks."""
        return [name.strip().lower() for name in (self.decks or "").split(",") if name.strip()]

    def known_decks(self) -> list[str]:
        """Return the names of the decks of the game that was asked for."""
        decks = None if self.game is None else games.spec(self.game).seat_decks
        return [] if decks is None else list(decks.load().titles())

    def complaint(self, texts: Texts) -> str:
        """What there is not of what was asked for; "": it is all there."""
        if self.game is not None and self.game not in games.names():
            return texts("doctor-no-game", word=printable(self.game), games=", ".join(games.names()))
        if self.decks is not None:
            known = self.known_decks()
            wrong = [name for name in self.names() if name not in known]
            if wrong or not known:
                where = alternatives([spec.name for spec in with_decks()], texts.lang)
                told = printable(", ".join(wrong))
                return texts("doctor-no-deck", word=told, decks=", ".join(known), games=where)
        modes = sorted({mode for _, mode, _ in law_sets(self, 0)})
        if self.mode is not None and self.mode not in modes:
            return texts("doctor-no-mode", word=printable(self.mode), modes=", ".join(modes))
        return ""


def law_sets(wish: Wish, seed: int) -> list[tuple[str, str, dict[str, str]]]:
    """Games and modes with options, whatever the mode."""
    found = [spec for spec in games.specs() if wish.game in (None, spec.name)]
    return [(spec.name, *one) for spec in found for one in spec.option_sets(seed, wish.names())]


def tasks(games: int, seed: int, wish: Wish) -> list[Task]:
    """Every set of options with its share of the games, which is at least one."""
    sets = [one for one in law_sets(wish, seed) if wish.mode in (None, one[1])]
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


def examine(screen: Screen, texts: Texts, games: int, seed: int, jobs: int, wish: Wish) -> bool:
    """Whether all laws hold, of all games or as wished, told line by line."""
    if complaint := wish.complaint(texts):
        raise Complaint(complaint)
    python = platform.python_version()
    screen.say(texts("doctor-compiled" if is_compiled() else "doctor-interpreted", python=python))
    todo = tasks(games, seed, wish)
    with contextlib.ExitStack() as stack:
        findings = stack.enter_context(new_pool(jobs)).map(check, todo) if jobs > 1 else map(check, todo)
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
