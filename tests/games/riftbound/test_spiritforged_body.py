"""Spiritforged, Body: the cards clause by clause."""

from __future__ import annotations

import pytest

from riftable.games.riftbound.rules.ids import BUFFED, DEFLECT, EXHAUSTED
from riftable.games.riftbound.rules.lasting import host_of
from tests.games.riftbound.table import at, bound, hand, might, moves, on_board, realm

EMPTY = "field 1 void-gate 1 -"
MINE = "field 1 void-gate 0 0"
THEIRS = "field 1 void-gate 1 1"
FOE = "unit 4 mega-mech 1 @1"
PORO = "unit 5 pouty-poro 0 @base0"
TEAM = "garen / annie / lux / master-yi"
WORN = "effect 1 attached unit4 5"


@pytest.mark.parametrize(
    ("key", "name", "runes", "bonus"),
    [
        ("sfd-095", "dorans-blade", "body*1", 2),
        ("sfd-102", "hexdrinker", "body*1", 1),
        ("sfd-108", "warmogs-armor", "body*1", 1),
        ("sfd-115", "trinity-force", "body*1", 2),
        ("sfd-118", "boneshiver", "body*1", 2),
        ("sfd-124", "dorans-ring", "chaos*1", 1),
        ("sfd-133", "boots-of-swiftness", "chaos*1", 2),
        ("sfd-134", "cull", "chaos*1", 1),
        ("sfd-153", "eye-of-the-herald", "order*1", 0),
        ("sfd-161", "bf-sword", "order*1", 3),
        ("sfd-172", "sacred-shears", "order*1", 1),
    ],
)
def test_sfd_095_sfd_161_equip_pays_for_itself_and_gives_its_might(
    key: str, name: str, runes: str, bonus: int
) -> None:
    assert key.startswith("sfd")
    g = bound(f"unit 4 {name} 0 @base0", PORO, f"runes 0 {runes}")
    g.push(f"use:{name} pouty-poro pass pass")
    assert host_of(realm(g), 4) == 5
    assert might(g, 5) == 2 + bonus
    assert realm(g).num_runes(0) == 0
    g = bound(f"unit 4 {name} 0 @base0", PORO, "runes 0 fury*3 calm*3")
    assert f"use:{name}.4" not in moves(g)  # it must be Power of its domain


def test_sfd_091_buhru_captain_draws_or_buffs_or_neither() -> None:
    g = bound("hand 0 buhru-captain", "deck 0 gust*3")
    g.push("buhru-captain auto yes mode0 pass pass")
    assert hand(g, 0) == ["gust"]
    assert not realm(g).flags[4] & BUFFED
    g = bound("hand 0 buhru-captain", "deck 0 gust*3", PORO)
    g.push("buhru-captain auto yes mode1 pass pass")
    assert hand(g, 0) == []
    assert realm(g).flags[4] & BUFFED
    g = bound("hand 0 buhru-captain", "deck 0 gust*3")
    g.push("buhru-captain auto no")
    assert (hand(g, 0), might(g, 4)) == ([], 3)


def test_sfd_093_dauntless_vanguard_may_be_played_to_an_occupied_enemy_battlefield() -> None:
    g = bound(THEIRS, FOE, "hand 0 dauntless-vanguard")
    g.push("dauntless-vanguard")
    assert moves(g) == ["@base0", "@1"]


def test_sfd_094_direwing_enters_ready_beside_another_dragon_of_its_player() -> None:
    g = bound("hand 0 direwing", "unit 4 dune-drake 0 @base0")
    g.push("direwing auto")
    assert not realm(g).flags[5] & EXHAUSTED
    for line in ("unit 4 dune-drake 1 @base1", "unit 4 mega-mech 0 @base0"):
        g = bound("hand 0 direwing", line)
        g.push("direwing auto")
        assert realm(g).flags[5] & EXHAUSTED
    team = ("hand 0 direwing", "unit 7 dune-drake 2 @base2")
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("direwing auto")
    assert realm(g).flags[8] & EXHAUSTED  # a teammate's is none that one controls


def test_sfd_096_laurent_bladekeeper_has_ganking() -> None:
    g = bound(MINE, "field 2 void-gate 1 -", "unit 4 laurent-bladekeeper 0 @1")
    g.push("move:laurent-bladekeeper")
    assert moves(g) == ["@base0", "@2"]


def test_sfd_097_punch_first_gives_5_this_turn() -> None:
    g = bound(THEIRS, FOE, PORO, "hand 0 punch-first", decks="garen / garen")
    g.push("punch-first pouty-poro auto pass pass")
    assert might(g, 5) == 7
    g.push("end")
    assert might(g, 5) == 2
    g = bound(THEIRS, FOE, PORO, "hand 1 punch-first")
    g.push("move:pouty-poro @1 pass")
    assert "punch-first" in moves(g)  # in a showdown
    g.push("punch-first mega-mech auto")
    g = bound(FOE, PORO, "hand 0 flurry-of-blades", "hand 1 punch-first")
    g.push("flurry-of-blades auto pass")
    assert "punch-first" not in moves(g)  # but not in answer


def test_sfd_098_sea_monkey_is_buffed_for_1_energy_more() -> None:
    g = bound("hand 0 sea-monkey", "runes 0 body*3")
    g.push("sea-monkey yes pass pass")
    assert realm(g).flags[4] & BUFFED
    assert realm(g).ready[3] == 0
    g = bound("hand 0 sea-monkey", "runes 0 body*3", PORO)
    g.push("sea-monkey no")
    assert might(g, 4) == 2
    assert realm(g).ready[3] == 1


def test_sfd_102_hexdrinker_gives_deflect() -> None:
    g = bound("unit 4 hexdrinker 0 @base0", "unit 5 recruit 0 @base0", WORN)
    assert realm(g).keyword(5, DEFLECT) == 1
    assert realm(g).keyword(4, DEFLECT) == 0


def test_sfd_103_jaull_fish_costs_2_less_for_each_mighty_unit_of_its_player() -> None:
    units = ("unit 4 mega-mech 0 @base0", "unit 5 mega-mech 0 @base0", "unit 6 recruit 0 @base0")
    theirs = "unit 7 mega-mech 1 @base1"
    g = bound("hand 0 jaull-fish", *units, theirs, "runes 0 body*3")
    g.push("jaull-fish")
    assert realm(g).num_runes(0) == 1
    g = bound("hand 0 jaull-fish", *units, theirs, "runes 0 body*2")
    assert "jaull-fish" not in moves(g)
    g = bound("hand 0 jaull-fish", *units[:1], "runes 0 body*5")
    assert "jaull-fish" in moves(g)
    g = bound("hand 0 jaull-fish")
    g.push("jaull-fish yes auto")
    assert not realm(g).flags[4] & EXHAUSTED  # Accelerate
    mates = ("unit 7 mega-mech 2 @base2", "unit 8 mega-mech 2 @base2", "hand 0 jaull-fish", "runes 0 body*3")
    g = bound(*mates, decks=TEAM, mode="magma")
    assert "jaull-fish" not in moves(g)


def test_sfd_104_petricite_monument_gives_friends_deflect_and_fades() -> None:
    lines = ("unit 4 petricite-monument 0 @base0", "unit 5 recruit 0 @base0", "unit 6 recruit 1 @base1")
    g = bound(*lines, decks="garen / garen")
    assert [realm(g).keyword(u, DEFLECT) for u in (4, 5, 6)] == [0, 1, 0]
    g.push("end end pass pass")
    assert at(g, 4) == "gone"
    g = bound(
        "unit 7 petricite-monument 0 @base0",
        "unit 8 recruit 2 @base2",
        decks=TEAM,
        mode="magma",
    )
    assert realm(g).keyword(8, DEFLECT) == 1


def test_sfd_106_show_of_strength_draws_for_each_mighty_unit_of_ones_own() -> None:
    units = ("unit 4 mega-mech 0 @base0", "unit 5 mega-mech 0 @base0", "unit 6 recruit 0 @base0")
    theirs = "unit 7 mega-mech 1 @base1"
    g = bound(*units, theirs, "hand 0 show-of-strength", "deck 0 gust*5")
    g.push("show-of-strength auto pass pass")
    assert hand(g, 0) == ["gust", "gust"]
    g = bound(*units, theirs, "hand 0 show-of-strength", "turn 1", "hand 1 flurry-of-blades", "deck 0 gust*5")
    g.push("flurry-of-blades auto pass show-of-strength")
    mates = ("unit 7 mega-mech 2 @base2", "hand 0 show-of-strength", "deck 0 gust*5")
    g = bound(*mates, decks=TEAM, mode="magma")
    g.push("show-of-strength auto pass pass pass pass")
    assert hand(g, 0) == []


def test_sfd_108_a_unit_with_warmogs_armor_is_buffed_when_it_conquers() -> None:
    g = bound("unit 4 warmogs-armor 0 @base0", PORO, WORN, EMPTY)
    g.push("move:pouty-poro @1 pass pass pass pass")
    assert realm(g).flags[5] & BUFFED


def test_sfd_114_marching_orders_lets_two_units_hit_each_other_and_again() -> None:
    lines = (THEIRS, FOE, "unit 5 first-mate 0 @base0", "unit 6 recruit 1 @base1", "unit 7 recruit 1 @1")
    g = bound(*lines, "hand 0 marching-orders", "unit 8 crackshot-corsair 0 @base0")
    g.push("marching-orders yes")
    assert moves(g) == ["first-mate.5", "crackshot-corsair.8"]
    g.push("first-mate")
    assert moves(g) == ["mega-mech.4", "recruit.7"]
    g.push("mega-mech crackshot-corsair recruit.7 auto pass pass")
    assert (realm(g).hurt[4], at(g, 5), at(g, 7), realm(g).hurt[8]) == (3, "gone", "gone", 1)
    g = bound(*lines, "hand 0 marching-orders", "runes 0 body*5")
    g.push("marching-orders first-mate mega-mech pass pass")  # too little to repeat it
    assert (realm(g).hurt[4], at(g, 7)) == (3, "1")
    g = bound(*lines, "hand 0 marching-orders", "runes 0 body*6")
    assert realm(g).ready[3] == 6
    g.push("marching-orders yes first-mate mega-mech first-mate mega-mech")
    assert realm(g).ready[3] == 0


def test_sfd_114_marching_orders_takes_friends_anywhere_and_enemies_at_battlefields() -> None:
    lines = (
        "field 1 void-gate 0 0",
        "unit 8 recruit 0 @1",
        "unit 9 recruit 2 @base2",
        "unit 10 mega-mech 1 @2",
    )
    g = bound(*lines, "field 2 void-gate 1 1", "hand 0 marching-orders", decks=TEAM, mode="magma")
    g.push("marching-orders no")
    assert moves(g) == ["recruit.8", "recruit.9"]
    g.push("recruit.9")
    assert moves(g) == ["mega-mech.10"]


def test_sfd_114_marching_orders_is_played_in_showdowns_but_not_in_answer() -> None:
    g = bound(THEIRS, FOE, PORO, "hand 1 marching-orders", "unit 6 recruit 1 @base1")
    g.push("move:pouty-poro @1 pass")
    assert "marching-orders" in moves(g)
    g = bound(THEIRS, FOE, "unit 5 pouty-poro 0 @1", "hand 1 marching-orders", "hand 0 flurry-of-blades")
    g.push("flurry-of-blades auto pass")
    assert "marching-orders" not in moves(g)


def test_sfd_115_a_unit_with_trinity_force_scores_when_it_holds() -> None:
    lines = ("unit 4 trinity-force 0 @1", "unit 5 pouty-poro 0 @1", MINE, "turn 1")
    g = bound(*lines, WORN, decks="garen / garen")
    g.push("end pass pass")
    assert realm(g).points[0] == 2
    g = bound("unit 5 pouty-poro 0 @1", MINE, "turn 1", decks="garen / garen")
    g.push("end")
    assert realm(g).points[0] == 1


def test_sfd_118_boneshiver_costs_energy_too_and_its_unit_channels_when_it_conquers() -> None:
    g = bound("unit 4 boneshiver 0 @base0", PORO, "runes 0 body*1/0")
    assert "use:boneshiver.4" not in moves(g)
    g = bound("unit 4 boneshiver 0 @base0", PORO, WORN, EMPTY, "runes 0 body*1")
    g.push("move:pouty-poro @1 pass pass pass pass")
    assert realm(g).num_runes(0) == 2
    assert sum(realm(g).ready[:6]) == 1


def test_sfd_100_yordle_explorer_draws_for_cards_of_two_power() -> None:
    g = bound("unit 4 yordle-explorer 0 @base0", PORO, "hand 0 punch-first", "deck 0 gust*3")
    g.push("punch-first pouty-poro auto pass pass pass pass")
    assert hand(g, 0) == ["gust"]
    g = bound("unit 4 yordle-explorer 0 @base0", PORO, "hand 0 show-of-strength vanguard-armory trove-golem")
    g.push("show-of-strength auto pass pass")
    assert not realm(g).chain  # one is too little
    g = bound("unit 4 yordle-explorer 0 @base0", PORO, "hand 1 punch-first", "turn 1")
    g.push("punch-first pouty-poro auto pass pass")
    assert not realm(g).chain  # and it must be one's own


def test_sfd_101_fae_dragon_buffs_four_friends_and_makes_gold_of_spent_buffs() -> None:
    friends = [f"unit {u} recruit 0 @base0" for u in range(4, 9)]
    g = bound("hand 0 fae-dragon", *friends, "unit 9 recruit 1 @base1")
    g.push("fae-dragon auto")
    assert "recruit.9" not in moves(g)
    g.push("recruit.4 recruit.5 recruit.6 recruit.7 pass pass")
    assert [might(g, u) for u in range(4, 10)] == [2, 2, 2, 2, 1, 1]
    g = bound("hand 0 fae-dragon", "unit 8 recruit 2 @base2", decks=TEAM, mode="magma")
    g.push("fae-dragon auto")
    assert "recruit.8" in moves(g)
    g = bound("unit 4 fae-dragon 0 @base0", "unit 5 recruit 0 @base0 buffed", "hand 0 wallop")
    g.push("wallop recruit.5 fae-dragon pass pass pass pass")
    assert "gold.6" in on_board(g)
    assert realm(g).flags[6] & EXHAUSTED
    assert at(g, 7) == "gone"


def test_sfd_111_here_to_help_plays_a_unit_to_a_battlefield_for_3_less() -> None:
    lines = (MINE, "unit 4 recruit 0 @1", "hand 0 here-to-help mega-mech dune-drake gust")
    g = bound(*lines, "runes 0 body*4")
    g.push("here-to-help pass pass")
    assert moves(g) == ["dune-drake", "none"]
    g.push("dune-drake")
    g.push("yes")
    assert at(g, 5) == "1"  # there is no other place
    assert realm(g).ready[3] == 0  # 2, then 5 less 3
    g = bound("hand 0 here-to-help dune-drake", "field 1 void-gate 1 -")
    g.push("here-to-help auto pass pass")
    assert moves(g) == ["none"]
    facedown = ("facedown 1 here-to-help 0 2", "round 3", MINE, "unit 4 recruit 0 @1", "hand 0 dune-drake")
    g = bound(*facedown, "field 2 void-gate 0 0", "unit 5 recruit 0 @2", "runes 0 body*2")
    g.push("reveal@1 pass pass")
    g.push("dune-drake yes")
    assert at(g, 6) == "1"


def test_sfd_112_kato_gives_another_friend_his_keywords_and_his_might() -> None:
    lines = (
        EMPTY,
        "unit 4 kato-the-arm 0 @base0",
        "unit 5 recruit 0 @base0",
        "unit 6 recruit 1 @base1",
    )
    g = bound(*lines, decks="garen / garen")
    assert realm(g).keyword(4, DEFLECT) == 1
    g.push("move:kato-the-arm @1 go")
    assert moves(g) == ["recruit.5"]
    g.push("recruit pass pass")
    assert (might(g, 5), realm(g).keyword(5, DEFLECT)) == (4, 1)
    g = bound(MINE, "unit 4 kato-the-arm 0 @1", "unit 5 recruit 0 @base0")
    g.push("move:kato-the-arm")
    assert not realm(g).chain
    team = (EMPTY, "unit 7 kato-the-arm 0 @base0", "unit 8 recruit 2 @base2")
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("move:kato-the-arm @1")
    assert moves(g) == ["recruit.8"]


def test_sfd_110_fiora_doubles_her_might_in_a_duel_until_the_combat_ends() -> None:
    lines = (THEIRS, "unit 4 fiora-peerless 0 @base0", "unit 5 recruit 1 @1")
    g = bound(*lines)
    g.push("move:fiora-peerless @1 pass pass")
    assert might(g, 4) == 6
    g.push("pass pass")
    assert (at(g, 5), might(g, 4)) == ("gone", 3)
    g = bound(*lines, "unit 6 recruit 1 @1")
    g.push("move:fiora-peerless @1")
    assert not realm(g).chain  # two against one
    g = bound(*lines, "unit 6 recruit 0 @base0")
    g.push("move:fiora-peerless @1 move:recruit.6")
    assert not realm(g).chain
    g = bound(MINE, "unit 4 fiora-peerless 0 @1", "unit 5 recruit 1 @base1", "turn 1")
    g.push("move:recruit @1 pass pass")
    assert might(g, 4) == 6
