"""Ambush [822], on cards made for these tests."""

from __future__ import annotations

import pytest

from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.ids import ATTACKER, DEFENDER, FURY, REACTION
from riftable.games.riftbound.rules.invariants import violation
from riftable.games.riftbound.rules.printed_costs import KILL_FRIEND
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.words.costs import may_pay, must_pay
from riftable.games.riftbound.words.make import spell, unit
from riftable.games.riftbound.words.properties import Ambush, AmbushEnemies, Timing
from riftable.games.riftbound.words.tasks import Draw
from tests.games.riftbound.table import at, bound, hand, moves, realm, toy_cards
from tests.games.riftbound.test_refusals import said

CARDS = [
    unit("test-101", "Lurker", FURY, Cost(2), 2, Ambush()),
    unit("test-102", "Hunter", FURY, Cost(2), 2, Ambush(), AmbushEnemies()),
    unit("test-103", "Devourer", FURY, Cost(2), 2, Ambush(), must_pay(Cost(spend=KILL_FRIEND))),
    unit("test-104", "Glutton", FURY, Cost(2), 2, Ambush(), may_pay(Cost(spend=KILL_FRIEND), less=2)),
    unit("test-105", "Scout", FURY, Cost(2), 2, Timing(REACTION), Ambush()),
    spell("test-106", "Idle", FURY, Cost(0), Timing(REACTION), Draw(1)),
]
FIELDS = ("field 1 startipped-peak 0 0", "field 2 void-gate 1 1")
BOARD = (*FIELDS, "unit 4 recruit 0 @1", "unit 5 first-mate 1 @base1", "turn 1")
cards = toy_cards(CARDS)


def test_822_it_joins_ones_units_in_a_showdown() -> None:
    g = bound(*BOARD, "hand 0 lurker mega-mech")
    g.push("move:first-mate @1 pass")
    assert moves(g) == ["pass", "lurker"]  # the other one is too slow
    g.push("lurker auto")  # there is only one place for it
    assert at(g, 6) == "1"
    assert realm(g).flags[6] & DEFENDER
    assert not violation(realm(g))
    g = bound(*FIELDS, "unit 4 recruit 0 @base0", "unit 5 first-mate 1 @2", "hand 0 lurker")
    g.push("move:recruit @2 lurker auto")
    assert at(g, 6) == "2"
    assert realm(g).flags[6] & ATTACKER


def test_822_it_may_be_played_in_answer_to_a_spell() -> None:
    g = bound(*BOARD, "hand 0 lurker", "hand 1 idle")
    g.push("idle pass")
    assert moves(g) == ["pass", "lurker"]
    g.push("lurker auto")
    assert at(g, 6) == "1"
    assert [item.kind for item in realm(g).chain] == [realm(g).config.by_number["test-106"]]


def test_822_without_units_at_a_battlefield_it_is_as_slow_as_others() -> None:
    g = bound(*FIELDS, "unit 4 recruit 0 @base0", "turn 1", "hand 0 lurker", "hand 1 idle")
    g.push("idle pass")
    assert moves(g) == ["pass"]
    assert said(g, "lurker").startswith("Lurker cannot be played now")
    g = bound(*BOARD, "hand 0 lurker", "hand 1 idle", "runes 0 fury*1")
    g.push("idle pass")
    assert said(g, "lurker") == "You cannot pay for Lurker: it costs [2]."
    g = bound(*FIELDS, "unit 4 recruit 0 @1", "hand 0 lurker")
    g.push("lurker")
    assert moves(g) == ["@base0", "@1"]  # in its own time it may go to base as well


def test_822_it_chooses_among_battlefields_with_own_units_only() -> None:
    g = bound(
        "field 1 startipped-peak 0 0", "field 2 void-gate 1 0", "unit 4 recruit 0 @1", "unit 5 recruit 0 @2",
        "unit 6 recruit 1 @base1", "turn 1", "hand 0 lurker scout", "hand 1 idle*2",
    )  # fmt: skip
    g.push("idle pass lurker")
    assert moves(g) == ["@1", "@2"]
    g.push("@2 auto pass scout")
    assert moves(g) == ["@base0", "@1", "@2"]  # it is a Reaction anyway


def test_822_some_ambush_enemies() -> None:
    g = bound(*FIELDS, "unit 4 recruit 1 @2", "turn 1", "hand 0 hunter lurker", "hand 1 idle")
    g.push("idle pass")
    assert moves(g) == ["pass", "hunter"]
    g.push("hunter auto")
    assert at(g, 5) == "2"
    assert realm(g).contester[3] == 0


def test_822_what_its_cost_kills_is_not_there_any_more() -> None:
    g = bound(*BOARD, "hand 0 devourer", "hand 1 idle")
    g.push("idle pass")
    assert moves(g) == ["pass"]  # the only unit there would have to be killed
    g = bound(*BOARD, "unit 6 recruit 0 @base0", "hand 0 devourer", "hand 1 idle")
    g.push("idle pass devourer")
    assert moves(g) == ["recruit.6"]
    g.push("recruit auto")
    assert (at(g, 4), at(g, 6)) == ("1", "1")
    g = bound(*BOARD, "hand 0 glutton", "hand 1 idle", "runes 0 fury*2")
    g.push("idle pass glutton")  # its optional cost is not offered
    assert (at(g, 4), at(g, 6)) == ("1", "1")
    g = bound(*BOARD, "hand 0 glutton", "hand 1 idle", "runes 0 fury*1")
    g.push("idle pass")
    assert moves(g) == ["pass"]
    g = bound(*BOARD, "unit 6 recruit 0 @base0", "hand 0 glutton", "hand 1 idle", "runes 0 fury*1")
    g.push("idle pass glutton")
    assert moves(g) == ["recruit.6"]


def test_822_it_is_not_played_if_the_units_it_would_join_leave_with_their_owner() -> None:
    units = ("unit 6 recruit 0 @1 owner*2", "unit 7 recruit 0 @2 owner*2", "turn 1")
    g = bound(*units, "hand 0 lurker", "hand 1 idle", mode="skirmish", decks="annie / garen / lux")
    g.push("idle pass pass lurker")
    assert moves(g) == ["@1", "@2"]
    g.push("leave2")
    assert (hand(g, 0), g.seat, moves(g)) == (["lurker"], 0, ["pass"])


def test_822_the_chosen_champion_may_ambush() -> None:
    g = bound(*BOARD, "champion 0 lurker", "hand 1 idle")
    g.push("idle pass")
    assert moves(g) == ["pass", "champion:lurker"]
    g.push("champion:lurker auto")
    assert at(g, 6) == "1"


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "I can [Ambush] to a battlefield with enemy units, even if you have none there."),
        ("fr", "Mon [Ambush] peut aussi viser un Battlefield où il n’y a que des Units ennemies."),
        ("uk", "Мій [Ambush] діє й на полі бою, де є лише ворожі бійці."),
    ],
)
def test_822_it_is_spoken(lang: str, text: str) -> None:
    assert speech(lang).card_text(CARDS[1]) == ["[Ambush]", text]
