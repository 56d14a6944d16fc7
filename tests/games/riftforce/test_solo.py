"""Solo against the trainer: vectors, rulings and challenges, each under its own id."""

from __future__ import annotations

from typing import Any

import pytest

import riftable
from riftable import BadNotation, BadOption, Game
from riftable.core.rng import Rng
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.events import (
    Activated,
    Controlled,
    Gained,
    Hit,
    Planned,
    Played,
    Skipped,
)
from riftable.games.riftforce.rules.plans import CARDS, DATA, PLAN_NAMES, PLAN_NUMBERS
from tests.helpers import line, names, raises, refused, table


def solo(*lines: str) -> Game:
    """A solo position; nothing is asked of chance unless it is told."""
    return table("riftforce solo", *lines)


def plan(name: str) -> tuple[str, str]:
    """The lines that lay a plan face up."""
    return (f"plans {name}", "met 0")


PASS = "activate fire7 number"  # an action that changes nothing: no 7 of mine is on the board
CYCLE = [PLAN_NAMES[i] for i in (0, 1, 2, 15, 3, 4, 5, 16, 6, 7, 8, 17, 9, 10, 11, 18, 12, 13, 14, 19)]
WORKED = (
    "1 - / sand5",
    "2 - / star6",
    "3 acid5 water7 / star5",
    "4 beast5 love7 / sand7 air7",
    "5 water5 / sand5",
    "hand 0 fire6 fire6",
    "deck 1 music6",
    *plan("attack5-656"),
)


def test_rf_47_the_worked_example() -> None:
    g = solo(*WORKED)
    g.push("activate fire6 guild")
    assert names(g) == "star5@3.1 sand5@5.1"  # the lone 6 that can hit was not asked for
    assert "no damage" in refused(g, "sand5@1")
    events = g.push("star5")
    assert line(g, "5") == "water5*3 / sand5 music6"
    assert line(g, "3") == "acid5*2 water7 / star5"
    assert any(isinstance(event, Skipped) and event.number == 6 for event in events)
    assert g.scores == [0, 0]
    assert line(g, "met") == "1"


def test_rf_49_a_crystal_bot_gives_one() -> None:
    g = solo("1 earth5 / crystal5*3", "hand 0 earth6", *plan("control1"), "deck 1 -")
    g.push("activate earth6 guild earth5")
    assert g.scores == [1, 0]


def test_rf_51_a_number_without_a_bot_is_skipped() -> None:
    g = solo("1 water7 / ice5", "2 water7 / ice5", "hand 0 fire7", *plan("attack3-557"), "deck 1 -")
    events = g.push(f"{PASS} stop")
    assert not [event for event in events if isinstance(event, Skipped)]
    events = g.push("ice5@1")
    assert [event.number for event in events if isinstance(event, Skipped)] == [7]
    assert line(g, "1") == "water7*2 / ice5"
    assert line(g, "2") == "water7*2 / ice5"


def test_rf_59_three_attacks_and_a_control() -> None:
    rules = riftable.rules("riftforce", "solo", guilds="fire ice light water")
    for seed in range(5):
        g = Game(rules, seed=seed)
        while not g.over:
            g.push(g.moves.ids[-1])
        met = [event.plan for event in g.events if isinstance(event, Planned)]
        assert len(met) >= 8
        kinds = "".join("A" if PLAN_NUMBERS[one] else "C" for one in met)
        assert kinds == ("AAAC" * 50)[: len(kinds)]
        assert len(set(met[:20])) == len(met[:20])


def test_the_plan_order_repeats_after_the_last() -> None:
    g = solo(f"plans {' '.join(CYCLE)}", "met 19", "hand 0 fire7 fire6", "1 - / ice5", "deck 1 -")
    g.push("activate fire7 guild")
    assert line(g, "met") == "20"
    events = g.push("activate fire6 guild")
    assert [event.plan for event in events if isinstance(event, Planned)] == [1]
    assert line(g, "met") == "21"


def test_the_plans_are_data_that_say_where_they_come_from() -> None:
    assert len(PLAN_NAMES) == len(set(PLAN_NAMES)) == 20
    printed = [name for name, card in zip(PLAN_NAMES, CARDS, strict=True) if card["printed"]]
    assert printed == ["attack1-556", "attack3-557", "attack5-656", "control2"]
    for lane in range(1, 6):
        numbers = [n for card in DATA["attack"] if card["location"] == lane for n in card["numbers"]]
        assert sorted(numbers) == [5, 5, 5, 5, 6, 6, 6, 7, 7]


def test_set_up_six_guilds_drawn_four_kept_a_bot_at_each_location() -> None:
    g = riftable.new("riftforce", mode="solo", seed=4)
    assert g.seat == 0
    assert len(g.moves) == 6
    for left in (6, 5, 4, 3):
        assert len(g.moves) == left
        g.push(next(reversed(list(g.moves))))
    trainer = set(line(g, "guilds 1").split())
    assert len(trainer) == 4
    assert not trainer & set(line(g, "guilds 0").split())
    assert len(line(g, "hand 0").split()) == 7
    for lane in "12345":
        mine, bots = line(g, lane).split(" / ")
        assert mine == "-"
        assert bots != "-"
        assert len(bots.split()) == 1
    assert len(line(g, "plans").split()) == 1
    assert names(g) == "play activate"


DRAWN = "!fire !ice !light !water !earth !plant"


@pytest.mark.parametrize(
    ("options", "sizes"),
    [
        ({}, [14, 13, 12, 11]),  # the two that were drawn and not kept go back
        ({"edition": 1}, [12, 11, 10, 9]),  # release 0.1.0 left them out
    ],
)
def test_the_trainers_guilds_come_from_all_that_were_not_kept(
    options: dict[str, Any], sizes: list[int]
) -> None:
    g = riftable.new("riftforce", mode="solo", auto=False, **options)
    g.push(f"{DRAWN} fire ice light water")
    for size in sizes:
        assert len(g.moves) == size
        assert ("!earth" in g.moves) == ("!plant" in g.moves) == (not options)
        assert not {"!fire", "!ice", "!light", "!water"} & set(g.moves)
        view = g.view(0)
        world = g.rules.imagine(view, Rng(1))
        assert world.ask is not None
        assert world.ask.moves == g.moves.ids
        g.push("!air" if size == sizes[0] else list(g.moves)[-1])
    assert (
        len(line(table("riftforce solo", f"pending {' '.join(g.labels)}", auto=False), "pending").split())
        == 14
    )


def test_a_guild_that_was_not_kept_may_be_the_trainers() -> None:
    found = set()
    for seed in range(40):
        g = riftable.new("riftforce", mode="solo", seed=seed)
        offered = list(g.moves)
        g.push(" ".join(offered[:4]))
        found.update(set(offered[4:]) & set(line(g, "guilds 1").split()))
    assert found


def test_the_trainers_guilds_can_be_named() -> None:
    g = riftable.new(
        "riftforce", mode="solo", seed=4, trainer="fire ice light water", guilds="air sand star love"
    )
    assert line(g, "guilds 1") == "fire light water ice"
    assert line(g, "guilds 0") == "air love sand star"
    both = {"trainer": "fire ice light water", "guilds": "fire sand star love"}
    assert "named twice" in raises(BadOption, lambda: riftable.rules("riftforce", "solo", **both))


def test_control_plans_score_the_locations_without_my_cards() -> None:
    g = solo(
        "1 - / ice5", "2 water5 / ice5", "3 water5 / -", *plan("control4"), "deck 1 ice6", "hand 0 fire7"
    )
    events = g.push(PASS)
    assert line(g, "4") == "- / ice6"
    assert [event.n for event in events if isinstance(event, Controlled)] == [2]
    assert g.scores == [0, 2]


# What a bot does, by number and stars.

ENEMIES = "water5*1 ice5 fire5*1 plant6"


@pytest.mark.parametrize(
    ("number", "stars", "answers", "row"),
    [
        (5, 1, "", "water5*3 ice5 fire5*1 plant6"),
        (5, 2, "", "water5*1 ice5 fire5*1 plant6*2"),
        (5, 3, "", "water5*3 ice5*1 fire5*1 plant6"),
        (5, 4, "fire5", "water5*1 ice5 fire5*3 plant6"),
        (6, 1, "", "water5*1 ice5 fire5*1 plant6*3"),
        (6, 4, "", "water5*4 ice5 fire5*1 plant6"),
        (7, 2, "", "water5*3 ice5 fire5*1 plant6*2"),
        (7, 3, "", "water5*4 ice5*1 fire5*2 plant6*1"),
        (7, 4, "", "water5*1 ice5 fire5*1 plant6*5"),
    ],
)
def test_challenge_at_its_own_location(number: int, stars: int, answers: str, row: str) -> None:
    levels = {5: f"{stars},1,1", 6: f"1,{stars},1", 7: f"1,1,{stars}"}[number]
    name = {5: "attack2-565", 6: "attack5-656", 7: "attack2-765"}[number]
    g = solo(f"option stars {levels}", f"2 {ENEMIES} / sand{number}", "hand 0 lava7", *plan(name), "deck 1 -")
    g.push("activate lava7 guild")
    if answers:
        g.push(answers)
    assert line(g, "2") == f"{row} / sand{number}"


def test_challenge_5_2_strikes_again_once() -> None:
    g = solo(
        "option stars 2,1,1",
        "2 ice5*4 fire5*4 water5*4 / sand5",
        "hand 0 lava7",
        *plan("attack2-565"),
        "deck 1 -",
    )
    g.push("activate lava7 guild")
    assert line(g, "2") == "ice5*4 / sand5"
    assert g.scores == [0, 2]


def test_challenge_6_2_pulls_from_a_neighbor() -> None:
    lines = (
        "option stars 1,2,1",
        "1 ice5 fire5 / -",
        "2 - / sand6",
        "3 water6 / -",
        "hand 0 lava7",
        "deck 1 -",
    )
    g = solo(*lines, *plan("attack5-656"))
    g.push("activate lava7 guild")
    assert names(g) == "@1 @3"
    g.push("@1")
    assert line(g, "1") == "fire5 / -"
    assert line(g, "2") == "ice5*3 / sand6"


def test_challenge_6_3_pushes_to_a_neighbor() -> None:
    lines = ("option stars 1,3,1", "2 ice5 fire5 / sand6", "hand 0 lava7", "deck 1 -")
    g = solo(*lines, *plan("attack5-656"))
    g.push("activate lava7 guild")
    assert names(g) == "@1 @3"
    g.push("@3")
    assert line(g, "2") == "fire5 / sand6"
    assert line(g, "3") == "ice5*3 / -"
    g = solo("option stars 1,3,1", "1 ice5 / sand6", "hand 0 lava7", "deck 1 -", *plan("attack5-656"))
    g.push("activate lava7 guild")
    assert line(g, "2") == "ice5*3 / -"


def test_challenge_7_1_hits_both_neighbors() -> None:
    g = solo(
        "1 ice5 / -", "2 fire5 / sand7", "3 water6 ice6 / -", "hand 0 lava7", "deck 1 -", *plan("attack2-765")
    )
    g.push("activate lava7 guild")
    assert line(g, "1") == "ice5*2 / -"
    assert line(g, "2") == "fire5 / sand7"
    assert line(g, "3") == "water6*2 ice6 / -"


def test_a32_the_trainers_pile_is_shuffled_anew_or_no_bot_comes() -> None:
    g = solo("hand 0 fire7", *plan("control1"), "deck 1 -", "discard 1 ice5")
    g.push(PASS)
    assert line(g, "1") == "- / ice5"
    assert line(g, "discard 1") == "-"
    g = solo("hand 0 fire7", *plan("control1"), "deck 1 -")
    g.push(PASS)
    assert line(g, "1") == "- / -"


def test_a33_among_equals_the_player_chooses() -> None:
    g = solo("option stars 4,1,1", "2 ice5 fire5 / sand5", "hand 0 lava7", *plan("attack2-565"), "deck 1 -")
    g.push("activate lava7 guild")
    assert names(g) == "ice5@2.1 fire5@2.2"
    assert refused(g, "stop")


@pytest.mark.parametrize(("switch", "damage"), [("yes", 4), ("no", 2)])
def test_a34_a_lone_card_is_first_and_last(switch: str, damage: int) -> None:
    options = ("option stars 1,1,2", f"option lone_card_hit_twice {switch}")
    g = solo(*options, "2 fire7 / sand7", "hand 0 lava7", *plan("attack2-765"), "deck 1 -")
    g.push("activate lava7 guild")
    assert line(g, "2") == f"fire7*{damage} / sand7"


def test_a35_an_ampersand_bot_moves_to_where_it_does_damage() -> None:
    options = ("option ampersand move:5",)
    g = solo(
        *options, "1 - / sand5", "3 fire7 / -", "5 ice7 / -", "hand 0 lava7", *plan("attack2-565"), "deck 1 -"
    )
    g.push("activate lava7 guild")
    assert names(g) == "@3 @5"
    g.push("@5")
    assert line(g, "5") == "ice7*2 / sand5"
    g = solo(*options, "1 fire7 / sand5", "hand 0 lava7", *plan("attack2-565"), "deck 1 -")
    events = g.push("activate lava7 guild")
    assert len([event for event in events if isinstance(event, Skipped)]) == 3  # it may not stay
    g = solo(*options, "1 fire7 / sand5", "2 ice7 / -", "hand 0 lava7", *plan("attack2-565"), "deck 1 -")
    g.push("activate lava7 guild")
    assert line(g, "2") == "ice7*2 / sand5"


def test_a36_an_ampersand_bot_heals_first() -> None:
    options = ("option ampersand heal:5",)
    g = solo(*options, "1 fire7 / sand5*1", "3 - / ice6*2", "hand 0 lava7", *plan("attack2-565"), "deck 1 -")
    g.push("activate lava7 guild")
    assert names(g) == "sand5@1.1 ice6@3.1"
    g.push("ice6")
    assert line(g, "3") == "- / ice6*1"
    assert line(g, "1") == "fire7*2 / sand5*1"
    g = solo(*options, "1 - / sand5*1", "hand 0 lava7", *plan("attack2-565"), "deck 1 -")
    events = g.push("activate lava7 guild")
    assert not [event for event in events if isinstance(event, Activated)]  # healing is no damage


def test_a37_my_crystal_gives_the_trainer_two() -> None:
    g = solo("2 crystal5*4 / sand5", "hand 0 lava7", *plan("attack2-565"), "deck 1 -")
    g.push("activate lava7 guild")
    assert g.scores == [0, 2]


def test_a37_by_option_a_bot_gets_one_for_my_crystal() -> None:
    lines = ("option crystal_bonus_for_bots no", "2 crystal5*4 / sand5", *plan("attack2-565"), "deck 1 -")
    g = solo(*lines, "hand 0 lava7")
    g.push("activate lava7 guild")
    assert g.scores == [0, 1]
    g = solo(
        "option crystal_bonus_for_bots no",
        "2 fire5 crystal5*4 / -",
        *plan("control1"),
        "deck 1 -",
        "hand 0 fire7",
    )
    g.push("activate fire7 guild fire5")
    assert g.scores == [0, 2]  # my own Fire is no bot


def test_a38_the_round_ends_after_the_plan() -> None:
    g = solo("score 0 11", "2 crystal5*4 / sand5", "hand 0 lava7", *plan("attack2-565"), "deck 1 -")
    g.push("activate lava7 guild")
    assert g.over
    assert g.result == [-1.0]
    g = solo("score 12 10", "1 - / ice5", "hand 0 lava7 lava6", *plan("control2"), "deck 1 ice6")
    g.push("activate lava7 guild")
    assert not g.over  # 12 to 12
    g = solo("score 12 9", "1 - / ice5", "hand 0 lava7", *plan("control2"), "deck 1 ice6")
    g.push("activate lava7 guild")
    assert g.over
    assert g.result == [1.0]


def test_a39_bots_do_nothing_when_placed() -> None:
    g = solo("1 fire5 / -", "hand 0 lava7", *plan("control1"), "deck 1 earth5")
    events = g.push("activate lava7 guild")
    assert not [event for event in events if isinstance(event, (Hit, Played))]
    assert line(g, "1") == "fire5 / earth5"


def test_a40_a_bot_that_could_only_move_something_is_not_activated() -> None:
    g = solo("option stars 1,2,1", "2 fire5 / sand6", "hand 0 lava7", *plan("attack5-656"), "deck 1 -")
    events = g.push("activate lava7 guild")
    assert not [event for event in events if isinstance(event, Activated)]
    assert line(g, "2") == "fire5 / sand6"
    g = solo(
        "option stars 1,3,1", "1 fire5 / -", "2 - / sand6", "hand 0 lava7", *plan("attack5-656"), "deck 1 -"
    )
    events = g.push("activate lava7 guild")
    assert not [event for event in events if isinstance(event, Activated)]
    assert line(g, "1") == "fire5 / -"


def test_a_bot_taken_with_music_is_mine_with_its_guilds_ability() -> None:
    g = solo("2 music5 / earth5*3", "1 - / ice6", "hand 0 fire5", *plan("control5"), "deck 1 -")
    g.push("activate fire5 number music5 @1")
    assert names(g) == "stop earth5@1.1"
    g.push("earth5")
    assert line(g, "1") == "earth5 / ice6*3"
    assert g.scores == [1, 0]


def test_no_bot_twice_in_one_plan() -> None:
    g = solo("2 fire7 / sand5", "hand 0 lava7", *plan("attack2-565"), "deck 1 -")
    events = g.push("activate lava7 guild")
    assert len([event for event in events if isinstance(event, Activated)]) == 1
    assert line(g, "2") == "fire7*2 / sand5"


def test_my_cards_destroyed_by_bots_score_for_the_trainer() -> None:
    g = solo("2 fire5*4 / sand5", "hand 0 lava7", *plan("attack2-565"), "deck 1 -")
    events = g.push("activate lava7 guild")
    assert [(event.side, event.n) for event in events if isinstance(event, Gained)] == [(1, 1)]
    assert line(g, "discard 0") == "lava7 fire5"


def test_a43_solo_is_dead_only_after_a_whole_cycle_of_plans() -> None:
    dead = [f"plans {' '.join(CYCLE)}", "met 20", "hand 0 -", "deck 0 -", "deck 1 -", "idle 18", "score 3 2"]
    g = solo(*dead)
    g.push("draw")
    assert not g.over
    g.push("draw")
    assert g.over
    assert g.result == [1.0]


@pytest.mark.parametrize("news", ["deck 1 ice5", "1 - / ice5"])
def test_a43_a_bot_placed_or_a_location_taken_is_news(news: str) -> None:
    order = " ".join(
        PLAN_NAMES[i] for i in (0, 1, 2, 15, 3, 4, 5, 16, 6, 7, 8, 17, 9, 10, 11, 18, 12, 13, 14, 19)
    )
    dead = [f"plans {order}", "met 23", "hand 0 -", "deck 0 -", "idle 19", "score 3 2", news]
    g = solo(*dead, *([] if news.startswith("deck") else ["deck 1 -"]))
    g.push("draw")
    assert not g.over
    assert line(g, "met") == "24"


def test_presets_from_beginner_to_hardest() -> None:
    from riftable.games.riftforce.rules.challenges import PRESETS

    totals = []
    for name in PRESETS:
        rules = Riftforce("solo", {"preset": name})
        totals.append(sum([int(challenge.stars) for challenge in rules.config.challenges]))
    assert totals == [3, 5, 7, 9, 12, 17]
    assert riftable.rules("riftforce", "solo", preset="hardest").options == {
        "stars": "4,4,4",
        "ampersand": "move:7",
    }
    assert riftable.rules("riftforce", "solo", preset="hard", stars="1,2,3").options == {"stars": "1,2,3"}


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"stars": "1,2"}, "1 to 4 stars"),
        ({"stars": "5,1,1"}, "1 to 4 stars"),
        ({"ampersand": "fly:7"}, "move or heal"),
        ({"ampersand": "move:8"}, "move or heal"),
        ({"preset": "nightmare"}, "beginner, easy"),
        ({"trainer": "fire"}, "option trainer names 4 guilds"),
        ({"first": 0}, "no option “first”"),
    ],
)
def test_bad_options(options: dict[str, object], problem: str) -> None:
    assert problem in raises(BadOption, lambda: riftable.rules("riftforce", "solo", **options))


def test_strict_positions_know_how_plans_come() -> None:
    base = "riftforce solo\nguilds 0 fire water light plant\nguilds 1 air ice sand star\n"
    problem = raises(BadNotation, lambda: riftable.position(base + "plans control1\nmet 0"))
    assert "three attacks and a control" in problem
    problem = raises(BadNotation, lambda: riftable.position(base + "plans attack1-556 attack3-557\nmet 0"))
    assert "so 1 are known" in problem


def test_plans_in_positions() -> None:
    assert "not a plan" in raises(BadNotation, lambda: solo("plans attack1-777"))
    assert "there twice" in raises(BadNotation, lambda: solo("plans control1 control1"))
    assert "only 1 are named" in raises(BadNotation, lambda: solo("plans control1", "met 2"))
    assert "not a plan of this mode" in raises(BadNotation, lambda: table("riftforce duel", "plans control1"))
    g = table("riftforce solo", "hand 0 fire5", auto=False)
    assert len(g.moves) == 15  # the first plan is an attack, and chance has not said which
    assert riftable.position(g.fen, strict=False, auto=False).fen == g.fen


def test_all_options_travel_with_a_position() -> None:
    g = solo(
        "option stars 2,3,1",
        "option ampersand move:7",
        "option lone_card_hit_twice no",
        "hand 0 fire5",
        *plan("control1"),
    )
    assert g.rules.options == {"stars": "2,3,1", "ampersand": "move:7", "lone_card_hit_twice": "no"}
    assert riftable.position(g.fen, strict=False).fen == g.fen


def test_none_and_random_are_the_defaults() -> None:
    assert riftable.rules("riftforce", "solo", ampersand="none", trainer="random").options == {}
