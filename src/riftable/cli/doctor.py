"""`riftable doctor`: play random games of every kind and check the laws of the engine."""

from __future__ import annotations

import contextlib
from typing import NamedTuple

import riftable
from riftable import games
from riftable.cli.engine import engine_text
from riftable.cli.files import CommandError
from riftable.cli.games import alternatives, with_decks
from riftable.cli.screen import Screen, printable
from riftable.core.game import Game
from riftable.core.worker_pool import new_pool
from riftable.language.fluent import Texts


def read_back(text: str) -> Game:
    """Return the position that a text describes, without automatic answers."""
    return riftable.position(text, auto=False)


class Task(NamedTuple):
    """Games with one set of options."""

    game: str
    mode: str
    options: dict[str, str]
    seeds: range


class Finding(NamedTuple):
    """The number of decisions in the games of a task, or the law that was broken."""

    decisions: int
    broken: str = ""


class Selection(NamedTuple):
    """What to check; None means all."""

    game: str | None = None
    mode: str | None = None
    decks: str | None = None  # names with commas between them, of a game in which players have decks

    def names(self) -> list[str]:
        """Return the names of the selected decks."""
        return [name.strip().lower() for name in (self.decks or "").split(",") if name.strip()]

    def known_decks(self) -> list[str]:
        """Return the names of the decks of the game that was asked for."""
        decks = None if self.game is None else games.spec(self.game).seat_decks
        return [] if decks is None else list(decks.load().titles())

    def find_error(self, texts: Texts) -> str:
        """Return what is wrong with the selection; "" if nothing is."""
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


def law_sets(selection: Selection, seed: int) -> list[tuple[str, str, dict[str, str]]]:
    """Return games, modes and options to check."""
    found = [spec for spec in games.specs() if selection.game in (None, spec.name)]
    return [(spec.name, *one) for spec in found for one in spec.option_sets(seed, selection.names())]


def tasks(games: int, seed: int, selection: Selection) -> list[Task]:
    """Return a task for each set of options, with its share of the games, at least one."""
    sets = [one for one in law_sets(selection, seed) if selection.mode in (None, one[1])]
    shares = [max(1, (games - i + len(sets) - 1) // len(sets)) for i in range(len(sets))]
    return [Task(*one, range(seed, seed + n)) for one, n in zip(sets, shares, strict=True)]


def check(task: Task) -> Finding:
    """Play the games of a task."""
    from riftable.core.laws import BrokenLaw, check_game

    rules = riftable.rules(task.game, task.mode, **task.options)
    try:
        return Finding(sum(check_game(rules, number, read_back) for number in task.seeds))
    except BrokenLaw as broken:
        return Finding(0, str(broken))


def examine(screen: Screen, texts: Texts, games: int, seed: int, jobs: int, selection: Selection) -> bool:
    """Check the laws, print a line for each set of options, and return whether all laws hold."""
    if error := selection.find_error(texts):
        raise CommandError(error)
    screen.say(engine_text(texts))
    todo = tasks(games, seed, selection)
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
