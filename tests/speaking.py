"""Helpers of the speech tests of all games: model sentences, forbidden patterns, a dictionary."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pymorphy3

from riftable.language.fluent import LANGUAGES
from riftable.language.uk import Case, Noun
from riftable.language.uk_euphony import I, U, Z

Models = dict[tuple[str, str], str]


def read_models(path: Path) -> Models:
    """Return the model sentences of a file, by id and language."""
    found: Models = {}
    for block in path.read_text("utf-8").strip("\n").split("\n\n"):
        lines = [line for line in block.split("\n") if not line.startswith("#")]
        if lines:
            model, *sentences = lines
            assert (model, "en") not in found, f"{model} stands twice"
            for lang, sentence in zip(LANGUAGES, sentences, strict=True):
                found[model, lang] = sentence
    return found


# Typography.

ANY_LANGUAGE = [
    r"  ",  # two spaces
    r" [,.)…]",  # a space before
    r"^ | $|\n",
    f"[{U}{I}{Z}]",  # a choice left open
    r"\{|\}|\bNone\b(?! of)|True|False|-1",
    r"[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z]",  # Latin inside a Cyrillic word
    r"!",
]
FORBIDDEN = {
    "en": [*ANY_LANGUAGE, r" [;:?]", r"['\"]"],
    "fr": [
        *ANY_LANGUAGE,
        r"[^\u202f][;:!?»]",
        r"«[^\u202f]",
        r"['\"]",
        r"\b[Dd]e les?\b|\b[Àà] les?\b",
        r"(?<!-)\b[DdLl][ea] [AEIOUÉaeiouéê]",
        r"\b(?:[Ss]i|que|[Nn]e) ils?\b",
        r"[\u0400-\u04ff]",
    ],
    "uk": [
        *ANY_LANGUAGE,
        r" [;:?]",
        r"['\"]",
        r"гільді\w+ [ВЗСФЛТКБПМ]",  # the guild is small after its noun
        r"\bв [вф]|\bй [йєїюя]|\bз [зс]",
        r"(?:цього|Виберіть|активує|1) елементалю",  # the dative where another case belongs
    ],
}


@cache  # many sentences are checked repeatedly
def check(text: str, lang: str) -> None:
    assert text
    for pattern in FORBIDDEN[lang]:
        found = re.search(pattern, text)
        assert not found, f"{pattern!r} in {text!r}"


# The Ukrainian dictionary (VESUM).

TAGS: dict[Case, str] = {"N": "nomn", "G": "gent", "D": "datv", "A": "accs", "I": "ablt", "L": "loct"}
GENDERS = {"m": "masc", "f": "femn", "n": "neut"}

morph = pymorphy3.MorphAnalyzer(lang="uk")


def plain(word: str) -> str:
    """Return a word as the dictionary writes it."""
    return word.lower().replace("’", "'")


def cyrillic(models: Mapping[tuple[str, str], str]) -> list[str]:
    """Return all Ukrainian words of some model sentences."""
    word = re.compile(r"[\u0400-\u04ff][\u0400-\u04ff’-]*")
    return sorted(
        {token for (_, lang), text in models.items() if lang == "uk" for token in word.findall(text)}
    )


def forms(noun: Noun, lemma: str, case: Case, *, plural: bool = False) -> set[str]:
    """Return all forms in the dictionary of a noun of this gender and animacy for one case and number."""
    life = "anim" if noun.animate else "inan"
    column = "plur" if plural else GENDERS[noun.gender]  # it has no tag for the singular but the gender
    return {
        str(form.word)
        for parse in morph.parse(lemma)
        if parse.is_known and parse.normal_form == lemma and "NOUN" in parse.tag
        for form in parse.lexeme
        if {life, column} in form.tag and (form.tag.case or "nomn") == TAGS[case]  # some lack this tag
    }
