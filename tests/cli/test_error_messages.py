"""Errors and metavars in the reader's language."""

from __future__ import annotations

import ast
import pickle
import re
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

import riftable
from riftable import games
from riftable.cli.error_texts import PART, TYPER_PATTERNS, error_text
from riftable.core.error_messages import AnyOf, CoreMessage, ErrorMessage
from riftable.core.errors import BadNotation, BadOption, IllegalMove
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


def classes() -> list[type[ErrorMessage]]:
    """Return all classes of messages: each package has one, in `error_messages.py`."""
    root = Path(riftable.__file__).parent
    found = []
    for path in sorted(root.rglob("error_messages.py")):
        module = import_module(".".join(("riftable", *path.relative_to(root).with_suffix("").parts)))
        found += [
            one
            for one in vars(module).values()
            if isinstance(one, type) and issubclass(one, ErrorMessage) and one is not ErrorMessage
            if one.__module__ == module.__name__
        ]
    return found


def part_of(messages_of: type[ErrorMessage]) -> str:
    """Return the file with the translations of a class."""
    package = messages_of.__module__.rpartition(".")[0]
    game = next((game for game in games.names() if games.package(game) == package), "")
    return f"{game}/{PART}" if game else PART


PARTS = sorted({part_of(one) for one in classes()})


def english_messages(part: str) -> dict[str, set[str]]:
    """Return each key of a file with its fields, as the English texts have them."""
    found: dict[str, set[str]] = {}
    for messages_of in classes():
        if part_of(messages_of) == part:
            assert len(messages_of.__members__) == len(list(messages_of)), "two messages have the same text"
            for message in messages_of:
                assert message.key not in found, "a key is there twice"
                found[message.key] = fields(message)
    if part == PART:
        for key, pattern in TYPER_PATTERNS.items():
            assert key not in found
            found[key] = set(re.compile(pattern).groupindex)
    return found


def test_every_game_has_messages() -> None:
    assert sorted([PART, *(f"{game}/{PART}" for game in games.names())]) == PARTS


@pytest.mark.parametrize("lang", ["fr", "uk"])
@pytest.mark.parametrize("part", PARTS)
def test_every_message_is_translated_with_the_same_fields(part: str, lang: str) -> None:
    translated = {key: variables(text) for key, text in messages(lang, part).items()}
    assert translated == english_messages(part)


@pytest.mark.parametrize("messages_of", classes())
def test_every_message_is_raised_somewhere(messages_of: type[ErrorMessage]) -> None:
    root = Path(riftable.__file__).parent
    source = "".join(path.read_text("utf-8") for path in root.rglob("*.py"))
    used = set(re.findall(rf"\b{messages_of.__name__}\.([A-Z_]+)\b", source))
    assert used == set(messages_of.__members__)


def fields(message: ErrorMessage) -> set[str]:
    """Return the fields of the English text."""
    return {field for _, field, _, _ in Formatter().parse(message.value) if field}


def messages_in(node: ast.expr) -> list[ErrorMessage]:
    """Return the messages that an argument names: one, or two with a condition between them."""
    if isinstance(node, ast.IfExp):
        return [*messages_in(node.body), *messages_in(node.orelse)]
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        for messages_of in classes():
            if messages_of.__name__ == node.value.id:
                return [messages_of[node.attr]]
    return []


def test_every_message_gets_its_fields() -> None:
    calls = 0
    for path in Path(riftable.__file__).parent.rglob("*.py"):
        if "Message" not in (text := path.read_text("utf-8")):
            continue
        for call in ast.walk(ast.parse(text)):
            if not isinstance(call, ast.Call) or not call.args:
                continue
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            given = {one.arg for one in call.keywords} | (
                {"word"} if name in ("fail", "BadNotation") else set()
            )
            for message in messages_in(call.args[0]):
                calls += 1
                assert fields(message) <= given or name == "message_text", (path, message)
    assert calls > 150


def error_of(position: str) -> BadNotation:
    """Return the error in a position."""
    with pytest.raises(BadNotation) as found:
        riftable.position(position)
    return found.value


# Positions, and what their errors say in French and in Ukrainian.
POSITIONS = {
    "riftforce duel\n1 fire5 / -": (
        "ligne 2\u202f: il faut 4 guildes à la place 0",
        "рядок 2: місцю 0 потрібно гільдій: 4",
    ),
    "riftforce duel\noption draft big": (
        "ligne 2\u202f: l’option draft est base ou beyond, pas «\u202fbig\u202f»",
        "рядок 2: параметр draft\u00a0— це base або beyond, а не «big»",
    ),
    "riffifi table\nturn 5": ("turn est une place, de 0 à", "turn\u00a0— це місце від 0 до"),
    "riftbound duel\nfrob 1": (
        "«\u202ffrob\u202f» ne figure pas parmi option, pending",
        "«frob» не входить до переліку: option",
    ),
    "riftbound duel\noption decks annie / annei": ("vouliez-vous dire annie\u202f?", "можливо, annie?"),
}


@pytest.mark.parametrize("position", POSITIONS)
def test_errors_in_positions_are_told_in_the_readers_language(position: str) -> None:
    error = error_of(position)
    for lang, said in zip(("fr", "uk"), POSITIONS[position], strict=True):
        assert said in error_text(error, lang)
    assert error_text(error, "en") == str(error)


def test_illegal_actions_of_records_are_told_in_the_readers_language() -> None:
    text = riftable.new("riftforce", seed=1).record.text
    record = read_record(text)
    record.actions.append(["frob"])
    with pytest.raises(BadNotation) as found:
        riftable.replay(record)
    assert str(found.value) == "action 1: I do not know “frob”."
    assert error_text(found.value, "fr") == "action 1\u202f: «\u202ffrob\u202f» est inconnu."


def test_a_newer_edition_is_told_in_the_readers_language() -> None:
    text = riftable.new("riftforce", seed=1).record.text.replace('[Edition "2"]', '[Edition "3"]')
    with pytest.raises(BadNotation) as found:
        riftable.replay(read_record(text))
    assert "édition plus récente" in error_text(found.value, "fr")


class UntranslatedMessage(ErrorMessage):
    """Messages of a package without translations."""

    NOT_A_CARD = "“{word}” is not a card"


def test_a_message_without_translation_stays_english() -> None:
    error = BadNotation(UntranslatedMessage.NOT_A_CARD, 3, "frob")
    assert str(error) == "line 3: “frob” is not a card"
    assert error_text(error, "fr") == "ligne 3\u202f: “frob” is not a card"


def test_errors_can_be_pickled() -> None:
    for error in (
        error_of("riftbound duel\noption decks annie / annei"),
        BadOption(CoreMessage.CHOICE, option="draft", choices=AnyOf(("base", "beyond")), word="big"),
        IllegalMove("light6", "not here.", ("stop",)),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert (str(again), error_text(again, "uk")) == (str(error), error_text(error, "uk"))


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
