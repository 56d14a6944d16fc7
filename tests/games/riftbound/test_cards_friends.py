"""Cards about friendly units in a team: a teammate's units are friendly, but not yours."""

from __future__ import annotations

import pytest

from riftable import Game
from tests.games.riftbound.table import bound, might, moves

DECKS = "annie / garen / viktor / lee-sin"
MATE = "unit 8 mega-mech 2 @base2"  # seats 0 and 2 are a team; rows 4 to 7 are the battlefields


def team(*lines: str, decks: str = DECKS) -> Game:
    """A game of two teams."""
    return bound(*lines, decks=decks, mode="magma")


@pytest.mark.parametrize(
    ("key", "card"),
    [
        ("ogn-046", "en-garde"),
        ("ogn-053", "stand-united"),
        ("ogn-069", "last-stand"),
        ("ogn-128", "challenge"),
        ("ogn-206", "back-to-back"),
        ("ogs-008", "gentlemens-duel"),
        ("ogs-020", "highlander"),
    ],
)
def test_targets_of_spells_may_be_units_of_a_teammate(key: str, card: str) -> None:
    assert key
    g = team(MATE, "unit 9 recruit 0 @base0", "unit 10 recruit 1 @base1", f"hand 0 {card}")
    g.push(card)
    assert "mega-mech.8" in moves(g)
    assert "recruit.10" not in moves(g)


def test_ogn_136_pit_rookie_buffs_a_unit_of_a_teammate() -> None:
    g = team(MATE, "hand 0 pit-rookie")
    g.push("pit-rookie auto")
    assert "mega-mech.8" in moves(g)


def test_ogn_184_the_syren_moves_a_unit_of_a_teammate() -> None:
    g = team("unit 8 mega-mech 2 @1", "unit 9 the-syren 0 @base0")
    g.push("use:the-syren")
    assert "mega-mech.8" in moves(g)


@pytest.mark.parametrize(
    ("key", "card", "more"), [("ogn-233", "grand-strategem", 5), ("ogs-024", "decisive-strike", 2)]
)
def test_all_friendly_units_are_those_of_a_teammate_too(key: str, card: str, more: int) -> None:
    assert key
    g = team(MATE, "unit 9 recruit 1 @base1", f"hand 0 {card}")
    before = might(g, 8)
    g.push(f"{card} auto pass pass pass pass")
    assert might(g, 8) == before + more
    assert might(g, 9) == 1


def test_ogn_257_blind_monk_buffs_a_unit_of_a_teammate() -> None:
    g = team(MATE, decks="lee-sin / garen / viktor / annie")
    g.push("use:lee-sin-blind-monk")
    assert "mega-mech.8" in moves(g)
