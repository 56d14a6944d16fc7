"""Interface strings: menus, headings, help. What happens in a game is said by its `speech`, never here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "fr", "uk")
LONGEST: Final = 900  # signs of a value; Fluent refuses more than 1000
VARIABLES: Final = ("RIFTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that names a language wins


class Texts:
    """The interface in one language: `texts("saved", file="duel.rift")`. `part` is a file: "server"."""

    def __init__(self, lang: str, part: str = "") -> None:
        from fluent.runtime import FluentBundle  # late, as below: it brings the plural rules

        self.lang = lang
        # A terminal does not know the signs that fence off names, and would print them.
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(parsed(lang, part))

    def __call__(self, key: str, **values: str | int) -> str:
        """The text of a key; a gap is a bug and says so."""
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(pattern, {name: clipped(v) for name, v in values.items()})
        if errors:
            raise ValueError(f"{self.lang}.ftl, {key}: {errors[0]}")
        return str(text)


@cache
def parsed(lang: str, part: str) -> Resource:
    """The file of a language, taken apart: that costs more than the rest of the start together."""
    from fluent.runtime import FluentResource

    return FluentResource(source(lang, part))


def clipped(value: str | int) -> str | int:
    """A value that is not too long to be put in; what is, is nothing to read anyway."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def source(lang: str, part: str = "") -> str:
    """The file of a language as it stands."""
    name = f"{part}.{lang}.ftl" if part else f"{lang}.ftl"
    return resources.files("riftable.language").joinpath("locales", name).read_text(encoding="utf-8")


def wanted(arguments: Sequence[str]) -> str | None:
    """The language that --lang asks for, whatever it is."""
    found = None
    for i, word in enumerate(arguments):
        if word == "--lang" and i + 1 < len(arguments):
            found = arguments[i + 1]
        elif word.startswith("--lang="):
            found = word.partition("=")[2]
    return found


def language(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language to speak: as asked, else as the environment has it, else English."""
    choices = [wanted(arguments), *(environ.get(name) for name in VARIABLES), system_language()]
    for choice in choices:
        lang = short(choice or "")
        if lang in LANGUAGES:
            return lang
        if lang in ("c", "posix"):  # a script asked for no language in particular
            return "en"
    return "en"


def short(name: str) -> str:
    """The language of a locale: fr_FR.UTF-8 is fr."""
    return name.strip().lower().replace("-", "_").split(".")[0].split("_")[0]


def system_language() -> str | None:
    """The language of the system, where no variable tells it."""
    import locale

    try:
        return locale.getlocale()[0]
    except ValueError:
        return None
