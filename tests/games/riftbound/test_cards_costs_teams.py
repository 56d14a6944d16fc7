"""Scenarios of cards about costs in a team of two, where a friendly unit may be a teammate's."""

from __future__ import annotations

from riftable.games.riftbound.rules.ids import BUFFED
from tests.games.riftbound.table import bound, moves, realm

TEAMS = "annie / garen / lux / master-yi"
MATE = "unit 7 recruit 2 @base2"


def test_ogn_153_overt_operation_buffs_units_of_a_teammate_but_spends_only_ones_own() -> None:
    g = bound(MATE, "unit 8 recruit 2 @base2 buffed", "hand 0 overt-operation", decks=TEAMS, mode="magma")
    g.push("overt-operation")
    while "auto" in moves(g):
        g.push("auto")
    g.push("pass pass pass pass")
    assert realm(g).flags[7] & BUFFED
    assert realm(g).flags[8] & BUFFED


def test_ogn_124_arena_bar_may_buff_a_unit_of_a_teammate() -> None:
    g = bound(f"{MATE} exhausted", "unit 8 arena-bar 0 @base0", decks=TEAMS, mode="magma")
    g.push("use:arena-bar.8")
    assert moves(g) == ["recruit.7"]


def test_ogs_011_flash_may_choose_a_unit_of_a_teammate() -> None:
    g = bound(MATE, "hand 0 flash", decks=TEAMS, mode="magma")
    g.push("flash")
    assert moves(g) == ["none", "recruit.7"]


def test_ogn_014_sky_splitter_does_not_count_units_of_a_teammate() -> None:
    field = "field 1 zaun-warrens 1 1"
    lines = (field, "unit 7 tibbers 2 @base2", "unit 8 recruit 1 @1", "hand 0 sky-splitter")
    assert "sky-splitter" not in moves(bound(*lines, "runes 0 fury*7", decks=TEAMS, mode="magma"))
    assert "sky-splitter" in moves(bound(*lines, "runes 0 fury*8", decks=TEAMS, mode="magma"))
