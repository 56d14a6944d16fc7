"""Errors and metavars in the reader's language."""

from __future__ import annotations

import re

import pytest

import riftable
from riftable import games
from riftable.cli.error_texts import PATTERNS, compiled, translate_error
from riftable.core.errors import BadNotation
from riftable.core.record import read_record
from tests.cli.helpers import cli
from tests.texts import messages, variables

# Arguments, and what the error must say in French and in Ukrainian.
LINES = {
    "frob": ("commande «\u202ffrob\u202f»", "команди «frob»"),
    "play --frob": ("pas d’option --frob", "параметра --frob немає"),
    "play riftforce again": ("de trop\u202f: again", "зайве: again"),
    "play --mode": ("--mode attend une valeur", "--mode потребує значення"),
    "play --seed x": ("--seed attend un nombre entier", "--seed приймає ціле число"),
    "play --seed -1": ("--seed attend 0 ou plus", "--seed приймає 0 або більше"),
    "show": ("il manque", "бракує"),
    "play chess": ("pas de jeu «\u202fchess\u202f»", "гри «chess» немає"),
    "play --draft big": ("est base ou beyond, pas", "це base або beyond, а не «big»"),
    "play --first 7": ("une place de 0 à 1", "місце від 0 до 1"),
    "play --guilds fire": ("4 / 4 guildes", "гільдій: 4 / 4"),
    "play --guilds frob": ("pas de guilde «\u202ffrob\u202f»", "гільдії «frob» немає"),
    "play --bot deep": ("pas de bot «\u202fdeep\u202f»", "бота «deep» немає"),
    "play --mode quartet": ("pas de mode «\u202fquartet\u202f»", "режиму «quartet»"),
    "play --stars 2,3,1": ("riftforce duel n’a pas d’option", "riftforce duel не має параметра"),
    "play --mode solo --stars 5,1,1": ("1 à 4 étoiles", "від 1 до 4 зірочок"),
    "play --mode solo --ampersand jump:7": ("move ou heal", "move або heal"),
    "play --mode solo --preset brutal": ("difficulté «\u202fbrutal\u202f»", "складності «brutal»"),
    "play --option cap=x": ("nombre de tours", "кількість раундів"),
    "play --option dead_position_ends=no": ("va avec cap", "разом із cap"),
    "play riffifi --option captures_in_total=yes": ("va avec scoring ticks", "разом зі scoring ticks"),
    "play riftbound --decks annie": ("2 decks séparés", "усього 2, а не 1"),
    "arena --sprt 1": ("deux parts", "дві частки"),
}


@pytest.mark.parametrize("line", LINES)
def test_errors_are_told_in_the_readers_language(line: str) -> None:
    for lang, said in zip(("fr", "uk"), LINES[line], strict=True):
        command, *rest = line.split()
        done = cli(command, f"--lang={lang}", *rest)
        assert done.code == 2
        assert said in done.err.replace("\u00a0", " ")


@pytest.mark.parametrize("part", ["problems", *(f"{game}/problems" for game in games.names())])
def test_every_sentence_has_its_counterpart_with_the_same_values(part: str) -> None:
    patterns = PATTERNS
    if part != "problems":
        own = games.spec(part.partition("/")[0]).error_patterns
        assert own is not None
        patterns = compiled(own.load())
    for lang in ("fr", "uk"):
        found = messages(lang, part)
        assert set(found) - {"line"} == set(patterns)
        for key, pattern in patterns.items():
            assert variables(found[key]) == set(pattern.groupindex), key


def newer_edition() -> str:
    """Return the error for a record of a newer edition of the rules."""
    text = riftable.new("riftforce", seed=1).record.text.replace('[Edition "2"]', '[Edition "3"]')
    with pytest.raises(BadNotation) as found:
        riftable.replay(read_record(text))
    return str(found.value)


def test_a_sentence_nobody_knows_stays_as_it_is_behind_its_line() -> None:
    assert translate_error("line 3: frob", "fr") == "ligne 3\u202f: frob"
    behind = translate_error("line 3: there is something behind the result", "uk")
    assert behind == "рядок 3: після результату ще щось є"
    assert "édition plus récente" in translate_error(newer_edition(), "fr")
    assert translate_error("there is no game “x”; there is y", "en") == "there is no game “x”; there is y"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["[GAME]", "--load FILE", "--name NAME", "--option NAME=VALUE"]),
        ("fr", ["[JEU]", "--load FICHIER", "--name NOM", "--option NOM=VALEUR"]),
        ("uk", ["[ГРА]", "--load ФАЙЛ", "--name ІМ’Я", "--option НАЗВА=ЗНАЧЕННЯ"]),
    ],
)
def test_help_names_values_in_the_readers_language(lang: str, words: list[str]) -> None:
    out = cli("play", "--help", f"--lang={lang}").out
    assert [word for word in words if word not in out] == []
    record = {"en": "GAME.rift", "fr": "PARTIE.rift", "uk": "ПАРТІЯ.rift"}[lang]
    assert record in cli("replay", "--help", f"--lang={lang}").out


@pytest.mark.parametrize(
    ("lang", "head"),
    [("en", "unit, Fury/Chaos"), ("fr", "Unit, Fury/Chaos"), ("uk", "боєць, Лють/Хаос")],
)
def test_cards_are_headed_in_the_readers_terms(lang: str, head: str) -> None:
    assert head in cli("cards", "tibbers", f"--lang={lang}").plain


def test_a_card_that_nothing_is_near_to_is_not_guessed() -> None:
    for lang in ("en", "fr", "uk"):
        assert not re.search(r"[;–—]", cli("cards", "qqqqqqqqqqqq", f"--lang={lang}").err)
        assert "tibbers" in cli("cards", "tibberz", f"--lang={lang}").err


def test_decks_are_listed_with_the_colon_of_french() -> None:
    assert "annie\u202f: Annie, Dark Child" in cli("decks", "--lang=fr").out
