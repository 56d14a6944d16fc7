"""The registry of games: the built-in ones, and those that installed packages offer.

A package offers a game through the entry point group `riftable.games`; the entry point's value is its
`GameSpec`. A game is imported when it is first asked for. `RIFTABLE_GAMES` (or `enable_only`)
restricts the registry to some games; the others are unknown then.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadOption
from riftable.core.rules import Rules
from riftable.gamekit.spec import GameSpec

if TYPE_CHECKING:
    from riftable.gamekit.presenter import Presenter
    from riftable.gamekit.terminal import Terminal, TerminalScreen
    from riftable.language.fluent import Texts

BUILT_IN: Final = ("riftforce", "riffifi", "riftbound")
ENTRY_POINT_GROUP: Final = "riftable.games"
DEFAULT_GAME: Final = BUILT_IN[0]  # where a caller names no game
VARIABLE: Final = "RIFTABLE_GAMES"  # names, commas between them


@cache
def known() -> dict[str, str]:
    """Return where the spec of each game is, as `module:attribute`, built-in games first."""
    found = {name: f"{__name__}.{name}.spec:SPEC" for name in BUILT_IN}
    for entry in entry_points(group=ENTRY_POINT_GROUP):
        found.setdefault(entry.name, entry.value)
    return found


def package(name: str) -> str:
    """Return the dotted name of the package that holds a game."""
    module = known()[name].partition(":")[0]
    return module.removesuffix(".spec")


def folder(name: str) -> Path:
    """Return the folder of that package."""
    found = import_module(package(name)).__file__
    assert found is not None
    return Path(found).parent


@cache
def roots() -> frozenset[str]:
    """Return the top-level packages of the engine and of all games."""
    return frozenset({__name__.partition(".")[0], *(path.partition(".")[0] for path in known().values())})


def names() -> tuple[str, ...]:
    """Return the names of all enabled games."""
    wanted = [name.strip() for name in os.environ.get(VARIABLE, "").split(",") if name.strip()]
    return tuple(name for name in known() if not wanted or name in wanted)


def enable_only(wanted: Iterable[str]) -> None:
    """Leave all other games out, in this process and in those it starts; BadOption for an unknown name."""
    chosen = list(wanted)
    for name in chosen:
        if name not in known():
            raise BadOption(CoreMessage.NO_GAME, word=name, known=tuple(known()))
    os.environ[VARIABLE] = ",".join(chosen)


def spec(name: str) -> GameSpec:
    """Return the game of this name; BadOption if there is none, or it is not enabled."""
    if name not in names():
        raise BadOption(CoreMessage.NO_GAME, word=name, known=names())
    return loaded(name)


@cache
def loaded(name: str) -> GameSpec:
    """Import the spec of a game."""
    module, _, attribute = known()[name].partition(":")
    found: GameSpec = getattr(import_module(module), attribute)
    return found


def presenter_of(rules: Rules, lang: str) -> Presenter[Any]:
    """Return the presenter of the game of `rules` in a language; BadOption if the game has none."""
    made = spec(rules.game).presenter
    if made is None:
        raise BadOption(CoreMessage.NO_PRESENTER, game=rules.game)
    return made.load()(rules, lang)


def terminal_of(rules: Rules, screen: TerminalScreen, texts: Texts, names: Sequence[str]) -> Terminal[Any]:
    """Return what draws the game of `rules` on `screen`, with the `names` of the seats.

    Its `texts` are those of the program together with those of the game.
    """
    found = spec(rules.game)
    made = found.terminal.load()
    return made(presenter_of(rules, texts.lang), screen, texts.plus(found.locales), names)


def specs() -> Iterator[GameSpec]:
    """Iterate over all enabled games."""
    return map(spec, names())


__all__ = ["DEFAULT_GAME", "enable_only", "names", "presenter_of", "spec", "specs", "terminal_of"]
