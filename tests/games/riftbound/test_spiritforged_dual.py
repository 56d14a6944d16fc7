"""Spiritforged, cards of two domains and battlefields: clause by clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.ids import EXHAUSTED, SHIELD
from tests.games.riftbound.table import at, bound, might, moves, on_board, realm, trash

EMPTY = "field 1 startipped-peak 1 -"
MINE = "field 1 startipped-peak 0 0"
THEIRS = "field 1 startipped-peak 1 1"
FOE = "unit 4 mega-mech 1 @1"
PORO = "unit 5 pouty-poro 0 @base0"
TEAM = "garen / annie / lux / master-yi"


def test_sfd_181_mechanized_menace_gives_ones_mechs_shield() -> None:
    lines = ("unit 4 mega-mech 0 @base0", "unit 5 mega-mech 1 @base1", "unit 6 recruit 0 @base0")
    g = bound("legend 0 rumble-mechanized-menace", *lines)
    assert [realm(g).keyword(u, SHIELD) for u in (4, 5, 6)] == [1, 0, 0]
    g = bound("legend 0 rumble-mechanized-menace", "unit 7 mega-mech 2 @base2", decks=TEAM, mode="magma")
    assert realm(g).keyword(7, SHIELD) == 0  # a teammate's are not one's own


def test_sfd_182_danger_zone_strengthens_ones_mechs_and_again() -> None:
    lines = ("unit 4 mega-mech 0 @base0", "unit 5 mega-mech 1 @base1", "unit 6 recruit 0 @base0")
    g = bound(*lines, "hand 0 danger-zone", "runes 0 fury*1 order*1")
    g.push("danger-zone yes pass pass")
    assert [might(g, u) for u in (4, 5, 6)] == [10, 8, 1]
    assert realm(g).num_runes(0) == 0
    g = bound(*lines, "hand 0 danger-zone", "runes 0 mind*1/1 order*1/0")
    g.push("danger-zone pass pass")  # one Energy too little to repeat it
    assert might(g, 4) == 9
    g = bound(*lines, "hand 0 danger-zone", "runes 0 mind*1")
    g.push("danger-zone pass pass")  # one Power too little
    assert might(g, 4) == 9
    g = bound(*lines, "hand 1 danger-zone", "hand 0 flurry-of-blades")
    g.push("flurry-of-blades auto pass danger-zone no auto pass pass")
    assert might(g, 5) == 9
    g = bound("unit 7 mega-mech 2 @base2", "hand 0 danger-zone", decks=TEAM, mode="magma")
    g.push("danger-zone no auto pass pass pass pass")
    assert might(g, 7) == 8


def test_sfd_196_defiant_dance_gives_one_unit_2_and_takes_2_from_another() -> None:
    g = bound(THEIRS, FOE, PORO, "hand 0 defiant-dance")
    g.push("defiant-dance pouty-poro")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech auto pass pass")
    assert (might(g, 4), might(g, 5)) == (6, 4)
    g = bound(FOE, PORO, "hand 0 defiant-dance", "turn 1", "hand 1 flurry-of-blades")
    g.push("flurry-of-blades auto pass defiant-dance")
    g = bound("unit 4 recruit 1 @base1", PORO, "hand 0 defiant-dance")
    g.push("defiant-dance pouty-poro recruit auto pass pass")
    assert might(g, 4) == 0


def test_sfd_200_arcane_shift_replays_a_friend_and_hurts_an_enemy() -> None:
    lines = (THEIRS, FOE, "unit 5 qiyana-victorious 0 @1 exhausted", "unit 6 recruit 1 @base1")
    g = bound(*lines, "hand 0 arcane-shift", "runes 0 mind*3")
    g.push("arcane-shift")
    assert moves(g) == ["qiyana-victorious.5"]
    g.push("qiyana-victorious")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech pass pass")
    assert realm(g).hurt[4] == 3
    assert "qiyana-victorious.5" in on_board(g)
    assert realm(g).cards[realm(g).banished[0][0]].name == "arcane-shift"
    assert trash(g, 0) == []


def test_sfd_200_arcane_shift_lets_the_owner_play_it_and_is_for_showdowns() -> None:
    lines = (THEIRS, FOE, PORO, "hand 1 arcane-shift", "unit 6 recruit 1 @base1")
    g = bound(*lines)
    g.push("move:pouty-poro @1 pass")
    assert "arcane-shift" in moves(g)
    g = bound(
        MINE,
        "unit 4 recruit 1 @base1",
        "unit 5 recruit 0 @1",
        "hand 1 arcane-shift",
        "hand 0 flurry-of-blades",
    )
    g.push("flurry-of-blades auto pass")
    assert "arcane-shift" not in moves(g)
    mate = (THEIRS, "unit 7 mega-mech 1 @1", "unit 8 first-mate 2 @base2", "hand 0 arcane-shift")
    g = bound(*mate, decks=TEAM, mode="magma")
    g.push("arcane-shift first-mate mega-mech auto pass pass pass pass")
    assert at(g, 8) == "base2"


def test_sfd_204_on_the_hunt_readies_ones_units() -> None:
    lines = ("unit 4 recruit 0 @base0 exhausted", "unit 5 recruit 1 @base1 exhausted", MINE)
    g = bound(
        *lines, "unit 6 first-mate 0 @1 exhausted", "hand 0 on-the-hunt", "unit 7 cull 0 @base0 exhausted"
    )
    g.push("on-the-hunt auto pass pass")
    assert [bool(realm(g).flags[u] & EXHAUSTED) for u in (4, 5, 6, 7)] == [False, True, False, True]
    g = bound("unit 7 recruit 2 @base2 exhausted", "hand 0 on-the-hunt", decks=TEAM, mode="magma")
    g.push("on-the-hunt auto pass pass pass pass")
    assert realm(g).flags[7] & EXHAUSTED


def test_sfd_211_marai_spire_makes_repeat_cheaper_for_its_controller() -> None:
    lines = ("unit 4 recruit 0 @base0", "unit 5 recruit 0 @1", "hand 0 bonds-of-strength", "runes 0 order*3")
    g = bound("field 1 marai-spire 0 0", *lines)
    g.push("bonds-of-strength yes recruit.4 recruit.5 recruit.4 recruit.5")
    assert realm(g).ready[5] == 0
    g = bound("field 1 marai-spire 0 -", "unit 4 recruit 0 @base0", "unit 5 recruit 0 @base0", *lines[2:])
    g.push("bonds-of-strength")
    assert "yes" not in moves(g)
    g = bound("field 1 marai-spire 0 0", *lines[:3], "runes 0 order*2")
    g.push("bonds-of-strength")
    assert "yes" not in moves(g)


def test_sfd_220_treasure_hoard_sells_gold_to_who_conquers_it() -> None:
    g = bound("field 1 treasure-hoard 1 -", PORO, "runes 0 order*1")
    g.push("move:pouty-poro @1 pass pass yes pass pass")
    assert "gold.4" in on_board(g)
    assert realm(g).flags[4] & EXHAUSTED
    assert at(g, 6) == "gone"
    assert realm(g).ready[5] == 0
    g = bound("field 1 treasure-hoard 1 -", "field 2 startipped-peak 1 -", PORO)
    g.push("move:pouty-poro @2 pass pass")
    assert not realm(g).chain
    assert "end" in moves(g)
