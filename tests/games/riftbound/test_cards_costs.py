"""Scenarios of cards about costs: additional ones, discounts, and abilities that add resources."""

from __future__ import annotations

import pytest

from riftable import Game
from riftable.games.riftbound.rules.ids import (
    ASSAULT,
    BUFFED,
    DEFLECT,
    EXHAUSTED,
    FOR_SPELLS,
    GANKING,
    POOL,
    UNIVERSAL,
)
from tests.games.riftbound.table import at, bound, hand, might, moves, on_board, realm, trash

NO_RUNES = "runes 0"
FIELD = "field 1 zaun-warrens 0 0"
SHOWDOWN = ("field 1 zaun-warrens 1 1", "unit 4 shen-kinkou 0 @base0", "unit 5 tibbers 1 @1")
SEALS = [
    ("seal-of-rage", "fury"),
    ("seal-of-focus", "calm"),
    ("seal-of-insight", "mind"),
    ("seal-of-strength", "body"),
    ("seal-of-discord", "chaos"),
    ("seal-of-unity", "order"),
]


def play(g: Game, line: str) -> Game:
    """Make moves, and pay automatically if there is a choice left."""
    g.push(line)
    while "auto" in moves(g):
        g.push("auto")
    return g


def attack(*lines: str) -> Game:
    """A showdown in which seat 0 attacks with unit 4."""
    g = bound(*SHOWDOWN, *lines)
    g.push("move:shen-kinkou.4")
    for word in ("@1", "go"):
        if word in moves(g):
            g.push(word)
    return g


@pytest.mark.parametrize(("seal", "domain"), SEALS)
def test_ogn_040_ogn_081_ogn_120_ogn_163_ogn_204_ogn_245_a_seal_adds_one_power_of_its_domain_as_a_reaction(
    seal: str, domain: str
) -> None:
    g = bound(f"hand 0 {seal}", f"runes 0 {domain}*1")
    g.push(seal)
    assert realm(g).num_runes(0) == 0
    g.push(f"use:{seal}.4")
    number = [name for _, name in SEALS].index(domain)
    assert realm(g).power[:POOL] == [int(i == number) for i in range(POOL)]
    assert realm(g).flags[4] & EXHAUSTED
    assert not realm(g).chain
    assert g.seat == 0
    assert f"use:{seal}.4" not in moves(g)


def test_ogn_040_seal_of_rage_is_used_before_runes_are_recycled() -> None:
    seal = ("unit 4 seal-of-rage 0 @base0", "unit 5 legion-rearguard 1 @base1")
    g = bound("hand 0 falling-star", *seal, "runes 0 fury*2")
    play(g, "falling-star legion-rearguard.5 legion-rearguard.5")
    assert realm(g).num_runes(0) == 1
    assert realm(g).flags[4] & EXHAUSTED
    g = bound("hand 0 falling-star", *seal, "runes 0 fury*2 calm*1")
    g.push("falling-star legion-rearguard.5 legion-rearguard.5 tap:fury tap:fury")
    assert moves(g) == ["use:seal-of-rage.4", "auto", "recycle:fury"]
    g.push("recycle:fury recycle:fury")
    assert not realm(g).flags[4] & EXHAUSTED


def test_ogn_040_seal_of_rage_can_be_used_while_a_spell_waits() -> None:
    g = attack("unit 6 seal-of-rage 0 @base0", "unit 7 seal-of-rage 1 @base1", "hand 0 en-garde")
    assert "use:seal-of-rage.6" in moves(g)
    play(g, "en-garde shen-kinkou.4")
    assert "use:seal-of-rage.6" in moves(g)
    g.push("pass use:seal-of-rage.7")
    assert g.seat == 1  # priority stays
    assert realm(g).power[POOL] == 1


def test_ogn_040_seal_of_rage_pays_no_other_domain() -> None:
    seal = "unit 4 seal-of-rage 0 @base0"
    assert "rune-prison" not in moves(
        bound(seal, "unit 5 pouty-poro 0 @base0", "hand 0 rune-prison", "runes 0 mind*2")
    )
    assert "falling-star" in moves(
        bound(seal, "unit 5 pouty-poro 0 @base0", "hand 0 falling-star", "runes 0 fury*1 mind*1")
    )


def test_ogn_098_energy_conduit_adds_one_energy_for_anything() -> None:
    conduit = "unit 4 energy-conduit 0 @base0"
    g = bound(conduit, "hand 0 legion-rearguard", "runes 0 fury*1")
    assert "legion-rearguard" in moves(g)
    g.push("legion-rearguard")
    assert realm(g).flags[4] & EXHAUSTED
    assert "legion-rearguard" not in moves(bound("hand 0 legion-rearguard", "runes 0 fury*1"))
    g = bound(conduit, NO_RUNES)
    g.push("use:energy-conduit.4")
    assert (realm(g).energy[0], realm(g).spell_energy[0]) == (1, 0)


def test_ogn_012_noxus_hopeful_costs_less_after_another_card_this_turn() -> None:
    assert "noxus-hopeful" not in moves(bound("hand 0 noxus-hopeful", "runes 0 fury*3"))
    assert "noxus-hopeful" in moves(bound("hand 0 noxus-hopeful", "runes 0 fury*4"))
    g = bound("hand 0 noxus-hopeful", "played 0 1", "runes 0 fury*2")
    g.push("noxus-hopeful")
    assert at(g, 4) == "base0"
    assert "noxus-hopeful" not in moves(bound("hand 0 noxus-hopeful", "played 0 1", "runes 0 fury*1"))
    assert "noxus-hopeful" not in moves(bound("hand 0 noxus-hopeful", "played 1 1", "runes 0 fury*2"))


def test_ogn_017_iron_ballista_enters_exhausted_and_deals_2_at_a_battlefield() -> None:
    g = bound("hand 0 iron-ballista")
    g.push("iron-ballista auto")
    assert realm(g).flags[4] & EXHAUSTED
    g = bound(
        "unit 4 iron-ballista 0 @base0",
        FIELD,
        "unit 5 tibbers 1 @1",
        "unit 6 tibbers 0 @1",
        "unit 7 tibbers 1 @base1",
    )
    g.push("use:iron-ballista.4")
    assert moves(g) == ["tibbers.5", "tibbers.6"]
    g.push("tibbers.5 pass pass")
    assert realm(g).hurt[5] == 2
    assert "use:iron-ballista.4" not in moves(g)


def test_ogn_031_raging_firebrand_makes_the_next_spell_cost_5_less() -> None:
    g = bound(
        "hand 0 raging-firebrand progress-day consult-the-past", "deck 0 gust*9", "runes 0 fury*7 mind*1"
    )
    play(g, "raging-firebrand").push("pass pass")
    assert sum(realm(g).ready[:6]) == 2
    assert "progress-day" in moves(g)  # 6 Energy
    assert "consult-the-past" in moves(g)  # 4 Energy
    play(g, "progress-day").push("pass pass")
    assert "consult-the-past" not in moves(g)


def test_ogn_031_raging_firebrand_takes_off_5_and_no_more() -> None:
    g = bound("hand 0 raging-firebrand progress-day", "runes 0 fury*5 mind*1")
    play(g, "raging-firebrand").push("pass pass")
    assert "progress-day" not in moves(g)  # 1 Energy is left to pay


def test_ogn_031_raging_firebrand_helps_no_unit_no_opponent_and_not_next_turn() -> None:
    g = bound("effect 0 cheaper-spell seat0 5 once", "hand 0 legion-rearguard falling-star", NO_RUNES)
    assert moves(g) == ["end"]  # a unit, and a spell whose Power is not reduced
    g = bound("effect 0 cheaper-spell seat1 5 once", "hand 0 consult-the-past", "runes 0 mind*1")
    assert "consult-the-past" not in moves(g)
    g = bound("effect 0 cheaper-spell seat0 5 once", "hand 0 consult-the-past", decks="lux / garen")
    g.push("end")
    assert not realm(g).effects


@pytest.mark.parametrize(("points", "energy"), [(4, 3), (5, 1), (7, 1)])
def test_ogn_047_find_your_center_costs_less_if_an_opponent_is_within_3_points(
    points: int, energy: int
) -> None:
    lines = (f"score 0 {points}", "hand 0 find-your-center", "deck 0 gust*3", "runedeck 0 calm*3")
    assert "find-your-center" not in moves(
        bound(*lines, f"runes 0 calm*{energy - 1}" if energy > 1 else NO_RUNES)
    )
    g = bound(*lines, f"runes 0 calm*{energy}")
    g.push("find-your-center pass pass")
    assert hand(g, 0) == ["gust"]
    assert realm(g).num_runes(0) == energy + 1
    assert sum(realm(g).ready[:6]) == 0


def test_ogn_047_find_your_center_looks_at_opponents_only_and_is_an_action() -> None:
    assert "find-your-center" not in moves(bound("score 7 0", "hand 0 find-your-center", "runes 0 calm*2"))
    g = attack("hand 0 find-your-center en-garde", "deck 0 gust*3")
    assert "find-your-center" in moves(g)
    play(g, "en-garde shen-kinkou.4")
    assert "find-your-center" not in moves(g)


@pytest.mark.parametrize(("runes", "can"), [(4, False), (5, True)])
def test_ogn_014_sky_splitter_costs_less_by_the_highest_might_one_controls(runes: int, can: bool) -> None:
    units = ("unit 4 pouty-poro 0 @base0", "unit 5 shen-kinkou 0 @base0", "unit 6 whiteflame-protector 1 @1")
    g = bound("field 1 zaun-warrens 1 1", *units, "hand 0 sky-splitter", f"runes 0 fury*{runes}")
    assert ("sky-splitter" in moves(g)) == can  # Shen, Kinkou has 3 Might
    if can:
        play(g, "sky-splitter whiteflame-protector.6").push("pass pass")
        assert realm(g).hurt[6] == 5
        assert realm(g).num_runes(0) == 4  # one Power


def test_ogn_014_sky_splitter_is_an_action_against_units_at_battlefields() -> None:
    g = attack("hand 0 sky-splitter en-garde", "unit 6 tibbers 1 @base1")
    g.push("sky-splitter")
    assert moves(g) == ["shen-kinkou.4", "tibbers.5"]
    g = play(attack("hand 0 sky-splitter en-garde"), "en-garde shen-kinkou.4")
    assert "sky-splitter" not in moves(g)


def test_ogn_099_garbage_grabber_recycles_3_pays_1_and_draws() -> None:
    grabber = ("unit 4 garbage-grabber 0 @base0", "deck 0 gust*2", "runes 0 mind*1")
    assert "use:garbage-grabber.4" not in moves(bound(*grabber, "trash 0 flash*2"))
    assert "use:garbage-grabber.4" not in moves(bound(*grabber[:2], NO_RUNES, "trash 0 flash*3"))
    assert "use:garbage-grabber.4" not in moves(bound(*grabber, "trash 1 flash*3"))
    g = bound(*grabber, "trash 0 flash*2 incinerate rebuke")
    g.push("use:garbage-grabber.4")
    assert moves(g) == ["trash:flash", "trash:incinerate"]  # one of the first must be among three
    g.push("trash:flash trash:rebuke")
    assert trash(g, 0) == ["incinerate"]
    assert realm(g).flags[4] & EXHAUSTED
    assert len(realm(g).decks[0]) == 5
    g.push("pass pass")
    assert hand(g, 0) == ["gust"]
    assert sum(realm(g).ready[:6]) == 0


def test_ogn_113_malzahar_kills_a_friendly_unit_or_gear_for_two_power() -> None:
    units = (
        "unit 4 malzahar-fanatic 0 @base0", "unit 5 seal-of-rage 0 @base0", "unit 6 recruit 0 @base0",
        "unit 7 recruit 1 @base1", "unit 8 seal-of-rage 1 @base1",
    )  # fmt: skip
    g = bound(*units)
    g.push("use:malzahar-fanatic.4")
    assert moves(g) == ["malzahar-fanatic.4", "seal-of-rage.5", "recruit.6"]
    g.push("seal-of-rage.5")
    assert at(g, 5) == "gone"
    assert realm(g).power[UNIVERSAL] == 2
    assert realm(g).flags[4] & EXHAUSTED
    assert g.seat == 0
    assert not realm(g).chain
    assert "use:malzahar-fanatic.4" not in moves(g)
    g = bound(*units)
    g.push("use:malzahar-fanatic.4 malzahar-fanatic.4")
    assert at(g, 4) == "gone"
    assert realm(g).power[UNIVERSAL] == 2


def test_ogn_113_malzahar_is_an_action_and_does_not_pass_focus() -> None:
    g = attack("unit 6 malzahar-fanatic 0 @base0", "unit 7 recruit 0 @base0", "hand 0 en-garde")
    g.push("use:malzahar-fanatic.6 recruit.7")
    assert g.seat == 0  # focus stays
    assert realm(g).power[UNIVERSAL] == 2
    g = play(attack("unit 6 malzahar-fanatic 0 @base0", "hand 0 en-garde"), "en-garde shen-kinkou.4")
    assert "use:malzahar-fanatic.6" not in moves(g)


def test_ogn_124_arena_bar_buffs_an_exhausted_friendly_unit() -> None:
    g = bound(
        "unit 4 arena-bar 0 @base0", "unit 5 recruit 0 @base0 exhausted", "unit 6 recruit 0 @base0",
        "unit 7 recruit 1 @base1 exhausted",
    )  # fmt: skip
    g.push("use:arena-bar.4")
    assert moves(g) == ["recruit.5"]
    g.push("recruit.5 pass pass")
    assert realm(g).flags[5] & BUFFED
    assert "use:arena-bar.4" not in moves(g)


def test_ogn_144_spoils_of_war_costs_less_if_an_enemy_unit_died_this_turn() -> None:
    spoils = ("hand 0 spoils-of-war", "deck 0 gust*3")
    assert "spoils-of-war" not in moves(bound(*spoils, "runes 0 body*3"))
    assert "spoils-of-war" not in moves(bound(*spoils, "runes 0 body*3", "lost 0 1"))
    assert "spoils-of-war" not in moves(bound(*spoils, "runes 0 body*1", "lost 1 1"))
    g = play(bound(*spoils, "runes 0 body*2", "lost 1 1"), "spoils-of-war")
    g.push("pass pass")
    assert hand(g, 0) == ["gust", "gust"]
    assert realm(g).num_runes(0) == 1


def test_ogn_144_spoils_of_war_is_a_reaction() -> None:
    g = play(attack("hand 0 spoils-of-war en-garde"), "en-garde shen-kinkou.4")
    assert "spoils-of-war" in moves(g)


@pytest.mark.parametrize(("card", "energy", "rune"), [("wallop", 2, "body"), ("call-to-glory", 3, "order")])
def test_ogn_146_ogn_207_a_buff_may_be_spent_and_the_cost_ignored(card: str, energy: int, rune: str) -> None:
    units = ("unit 4 recruit 0 @base0 exhausted buffed", "unit 5 recruit 1 @base1 buffed", f"hand 0 {card}")
    g = bound(*units, NO_RUNES)
    g.push(card)
    assert moves(g) == ["recruit.4"]  # not the enemy's, and nothing else could pay
    g.push("recruit.4")
    assert moves(g) == ["recruit.4", "recruit.5"]
    g.push("recruit.4")
    assert not realm(g).flags[4] & BUFFED
    g.push("pass pass")
    assert (might(g, 4), realm(g).flags[4] & EXHAUSTED) == ((1, 0) if card == "wallop" else (4, EXHAUSTED))
    g = bound(*units, f"runes 0 {rune}*{energy}")
    g.push(card)
    assert moves(g) == ["none", "recruit.4"]
    play(g, "none recruit.4")
    assert realm(g).flags[4] & BUFFED
    assert sum(realm(g).ready[:6]) == 0
    assert card not in moves(
        bound(units[0].replace(" buffed", ""), units[1], units[2], f"runes 0 {rune}*{energy - 1}")
    )


def test_ogn_146_wallop_is_an_action_and_ogn_207_call_to_glory_a_reaction() -> None:
    g = attack("hand 0 wallop call-to-glory en-garde")
    assert "wallop" in moves(g)
    play(g, "en-garde shen-kinkou.4")
    assert ("wallop" in moves(g), "call-to-glory" in moves(g)) == (False, True)


def test_ogn_146_wallop_still_pays_for_deflect() -> None:
    units = ("unit 4 recruit 0 @base0 exhausted buffed", "unit 5 pouty-poro 1 @base1", "hand 0 wallop")
    g = bound(*units, NO_RUNES)
    g.push("wallop recruit.4")
    assert moves(g) == ["recruit.4"]
    g = bound(*units, "runes 0 calm*1")
    g.push("wallop recruit.4 pouty-poro.5")
    assert realm(g).num_runes(0) == 0


def test_ogn_150_kraken_hunter_costs_one_power_less_for_each_buff_spent() -> None:
    units = (
        "unit 4 recruit 0 @base0 buffed",
        "unit 5 recruit 0 @base0 buffed",
        "unit 6 recruit 1 @base1 buffed",
    )
    hunter = (*units, "hand 0 kraken-hunter")
    g = bound(*hunter, "runes 0 fury*3")
    g.push("kraken-hunter")
    assert moves(g) == ["recruit.4"]  # both buffs are needed
    g.push("recruit.4")
    assert moves(g) == ["recruit.5"]
    play(g, "recruit.5")
    assert [realm(g).flags[u] & BUFFED for u in (4, 5, 6)] == [0, 0, BUFFED]
    assert realm(g).num_runes(0) == 3
    assert on_board(g)[-2:] == ["kraken-hunter.7", "recruit.6"]
    assert "kraken-hunter" not in moves(bound(*units[1:], "hand 0 kraken-hunter", "runes 0 fury*3"))
    g = bound(*hunter, "runes 0 body*3")
    g.push("kraken-hunter")
    assert moves(g) == ["none", "recruit.4", "recruit.5"]
    g.push("recruit.5")
    assert (at(g, 7), realm(g).num_runes(0)) == ("base0", 2)  # nothing is left for Accelerate
    g = bound(*hunter, "runes 0 body*3")
    play(g, "kraken-hunter none")
    assert realm(g).num_runes(0) == 1


def test_ogn_150_kraken_hunter_may_use_buffs_for_accelerate_and_has_assault() -> None:
    units = (
        "unit 4 recruit 0 @base0 buffed",
        "unit 5 recruit 0 @base0 buffed",
        "unit 6 recruit 0 @base0 buffed",
    )
    g = bound(*units, "hand 0 kraken-hunter", "runes 0 fury*4")
    g.push("kraken-hunter recruit.4 recruit.5 recruit.6 yes")
    while "auto" in moves(g):
        g.push("auto")
    assert not realm(g).flags[7] & EXHAUSTED
    assert realm(g).num_runes(0) == 4
    assert realm(g).card(7).keywords[ASSAULT] == 1
    g.push("end")


def test_ogn_153_overt_operation_readies_for_buffs_then_buffs_all_friends() -> None:
    g = bound(
        "unit 4 recruit 0 @base0 buffed exhausted", "unit 5 recruit 0 @base0 exhausted",
        "unit 6 recruit 0 @base0 buffed exhausted", "unit 7 recruit 1 @base1 buffed exhausted",
        "unit 8 recruit 1 @base1", "hand 0 overt-operation",
    )  # fmt: skip
    play(g, "overt-operation").push("pass pass")
    assert moves(g) == ["none", "recruit.4", "recruit.6"]
    g.push("recruit.4")
    assert moves(g) == ["none", "recruit.6"]
    g.push("none")
    flags = realm(g).flags
    assert [flags[u] & EXHAUSTED for u in (4, 5, 6, 7)] == [0, EXHAUSTED, EXHAUSTED, EXHAUSTED]
    assert [flags[u] & BUFFED for u in (4, 5, 6, 7, 8)] == [BUFFED, BUFFED, BUFFED, BUFFED, 0]


def test_ogn_153_overt_operation_is_an_action() -> None:
    g = attack("hand 0 overt-operation en-garde")
    assert "overt-operation" in moves(g)
    assert "overt-operation" not in moves(play(g, "en-garde shen-kinkou.4"))


def test_ogn_230_albus_ferros_channels_a_rune_for_each_buff_spent() -> None:
    units = (
        "unit 4 recruit 0 @base0 buffed",
        "unit 5 recruit 0 @base0 buffed",
        "unit 6 recruit 1 @base1 buffed",
    )
    lines = (*units, "hand 0 albus-ferros", "runes 0 order*4", "runedeck 0 order*5")
    g = play(bound(*lines), "albus-ferros")
    g.push("pass pass")
    assert moves(g) == ["none", "recruit.4", "recruit.5"]
    g.push("recruit.5 recruit.4")
    assert realm(g).num_runes(0) == 6
    assert sum(realm(g).ready[:6]) == 0
    assert [realm(g).flags[u] & BUFFED for u in (4, 5, 6)] == [0, 0, BUFFED]
    g = play(bound(*lines), "albus-ferros")
    g.push("pass pass none")
    assert realm(g).num_runes(0) == 4


def test_ogn_231_commander_ledros_costs_one_power_less_for_each_friend_killed() -> None:
    units = ("unit 4 recruit 0 @base0", "unit 5 recruit 0 @1", "unit 6 recruit 1 @base1")
    g = bound("field 1 zaun-warrens 0 0", *units, "hand 0 commander-ledros", "runes 0 order*2 fury*4")
    g.push("commander-ledros")
    assert moves(g) == ["recruit.4"]
    g.push("recruit.4 recruit.5")
    play(g, "@1")  # controlled until the chain is over
    assert on_board(g) == ["recruit.6", "commander-ledros.4"]
    assert at(g, 4) == "1"
    assert realm(g).num_runes(0) == 4
    assert "commander-ledros" not in moves(
        bound(*units[1:], FIELD, "hand 0 commander-ledros", "runes 0 order*2 fury*4")
    )


def test_ogn_231_commander_ledros_has_deflect_and_ganking() -> None:
    s = realm(bound("unit 4 commander-ledros 0 @base0"))
    assert (s.keyword(4, DEFLECT), s.keyword(4, GANKING)) == (1, 1)


def test_ogn_247_daughter_of_the_void_adds_power_of_any_domain_for_spells_only() -> None:
    lines = ("legend 0 kaisa-daughter-of-the-void", "unit 5 recruit 1 @base1")
    g = bound(*lines, "hand 0 rune-prison", "runes 0 fury*2")
    assert "rune-prison" in moves(g)
    play(g, "rune-prison recruit.5")
    assert realm(g).num_runes(0) == 2
    assert realm(g).flags[0] & EXHAUSTED
    g = bound(*lines, "hand 0 seal-of-rage", NO_RUNES)
    assert "seal-of-rage" not in moves(g)
    g.push("use:kaisa-daughter-of-the-void")
    assert realm(g).power[FOR_SPELLS] == 1
    assert "seal-of-rage" not in moves(g)


def test_ogn_253_hand_of_noxus_adds_energy_once_a_card_was_played_this_turn() -> None:
    lines = ("legend 0 darius-hand-of-noxus", "hand 0 legion-rearguard", "runes 0 fury*1")
    g = bound(*lines)
    assert moves(g) == ["end"]
    g = bound(*lines, "played 0 1")
    play(g, "legion-rearguard")
    assert realm(g).flags[0] & EXHAUSTED
    g = bound(*lines, "played 0 1")
    g.push("use:darius-hand-of-noxus")
    assert (realm(g).energy[0], realm(g).spell_energy[0]) == (1, 0)
    assert moves(bound(*lines, "played 1 1")) == ["end"]


def test_ogn_267_bounty_hunter_gives_a_unit_ganking_this_turn() -> None:
    lines = ("legend 0 miss-fortune-bounty-hunter", "unit 5 recruit 0 @1", "unit 6 recruit 1 @base1")
    g = bound("field 1 zaun-warrens 0 0", *lines)
    g.push("use:miss-fortune-bounty-hunter")
    assert moves(g) == ["recruit.5", "recruit.6"]
    g.push("recruit.5 pass pass")
    assert (realm(g).keyword(5, GANKING), realm(g).keyword(6, GANKING)) == (1, 0)
    assert realm(g).flags[0] & EXHAUSTED
    assert "use:miss-fortune-bounty-hunter" not in moves(g)


def test_ogn_268_bullet_time_pays_any_amount_of_power_and_deals_as_much() -> None:
    lines = (
        "field 1 zaun-warrens 0 0", "field 2 reavers-row 1 1", "unit 4 tibbers 1 @1", "unit 5 tibbers 1 @2",
        "unit 6 tibbers 1 @2", "unit 7 tibbers 1 @base1", "unit 8 recruit 0 @2", "hand 0 bullet-time",
    )  # fmt: skip
    g = bound(*lines, "runes 0 body*2 fury*2")
    play(g, "bullet-time reavers-row.3").push("pass pass")
    assert moves(g) == ["none", "auto", "recycle:fury", "recycle:body"]
    g.push("recycle:fury auto recycle:body none")
    assert realm(g).hurt[4:9] == [0, 3, 3, 0, 0]
    assert realm(g).num_runes(0) == 1
    g = play(bound(*lines, "runes 0 chaos*1"), "bullet-time reavers-row.3")
    g.push("pass pass none")
    assert realm(g).hurt[5] == 0
    g = play(bound(*lines, "runes 0 chaos*1", "unit 9 seal-of-rage 0 @base0"), "bullet-time reavers-row.3")
    g.push("pass pass")
    assert moves(g) == ["use:seal-of-rage.9", "none", "auto", "recycle:chaos"]
    g.push("use:seal-of-rage.9 auto")
    assert realm(g).hurt[5] == 2


def test_ogn_268_bullet_time_is_an_action() -> None:
    g = attack("hand 0 bullet-time en-garde")
    assert "bullet-time" in moves(g)
    assert "bullet-time" not in moves(play(g, "en-garde shen-kinkou.4"))
