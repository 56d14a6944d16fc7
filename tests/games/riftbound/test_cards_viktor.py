"""The cards of the Viktor deck, clause by clause; those it shares with others are told elsewhere."""

from __future__ import annotations

from riftable.games.riftbound.rules.events import Channeled, Triggered
from tests.games.riftbound.table import at, bound, hand, might, moves, on_board, realm, told, trash

VIKTOR = "viktor / garen"
PEAK = "field 1 startipped-peak 0 0"


def test_ogn_083_consult_the_past_draws_2_and_can_be_hidden() -> None:
    g = bound("hand 0 consult-the-past", "deck 0 stupefy*5", decks=VIKTOR)
    g.push("consult-the-past auto pass pass")
    assert len(hand(g, 0)) == 2
    g = bound(
        PEAK, "facedown 1 consult-the-past 0 2", "round 3", "unit 4 recruit 0 @1", "turn 1", "runes 0 -",
        "unit 5 recruit 1 @base1", "deck 0 stupefy*5", decks=VIKTOR,
    )  # fmt: skip
    g.push("move:recruit.5 @1 pass reveal@1 pass pass")  # a Reaction, and nothing need be there
    assert len(hand(g, 0)) == 2


def test_ogn_086_jeweled_colossus_has_vision_and_shield() -> None:
    g = bound("hand 0 jeweled-colossus", "deck 0 stupefy*5", decks=VIKTOR)
    g.push("jeweled-colossus auto pass pass")
    assert moves(g) == ["yes", "no"]
    g = bound(PEAK, "unit 4 jeweled-colossus 0 @1", "turn 1", "unit 5 recruit 1 @base1", decks=VIKTOR)
    g.push("move:recruit @1")
    assert might(g, 4) == 6


def test_ogn_090_orb_of_regret_takes_1_might_down_to_1() -> None:
    g = bound(
        "unit 4 orb-of-regret 0 @base0", "unit 5 mega-mech 1 @base1", "unit 6 recruit 1 @base1", decks=VIKTOR
    )
    weak = g.copy()
    g.push("use:orb-of-regret mega-mech pass pass")
    assert might(g, 5) == 7
    assert "use:orb-of-regret.4" not in moves(g)
    weak.push("use:orb-of-regret recruit pass pass")
    assert might(weak, 6) == 1


def test_ogn_093_smoke_screen_takes_4_down_to_1() -> None:
    g = bound(
        "unit 5 mega-mech 1 @base1", "unit 6 first-mate 1 @base1", "hand 0 smoke-screen*2", decks=VIKTOR
    )
    g.push("smoke-screen mega-mech auto pass pass smoke-screen first-mate auto pass pass")
    assert (might(g, 5), might(g, 6)) == (4, 1)


def test_ogn_094_sprite_call_plays_a_ready_temporary_sprite() -> None:
    g = bound(PEAK, "unit 4 recruit 0 @1", "hand 0 sprite-call", decks=VIKTOR)
    g.push("sprite-call auto pass pass")
    assert moves(g) == ["@base0", "@1"]
    g.push("@base0")
    assert might(g, 5) == 3
    assert "move:sprite.5" in moves(g)
    g.push("end end pass pass")
    assert at(g, 5) == "gone"  # at the start of the next turn of its controller


def test_ogn_094_sprite_call_from_facedown_brings_it_there() -> None:
    g = bound(PEAK, "facedown 1 sprite-call 0 2", "round 3", "unit 4 recruit 0 @1", "runes 0 -", decks=VIKTOR)
    g.push("reveal@1 pass pass")
    assert at(g, 5) == "1"


def test_ogn_101_mushroom_pouch_draws_for_a_facedown_card() -> None:
    lines = (
        "unit 4 mushroom-pouch 0 @base0",
        "turn 1",
        "deck 0 stupefy*5",
        PEAK,
        "unit 5 recruit 0 @1",
        "round 3",
    )
    g = bound(*lines, decks=VIKTOR)
    g.push("end no")  # Startipped Peak is held
    assert hand(g, 0) == ["stupefy"]  # the draw of the turn
    g = bound(*lines, "facedown 1 hidden-blade 0 2", decks=VIKTOR)
    g.push("end pass pass no")
    assert len(hand(g, 0)) == 2


def test_ogn_111_heimerdinger_uses_what_others_exhaust_for() -> None:
    lines = ("unit 4 heimerdinger-inventor 0 @base0", "unit 5 mega-mech 1 @base1")
    g = bound(*lines, "unit 6 orb-of-regret 0 @base0", decks=VIKTOR)
    g.push("use:heimerdinger-inventor")
    assert moves(g) == ["viktor-herald-of-the-arcane.0", "orb-of-regret.6"]
    legend = g.copy()
    g.push("orb-of-regret mega-mech pass pass")
    assert might(g, 5) == 7
    assert realm(g).flags[4] & 1  # he is exhausted, the Orb is not
    assert "use:orb-of-regret.6" in moves(g)
    assert "use:heimerdinger-inventor.4" not in moves(g)
    legend.push("viktor-herald-of-the-arcane auto pass pass")
    assert at(legend, 7) == "base0"
    assert not realm(legend).flags[0] & 1


def test_ogn_111_heimerdinger_adds_as_lux_does() -> None:
    g = bound(
        "unit 4 heimerdinger-inventor 0 @base0", "unit 5 lux-crownguard 0 @base0 exhausted", "hand 0 stupefy",
        "unit 6 mega-mech 1 @base1", "runes 0 -", decks="lux / garen",
    )  # fmt: skip
    g.push("stupefy mega-mech")
    assert realm(g).flags[4] & 1
    assert realm(g).spell_energy[0] == 1


def test_ogn_117_viktor_innovator_recruits_for_cards_on_an_opponents_turn() -> None:
    g = bound(
        "unit 4 viktor-innovator 0 @base0", "turn 1", "hand 0 stupefy", "hand 1 gust", PEAK,
        "unit 5 recruit 0 @1", decks="viktor / annie",
    )  # fmt: skip
    g.push("gust recruit.5 auto pass stupefy viktor-innovator auto pass pass")
    g.push("pass pass")  # his ability, above Gust
    assert on_board(g).count("recruit.6") == 1
    assert at(g, 6) == "base0"
    g = bound("unit 4 viktor-innovator 0 @base0", "hand 0 stupefy", decks=VIKTOR)
    g.push("stupefy viktor-innovator auto pass pass")
    assert not told(g, Triggered)  # on his own turn nothing happens


def test_ogn_118_wraith_of_echoes_draws_for_the_first_friend_that_dies() -> None:
    lines = ("unit 4 wraith-of-echoes 0 @base0", "unit 5 recruit 0 @base0", "unit 6 recruit 0 @base0")
    g = bound(*lines, "hand 0 cruel-patron*2", "deck 0 stupefy*5", decks=VIKTOR)
    g.push("cruel-patron recruit.5 auto pass pass")
    assert hand(g, 0) == ["cruel-patron", "stupefy"]
    g.push("cruel-patron recruit.6 auto")
    assert len(told(g, Triggered)) == 1
    g = bound(*lines, "lost 0 1", "hand 0 cruel-patron", decks=VIKTOR)
    g.push("cruel-patron recruit.5 auto")
    assert not told(g, Triggered)  # it was not the first


def test_ogn_118_wraith_of_echoes_does_not_mourn_enemies() -> None:
    g = bound(
        "unit 4 wraith-of-echoes 0 @base0",
        "unit 5 recruit 1 @base1",
        "hand 0 final-spark",
        decks="lux / garen",
    )
    g.push("final-spark recruit auto pass pass")
    assert at(g, 5) == "gone"
    assert len(told(g, Triggered)) == 1  # the legend's own draw


def test_ogn_208_cruel_patron_kills_a_friend() -> None:
    g = bound("unit 4 recruit 0 @base0", "unit 5 recruit 1 @base1", "hand 0 cruel-patron", decks=VIKTOR)
    g.push("cruel-patron")
    assert moves(g) == ["recruit.4"]
    g.push("recruit.4 auto")
    assert might(g, 4) == 6  # in the row that is free again
    assert "cruel-patron" not in moves(bound("hand 0 cruel-patron", decks=VIKTOR))


def test_ogn_209_cull_the_weak_takes_one_unit_of_each_player() -> None:
    g = bound(
        "unit 4 recruit 0 @base0", "unit 5 first-mate 0 @base0", "unit 6 recruit 1 @base1",
        "unit 7 mega-mech 1 @2", "field 2 void-gate 1 1", "hand 0 cull-the-weak", decks=VIKTOR,
    )  # fmt: skip
    g.push("cull-the-weak auto pass pass")
    assert (g.seat, moves(g)) == (0, ["recruit.4", "first-mate.5"])
    g.push("recruit.4")
    assert (g.seat, moves(g)) == (1, ["recruit.6", "mega-mech.7"])
    assert at(g, 4) == "base0"  # all die together
    g.push("recruit.6")
    assert (at(g, 4), at(g, 6)) == ("gone", "gone")


def test_ogn_209_cull_the_weak_spares_who_has_none() -> None:
    g = bound("unit 4 recruit 1 @base1", "hand 0 cull-the-weak", decks=VIKTOR)
    g.push("cull-the-weak auto pass pass")
    assert at(g, 4) == "gone"


def test_ogn_213_hidden_blade_kills_and_its_controller_draws_2() -> None:
    g = bound(
        "field 1 void-gate 0 1", "unit 4 mega-mech 1 @1", "hand 0 hidden-blade", "deck 1 gust*5", decks=VIKTOR
    )
    g.push("hidden-blade mega-mech auto pass pass")
    assert at(g, 4) == "gone"
    assert len(hand(g, 1)) == 2


def test_ogn_213_hidden_blade_on_a_unit_that_is_saved_still_lets_draw() -> None:
    g = bound(
        "field 1 void-gate 0 1", "unit 4 mega-mech 1 @1", "effect 1 saves unit4", "hand 0 hidden-blade",
        "deck 1 gust*5", decks=VIKTOR,
    )  # fmt: skip
    g.push("hidden-blade mega-mech auto pass pass")
    assert at(g, 4) == "base1"
    assert len(hand(g, 1)) == 2


def test_ogn_213_hidden_blade_without_its_target_lets_nobody_draw() -> None:
    g = bound(
        "field 1 void-gate 0 1", "unit 4 recruit 1 @1", "hand 0 hidden-blade", "hand 1 gust", "deck 1 gust*5",
        decks="viktor / annie",
    )  # fmt: skip
    g.push("hidden-blade recruit auto pass gust recruit auto pass pass pass pass")
    assert hand(g, 1) == []


def test_ogn_213_hidden_blade_from_facedown_strikes_there() -> None:
    g = bound(
        PEAK, "facedown 1 hidden-blade 0 2", "round 3", "unit 4 recruit 0 @1", "unit 5 mega-mech 1 @2",
        "field 2 void-gate 1 1", "runes 0 -", decks=VIKTOR,
    )  # fmt: skip
    g.push("reveal@1")
    assert moves(g) == ["recruit.4"]


def test_ogn_216_soaring_scout_channels_when_it_dies() -> None:
    g = bound("unit 4 soaring-scout 0 @base0", "hand 0 cruel-patron", "runes 0 order*5", decks=VIKTOR)
    g.push("cruel-patron soaring-scout pass pass")
    assert told(g, Channeled)
    assert trash(g, 0) == ["soaring-scout"]


def test_ogn_233_grand_strategem_gives_all_friends_5() -> None:
    lines = ("unit 4 recruit 0 @base0", "unit 5 recruit 0 @base0", "unit 6 recruit 1 @base1")
    g = bound(*lines, "hand 0 grand-strategem", decks=VIKTOR)
    g.push("grand-strategem auto pass pass")
    assert (might(g, 4), might(g, 5), might(g, 6)) == (6, 6, 1)


def test_ogn_265_herald_of_the_arcane_plays_a_recruit() -> None:
    g = bound(PEAK, "unit 4 recruit 0 @1", "runes 0 mind*1", decks=VIKTOR)
    g.push("use:viktor-herald-of-the-arcane pass pass")
    assert moves(g) == ["@base0", "@1"]
    g.push("@1")
    assert at(g, 5) == "1"
    assert "use:viktor-herald-of-the-arcane.0" not in moves(g)
    assert realm(g).ready[2] == 0


def test_ogn_275_altar_to_unity_brings_a_recruit_to_the_base() -> None:
    g = bound("field 1 altar-to-unity 0 0", "unit 4 recruit 0 @1", "turn 1", decks=VIKTOR)
    g.push("end pass pass")
    assert at(g, 5) == "base0"


def test_ogn_293_the_grand_plaza_wins_with_seven_units() -> None:
    seven = [f"unit {u} recruit 0 @1" for u in range(4, 11)]
    g = bound("field 1 the-grand-plaza 0 0", *seven, "turn 1", decks=VIKTOR)
    g.push("end pass pass")
    assert g.over
    assert g.result == [1.0, -1.0]
    g = bound("field 1 the-grand-plaza 0 0", *seven[:-1], "turn 1", decks=VIKTOR)
    g.push("end")
    assert not g.over
    assert not told(g, Triggered)
