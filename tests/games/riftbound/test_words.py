"""Words that no card of the four decks uses yet, on cards made for these tests; checks by their numbers."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.events import Countered, Drew, Triggered
from riftable.games.riftbound.rules.ids import BODY, FURY, MIND, ORDER, REACTION
from riftable.games.riftbound.rules.printed_costs import KILL_FRIEND
from riftable.games.riftbound.speech import LANGUAGES, speech
from riftable.games.riftbound.words.amounts import EachInTrash
from riftable.games.riftbound.words.conditions import COULD_NOT, WAS_PAID
from riftable.games.riftbound.words.costs import CheaperBy, may_pay, must_pay
from riftable.games.riftbound.words.effects import Buff, Counter, DoubleMight, Stun
from riftable.games.riftbound.words.flow import If
from riftable.games.riftbound.words.make import spell, unit
from riftable.games.riftbound.words.passives import spells_cost_less
from riftable.games.riftbound.words.properties import Timing
from riftable.games.riftbound.words.selectors import ENEMY, FRIENDLY, HERE, SpellPick, a_unit
from riftable.games.riftbound.words.tasks import AnotherTurn, Draw
from riftable.games.riftbound.words.triggers import deathknell, legion
from tests.games.riftbound.table import (
    at,
    bound,
    controller,
    hand,
    might,
    moves,
    realm,
    told,
    toy_cards,
    trash,
)

CARDS = [
    spell(
        "test-11", "Blessing", BODY, Cost(1), Timing(REACTION),
        Buff(a_unit(FRIENDLY)), If(COULD_NOT, [Draw(1)], []),
    ),
    spell("test-12", "Daze", ORDER, Cost(1), Timing(REACTION), Stun(a_unit(ENEMY))),
    spell("test-13", "Growth", BODY, Cost(1), Timing(REACTION), DoubleMight(a_unit(FRIENDLY))),
    spell("test-14", "Loop", MIND, Cost(1), AnotherTurn()),
    spell("test-15", "Refusal", MIND, Cost(1), Timing(REACTION), Counter(SpellPick(4))),
    spell("test-16", "Offering", ORDER, Cost(1), must_pay(Cost(spend=KILL_FRIEND)), Draw(2)),
    unit("test-17", "Heir", ORDER, Cost(1), 2, must_pay(Cost(spend=KILL_FRIEND))),
    unit("test-18", "Follower", ORDER, Cost(1), 1, legion(Draw(1))),
    unit("test-19", "Bell", ORDER, Cost(1), 1, deathknell(Draw(1))),
    unit("test-20", "Jailer", FURY, Cost(1), 1, legion(Stun(a_unit(ENEMY, HERE)))),
    spell(
        "test-21", "Bargain", MIND, Cost(0), Timing(REACTION),
        may_pay(Cost(1)), If(WAS_PAID, [Draw(2)], [Draw(1)]),
    ),
    unit("test-22", "Broker", MIND, Cost(1), 1, spells_cost_less(1, minimum=0)),
    spell("test-23", "Thrift", MIND, Cost(2), CheaperBy(EachInTrash()), Draw(1)),
]  # fmt: skip
cards = toy_cards(CARDS)


def test_44_a_second_buff_is_not_placed() -> None:
    g = bound("unit 4 recruit 0 @base0", "hand 0 blessing*2", "deck 0 gust*3")
    g.push("blessing recruit auto pass pass")
    assert might(g, 4) == 2
    assert hand(g, 0) == ["blessing"]
    g.push("blessing recruit auto pass pass")
    assert might(g, 4) == 2
    assert hand(g, 0) == ["gust"]  # it could not be buffed this way


def test_04_a_stunned_attacker_deals_nothing_until_the_turn_ends() -> None:
    g = bound("field 1 void-gate 0 1", "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @1", "hand 1 daze")
    g.push("move:mega-mech @1 pass daze mega-mech auto pass pass pass pass")
    assert at(g, 5) == "1"
    assert at(g, 4) == "base0"
    assert realm(g).flags[4] & 2
    g.push("end pass pass")
    assert not realm(g).flags[4] & 2


def test_41_double_might_keeps_what_shield_gave() -> None:
    g = bound(
        "field 1 void-gate 0 0",
        "unit 4 stalwart-poro 0 @1",
        "turn 1",
        "unit 5 mystic-poro 1 @base1",
        "hand 0 growth",
    )
    g.push("move:mystic-poro @1 pass growth stalwart-poro auto pass pass")
    assert might(g, 4) == 6  # 2, Shield, and 3 more
    g.push("pass pass")
    assert might(g, 4) == 5  # the combat is over, the 3 stay


def test_50_an_additional_turn_comes_next_and_the_order_stays() -> None:
    g = bound("hand 0 loop", decks="garen / garen")
    g.push("loop auto pass pass end")
    assert realm(g).turn == 0
    g.push("end")
    assert realm(g).turn == 1
    assert realm(g).regular == 1


def test_20_a_countered_spell_is_paid_but_was_not_played() -> None:
    g = bound(
        "unit 4 ravenbloom-student 0 @base0", "hand 0 confront follower", "hand 1 refusal", "deck 0 gust*3"
    )
    g.push("confront auto pass refusal item0 auto pass pass")
    assert told(g, Countered)
    assert trash(g, 0) == ["confront"]
    assert might(g, 4) == 2  # no trigger
    assert not told(g, Drew)
    assert not realm(g).chain
    g.push("follower auto pass pass")
    assert told(g, Drew)  # Legion looks at what was made final


def test_20_only_a_cheap_spell_on_the_chain_can_be_countered() -> None:
    g = bound("unit 4 mega-mech 1 @base1", "hand 0 final-spark", "hand 1 refusal")
    assert "refusal" not in moves(g)
    g.push("final-spark mega-mech auto pass")
    assert moves(g) == ["pass"]


def test_812_legion_needs_another_card() -> None:
    g = bound("hand 0 follower", "deck 0 gust*3")
    g.push("follower auto")
    assert not told(g, Triggered)
    g = bound("hand 0 follower", "deck 0 gust*3", "played 0 1")
    g.push("follower auto pass pass")
    assert hand(g, 0) == ["gust"]


def test_28_the_deathknell_of_what_was_killed_as_a_cost_comes_first() -> None:
    g = bound("unit 4 bell 0 @base0", "hand 0 offering", "deck 0 gust*5")
    g.push("offering bell auto")
    assert at(g, 4) == "gone"
    assert len(realm(g).chain) == 2
    g.push("pass pass")
    assert hand(g, 0) == ["gust"]
    g.push("pass pass")
    assert len(hand(g, 0)) == 3


def test_28_without_a_unit_to_kill_it_cannot_be_played() -> None:
    assert "offering" not in moves(bound("hand 0 offering"))


def test_31_a_cost_whose_event_is_replaced_is_paid() -> None:
    g = bound("unit 4 recruit 0 @base0", "effect 1 saves unit4", "hand 0 offering", "deck 0 gust*5")
    g.push("offering recruit auto pass pass")
    assert at(g, 4) == "base0"
    assert len(hand(g, 0)) == 2


def test_39_a_minimum_binds_only_its_own_discount() -> None:
    lines = ("field 1 void-gate 0 0", "unit 4 eager-apprentice 0 @1", "hand 0 thrift", "runes 0 -")
    assert "thrift" not in moves(bound(*lines))
    assert "thrift" in moves(bound(*lines, "trash 0 gust"))  # down to 1, then to nothing


def test_40_an_optional_cost_that_is_nothing_by_now_was_paid_all_the_same() -> None:
    lines = ("field 1 void-gate 0 0", "unit 4 broker 0 @1", "hand 0 bargain", "deck 0 gust*5", "runes 0 -")
    g = bound(*lines)
    g.push("bargain yes pass pass")
    assert len(hand(g, 0)) == 2
    g = bound(*lines)
    g.push("bargain no pass pass")
    assert len(hand(g, 0)) == 1


def test_49_a_unit_may_enter_where_the_last_one_was_killed_for_it() -> None:
    g = bound("field 1 void-gate 0 0", "unit 4 recruit 0 @1", "hand 0 heir")
    g.push("heir recruit @1 auto")
    assert at(g, 4) == "1"  # the number is free again
    assert realm(g).card(4).title == "Heir"
    assert controller(g, 1) == 0
    assert g.scores == [0, 0]


def test_these_words_have_sentences_in_every_language() -> None:
    for lang in LANGUAGES:
        lines = [line for card in CARDS for line in speech(lang).card_text(card)]
        assert all(lines)
    assert speech("fr").card_text(CARDS[4]) == ["[Reaction]", "Contrez un Spell qui coûte [4] ou moins."]
    assert speech("uk").card_text(CARDS[4]) == ["[Reaction]", "Скасуйте закляття, що коштує [4] або менше."]
    assert speech("fr").card_text(CARDS[2])[1] == "Doublez la Might d’une Unit alliée pendant ce tour."
    assert speech("uk").card_text(CARDS[1])[1] == "Оглушіть ворожого бійця."
