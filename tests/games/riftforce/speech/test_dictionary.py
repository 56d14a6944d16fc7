"""The Ukrainian words against a dictionary (VESUM): every token is known, every noun table is its own."""

from __future__ import annotations

import re

import pytest

from riftable.games.riftforce.speech.setting import Area, Site
from riftable.games.riftforce.speech.uk import words
from riftable.games.riftforce.speech.uk.table import PRESETS
from riftable.language.table_talk.uk import CARD
from riftable.language.uk import CASES, PLAYER, Case, Noun
from tests.games.riftforce.speech.models import MODELS
from tests.speaking import TAGS, cyrillic, forms, morph, plain

# The dictionary lacks елементаль, and this build of it a few small words.
UNKNOWN = re.compile(r"елементал(?:ь|я|ю|ем|і|ів|ям|ями|ях)|ще|вже|немає")


@pytest.mark.parametrize("token", cyrillic(MODELS))
def test_every_word_of_the_models_is_known(token: str) -> None:
    assert morph.word_is_known(plain(token)) or UNKNOWN.fullmatch(token.lower())


NOUNS = {
    noun.sg("N"): noun
    for noun in (*vars(words).values(), *words.GUILDS, PLAYER, CARD)
    if isinstance(noun, Noun)
}
KNOWN = [word for word in NOUNS if word != "елементаль"]


def test_there_are_nouns_to_check() -> None:
    assert len(NOUNS) == 18 + 11


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("word", KNOWN)
def test_noun_tables_are_the_dictionary_s(word: str, case: Case) -> None:
    noun = NOUNS[word]
    lemma = plain(noun.singular["N"])
    if word == "кристал" and case == "G":
        assert noun.singular["G"] == "кристалу"  # the matter, as the printed rules have it
    else:
        assert plain(noun.singular[case]) in forms(noun, lemma, case)
    if noun.plural:
        assert plain(noun.plural[case]) in forms(noun, lemma, case, plural=True)


def test_elemental_goes_like_king() -> None:
    noun = words.ELEMENTAL
    for case in CASES:
        assert noun.sg(case).replace("елементал", "корол") in forms(noun, "король", case)
        assert noun.pl(case).replace("елементал", "корол") in forms(noun, "король", case, plural=True)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize(("area", "lemma"), [(Area.GREEN, "зелений"), (Area.GRAY, "сірий")])
def test_areas_agree_with_their_location(area: Area, lemma: str, case: Case) -> None:
    color, place, number = words.spot(Site(2, area), case).split()
    known = {
        str(form.word)
        for parse in morph.parse(lemma)
        if "ADJF" in parse.tag and parse.normal_form == lemma
        for form in parse.lexeme
        if {"femn"} in form.tag and form.tag.case == TAGS[case]
    }
    assert color in known
    assert (place, number) == (words.LOCATION.sg(case), "2")


@pytest.mark.parametrize("name", PRESETS)
def test_difficulties_go_with_their_noun(name: str) -> None:
    assert any({"ADJF", "femn", "nomn"} in parse.tag for parse in morph.parse(PRESETS[name].lower()))
