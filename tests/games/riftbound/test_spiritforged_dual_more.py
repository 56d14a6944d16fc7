"""Spiritforged, more legends and battlefields: clause by clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.ids import EXHAUSTED
from tests.games.riftbound.table import at, bound, hand, might, moves, realm

EMPTY = "field 1 startipped-peak 1 -"
MINE = "field 1 startipped-peak 0 0"
THEIRS = "field 1 startipped-peak 1 1"
FOE = "unit 4 mega-mech 1 @1"
PORO = "unit 5 pouty-poro 0 @base0"
TEAM = "garen / annie / lux / master-yi"


def test_sfd_197_emperor_of_the_sands_arms_sand_soldiers_and_calls_one_after_equipment() -> None:
    lines = ("legend 0 azir-emperor-of-the-sands", "unit 4 bf-sword 0 @base0", "hand 0 cull royal-guard")
    g = bound(*lines, MINE, "unit 5 recruit 0 @1")
    assert "use:azir-emperor-of-the-sands.0" not in moves(g)
    g.push("cull auto use:azir-emperor-of-the-sands auto pass pass bf-sword pass pass yes")
    assert realm(g).flags[0] & EXHAUSTED
    assert at(g, 7) == "base0"
    assert might(g, 7) == 5  # it took up the sword for nothing
    assert at(g, 8) == "gone"
    g = bound(*lines, "runes 0 chaos*2")
    g.push("cull use:azir-emperor-of-the-sands")
    assert sum(realm(g).ready[:6]) == 0
    g = bound("legend 1 azir-emperor-of-the-sands", *lines[1:])
    g.push("royal-guard auto pass pass")
    assert not realm(g).chain  # only its player's
    g = bound("legend 0 azir-emperor-of-the-sands", lines[1], "hand 0 pakaa-cub")
    g.push("pakaa-cub auto")
    assert not realm(g).chain  # no other unit
    team = ("legend 0 azir-emperor-of-the-sands", "unit 7 bf-sword 2 @base2", "hand 2 royal-guard", "turn 2")
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("royal-guard auto pass pass pass pass")
    assert not realm(g).chain


def test_sfd_199_prodigal_explorer_draws_after_choosing_two_enemies() -> None:
    lines = ("legend 0 ezreal-prodigal-explorer", "unit 4 mega-mech 1 @base1", PORO, "deck 0 gust*3")
    g = bound(*lines, "hand 0 punch-first*3")
    g.push("punch-first mega-mech auto pass pass punch-first pouty-poro auto pass pass")
    assert "use:ezreal-prodigal-explorer" not in " ".join(moves(g))
    g.push("punch-first mega-mech auto")
    assert "use:ezreal-prodigal-explorer" in " ".join(moves(g))  # in answer
    g.push("use:ezreal-prodigal-explorer pass pass")
    assert hand(g, 0) == ["gust"]
    assert realm(g).flags[0] & EXHAUSTED
    g = bound(*lines, "hand 0 punch-first crackshot-corsair factory-recall", "unit 6 cull 1 @base1")
    g.push("punch-first mega-mech auto pass pass factory-recall cull auto pass pass")
    assert "use:ezreal-prodigal-explorer" in " ".join(moves(g))  # gear counts, too


def test_sfd_205_grand_duelist_channels_when_a_unit_of_its_player_becomes_mighty() -> None:
    lines = ("legend 0 fiora-grand-duelist", PORO, "unit 6 mega-mech 0 @base0", "hand 0 punch-first")
    g = bound(*lines, "runes 0 body*2")
    g.push("punch-first pouty-poro pass pass yes pass pass")
    assert realm(g).num_runes(0) == 1
    assert sum(realm(g).ready[:6]) == 0
    assert realm(g).flags[0] & EXHAUSTED
    g = bound(*lines, "unit 7 recruit 1 @base1")
    g.push("punch-first mega-mech auto pass pass")
    assert not realm(g).chain  # it was Mighty already
    g = bound("legend 0 fiora-grand-duelist", "hand 0 mountain-drake punch-first", "unit 7 recruit 1 @base1")
    g.push("mountain-drake auto")
    assert not realm(g).chain  # so it was in the hand
    g.push("punch-first recruit auto pass pass")
    assert not realm(g).chain  # an enemy
    team = ("legend 0 fiora-grand-duelist", "unit 7 recruit 2 @base2", "hand 0 punch-first")
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("punch-first recruit auto pass pass pass pass")
    assert not realm(g).chain


def test_sfd_213_ornns_forge_makes_the_first_gear_of_a_turn_cheaper() -> None:
    lines = ("field 1 ornns-forge 0 0", "unit 4 recruit 0 @1", "hand 0 bf-sword dorans-blade")
    g = bound(*lines, "runes 0 order*3")
    g.push("bf-sword")
    assert sum(realm(g).ready[:6]) == 0
    g = bound(*lines, "runes 0 order*2")
    assert "bf-sword" not in moves(g)
    g = bound(*lines, "runes 0 order*4")
    g.push("bf-sword")
    assert "dorans-blade" not in moves(g)  # the second costs 2 again
    g = bound("field 1 ornns-forge 0 -", "unit 4 recruit 0 @base0", *lines[2:], "runes 0 order*3")
    assert "bf-sword" not in moves(g)
    g = bound(*lines[:2], "hand 0 pakaa-cub", "runes 0 body*2")
    assert "pakaa-cub" not in moves(g)
    team = ("field 1 ornns-forge 0 2", "unit 7 recruit 2 @1", "hand 0 bf-sword", "runes 0 order*3")
    assert "bf-sword" in moves(bound(*team, decks=TEAM, mode="magma"))  # an ally's helps, too
    assert "cull" in moves(bound(*lines[:2], "hand 0 cull", "runes 0 -"))
