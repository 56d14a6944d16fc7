"""Every model sentence, byte for byte, in three languages; and that there is one for everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from riftable.core.errors import BadOption
from riftable.core.event import Event, Reveal
from riftable.core.machine import CHANCE, Ask
from riftable.core.rng import Rng
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riffifi.rules import events, refusals
from riftable.games.riffifi.rules import ids as c
from riftable.games.riffifi.rules.refusals import Refusal
from riftable.games.riffifi.speech import LANGUAGES, Narrator, speech
from riftable.games.riffifi.speech import uk as words
from riftable.language.table_talk.uk import CARD
from riftable.language.uk import CASES as GRAMMAR_CASES
from riftable.language.uk import Adjective, Case, Noun
from tests.games.riffifi.speech.cases import CASES, NAMES, view
from tests.speaking import TAGS, check, cyrillic, forms, morph, plain, read_models

MODELS = read_models(Path(__file__).with_name("models.en.fr.uk.txt"))
EACH = [pytest.param(*key, id="-".join(key)) for key in MODELS]


@pytest.mark.parametrize(("model", "lang"), EACH)
def test_model_sentence(model: str, lang: str) -> None:
    assert CASES[model](speech(lang)) == MODELS[model, lang]


def test_every_case_has_its_model() -> None:
    assert set(CASES) == {model for model, _ in MODELS}
    assert {f"F{n:02}" for n in range(1, 21)} <= set(CASES)


def said(name: str) -> bool:
    """Whether the cases make use of a name."""
    return f".{name}" in (Path(__file__).with_name("cases.py")).read_text("utf-8")


def test_there_is_a_model_for_every_event_and_every_refusal() -> None:
    classes = [n for n, k in vars(events).items() if isinstance(k, type) and k.__module__ == events.__name__]
    keys = [name for name, value in vars(refusals).items() if name.isupper() and isinstance(value, str)]
    assert len(classes) > 12
    assert len(keys) == 7
    assert [name for name in (*classes, *keys) if not said(name)] == []


@pytest.mark.parametrize(("model", "lang"), EACH)
def test_models_are_clean(model: str, lang: str) -> None:
    text = MODELS[model, lang]
    check(text, lang)
    assert model[0] == "A" or text[-1] in ".?"
    assert speech(lang).tie(text).replace("\u00a0", " ") == text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("lang", "text", "tied"),
    [
        ("en", "Ada takes 4 red tokens from the bank.", "Ada takes 4_red tokens from the bank."),
        ("en", "Ada steals 5 red tokens from Noam and 1 from Lou.", None),
        ("en", "Hand 2 of 4 begins.", "Hand_2 of 4 begins."),
        ("en", "Ada plays the blue 5.", "Ada plays the blue_5."),
        ("fr", "Ada joue le 5 bleu.", "Ada joue le 5_bleu."),
        ("fr", "La manche 2 sur 4 commence.", "La manche_2 sur 4 commence."),
        ("uk", "Ada викладає синю 5.", "Ada викладає синю_5."),
        ("uk", "Починається здача 2 з 4.", "Починається здача_2 з 4."),
    ],
)
def test_numbers_are_tied_to_what_they_belong_to(lang: str, text: str, tied: str | None) -> None:
    wanted = tied or text.replace("5 red", "5_red")
    assert speech(lang).tie(text) == wanted.replace("_", "\u00a0")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_has_no_words_is_refused(lang: str) -> None:
    say = speech(lang)
    with pytest.raises(LookupError, match="no such reason"):
        say.refusal(Refusal("no such reason"))
    with pytest.raises(LookupError, match="question"):
        say.prompt(view(Ask(0, c.CHANCE_DEAL, 0, 0, [0])), NAMES)
    with pytest.raises(LookupError, match="answers no question"):
        say.answer(view(), 0, NAMES)
    with pytest.raises(BadOption, match="en, fr, uk"):
        speech("de")


def test_unknown_and_private_events_are_not_told() -> None:
    assert Narrator(speech("en"), NAMES, None, view()).tell([Event(), Reveal(0, 1, 1)]) == []


def test_names_can_be_fenced_off() -> None:
    lines = Narrator(speech("en"), NAMES, None, view(), isolate_names=True).tell([events.Deals(0)])
    assert lines == ["\u2068Ada\u2069 deals."]


VARIANTS: list[dict[str, object]] = [
    {"players": 3},
    {"players": 4, "officer": True, "scoring": "ticks"},
    {"players": 5, "equal_chances": True, "reveal": True},
]


@pytest.mark.parametrize("options", VARIANTS)
def test_whole_games_are_told_cleanly(options: dict[str, object]) -> None:
    rules = Riffifi("table", options)
    names = [*NAMES, "Max"][: len(rules.sides)]
    rng, s, log = Rng(5), rules.new(), list[Event]()
    tellers = [
        (lang, Narrator(speech(lang), names, None if seat < 0 else seat, rules.view(s, seat)))
        for lang in LANGUAGES
        for seat in (-1, 0, 1)
    ]
    said = 0
    while s.ask is not None:
        ask, log = s.ask, []
        for lang in LANGUAGES if ask.seat != CHANCE else ():
            say, asked = speech(lang), rules.view(s, ask.seat)
            check(say.prompt(asked, names), lang)
            check(say.prompt(rules.view(s, (ask.seat + 1) % len(names)), names), lang)
            answers = [say.answer(asked, move, names) for move in ask.moves]
            assert len(set(answers)) == len(answers), "two answers look the same"
            for answer in answers:
                check(answer, lang)
        s.apply(ask.sample(rng), log)
        for lang, teller in tellers:
            for text in teller.tell(log):
                said += 1
                check(text, lang)
                assert text[-1] == "."
    assert said > 500


# The Ukrainian words against the dictionary.

NOUNS = {noun.sg("N"): noun for noun in (*vars(words).values(), CARD) if isinstance(noun, Noun)}


@pytest.mark.parametrize("token", cyrillic(MODELS))
def test_every_ukrainian_word_is_known(token: str) -> None:
    assert morph.word_is_known(plain(token)) or token.lower() in ("ще", "немає")


@pytest.mark.parametrize("case", GRAMMAR_CASES)
@pytest.mark.parametrize("word", NOUNS)
def test_noun_tables_are_the_dictionary_s(word: str, case: Case) -> None:
    noun = NOUNS[word]
    assert plain(noun.singular[case]) in forms(noun, word, case)
    if noun.plural:
        assert plain(noun.plural[case]) in forms(noun, word, case, plural=True)


@pytest.mark.parametrize("case", GRAMMAR_CASES)
@pytest.mark.parametrize("name", words.BY_COLOR)
def test_colors_are_the_dictionary_s(name: str, case: Case) -> None:
    adjective: Adjective = words.BY_COLOR[name]
    known = {
        str(form.word)
        for parse in morph.parse(adjective.sg("N", "m"))
        if "ADJF" in parse.tag
        for form in parse.lexeme
        if {"femn"} in form.tag and form.tag.case == TAGS[case]
    }
    assert adjective.sg(case, "f") in known
