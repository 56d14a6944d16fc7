"""Decks over HTTP: what is told of a list in each language, and decks that an account keeps."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from riftable.games.riftbound.cards import ALL
from riftable.games.riftbound.decks import library
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.language.fluent import LANGUAGES
from riftable.server.protocol.messages import MAX_MESSAGE_BYTES
from tests.server.http.browser import Browser, server

GAREN = KNOWN["garen"].text
BREACHES = {
    "too_small": ("3 Confront\n", "2 Confront\n"),
    "too_many": ("3 Confront\n", "4 Confront\n"),
    "not_chosen": ("1 Garen, Rugged\n\nMain", "1 Annie, Stubborn\n\nMain"),
    "foreign": ("3 Confront\n", "3 Gust\n"),
    "foreign_signature": ("2 Decisive Strike\n", "2 Tibbers\n"),
    "signatures": ("2 Decisive Strike\n", "4 Decisive Strike\n"),
    "runes": ("6 Body Rune", "5 Body Rune"),
    "foreign_runes": ("6 Body Rune", "6 Fury Rune"),
    "no_field": ("1 Trifarian War Camp\n", ""),
    "same_field": ("1 Trifarian War Camp\n", "2 Trifarian War Camp\n"),
    "large_side": (
        "6 Order Rune\n",
        "6 Order Rune\nSideboard:\n" + "3 Vengeance\n3 Petty Officer\n3 Recruit\n",
    ),
    "no_legend": ("1 Garen, Might of Demacia\n", ""),
    "no_champion": ("1 Garen, Might of Demacia\n", "1 Jinx, Loose Cannon\n"),
    "unknown": ("3 Confront\n", "3 Confrunt\n"),
}


def changed(key: str) -> str:
    """The list of Garen with one thing wrong."""
    old, new = BREACHES[key]
    text = GAREN.replace(old, new)
    assert text != GAREN
    if key == "large_side":
        return text.replace("3 Recruit\n", "3 Vanguard Captain\n")
    return text.replace("Champion:\n1 Garen, Rugged\n", "") if key == "no_champion" else text


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    seconds = itertools.count(1_800_000_000_000, 1000)  # no rate limit applies
    with server(tmp_path_factory.mktemp("decks"), now=lambda: next(seconds)) as browser:
        yield browser()


@pytest.mark.parametrize("name", KNOWN)
def test_a_legal_deck_is_told_in_full_and_read_back_in_every_form(ada: Browser, name: str) -> None:
    sheet = ada.post("decks/check", {"text": KNOWN[name].text})
    assert (sheet["legal"], sheet["supported"], sheet["playable"], sheet["total"]) == (True, True, True, 40)
    assert sheet["problems"] == []
    assert sheet["known"] == sheet["value"] == name
    for form in (sheet["text"], KNOWN[name].line):
        assert ada.post("decks/check", {"text": form}) == sheet
    coded = ada.post("decks/check", {"text": sheet["code"]})
    assert coded["playable"]
    assert coded["code"] == sheet["code"]
    assert (coded["champion"], coded["runes"]) == (sheet["champion"], sheet["runes"])


@pytest.mark.parametrize("key", BREACHES)
def test_every_breach_is_told_in_the_language_of_the_reader(ada: Browser, key: str) -> None:
    text = changed(key)
    told = []
    for lang in LANGUAGES:
        sheet = ada.post(f"decks/check?lang={lang}", {"text": text})
        assert key in [one["key"] for one in sheet["problems"]]
        assert not sheet["playable"]
        assert sheet["value"] == ""
        assert sheet["supported"] == (key != "unknown")
        assert sheet["legal"] == (key == "unknown")
        told.append(next(one["text"] for one in sheet["problems"] if one["key"] == key))
    assert len(set(told)) == 3


def test_a_typing_error_comes_with_the_nearest_name(ada: Browser) -> None:
    (wrong,) = ada.post("decks/check", {"text": changed("unknown")})["problems"]
    assert wrong == {
        "key": "unknown",
        "text": "“Confrunt” is not a known card; did you mean Confront?",
        "word": "Confrunt",
        "guess": "Confront",
    }


def test_whatever_is_pasted_is_told_or_refused(ada: Browser) -> None:
    assert ada.post("decks/check", {"text": "x" * MAX_MESSAGE_BYTES}, 413)["key"] == "too_big"
    assert ada.post("decks/check", {"text": 7}, 400)["key"] == "malformed"
    many = ada.post("decks/check", {"text": "\n".join("abcdefgh"[i % 8] for i in range(2000))})
    assert len(many["problems"]) <= 206
    assert "too_long" in [one["key"] for one in many["problems"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pool_has_every_card_with_its_text(ada: Browser, lang: str) -> None:
    pool = ada.get(f"decks/pool?lang={lang}")
    assert len(pool["cards"]) == len(ALL)
    assert {deck["name"] for deck in pool["decks"]} == set(KNOWN)
    gust = next(card for card in pool["cards"] if card["name"] == "gust")
    assert (gust["label"], gust["kind"], gust["domains"], gust["energy"]) == ("Gust", "spell", ["chaos"], 1)
    words = {"en": "Return a unit", "fr": "Renvoyez dans la main", "uk": "Поверніть бійця"}
    assert words[lang] in " ".join(gust["lines"]).replace("\u00a0", " ")
    fit = next(one for one in pool["fits"] if one["legend"] == "garen-might-of-demacia")
    named = {pool["cards"][i]["name"] for i in fit["champions"]}
    assert named == {"garen-rugged", "garen-commander"}
    assert "gust" not in {pool["cards"][i]["name"] for i in fit["cards"]}


def test_an_account_keeps_decks_and_no_one_else_sees_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "MAX_DECKS", 3)
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        request = {"name": "Mine", "text": GAREN}
        assert ada.get("decks") == {"decks": []}
        refused = ada.post("decks", request, 403)
        assert refused["key"] == "decks_need_account"
        assert refused["text"].startswith("Decks are kept here for accounts only.")
        for who, name in ((ada, "Ada"), (noam, "Noam")):
            who.post("register", {"name": name, "password": "long enough"})
        (deck,) = ada.post("decks", request)["decks"]
        assert (deck["name"], deck["text"], deck["playable"]) == ("Mine", GAREN, True)
        assert deck["legend"] == "Garen, Might of Demacia"
        assert noam.get("decks") == {"decks": []}
        assert noam.post("decks", {**request, "id": deck["id"]}, 404)["key"] == "unknown_deck"
        assert noam.post("decks/drop", {"id": deck["id"]}, 404)["key"] == "unknown_deck"
        half = {"name": "Half", "text": "1 Garen, Might of Demacia", "id": deck["id"]}
        (deck,) = ada.post("decks", half)["decks"]
        assert (deck["name"], deck["playable"]) == ("Half", False)
        assert ada.post("decks", {"name": " ", "text": GAREN}, 400)["key"] == "name"
        assert ada.post("decks", {"name": "Void", "text": "nothing at all"}, 400)["key"] == "no_cards"
        assert [one["name"] for one in ada.get("me/data")["decks"]] == ["Half"]
        for i in range(2):
            ada.post("decks", {"name": f"{i}", "text": GAREN})
        refused = ada.post("decks", request, 409)
        assert refused["key"] == "too_many_decks"
        assert refused["text"].startswith("An account can keep at most ")
        assert len(ada.post("decks/drop", {"id": deck["id"]})["decks"]) == 2
        ada.post("me/forget", {"password": "long enough"})
        ada.post("register", {"name": "Ada", "password": "long enough"})
        assert ada.get("decks") == {"decks": []}


def test_a_table_is_set_with_decks_of_ones_own_or_says_why_not(tmp_path: Path) -> None:
    odd = KNOWN["garen"].line.replace("confront*3", "confront*2 vanguard-captain")
    request = {"game": "riftbound", "mode": "duel", "seats": ["me", "bot:level1"]}
    with server(tmp_path) as browser:
        ada = browser()
        for deck in (odd, KNOWN["viktor"].draft.code):
            name = ada.post("games", {**request, "options": {"decks": f"{deck} / lux"}})["id"]
            assert ada.get(f"games/{name}")["options"]["decks"].endswith(" / lux")
        for lang, words in (
            ("en", "“gusst” is not a known card"),
            ("fr", "n’est pas une carte"),
            ("uk", "невідома карта"),
        ):
            refused = ada.post(
                f"games?lang={lang}", {**request, "options": {"decks": f"{odd} gusst / lux"}}, 400
            )
            assert refused["key"] == "bad_decks"
            assert words in refused["text"]
        few = ada.post("games", {**request, "options": {"decks": "lux"}}, 400)
        assert few["text"].startswith("There must be one deck for each seat")


def test_closed_lists_are_told_to_no_one_else(tmp_path: Path) -> None:
    odd = KNOWN["annie"].line.replace("gust*3", "fight-or-flight*3")
    options = {"decks": f"{odd} / garen", "lists": "closed"}
    with server(tmp_path) as browser:
        ada, noam, lou = browser(), browser(), browser()
        name = ada.post(
            "games", {"game": "riftbound", "mode": "duel", "seats": ["me", "open"], "options": options}
        )["id"]
        noam.post(f"games/{name}/join", {"name": "Noam"})
        seen = [who.get(f"games/{name}")["options"]["decks"] for who in (ada, noam, lou)]
        assert seen == [
            f"{odd} / Garen, Might of Demacia",
            "Annie, Dark Child / garen",
            "Annie, Dark Child / Garen, Might of Demacia",
        ]
        told = noam.update(name, 1)
        assert "fight-or-flight" not in str(told)
