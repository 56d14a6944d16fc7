"""Triggered abilities and their events [382-385, 411, 428.5], on cards made for these tests."""

from __future__ import annotations

from riftable import Game
from riftable.games.riftbound.cards import BY_NAME
from riftable.games.riftbound.rulebook import read_position
from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.events import Triggered
from riftable.games.riftbound.rules.ids import BODY, CALM, FURY, ORDER, REACTION, UNIT_DIED
from riftable.games.riftbound.words.effects import Buff, Deal, Give, Kill, Ready, Stun
from riftable.games.riftbound.words.event_filters import ANYONE, YOU, EventFilter
from riftable.games.riftbound.words.listening import when_a_friend_dies, when_i_hold, when_you_ready_a_friend
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated
from riftable.games.riftbound.words.properties import Timing
from riftable.games.riftbound.words.responses import Score
from riftable.games.riftbound.words.selectors import ENEMY, ME, THE_ONE, a_unit, units
from riftable.games.riftbound.words.states import IS_EXHAUSTED, IS_MIGHTY, IS_READY
from riftable.games.riftbound.words.tasks import Discard, Draw
from riftable.games.riftbound.words.triggers import When
from tests.games.riftbound.table import at, bound, hand, might, moves, realm, told, toy_cards

CARDS = [
    spell("test-31", "Glare", CALM, Cost(1), Timing(REACTION), Stun(units(2, ENEMY))),
    spell("test-32", "Cut", FURY, Cost(1), Timing(REACTION), Kill(a_unit())),
    spell("test-33", "Purge", FURY, Cost(1), Discard(1), Discard(1)),
    spell("test-34", "Wake", BODY, Cost(1), Timing(REACTION), Ready(a_unit())),
    unit("test-35", "Mourner", ORDER, Cost(1), 2, when_a_friend_dies(Buff(ME))),
    unit(
        "test-36", "Slayer", ORDER, Cost(1), 2,
        When(UNIT_DIED, Draw(1), about=EventFilter(YOU, with_spell=True)),
        Activated(Cost(exhaust=True), Deal(1, a_unit())),
    ),
    unit(
        "test-37", "Elegist", ORDER, Cost(1), 2,
        When(UNIT_DIED, Draw(1), about=EventFilter(ANYONE, state=IS_MIGHTY)),
    ),
    unit(
        "test-38", "Watcher", ORDER, Cost(1), 2,
        When(UNIT_DIED, Draw(1), about=EventFilter(ANYONE, state=IS_READY)),
        When(UNIT_DIED, Give(1, ME), about=EventFilter(ANYONE, state=IS_EXHAUSTED)),
    ),
    unit("test-39", "Holder", ORDER, Cost(1), 2, when_i_hold(Score(2))),
    gear("test-40", "Drum", BODY, Cost(1), when_you_ready_a_friend(Give(3, THE_ONE))),
]  # fmt: skip
THEIRS = "field 1 void-gate 0 1"
cards = toy_cards(CARDS)


def test_383_what_does_not_say_one_or_more_triggers_for_each() -> None:
    foes = ("unit 5 recruit 1 @base1", "unit 6 recruit 1 @base1")
    g = bound("unit 4 eclipse-herald 0 @base0", *foes, "hand 0 glare")
    g.push("glare recruit.5 recruit.6 auto pass pass order0 pass pass pass pass")
    assert might(g, 4) == 9


def test_ogn_261_leona_buffs_once_for_all_that_is_stunned_together() -> None:
    BY_NAME[CARDS[0].name] = CARDS[0]  # also without the fixture
    foes = ("unit 5 recruit 1 @base1", "unit 6 recruit 1 @base1")
    g = bound("unit 4 recruit 0 @base0", *foes, "hand 0 glare", "banished 1 leona-radiant-dawn")
    s = realm(g)
    s.kind[0] = s.config.by_number["ogn-261"]
    s.index()
    g.push("glare recruit.5 recruit.6 auto pass pass recruit.4 pass pass")
    assert len(told(g, Triggered)) == 1


def test_383_two_actions_of_one_spell_trigger_twice() -> None:
    g = bound("unit 4 jinx-rebel 0 @base0", "hand 0 purge gust*2")
    g.push("purge auto pass pass discard:gust discard:gust pass pass pass pass")
    assert might(g, 4) == 7


def test_383_2c_what_dies_together_does_not_see_the_others_die() -> None:
    lines = ("unit 4 mourner 0 @1", "unit 5 recruit 0 @1", "field 1 startipped-peak 0 0", "hand 0 firestorm")
    g = bound(*lines[:3], "unit 6 mega-mech 1 @base1", "turn 1")
    g.push("move:mega-mech @1 pass pass")
    assert (at(g, 4), at(g, 5)) == ("gone", "gone")
    assert not told(g, Triggered)
    g = bound("unit 4 mourner 0 @base0", *lines[1:3], "unit 6 mega-mech 1 @base1", "turn 1")
    g.push("move:mega-mech @1 pass pass")
    assert len(told(g, Triggered)) == 1


def test_124_an_object_that_left_is_forgotten_by_what_it_triggered() -> None:
    g = bound("unit 4 drum 0 @base0", "unit 5 mega-mech 0 @base0 exhausted", "hand 0 wake", "hand 1 cut")
    g.push("wake mega-mech auto pass pass")
    item = realm(g).chain[0]
    assert item.event is not None
    assert item.event.subject == 5
    g.push("pass cut mega-mech auto pass pass")
    event = realm(g).chain[0].event
    assert event is not None
    assert (event.subject, event.whose, event.place) == (-1, 0, 0)  # its facts stay [359.3.f]
    g.push("pass pass")
    assert moves(g)[0] == "end"


def test_428_5_a_kill_with_a_spell_needs_the_spell() -> None:
    lines = ("unit 4 slayer 0 @base0", THEIRS, "unit 5 recruit 1 @1", "deck 0 gust*3")
    for spell_, words in (
        ("cut", "cut recruit auto pass pass"),
        ("incinerate", "incinerate recruit auto pass pass"),
    ):
        g = bound(*lines, f"hand 0 {spell_}")
        g.push(words)
        assert len(told(g, Triggered)) == 1
    g = bound(*lines)
    g.push("use:slayer recruit pass pass")
    assert at(g, 5) == "gone"
    assert not told(g, Triggered)
    g = bound(*lines, "unit 6 mega-mech 0 @base0")
    g.push("move:mega-mech @1 pass pass")
    assert at(g, 5) == "gone"
    assert not told(g, Triggered)
    theirs = bound(*lines, "hand 1 cut", "turn 1")
    theirs.push("cut recruit auto pass pass")
    assert not told(theirs, Triggered)


def test_359_3f_the_states_of_what_died_are_those_it_had() -> None:
    g = bound("unit 4 elegist 0 @base0", "unit 5 mega-mech 1 @base1", "hand 0 cut", "deck 0 gust*3")
    g.push("cut mega-mech auto pass pass pass pass")
    assert hand(g, 0) == ["gust"]
    g = bound("unit 4 elegist 0 @base0", "unit 5 recruit 1 @base1", "hand 0 cut")
    g.push("cut recruit auto pass pass")
    assert not told(g, Triggered)
    g = bound("unit 4 watcher 0 @base0", "unit 5 recruit 1 @base1", "hand 0 cut", "deck 0 gust*3")
    g.push("cut recruit auto pass pass pass pass")
    assert (hand(g, 0), might(g, 4)) == (["gust"], 2)
    g = bound("unit 4 watcher 0 @base0", "unit 5 recruit 1 @base1 exhausted", "hand 0 cut")
    g.push("cut recruit auto pass pass pass pass")
    assert (hand(g, 0), might(g, 4)) == ([], 3)


def test_471_an_effect_may_score_several_points_and_the_last_one() -> None:
    g = bound("field 1 void-gate 0 0", "unit 4 holder 0 @1", "turn 1", "score 5 0")
    g.push("end pass pass")
    assert g.scores == [8, 0]
    assert g.over


def test_449_2_a_forced_move_that_becomes_a_recall_is_no_move() -> None:
    g = bound(
        "field 1 void-gate 0 1", "field 2 void-gate 1 2", "unit 6 recruit 1 @1", "unit 7 recruit 2 @1",
        "unit 8 traveling-merchant 0 @2", "hand 0 gust", "hand 1 charm", "turn 1",
        mode="skirmish", decks="annie / garen / lux",
    )  # fmt: skip
    g.push("charm traveling-merchant")
    assert "@1" not in moves(g)


def test_a_position_remembers_how_often_something_happened_this_turn() -> None:
    g = bound("unit 4 darius-trifarian 0 @base0", "hand 0 daring-poro*2", decks="garen / garen")
    g.push("daring-poro auto")
    assert "times seat0" in g.fen
    rules, state, _ = read_position(g.fen, strict=False)
    g = Game(rules, state, seed=0)
    g.push("daring-poro auto pass pass")
    assert might(g, 4) == 7
