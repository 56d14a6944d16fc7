"""Interface strings, parsed for tests.

A part is the name of a file without its language: "server". Those of a game are "riftbound/browser", and
"riftbound/" where the file has no name but the language.
"""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, ast

from riftable import games
from riftable.language import fluent
from riftable.language.fluent import SHARED_TEXTS, Texts

SHARED_PARTS = ("", "guide", "playing", "puzzles", "review", "server", "statistics", "study", "table")
GAME_PARTS = tuple(
    f"{game}/{path.name.removesuffix('en.ftl').removesuffix('.')}"
    for game in games.names()
    for path in sorted((games.folder(game) / "locales").glob("*en.ftl"))
)
BROWSER_PARTS = (
    "table",
    "playing",
    "guide",
    "puzzles",
    "review",
    "statistics",
    "study",
    *(part for part in GAME_PARTS if not part.endswith(("/", "/lessons"))),
)


def package_of(part: str) -> tuple[str, str]:
    """Return the name of a file and its package."""
    game, slash, name = part.rpartition("/")
    return (name, games.package(game)) if slash else (part, SHARED_TEXTS)


def source(lang: str, part: str = "") -> str:
    """Return the source of a file."""
    return fluent.source(lang, *package_of(part))


def texts_of(lang: str, part: str) -> Texts:
    """Return the texts of a file."""
    return Texts(lang, *package_of(part))


def messages(lang: str, part: str = "") -> dict[str, str]:
    """Return the source of each message by its key."""
    text = source(lang, part)
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            assert entry.id.name not in found, "a key is there twice"
            found[entry.id.name] = text[entry.span.start : entry.span.end].partition("=")[2]
    return found


def variables(text: str) -> set[str]:
    """Return the variables of a text."""
    return set(re.findall(r"\$(\w+)", text))
