"""Added resources and several activated abilities [357, 376, 429], on cards made for these tests."""

from __future__ import annotations

from riftable.core.rng import Rng
from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.adds import Adds
from riftable.games.riftbound.rules.completion import unfinished_play
from riftable.games.riftbound.rules.events import Added
from riftable.games.riftbound.rules.ids import CHAOS, EXHAUSTED, FURY, MIND, UNIVERSAL
from riftable.games.riftbound.rules.printed_costs import DISCARD_CARD, KILL_FRIEND, SPEND_BUFF
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.speech import LANGUAGES, speech
from riftable.games.riftbound.words.conditions import WAS_PAID, HandAtMost
from riftable.games.riftbound.words.costs import Add, MayPayTo, may_pay, must_pay
from riftable.games.riftbound.words.effects import Buff, Deal, Stun
from riftable.games.riftbound.words.flow import If
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated, spells_cost_less
from riftable.games.riftbound.words.selectors import ENEMY, FRIENDLY, a_unit
from riftable.games.riftbound.words.tasks import Draw
from tests.games.riftbound.table import at, bound, hand, moves, realm, told, toy_cards, trash

GOLD = Add(Adds(power=1), Cost(exhaust=True, kill=True))
CARDS = [
    gear("test-51", "Gold", CHAOS, Cost(0), GOLD),
    unit(
        "test-52", "Tinker", MIND, Cost(1), 2,
        Activated(Cost(exhaust=True), Draw(1)), Activated(Cost(1, exhaust=True), Buff(a_unit(FRIENDLY))),
        Activated(Cost(), Draw(2), only=HandAtMost(0)),
    ),
    gear("test-53", "Battery", MIND, Cost(1), Add(Adds(1)), Add(Adds(power=1, domain=MIND))),
    spell("test-54", "Spark", MIND, Cost(1, 1), Deal(1, a_unit())),
    unit("test-55", "Scholar", MIND, Cost(1), 1, spells_cost_less(2, minimum=0)),
    spell("test-58", "Offer", MIND, Cost(0), MayPayTo(Cost(1, 1), Draw(2)), Draw(1)),
    spell("test-56", "Pyre", FURY, Cost(2), must_pay(Cost(spend=KILL_FRIEND)), Draw(1)),
    spell(
        "test-57", "Pact", FURY, Cost(3), may_pay(Cost(spend=SPEND_BUFF), less=1),
        may_pay(Cost(spend=DISCARD_CARD, n=2), less=1), If(WAS_PAID, [Draw(2)], [Stun(a_unit(ENEMY))]),
    ),
]  # fmt: skip
cards = toy_cards(CARDS)


def test_429_gold_pays_and_is_gone_but_not_while_something_else_can_pay() -> None:
    gold = ("unit 4 gold 0 @base0", "unit 5 recruit 1 @base1", "hand 0 spark")
    g = bound(*gold, "runes 0 fury*1")
    g.push("spark recruit.5")
    assert at(g, 4) == "gone"
    assert realm(g).num_runes(0) == 1
    g = bound(*gold, "runes 0 mind*1")
    g.push("spark recruit.5")
    assert moves(g) == ["use:gold.4", "auto", "recycle:mind"]
    g.push("auto")
    assert at(g, 4) == "base0"
    assert realm(g).num_runes(0) == 0


def test_429_gold_may_be_used_at_any_time_and_adds_power_of_any_domain() -> None:
    g = bound("unit 4 gold 0 @base0", "runes 0")
    g.push("use:gold.4")
    assert realm(g).power[UNIVERSAL] == 1
    assert (at(g, 4), trash(g, 0)) == ("gone", ["gold"])
    assert told(g, Added)
    assert "use:gold.5" not in moves(bound("unit 4 gold 0 @base0 exhausted", "runes 0"))


def test_809_seals_pay_for_deflect_too() -> None:
    lines = ("unit 4 seal-of-rage 0 @base0", "unit 5 pouty-poro 1 @base1", "hand 0 spark")
    assert "spark" not in moves(bound(*lines[1:], "runes 0 mind*1"))
    g = bound(*lines, "runes 0 mind*1")
    g.push("spark pouty-poro.5")
    assert realm(g).flags[4] & EXHAUSTED
    assert realm(g).num_runes(0) == 0


def test_357_3_an_object_adds_one_thing_or_the_other_and_only_what_leaves_the_rest_payable() -> None:
    lines = ("unit 4 battery 0 @base0", "unit 5 recruit 1 @base1", "hand 0 spark")
    assert "spark" not in moves(bound(*lines, "runes 0"))
    g = bound(*lines, "runes 0 fury*1")  # the rune must give the Energy, the battery the Power
    g.push("spark recruit.5")
    assert realm(g).flags[4] & EXHAUSTED
    assert realm(g).num_runes(0) == 1
    assert sum(realm(g).ready[:6]) == 0
    g = bound(*lines, "runes 0 mind*1")
    g.push("spark recruit.5")
    assert moves(g) == ["use:battery.4", "auto", "tap:mind"]
    g.push("use:battery.4")
    assert (realm(g).num_runes(0), sum(realm(g).ready[:6])) == (0, 0)


def test_376_an_object_with_several_abilities_asks_which_one_is_used() -> None:
    g = bound("unit 4 tinker 0 @base0", "hand 0 gust", "deck 0 flash*3")
    g.push("use:tinker.4")
    assert moves(g) == ["mode0", "mode1"]
    view = g.view(0)
    assert isinstance(view, RealmView)
    assert view.ask is not None
    for lang in LANGUAGES:
        said = [speech(lang).answer(view, move, ["A", "B"]) for move in view.ask.moves]
        assert len(set(said)) == 2
        assert all("[E]" in line for line in said)
    g.push("mode1 tinker.4")
    while "auto" in moves(g):
        g.push("auto")
    g.push("pass pass")
    assert realm(g).flags[4] & EXHAUSTED
    assert hand(g, 0) == ["gust"]
    g = bound("unit 4 tinker 0 @base0 exhausted", "deck 0 flash*3")
    g.push("use:tinker.4")  # use only with an empty hand
    g.push("pass pass")
    assert hand(g, 0) == ["flash", "flash"]
    assert "use:tinker.4" not in moves(g)


def test_376_borrowed_abilities_are_chosen_by_source_and_then_by_number() -> None:
    g = bound(
        "unit 4 heimerdinger-inventor 0 @base0", "unit 5 tinker 0 @base0 exhausted",
        "unit 6 energy-conduit 0 @base0 exhausted", "hand 0 gust", "deck 0 flash*3", decks="lux / garen",
    )  # fmt: skip
    g.push("use:heimerdinger-inventor.4")
    assert moves(g) == ["tinker.5", "energy-conduit.6"]
    g.push("tinker.5")
    assert moves(g) == ["mode0", "mode1"]
    g.push("mode0 pass pass")
    assert hand(g, 0) == ["flash", "gust"]
    assert realm(g).flags[4] & EXHAUSTED


def test_356_the_price_is_fixed_before_anything_is_killed_for_it() -> None:
    g = bound("field 1 void-gate 0 0", "unit 4 scholar 0 @1", "hand 0 pyre", "deck 0 gust*2", "runes 0")
    g.push("pyre")
    assert moves(g) == ["scholar.4"]
    g.push("scholar.4 pass pass")
    assert hand(g, 0) == ["gust"]


def test_356_several_additional_costs_are_chosen_one_by_one() -> None:
    lines = (
        "unit 4 recruit 0 @base0 buffed",
        "unit 5 recruit 1 @base1",
        "deck 0 gust*3",
        "hand 0 pact flash*2",
    )
    g = bound(*lines, "runes 0 fury*1")
    g.push("pact")
    assert moves(g) == ["recruit.4"]  # both must be paid
    g.push("recruit.4")
    assert moves(g) == ["discard:flash"]
    g.push("discard:flash discard:flash recruit.5")
    assert trash(g, 0) == ["flash", "flash"]
    g.push("pass pass")
    assert hand(g, 0) == ["gust", "gust"]
    assert "pact" not in moves(bound(*lines[:3], "hand 0 pact flash", "runes 0 fury*1"))
    g = bound(*lines, "runes 0 fury*3")
    g.push("pact")
    assert moves(g) == ["none", "recruit.4"]
    g.push("none")
    assert moves(g) == ["none", "discard:flash"]
    g.push("none recruit.5 pass pass")
    assert hand(g, 0) == ["flash", "flash"]
    for seed in range(20):
        assert unfinished_play(realm(bound(*lines, "runes 0 fury*2")), Rng(seed, 1)) is None


def test_811_hiding_may_be_paid_by_a_seal() -> None:
    lines = (
        "field 1 void-gate 0 0",
        "unit 4 recruit 0 @1",
        "unit 5 seal-of-rage 0 @base0",
        "hand 0 hidden-blade",
    )
    assert "hide:hidden-blade" not in moves(bound(*lines[:2], lines[3], "runes 0"))
    g = bound(*lines, "runes 0")
    g.push("hide:hidden-blade")
    assert realm(g).flags[5] & EXHAUSTED
    g = bound(*lines, "runes 0 fury*1")
    g.push("hide:hidden-blade")
    assert moves(g) == ["use:seal-of-rage.5", "recycle:fury"]
    g.push("use:seal-of-rage.5")
    assert realm(g).num_runes(0) == 1


def test_444_what_is_offered_for_a_price_on_resolution_is_paid_then_or_skipped() -> None:
    lines = ("hand 0 offer", "deck 0 gust*5")
    g = bound(*lines, "runes 0 mind*2")
    g.push("offer pass pass")
    assert moves(g) == ["yes", "no"]
    plain = g.copy()
    g.push("yes")
    while "auto" in moves(g):
        g.push("auto")
    assert (len(hand(g, 0)), realm(g).num_runes(0)) == (3, 1)
    plain.push("no")
    assert (len(hand(plain, 0)), realm(plain).num_runes(0)) == (1, 2)
    g = bound(*lines, "runes 0 fury*2")
    g.push("offer pass pass")
    assert len(hand(g, 0)) == 1
    g = bound(*lines, "runes 0 fury*1", "unit 4 seal-of-insight 0 @base0")
    g.push("offer pass pass yes")
    assert len(hand(g, 0)) == 3
    assert realm(g).flags[4] & EXHAUSTED
