"""Texts of the server: the same keys in all languages, all in use, with the right typography."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import riftable.games
import riftable.server
from riftable import games
from riftable.ai import LEVELS
from riftable.language.fluent import LANGUAGES, source
from riftable.language.names import roman
from riftable.server.session.presentation import seat_name
from riftable.server.session.table_info import catalogue
from tests.texts import messages, variables

HOMES = [Path(module.__path__[0]) for module in (riftable.server, riftable.games)]
NAMES = re.compile(r"^(value|bot)-")  # made up from the names of values and bots
SAME = {"table-title", "bot-level6-strength"}


def test_all_languages_say_the_same() -> None:
    english = messages("en", "server")
    for lang in LANGUAGES:
        found = messages(lang, "server")
        assert list(found) == list(english)
        for key, text in found.items():
            assert variables(text) == variables(english[key]), key


@pytest.mark.parametrize("lang", ["fr", "uk"])
def test_nothing_is_left_in_english(lang: str) -> None:
    english = messages("en", "server")
    assert {key for key, text in messages(lang, "server").items() if text == english[key]} <= SAME


def test_every_key_is_used_and_every_refusal_has_a_sentence() -> None:
    code = "".join(path.read_text("utf-8") for home in HOMES for path in sorted(home.rglob("*.py")))
    keys = set(messages("en", "server"))
    refusals = {f"refused-{key.replace('_', '-')}" for key in re.findall(r'RequestRefused\(\s*"(\w+)"', code)}
    assert refusals <= keys
    said = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', code)) | {"offer-takeback", "offer-rematch"}
    unused = {key for key in keys if key not in said | refusals and not NAMES.match(key)}
    assert not unused


def test_every_game_has_a_presenter() -> None:
    assert all(spec.presenter is not None for spec in games.specs())


def test_french_typography() -> None:
    text = source("fr", "server")
    assert not re.search(r"[ \u00a0][;:!?»]", text.replace("{ $", "{$"))
    assert not re.search(r"(?<![\u202f])[;!?»]", text)
    assert "« " not in text
    assert "'" not in text


def test_ukrainian_typography() -> None:
    text = source("uk", "server")
    assert not re.search(r"[\"'\u0301]", text)
    assert " — " not in text
    assert not re.search(r"« | »", text)


@pytest.mark.parametrize(("lang", "bot", "player"), [
    ("en", "Spark", "Player 3"), ("fr", "Étincelle", "Joueur 3"), ("uk", "Іскра", "Гравець 3"),
])  # fmt: skip
def test_no_name_ends_in_a_digit_but_the_number_of_a_seat(lang: str, bot: str, player: str) -> None:
    names: list[str] = []
    for _ in range(4):
        names.append(seat_name("bot", "", "level2", lang, names))
    assert names == [bot, f"{bot} II", f"{bot} III", f"{bot} IV"]
    assert seat_name("person", "3", "", lang, names[:2]) == player
    assert seat_name("person", "Gale 2", "", lang, names) == "Gale 2"  # as a record calls it
    assert roman(12) == "XII"


@pytest.mark.parametrize(
    ("lang", "best"),
    [("en", "Eclipse: Strongest"), ("fr", "Éclipse: Le plus fort"), ("uk", "Затемнення: Найсильніший")],
)
def test_every_level_has_a_name_a_strength_and_a_help(lang: str, best: str) -> None:
    bots = catalogue(lang).bots[: len(LEVELS)]
    assert [bot.bot for bot in bots] == list(LEVELS)
    for told in ([bot.label for bot in bots], [bot.strength for bot in bots], [bot.help for bot in bots]):
        assert all(told)
        assert len(set(told)) == len(LEVELS)
    assert f"{bots[-1].label}: {bots[-1].strength}" == best
    everywhere = {f"{spec.name}/{mode}" for spec in games.specs() for mode in spec.modes}
    assert all(set(bot.modes) == everywhere for bot in bots)
