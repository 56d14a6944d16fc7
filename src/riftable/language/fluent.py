"""Interface strings: menus, headings, help. What happens in a game is said by its `speech`, never here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "fr", "uk")
SHARED_TEXTS: Final = "riftable.language"  # the package with the texts that belong to no game
MAX_VALUE_CHARS: Final = 900  # Fluent refuses more than 1000
VARIABLES: Final = ("RIFTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that names a language wins


class Texts:
    """The texts of one language: `texts("saved", file="duel.rift")`.

    They come from the file `locales/<lang>.ftl` of `package`, or `locales/<part>.<lang>.ftl`. A package that
    lacks the language gives its English texts; one without such a file, or no package, has none.
    """

    def __init__(self, lang: str, part: str = "", package: str = SHARED_TEXTS) -> None:
        from fluent.runtime import FluentBundle  # late, as below: it brings the plural rules

        self.lang = lang
        self.files = [(part, package)]
        # A terminal does not know the signs that fence off names, and would print them.
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(parsed(lang, part, package))

    def __contains__(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def __call__(self, key: str, /, **values: str | int) -> str:
        """Return the text of a key; raise KeyError if there is none, ValueError if a value is missing."""
        if key not in self:
            raise KeyError(key)
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(pattern, {name: clipped(v) for name, v in values.items()})
        if errors:
            raise ValueError(f"{self.lang}.ftl, {key}: {errors[0]}")
        return str(text)

    def get(self, key: str, default: str) -> str:
        """Return the text of a key without values, or `default` if there is none."""
        return self(key) if key in self else default

    def plus(self, package: str) -> Texts:
        """Return these texts together with those of a package, which win where both have a key."""
        if not package:
            return self
        twin = Texts(self.lang, *self.files[0])
        twin.files = [*self.files, ("", package)]
        for part, more in twin.files[1:]:
            twin.bundle.add_resource(parsed(self.lang, part, more), allow_overrides=True)
        return twin


@cache
def parsed(lang: str, part: str, package: str) -> Resource:
    """Return a file of texts, parsed: that takes longer than all the rest of the start."""
    from fluent.runtime import FluentResource

    for one in (lang, LANGUAGES[0]) if package else ():
        if file_of(one, part, package).is_file():
            return FluentResource(source(one, part, package))
    return FluentResource("")


def clipped(value: str | int) -> str | int:
    """Return a value, cut to `MAX_VALUE_CHARS` if it is a longer string."""
    if isinstance(value, str) and len(value) > MAX_VALUE_CHARS:
        return f"{value[:MAX_VALUE_CHARS]}…"
    return value


def file_of(lang: str, part: str, package: str) -> Traversable:
    """Return where a file of texts is, or would be."""
    name = f"{part}.{lang}.ftl" if part else f"{lang}.ftl"
    return resources.files(package).joinpath("locales", name)


def source(lang: str, part: str = "", package: str = SHARED_TEXTS) -> str:
    """Return a file of texts as it is."""
    return file_of(lang, part, package).read_text(encoding="utf-8")


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
