"""The texts of each game: the same keys in all languages, names that the catalogue looks for, typography."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from riftable import games
from riftable.language.fluent import LANGUAGES, Texts
from riftable.server.session.table_info import catalogue, value_groups
from tests.texts import BROWSER_PARTS, GAME_PARTS, messages, source, variables

CLIENT = Path(__file__).parents[2] / "client" / "src"
EVERY_GAME = pytest.mark.parametrize("game", games.names())
EVERY_PART = pytest.mark.parametrize("part", GAME_PARTS)
MADE_UP = re.compile(  # keys made from names
    "(game|mode|option|value|group|flag|command|argument|metavar|puzzle-theme|puzzle-task|puzzle-value|results)-"
)
SAME = {  # in French these happen to be the same words, or are names
    "game-title", "mode-duel", "mode-match", "mode-skirmish", "mode-solo", "mode-war", "option-decks",
    "metavar-deck", "group-origins", "group-spiritforged", "guilds-line", "word-challenges", "bound-deck",
    "bound-might", "bound-unit",
}  # fmt: skip


@EVERY_PART
def test_all_languages_have_the_same_keys_with_the_same_values_to_fill_in(part: str) -> None:
    english = messages("en", part)
    for lang in LANGUAGES:
        found = messages(lang, part)
        assert list(found) == list(english)
        for key, text in found.items():
            assert variables(text) == variables(english[key]), key


@pytest.mark.parametrize("lang", ["fr", "uk"])
@EVERY_GAME
def test_nothing_is_left_in_english(game: str, lang: str) -> None:
    english = messages("en", f"{game}/")
    assert {key for key, text in messages(lang, f"{game}/").items() if text == english[key]} <= SAME


@EVERY_GAME
def test_every_key_is_used(game: str) -> None:
    code = "".join(path.read_text("utf-8") for path in sorted(games.folder(game).rglob("*.py")))
    strings = set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", code))
    strings |= {f"habit-{name}" for name in strings}
    strings |= {f"refused-{key.replace('_', '-')}" for key in re.findall(r'\brefused\("(\w+)"', code)}
    assert {key for key in messages("en", f"{game}/") if not MADE_UP.match(key)} <= strings


@EVERY_GAME
def test_every_name_of_the_catalogue_belongs_to_something(game: str) -> None:
    spec = games.spec(game)
    described = [one for mode in spec.modes for one in spec.described(mode)]
    known = {"game-title", "game-help", "game-summary"}
    known |= {f"mode-{mode}{more}" for mode in spec.modes for more in ("", "-help")}
    known |= {f"option-{one.name}{more}" for one in described for more in ("", "-help")}
    known |= {f"value-{one.name}-{value.partition(':')[0]}" for one in described for value in one.choices}
    known |= {flag.key for flag in spec.flags}
    known |= {f"group-{group}" for group in value_groups(game).values()}
    known = {key.replace("_", "-") for key in known}
    named = {
        key for key in messages("en", f"{game}/") if re.match("(game|mode|option|value|group|flag)-", key)
    }
    assert named <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_has_words_for_everything(lang: str) -> None:
    for game in catalogue(lang).games:
        assert game.label
        assert game.help
        assert game.summary
        for mode in game.modes:
            assert mode.label
            assert mode.help
            for option in mode.options:
                assert option.label != option.name
                assert option.help
                assert all(choice.label for choice in option.choices)


def test_links_to_pages_of_games_have_texts_before_a_game_is_loaded() -> None:
    links = {
        path.parent.name: set(re.findall(r'\btext: "([a-z-]+)"', path.read_text("utf-8")))
        for path in sorted(CLIENT.glob("games/*/entry.ts"))
    }
    assert any(links.values())
    for game, keys in links.items():
        assert not keys or keys <= set(messages("en", "table")) | set(messages("en", f"{game}/menu"))


def test_the_client_uses_texts_of_a_game_only_in_its_folder() -> None:
    """Texts of a game are loaded with it: elsewhere they may be missing."""
    keys = {part: set(messages("en", part)) for part in BROWSER_PARTS}
    wrong = []
    for file in sorted(CLIENT.rglob("*")):
        if file.suffix in (".ts", ".svelte"):
            folders = file.relative_to(CLIENT).parts
            own = folders[1] if folders[0] == "games" else ""
            foreign = {
                key for part in keys if "/" in part and part.split("/")[0] != own for key in keys[part]
            }
            used = set(re.findall(r"""\bt\(\s*["']([a-z][a-z0-9-]*)["']""", file.read_text("utf-8")))
            wrong += [(file.name, key) for key in sorted(used & foreign)]
    assert wrong == []


def test_no_key_of_the_browser_is_there_twice() -> None:
    """They are loaded into one bundle."""
    count = Counter(key for part in BROWSER_PARTS for key in messages("en", part))
    assert not [key for key, n in count.items() if n > 1]


@EVERY_PART
def test_typography(part: str) -> None:
    french, ukrainian = source("fr", part), source("uk", part)
    values = "\n".join(line.partition(" = ")[2] for line in french.splitlines() if " = " in line)
    assert not re.search(r"[ \u00a0][;:!?»]|« |'", values.replace("{ $", "{$"))
    assert not re.search(r"[\"'\u0301]| — |« | »", "\n".join(messages("uk", part).values()))
    assert not re.search(r"[а-яіїєґ][a-z]|[a-z][а-яіїєґ]", ukrainian)


def test_a_game_has_the_last_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "some_game" / "locales"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("", "utf-8")
    (folder / "en.ftl").write_text("seat = Chair { $n }\nmine = Mine\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    both = Texts("fr").plus("some_game")  # it has no French
    assert both("seat", n=2) == "Chair 2"
    assert both("mine") == "Mine"
    assert both("nothing") == Texts("fr")("nothing")
    assert both.get("yours", "?") == "?"
    assert Texts("fr").plus("")("nothing") == Texts("fr")("nothing")
    assert "nothing" not in Texts("en", package="")
