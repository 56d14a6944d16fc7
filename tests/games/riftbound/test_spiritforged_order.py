"""Spiritforged, Order: the cards clause by clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import Showed
from riftable.games.riftbound.rules.ids import ASSAULT, BUFFED, EXHAUSTED, TANK
from riftable.games.riftbound.rules.lasting import host_of
from tests.games.riftbound.table import at, bound, hand, might, moves, on_board, realm, told, trash

EMPTY = "field 1 void-gate 1 -"
MINE = "field 1 void-gate 0 0"
THEIRS = "field 1 void-gate 1 1"
FOE = "unit 4 mega-mech 1 @1"
PORO = "unit 5 pouty-poro 0 @base0"
WORN = "effect 1 attached unit4 5"
TEAM = "garen / annie / lux / master-yi"


def test_sfd_151_bonds_of_strength_gives_two_friends_1_and_again() -> None:
    lines = ("unit 4 recruit 0 @base0", "unit 5 recruit 0 @base0", "unit 6 recruit 1 @base1")
    g = bound(*lines, "unit 7 mega-mech 0 @base0", "hand 0 bonds-of-strength", "runes 0 order*4")
    g.push("bonds-of-strength yes")
    assert moves(g) == ["recruit.4", "recruit.5"]  # a second one must be left
    g.push("recruit.4 recruit.5 recruit.4")
    assert moves(g) == ["recruit.5", "mega-mech.7"]
    g.push("mega-mech pass pass")
    assert [might(g, u) for u in (4, 5, 6, 7)] == [3, 2, 1, 9]
    assert realm(g).ready[5] == 0
    g = bound(*lines, "hand 0 bonds-of-strength", "runes 0 order*3")
    g.push("bonds-of-strength recruit.4 recruit.5 pass pass")
    assert [might(g, u) for u in (4, 5)] == [2, 2]
    g = bound(*lines, "hand 0 bonds-of-strength", "hand 1 flurry-of-blades", "turn 1")
    g.push("flurry-of-blades auto pass bonds-of-strength")  # in answer
    g = bound(
        "unit 7 recruit 2 @base2",
        "unit 8 recruit 0 @base0",
        "hand 0 bonds-of-strength",
        decks=TEAM,
        mode="magma",
    )
    assert "bonds-of-strength" in moves(g)  # a teammate's is friendly


def test_sfd_152_eminent_benefactor_makes_two_gold_when_it_holds() -> None:
    g = bound(MINE, "unit 4 eminent-benefactor 0 @1", "turn 1", decks="garen / garen")
    g.push("end pass pass")
    gold = [name for name in on_board(g) if name.startswith("gold")]
    assert gold == ["gold.5", "gold.6"]
    assert all(realm(g).flags[u] & EXHAUSTED for u in (5, 6))


def test_sfd_153_a_unit_with_eye_of_the_herald_brings_a_recruit_along() -> None:
    g = bound("unit 4 eye-of-the-herald 0 @base0", PORO, WORN, EMPTY)
    g.push("move:pouty-poro @1 pass pass")
    assert at(g, 6) == "1"
    assert at(g, 7) == "gone"


def test_sfd_155_honest_broker_leaves_gold() -> None:
    g = bound("unit 4 honest-broker 0 @base0", "hand 0 vengeance")
    g.push("vengeance honest-broker auto pass pass pass pass")
    gold = [name for name in on_board(g) if name.startswith("gold")]
    assert len(gold) == 1
    assert realm(g).flags[4] & EXHAUSTED


def test_sfd_156_laurent_duelist_has_assault_2() -> None:
    g = bound("unit 4 laurent-duelist 0 @base0")
    assert realm(g).keyword(4, ASSAULT) == 2


def test_sfd_157_royal_guard_brings_a_sand_soldier_to_its_place() -> None:
    g = bound(MINE, "unit 4 recruit 0 @1", "hand 0 royal-guard")
    g.push("royal-guard @1 auto pass pass")
    assert on_board(g) == ["recruit.4", "royal-guard.5", "sand-soldier.6"]
    assert (at(g, 6), might(g, 6)) == ("1", 2)


def test_sfd_158_sandshifter_kills_an_enemy_with_3_might_or_less() -> None:
    lines = (FOE, "unit 5 first-mate 1 @base1", "unit 6 recruit 0 @base0", "unit 7 windsinger 1 @base1")
    g = bound(*lines, "hand 0 sandshifter")
    g.push("sandshifter auto")
    assert moves(g) == ["first-mate.5", "windsinger.7"]
    g.push("first-mate pass pass")
    assert at(g, 5) == "gone"
    g = bound("unit 4 crackshot-corsair 1 @base1", "unit 5 royal-guard 1 @base1", "hand 0 sandshifter")
    g.push("sandshifter auto")
    assert "crackshot-corsair.4" in moves(g)
    g = bound(
        "unit 4 eager-apprentice 1 @base1", "unit 5 herald-of-scales 1 @base1 buffed", "hand 0 sandshifter"
    )
    g.push("sandshifter auto")
    assert moves(g) == ["eager-apprentice.4"]


def test_sfd_159_trusty_ramhound_is_stronger_beside_another_unit_of_its_player() -> None:
    g = bound(MINE, "unit 4 trusty-ramhound 0 @1", "unit 5 recruit 0 @1")
    assert might(g, 4) == 3
    g = bound(MINE, "unit 4 trusty-ramhound 0 @1", "unit 5 recruit 0 @base0", "unit 6 cull 0 @base0")
    assert might(g, 4) == 2
    g = bound("unit 4 trusty-ramhound 0 @base0", "unit 5 cull 0 @base0", "unit 6 recruit 1 @base1")
    assert might(g, 4) == 2
    g = bound(THEIRS, "unit 4 trusty-ramhound 0 @1", "unit 5 recruit 1 @1")
    assert might(g, 4) == 2


def test_sfd_165_glasc_mixologist_may_bring_a_cheap_unit_back_for_nothing() -> None:
    dying = ("unit 4 glasc-mixologist 0 @base0", "turn 1", "hand 1 vengeance", "runes 0 -")
    g = bound(*dying, "trash 0 first-mate herald-of-scales gust kraken-hunter poro-herder")
    g.push("vengeance glasc-mixologist auto pass pass yes")
    assert moves(g) == ["trash:first-mate", "trash:poro-herder"]
    g.push("trash:poro-herder pass pass")
    assert on_board(g) == ["poro-herder.4"]
    assert "poro-herder" not in trash(g, 0)
    g = bound(*dying, "trash 0 first-mate")
    g.push("vengeance glasc-mixologist auto pass pass no")
    assert trash(g, 0).count("first-mate") == 1
    g = bound(*dying, "trash 0 pakaa-cub*2", "unit 5 karthus-eternal 0 @base0")  # it is a Deathknell
    g.push("vengeance glasc-mixologist auto pass pass yes trash:pakaa-cub yes trash:pakaa-cub")
    g.push("pass pass pass pass")
    assert [at(g, u) for u in (4, 6)] == ["base0", "base0"]


def test_sfd_168_vanguard_armory_plays_three_recruits() -> None:
    g = bound("unit 4 vanguard-armory 0 @base0", MINE, "unit 5 recruit 0 @1")
    g.push("use:vanguard-armory pass pass @1 @base0 @1")
    assert [at(g, u) for u in (6, 7, 8, 9)] == ["1", "base0", "1", "gone"]
    assert "end" in moves(g)
    assert realm(g).flags[4] & EXHAUSTED


def test_sfd_172_a_unit_with_sacred_shears_draws_when_it_dies() -> None:
    g = bound("unit 4 sacred-shears 0 @base0", PORO, WORN, "turn 1", "hand 1 vengeance", "deck 0 gust*3")
    g.push("vengeance pouty-poro auto pass pass pass pass")
    assert hand(g, 0) == ["gust"]


def test_sfd_174_trove_golem_makes_four_gold() -> None:
    g = bound("hand 0 trove-golem")
    g.push("trove-golem auto pass pass")
    assert len([name for name in on_board(g) if name.startswith("gold")]) == 4
    assert all(realm(g).flags[u] & EXHAUSTED for u in (5, 6, 7, 8))


def test_sfd_178_blade_of_the_ruined_king_costs_a_friendly_unit() -> None:
    lines = ("unit 4 blade-of-the-ruined-king 0 @base0", PORO, "unit 6 recruit 0 @base0")
    g = bound(*lines, "runes 0 order*1", "unit 7 recruit 1 @base1")
    g.push("use:blade-of-the-ruined-king pouty-poro")
    assert moves(g) == ["pouty-poro.5", "recruit.6"]
    g.push("recruit pass pass")
    assert (at(g, 6), might(g, 5), host_of(realm(g), 4)) == ("gone", 6, 5)
    assert realm(g).num_runes(0) == 0
    g = bound(*lines, "runes 0 -")
    assert "use:blade-of-the-ruined-king.4" not in moves(g)


def test_sfd_179_corina_veraza_brings_three_recruits_to_a_battlefield() -> None:
    g = bound(EMPTY, "unit 4 corina-veraza 0 @base0")
    g.push("move:corina-veraza @1 pass pass")
    assert [at(g, u) for u in (5, 6, 7, 8)] == ["1", "1", "1", "gone"]
    g = bound(MINE, "unit 4 corina-veraza 0 @1")
    g.push("move:corina-veraza")
    assert "end" in moves(g)
    assert not realm(g).chain
    g = bound("hand 0 corina-veraza")
    g.push("corina-veraza yes auto")
    assert not realm(g).flags[4] & EXHAUSTED


def test_sfd_160_zaun_punk_kills_a_gear_for_a_friendly_gear() -> None:
    lines = ("unit 4 cull 0 @base0", "unit 5 cull 1 @base1", "unit 6 recruit 0 @base0", "hand 0 zaun-punk")
    g = bound(*lines)
    g.push("zaun-punk")
    assert moves(g) == ["none", "cull.4"]
    g.push("cull auto cull pass pass")
    assert at(g, 5) == "gone"
    assert trash(g, 0) == ["cull"]
    g = bound(*lines)
    g.push("zaun-punk none auto")
    assert not realm(g).chain
    g = bound("unit 7 cull 2 @base2", "hand 0 zaun-punk", decks=TEAM, mode="magma")
    g.push("zaun-punk")
    assert "cull.7" in moves(g)


def test_sfd_162_blood_money_makes_more_gold_of_ones_own_unit() -> None:
    lines = (THEIRS, FOE, "unit 5 recruit 1 @1", "unit 6 recruit 1 @base1", "hand 0 blood-money")
    g = bound(*lines, "unit 7 windsinger 1 @1", "unit 8 first-mate 1 @1")
    g.push("blood-money")
    assert moves(g) == ["recruit.5", "windsinger.7"]
    g.push("recruit.5 auto pass pass")
    gold = [name for name in on_board(g) if name.startswith("gold")]
    assert gold == ["gold.5"]
    assert realm(g).flags[5] & EXHAUSTED
    g = bound(MINE, "unit 4 recruit 0 @1", "unit 5 royal-guard 0 @1", "hand 0 blood-money")
    g.push("blood-money royal-guard auto pass pass")
    gold = [name for name in on_board(g) if name.startswith("gold")]
    assert len(gold) == 2
    assert all(realm(g).flags[int(name.split(".")[1])] & EXHAUSTED for name in gold)


def test_sfd_163_deathgrip_gives_the_might_of_one_friend_to_another() -> None:
    lines = ("unit 4 mega-mech 0 @base0", "unit 5 recruit 0 @base0", "unit 6 recruit 1 @base1")
    g = bound(*lines, "hand 0 deathgrip", "deck 0 gust*3", decks="garen / garen")
    g.push("deathgrip")
    assert moves(g) == ["mega-mech.4", "recruit.5"]
    g.push("mega-mech")
    assert moves(g) == ["recruit.5"]
    g.push("recruit.5 auto pass pass")
    assert (at(g, 4), might(g, 5), hand(g, 0)) == ("gone", 9, ["gust"])
    saved = ("unit 7 zhonyas-hourglass 0 @base0", "hand 0 deathgrip", "deck 0 gust*3")
    g = bound(*lines, *saved)
    g.push("deathgrip mega-mech recruit.5 auto pass pass")
    assert (at(g, 4), might(g, 5), hand(g, 0)) == ("base0", 1, ["gust"])  # it did not die
    team = ("unit 7 recruit 2 @base2", "unit 8 recruit 2 @base2", "hand 0 deathgrip")
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("deathgrip recruit.7")
    assert moves(g) == ["recruit.8"]


def test_sfd_166_rally_the_troops_buffs_friends_played_this_turn() -> None:
    g = bound(
        "hand 0 rally-the-troops first-mate*2",
        "deck 0 gust*3",
        "unit 4 recruit 0 @base0",
        decks="garen / garen",
    )
    g.push("rally-the-troops auto pass pass")
    assert hand(g, 0).count("gust") == 1
    g.push("first-mate auto")
    assert len(realm(g).chain) + len(realm(g).fresh) >= 1
    while "end" not in moves(g):
        g.push(moves(g)[-1] if "pass" not in moves(g) else "pass")
    assert realm(g).flags[5] & BUFFED
    assert not realm(g).flags[4] & BUFFED
    g.push("first-mate auto")
    while "end" not in moves(g):
        g.push(moves(g)[-1] if "pass" not in moves(g) else "pass")
    assert realm(g).flags[6] & BUFFED  # each of them
    g = bound("hand 0 rally-the-troops", "hand 1 pakaa-cub", "deck 0 gust*3", decks="garen / garen")
    g.push("rally-the-troops auto pass pass end")
    g.push("pakaa-cub auto")
    assert might(g, 4) == 3


def test_sfd_167_unsung_hero_draws_2_if_it_was_mighty() -> None:
    lines = ("hand 1 vengeance", "turn 1", "deck 0 gust*5")
    g = bound("unit 4 unsung-hero 0 @base0", "unit 5 bf-sword 0 @base0", "effect 1 attached unit5 4", *lines)
    g.push("vengeance unsung-hero auto pass pass pass pass")
    assert hand(g, 0) == ["gust", "gust"]
    g = bound("unit 4 unsung-hero 0 @base0 buffed", *lines)
    g.push("vengeance unsung-hero auto pass pass pass pass")
    assert hand(g, 0) == []
    knells = ("unit 4 unsung-hero 0 @base0", "unit 5 bf-sword 0 @base0", "effect 1 attached unit5 4")
    g = bound(*knells, *lines, "unit 6 karthus-eternal 0 @base0")
    g.push("vengeance unsung-hero auto pass pass pass pass pass pass")
    assert len(hand(g, 0)) == 4


def test_sfd_169_altar_of_memories_draws_and_puts_a_card_back() -> None:
    lines = ("unit 4 altar-of-memories 0 @base0", "unit 5 recruit 0 @base0", "hand 1 vengeance", "turn 1")
    g = bound(*lines, "hand 0 flash", "deck 0 gust*3")
    g.push("vengeance recruit auto pass pass yes pass pass")
    assert moves(g) == ["take:flash", "take:gust"]
    g.push("take:flash mode0")
    assert hand(g, 0) == ["gust"]
    assert realm(g).cards[realm(g).decks[0].top()[0]].name == "flash"
    assert realm(g).flags[4] & EXHAUSTED
    g = bound(*lines, "hand 0 flash", "deck 0 gust*3")
    g.push("vengeance recruit auto pass pass yes pass pass take:gust mode1")
    assert hand(g, 0) == ["flash"]
    assert len(realm(g).decks[0]) == 3
    g = bound(*lines, "unit 6 recruit 1 @base1")
    g.push("vengeance recruit.6 auto pass pass")
    assert not realm(g).chain  # an enemy is no friend
    g = bound(*lines)
    g.push("vengeance recruit auto pass pass no")
    assert not realm(g).flags[4] & EXHAUSTED
    team = ("unit 7 altar-of-memories 0 @base0", "unit 8 recruit 2 @base2", "hand 1 vengeance", "turn 1")
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("vengeance recruit auto pass pass pass pass")
    assert "yes" in moves(g)


def test_sfd_170_reksai_plays_one_of_two_revealed_cards_perhaps_where_it_attacks() -> None:
    lines = (THEIRS, FOE, "unit 5 reksai-swarm-queen 0 @base0", "deck 0 pakaa-cub*2")
    g = bound(*lines)
    g.push("move:reksai-swarm-queen @1 yes pass pass")
    assert moves(g) == ["none", "take:pakaa-cub"]
    g.push("take:pakaa-cub")
    assert moves(g) == ["@base0", "@1"]
    g.push("@1 yes auto")
    assert at(g, 6) == "1"
    assert len(realm(g).decks[0]) == 1
    g = bound(*lines)
    g.push("move:reksai-swarm-queen @1 yes pass pass none")
    assert len(realm(g).decks[0]) == 2
    g = bound(*lines)
    g.push("move:reksai-swarm-queen @1 no")
    assert not realm(g).chain
    g = bound(*lines[:3], "deck 0 vengeance*3", "runes 0 order*3")
    g.push("move:reksai-swarm-queen @1 yes pass pass")
    assert moves(g) == ["none", "take:vengeance"]  # only two are shown
    g.push("take:vengeance")
    assert len(realm(g).decks[0]) == 2
    g = bound(*lines[:3], "deck 0 gust*2 / flash")
    g.push("move:reksai-swarm-queen @1 yes pass pass none")
    assert len(told(g, Showed)) == 2
    assert realm(g).cards[realm(g).decks[0].top()[0]].name == "flash"  # those shown are at the bottom


def test_sfd_176_xin_zhao_enters_ready_beside_two_others_in_base_and_is_a_tank() -> None:
    two = ("unit 4 recruit 0 @base0", "unit 5 recruit 0 @base0", "hand 0 xin-zhao-vigilant")
    g = bound(*two)
    g.push("xin-zhao-vigilant auto")
    assert not realm(g).flags[6] & EXHAUSTED
    assert realm(g).keyword(6, TANK) == 1
    g = bound("unit 4 recruit 0 @base0", "unit 5 recruit 0 @1", MINE, "hand 0 xin-zhao-vigilant")
    g.push("xin-zhao-vigilant @base0 auto")
    assert realm(g).flags[6] & EXHAUSTED
    g = bound("unit 4 recruit 0 @base0", "unit 5 recruit 1 @base1", "hand 0 xin-zhao-vigilant")
    g.push("xin-zhao-vigilant auto")
    assert realm(g).flags[6] & EXHAUSTED
    g = bound("unit 4 recruit 0 @base0", "unit 5 cull 0 @base0", "hand 0 xin-zhao-vigilant")
    g.push("xin-zhao-vigilant auto")
    assert realm(g).flags[6] & EXHAUSTED


def test_sfd_177_azir_brings_tokens_of_his_player_where_he_attacks() -> None:
    lines = (
        THEIRS,
        FOE,
        "unit 5 azir-sovereign 0 @base0",
        "unit 6 recruit 0 @base0",
        "unit 7 sprite 0 @base0",
    )
    g = bound(*lines, "unit 8 first-mate 0 @base0", "unit 9 recruit 1 @base1", "hand 0 royal-guard")
    g.push("move:azir-sovereign @1 go yes")
    assert moves(g) == ["none", "recruit.6", "sprite.7"]
    g.push("recruit.6 sprite.7 pass pass")
    assert [at(g, u) for u in (6, 7, 8)] == ["1", "1", "base0"]
    g = bound(*lines)
    g.push("move:azir-sovereign @1 go no")
    assert at(g, 6) == "base0"
    g = bound("hand 0 azir-sovereign")
    g.push("azir-sovereign yes auto")
    assert not realm(g).flags[4] & EXHAUSTED
    team = (
        "field 1 void-gate 1 1",
        "unit 7 mega-mech 1 @1",
        "unit 8 azir-sovereign 0 @base0",
        "unit 9 recruit 2 @base2",
    )
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("move:azir-sovereign @1 yes")
    assert "recruit.9" not in moves(g)


def test_sfd_180_fiora_readies_units_of_her_player_that_become_mighty() -> None:
    lines = ("unit 4 fiora-worthy 0 @base0", "unit 5 recruit 0 @base0 exhausted", "hand 0 punch-first")
    g = bound(*lines, "runes 0 body*2 order*1")
    g.push("punch-first recruit auto pass pass yes pass pass")
    assert not realm(g).flags[5] & EXHAUSTED
    assert realm(g).runes[5] == 0
    g = bound(*lines, "unit 6 recruit 1 @base1")
    g.push("punch-first recruit.6 auto pass pass")
    assert not realm(g).chain
    g = bound(*lines)
    g.push("punch-first recruit auto pass pass no")
    assert realm(g).flags[5] & EXHAUSTED
    team = ("unit 7 fiora-worthy 0 @base0", "unit 8 recruit 2 @base2", "hand 0 punch-first")
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("punch-first recruit auto pass pass pass pass")
    assert not realm(g).chain


def test_sfd_154_guards_plays_a_sand_soldier_that_may_be_readied_for_1_power() -> None:
    g = bound("hand 0 guards", "runes 0 order*3")
    g.push("guards pass pass yes pass pass")
    assert on_board(g) == ["sand-soldier.4"]
    assert not realm(g).flags[4] & EXHAUSTED
    assert realm(g).num_runes(0) == 2
    g = bound("hand 0 guards", "runes 0 order*3")
    g.push("guards pass pass no")
    assert realm(g).flags[4] & EXHAUSTED
    assert "end" in moves(g)
    g = bound("hand 0 guards", "runes 0 fury*3")
    g.push("guards pass pass")
    assert "end" in moves(g)  # the Power must be Order
    facedown = (MINE, "unit 4 recruit 0 @1", "facedown 1 guards 0 2", "round 3", "runes 0 -")
    g = bound(*facedown)
    g.push("reveal@1 pass pass")
    assert at(g, 5) == "1"
