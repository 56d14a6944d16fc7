"""Spells, legends and battlefields of the Proving Grounds decks: a scenario for each clause."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import Died, Drew, Saved, Triggered
from tests.games.riftbound.table import (
    at,
    bound,
    controller,
    hand,
    might,
    moves,
    on_board,
    realm,
    told,
    trash,
)

CAMP = "field 2 trifarian-war-camp 1 1"  # seat 1 controls battlefield 2: all units there have +1
GATE = "field 1 void-gate 0 0"
POST = "field 2 fortified-position 1 1"


def test_ogn_169_gust_returns_a_weak_unit_at_a_battlefield() -> None:
    g = bound(
        CAMP,
        "unit 4 daring-poro 1 @2",
        "unit 5 first-mate 1 @2",
        "unit 6 mystic-poro 1 @base1",
        "hand 0 gust",
    )
    g.push("gust")
    assert moves(g) == ["daring-poro.4"]  # First Mate has 4 there
    g.push("daring-poro auto pass pass")
    assert hand(g, 1) == ["daring-poro"]
    assert g.view(0).json()["known"] == [[], ["daring-poro"]]


def test_ogn_169_gust_is_a_reaction_and_misses_a_unit_that_grew() -> None:
    g = bound(
        "turn 1", "unit 4 vanguard-sergeant 1 @base1", "field 1 void-gate 0 -", "hand 0 gust",
        "hand 1 back-to-back", "unit 5 daring-poro 1 @base1", decks="annie / garen",
    )  # fmt: skip
    g.push("move:daring-poro @1 pass gust daring-poro auto")
    g.push("pass back-to-back vanguard-sergeant daring-poro auto pass pass")
    assert might(g, 5) == 4
    g.push("pass pass")
    assert at(g, 5) == "1"
    assert trash(g, 0) == ["gust"]


def test_ogn_170_morbid_return_returns_a_unit_from_the_trash() -> None:
    g = bound("hand 0 morbid-return", "trash 0 gust mystic-poro tibbers")
    g.push("morbid-return")
    assert moves(g) == ["trash:mystic-poro", "trash:tibbers"]
    g.push("trash:tibbers auto pass pass")
    assert hand(g, 0) == ["tibbers"]
    assert "morbid-return" not in moves(bound("hand 0 morbid-return", "trash 0 gust"))


def test_ogs_003_incinerate_deals_2_at_a_battlefield() -> None:
    g = bound(CAMP, "unit 4 first-mate 1 @2", "unit 5 first-mate 1 @base1", "hand 0 incinerate")
    g.push("incinerate")
    assert moves(g) == ["first-mate.4"]
    g.push("first-mate auto pass pass")
    assert realm(g).hurt[4] == 2


def test_ogs_011_flash_moves_up_to_two_friendly_units_home() -> None:
    g = bound(GATE, "unit 4 mystic-poro 0 @1 exhausted", "unit 5 tibbers 0 @1", "unit 6 mystic-poro 0 @base0",
              "hand 0 flash")  # fmt: skip
    g.push("flash")
    assert moves(g) == ["none", "mystic-poro.4", "tibbers.5", "mystic-poro.6"]
    g.push("mystic-poro.4 tibbers auto pass pass")
    assert (at(g, 4), at(g, 5)) == ("base0", "base0")
    assert realm(g).flags[4] & 1  # moved by an effect, still exhausted
    assert controller(g, 1) == -1


def test_ogs_011_flash_may_move_nobody() -> None:
    g = bound(GATE, "unit 4 mystic-poro 0 @1", "hand 0 flash")
    g.push("flash none auto pass pass")
    assert at(g, 4) == "1"
    assert trash(g, 0) == ["flash"]


def test_ogn_005_disintegrate_draws_if_it_kills() -> None:
    g = bound(CAMP, "unit 4 daring-poro 1 @2", "hand 0 disintegrate", "deck 0 gust")
    g.push("disintegrate daring-poro auto pass pass")
    assert at(g, 4) == "gone"
    assert hand(g, 0) == []  # a new ability has gone on the chain
    g.push("pass pass")
    assert hand(g, 0) == ["gust"]


def test_ogn_005_disintegrate_draws_nothing_if_the_unit_lives_or_is_saved() -> None:
    g = bound(CAMP, "unit 4 vanguard-sergeant 1 @2", "hand 0 disintegrate", "deck 0 gust")
    g.push("disintegrate vanguard-sergeant auto pass pass")
    assert at(g, 4) == "2"
    assert hand(g, 0) == []
    g = bound(CAMP, "unit 4 daring-poro 1 @2", "hand 0 disintegrate", "deck 0 gust", "effect 1 saves unit4")
    g.push("disintegrate daring-poro auto pass pass")
    assert at(g, 4) == "base1"
    assert not told(g, Triggered)


def test_ogs_002_firestorm_deals_3_to_all_enemies_at_one_battlefield() -> None:
    g = bound(
        CAMP,
        GATE,
        "unit 4 mega-mech 1 @2",
        "unit 5 daring-poro 1 @2",
        "unit 6 mystic-poro 0 @1",
        "hand 0 firestorm",
    )
    g.push("firestorm")
    assert moves(g) == ["void-gate.2", "trifarian-war-camp.3"]
    g.push("trifarian-war-camp auto pass pass")
    assert realm(g).hurt[4] == 3
    assert at(g, 5) == "gone"
    assert at(g, 6) == "1"


def test_ogs_002_firestorm_has_no_action() -> None:
    g = bound(
        GATE,
        "unit 4 daring-poro 1 @base1",
        "unit 5 mystic-poro 0 @1",
        "turn 1",
        "hand 0 firestorm incinerate",
    )
    g.push("move:daring-poro @1 pass")
    assert moves(g) == ["pass", "incinerate"]


def test_ogn_095_stupefy_takes_1_might_down_to_1_and_draws() -> None:
    for name, left in (("recruit", 1), ("daring-poro", 1), ("first-mate", 2)):
        g = bound(f"unit 4 {name} 1 @base1", "hand 0 stupefy", "deck 0 gust")
        g.push(f"stupefy {name} auto pass pass")
        assert might(g, 4) == left
        assert hand(g, 0) == ["gust"]


def test_ogn_206_back_to_back_needs_two_friendly_units() -> None:
    assert "back-to-back" not in moves(bound("unit 4 daring-poro 0 @base0", "hand 0 back-to-back"))
    g = bound("unit 4 daring-poro 0 @base0", "unit 5 first-mate 0 @base0", "unit 6 recruit 0 @base0",
              "hand 0 back-to-back")  # fmt: skip
    g.push("back-to-back daring-poro recruit auto pass pass")
    assert [might(g, u) for u in (4, 5, 6)] == [4, 3, 3]


def test_ogn_085_falling_comet_deals_6_at_a_battlefield() -> None:
    g = bound(CAMP, "unit 4 mega-mech 1 @2", "unit 5 mega-mech 1 @base1", "hand 0 falling-comet")
    g.push("falling-comet")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech auto pass pass")
    assert realm(g).hurt[4] == 6


def test_ogn_105_singularity_deals_6_to_up_to_two_units_anywhere() -> None:
    g = bound("unit 4 mega-mech 1 @base1", "unit 5 first-mate 1 @base1", "unit 6 recruit 0 @base0",
              "hand 0 singularity")  # fmt: skip
    g.push("singularity mega-mech first-mate auto pass pass")
    assert realm(g).hurt[4] == 6
    assert at(g, 5) == "gone"
    one = bound("unit 4 mega-mech 1 @base1", "hand 0 singularity")
    one.push("singularity mega-mech auto pass pass")
    assert realm(one).hurt[4] == 6


def test_ogs_012_blast_of_power_kills_at_a_battlefield() -> None:
    g = bound(CAMP, "unit 4 mountain-drake 1 @2", "unit 5 recruit 1 @base1", "hand 0 blast-of-power")
    g.push("blast-of-power")
    assert moves(g) == ["mountain-drake.4"]
    g.push("mountain-drake auto pass pass")
    assert trash(g, 1) == ["mountain-drake"]


def test_ogs_022_final_spark_deals_8_to_any_unit() -> None:
    g = bound("unit 4 mountain-drake 1 @base1", "hand 0 final-spark")
    g.push("final-spark mountain-drake auto pass pass")
    assert realm(g).hurt[4] == 8


def test_ogn_129_confront_readies_units_played_later_and_draws() -> None:
    g = bound("hand 0 confront first-mate mystic-poro", "deck 0 gust*9")
    g.push("confront auto pass pass")
    assert hand(g, 0) == ["first-mate", "gust", "mystic-poro"]
    g.push("first-mate auto")
    assert "move:first-mate.4" in moves(g)
    g.push("end none pass pass")
    assert not realm(g).effects


def test_ogs_024_decisive_strike_gives_all_friendly_units_2() -> None:
    g = bound(GATE, "unit 4 recruit 0 @1", "unit 5 daring-poro 0 @base0", "unit 6 recruit 1 @base1",
              "hand 0 decisive-strike")  # fmt: skip
    g.push("decisive-strike auto pass pass")
    assert [might(g, u) for u in (4, 5, 6)] == [3, 4, 1]


def test_ogs_015_recruit_the_vanguard_plays_four_where_one_may() -> None:
    g = bound(GATE, "unit 4 mystic-poro 0 @1", "hand 0 recruit-the-vanguard")
    g.push("recruit-the-vanguard auto pass pass")
    assert moves(g) == ["@base0", "@1"]  # not at battlefields one does not control
    g.push("@1 @1 @base0 @base0")
    assert [at(g, u) for u in (5, 6, 7, 8)] == ["1", "1", "base0", "base0"]
    assert "move:recruit.5" not in moves(g)  # they enter exhausted


def test_ogn_046_en_garde_gives_1_or_2_to_the_only_unit_there() -> None:
    g = bound("unit 4 recruit 0 @base0", "hand 0 en-garde")
    g.push("en-garde recruit auto pass pass")
    assert might(g, 4) == 3
    g = bound("unit 4 recruit 0 @base0", "unit 5 daring-poro 0 @base0", "hand 0 en-garde")
    g.push("en-garde recruit auto pass pass")
    assert might(g, 4) == 2
    g = bound(GATE, "unit 4 recruit 0 @1", "unit 5 daring-poro 0 @base0", "hand 0 en-garde")
    g.push("en-garde recruit auto pass pass")
    assert might(g, 4) == 3


def test_ogn_048_meditation_draws_2_for_an_exhausted_friend() -> None:
    g = bound(
        "unit 4 recruit 0 @base0",
        "unit 5 daring-poro 0 @base0 exhausted",
        "hand 0 meditation",
        "deck 0 gust*9",
    )
    g.push("meditation")
    assert moves(g) == ["none", "recruit.4"]
    both = g.copy()
    g.push("recruit auto pass pass")
    assert hand(g, 0) == ["gust", "gust"]
    assert realm(g).flags[4] & 1
    both.push("none auto pass pass")
    assert hand(both, 0) == ["gust"]
    assert not realm(both).flags[4] & 1


def test_ogn_127_cannon_barrage_hits_enemies_in_combat_only() -> None:
    g = bound(
        GATE, "turn 1", "unit 4 daring-poro 1 @base1", "unit 5 first-mate 1 @base1",
        "unit 6 mystic-poro 0 @1", "hand 0 cannon-barrage",
    )  # fmt: skip
    g.push("move:daring-poro @1 go pass cannon-barrage auto pass pass")
    assert at(g, 4) == "gone"  # 2, and 1 of Void Gate, against 3 Might
    assert len(told(g, Died)) == 1
    assert realm(g).hurt[5] == 0  # at base


def test_ogn_127_cannon_barrage_without_combat_does_nothing() -> None:
    g = bound("unit 4 recruit 1 @base1", "hand 0 cannon-barrage")
    g.push("cannon-barrage auto pass pass")
    assert at(g, 4) == "base1"
    assert trash(g, 0) == ["cannon-barrage"]


def test_ogn_134_mobilize_channels_or_draws() -> None:
    g = bound("hand 0 mobilize", "runes 0 body*2", "runedeck 0 calm*1", "deck 0 gust*2")
    g.push("mobilize pass pass")
    s = realm(g)
    assert (s.runes[1], s.ready[1]) == (1, 0)
    assert hand(g, 0) == []
    g = bound("hand 0 mobilize", "runes 0 body*2", "runedeck 0 -", "deck 0 gust*2")
    g.push("mobilize pass pass")
    assert hand(g, 0) == ["gust"]


def test_ogs_020_highlander_saves_once() -> None:
    g = bound(
        CAMP,
        "unit 4 daring-poro 1 @2",
        "hand 0 falling-comet*2",
        "hand 1 highlander",
        decks="lux / master-yi",
    )
    g.push("falling-comet daring-poro auto pass highlander daring-poro auto pass pass")
    g.push("pass pass")
    assert at(g, 4) == "base1"
    assert realm(g).hurt[4] == 0
    assert realm(g).flags[4] & 1  # exhausted
    assert told(g, Saved)
    assert not realm(g).effects


def test_ogs_020_highlander_is_over_when_the_turn_ends() -> None:
    g = bound("unit 4 recruit 0 @base0", "hand 0 highlander", decks="master-yi / garen")
    g.push("highlander recruit auto pass pass")
    assert realm(g).effects
    g.push("end")
    assert not realm(g).effects


def test_ogs_008_gentlemens_duel() -> None:
    g = bound("unit 4 recruit 0 @base0", "unit 5 mega-mech 1 @base1", "hand 0 gentlemens-duel")
    g.push("gentlemens-duel recruit mega-mech auto pass pass")
    assert at(g, 4) == "gone"  # 4 Might against 8
    assert realm(g).hurt[5] == 4


def test_ogs_008_gentlemens_duel_without_its_enemy_still_gives_might() -> None:
    g = bound(
        CAMP, "unit 4 recruit 0 @base0", "unit 5 daring-poro 1 @2", "hand 0 gentlemens-duel", "hand 1 gust",
        decks="master-yi / annie",
    )  # fmt: skip
    g.push("gentlemens-duel recruit daring-poro auto")
    g.push("pass gust daring-poro auto pass pass pass pass")
    assert hand(g, 1) == ["daring-poro"]
    assert might(g, 4) == 4
    assert realm(g).hurt[4] == 0


# Legends.


def test_ogs_017_dark_child_readies_up_to_two_runes_at_the_end_of_the_turn() -> None:
    g = bound("runes 0 fury*3/0 chaos*2/1")
    g.push("end")
    assert moves(g) == ["none", "rune0:fury", "rune0:chaos"]
    g.push("rune0:fury rune0:fury pass pass")
    s = realm(g)
    assert (s.ready[0], s.ready[4]) == (2, 1)


def test_ogs_021_lady_of_luminosity_draws_for_dear_spells() -> None:
    g = bound(
        "hand 0 final-spark confront", "unit 4 mega-mech 1 @base1", "deck 0 gust*9", decks="lux / garen"
    )
    g.push("confront auto pass pass")
    assert len(told(g, Drew)) == 1
    g.push("final-spark mega-mech auto pass pass")
    assert len(told(g, Triggered)) == 1
    g.push("pass pass")
    assert len(told(g, Drew)) == 2


def test_ogs_021_counts_the_printed_cost() -> None:
    g = bound(
        "field 1 startipped-peak 0 0", "unit 5 eager-apprentice 0 @1", "hand 0 falling-comet", CAMP,
        "unit 4 mega-mech 1 @2", "deck 0 gust*9", decks="lux / garen",
    )  # fmt: skip
    g.push("falling-comet mega-mech auto pass pass")
    assert told(g, Triggered)


def test_ogs_023_might_of_demacia_draws_2_with_four_units() -> None:
    units = [f"unit {u} recruit 0 @base0" for u in (4, 5, 6, 7)]
    for n, drawn in ((3, 0), (4, 2)):
        g = bound(*units, "deck 0 gust*9", decks="garen / annie")
        g.push(
            "move:recruit.4 @2 "
            + " ".join(f"move:recruit.{u}" for u in (5, 6, 7)[: n - 1])
            + (" go" if n < 4 else "")
        )
        g.push("pass pass")
        assert g.scores == [1, 0]
        if drawn:
            g.push("pass pass")
        assert len(told(g, Drew)) == drawn


def test_ogs_019_wuju_bladesman_helps_a_lone_defender() -> None:
    g = bound(
        "field 1 void-gate 0 0",
        "unit 4 recruit 0 @1",
        "turn 1",
        "unit 5 mega-mech 1 @base1",
        decks="master-yi / garen",
    )
    g.push("move:mega-mech @1")
    assert might(g, 4) == 3
    g = bound("field 1 void-gate 0 0", "unit 4 recruit 0 @1", "turn 1", "unit 5 mega-mech 1 @base1",
              "unit 6 recruit 0 @1", decks="master-yi / garen")  # fmt: skip
    g.push("move:mega-mech @1")
    assert might(g, 4) == 1


# Battlefields.


def test_ogn_296_void_gate_adds_bonus_damage_for_everybody() -> None:
    g = bound(GATE, "unit 4 mega-mech 0 @1", "hand 1 incinerate", "turn 1", decks="garen / annie")
    g.push("incinerate mega-mech auto pass pass")
    assert realm(g).hurt[4] == 3


def test_ogn_294_trifarian_war_camp_helps_attackers_too() -> None:
    g = bound(CAMP, "unit 4 recruit 0 @base0", "unit 5 recruit 1 @2")
    assert might(g, 5) == 2
    g.push("move:recruit @2")
    assert might(g, 4) == 2


def test_ogn_288_startipped_peak_may_channel_on_a_hold() -> None:
    g = bound(
        "field 1 startipped-peak 0 1", "unit 4 recruit 1 @1", "runes 1 mind*2", "runedeck 1 order*4",
        decks="lux / lux",
    )  # fmt: skip
    g.push("end")
    assert g.scores == [0, 1]
    assert moves(g) == ["yes", "no"]
    no = g.copy()
    g.push("yes pass pass")
    assert realm(g).num_runes(1) == 5  # one, exhausted, and two in the Channel Phase
    assert realm(g).ready[11] == 2
    no.push("no")
    assert realm(no).num_runes(1) == 4


def test_ogn_279_fortified_position_shields_any_unit_this_combat() -> None:
    g = bound("unit 4 mega-mech 0 @base0", POST, "unit 5 recruit 1 @2", "unit 6 recruit 1 @base1",
              decks="garen / master-yi")  # fmt: skip
    g.push("move:mega-mech @2")
    assert moves(g) == ["mega-mech.4", "recruit.5", "recruit.6"]
    g.push("recruit.5 pass pass")
    assert might(g, 5) == 1 + 2 + 2  # Master Yi helps too
    g.push("pass pass")
    assert not realm(g).effects


def test_ogn_279_says_nothing_to_whoever_does_not_control_it() -> None:
    g = bound("unit 4 mega-mech 0 @base0", "field 2 fortified-position 1 -", "unit 5 recruit 1 @2",
              decks="garen / master-yi")  # fmt: skip
    g.push("move:mega-mech @2")
    assert not told(g, Triggered)


def test_tokens_are_gone_when_they_leave() -> None:
    g = bound(CAMP, "unit 4 recruit 1 @2", "hand 0 gust")
    g.push("gust recruit auto pass pass")
    assert hand(g, 1) == []
    assert on_board(g) == []
    assert trash(g, 1) == []
