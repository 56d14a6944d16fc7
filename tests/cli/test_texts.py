"""Fluent texts of the command line: the same keys in all languages, all in use, right typography."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import riftable.cli
import riftable.gamekit
import riftable.games
from riftable.ai.registry import BOT_TITLES
from riftable.cli.games import help_text
from riftable.cli.help import translate_metavar
from riftable.cli.main import commands
from riftable.language.fluent import LANGUAGES, Texts, source
from tests.texts import messages, variables

HOMES = [Path(module.__path__[0]) for module in (riftable.cli, riftable.gamekit)]
SAME = {"label",   # in French these happen to be the same words
    "nothing", "heading-arguments", "heading-options", "error-file", "at-word",
    "replay-action", "plot-score", "option-mode", "modes-of-game", "modes-and-more",
    "metavar-decks", "metavar-mode", "metavar-position", "word-solution",
}  # fmt: skip


def test_all_languages_have_the_same_keys_with_the_same_values_to_fill_in() -> None:
    english = messages("en")
    for lang in LANGUAGES:
        found = messages(lang)
        assert list(found) == list(english)
        for key, text in found.items():
            assert variables(text) == variables(english[key]), key


def test_every_key_is_used_and_every_used_key_is_there() -> None:
    code = "".join(path.read_text("utf-8") for home in HOMES for path in sorted(home.rglob("*.py")))
    games = "".join(path.read_text("utf-8") for path in sorted(Path(*riftable.games.__path__).rglob("*.py")))
    strings = set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", code + games)) | set(BOT_TITLES.values())
    keys = set(messages("en"))
    made_up = re.compile("(metavar|command)-")  # keys made from the names of values and commands
    assert {key for key in keys if not made_up.match(key)} <= strings
    assert set(re.findall(r'\b(?:t|texts)\(\s*"([a-z-]+)"', code)) <= keys
    assert set(re.findall(r'\bhelp="([a-z-]+)"', code)) <= keys


def test_shared_texts_use_no_word_of_a_game() -> None:
    word = re.compile("guild|elemental|rune|battlefield", re.IGNORECASE)
    assert [key for key, text in messages("en").items() if word.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_has_a_text_for_every_command_option_and_value(lang: str) -> None:
    texts = Texts(lang)
    for command in commands().commands.values():
        assert help_text(texts, command.help or "")
        for param in command.params:
            assert help_text(texts, getattr(param, "help", "")), param.name
            assert not re.search(r"[a-z]+-[a-z]+", translate_metavar(param.metavar or "", texts))


@pytest.mark.parametrize("lang", ["fr", "uk"])
def test_nothing_is_left_in_english(lang: str) -> None:
    english = messages("en")
    same = {key for key, text in messages(lang).items() if text == english[key]}
    assert same <= SAME


def test_french_typography() -> None:
    text = source("fr")
    assert not re.search(r"[ \u00a0][;:!?»]", text.replace("{ $", "{$"))
    assert not re.search(r"(?<![\u202f])[;!?»]", text)
    assert "« " not in text
    assert "'" not in text
    assert '"' not in text


def test_ukrainian_typography() -> None:
    text = source("uk")
    assert not re.search(r"[\"'\u0301]", text)
    assert not re.search(r"[а-яіїєґ][a-z]|[a-z][а-яіїєґ]", text, re.IGNORECASE)
    assert " — " not in text
    assert not re.search(r"« | »", text)


def test_plurals() -> None:
    lines = [Texts("uk")("doctor-line", options="-", games=n, decisions=n) for n in (1, 2, 5, 11, 21)]
    assert [line.split()[2].rstrip(",") for line in lines] == [
        "партія",
        "партії",
        "партій",
        "партій",
        "партія",
    ]
    assert [line.split()[4] for line in lines] == ["рішення", "рішення", "рішень", "рішень", "рішення"]
    assert Texts("fr")("doctor-line", options="-", games=1, decisions=0).endswith(
        "1\u00a0partie, 0\u00a0décision"
    )


def test_a_value_may_be_long() -> None:
    assert len(Texts("en")("saved", file="x" * 5000)) < 1000


def test_a_gap_is_noticed() -> None:
    with pytest.raises(KeyError):
        Texts("en")("frob")
    with pytest.raises(ValueError, match=r"en\.ftl, saved"):
        Texts("en")("saved")
