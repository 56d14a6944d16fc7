"""The test vectors of the rules that concern the duel, each under its own id."""

from __future__ import annotations

from tests.helpers import duel, line, names, refused

RULEBOOK = (
    "1 light5 / -",
    "2 plant6 / shadow5",
    "3 fire5 water5*3 plant7 / air6*2 thunderbolt6",
    "hand 0 plant5 light7",
)


def test_rf_01_water_hits_moves_and_hits() -> None:
    g = duel(*RULEBOOK)
    g.push("activate plant5 number water5@3 @2")
    g.push("stop")
    assert line(g, "2") == "plant6 water5*3 / shadow5*1"
    assert line(g, "3") == "fire5 plant7 / air6*4 thunderbolt6"
    assert line(g, "score") == "0 0"


def test_rf_02_fire_destroys_and_burns_what_is_behind() -> None:
    g = duel(*RULEBOOK)
    g.push("activate plant5 number water5@3 @2 fire5@3 stop")
    assert line(g, "3") == "fire5 plant7*1 / thunderbolt6"
    assert line(g, "discard 1") == "air6"
    assert line(g, "score") == "1 0"


def test_rf_02_the_whole_example_in_one_line() -> None:
    g = duel(*RULEBOOK)
    g.push("activate plant5 number water5@3 @2 fire5@3 light5@1 water5@2")
    assert line(g, "2") == "plant6 water5*2 / shadow5*1"
    assert line(g, "turn") == "1"


def test_rf_04_triples_share_guild_or_number() -> None:
    hand = "hand 0 light7 light6 light5 fire5 plant5 water6 plant7"
    g = duel(hand)
    g.push("play light7 @1 light6 @1 light5 @1")
    assert line(g, "1") == "light7 light6 light5 / -"
    g = duel(hand)
    g.push("play light5 @1 fire5 @1 plant5 @1")
    assert line(g, "1") == "light5 fire5 plant5 / -"
    g = duel(hand)
    g.push("play light7 @1 light6 @1")
    assert "fire5" not in g.moves
    assert refused(g, "fire5")


def test_rf_05_a_spread_grows_at_its_ends() -> None:
    g = duel("hand 0 fire5 plant5 light5 light5")
    g.push("play fire5 @3 plant5 @4 light5")
    assert names(g) == "@2 @5"
    for lane in ("@1", "@3", "@4"):
        assert refused(g, lane)


def test_rf_06_a_played_card_goes_last() -> None:
    g = duel("3 plant6 / -", "hand 0 fire5")
    g.push("play fire5 @3")
    assert line(g, "3") == "plant6 fire5 / -"


def test_rf_07_the_ends_are_not_adjacent() -> None:
    g = duel("hand 0 fire5 fire6")
    g.push("play fire5 @1 fire6")
    assert names(g) == "@1 @2"
    assert refused(g, "@5") == "Location 5 is not adjacent to location 1."


def test_rf_08_two_at_one_location_and_one_elsewhere() -> None:
    g = duel("hand 0 fire5 fire6 fire7")
    g.push("play fire5 @2 fire6 @2 fire7")
    assert names(g) == "@2"
    assert refused(g, "@3")
    g = duel("hand 0 fire5 fire6 fire7")
    g.push("play fire5 @2 fire6 @3 fire7")
    assert refused(g, "@2")


def test_rf_09_guild_or_number() -> None:
    g = duel(*RULEBOOK)
    g.push("activate plant5 guild")
    assert names(g) == "stop plant6@2.1 plant7@3.3"
    g = duel(*RULEBOOK)
    g.push("activate plant5 number")
    assert names(g) == "stop light5@1.1 fire5@3.1 water5@3.2"


def test_rf_10_check_and_draw() -> None:
    g = duel(
        "guilds 0 water plant fire light",
        "guilds 1 shadow earth air ice",
        "2 water6 / -",
        "3 plant6 fire5 / shadow5",
        "4 - / earth7",
        "5 light7*1 / earth6",
        "hand 0 fire7",
        "hand 1 -",
    )
    g.push("draw")
    assert line(g, "score") == "1 0"
    assert len(line(g, "hand 0").split()) == 7
    assert len([name for name in g.record.moves if name.startswith("!")]) == 6


def test_rf_11_not_with_seven_cards() -> None:
    g = duel("hand 0 fire5 fire5 fire5 fire5 fire6 fire6 fire6")
    assert names(g) == "play activate"
    assert "7 cards" in refused(g, "draw")


def test_rf_12_the_discard_pile_becomes_the_deck() -> None:
    g = duel(
        "hand 0 fire5 fire5 fire5",
        "deck 0 fire6 fire7",
        "discard 0 ice5 ice5 ice6 ice6 ice7",
    )
    g.push("draw")
    assert len(line(g, "hand 0").split()) == 7
    assert len(line(g, "deck 0").split()) == 3
    assert line(g, "discard 0") == "-"


def test_rf_14_ice_bites_the_wounded() -> None:
    g = duel("1 ice5 / air5", "hand 0 ice6 ice6", "hand 1 air6")
    g.push("activate ice6 guild ice5")
    assert line(g, "1") == "ice5 / air5*1"
    g.push("activate air6 number")
    g.push("activate ice6 guild ice5")
    assert line(g, "1") == "ice5 / -"
    assert line(g, "score") == "1 0"


def test_rf_16_fire_kills_its_own() -> None:
    g = duel("1 fire5 fire6*5 / -", "hand 0 fire7")
    g.push("activate fire7 guild fire5")
    assert line(g, "1") == "fire5 / -"
    assert line(g, "score") == "0 1"


def test_rf_18_overkill_does_not_spill() -> None:
    g = duel("1 crystal6 / air5*4 ice6", "hand 0 crystal5")
    g.push("activate crystal5 guild crystal6")
    assert line(g, "1") == "crystal6 / ice6"
    assert line(g, "score") == "1 0"


def test_rf_19_crystal_gives_one_more() -> None:
    g = duel("1 earth5 / crystal5*3", "hand 0 earth6")
    g.push("activate earth6 guild earth5")
    assert line(g, "score") == "2 0"


def test_rf_21_shadow_gains_one_more() -> None:
    g = duel("1 shadow5 / -", "4 - / water5*4", "hand 0 shadow6")
    g.push("activate shadow6 guild shadow5")
    assert names(g) == "@2 @3 @4 @5"
    assert refused(g, "@1") == "Shadow 5 cannot stay at location 1."
    g.push("@4")
    assert line(g, "4") == "shadow5 / -"
    assert line(g, "score") == "2 0"


def test_rf_24_plant_pulls() -> None:
    g = duel("1 - / fire5 ice6", "2 plant5 / air7", "hand 0 plant6")
    g.push("activate plant6 guild plant5")
    assert line(g, "1") == "- / ice6"
    assert line(g, "2") == "plant5 / air7 fire5*2"


def test_rf_26_plant_without_neighbors_does_nothing() -> None:
    g = duel("2 plant5 / air7", "hand 0 plant6")
    g.push("activate plant6 guild plant5")
    assert line(g, "2") == "plant5 / air7"
    assert line(g, "turn") == "1"


def test_rf_28_thunderbolt_without_a_second_target() -> None:
    g = duel("1 thunderbolt5 / air5*3", "hand 0 thunderbolt6")
    g.push("activate thunderbolt6 guild thunderbolt5")
    assert line(g, "1") == "thunderbolt5 / -"
    assert line(g, "score") == "1 0"


def test_rf_30_activated_earth_hits_only_the_first() -> None:
    g = duel("3 earth5 / air5 fire6", "hand 0 earth6")
    g.push("activate earth6 guild earth5")
    assert line(g, "3") == "earth5 / air5*2 fire6"


def test_rf_31_damage_does_not_change_the_number() -> None:
    g = duel("1 water6*4 / -", "hand 0 fire6")
    g.push("activate fire6 number")
    assert "water6@1.1" in g.moves


def test_rf_32_equal_actions() -> None:
    g = duel("first 0", "turn 0", "score 11 10", "1 fire5 / -", "hand 0 fire6", "hand 1 ice6")
    g.push("draw")
    assert line(g, "score") == "12 10"
    assert not g.over
    assert g.seat == 1
    g.push("activate ice6 number")
    assert g.over
    assert g.result == [1.0, -1.0]


def test_rf_33_the_second_player_ends_it_at_once() -> None:
    g = duel("first 0", "turn 1", "score 9 11", "1 - / fire5", "hand 0 ice6", "hand 1 -")
    g.push("draw")
    assert g.over
    assert g.scores == [9, 12]
    assert g.result == [-1.0, 1.0]


def test_rf_35_a_wounded_beast_bites_harder() -> None:
    g = duel("1 beast6*1 / -", "2 - / fire5", "hand 0 beast5")
    g.push("activate beast5 guild beast6")
    assert line(g, "2") == "beast6*1 / fire5*3"
    g = duel("1 beast6 / -", "2 - / fire5", "hand 0 beast5")
    g.push("activate beast5 guild beast6")
    assert line(g, "2") == "beast6 / fire5*2"


def test_rf_37_lava_burns_itself() -> None:
    g = duel("1 lava5*4 / -", "hand 0 lava6")
    g.push("activate lava6 guild lava5")
    assert line(g, "1") == "- / -"
    assert line(g, "score") == "0 1"


def test_rf_38_magnet_drags_the_last_enemy() -> None:
    g = duel("3 magnet5 / air5 sand6", "4 fire5 / ice7", "hand 0 magnet6")
    g.push("activate magnet6 guild magnet5 @4")
    assert line(g, "3") == "- / air5"
    assert line(g, "4") == "fire5 magnet5 / ice7 sand6*2"


def test_rf_39_magnet_must_move() -> None:
    g = duel("1 magnet5 / -", "hand 0 magnet6")
    g.push("activate magnet6 guild magnet5")
    assert line(g, "1") == "- / -"
    assert line(g, "2") == "magnet5 / -"


def test_rf_42_star_draws_up_to_seven() -> None:
    g = duel(
        "1 star5 star5 / -",
        "hand 0 star6 fire5 fire5 fire5 fire6 fire6 fire7",
        "deck 0 ice5 ice6 ice7",
    )
    g.push("activate star6 guild star5@1.1")
    assert g.view(0).json()["hands"] == [7, 0]
    g.push("star5@1.2")
    assert len(line(g, "hand 0").split()) == 7
    assert len(line(g, "deck 0").split()) == 2


def test_rf_43_love_cures_one_ally_when_played() -> None:
    g = duel("2 water7*5 ice5*2 / -", "hand 0 love5 love6", "hand 1 air6")
    g.push("play love5 @2 water7 stop")
    assert line(g, "2") == "water7 ice5*2 love5 / -"
    g.push("activate air6 number")
    g.push("activate love6 guild love5")
    assert line(g, "2") == "water7 ice5*2 love5 / -"


def test_rf_46_music_steals_only_what_it_destroys() -> None:
    g = duel("3 music5 / earth6*3", "hand 0 music6")
    g.push("activate music6 guild music5")
    assert line(g, "3") == "music5 / earth6*5"
    assert line(g, "score") == "0 0"
