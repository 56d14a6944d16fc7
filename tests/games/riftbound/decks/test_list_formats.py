"""Lists as other programs write them, with cards that cannot be played: all is read, nothing is lost."""

from __future__ import annotations

import pytest

from riftable.games.riftbound.cards import BY_NAME
from riftable.games.riftbound.decks import ban_list
from riftable.games.riftbound.decks.card_finder import (
    card_of,
    is_playable,
    known_card,
    later_cards,
    nearest,
    typing_errors,
)
from riftable.games.riftbound.decks.deck_lists import read_draft
from riftable.games.riftbound.decks.legality import KNOWN, breaches, main_deck
from riftable.games.riftbound.decks.list_lines import Entry

ANNIE = KNOWN["annie"]
GUST, FLASH, TIBBERS = "ogn-169", "ogs-011", "ogs-018"
ONE_LINE = {
    "3 Gust": 3,
    "3x Gust": 3,
    "3 x Gust": 3,
    "3× Gust": 3,
    "3xGust": 3,
    "x3 Gust": 3,
    "Gust x3": 3,
    "Gust ×3": 3,
    "Gust (3)": 3,
    "Gust: 3": 3,
    "[3] Gust": 3,
    "3 - Gust": 3,
    "- 3 Gust": 3,
    "• 3x Gust": 3,
    "* 3 Gust": 3,
    "**3** Gust": 3,
    "3 Gust *F*": 3,
    "3 Gust # the best": 3,
    "3 Gust // the best": 3,
    "3 Gust (OGN-169)": 3,
    "3 Gust [OGN-169]": 3,
    "3 Gust OGN-169a/298": 3,
    "3 Gust (OGN) 169": 3,
    "3 OGN-169": 3,
    "3 OGN-169/298": 3,
    "3 ogn-169-298": 3,
    "3 ogn-169-star-298": 3,
    "3 OPP-169/298": 3,
    "3 OGN-169 Gust": 3,
    "3 Gusto (OGN-169)": 3,
    "3 Gust (Foil)": 3,
    "3,Gust": 3,
    "Gust,3": 3,
    "3;Gust;OGN-169": 3,
    "3\tGust\tMain": 3,
    "OGN-169-1 OGN-169-1 OGN-169-2": 3,
    "OGN-169,OGN-169": 2,
}


@pytest.mark.parametrize("line", ONE_LINE)
def test_a_line_of_any_program_is_read(line: str) -> None:
    draft = read_draft(f"{line}\n1 Flash\n")
    assert (draft.main, draft.wrong) == ({GUST: ONE_LINE[line], FLASH: 1}, [])
    assert read_draft(line).main == {GUST: ONE_LINE[line]}


@pytest.mark.parametrize(
    "line", ["6 Calm Rune (OGN-042)", "6 OGN-042a/298", "6 calm", "6 Calm Rune [SFD-R02]", "Calm Rune x6"]
)
def test_runes_are_read_with_their_numbers(line: str) -> None:
    draft = read_draft(line)
    assert (draft.runes, draft.wrong) == ({1: 6}, [])


@pytest.mark.parametrize(
    "heading",
    [
        "Sideboard",
        "Sideboard:",
        "SIDEBOARD (8)",
        "## Sideboard",
        "== Side Deck ==",
        "[Side Board]",
        "// Sideboard",
    ],
)
def test_headings_of_any_program_are_read(heading: str) -> None:
    draft = read_draft(f"Main Deck (40 cards)\n3 Gust\n\n{heading}\n2 Flash\n")
    assert (draft.main, draft.side, draft.wrong) == ({GUST: 3}, {FLASH: 2}, [])


def test_a_heading_may_have_its_card_behind_it() -> None:
    draft = read_draft(
        "Name: Fire\nhttps://example.org/deck/1\nLegend: Dark Child\nChampion: 2 Annie, Fiery\nSB: 1 Gust"
    )
    assert draft.legend is BY_NAME["annie-dark-child"]
    assert draft.champion is BY_NAME["annie-fiery"]
    assert (list(draft.main.values()), draft.side, draft.wrong) == ([1], {GUST: 1}, [])


def test_csv_has_a_header_in_any_order_and_names_with_commas() -> None:
    draft = read_draft(
        "Set,Collector Number,Card Name,Quantity,Section\n"
        'OGS,017,"Annie, Dark Child",1,Legend\nOGN,169,Gust,3,Main\nOGS,011,,2,Sideboard\n'
    )
    assert draft.legend is BY_NAME["annie-dark-child"]
    assert (draft.main, draft.side, draft.wrong) == ({GUST: 3}, {FLASH: 2}, [])


def test_a_string_of_numbers_is_a_whole_deck() -> None:
    keys = [ANNIE.legend.key, ANNIE.champion.key]
    keys += [card.key for card, n in ANNIE.main for _ in range(n)]
    keys += [card.key for card in ANNIE.fields] + ["ogn-007"] * 6 + ["ogn-166"] * 6
    draft = read_draft(" ".join(f"{key.upper()}-1" for key in keys))
    assert sorted(draft.finished("").line.split()) == sorted(ANNIE.line.split())


# What cannot be played.

LATER = """Legend:
1 LeBlanc, Deceiver
Champion:
1 LeBlanc, Fragmented
MainDeck:
3 Vanguard Sergeant
3 Gusst
2 Mirror Image
Battlefields:
1 Nobody's Field
Runes:
6 Mind Rune
6 Order Rune
Sideboard:
1 Void Gate
2 Wholly Unheard Of
"""


def test_cards_of_later_sets_are_known_and_named_as_not_playable() -> None:
    draft = read_draft(LATER)
    assert draft.legend is not None
    assert (draft.legend.title, is_playable(draft.legend)) == ("LeBlanc, Deceiver", False)
    keys = [one.key for one in draft.wrong]
    assert keys == ["unknown", "unknown", "not_aside", "unknown", "unplayable", "unplayable", "unplayable"]
    assert draft.wrong[-1].card == "Mirror Image"
    assert draft.wrong[-1].other == "Unleashed"
    assert [one.key for one in breaches(draft)] == [
        "too_small"
    ]  # and neither legend nor battlefield is missed
    assert main_deck(draft) == 9


def test_nothing_that_was_listed_is_lost_in_the_text_or_the_code() -> None:
    draft = read_draft(LATER)
    for line in LATER.splitlines():
        assert line in draft.text.splitlines()
    assert draft.apart == [
        Entry("main", "Gusst", 3), Entry("fields", "Nobody's Field", 1), Entry("side", "Void Gate", 1),
        Entry("side", "Wholly Unheard Of", 2),
    ]  # fmt: skip
    coded = read_draft(draft.code)
    assert coded.legend is draft.legend
    assert coded.champion is draft.champion
    assert coded.main == draft.main


@pytest.mark.parametrize("line", ["0 Gust", "120 Gust", "2 Dark Child", "1 Dark Child\n1 Lady of Luminosity"])
def test_what_a_deck_cannot_have_is_kept_too(line: str) -> None:
    draft = read_draft(line)
    assert draft.wrong
    assert read_draft(draft.text).wrong == draft.wrong
    total = sum(int(one.split()[0]) for one in draft.text.splitlines() if one[:1].isdigit())
    assert total == sum(int(one.split()[0]) for one in line.splitlines())


def test_a_missing_legend_is_not_told_beside_an_unknown_one() -> None:
    text = ANNIE.text.replace("1 Annie, Dark Child", "1 Someone Unheard Of")
    assert [one.key for one in (*read_draft(text).wrong, *breaches(read_draft(text)))] == ["unknown"]
    text = ANNIE.text.replace("1 Void Gate", "1 Somewhere Unheard Of")
    assert [one.key for one in (*read_draft(text).wrong, *breaches(read_draft(text)))] == ["unknown"]


def test_only_typing_errors_are_guessed() -> None:
    for wrong, right in (("Gusst", "Gust"), ("Tibers", "Tibbers"), ("Anny, Fiery", "Annie, Fiery")):
        assert nearest(wrong) == right
    assert nearest("Vanguard Seargent") == "Vanguard Sergeant"
    assert nearest("Azir, Sovreign") == "Azir, Sovereign"
    for name in (
        "Card of Tomorrow",
        "Yeti Warrior",
        "Sword",
        "Bonds of Friendship",
        "Decree of Hope",
        "OGN-999",
    ):
        assert nearest(name) == ""
    assert [typing_errors("gust", other) for other in ("gust", "gusst", "gsut", "gst", "flash")] == [
        0,
        1,
        1,
        1,
        4,
    ]


def test_later_cards_are_those_the_engine_lacks() -> None:
    assert len(later_cards()) >= 385  # all of Unleashed and Vendetta
    assert not any(card.name in BY_NAME for card in later_cards().values())
    pyke = known_card("UNL-028")
    assert pyke is not None
    assert (pyke.title, pyke.champion, pyke.cost.energy) == ("Pyke, Dockside Butcher", "Pyke", 3)


def test_banned_cards_exist() -> None:
    assert "Fight or Flight" in {card_of(key).title for key in ban_list.BANNED}
