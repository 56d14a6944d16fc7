"""The rulings of the rules that concern the duel, each under its own id."""

from __future__ import annotations

import pytest

import riftable
from riftable.core.errors import BadOption
from riftable.core.event import Event
from riftable.games.riftforce.rules.events import Again, Destroyed, Gained, Hit, Moved, Placed, Pulled, Tied
from tests.helpers import duel, line, names, refused


def kinds(events: list[Event]) -> list[str]:
    """The names of the events, in order."""
    return [type(event).__name__ for event in events]


def test_a1_there_is_always_an_action_and_a_play_is_one_to_three_cards() -> None:
    assert names(duel("hand 0 -")) == "draw"
    assert names(duel("hand 0 fire5")) == "play activate draw"
    assert names(duel("hand 0 fire5 fire5 fire5 fire5 fire6 fire6 fire6")) == "play activate"
    g = duel("hand 0 fire5 fire5 fire5 fire5")
    g.push("play")
    assert refused(g, "stop") == "Play at least 1 card."
    g.push("fire5 @1 fire5 @1 fire5 @1")
    assert line(g, "turn") == "1"
    assert line(g, "hand 0") == "fire5"
    assert refused(duel("hand 0 -"), "play") == "Your hand is empty: only Check & Draw is possible."


def test_a2_activating_nothing_is_legal() -> None:
    g = duel("1 fire5 / ice5", "hand 0 fire6")
    g.push("activate fire6 guild stop")
    assert line(g, "1") == "fire5 / ice5"
    assert line(g, "discard 0") == "fire6"
    g = duel("1 fire5 / ice5", "hand 0 water6")
    g.push("activate water6 guild")
    assert line(g, "turn") == "1"


def test_a3_no_card_twice_in_one_action() -> None:
    g = duel("1 fire5 fire6 / ice5", "hand 0 fire7")
    g.push("activate fire7 guild fire5")
    assert names(g) == "stop fire6@1.2"
    assert refused(g, "fire5@1") == "Fire 5 has already been activated."


def test_a3_a_place_in_line_is_not_a_card() -> None:
    g = duel("1 shadow5 / -", "2 shadow5 / -", "hand 0 shadow6")
    g.push("activate shadow6 guild shadow5@1 @2")
    assert names(g) == "stop shadow5@2.1"


def test_a4_each_target_is_chosen_when_its_turn_comes() -> None:
    g = duel("1 fire5 / air5*2", "2 water5 / -", "hand 0 ice5")
    g.push("activate ice5 number fire5@1")
    assert g.scores == [1, 0]
    assert names(g) == "stop water5@2.1"


def test_a5_the_choice_holds_for_the_whole_action() -> None:
    g = duel("1 plant5 / -", "2 fire5 plant6 / -", "hand 0 plant5")
    g.push("activate plant5 number plant5@1")
    assert names(g) == "stop fire5@2.1"
    assert refused(g, "plant6")
    g = duel("1 plant5 / -", "2 fire5 plant6 / -", "hand 0 plant5")
    g.push("activate plant5 guild plant5@1")
    assert names(g) == "stop plant6@2.2"


def test_a6_a_spread_is_a_run_in_any_order() -> None:
    hand = "hand 0 fire5 fire6 fire7"
    for order in ("@1 @2 @3", "@1 @3 @2", "@2 @1 @3", "@2 @3 @1", "@3 @1 @2", "@3 @2 @1"):
        g = duel(hand)
        a, b, c = order.split()
        g.push(f"play fire5 {a} fire6 {b} fire7 {c}")
        assert line(g, "turn") == "1"
        for card, lane in zip(("fire5", "fire6", "fire7"), (a, b, c), strict=True):
            assert line(g, lane[1]) == f"{card} / -"


def test_a6_a_gap_must_be_filled() -> None:
    g = duel("hand 0 fire5 fire6 fire7")
    g.push("play fire5 @1 fire6 @3")
    assert names(g) == "fire7"
    assert "location 2" in refused(g, "stop")
    g.push("fire7")
    assert names(g) == "@2"
    g = duel("hand 0 fire5 fire6 ice7")
    g.push("play fire5 @1 fire6")
    assert names(g) == "@1 @2"


def test_a7_moves_and_heals_are_compulsory() -> None:
    g = duel("1 water5 / -", "3 light5*1 / -", "hand 0 light6 water6", "hand 1 -")
    g.push("activate water6 guild water5")
    assert line(g, "2") == "water5 / -"
    g.push("draw activate light6 guild light5")
    assert line(g, "3") == "light5 / -"


def test_a8_destroyed_after_the_whole_ability_and_both_sides() -> None:
    g = duel("2 fire5 water5*4 / air5*3", "hand 0 fire6")
    events = g.push("activate fire6 guild fire5")
    assert kinds(events)[-5:] == ["Hit", "Destroyed", "Destroyed", "Gained", "Gained"]
    assert line(g, "score") == "1 1"


def test_a9_both_sides_score_at_once() -> None:
    g = duel("1 - / air5*3", "2 crystal7*6 lava5*4 / -", "hand 0 lava6")
    g.push("activate lava6 guild lava5")
    assert line(g, "score") == "1 3"


def test_a10_the_dead_keep_their_place_until_the_look() -> None:
    g = duel("1 acid5 / air5*2 ice5 fire5", "hand 0 acid6")
    g.push("activate acid6 guild acid5")
    assert line(g, "1") == "acid5 / ice5*1 fire5"


def test_a11_the_dead_do_not_move() -> None:
    g = duel("1 - / air5*3 ice6", "2 plant5 / -", "hand 0 plant6")
    events = g.push("activate plant6 guild plant5")
    assert not any(isinstance(event, Pulled) for event in events)
    assert line(g, "discard 1") == "air5"
    g = duel("1 magnet5 / air5*3", "hand 0 magnet6")
    events = g.push("activate magnet6 guild magnet5")
    assert sum(isinstance(event, Moved) for event in events) == 1
    assert "Dragged" not in kinds(events)
    assert line(g, "2") == "magnet5 / -"
    assert line(g, "score") == "1 0"


def test_a12_the_repeat_is_compulsory_free_in_its_target_and_single() -> None:
    g = duel("1 thunderbolt5 / air5*3 ice5*3 fire6", "hand 0 thunderbolt6")
    events = g.push("activate thunderbolt6 guild thunderbolt5 ice5")
    assert any(isinstance(event, Again) for event in events)
    assert names(g) == "air5@1.1 fire6@1.2"
    assert refused(g, "stop")
    g.push("air5")
    assert line(g, "1") == "thunderbolt5 / fire6"  # two destroyed, and no third strike
    assert line(g, "score") == "2 0"
    g = duel("1 thunderbolt5 / air5*3 fire6", "hand 0 thunderbolt6")
    g.push("activate thunderbolt6 guild thunderbolt5 air5")  # a lone enemy is hit without a question
    assert line(g, "1") == "thunderbolt5 / fire6*2"


def test_a12_by_option_the_repeat_may_be_left_out() -> None:
    optional = "option thunderbolt_repeat_optional yes"
    board = ("1 thunderbolt5 / air5*3 ice5*3 fire6", "hand 0 thunderbolt6")
    g = duel(optional, *board)
    g.push("activate thunderbolt6 guild thunderbolt5 ice5")
    assert names(g) == "stop air5@1.1 fire6@1.2"
    assert "Again" not in kinds(g.events)
    g.push("stop")
    assert line(g, "1") == "thunderbolt5 / air5*3 fire6"
    assert line(g, "score") == "1 0"
    g = duel(optional, *board)
    events = g.push("activate thunderbolt6 guild thunderbolt5 ice5 air5")
    assert "Again" in kinds(events)
    assert line(g, "1") == "thunderbolt5 / fire6"  # and no third strike
    g = duel(optional, "1 thunderbolt5 / air5*3 fire6", "hand 0 thunderbolt6")
    g.push("activate thunderbolt6 guild thunderbolt5 air5")
    assert names(g) == "stop fire6@1.1"  # even the last enemy may be spared
    g = duel(optional, "1 thunderbolt5 / air5*3", "hand 0 thunderbolt6")
    g.push("activate thunderbolt6 guild thunderbolt5")
    assert line(g, "turn") == "1"  # no unit is left to be hit


def test_a13_a_stolen_card_is_scored() -> None:
    g = duel("1 music5 / air5*3", "hand 0 music6")
    g.push("activate music6 guild music5")
    assert line(g, "score") == "1 0"
    assert line(g, "2") == "air5 / -"
    g = duel("1 music5 / crystal5*3", "hand 0 music6")
    g.push("activate music6 guild music5")
    assert line(g, "score") == "2 0"


def test_a14_a_stolen_card_is_the_thiefs_from_then_on() -> None:
    lines = ("guilds 1 air ice sand star", "2 music5 / air5*3", "hand 0 music6", "hand 1 ice6", "3 - / fire5")
    g = duel(*lines)
    g.push("activate music6 guild music5 @3")
    assert line(g, "3") == "air5 / fire5"
    assert line(g, "discard 1") == "-"
    g = duel("3 air5*4 / ice5", "guilds 1 air ice sand star", "turn 1", "hand 1 ice6")
    g.push("activate ice6 guild ice5")
    assert line(g, "discard 0") == "air5"
    assert line(g, "score") == "0 1"
    g = duel(
        "option stolen_cards_return_to_owner yes",
        "3 air5*4 / ice5",
        "guilds 1 air ice sand star",
        "turn 1",
        "hand 1 ice6",
    )
    g.push("activate ice6 guild ice5")
    assert line(g, "discard 0") == "-"
    assert line(g, "discard 1") == "ice6 air5"


def test_a14_with_the_switch_a_theft_still_takes_the_card() -> None:
    g = duel(
        "option stolen_cards_return_to_owner yes",
        "guilds 0 air ice sand star",
        "2 music5 / air5*3",
        "hand 0 music6",
    )
    g.push("activate music6 guild music5 @1")
    assert line(g, "1") == "air5 / -"
    assert line(g, "discard 0") == "music6"
    assert line(g, "discard 1") == "-"


def test_a15_stolen_earth_strikes_and_may_be_activated() -> None:
    g = duel("1 - / ice5*4 sand6", "2 music5 / earth5*3", "hand 0 fire5")
    g.push("activate fire5 number music5@2 @1")
    assert line(g, "score") == "0 0"  # the text is of the position before the action
    assert g.scores == [2, 0]
    assert names(g) == "stop earth5@1.1"
    g.push("earth5")
    assert line(g, "1") == "earth5 / sand6*3"


def test_a15_stolen_love_cures() -> None:
    g = duel("1 water7*5 / -", "2 music5 / love5*3", "hand 0 music6")
    g.push("activate music6 guild music5 @1")
    assert line(g, "1") == "water7 love5 / -"


@pytest.mark.parametrize(
    ("option", "by", "fits"),
    [("no", "guild", True), ("yes", "guild", False), ("no", "number", True), ("yes", "number", True)],
)
def test_a15_by_option_a_stolen_card_acts_at_once_by_number_only(option: str, by: str, fits: bool) -> None:
    g = duel(
        f"option stolen_cards_act_by_number_only {option}",
        "guilds 0 music fire light water",
        "guilds 1 air ice sand star",
        "1 music5 / music5*3",  # mine once, stolen, and now won back
        "3 music5 / -",
        "hand 0 music5",
    )
    g.push(f"activate music5 {by} music5@1.1")
    assert names(g) == ("stop music5@2.1 music5@3.1" if fits else "stop music5@3.1")
    g.push("stop")
    assert line(g, "2") == "music5 / -"


@pytest.mark.parametrize("beasts", ["beast6*2", "beast6*2 beast7*1"])
def test_a7_love_asks_where_only_beasts_are_damaged(beasts: str) -> None:
    g = duel(f"2 water7 {beasts} / -", "hand 0 love5 fire7")
    g.push("play love5 @2")
    hurt = [f"{word.split('*')[0]}@2.{place}" for place, word in enumerate(beasts.split(), 2)]
    love = f"love5@2.{len(hurt) + 2}"
    assert list(g.moves) == [*hurt, love]
    assert refused(g, "water7@2") == "Water 7 is not damaged: choose a damaged elemental."
    spared = g.copy()
    events = spared.push(love)
    assert "Healed" not in kinds(events)
    assert line(spared, "2") == f"water7 {beasts} love5 / -"
    g.push(hurt[0])
    assert line(g, "2").startswith("water7 beast6 ")


def test_a7_love_heals_unasked_whoever_would_not_rather_stay_damaged() -> None:
    g = duel("2 water7*2 / -", "3 beast6*2 / -", "hand 0 love5 fire7")
    g.push("play love5 @2")
    assert line(g, "2") == "water7 love5 / -"
    g = duel("2 water7*2 beast6*2 / -", "hand 0 love5 fire7")
    g.push("play love5 @2")
    assert list(g.moves) == ["water7@2.1", "beast6@2.2"]


@pytest.mark.parametrize("option", ["love_may_decline no", "edition 1"])
def test_a7_by_option_love_must_heal_a_lone_beast(option: str) -> None:
    g = duel(f"option {option}", "2 beast6*2 / -", "hand 0 love5 fire7")
    g.push("play love5 @2")
    assert line(g, "2") == "beast6 love5 / -"


def test_a15_a_unit_id_used_again_is_another_card() -> None:
    g = duel("1 lava5*4 / -", "2 music5 / air5*1", "hand 0 fire5")
    g.push("activate fire5 number lava5@1 music5@2 @1")
    assert names(g) == "stop air5@1.1"


def test_a16_set_up_cards_are_placed_not_played() -> None:
    g = riftable.new("riftforce", guilds="fire ice light water / earth love sand star", first=0, auto=False)
    g.push("!fire5 !fire5 !fire5 !fire5 !fire6 !fire6 !fire6")
    g.push("!sand5 !sand5 !sand5 !sand5 !sand6 !sand6 !sand6")
    events = g.push("!earth5")
    assert kinds(events) == ["Placed"]
    assert isinstance(events[0], Placed)
    assert line(g, "3") == "- / earth5"


def test_a17_nothing_left_to_draw() -> None:
    g = duel("hand 0 fire5", "deck 0 fire6", "discard 0 -")
    g.push("draw")
    assert line(g, "hand 0") == "fire5 fire6"
    g = duel("hand 0 fire5", "hand 1 ice5", "deck 0 -", "discard 0 -")
    g.push("draw")
    assert line(g, "hand 0") == "fire5"
    assert line(g, "turn") == "1"


def test_a18_the_discarded_card_can_be_drawn_again() -> None:
    g = duel("1 star5 / -", "hand 0 star6", "deck 0 -", "discard 0 -")
    g.push("activate star6 guild star5")
    assert line(g, "hand 0") == "star6"
    assert line(g, "discard 0") == "-"


def test_a19_no_star_draw_with_seven_in_hand() -> None:
    g = duel(
        "1 star5 star5 star6 / -", "hand 0 star7 fire5 fire5 fire5 fire6 fire6 fire7", "deck 0 ice5 ice6 ice7"
    )
    g.push("activate star7 guild star5@1.1 star5@1.2 star6")
    assert len(line(g, "deck 0").split()) == 2


def test_a20_damage_tokens_are_no_limit() -> None:
    rows = [f"{lane} fire7*6 fire7*6 fire7*6 / ice7*6 ice7*6 ice7*6" for lane in range(1, 6)]
    g = duel(*rows, "hand 0 earth5")
    g.push("play earth5 @1")
    assert g.scores == [3, 0]
    assert g.fen.count("*6") == 27  # 162 damage on the board, of 45 tokens in the boxes


def test_a21_light_heals_any_of_ones_own_itself_too() -> None:
    g = duel("1 light5*2 / air5", "4 ice6*1 / -", "5 ice7 / -", "hand 0 light6")
    g.push("activate light6 guild light5")
    assert names(g) == "light5@1.1 ice6@4.1"
    assert refused(g, "stop")
    assert "not damaged" in refused(g, "ice7")
    g.push("light5")
    assert line(g, "1") == "light5*1 / air5*2"


def test_a22_the_end_is_looked_for_only_at_the_end_of_a_round() -> None:
    g = duel(
        "first 0", "turn 0", "score 5 11", "1 fire5 fire6*5 / -", "hand 0 fire7", "hand 1 ice5", "2 - / ice5"
    )
    g.push("activate fire7 guild fire5")
    assert g.scores == [5, 12]
    assert not g.over
    g.push("play ice5 @2")
    assert g.over


def test_a23_a_tie_goes_on_for_whole_rounds() -> None:
    g = duel(
        "first 0", "turn 1", "score 12 11", "1 - / fire5", "hand 0 ice5 ice6", "hand 1 -", "deck 1 fire6"
    )
    events = g.push("draw")
    assert any(isinstance(event, Tied) for event in events)
    assert not g.over
    g.push("play ice5 @5 stop")
    g.push("draw")
    assert g.over
    assert g.scores == [12, 13]


def test_a24_riftforce_has_no_cap() -> None:
    g = duel("first 1", "turn 0", "score 11 0", *(f"{lane} fire5 / -" for lane in range(1, 6)), "hand 0 -")
    g.push("draw")
    assert g.scores == [16, 0]
    assert g.over


def test_a25_discards_are_closed_but_remembered() -> None:
    from riftable.games.riftforce.notation.ascii_board import draw_board
    from riftable.games.riftforce.rules import refusals
    from riftable.games.riftforce.rules.refusals import Refusal
    from riftable.games.riftforce.speech import speech

    g = duel("discard 1 ice5 ice6", "hand 0 fire5")
    assert (
        speech("en").refusal(Refusal(refusals.DISCARD_CLOSED)) == "Discard piles may not be looked through."
    )
    assert "IC" not in draw_board(g.state)  # type: ignore[arg-type]  # the state of a duel
    assert g.view(0).json()["discards"] == [[], ["ice5", "ice6"]]


def test_a41_identical_cards_together() -> None:
    g = duel("1 fire5 fire5 fire5 / -", "hand 0 fire5 fire5 fire5 fire5")
    g.push("play fire5 @2 fire5 @2 fire5 @2")
    assert line(g, "2") == "fire5 fire5 fire5 / -"
    g = duel("1 fire5 fire5 fire5 / -", "hand 0 fire6")
    g.push("activate fire6 guild fire5@1.1 fire5@1.2 fire5@1.3")
    assert line(g, "1") == "fire5 fire5*1 fire5*1 / -"


def test_a42_a_round_cap_draws_simulations_only() -> None:
    rules = riftable.rules("riftforce", cap=3)
    assert rules.options == {"cap": "3"}
    g = duel("option cap 3", "round 3", "first 0", "turn 1", "score 5 3", "hand 0 fire5", "hand 1 ice5")
    g.push("activate ice5 guild")
    assert g.over
    assert g.result == [0.0, 0.0]
    g = duel("round 3", "first 0", "turn 1", "score 5 3", "hand 0 fire5", "hand 1 ice5")
    g.push("activate ice5 guild")
    assert not g.over


def test_a43_a_dead_position_ends() -> None:
    dead = ("first 0", "1 fire5 / ice5", "hand 0 -", "hand 1 -", "deck 0 -", "deck 1 -")
    g = duel(*dead, "score 4 3")
    g.push("draw")
    assert not g.over
    g.push("draw")
    assert g.over
    assert g.result == [1.0, -1.0]
    g = duel(*dead, "score 3 3")
    g.push("draw draw")
    assert g.over
    assert g.result == [0.0, 0.0]


def test_a43_only_a_full_round_counts() -> None:
    dead = ("1 fire5 / ice5", "hand 0 -", "hand 1 -", "deck 0 -", "deck 1 -", "first 0", "turn 1")
    g = duel(*dead)
    g.push("draw")
    assert not g.over  # the other had acted before, with something to do perhaps
    g.push("draw")
    assert not g.over
    g.push("draw")
    assert g.over


@pytest.mark.parametrize(
    ("news", "words"),
    [
        (("hand 1 ice6 air7",), "draw play ice6 @1 draw play air7 @1"),
        (("hand 1 air6 air7",), "draw activate air6 guild draw activate air7 guild"),
        (("deck 1 ice6",), "draw draw draw"),
        (("2 - / ice6",), "draw draw draw draw"),
    ],
)
def test_a43_whatever_changes_something_is_no_idle_action(news: tuple[str, ...], words: str) -> None:
    lines = ["first 0", "1 fire5 / ice5", "hand 0 -", "hand 1 -", "deck 0 -", "deck 1 -"]
    keys = [" ".join(text.split()[:2]) for text in news]
    g = duel(*(text for text in lines if " ".join(text.split()[:2]) not in keys), *news)
    g.push(words)
    assert not g.over


def test_a43_a_dead_tie_is_over_and_not_another_round() -> None:
    g = duel("first 0", "turn 1", "score 12 12", "1 fire5 / ice5", "deck 0 -", "deck 1 -", "idle 1")
    events = g.push("draw")
    assert g.over
    assert "Tied" not in kinds(events)
    assert g.result == [0.0, 0.0]


ALIKE = ("first 0", "1 fire5 / -", "2 - / ice5", "hand 0 -", "hand 1 -", "deck 0 -", "deck 1 -")


def test_a43_level_sides_that_gain_alike_for_ever_have_drawn_at_once() -> None:
    g = duel(*ALIKE, "turn 1", "score 3 2")
    g.push("draw")
    assert g.over  # far from 12
    assert g.scores == [3, 3]
    assert g.result == [0.0, 0.0]
    g = duel(*ALIKE, "score 12 12")
    g.push("draw draw")
    assert g.over
    assert g.scores == [13, 13]


@pytest.mark.parametrize(
    ("lines", "end"),
    [
        (("score 4 2",), [12, 10]),  # not level: alike until a side has 12
        (("score 2 2", "3 fire6 / -"), [12, 7]),  # level, but one gains more
        (("score 0 10", "3 fire6 / -"), [4, 12]),
    ],
)
def test_a43_other_dead_positions_end_as_usual(lines: tuple[str, ...], end: list[int]) -> None:
    g = duel(*ALIKE, *lines)
    while not g.over:
        g.push("draw")
    assert g.scores == end
    assert g.result == ([1.0, -1.0] if end[0] > end[1] else [-1.0, 1.0])


@pytest.mark.parametrize("card", ["hand 0 fire6", "deck 0 fire6", "discard 1 ice6"])
def test_a43_one_card_that_is_not_on_the_board_keeps_the_game_alive(card: str) -> None:
    key = " ".join(card.split()[:2])
    g = duel(*(text for text in ALIKE if not text.startswith(key)), card, "turn 1", "score 3 2")
    g.push("draw")
    assert not g.over


def test_a43_off_only_the_cap_ends_a_dead_position() -> None:
    g = duel("option cap 40", "option dead_position_ends no", *ALIKE, "score 3 3")
    for _ in range(80):
        assert not g.over
        g.push("draw")
    assert g.over
    assert g.scores == [43, 43]
    idle = ("first 0", "1 fire5 / ice5", "hand 0 -", "hand 1 -", "deck 0 -", "deck 1 -", "score 4 3")
    g = duel("option cap 3", "option dead_position_ends no", *idle)
    g.push("draw draw draw draw")
    assert not g.over
    g.push("draw draw")
    assert g.result == [0.0, 0.0]


def test_a43_off_needs_a_cap() -> None:
    with pytest.raises(BadOption, match="goes with a cap"):
        riftable.rules("riftforce", dead_position_ends=False)
    assert riftable.rules("riftforce", dead_position_ends=False, cap=50).options == {
        "cap": "50",
        "dead_position_ends": "no",
    }


def test_scoring_acid_gives_nothing_not_even_for_crystal() -> None:
    g = duel("1 acid5 / crystal5*2 crystal5*4", "hand 0 acid6")
    events = g.push("activate acid6 guild acid5")
    assert sum(isinstance(event, Destroyed) for event in events) == 2
    assert not any(isinstance(event, Gained) for event in events)
    assert line(g, "score") == "0 0"


def test_scoring_shadow_takes_three_for_a_crystal() -> None:
    g = duel("1 shadow5 / -", "4 - / crystal5*4", "hand 0 shadow6")
    g.push("activate shadow6 guild shadow5 @4")
    assert line(g, "score") == "3 0"


def test_abilities_hit_in_order() -> None:
    g = duel("2 - / ice5", "3 air5 / fire5", "4 - / sand5", "hand 0 air6")
    events = g.push("activate air6 guild air5 @2")
    assert [event.n for event in events if isinstance(event, Hit)] == [1, 1]
    assert line(g, "2") == "air5 / ice5*1"
    assert line(g, "3") == "- / fire5*1"
    assert line(g, "4") == "- / sand5"
