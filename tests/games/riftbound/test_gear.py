"""Gear [147-152] and activated abilities [376-381], on cards made for these tests."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.events import Recalled
from riftable.games.riftbound.rules.ids import ACTION, MIND, REACTION
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.words.effects import Deal, Kill
from riftable.games.riftbound.words.make import gear, spell
from riftable.games.riftbound.words.passives import Activated
from riftable.games.riftbound.words.properties import Timing, hidden
from riftable.games.riftbound.words.selectors import AT_BATTLEFIELD, ENEMY, GearPick, a_unit
from riftable.games.riftbound.words.tasks import Draw
from tests.games.riftbound.table import at, bound, hand, moves, realm, told, toy_cards, trash

LAMP = Activated(Cost(1, exhaust=True), Draw(1), timing=REACTION)
SHOT = Activated(Cost(exhaust=True), Deal(2, a_unit(ENEMY, AT_BATTLEFIELD)))
CARDS = [
    gear("test-41", "Lamp", MIND, Cost(1), hidden(), LAMP),
    gear("test-42", "Cannon", MIND, Cost(2), SHOT),
    spell("test-43", "Rust", MIND, Cost(1), Timing(ACTION), Kill(GearPick(ENEMY))),
]
cards = toy_cards(CARDS)


def test_147_gear_enters_ready_in_base_and_cannot_be_reacted_to() -> None:
    g = bound("hand 0 lamp", "field 1 void-gate 0 0", "unit 4 recruit 0 @1")
    g.push("lamp auto")
    assert at(g, 5) == "base0"
    assert g.seat == 0
    assert "use:lamp.5" in moves(g)
    assert "move:lamp.5" not in moves(g)


def test_376_an_activated_ability_is_paid_goes_on_the_chain_and_can_be_reacted_to() -> None:
    g = bound("unit 4 lamp 0 @base0", "deck 0 gust*3", "runes 0 mind*2")
    g.push("use:lamp")
    assert realm(g).flags[4] & 1
    assert realm(g).ready[2] == 1
    assert hand(g, 0) == []
    assert moves(g) == ["pass"]
    g.push("pass pass")
    assert hand(g, 0) == ["gust"]
    assert "use:lamp.4" not in moves(g)


def test_376_without_a_target_it_cannot_be_used() -> None:
    g = bound("unit 4 cannon 0 @base0", "unit 5 recruit 1 @base1")
    assert "use:cannon.4" not in moves(g)
    g = bound("unit 4 cannon 0 @base0", "unit 5 mega-mech 1 @2", "field 2 trifarian-war-camp 1 1")
    g.push("use:cannon mega-mech pass pass")
    assert realm(g).hurt[5] == 2


def test_377_timing_of_abilities() -> None:
    lines = ("unit 4 lamp 0 @base0", "unit 5 cannon 0 @base0", "unit 6 recruit 1 @base1", "turn 1")
    g = bound(*lines, "field 1 void-gate 0 0", "unit 7 recruit 0 @1")
    g.push("move:recruit.6 @1 pass")
    assert "use:lamp.4" in moves(g)
    assert "use:cannon.5" not in moves(g)


def test_428_gear_is_killed_by_what_says_gear() -> None:
    g = bound("unit 4 lamp 1 @base1", "unit 5 lamp 0 @base0", "unit 6 recruit 1 @base1", "hand 0 rust")
    g.push("rust")
    assert moves(g) == ["lamp.4"]
    g.push("lamp auto pass pass")
    assert trash(g, 1) == ["lamp"]


def test_34_hidden_gear_appears_there_and_is_recalled() -> None:
    g = bound(
        "field 1 startipped-peak 0 0",
        "facedown 1 lamp 0 2",
        "round 3",
        "unit 4 recruit 0 @1",
        decks="lux / garen",
    )
    g.push("reveal@1")
    assert at(g, 5) == "base0"
    assert told(g, Recalled)


def test_gear_and_abilities_have_sentences() -> None:
    assert speech("en").card_text(CARDS[0]) == ["[Hidden]", "[1], [E] [Reaction]: Draw 1."]
    assert speech("fr").card_text(CARDS[1]) == [
        "[E]\u202f: infligez 2 dégâts à une Unit ennemie sur un Battlefield."
    ]
    assert speech("uk").card_text(CARDS[2]) == ["[Action]", "Знищте вороже спорядження."]
