"""Decks that come along: plain lists by legend."""

from __future__ import annotations

import pytest

from riftable.core.errors import BadOption
from riftable.games.riftbound.decks.known_decks import (
    KNOWN,
    KNOWN_GROUPS,
    KNOWN_TITLES,
    LISTS,
    STANDARD,
    decks_of_lists,
    titles_of,
)
from riftable.games.riftbound.decks.legality import breaches, deck_of
from riftable.games.riftbound.lawsets import MAX_DUELS, law_sets, pairs
from riftable.language.fluent import LANGUAGES
from riftable.server.session.table_info import choice_group

ANNIE = LISTS["annie-dark-child"]["annie"]
SECOND = f"{ANNIE.replace('gust*3', 'fight-or-flight*3')} side:gust*3"


def test_every_deck_that_comes_along_is_legal_and_belongs_to_its_legend() -> None:
    for legend, named in LISTS.items():
        for name in named:
            assert KNOWN[name].legend.name == legend
            assert breaches(KNOWN[name]) == []
            assert deck_of(KNOWN[name].line) is KNOWN[name]
    assert set(STANDARD) <= set(KNOWN)


def test_a_legend_may_have_several_decks_with_sideboards() -> None:
    decks = decks_of_lists({"annie-dark-child": {"annie": ANNIE, "annie-flight": SECOND}})
    assert [(card.name, n) for card, n in decks["annie-flight"].side] == [("gust", 3)]
    assert decks["annie-flight"].name == "annie-flight"
    assert breaches(decks["annie-flight"]) == []
    assert titles_of(decks) == {"annie": "Annie, Dark Child", "annie-flight": "Annie, Dark Child: Flight"}
    assert KNOWN_TITLES["annie"] == "Annie, Dark Child"


@pytest.mark.parametrize("name", ["Annie", "annie stubborn", "annie/2"])
def test_the_name_of_a_deck_is_one_plain_word(name: str) -> None:
    with pytest.raises(ValueError, match="is no name for a deck"):
        decks_of_lists({"annie-dark-child": {name: ANNIE}})


def test_a_name_stands_for_one_deck() -> None:
    with pytest.raises(ValueError, match="is there twice"):
        decks_of_lists(
            {"annie-dark-child": {"a": ANNIE}, "jinx-loose-cannon": {"a": LISTS["jinx-loose-cannon"]["jinx"]}}
        )


def test_a_list_names_cards_that_can_be_played() -> None:
    with pytest.raises(BadOption):
        decks_of_lists({"annie-dark-child": {"annie": f"{ANNIE} no-such-card"}})


def test_laws_are_checked_with_every_deck_however_many_there_are() -> None:
    few = [f"deck{i}" for i in range(8)]
    assert len(pairs(few)) == len(set(pairs(few))) == 64
    many = [f"deck{i}" for i in range(40)]
    assert len(set(pairs(many))) == len(pairs(many)) == 80 > MAX_DUELS
    assert {one for one, _ in pairs(many)} == {other for _, other in pairs(many)} == set(many)
    assert len([mode for mode, _ in law_sets(0, list(KNOWN)) if mode == "duel"]) >= len(KNOWN)


def test_decks_are_grouped_by_the_newest_set_they_need() -> None:
    assert [name for name, group in KNOWN_GROUPS.items() if group == "starter"] == list(STANDARD)
    for name, group in KNOWN_GROUPS.items():
        sets = {card.key.partition("-")[0] for card in KNOWN[name].cards()}
        if group != "starter":
            assert group == ("spiritforged" if "sfd" in sets else "origins")
        assert not name.endswith(("-origins", "-spiritforged")) or name.endswith(group)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_group_of_decks_has_a_heading(lang: str) -> None:
    assert {choice_group("riftbound", name, lang) for name in KNOWN} >= {"Origins", "Spiritforged"}
    assert all(choice_group("riftbound", name, lang) for name in KNOWN)
    assert choice_group("riftbound", "random", lang) == ""
