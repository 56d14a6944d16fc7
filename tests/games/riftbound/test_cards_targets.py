"""Cards about counted numbers, filters, groups and related objects: a scenario for each clause."""

from __future__ import annotations

from riftable import Game
from riftable.games.riftbound.rules.events import Hit, Moved, Readied, Triggered, WasStunned
from riftable.games.riftbound.rules.ids import EXHAUSTED
from tests.games.riftbound.table import (
    at,
    bound,
    hand,
    might,
    moves,
    realm,
    told,
    trash,
)
from tests.games.riftbound.test_cards_lasting import ruled_by

GATE = "field 1 startipped-peak 0 0"
ROW = "field 2 zaun-warrens 1 1"
OPEN = "field 2 zaun-warrens 1 -"


def hurt(g: Game, unit: int) -> int:
    """The damage of a unit."""
    return int(realm(g).hurt[unit])


# Numbers and filters.


def test_ogn_022_thermo_beam_kills_all_gear_and_nothing_else() -> None:
    lines = ("unit 4 scrapheap 0 @base0", "unit 5 scrapheap 1 @base1", "unit 6 recruit 1 @base1")
    g = bound(*lines, "hand 0 thermo-beam")
    g.push("thermo-beam auto pass pass")
    assert "scrapheap" in trash(g, 0)
    assert at(g, 5) == "gone"
    assert at(g, 6) == "base1"


def test_ogn_022_thermo_beam_is_an_action() -> None:
    g = bound(OPEN, "unit 4 recruit 0 @base0", "hand 0 thermo-beam", "hand 1 thermo-beam")
    g.push("move:recruit @2 pass")
    assert "thermo-beam" in moves(g)
    g.push("thermo-beam auto")
    assert "thermo-beam" not in moves(g)


def test_ogn_038_kadregrin_draws_for_each_of_your_mighty_units() -> None:
    lines = ("unit 4 mega-mech 0 @base0", "unit 5 recruit 0 @base0", "unit 6 mega-mech 1 @base1")
    g = bound(*lines, "hand 0 kadregrin-the-infernal", "deck 0 gust*9")
    g.push("kadregrin-the-infernal auto pass pass")
    assert hand(g, 0) == ["gust", "gust"]  # Mega-Mech and Kadregrin itself


def test_ogn_038_kadregrin_counts_only_your_own_units_in_a_team() -> None:
    g = bound("unit 8 mega-mech 2 @base2", "hand 0 kadregrin-the-infernal", "deck 0 gust*9",
              decks="annie / garen / viktor / lee-sin", mode="magma")  # fmt: skip
    g.push("kadregrin-the-infernal auto pass pass pass pass")
    assert hand(g, 0) == ["gust"]


def test_ogn_045_defy_counters_a_spell_within_both_limits() -> None:
    for spell, legal in (("falling-star", False), ("void-seeker", True)):
        g = bound(ROW, "unit 4 mega-mech 1 @2", f"hand 0 {spell}", "hand 1 defy")
        g.push(f"{spell} mega-mech{' mega-mech' if spell == 'falling-star' else ''} auto pass")
        assert ("defy" in moves(g)) == legal, spell
    g = bound("hand 0 decisive-strike", "hand 1 defy")
    g.push("decisive-strike auto pass")
    assert "defy" not in moves(g)  # [5]
    g = bound(ROW, "unit 4 mega-mech 1 @2", "hand 0 void-seeker", "hand 1 defy")
    g.push("void-seeker mega-mech auto pass")
    g.push("defy item0 auto pass pass")
    assert hurt(g, 4) == 0
    assert trash(g, 0) == ["void-seeker"]


def test_ogn_068_caitlyn_shoots_only_from_a_battlefield() -> None:
    g = bound(GATE, ROW, "unit 4 caitlyn-patrolling 0 @1 buffed", "unit 5 mega-mech 1 @2",
              "unit 6 recruit 1 @base1")  # fmt: skip
    g.push("use:caitlyn-patrolling")
    assert moves(g) == ["caitlyn-patrolling.4", "mega-mech.5"]
    g.push("mega-mech.5 pass pass")
    assert hurt(g, 5) == 4
    assert realm(g).flags[4] & EXHAUSTED
    g = bound(ROW, "unit 4 caitlyn-patrolling 0 @base0", "unit 5 mega-mech 1 @2")
    assert not [move for move in moves(g) if move.startswith("use")]


def test_ogn_068_caitlyn_is_assigned_combat_damage_last() -> None:
    lines = ("unit 4 caitlyn-patrolling 0 @1", "unit 5 recruit 0 @1", "unit 6 daring-poro 1 @base1")
    g = bound(GATE, *lines, "turn 1")
    g.push("move:daring-poro @1 pass pass")
    assert hurt(g, 4) == 0
    assert at(g, 5) == "gone"


def test_ogn_076_yasuo_deals_his_might_to_an_enemy_there() -> None:
    g = bound(ROW, "unit 4 yasuo-remorseful 0 @base0 buffed", "unit 5 mega-mech 1 @2",
              "unit 6 recruit 1 @base1", "unit 7 recruit 1 @2")  # fmt: skip
    g.push("move:yasuo-remorseful @2")
    assert moves(g) == ["mega-mech.5", "recruit.7"]
    g.push("mega-mech.5 pass pass")
    assert [hit.n for hit in told(g, Hit) if isinstance(hit, Hit)] == [7]


def test_ogn_104_retreat_returns_a_friend_and_its_owner_channels() -> None:
    g = bound("unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @base1", "hand 0 retreat", "runes 0 mind*1",
              "runedeck 0 fury*3")  # fmt: skip
    g.push("retreat")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech.4 pass pass")
    assert hand(g, 0) == ["mega-mech"]
    s = realm(g)
    assert s.num_runes(0) == 2
    assert sum(s.ready[:6]) == 0


def test_ogn_104_retreat_is_a_reaction_and_a_lost_unit_channels_nothing() -> None:
    g = bound(GATE, "unit 4 recruit 0 @1", "hand 0 retreat", "hand 1 hextech-ray", "runes 0 mind*1",
              "runedeck 0 fury*3", "turn 1")  # fmt: skip
    g.push("hextech-ray recruit auto pass retreat recruit pass pass")
    assert realm(g).num_runes(0) == 2
    assert hand(g, 0) == []  # a token is gone
    g = bound(GATE, "unit 4 recruit 0 @1", "hand 0 retreat", "hand 1 gust", "runes 0 mind*1",
              "runedeck 0 fury*3")  # fmt: skip
    g.push("retreat recruit pass gust recruit auto pass pass pass pass")
    assert realm(g).num_runes(0) == 1


def test_ogn_108_convergent_mutation_raises_might_to_that_of_another_friend() -> None:
    lines = ("unit 4 recruit 0 @base0", "unit 5 mega-mech 0 @base0", "unit 6 bilgewater-bully 1 @base1")
    g = bound(*lines, "hand 0 convergent-mutation*2", decks="garen / annie")
    g.push("convergent-mutation")
    assert moves(g) == ["recruit.4", "mega-mech.5"]
    g.push("recruit.4")
    assert moves(g) == ["mega-mech.5"]
    g.push("mega-mech.5 auto pass pass")
    assert might(g, 4) == might(g, 5) == 8
    g.push("end")
    assert might(g, 4) == 1
    g = bound(*lines, "hand 0 convergent-mutation")
    g.push("convergent-mutation mega-mech.5 recruit.4 auto pass pass")
    assert might(g, 5) == 8  # never less
    assert "convergent-mutation" not in moves(bound("unit 4 recruit 0 @base0", "hand 0 convergent-mutation"))


def test_ogn_108_convergent_mutation_is_a_reaction() -> None:
    g = bound(*("unit 4 recruit 0 @base0", "unit 5 mega-mech 0 @base0"), "hand 0 convergent-mutation",
              "hand 1 final-spark", "turn 1")  # fmt: skip
    g.push("final-spark mega-mech auto pass")
    assert "convergent-mutation" in moves(g)


def test_ogn_123_unchecked_power_exhausts_friends_and_hits_all_at_battlefields() -> None:
    lines = (GATE, ROW, "unit 4 recruit 0 @1", "unit 5 mega-mech 0 @base0", "unit 6 mega-mech 1 @2",
             "unit 7 recruit 1 @base1")  # fmt: skip
    g = bound(*lines, "hand 0 unchecked-power")
    g.push("unchecked-power auto pass pass")
    assert realm(g).flags[5] & EXHAUSTED
    assert not realm(g).flags[7] & EXHAUSTED
    assert [at(g, unit) for unit in (4, 5, 6, 7)] == ["gone", "base0", "gone", "base1"]
    assert {hit.n for hit in told(g, Hit) if isinstance(hit, Hit)} == {12}


def test_ogn_141_kinkou_monk_buffs_up_to_two_other_friends() -> None:
    lines = ("unit 4 recruit 0 @base0", "unit 5 recruit 0 @base0", "unit 6 recruit 0 @base0",
             "unit 7 recruit 1 @base1")  # fmt: skip
    g = bound(*lines, "hand 0 kinkou-monk")
    g.push("kinkou-monk auto")
    assert moves(g) == ["none", "recruit.4", "recruit.5", "recruit.6"]
    g.push("recruit.4 recruit.5")
    assert "pass" in moves(g)  # no third one
    g = bound(*lines, "hand 0 kinkou-monk")
    g.push("kinkou-monk auto recruit.4 recruit.6 pass pass")
    assert [might(g, unit) for unit in (4, 5, 6)] == [2, 1, 2]
    g = bound(*lines, "hand 0 kinkou-monk")
    g.push("kinkou-monk auto none pass pass")
    assert [might(g, unit) for unit in (4, 5, 6)] == [1, 1, 1]


def test_ogn_148_anivia_deals_3_to_all_enemies_there() -> None:
    g = bound(GATE, ROW, "unit 4 anivia-primal 0 @base0", "unit 5 mega-mech 1 @2", "unit 6 recruit 1 @2",
              "unit 7 recruit 1 @base1", "unit 8 recruit 0 @1")  # fmt: skip
    g.push("move:anivia-primal @2 pass pass")
    assert (hurt(g, 4), hurt(g, 5)) == (0, 3)
    assert [at(g, unit) for unit in (6, 7, 8)] == ["gone", "base1", "1"]


def test_ogn_149_carnivorous_snapvine_fights_an_enemy_at_a_battlefield() -> None:
    g = bound(ROW, GATE, "unit 4 mega-mech 1 @2", "unit 5 recruit 1 @base1", "unit 6 recruit 0 @1",
              "hand 0 carnivorous-snapvine")  # fmt: skip
    g.push("carnivorous-snapvine @base0 auto")
    assert moves(g) == ["mega-mech.4"]
    g.push("mega-mech pass pass")
    assert hurt(g, 4) == 6
    assert "carnivorous-snapvine" in trash(g, 0)  # 8 came back


def test_ogn_159_warwick_enters_ready_and_kills_damaged_enemies_there() -> None:
    g = bound(ROW, "hand 0 warwick-hunter", "unit 4 mega-mech 1 @2 damage*1", "unit 5 recruit 1 @2",
              "unit 6 mega-mech 1 @base1 damage*1")  # fmt: skip
    g.push("warwick-hunter auto move:warwick-hunter @2 pass pass")
    assert [at(g, unit) for unit in (4, 5, 6)] == ["gone", "2", "base1"]
    g = bound(ROW, "unit 4 warwick-hunter 0 @base0 damage*1", "unit 5 recruit 1 @2")
    g.push("move:warwick-hunter @2 pass pass")
    assert at(g, 4) == "2"


def test_ogn_190_kogmaw_hits_all_at_the_battlefield_where_it_died() -> None:
    g = bound(GATE, ROW, "unit 4 kogmaw-caustic 0 @1", "unit 5 mega-mech 0 @1", "unit 6 mega-mech 1 @2",
              "hand 1 hextech-ray", "turn 1")  # fmt: skip
    g.push("hextech-ray kogmaw-caustic auto pass pass pass pass")
    assert (hurt(g, 5), hurt(g, 6)) == (4, 0)
    g = bound("unit 4 kogmaw-caustic 0 @base0", "unit 5 mega-mech 0 @base0", "hand 1 final-spark", "turn 1")
    g.push("final-spark kogmaw-caustic auto pass pass pass pass")
    assert hurt(g, 5) == 0


# Related objects.


def test_ogn_199_tideturner_swaps_places_with_a_unit_elsewhere() -> None:
    lines = (GATE, ROW, "unit 4 mega-mech 0 @1", "unit 5 recruit 0 @base0", "unit 6 recruit 1 @2")
    g = bound(*lines, "hand 0 tideturner")
    g.push("tideturner @base0 auto yes")
    assert moves(g) == ["mega-mech.4"]  # not the recruit at the same place, not an enemy
    g.push("mega-mech.4 pass pass")
    assert (at(g, 4), at(g, 7)) == ("base0", "1")
    assert len(told(g, Moved)) == 2
    g = bound(*lines, "hand 0 tideturner")
    g.push("tideturner @base0 auto no")
    assert (at(g, 4), at(g, 7)) == ("1", "base0")


def test_ogn_199_tideturner_from_facedown_may_swap_with_a_unit_elsewhere() -> None:
    g = bound(
        GATE, "unit 4 mega-mech 0 @base0", "unit 5 recruit 0 @1", "facedown 1 tideturner 0 2", "round 5"
    )
    g.push("reveal@1 yes mega-mech pass pass")
    assert (at(g, 4), at(g, 6)) == ("1", "base0")


def test_ogn_220_facebreaker_stuns_two_units_at_one_battlefield() -> None:
    lines = (GATE, ROW, "unit 4 recruit 0 @1", "unit 5 recruit 0 @2", "unit 6 mega-mech 1 @2",
             "unit 7 recruit 1 @base1")  # fmt: skip
    g = bound(*lines, "hand 0 facebreaker", "hand 1 gust")
    g.push("facebreaker")
    assert moves(g) == ["recruit.5"]  # no enemy is with the other
    g.push("recruit.5")
    assert moves(g) == ["mega-mech.6"]
    g.push("mega-mech.6 auto pass pass")
    assert len(told(g, WasStunned)) == 2
    g = bound(*lines, "hand 0 facebreaker", "hand 1 gust")
    g.push("facebreaker recruit.5 mega-mech.6 auto pass gust recruit.5 auto pass pass pass pass")
    assert len(told(g, WasStunned)) == 1  # the other is still there


def test_ogn_220_facebreaker_stuns_no_one_if_they_are_apart() -> None:
    g = bound(ROW, "unit 5 recruit 0 @2", "unit 6 mega-mech 1 @2", "hand 0 facebreaker", "hand 1 flash")
    g.push("facebreaker recruit.5 mega-mech.6 auto pass flash mega-mech.6 auto pass pass pass pass")
    assert not told(g, WasStunned)


def test_ogn_220_facebreaker_is_a_hidden_action() -> None:
    g = bound(ROW, "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @2", "hand 0 facebreaker*2")
    g.push("move:mega-mech @2")
    assert "facebreaker" in moves(g)
    g.push("facebreaker mega-mech recruit auto")
    assert "facebreaker" not in moves(g)
    g = bound(GATE, "unit 4 recruit 0 @1", "hand 0 facebreaker")
    assert "hide:facebreaker" in moves(g)


def test_ogn_224_salvage_may_kill_a_gear_and_draws() -> None:
    lines = ("unit 4 scrapheap 1 @base1", "hand 0 salvage", "deck 0 gust*3")
    g = bound(*lines)
    g.push("salvage")
    assert moves(g) == ["none", "scrapheap.4"]
    g.push("scrapheap.4 auto pass pass yes")
    assert at(g, 4) == "gone"
    assert hand(g, 0) == ["gust"]
    g = bound(*lines)
    g.push("salvage scrapheap.4 auto pass pass no")
    assert at(g, 4) == "base1"
    assert hand(g, 0) == ["gust"]
    g = bound(*lines)
    g.push("salvage none auto pass pass")
    assert hand(g, 0) == ["gust"]
    assert "salvage" in moves(bound("hand 0 salvage"))  # without any gear


def test_ogn_224_salvage_is_an_action() -> None:
    g = bound(OPEN, "unit 4 recruit 0 @base0", "hand 0 salvage*2", "deck 0 gust*9")
    g.push("move:recruit @2")
    assert "salvage" in moves(g)
    g.push("salvage auto")
    assert "salvage" not in moves(g)


def test_ogn_250_stormbringer_strikes_a_battlefield_and_sends_the_unit() -> None:
    lines = (GATE, ROW, "unit 4 mega-mech 0 @base0", "unit 5 recruit 0 @1", "unit 6 mega-mech 1 @2",
             "unit 7 recruit 1 @base1")  # fmt: skip
    g = bound(*lines, "unit 8 recruit 0 @2", "hand 0 stormbringer")
    g.push("stormbringer")
    assert moves(g) == ["mega-mech.4"]  # in base
    g.push("mega-mech.4")
    assert moves(g) == ["startipped-peak.2", "zaun-warrens.3"]
    g.push("zaun-warrens.3 auto pass pass")
    assert [at(g, unit) for unit in (4, 6, 7, 8)] == ["2", "gone", "base1", "2"]
    assert [hit.n for hit in told(g, Hit) if isinstance(hit, Hit)] == [8]
    assert "stormbringer" not in moves(bound(GATE, "unit 5 recruit 0 @1", "hand 0 stormbringer"))


def test_ogn_258_dragons_rage_moves_an_enemy_and_lets_it_fight_another_there() -> None:
    lines = (ROW, GATE, "unit 4 mega-mech 1 @base1", "unit 5 first-mate 1 @2", "unit 6 recruit 0 @1")
    g = bound(*lines, "unit 7 recruit 0 @2", "hand 0 dragons-rage")
    g.push("dragons-rage")
    assert moves(g) == ["mega-mech.4", "first-mate.5"]
    g.push("mega-mech.4 @2 auto pass pass")
    assert at(g, 4) == "2"
    assert moves(g) == ["first-mate.5"]
    g.push("first-mate.5 pass pass")
    assert at(g, 5) == "gone"
    assert hurt(g, 4) == 3
    g = bound(*lines, "hand 0 dragons-rage")
    g.push("dragons-rage mega-mech.4 @1 auto pass pass")
    assert not told(g, Triggered)  # there is no other enemy


def test_ogn_259_unforgiven_moves_a_friend_to_or_from_its_base() -> None:
    lines = ("field 2 zaun-warrens 1 0", "unit 4 recruit 0 @base0", "unit 5 mega-mech 0 @2", "turn 1")
    g = ruled_by("yasuo-unforgiven", *lines, decks="garen / garen")
    g.push("end use:yasuo-unforgiven")
    assert moves(g) == ["recruit.4", "mega-mech.5"]
    g.push("recruit.4")
    assert moves(g) == ["@1", "@2"]
    before = sum(realm(g).ready[:6])
    g.push("@2 auto")
    assert sum(realm(g).ready[:6]) == before - 2
    g.push("pass pass")
    assert at(g, 4) == "2"
    assert realm(g).flags[0] & EXHAUSTED
    g = ruled_by("yasuo-unforgiven", *lines, decks="garen / garen")
    g.push("end use:yasuo-unforgiven mega-mech.5")
    assert moves(g) == ["@base0"]


def test_ogn_260_last_breath_readies_a_friend_that_deals_its_might() -> None:
    lines = (GATE, ROW, "unit 4 recruit 0 @base0 exhausted buffed", "unit 5 mega-mech 1 @2",
             "unit 6 recruit 1 @base1", "unit 7 annie-fiery 0 @1")  # fmt: skip
    g = bound(*lines, "hand 0 last-breath")
    g.push("last-breath")
    assert moves(g) == ["recruit.4", "annie-fiery.7"]
    g.push("recruit.4")
    assert moves(g) == ["mega-mech.5"]
    g.push("mega-mech.5 auto pass pass")
    assert told(g, Readied)
    assert hurt(g, 5) == 2  # the unit is the source, so there is no Bonus Damage
    assert [hit.by for hit in told(g, Hit) if isinstance(hit, Hit)] == [4]


def test_ogn_260_last_breath_is_an_action_and_needs_both_units() -> None:
    g = bound(ROW, "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @2", "hand 0 last-breath*2")
    g.push("move:mega-mech @2")
    assert "last-breath" in moves(g)
    g.push("last-breath mega-mech recruit auto")
    assert "last-breath" not in moves(g)
    assert "last-breath" not in moves(bound("unit 4 mega-mech 0 @base0", "hand 0 last-breath"))


def test_ogn_262_zenith_blade_stuns_and_may_move_a_friend_there() -> None:
    friend = "unit 4 mega-mech 0 @base0 exhausted"
    other = "unit 7 recruit 0 @1"
    lines = (GATE, ROW, friend, "unit 5 mega-mech 1 @2", "unit 6 recruit 1 @base1", other)
    g = bound(*lines, "hand 0 zenith-blade")
    g.push("zenith-blade")
    assert moves(g) == ["mega-mech.5"]
    g.push("mega-mech.5")
    assert moves(g) == ["mega-mech.4", "recruit.7"]
    g.push("mega-mech.4 auto pass pass")
    assert told(g, WasStunned)
    g.push("yes")
    assert at(g, 4) == "2"
    g = bound(*lines, "hand 0 zenith-blade")
    g.push("zenith-blade mega-mech.5 mega-mech.4 auto pass pass no")
    assert at(g, 4) == "base0"


def test_ogn_262_zenith_blade_is_an_action() -> None:
    g = bound(ROW, "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @2", "hand 0 zenith-blade*2")
    g.push("move:mega-mech @2")
    assert "zenith-blade" in moves(g)
    g.push("zenith-blade recruit mega-mech auto")
    assert "zenith-blade" not in moves(g)


def test_ogn_266_siphon_power_changes_might_at_one_battlefield() -> None:
    lines = (GATE, ROW, "unit 4 recruit 0 @2", "unit 5 mega-mech 1 @2", "unit 6 recruit 1 @2",
             "unit 7 recruit 0 @1", "unit 8 mega-mech 1 @base1", "unit 9 daring-poro 1 @2")  # fmt: skip
    g = bound(*lines, "hand 0 siphon-power", "turn 1", "hand 1 final-spark", decks="garen / annie")
    g.push("final-spark recruit.7 auto pass siphon-power zaun-warrens.3 auto pass pass")
    assert [might(g, unit) for unit in (4, 5, 6, 7, 8, 9)] == [2, 7, 1, 1, 8, 1]


def test_ogn_270_showstopper_buffs_a_unit_in_base_and_moves_it_out() -> None:
    lines = (GATE, ROW, "unit 4 recruit 0 @base0 exhausted", "unit 5 recruit 0 @1", "unit 6 recruit 1 @2")
    g = bound(*lines, "hand 0 showstopper")
    g.push("showstopper")
    assert moves(g) == ["recruit.4"]
    g.push("recruit.4")
    assert moves(g) == ["@1", "@2"]
    g.push("@1 auto pass pass")
    assert at(g, 4) == "1"
    assert might(g, 4) == 2
