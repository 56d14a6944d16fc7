"""Errors in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from riftable import games
from riftable.cli.games import alternatives
from riftable.core.error_messages import AnyOf, CoreMessage, ErrorMessage, LocalizedValue, english
from riftable.core.errors import BadNotation, RiftableError
from riftable.language.fluent import SHARED_TEXTS, Texts

PART: Final = "error_messages"  # the files with the translations: `error_messages.<lang>.ftl`

# Errors of Typer are English sentences. Key of `error_messages.<lang>.ftl`: pattern of the sentence.
TYPER_PATTERNS: Final = {
    "command": r"No such command '(?P<word>.*)'\.(?: .*)?",
    "flag": r"No such option: (?P<word>\S+)(?: .*)?",
    "extra": r"Got unexpected extra arguments?(?:\(s\))? \((?P<word>.*)\)",
    "needs-value": r"Option '(?P<word>.*)' requires an argument\.",
    "missing": r"Missing (?:argument|option) '(?P<word>.*)'\.?",
    "not-whole": r"Invalid value for '(?P<word>.*)': Input should be a valid integer.*",
    "not-number": r"Invalid value for '(?P<word>.*)': Input should be a valid number.*",
    "too-low": r"Invalid value for '(?P<word>.*)': Input should be greater than (?:or equal to )?(?P<n>\S+)",
    "too-high": r"Invalid value for '(?P<word>.*)': Input should be less than (?:or equal to )?(?P<n>\S+)",
}


def error_text(error: RiftableError, lang: str) -> str:
    """Return what an error says in a language."""
    if lang == "en":
        return str(error)
    text = message_text(error.message, error.values, lang)
    if isinstance(error, BadNotation) and error.line:
        return message_text(CoreMessage.LINE, {"n": error.line, "text": text}, lang)
    return text


def message_text(message: ErrorMessage, values: Mapping[str, object], lang: str) -> str:
    """Return a message in a language; in English if it has no translation, as in a game from elsewhere."""
    own = message.package in [spec.locales for spec in games.specs()]
    texts = Texts(lang, PART, message.package if own else SHARED_TEXTS)
    if message.key not in texts:
        return message.in_english(values)
    return texts(message.key, **{name: value_text(value, lang) for name, value in values.items()})


def value_text(value: object, lang: str) -> str:
    """Return the value of a field in a language."""
    if isinstance(value, RiftableError):
        return error_text(value, lang)
    if isinstance(value, ErrorMessage):
        return message_text(value, {}, lang)
    if isinstance(value, LocalizedValue):
        return value.text(lang)
    if isinstance(value, AnyOf):
        return alternatives(value, lang)
    return english(value)


def typer_error_text(sentence: str, lang: str) -> str:
    """Return an error of Typer in a language; one without a pattern stays English."""
    if lang != "en":
        for key, pattern in TYPER_PATTERNS.items():
            if found := re.fullmatch(pattern, sentence, re.DOTALL):
                return Texts(lang, PART)(key, **found.groupdict())
    return sentence
