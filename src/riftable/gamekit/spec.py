"""GameSpec: everything a game offers to the layers above it, each part loaded when it is first used.

A game has one module `spec.py` with one value, `SPEC`. The registry (`riftable.games`) finds it by name; no
other code imports a game's modules.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from riftable.core.machine import State
from riftable.core.options import OptionDescription
from riftable.core.rules import Rules
from riftable.language.fluent import Texts

if TYPE_CHECKING:
    from riftable.gamekit.autopass import Autopass
    from riftable.gamekit.batches import CardBatch, GameBatch
    from riftable.gamekit.browser_types import BrowserTypes
    from riftable.gamekit.encoding import Encoding
    from riftable.gamekit.examples import RulesExample
    from riftable.gamekit.lessons import LessonBook
    from riftable.gamekit.presenter import Presenter
    from riftable.gamekit.puzzles import PuzzleBook
    from riftable.gamekit.seat_decks import SeatDecks
    from riftable.gamekit.statistics import Statistics
    from riftable.gamekit.strategy import Strategy
    from riftable.gamekit.terminal import Terminal

T = TypeVar("T")
RulesMaker: TypeAlias = Callable[[str, Mapping[str, object]], Rules]
PositionReader: TypeAlias = Callable[[str, bool], tuple[Rules, State | None, list[str]]]
LawSets: TypeAlias = Callable[[int, Sequence[str]], list[tuple[str, dict[str, str]]]]


class Lazy(Generic[T]):
    """An attribute of a module that is imported when `load` is first called."""

    def __init__(self, path: str) -> None:
        self.path = path  # "package.module:attribute"

    def __repr__(self) -> str:
        return f"lazy({self.path!r})"

    @cached_property
    def value(self) -> T:
        """The attribute."""
        module, _, name = self.path.partition(":")
        found: T = getattr(importlib.import_module(module), name)
        return found

    def load(self) -> T:
        """Import the module if need be and return the attribute."""
        return self.value


@cache
def texts_of(package: str, lang: str) -> Texts:
    """Return the texts of a game's package in a language."""
    return Texts(lang, "", package)


def lazy(path: str) -> Lazy[Any]:
    """Name an attribute as `package.module:attribute` without importing its module."""
    return Lazy(path)


PLAIN_TERMINAL: Final = lazy("riftable.gamekit.terminal:Terminal")  # works for any game


class Flag(NamedTuple):
    """A switch of `riftable play` that sets the option of the rules with the same name.

    Its help is the text `flag-<name>` of the game.
    """

    name: str
    metavar: str  # "": it takes no value and means yes

    @property
    def key(self) -> str:
        """The key of its help among the texts of the game."""
        return f"flag-{self.name.replace('_', '-')}"


@dataclass(frozen=True)
class GameSpec:
    """A game, as the registry, the command line, the bots, the environments and the server know it.

    `name`, `rules`, `mode_names` and `read_position` are required. Whatever else is missing has a plain
    default or is simply not offered for this game.
    """

    name: str
    rules: Lazy[RulesMaker]  # (mode, options) -> Rules
    mode_names: Lazy[Iterable[str]]  # the first is the default
    read_position: Lazy[PositionReader]  # (text, strict) -> rules, state, moves to be made
    title: str = ""  # its proper name; "": `name` with a capital
    locales: str = ""  # the package with the game's texts, in a folder `locales`; "": it has none
    describe_options: Lazy[Callable[[str], list[OptionDescription]]] | None = None  # of a mode, for people
    option_names: Lazy[Iterable[str]] | None = None  # all that `rules` takes, if more than described
    newest_edition: Lazy[int] | None = None  # of its rules; more than one: they have an option `edition`
    seats_option: str = ""  # the option that says how many seats there are
    flags: tuple[Flag, ...] = ()  # of `riftable play`
    presenter: Lazy[Callable[[Rules, str], Presenter[Any]]] | None = None  # (rules, lang)
    terminal: Lazy[Callable[..., Terminal[Any]]] = PLAIN_TERMINAL  # (presenter, screen, texts, names)
    browser_types: Lazy[BrowserTypes] | None = None  # of its board in the browser, if it has its own
    law_sets: Lazy[LawSets] | None = None  # (seed, decks) -> modes with options to try the laws on
    strategy: Lazy[Strategy] | None = None  # what the built-in bots need
    policy_net: Lazy[Callable[[Rules, Path], Any]] | None = None  # (rules, file) -> a bot that plays by a net
    default_net: Lazy[Path] | None = None  # the file of the net that comes along
    encoding: Lazy[Callable[[Rules], Encoding]] | None = None  # for learners
    batch: Lazy[Callable[[Any, Any], GameBatch]] | None = None  # (rules, seeds) -> many games at once
    card_batch: Lazy[Callable[[Any, Any], CardBatch]] | None = None  # the same on a graphics card
    compile_kernels: Lazy[Callable[[], None]] | None = None  # of its batches and searches, ahead of time
    training_options: Lazy[Callable[[str], Sequence[Mapping[str, object]]]] | None = (
        None  # of a mode: the variants that a net for it must play; None: the rules without options
    )
    batch_modes: tuple[str, ...] = ()  # the modes that it plays
    openspiel_extras: Lazy[Callable[[], list[Any]]] | None = None  # further OpenSpiel games
    statistics: Lazy[Callable[[Rules], Statistics]] | None = None  # what the arena remembers of a game
    publishes_statistics: bool = True  # False: the game's owner does not want any published
    bot_statistics: Lazy[Path] | None = None  # the file of `BotStatistics` that comes along
    habits: Lazy[Sequence[str]] | None = (
        None  # that its statistics count, in the order in which they are told
    )
    rated: bool = False  # players may have ratings, if the host of a server wants them
    group_names: Lazy[Sequence[str]] | None = None  # of guilds, as results name them, in their order
    group_labels: Lazy[Callable[[str], Callable[[str], str]]] | None = None  # lang -> name -> label
    seat_groups: Lazy[Callable[[State], list[list[str]]]] | None = None  # names by seat, once a game is over
    seat_decks: Lazy[SeatDecks] | None = None  # decks that players bring to their seats
    autopass: Lazy[Autopass] | None = None  # questions that players may have answered for them
    examples: Lazy[Sequence[RulesExample]] | None = None  # of the rules, for the pages that explain them
    puzzles: Lazy[PuzzleBook] | None = None  # themes, and the puzzles that come along
    lessons: Lazy[LessonBook] | None = None  # short interactive ones, beside the first game with a teacher
    commands: Lazy[Callable[[Any], None]] | None = None  # adds the game's own commands to the command line
    routes: Lazy[Callable[[], list[Any]]] | None = None  # the game's own routes of the HTTP API
    http_models: Lazy[Sequence[type]] | None = None  # bodies and answers of these routes
    numbered_moves: Lazy[Callable[[Rules, int], str]] | None = None  # names of moves in logs before format 3

    @cached_property
    def modes(self) -> tuple[str, ...]:
        """The modes of the game; the first is the default."""
        return tuple(self.mode_names.load())

    @cached_property
    def options(self) -> tuple[str, ...]:
        """The names of all options that the rules take, in any mode."""
        if self.option_names is not None:
            return tuple(self.option_names.load())
        return tuple(dict.fromkeys(one.name for mode in self.modes for one in self.described(mode)))

    @cached_property
    def editions(self) -> int:
        """How many editions of the rules there have been."""
        return 1 if self.newest_edition is None else int(self.newest_edition.load())

    @property
    def label(self) -> str:
        """The proper name of the game."""
        return self.title or self.name.capitalize()

    def texts(self, lang: str) -> Texts:
        """Return the game's own texts, from `locales/<lang>.ftl` of its package.

        All of them are optional. The catalogue uses `game-title`, `game-help`, `game-summary`, `mode-<mode>`,
        `option-<option>`, each of the latter with `-help`, and `value-<option>-<value>`; the command line
        `flag-<option>` and `command-<command>`; puzzles those of `PuzzleTheme`; profiles `results-groups`,
        the heading of results by group; statistics of the arena `results-group`, `results-pair` and more
        of such keys, in place of shared texts that speak of choices. Names are written with hyphens. Other
        keys are the game's.
        """
        return texts_of(self.locales, lang)

    def described(self, mode: str) -> list[OptionDescription]:
        """Return the options of a mode, in the order in which people are asked about them."""
        return [] if self.describe_options is None else self.describe_options.load()(mode)

    def option_sets(self, seed: int = 0, decks: Sequence[str] = ()) -> list[tuple[str, dict[str, str]]]:
        """Return modes with options to try the laws on.

        By default each mode by itself, and with each value of each option that has a few.
        """
        if self.law_sets is not None:
            return self.law_sets.load()(seed, decks)
        sets: list[tuple[str, dict[str, str]]] = []
        for mode in self.modes:
            tried = [{one.name: value} for one in self.described(mode) for value in one.choices]
            changed = [self.new_rules(mode, options).options for options in ({}, *tried)]
            sets += [(mode, options) for i, options in enumerate(changed) if options not in changed[:i]]
        return sets

    def new_rules(self, mode: str | None, options: Mapping[str, object]) -> Rules:
        """Return the rules of a mode (the default one if None) with these options."""
        return self.rules.load()(mode or self.modes[0], options)
