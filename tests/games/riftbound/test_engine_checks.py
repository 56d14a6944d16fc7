"""The engine checks of the rules file, by their numbers; the rest are told by test files of words and cards.

Two have no test because no card of Origins can bring them about: 56 (damage of a number that is prevented in
combat) and 57 (damage that is doubled) concern later sets only.
"""

from __future__ import annotations

from riftable import Game
from riftable.core.machine import CHANCE
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.events import (
    BurntOut,
    Conquered,
    Denied,
    Drew,
    Hit,
    Mulliganed,
    Triggered,
)
from riftable.games.riftbound.rules.ids import DEFENDER, SHOWDOWN
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

GATE = "field 1 void-gate 0 0"
GATE_IS_THEIRS = "field 1 void-gate 0 1"


def fresh(mode: str, **options: object) -> Game:
    """A new game."""
    return Game(Riftbound(mode, options), seed=3)


def first_turn(game: Game) -> Game:
    """All players keep their cards."""
    for _ in game.rules.sides:
        game.push("none")
    return game


def test_01_a_move_to_an_empty_battlefield_lets_the_opponent_act_before_the_point() -> None:
    g = bound("unit 4 mystic-poro 0 @base0", "hand 1 incinerate", decks="garen / annie")
    g.push("move:mystic-poro @1 pass")
    assert g.scores == [0, 0]
    assert g.seat == 1
    assert moves(g) == ["pass", "incinerate"]
    g.push("pass")
    assert g.scores == [1, 0]


def test_02_units_move_together_from_base_and_by_ganking() -> None:
    g = bound(GATE, "unit 4 yi-honed 0 @1", "unit 5 mystic-poro 0 @base0")
    g.push("move:yi-honed @2 move:mystic-poro")
    assert (at(g, 4), at(g, 5)) == ("2", "2")
    assert realm(g).showdown == 3


def test_03_equal_might_kills_both_and_nobody_scores() -> None:
    g = bound(GATE_IS_THEIRS, "unit 4 first-mate 0 @base0", "unit 5 stalwart-poro 1 @1")
    g.push("move:first-mate @1 pass pass")
    assert on_board(g) == []
    assert controller(g, 1) == -1
    assert g.scores == [0, 0]


def test_04_attackers_that_do_not_win_are_recalled_and_all_damage_is_healed() -> None:
    g = bound(
        GATE_IS_THEIRS, "unit 4 first-mate 0 @base0 stunned", "unit 5 mystic-poro 1 @1",
        "unit 6 mega-mech 1 @base1 damage*3",
    )  # fmt: skip
    g.push("move:first-mate @1 pass pass")
    assert at(g, 4) == "base0"  # it dealt nothing, and took 2
    assert at(g, 5) == "1"
    assert [realm(g).hurt[u] for u in (4, 5, 6)] == [0, 0, 0]
    assert realm(g).flags[4] & 1
    assert controller(g, 1) == 1


def test_05_damage_is_lethal_before_it_goes_on() -> None:
    four = [f"unit {u} first-mate 1 @1" for u in (5, 6, 7, 8)]
    g = bound(GATE_IS_THEIRS, "unit 4 playful-phantom 0 @base0", *four)
    g.push("move:playful-phantom @1 pass pass")
    assert len(moves(g)) == 4
    g.push("hit:first-mate.6")
    assert len(moves(g)) == 3
    g.push("hit:first-mate.8")
    dealt = [(e.unit, e.n) for e in told(g, Hit) if isinstance(e, Hit) and e.unit != 4]
    assert dealt == [(6, 3), (8, 2)]
    assert [at(g, u) for u in (5, 6, 7, 8)] == ["1", "gone", "1", "1"]


def test_06_tanks_come_first_and_two_of_them_in_any_order() -> None:
    g = bound(
        GATE_IS_THEIRS, "unit 4 first-mate 0 @base0", "unit 5 mystic-poro 1 @1",
        "unit 6 lecturing-yordle 1 @1", "unit 7 lecturing-yordle 1 @1",
    )  # fmt: skip
    g.push("move:first-mate @1 pass pass")
    assert moves(g) == ["hit:lecturing-yordle.6", "hit:lecturing-yordle.7"]


def test_07_damage_already_marked_counts() -> None:
    g = bound(
        GATE_IS_THEIRS, "unit 4 playful-phantom 0 @base0", "unit 5 petty-officer 1 @1 damage*2",
        "unit 6 first-mate 1 @1",
    )  # fmt: skip
    g.push("move:playful-phantom @1 pass pass hit:petty-officer")
    dealt = [(e.unit, e.n) for e in told(g, Hit) if isinstance(e, Hit) and e.unit != 4]
    assert dealt == [(5, 3), (6, 2)]


def test_08_a_unit_without_might_and_damage_lives() -> None:
    g = bound("unit 4 recruit 0 @base0 -1")
    assert might(g, 4) == 0
    assert at(g, 4) == "base0"


def test_09_the_last_point_by_conquering_needs_every_battlefield() -> None:
    units = [f"unit {u} recruit 0 @base0" for u in (4, 5, 6, 7)]
    g = bound("score 7 0", *units, "deck 0 gust*9", decks="garen / annie")
    g.push("move:recruit.4 @1 move:recruit.5 move:recruit.6 move:recruit.7 pass pass")
    assert told(g, Denied)
    assert told(g, Conquered)
    assert g.scores == [7, 0]
    assert hand(g, 0) == ["gust"]
    assert realm(g).scored[0] == 1
    g.push("pass pass")  # the legend's conquer effect fires all the same
    assert hand(g, 0) == ["gust", "gust", "gust"]


def test_10_conquering_both_wins() -> None:
    g = bound("score 7 0", "unit 4 recruit 0 @base0", "unit 5 recruit 0 @base0", "deck 0 gust*9")
    g.push("move:recruit.4 @1 go pass pass")
    assert g.scores == [7, 0]
    g.push("move:recruit.5 @2 pass pass")
    assert g.over
    assert g.result == [1.0, -1.0]


def test_11_holding_wins() -> None:
    g = bound("score 0 7", GATE_IS_THEIRS, "unit 4 recruit 1 @1", decks="garen / garen")
    g.push("end")
    assert g.over
    assert g.scores == [0, 8]


def test_12_no_second_score_in_a_turn() -> None:
    g = bound("scored 0 1", "unit 4 recruit 0 @base0")
    g.push("move:recruit @1 pass pass")
    assert controller(g, 1) == 0
    assert g.scores == [0, 0]


def test_13_a_defender_may_conquer_on_the_opponents_turn() -> None:
    g = bound("turn 1", "field 1 void-gate 0 -", "unit 4 first-mate 0 @1", "unit 5 mystic-poro 1 @base1")
    g.push("move:mystic-poro @1 pass pass")
    assert controller(g, 1) == 0
    assert g.scores == [1, 0]


def test_14_equal_leaders_play_on() -> None:
    g = bound("score 8 8", GATE_IS_THEIRS, "unit 4 recruit 1 @1", decks="garen / garen")
    assert not g.over
    g.push("end")
    assert g.over
    assert g.result == [-1.0, 1.0]


def test_15_points_by_other_means_know_no_limit() -> None:
    g = bound("score 0 7", "deck 0 -", "trash 0 gust", "hand 0 lecturing-yordle")
    g.push("lecturing-yordle auto pass pass")
    assert told(g, BurntOut)
    assert g.over
    assert g.scores == [0, 8]


def test_16_burn_out_with_and_without_a_trash() -> None:
    g = bound("deck 0 -", "trash 0 gust flash", "hand 0 lecturing-yordle")
    g.push("lecturing-yordle auto pass pass")
    assert g.scores == [0, 1]
    assert len(hand(g, 0)) == 1
    assert trash(g, 0) == []
    g = bound("deck 0 -", "hand 0 lecturing-yordle")
    g.push("lecturing-yordle auto pass pass")
    assert g.over
    assert g.result == [-1.0, 1.0]


def test_17_looking_at_more_than_there_is_does_not_burn_out() -> None:
    g = bound("hand 0 stacked-deck", "deck 0 gust / flash")
    g.push("stacked-deck auto pass pass")
    assert moves(g) == ["take:flash", "take:gust"]
    g.push("take:gust")
    assert not told(g, BurntOut)
    assert len(realm(g).decks[0]) == 1
    g = bound("hand 0 stacked-deck", "deck 0 -")
    g.push("stacked-deck auto pass pass")
    assert not told(g, BurntOut)
    assert hand(g, 0) == []


def test_18_a_spell_whose_target_moved_away_was_played_all_the_same() -> None:
    g = bound(
        "unit 4 ravenbloom-student 0 @base0", "field 2 void-gate 1 1", "unit 5 daring-poro 1 @2",
        "hand 0 incinerate", "hand 1 flash", decks="annie / annie",
    )  # fmt: skip
    g.push("incinerate daring-poro auto pass flash daring-poro auto pass pass")
    assert at(g, 5) == "base1"
    g.push("pass pass")
    assert realm(g).hurt[5] == 0
    g.push("pass pass")
    assert might(g, 4) == 3


def test_19_what_does_not_need_the_target_still_happens() -> None:
    g = bound(
        "field 2 void-gate 1 1", "unit 5 daring-poro 1 @2", "hand 0 stupefy", "hand 1 gust", "deck 0 flash*3",
        decks="annie / annie",
    )  # fmt: skip
    g.push("stupefy daring-poro auto pass gust daring-poro auto pass pass pass pass")
    assert hand(g, 0) == ["flash"]


def test_21_a_reaction_to_a_reaction_resolves_first() -> None:
    g = bound(
        "unit 4 first-mate 0 @base0", "hand 0 en-garde*2", "hand 1 stupefy", "deck 1 flash*3",
        decks="master-yi / lux",
    )  # fmt: skip
    g.push("en-garde first-mate auto pass stupefy first-mate auto")
    assert g.seat == 1  # the controller of the newest item
    g.push("pass en-garde first-mate auto pass pass")
    assert might(g, 4) == 5  # the second En Garde alone
    assert g.seat == 1  # now Stupefy is the newest, and both may react again
    g.push("pass pass")
    assert might(g, 4) == 4
    g.push("pass pass")
    assert might(g, 4) == 6


def test_22_a_unit_cannot_be_reacted_to_but_its_play_effect_can() -> None:
    g = bound("hand 0 lecturing-yordle daring-poro", "hand 1 gust", decks="lux / annie")
    g.push("daring-poro auto")
    assert g.seat == 0
    assert "end" in moves(g)
    g.push("lecturing-yordle auto")
    assert realm(g).chain
    assert moves(g) == ["pass"]


def test_23_adding_passes_neither_focus_nor_priority() -> None:
    g = bound(
        "unit 4 lux-crownguard 0 @base0", "unit 5 recruit 0 @base0", "hand 0 stupefy", decks="lux / garen"
    )
    g.push("move:recruit @1")
    assert realm(g).stage == SHOWDOWN
    g.push("use:lux-crownguard")
    assert g.seat == 0
    assert realm(g).focus == 0


def test_24_focus_passes_after_a_card_but_not_after_the_first_triggers() -> None:
    g = bound(
        "unit 4 crackshot-corsair 0 @base0", GATE_IS_THEIRS, "unit 5 mega-mech 1 @1", "hand 0 en-garde",
        decks="master-yi / garen",
    )  # fmt: skip
    g.push("move:crackshot-corsair @1 mega-mech pass pass")
    assert g.seat == 0  # the attacker still has focus
    g.push("en-garde crackshot-corsair auto pass pass")
    assert g.seat == 1


def test_25_when_all_pass_once_damage_is_dealt() -> None:
    g = bound(GATE_IS_THEIRS, "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @1")
    g.push("move:mega-mech @1 pass")
    assert not told(g, Hit)
    g.push("pass")
    assert told(g, Hit)
    assert g.scores == [1, 0]


def test_26_late_arrivals_get_their_role() -> None:
    g = bound(
        GATE_IS_THEIRS, "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @1", "hand 1 recruit-the-vanguard",
        decks="annie / garen",
    )  # fmt: skip
    g.push("move:mega-mech @1 pass recruit-the-vanguard auto pass pass @1 @1 @1 @base1")
    s = realm(g)
    assert [s.flags[u] & DEFENDER != 0 for u in (5, 6, 7, 8, 9)] == [True, True, True, True, False]


def test_27_an_enemy_who_arrives_makes_a_showdown_a_combat() -> None:
    g = bound(
        "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @base1", "hand 1 ride-the-wind", decks="annie / annie"
    )
    g.push("move:mega-mech @1 pass")
    assert not realm(g).combat
    g.push("ride-the-wind recruit @1 auto pass pass")
    assert realm(g).combat
    assert (realm(g).attacker, realm(g).defender) == (0, 1)  # who contested first attacks
    assert g.seat == 0
    g.push("pass pass")
    assert at(g, 5) == "gone"
    assert g.scores == [1, 0]


def test_29_who_dies_too_hears_of_no_death_but_doubles_deathknells() -> None:
    lines = ("field 2 startipped-peak 1 1", "hand 0 firestorm")
    g = bound(*lines, "unit 4 wraith-of-echoes 1 @2 damage*3", "unit 5 recruit 1 @2")
    g.push("firestorm startipped-peak auto pass pass")
    assert (at(g, 4), at(g, 5)) == ("gone", "gone")
    assert not told(g, Triggered)
    g = bound(*lines, "unit 4 karthus-eternal 1 @2", "unit 5 soaring-scout 1 @2")
    g.push("firestorm startipped-peak auto pass pass")
    assert (at(g, 4), at(g, 5)) == ("gone", "gone")
    assert len(told(g, Triggered)) == 2


def test_30_of_two_dying_units_the_hourglass_saves_the_one_its_controller_picks() -> None:
    g = bound(
        "field 2 startipped-peak 1 1", "unit 4 first-mate 1 @2", "unit 5 first-mate 1 @2",
        "unit 6 zhonyas-hourglass 1 @base1", "hand 0 firestorm",
    )  # fmt: skip
    g.push("firestorm startipped-peak auto pass pass")
    assert (g.seat, moves(g)) == (1, ["first-mate.4", "first-mate.5"])
    g.push("first-mate.5")
    assert [at(g, u) for u in (4, 5, 6)] == ["gone", "base1", "gone"]
    assert trash(g, 1) == ["first-mate", "zhonyas-hourglass"]


def test_30_in_a_combat_too_and_the_cleanup_goes_on() -> None:
    g = bound(
        GATE_IS_THEIRS, "unit 4 mega-mech 0 @base0", "unit 5 first-mate 1 @1", "unit 6 first-mate 1 @1",
        "unit 7 zhonyas-hourglass 1 @base1",
    )  # fmt: skip
    g.push("move:mega-mech @1 pass pass first-mate.6")
    assert [at(g, u) for u in (4, 5, 6)] == ["1", "gone", "base1"]
    assert g.scores == [1, 0]
    assert realm(g).hurt[4] == 0


def test_36_deflect_is_paid_for_each_unit_chosen() -> None:
    g = bound(
        "unit 4 pouty-poro 1 @base1", "unit 5 pouty-poro 1 @base1", "hand 0 singularity", "runes 0 mind*6",
        decks="lux / annie",
    )  # fmt: skip
    g.push("singularity pouty-poro.4 pouty-poro.5")
    assert realm(g).num_runes(0) == 2  # two for the spell, two for the Poros


def test_37_a_triggered_ability_may_be_given_up_instead_of_paying() -> None:
    g = bound(
        "unit 4 crackshot-corsair 0 @base0", GATE_IS_THEIRS, "unit 5 pouty-poro 1 @1", decks="garen / annie"
    )
    g.push("move:crackshot-corsair @1 pouty-poro")
    assert moves(g) == ["yes", "no"]
    g.push("no")
    assert not told(g, Triggered)
    assert realm(g).stage == SHOWDOWN
    poor = bound(
        "unit 4 crackshot-corsair 0 @base0", GATE_IS_THEIRS, "unit 5 pouty-poro 1 @1", "runes 0 -",
        decks="garen / annie",
    )  # fmt: skip
    poor.push("move:crackshot-corsair @1")
    assert not told(poor, Triggered)


def test_45_everything_is_readied() -> None:
    g = bound(
        "unit 4 recruit 1 @base1 exhausted", "runes 1 body*3/0", "legend 1 exhausted", decks="garen / garen"
    )
    g.push("end")
    s = realm(g)
    assert s.turn == 1
    assert not s.flags[4] & 1
    assert not s.flags[1] & 1
    assert sum(s.ready[6:]) == sum(s.runes[6:])


def test_46_a_mulligan_cannot_draw_the_same_cards_at_once() -> None:
    g = fresh("duel", first=0)
    before = realm(g).hands[0][:]
    aside = [realm(g).cards[kind].name for kind in before[:2]]
    g.push(f"aside:{aside[0]} aside:{aside[1]}")
    s = realm(g)
    assert len(s.hands[0]) == 4
    assert s.decks[0].bags[-1] == tuple(before[:2])  # under the deck
    assert told(g, Mulliganed)


def test_47_the_second_player_channels_three_and_nobody_skips_a_draw() -> None:
    g = first_turn(fresh("duel", first=0))
    assert realm(g).num_runes(0) == 2
    assert len(realm(g).hands[0]) == 5
    g.push("end")
    while g.seat == 0 or (g.ask is not None and g.ask.kind != 0):
        g.push(g.moves.ids[0])
    assert realm(g).num_runes(1) == 3
    assert len(realm(g).hands[1]) == 5


def test_48_a_third_players_unit_cannot_enter() -> None:
    g = bound(
        "turn 2", "unit 6 recruit 0 @1", "unit 7 recruit 1 @1", "unit 8 recruit 2 @base2", mode="skirmish",
        decks="annie / garen / lux",
    )  # fmt: skip
    g.push("move:recruit.8")
    assert moves(g) == ["@2", "@3"]


def test_51_a_showdown_without_combat_opens_before_a_combat() -> None:
    g = bound(
        GATE_IS_THEIRS,
        "unit 4 recruit 0 @1",
        "unit 5 recruit 1 @1",
        "unit 6 recruit 0 @2",
        "unit 7 yi-honed 0 @2",
    )
    s = realm(g)
    s.contester[2] = s.contester[3] = 0
    g.push("move:yi-honed @base0")
    assert realm(g).showdown == 3


def test_52_contested_ends_with_the_contesters_last_unit() -> None:
    g = bound("unit 4 traveling-merchant 0 @base0", "hand 1 gust", "deck 0 flash*2", decks="annie / annie")
    g.push("move:traveling-merchant @1 pass gust traveling-merchant auto pass pass pass pass")
    s = realm(g)
    assert s.contester[2] == -1
    assert s.showdown == -1
    assert controller(g, 1) == -1
    assert "end" in moves(g) or g.ask is None or g.ask.seat == 0


def test_53_universal_power_pays_for_any_domain() -> None:
    g = bound("hand 0 tibbers", "runes 0 body*8", "pool 0 universal*2")
    assert "tibbers" in moves(g)
    g.push("tibbers")
    assert realm(g).power[6] == 0


def test_54_energy_of_earlier_phases_is_gone_in_the_main_phase() -> None:
    g = bound(
        "field 1 startipped-peak 0 1", "unit 4 recruit 1 @1", "unit 5 lux-crownguard 1 @base1",
        "runes 1 mind*2", decks="lux / lux",
    )  # fmt: skip
    g.push("end yes use:lux-crownguard")
    assert realm(g).spell_energy[1] == 2
    g.push("pass pass")
    assert g.ask is not None
    assert g.ask.kind == 0
    assert realm(g).spell_energy[1] == 0


def test_60_extra_runes_first_draws_and_battlefields_of_larger_tables() -> None:
    for mode, seats in (("skirmish", 3), ("war", 4), ("magma", 4)):
        g = first_turn(fresh(mode, first=0))
        s = realm(g)
        assert len(s.hands[0]) == 4  # no first draw
        owners = [s.owner[seats + i] for i in range(3)]
        assert owners == ([0, 1, 2] if mode == "skirmish" else [1, 2, 3])
        while realm(g).turn != seats - 1 or g.ask is None or g.ask.kind != 0:
            ask = g.ask
            assert ask is not None
            assert ask.seat != CHANCE
            g.push(g.moves.ids[0])
        assert realm(g).num_runes(seats - 1) == 3
        assert realm(g).num_runes(1) == 2


def test_61_when_you_play_a_spell_comes_after_the_spell() -> None:
    g = bound("unit 4 ravenbloom-student 0 @base0", "hand 0 confront", "deck 0 gust*9")
    g.push("confront auto pass")
    assert not told(g, Triggered)
    g.push("pass")
    assert told(g, Drew)
    assert told(g, Triggered)


def test_43_what_follows_from_being_mighty_is_no_reason_for_it() -> None:
    lines = ("field 1 startipped-peak 0 0", "unit 5 recruit 1 @base1", "turn 1")
    g = bound(*lines, "unit 4 fiora-victorious 0 @1 buffed")
    g.push("move:recruit @1")
    assert might(g, 4) == 6  # 4, the buff makes her Mighty, and so she has Shield
    g = bound(*lines, "unit 4 fiora-victorious 0 @1")
    g.push("move:recruit @1")
    assert might(g, 4) == 4  # Shield would make her Mighty, but she has not got it


def test_58_the_controller_says_which_replacement_comes_first() -> None:
    g = bound(
        "unit 4 first-mate 0 @base0 owner*1", "effect 1 saves unit4", "unit 5 zhonyas-hourglass 0 @base0",
        "turn 1", "hand 1 final-spark",
    )  # fmt: skip
    g.push("final-spark first-mate auto pass pass")
    assert (g.seat, moves(g)) == (0, ["none", "zhonyas-hourglass.5"])  # not its owner
    other = g.copy()
    g.push("none")
    assert [at(g, u) for u in (4, 5)] == ["base0", "base0"]
    assert not realm(g).effects
    other.push("zhonyas-hourglass")
    assert [at(other, u) for u in (4, 5)] == ["base0", "gone"]
    assert len(realm(other).effects) == 1


def test_42_a_minimum_is_fixed_as_the_might_is_taken() -> None:
    g = bound("unit 4 mystic-poro 1 @base1", "hand 0 smoke-screen discipline", "deck 0 gust*3")
    g.push("smoke-screen mystic-poro auto pass pass")
    assert might(g, 4) == 1  # 1 less, not 4
    g.push("discipline mystic-poro auto pass pass")
    assert might(g, 4) == 3


def test_55_a_trigger_whose_price_is_declined_never_was() -> None:
    lines = ("unit 4 mistfall 0 @base0", "unit 5 recruit 0 @base0 exhausted", "runes 0 body*2")
    g = bound(*lines, decks="lee-sin / garen")
    g.push("use:lee-sin-blind-monk recruit pass pass no")
    assert not told(g, Triggered)
    assert realm(g).num_runes(0) == 2
    assert might(g, 5) == 2  # what came before is not undone


def test_59_a_death_that_is_replaced_killed_nobody_but_its_controller_draws() -> None:
    lines = (
        "field 2 startipped-peak 1 1",
        "unit 4 mystic-poro 1 @2",
        "effect 1 saves unit4",
        "deck 1 gust*5",
    )
    g = bound(*lines, "hand 0 disintegrate", "deck 0 gust*5")
    g.push("disintegrate mystic-poro auto pass pass")
    assert at(g, 4) == "base1"
    assert hand(g, 0) == []  # "if this kills it"
    g = bound(*lines, "hand 0 hidden-blade")
    g.push("hidden-blade mystic-poro auto pass pass")
    assert at(g, 4) == "base1"
    assert len(hand(g, 1)) == 2
