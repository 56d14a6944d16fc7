"""What games bring to the command line: flags of `riftable play`, and texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Final

from riftable import games
from riftable.gamekit.spec import Flag, GameSpec
from riftable.language.fluent import Texts
from riftable.language.text import join

AND: Final = {"en": " and ", "fr": " et ", "uk": " і "}
OR: Final = {"en": " or ", "fr": " ou ", "uk": " або "}


def alternatives(items: Sequence[str], lang: str) -> str:
    """Return items as a choice: a, b or c."""
    return join(items, OR[lang])


def flags() -> list[Flag]:
    """Return the flags of all games, each name once."""
    found = {flag.name: flag for spec in games.specs() for flag in spec.flags}
    return list(found.values())


def titles(texts: Texts) -> str:
    """Return the titles of all games: a, b and c."""
    return join([spec.label for spec in games.specs()], AND[texts.lang])


def names(texts: Texts) -> str:
    """Return the names of all games: a, b or c."""
    return alternatives(games.names(), texts.lang)


def modes(texts: Texts) -> str:
    """Return the modes of each game that has several."""
    found = [
        texts("modes-of-game", game=spec.label, modes=alternatives(spec.modes, texts.lang))
        for spec in games.specs()
        if len(spec.modes) > 1
    ]
    return reduce(lambda one, more: texts("modes-and-more", modes=one, more=more), found or [""])


def with_decks() -> list[GameSpec]:
    """Return the games to which players bring decks."""
    return [spec for spec in games.specs() if spec.seat_decks is not None]


def titles_with_decks(texts: Texts) -> str:
    """Return the titles of those games."""
    return alternatives([spec.label for spec in with_decks()], texts.lang)


def some_decks(_texts: Texts) -> str:
    """Return the names of two decks, as an example."""
    decks = next((spec.seat_decks for spec in with_decks() if spec.seat_decks is not None), None)
    return "" if decks is None else ",".join(list(decks.load().titles())[:2])


def review_iterations(_texts: Texts) -> str:
    """Return how many iterations `riftable analyse` searches unless told otherwise."""
    from riftable.ai.review import DEFAULT_BUDGET

    return str(DEFAULT_BUDGET.iterations)


def puzzle_themes(texts: Texts) -> str:
    """Return the themes of the puzzles of each game that has some."""
    found = [
        texts(
            "modes-of-game",
            game=spec.label,
            modes=alternatives([theme.name for theme in spec.puzzles.load().themes], texts.lang),
        )
        for spec in games.specs()
        if spec.puzzles is not None
    ]
    return reduce(lambda one, more: texts("modes-and-more", modes=one, more=more), found or [""])


def puzzle_tags(texts: Texts) -> str:
    """Return the groups by which puzzles can be chosen."""
    found = [spec.group_names.load() for spec in games.specs() if spec.puzzles and spec.group_names]
    return alternatives([name for names in found for name in names], texts.lang)


# Values that are put into texts of help, by key and name.
HELP_VALUES: Final[dict[str, dict[str, Callable[[Texts], str]]]] = {
    "about": {"games": titles},
    "argument-game": {"games": names},
    "option-analyse-iterations": {"iterations": review_iterations},
    "option-doctor-game": {"games": names},
    "option-doctor-decks": {"games": titles_with_decks, "decks": some_decks},
    "option-mode": {"modes": modes},
    "option-puzzle-tag": {"tags": puzzle_tags},
    "option-puzzle-theme": {"themes": puzzle_themes},
}


def help_text(texts: Texts, key: str) -> str:
    """Return the help of a command or an option: the program's own, else what the games say about it."""
    if key in texts:
        return texts(key, **{name: value(texts) for name, value in HELP_VALUES.get(key, {}).items()})
    found = [spec.texts(texts.lang) for spec in games.specs()]
    return "; ".join(dict.fromkeys(own(key) for own in found if key in own))
