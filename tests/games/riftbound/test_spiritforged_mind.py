"""Mind of Spiritforged: a scenario for each clause of each card."""

from __future__ import annotations

from functools import partial

from riftable.games.riftbound.rules.events import Triggered
from riftable.games.riftbound.rules.ids import DEFLECT, EXHAUSTED, GANKING, SHIELD
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.speech import speech
from tests.games.riftbound import table
from tests.games.riftbound.table import at, hand, might, moves, on_board, realm, told, trash

bound = partial(table.bound, decks="garen / garen")
OPEN = "field 1 the-grand-plaza 0 -"
MINE = "field 1 the-grand-plaza 0 0"
THEIRS = "field 2 the-grand-plaza 1 1"
TEAMS = "annie / garen / viktor / lee-sin"


def test_sfd_061_aspiring_engineer_returns_a_gear_from_the_trash() -> None:
    g = bound("hand 0 aspiring-engineer", "trash 0 orb-of-regret gust mystic-poro")
    g.push("aspiring-engineer auto")
    assert moves(g) == ["trash:orb-of-regret"]
    g.push("trash:orb-of-regret pass pass")
    assert hand(g, 0) == ["orb-of-regret"]
    assert trash(g, 0) == ["gust", "mystic-poro"]


def test_sfd_062_bubble_bot_readies_another_friendly_mech() -> None:
    g = bound(
        "hand 0 bubble-bot", "unit 4 mega-mech 0 @base0 exhausted", "unit 5 recruit 0 @base0 exhausted",
        "unit 6 mega-mech 1 @base1 exhausted",
    )  # fmt: skip
    g.push("bubble-bot auto")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech pass pass")
    assert not realm(g).flags[4] & EXHAUSTED
    assert realm(g).flags[5] & EXHAUSTED


def test_sfd_062_bubble_bot_readies_a_mech_of_a_teammate() -> None:
    g = bound("hand 0 bubble-bot", "unit 8 mega-mech 2 @base2 exhausted", decks=TEAMS, mode="magma")
    g.push("bubble-bot auto")
    assert moves(g) == ["mega-mech.8"]


def test_sfd_063_chemtech_cask_may_exhaust_for_gold_when_you_play_a_spell_on_their_turn() -> None:
    lines = ("unit 4 chemtech-cask 0 @base0", "unit 5 mega-mech 1 @base1", "hand 0 stupefy", "deck 0 gust*5")
    g = bound(*lines, "turn 1", "hand 1 discipline", "deck 1 gust*5")
    g.push("discipline mega-mech auto pass stupefy mega-mech auto pass pass")
    assert moves(g) == ["yes", "no"]
    no = g.copy()
    g.push("yes")
    assert realm(g).flags[4] & EXHAUSTED
    g.push("pass pass")
    assert on_board(g) == ["chemtech-cask.4", "gold.6", "mega-mech.5"]
    assert realm(g).flags[6] & EXHAUSTED
    no.push("no")
    assert not realm(no).flags[4] & EXHAUSTED
    g = bound(*lines)
    g.push("stupefy mega-mech auto pass pass")
    assert "end" in moves(g)


def test_sfd_065_forecaster_gives_your_mechs_vision() -> None:
    lines = ("unit 4 forecaster 0 @base0", "hand 0 mega-mech shipyard-skulker", "deck 0 gust / flash")
    g = bound(*lines)
    g.push("mega-mech auto pass pass !gust")
    assert moves(g) == ["yes", "no"]
    g = bound(*lines)
    g.push("shipyard-skulker auto")
    assert not told(g, Triggered)
    g = bound("hand 0 forecaster", "deck 0 gust / flash")
    g.push("forecaster auto pass pass !gust yes")  # it is a Mech itself
    assert [realm(g).cards[bag[0]].name for bag in realm(g).decks[0].bags] == ["flash", "gust"]


def test_sfd_065_forecaster_gives_others_no_vision() -> None:
    g = bound(
        "unit 8 forecaster 0 @base0", "turn 2", "hand 2 mega-mech", "deck 2 gust*3", decks=TEAMS, mode="magma"
    )
    g.push("mega-mech auto")
    assert not told(g, Triggered)


def test_sfd_066_frigid_touch_takes_2_and_may_be_repeated_for_2() -> None:
    g = bound(
        "unit 4 mega-mech 0 @base0", "unit 5 mega-mech 1 @base1", "hand 0 frigid-touch", "runes 0 mind*4"
    )
    g.push("frigid-touch yes mega-mech.4 mega-mech.5 pass pass")
    assert (might(g, 4), might(g, 5)) == (6, 6)
    assert realm(g).ready[2] == 0
    g.push("end")
    assert (might(g, 4), might(g, 5)) == (8, 8)


def test_sfd_067_frostcoat_cub_takes_2_if_a_mind_was_paid() -> None:
    lines = ("unit 4 mega-mech 1 @base1", "hand 0 frostcoat-cub")
    g = bound(*lines, "runes 0 mind*3")
    g.push("frostcoat-cub yes")
    assert realm(g).num_runes(0) == 2
    g.push("mega-mech pass pass")
    assert might(g, 4) == 6
    g = bound(*lines)
    g.push("frostcoat-cub no auto")
    assert not told(g, Triggered)
    g = bound(*lines, "runes 0 fury*3")
    g.push("frostcoat-cub")
    assert not told(g, Triggered)


def test_sfd_069_plundering_poro_makes_gold_when_it_conquers() -> None:
    g = bound(OPEN, "unit 4 plundering-poro 0 @base0")
    g.push("move:plundering-poro @1 pass pass pass pass")
    assert on_board(g) == ["gold.5", "plundering-poro.4"]
    assert realm(g).flags[5] & EXHAUSTED


def test_sfd_070_wages_of_pain_deals_3_at_a_battlefield_and_makes_gold() -> None:
    g = bound(THEIRS, "unit 4 mega-mech 1 @2", "unit 5 mega-mech 1 @base1", "hand 0 wages-of-pain")
    g.push("wages-of-pain")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech auto pass pass")
    assert realm(g).hurt[4] == 3
    assert on_board(g).count("gold.6") == 1
    assert len(on_board(g)) == 3
    assert realm(g).flags[6] & EXHAUSTED


def test_sfd_071_breakneck_mech_gives_your_mechs_deflect_and_ganking() -> None:
    g = bound(
        "unit 4 breakneck-mech 0 @base0", "unit 5 mega-mech 0 @base0", "unit 6 recruit 0 @base0",
        "unit 7 mega-mech 1 @base1",
    )  # fmt: skip
    for keyword in (DEFLECT, GANKING):
        assert [realm(g).keyword(u, keyword) for u in (4, 5, 6, 7)] == [1, 1, 0, 0]
    g = bound("unit 8 breakneck-mech 0 @base0", "unit 9 mega-mech 2 @base2", decks=TEAMS, mode="magma")
    assert not realm(g).keyword(9, DEFLECT)


def test_sfd_071_breakneck_mech_enters_ready_beside_another_mech_of_yours() -> None:
    for other, ready in (
        ("mega-mech 0 @base0", True),
        ("recruit 0 @base0", False),
        ("mega-mech 1 @base1", False),
    ):
        g = bound(f"unit 4 {other}", "hand 0 breakneck-mech")
        g.push("breakneck-mech auto")
        assert bool(realm(g).flags[5] & EXHAUSTED) is not ready
    g = bound("unit 8 mega-mech 2 @base2", "hand 0 breakneck-mech", decks=TEAMS, mode="magma")
    g.push("breakneck-mech auto")
    assert realm(g).flags[7] & EXHAUSTED


def test_sfd_074_pickpocket_may_kill_a_cheap_gear_for_gold() -> None:
    g = bound(
        "unit 4 orb-of-regret 1 @base1", "unit 5 scrapheap 1 @base1", "unit 6 recruit 1 @base1",
        "hand 0 pickpocket",
    )  # fmt: skip
    g.push("pickpocket auto")
    no = g.copy()
    g.push("yes")
    assert moves(g) == ["orb-of-regret.4"]
    g.push("orb-of-regret pass pass")
    assert on_board(g) == ["pickpocket.7", "gold.4", "scrapheap.5", "recruit.6"]
    assert realm(g).flags[4] & EXHAUSTED
    no.push("no")
    assert at(no, 4) == "base1"


def test_sfd_074_pickpocket_makes_no_gold_if_it_killed_nothing() -> None:
    g = bound("unit 4 gold 1 @base1", "hand 0 pickpocket")
    g.push("pickpocket auto yes gold pass use:gold pass")
    assert on_board(g) == ["pickpocket.5"]


def test_sfd_076_production_surge_plays_a_mech_to_base_and_draws() -> None:
    g = bound(MINE, "unit 4 recruit 0 @1", "hand 0 production-surge", "deck 0 gust*5", "runes 0 mind*4")
    g.push("production-surge pass pass")
    assert at(g, 5) == "base0"
    assert might(g, 5) == 3
    assert len(on_board(g)) == 2
    assert hand(g, 0) == ["gust"]
    assert realm(g).ready[2] == 0


def test_sfd_076_production_surge_costs_2_less_if_you_control_a_mech() -> None:
    for other, cheap in (
        ("mega-mech 0 @base0", True),
        ("recruit 0 @base0", False),
        ("mega-mech 1 @base1", False),
    ):
        lines = (f"unit 4 {other}", "hand 0 production-surge")
        assert ("production-surge" in moves(bound(*lines, "runes 0 mind*2"))) is cheap
    assert "production-surge" not in moves(
        bound("unit 4 mega-mech 0 @base0", "hand 0 production-surge", "runes 0 mind*1")
    )
    g = bound(
        "unit 8 mega-mech 2 @base2", "hand 0 production-surge", "runes 0 mind*2", decks=TEAMS, mode="magma"
    )
    assert "production-surge" not in moves(g)


def test_sfd_086_world_atlas_gives_2_and_two_gold_when_its_unit_holds() -> None:
    g = bound("unit 4 world-atlas 0 @base0", "unit 5 recruit 0 @base0", "runes 0 mind*1")
    g.push("use:world-atlas recruit pass pass")
    assert not realm(g).num_runes(0)
    assert might(g, 5) == 3
    g = bound(MINE, "turn 1", "unit 4 world-atlas 0 @1", "unit 5 recruit 0 @1", "effect 1 attached unit4 5")
    g.push("end pass pass")
    assert [name for name in on_board(g) if name.startswith("gold")] == ["gold.6", "gold.7"]
    assert realm(g).flags[6] & realm(g).flags[7] & EXHAUSTED


def test_sfd_087_premonition_draws_three() -> None:
    g = bound("hand 0 premonition", "deck 0 gust*5")
    g.push("premonition auto pass pass")
    assert hand(g, 0) == ["gust"] * 3


def test_sfd_088_renata_draws_for_1_and_a_mind_at_a_battlefield() -> None:
    lines = ("deck 0 gust*5", MINE)
    assert "use:renata-glasc-mastermind.4" not in moves(
        bound(*lines, "unit 4 renata-glasc-mastermind 0 @base0")
    )
    g = bound(*lines, "unit 4 renata-glasc-mastermind 0 @1", "runes 0 mind*1 fury*1/0")
    g.push("use:renata-glasc-mastermind")
    assert (realm(g).num_runes(0), sum(realm(g).ready[:6])) == (1, 0)
    g.push("pass pass")
    assert hand(g, 0) == ["gust"]


def test_sfd_088_of_two_own_abilities_one_is_chosen() -> None:
    g = bound(MINE, "runes 0 mind*4/0", "pool 0 energy*4", "unit 4 renata-glasc-mastermind 0 @1")
    g.push("use:renata-glasc-mastermind")
    view = g.view(0)
    assert isinstance(view, RealmView)
    assert speech("en").prompt(view, ["Ann", "Bob"]) == "Renata Glasc, Mastermind: choose one."


def test_sfd_088_renata_scores_for_4_and_four_minds_and_exhausts() -> None:
    lines = (MINE, "runes 0 mind*4/0", "pool 0 energy*4")
    g = bound(*lines, "unit 4 renata-glasc-mastermind 0 @1", "deck 0 gust*5")
    g.push("use:renata-glasc-mastermind mode1")
    assert realm(g).flags[4] & EXHAUSTED
    assert not realm(g).num_runes(0)
    assert not realm(g).energy[0]
    g.push("pass pass")
    assert g.scores == [1, 0]
    g = bound(*lines, "unit 4 renata-glasc-mastermind 0 @1 exhausted", "deck 0 gust*5")
    g.push("use:renata-glasc-mastermind")
    assert "pass" in moves(g)  # only the other ability was left


def test_sfd_088_renata_scores_only_at_a_battlefield() -> None:
    g = bound("runes 0 mind*5", "pool 0 energy*5", "unit 4 renata-glasc-mastermind 0 @base0")
    assert "use:renata-glasc-mastermind.4" not in moves(g)


def test_sfd_089_rumble_gives_your_mechs_1() -> None:
    g = bound(
        "unit 4 rumble-scrapper 0 @base0", "unit 5 mega-mech 0 @base0", "unit 6 recruit 0 @base0",
        "unit 7 mega-mech 1 @base1",
    )  # fmt: skip
    assert [might(g, u) for u in (4, 5, 6, 7)] == [5, 9, 1, 8]
    g = bound("unit 8 rumble-scrapper 0 @base0", "unit 9 mega-mech 2 @base2", decks=TEAMS, mode="magma")
    assert might(g, 9) == 8


def test_sfd_089_rumble_plays_a_mech_to_base_when_he_holds() -> None:
    g = bound(MINE, "turn 1", "unit 4 rumble-scrapper 0 @1")
    g.push("end pass pass")
    assert at(g, 5) == "base0"
    assert might(g, 5) == 4
    assert len(on_board(g)) == 2


def test_sfd_064_cloth_armor_is_drawn_in_answer_and_gives_shield_2() -> None:
    lines = ("unit 4 recruit 0 @base0", "unit 5 recruit 1 @base1")
    g = bound(*lines, "turn 1", "hand 0 cloth-armor", "hand 1 discipline")
    g.push("discipline recruit.5 auto pass cloth-armor auto recruit.4 pass pass")
    assert might(g, 4) == 1
    assert realm(g).keyword(4, SHIELD) == 2
    g = bound(*lines, "unit 6 cloth-armor 0 @base0", "runes 0 mind*1")
    g.push("use:cloth-armor recruit pass pass")
    assert not realm(g).num_runes(0)
    assert realm(g).keyword(4, SHIELD) == 2


def test_sfd_085_ornn_has_1_more_for_each_friendly_gear_and_deflect_2() -> None:
    g = bound(
        "unit 4 ornn-forge-god 0 @base0", "unit 5 orb-of-regret 0 @base0", "unit 6 gold 0 @base0",
        "unit 7 gold 1 @base1", "unit 8 recruit 0 @base0", "unit 9 recruit 0 @base0",
    )  # fmt: skip
    assert might(g, 4) == 6
    assert realm(g).keyword(4, DEFLECT) == 2
    g = bound("unit 8 ornn-forge-god 0 @base0", "unit 9 gold 2 @base2", decks=TEAMS, mode="magma")
    assert might(g, 8) == 5


def test_sfd_085_ornn_takes_up_equipment() -> None:
    g = bound("unit 4 world-atlas 0 @base0", "hand 0 ornn-forge-god", "runes 0 mind*6")
    g.push("ornn-forge-god world-atlas pass pass yes")
    assert might(g, 5) == 7


def test_sfd_068_gearhead_accelerates_and_doubles_base_bonuses() -> None:
    g = bound("hand 0 gearhead")
    g.push("gearhead yes auto")
    assert not realm(g).flags[4] & EXHAUSTED
    g = bound(
        "unit 4 gearhead 0 @base0", "unit 5 world-atlas 0 @base0", "effect 1 attached unit5 4",
        "unit 6 dorans-shield 0 @base0", "effect 2 attached unit6 4", "unit 7 world-atlas 0 @base0",
        "unit 8 recruit 0 @base0", "effect 3 attached unit7 8",
    )  # fmt: skip
    assert might(g, 4) == 9
    assert might(g, 8) == 3


def test_sfd_072_dropboarder_readies_if_you_control_two_gear() -> None:
    for gear, ready in (("unit 4 gold 0 @base0", False), ("unit 4 orb-of-regret 0 @base0", True)):
        more = ["unit 5 gold 0 @base0"] if ready else ["unit 5 gold 1 @base1", "unit 6 recruit 0 @base0"]
        g = bound(gear, *more, "hand 0 dropboarder")
        g.push("dropboarder auto")
        assert bool(told(g, Triggered)) is ready
        if ready:
            g.push("pass pass")
            assert not realm(g).flags[6] & EXHAUSTED
    g = bound("unit 8 gold 2 @base2", "unit 9 gold 0 @base0", "hand 0 dropboarder", decks=TEAMS, mode="magma")
    g.push("dropboarder auto")
    assert not told(g, Triggered)


def test_sfd_080_bellows_breath_deals_1_to_up_to_three_units_at_one_place() -> None:
    units = [f"unit {u} mega-mech 1 @2" for u in (4, 5, 6, 7)]
    lines = (THEIRS, *units, "unit 8 mega-mech 1 @base1", "hand 0 bellows-breath")
    g = bound(*lines)
    g.push("bellows-breath no mega-mech.4")
    assert moves(g) == ["none", "mega-mech.5", "mega-mech.6", "mega-mech.7"]
    g.push("mega-mech.5 mega-mech.6 auto pass pass")
    assert [realm(g).hurt[u] for u in (4, 5, 6, 7, 8)] == [1, 1, 1, 0, 0]
    g = bound(*lines, "runes 0 mind*2")
    g.push("bellows-breath yes mega-mech.8 mega-mech.4 none pass pass")
    assert [realm(g).hurt[u] for u in (4, 8)] == [1, 1]
    assert (realm(g).num_runes(0), realm(g).ready[2]) == (0, 0)


def test_sfd_082_ezreal_deals_his_might_when_he_attacks_or_defends_but_no_combat_damage() -> None:
    g = bound(THEIRS, "unit 4 ezreal-dashing 0 @base0", "unit 5 mega-mech 1 @2", "unit 6 recruit 1 @base1")
    g.push("move:ezreal-dashing @2")
    assert moves(g) == ["mega-mech.5"]
    g.push("mega-mech pass pass")
    assert realm(g).hurt[5] == 3
    g = bound(MINE, "turn 1", "unit 4 ezreal-dashing 0 @1", "unit 5 undercover-agent 1 @base1")
    g.push("move:undercover-agent @1 undercover-agent pass pass pass pass")
    assert (at(g, 4), at(g, 5)) == ("gone", "1")


def test_sfd_082_ezreal_moves_home_for_a_mind_even_in_a_showdown() -> None:
    lines = (THEIRS, "unit 4 ezreal-dashing 0 @base0", "unit 5 mega-mech 1 @2")
    g = bound(*lines, "runes 0 mind*1")
    g.push("move:ezreal-dashing @2 mega-mech pass pass use:ezreal-dashing")
    assert not realm(g).num_runes(0)
    assert moves(g) == ["pass"]
    g.push("pass pass")
    assert at(g, 4) == "base0"
    g = bound(*lines, "hand 0 discipline", "deck 0 gust*3")
    g.push("move:ezreal-dashing @2")
    g.push("mega-mech")
    assert "use:ezreal-dashing.4" not in moves(g)  # it is no Reaction
