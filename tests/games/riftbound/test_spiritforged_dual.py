"""Spiritforged, cards of two domains and battlefields: clause by clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import Burnt, Showed
from riftable.games.riftbound.rules.ids import EXHAUSTED, SHIELD
from tests.games.riftbound.table import at, bound, hand, might, moves, on_board, realm, told, trash

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


def test_sfd_187_void_burrower_plays_one_of_two_revealed_cards_when_its_player_conquers() -> None:
    lines = ("legend 0 reksai-void-burrower", EMPTY, PORO, "deck 0 pakaa-cub*3")
    g = bound(*lines)
    g.push("move:pouty-poro @1 pass pass yes pass pass")
    assert realm(g).flags[0] & EXHAUSTED
    assert moves(g) == ["none", "take:pakaa-cub"]
    assert len(told(g, Showed)) == 2
    g.push("take:pakaa-cub @base0 yes auto")
    assert at(g, 4) == "base0"
    assert len(realm(g).decks[0]) == 2
    assert realm(g).decks[0].seen[-1] == 3  # the other was recycled, for all to see
    g = bound(*lines)
    g.push("move:pouty-poro @1 pass pass no")
    assert not realm(g).flags[0] & EXHAUSTED


def test_sfd_188_void_rush_plays_one_of_two_for_2_less_and_draws_the_rest() -> None:
    lines = ("hand 0 void-rush", "deck 0 dune-drake*3", "runes 0 fury*6")
    g = bound(*lines)
    g.push("void-rush pass pass")
    assert moves(g) == ["none", "take:dune-drake"]
    g.push("take:dune-drake yes")
    assert at(g, 4) == "base0"
    assert realm(g).ready[0] == 1  # of 6, 2 for the spell and 3 for the unit
    assert hand(g, 0) == ["dune-drake"]
    g = bound(*lines)
    g.push("void-rush pass pass none")
    assert hand(g, 0) == ["dune-drake", "dune-drake"]


def test_sfd_194_counter_strike_prevents_the_next_damage_whatever_it_is() -> None:
    lines = (THEIRS, FOE, "unit 5 recruit 0 @base0", "hand 0 counter-strike", "deck 0 gust*3", "turn 1")
    g = bound(*lines, "hand 1 final-spark hextech-ray falling-star")
    g.push("final-spark recruit auto pass counter-strike recruit auto pass pass pass pass")
    assert at(g, 5) == "base0"
    assert hand(g, 0) == ["gust"]
    g.push("falling-star recruit mega-mech auto pass pass")
    assert at(g, 5) == "gone"  # only once
    g = bound(THEIRS, FOE, PORO, "hand 0 counter-strike", "unit 6 recruit 0 @base0")
    g.push("counter-strike pouty-poro auto pass pass move:pouty-poro @1 go pass pass")
    assert at(g, 5) == "base0"  # in combat, too: it is recalled


def test_sfd_203_battle_mistress_makes_gold_of_recycled_runes_and_is_readied_by_deaths() -> None:
    lines = ("legend 0 sivir-battle-mistress", "hand 0 punch-first", PORO)
    g = bound(*lines, "runes 0 body*3")
    g.push("punch-first pouty-poro yes")
    assert realm(g).flags[0] & EXHAUSTED
    g.push("pass pass")
    while "end" not in moves(g):
        g.push("pass")
    gold = [name for name in on_board(g) if name.startswith("gold")]
    assert len(gold) == 1
    assert realm(g).flags[4] & EXHAUSTED
    g = bound(
        "legend 0 sivir-battle-mistress exhausted", "unit 4 recruit 1 @base1", "unit 5 recruit 1 @base1"
    )
    assert realm(g).flags[0] & EXHAUSTED
    dying = ("legend 0 sivir-battle-mistress exhausted", THEIRS, "unit 4 recruit 1 @1", "unit 5 recruit 1 @1")
    g = bound(*dying, "hand 0 flurry-of-blades")
    g.push("flurry-of-blades auto pass pass")
    assert len(realm(g).chain) == 1  # once for both
    g.push("pass pass")
    assert not realm(g).flags[0] & EXHAUSTED
    g = bound(
        "legend 0 sivir-battle-mistress exhausted",
        "unit 4 recruit 0 @base0",
        "hand 0 vengeance",
        "runes 0 order*6",
    )
    g.push("vengeance recruit pass pass")
    assert realm(g).flags[0] & EXHAUSTED
    theirs = ("legend 0 sivir-battle-mistress exhausted", "unit 4 recruit 1 @base1", "hand 1 vengeance")
    g = bound(*theirs, "turn 1")
    g.push("vengeance recruit auto pass pass pass pass")
    assert not realm(g).flags[0] & EXHAUSTED  # whoever kills it
    g = bound(
        "legend 0 sivir-battle-mistress exhausted", "unit 4 recruit 0 @base0", "hand 1 vengeance", "turn 1"
    )
    g.push("vengeance recruit auto pass pass")
    assert not realm(g).chain  # but not one's own


def test_sfd_206_riposte_counters_a_spell_and_gives_its_cost_as_might() -> None:
    lines = (
        "unit 4 recruit 0 @base0",
        "unit 5 recruit 1 @base1",
        "hand 0 riposte",
        "hand 1 final-spark",
        "turn 1",
    )
    g = bound(*lines)
    g.push("final-spark recruit.4 auto pass riposte item0")
    assert moves(g) == ["recruit.4"]
    g.push("recruit.4 auto pass pass")
    assert (at(g, 4), might(g, 4)) == ("base0", 9)
    assert trash(g, 1) == ["final-spark"]
    team = ("unit 7 recruit 2 @base2", "hand 0 riposte", "hand 1 final-spark", "turn 1")
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("final-spark recruit.7 auto")
    while "riposte" not in moves(g):
        g.push("pass")
    g.push("riposte item0")
    assert moves(g) == ["recruit.7"]


def test_sfd_207_emperors_dais_trades_a_unit_for_a_sand_soldier() -> None:
    lines = ("field 1 emperors-dais 1 -", PORO, "unit 4 first-mate 0 @base0", "runes 0 order*1")
    g = bound(*lines)
    g.push("move:pouty-poro @1 pass pass yes")
    assert realm(g).ready[5] == 0
    g.push("pass pass")
    assert hand(g, 0) == ["pouty-poro"]
    assert "sand-soldier.5" in on_board(g)
    assert at(g, 5) == "1"
    assert at(g, 6) == "gone"
    g = bound(*lines)
    g.push("move:pouty-poro @1 pass pass no")
    assert at(g, 5) == "1"
    g = bound("field 1 emperors-dais 1 -", "field 2 startipped-peak 1 -", PORO)
    g.push("move:pouty-poro @2 pass pass")
    assert not realm(g).chain


def test_sfd_210_hall_of_legends_readies_the_legend_of_who_conquers_it() -> None:
    g = bound("field 1 hall-of-legends 1 -", PORO, "legend 0 exhausted", "runes 0 order*1")
    g.push("move:pouty-poro @1 pass pass yes pass pass")
    assert not realm(g).flags[0] & EXHAUSTED
    assert realm(g).ready[5] == 0
    g = bound("field 1 hall-of-legends 1 -", "field 2 startipped-peak 1 -", PORO, "legend 0 exhausted")
    g.push("move:pouty-poro @2 pass pass")
    assert not realm(g).chain


def test_sfd_212_minefield_burns_two_cards_of_who_conquers_it() -> None:
    g = bound("field 1 minefield 1 -", PORO, "deck 0 gust*3")
    g.push("move:pouty-poro @1 pass pass pass pass")
    assert trash(g, 0) == ["gust", "gust"]
    assert len(realm(g).decks[0]) == 1
    assert [event.kind for event in told(g, Burnt) if isinstance(event, Burnt)] == [realm(g).trash[0][0]] * 2
    g = bound("field 1 minefield 1 -", PORO, "deck 0 gust", "score 0 0")
    g.push("move:pouty-poro @1 pass pass pass pass")
    assert realm(g).points[1] == 1  # burnt out in between, and then the last one again
    assert trash(g, 0) == ["gust"]
    g = bound("field 1 minefield 1 -", "field 2 startipped-peak 1 -", PORO, "deck 0 gust*3")
    g.push("move:pouty-poro @2 pass pass")
    assert trash(g, 0) == []


def test_sfd_214_power_nexus_sells_a_point_to_who_holds_it() -> None:
    lines = ("field 1 power-nexus 0 0", "unit 5 pouty-poro 0 @1", "turn 1")
    g = bound(*lines, "runes 0 fury*2 order*2", decks="garen / garen")
    g.push("end yes auto pass pass")
    assert realm(g).points[0] == 2
    assert realm(g).num_runes(0) == 2  # the two of the Channel Phase
    g = bound(*lines, "runes 0 fury*3", decks="garen / garen")
    g.push("end")
    assert realm(g).points[0] == 1
    held = ("field 1 power-nexus 0 -", "field 2 startipped-peak 0 0", "unit 5 pouty-poro 0 @2", "turn 1")
    g = bound(*held, decks="garen / garen")
    g.push("end no")
    assert realm(g).points[0] == 1


def test_sfd_215_ravenbloom_conservatory_gives_a_defender_a_spell_or_recycles_the_card() -> None:
    lines = (
        "field 1 ravenbloom-conservatory 0 0",
        "unit 4 recruit 0 @1",
        PORO.replace(" 0 ", " 1 ").replace("base0", "base1"),
        "turn 1",
    )
    g = bound(*lines, "deck 0 gust*2")
    g.push("move:pouty-poro @1 pass pass")
    assert hand(g, 0) == ["gust"]
    g = bound(*lines, "deck 0 first-mate*2")
    g.push("move:pouty-poro @1 pass pass")
    assert hand(g, 0) == []
    assert len(realm(g).decks[0]) == 2
    assert realm(g).decks[0].seen[-1] == 3
    away = ("field 1 ravenbloom-conservatory 0 -", "field 2 startipped-peak 0 0", "unit 4 recruit 0 @2")
    g = bound(*away, "unit 5 recruit 1 @base1", "turn 1", "deck 0 gust*2")
    g.push("move:recruit @2")
    assert not realm(g).chain


def test_sfd_216_no_units_are_played_to_rockfall_path() -> None:
    lines = (
        "field 1 rockfall-path 0 0",
        "unit 4 recruit 0 @1",
        "field 2 startipped-peak 0 0",
        "unit 5 recruit 0 @2",
    )
    g = bound(*lines, "hand 0 first-mate")
    g.push("first-mate")
    assert moves(g) == ["@base0", "@2"]
    g = bound(
        "field 1 rockfall-path 1 -", "unit 4 eye-of-the-herald 0 @base0", PORO, "effect 1 attached unit4 5"
    )
    g.push("move:pouty-poro @1 pass pass")
    assert on_board(g) == ["eye-of-the-herald.4", "pouty-poro.5"] or at(g, 6) == "gone"
    g = bound("field 1 rockfall-path 1 1", "unit 4 recruit 1 @1", "hand 1 first-mate", "turn 1")
    g.push("first-mate")
    assert "@1" not in moves(g)


def test_sfd_217_seat_of_power_draws_for_each_other_battlefield_of_ones_side() -> None:
    lines = ("field 1 seat-of-power 1 -", "deck 0 gust*5", PORO)
    g = bound(*lines, "field 2 startipped-peak 0 0", "unit 4 recruit 0 @2")
    g.push("move:pouty-poro @1 pass pass pass pass")
    assert hand(g, 0) == ["gust"]
    g = bound(*lines, "field 2 startipped-peak 0 1", "unit 4 recruit 1 @2")
    g.push("move:pouty-poro @1 pass pass pass pass")
    assert hand(g, 0) == []
    g = bound("field 1 seat-of-power 1 -", "field 2 startipped-peak 1 -", "deck 0 gust*5", PORO)
    g.push("move:pouty-poro @2 pass pass")
    assert not realm(g).chain
    team = (
        "field 1 seat-of-power 1 -",
        "field 2 startipped-peak 0 2",
        "unit 7 recruit 2 @2",
        "unit 8 recruit 0 @base0",
    )
    g = bound(*team, "deck 0 gust*5", decks=TEAM, mode="magma")
    g.push("move:recruit.8 @1 pass pass pass pass pass pass pass pass")
    assert hand(g, 0) == ["gust"]  # an ally's counts as well


def test_sfd_218_sunken_temple_sells_a_card_to_who_conquers_it_with_a_mighty_unit() -> None:
    mighty = "unit 4 mega-mech 0 @base0"
    g = bound("field 1 sunken-temple 1 -", mighty, "runes 0 order*1", "deck 0 gust*3")
    g.push("move:mega-mech @1 pass pass yes pass pass")
    assert hand(g, 0) == ["gust"]
    assert realm(g).ready[5] == 0
    g = bound("field 1 sunken-temple 1 -", PORO, mighty)
    g.push("move:pouty-poro @1 pass pass")
    assert not realm(g).chain
    g = bound("field 1 sunken-temple 0 0", "field 2 startipped-peak 1 -", "unit 4 mega-mech 0 @1", PORO)
    g.push("move:pouty-poro @2 pass pass")
    assert not realm(g).chain


def test_sfd_219_the_papertree_lets_each_player_channel_a_rune_exhausted() -> None:
    lines = ("field 1 the-papertree 0 0", "unit 4 recruit 0 @1", "turn 1", "runes 0 -", "runes 1 -")
    g = bound(*lines, decks="garen / garen")
    g.push("end pass pass")
    assert (realm(g).num_runes(0), realm(g).num_runes(1)) == (3, 1)  # and two of the Channel Phase
    assert sum(realm(g).ready[6:12]) == 0
    assert sum(realm(g).ready[0:6]) == 2
    held = (
        "field 1 the-papertree 0 -",
        "field 2 the-grand-plaza 0 0",
        "unit 4 recruit 0 @2",
        "turn 1",
        "runes 1 -",
    )
    g = bound(*held, decks="garen / garen")
    g.push("end")
    assert realm(g).num_runes(1) == 0


def test_sfd_221_veiled_temple_readies_a_gear_and_detaches_equipment() -> None:
    lines = (
        "field 1 veiled-temple 1 -",
        "unit 4 recruit 0 @base0",
        PORO,
        "unit 6 bf-sword 0 @base0 exhausted",
    )
    worn = "effect 1 attached unit6 5"
    other = "unit 7 orb-of-regret 0 @base0 exhausted"
    g = bound(*lines, worn, other, "unit 8 cull 1 @base1")
    g.push("move:recruit @1 go pass pass yes")
    assert moves(g) == ["bf-sword.6", "orb-of-regret.7"]
    g.push("bf-sword pass pass")
    assert "yes" in moves(g)
    g.push("yes")
    assert not realm(g).flags[6] & EXHAUSTED
    assert might(g, 5) == 2
    g = bound(*lines, worn, other)
    g.push("move:recruit @1 go pass pass yes bf-sword pass pass no")
    assert might(g, 5) == 5
    g = bound(*lines, worn, other)
    g.push("move:recruit @1 go pass pass yes orb-of-regret pass pass")
    assert "end" in moves(g)
    assert not realm(g).flags[7] & EXHAUSTED
    g = bound(*lines, worn, other)
    g.push("move:recruit @1 go pass pass no")
    assert realm(g).flags[6] & EXHAUSTED
    there = ("field 1 veiled-temple 0 0", "unit 4 recruit 0 @1", "field 2 startipped-peak 1 -")
    g = bound(*there, *lines[2:], worn)
    g.push("move:pouty-poro @2 pass pass")
    assert not realm(g).chain
    team = ("field 1 veiled-temple 1 -", "unit 7 recruit 0 @base0", "unit 8 orb-of-regret 2 @base2 exhausted")
    g = bound(*team, decks=TEAM, mode="magma")
    g.push("move:recruit @1 pass pass pass pass yes")
    assert "orb-of-regret.8" in moves(g)
