"""Repeat [820], on cards made for these tests."""

from __future__ import annotations

import pytest

from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.events import Repeated
from riftable.games.riftbound.rules.ids import FURY, REACTION
from riftable.games.riftbound.rules.invariants import violation
from riftable.games.riftbound.rules.printed_costs import DISCARD_CARD, EXHAUST_FRIEND
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.words.conditions import AT_BATTLEFIELD_ME, WasPaid
from riftable.games.riftbound.words.costs import Repeat, may_pay
from riftable.games.riftbound.words.effects import Deal
from riftable.games.riftbound.words.flow import If
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import RepeatCostsLess, SpellsHaveRepeat
from riftable.games.riftbound.words.properties import Timing, deflect
from riftable.games.riftbound.words.selectors import Filter, ObjectPick, a_unit
from riftable.games.riftbound.words.tasks import Draw
from tests.games.riftbound.table import at, bound, hand, moves, realm, told, toy_cards, trash

CARDS = [
    spell("test-91", "Bolt", FURY, Cost(1), Repeat(Cost(2)), Deal(1, a_unit())),
    spell("test-92", "Study", FURY, Cost(1), Repeat(Cost(1)), Repeat(Cost(0, 1)), Draw(1)),
    spell("test-93", "Frenzy", FURY, Cost(1), Timing(REACTION), Repeat(Cost(spend=DISCARD_CARD)), Draw(1)),
    spell("test-94", "Drill", FURY, Cost(1), Repeat(Cost(1)), may_pay(Cost(spend=EXHAUST_FRIEND)), Draw(1),
          If(WasPaid(), [Draw(1)], [])),
    spell("test-96", "Feud", FURY, Cost(1), Repeat(Cost(1)), Deal(1, a_unit()),
          Deal(1, ObjectPick(Filter(not_slot=0)))),
    spell("test-97", "Zap", FURY, Cost(1), Deal(1, a_unit())),
    unit("test-98", "Conductor", FURY, Cost(1), 3, SpellsHaveRepeat(Cost(2), AT_BATTLEFIELD_ME)),
    gear("test-99", "Capacitor", FURY, Cost(1), RepeatCostsLess(1)),
    unit("test-95", "Prism", FURY, Cost(1), 3, deflect(1)),
]  # fmt: skip
BOARD = ("unit 4 mega-mech 1 @base1", "unit 5 first-mate 1 @base1", "hand 0 bolt")
cards = toy_cards(CARDS)


def test_820_a_spell_is_repeated_with_choices_of_its_own() -> None:
    g = bound(*BOARD, "runes 0 fury*3")
    g.push("bolt")
    assert moves(g) == ["yes", "no"]
    g.push("yes mega-mech")
    assert moves(g) == ["mega-mech.4", "first-mate.5"]  # for the second time
    g.push("first-mate")
    assert realm(g).ready[0] == 0
    assert not violation(realm(g))
    g.push("pass pass")
    assert (realm(g).hurt[4], realm(g).hurt[5]) == (1, 1)
    assert len(told(g, Repeated)) == 1
    assert trash(g, 0) == ["bolt"]
    assert realm(g).finals[0] == 1  # it was played once


def test_820_the_same_may_be_chosen_again() -> None:
    g = bound(*BOARD)
    g.push("bolt yes mega-mech mega-mech auto pass pass")
    assert realm(g).hurt[4] == 2


def test_820_who_does_not_pay_does_not_repeat() -> None:
    g = bound(*BOARD)
    g.push("bolt no mega-mech auto pass pass")
    assert realm(g).hurt[4] == 1
    assert not told(g, Repeated)
    g = bound(*BOARD, "runes 0 fury*2")
    g.push("bolt")
    assert moves(g) == ["mega-mech.4", "first-mate.5"]  # it cannot be paid


def test_820_what_has_left_is_not_dealt_with_again() -> None:
    g = bound("unit 4 recruit 1 @base1", "unit 5 mega-mech 1 @base1", "hand 0 bolt", "hand 1 gust")
    g.push("bolt yes recruit recruit auto pass")
    assert not violation(realm(g))
    g.push("pass")
    assert at(g, 4) == "gone"
    assert realm(g).hurt[5] == 0
    assert trash(g, 0) == ["bolt"]


def test_820_targets_that_leave_before_it_resolves_are_illegal_in_every_round() -> None:
    g = bound(
        "unit 4 recruit 1 @1", "unit 5 mega-mech 1 @base1", "field 1 startipped-peak 1 1",
        "hand 0 bolt", "hand 1 gust",
    )  # fmt: skip
    g.push("bolt yes mega-mech recruit auto pass gust recruit auto pass pass")
    assert not violation(realm(g))
    g.push("pass pass")
    assert realm(g).hurt[5] == 1


def test_820_each_repeat_can_be_paid_once() -> None:
    g = bound("hand 0 study", "deck 0 gust*5")
    g.push("study yes yes auto pass pass")
    assert hand(g, 0) == ["gust"] * 3
    g = bound("hand 0 study", "deck 0 gust*5", "runes 0 fury*1")
    g.push("study")
    assert moves(g) == ["yes", "no"]  # the second one: its rune is recycled
    g.push("yes pass pass")
    assert hand(g, 0) == ["gust"] * 2


def test_820_it_may_cost_other_things() -> None:
    g = bound("hand 0 frenzy falling-star", "deck 0 gust*5")
    g.push("frenzy discard:falling-star auto pass pass")
    assert hand(g, 0) == ["gust"] * 2
    g = bound("hand 0 frenzy falling-star", "deck 0 gust*5")
    g.push("frenzy none auto pass pass")
    assert hand(g, 0) == ["falling-star", "gust"]


def test_809_every_choice_pays_for_deflect() -> None:
    lines = ("unit 4 prism 1 @base1", "hand 0 bolt")
    g = bound(*lines, "runes 0 fury*4")
    g.push("bolt yes prism prism")
    assert realm(g).runes[0] == 2
    g = bound(*lines, "runes 0 fury*1", "pool 0 energy*2")
    g.push("bolt")
    assert moves(g) == ["prism.4"]  # 3 Energy there are, but Power for one choice only
    g = bound(*lines, "unit 5 first-mate 1 @base1", "runes 0 fury*1", "pool 0 energy*2")
    g.push("bolt yes prism")
    assert moves(g) == ["first-mate.5"]


def test_820_it_is_no_other_additional_cost() -> None:
    g = bound("hand 0 drill", "deck 0 gust*5", "unit 4 recruit 0 @base0")
    g.push("drill yes none auto pass pass")
    assert hand(g, 0) == ["gust"] * 2
    g = bound("hand 0 drill", "deck 0 gust*5", "unit 4 recruit 0 @base0")
    g.push("drill no recruit auto pass pass")
    assert hand(g, 0) == ["gust"] * 2


def test_820_a_countered_spell_does_nothing_at_all() -> None:
    g = bound(*BOARD, "hand 1 wind-wall")
    g.push("bolt yes mega-mech first-mate auto pass wind-wall item0 auto pass pass")
    assert (realm(g).hurt[4], realm(g).hurt[5]) == (0, 0)
    assert trash(g, 0) == ["bolt"]


def test_820_choices_that_depend_on_each_other_are_made_for_each_time() -> None:
    g = bound("unit 4 recruit 0 @base0", "unit 5 mega-mech 0 @base0", "unit 6 prism 1 @base1", "hand 0 feud")
    g.push("feud yes recruit mega-mech mega-mech")
    assert moves(g) == ["recruit.4", "prism.6"]  # not the one that is chosen for this time already
    g.push("recruit auto pass pass")
    assert (at(g, 4), realm(g).hurt[5]) == ("gone", 2)
    lines = ("unit 5 mega-mech 0 @base0", "unit 6 prism 1 @base1", "hand 0 feud")
    g = bound(*lines, "runes 0 fury*2")
    g.push("feud")
    assert "yes" in moves(g)  # two choices of the Prism: two runes are recycled
    g = bound(*lines, "runes 0 fury*1", "pool 0 energy*1")
    g.push("feud")
    assert "yes" not in moves(g)


def test_750_new_choices_are_made_for_each_time() -> None:
    g = bound(*BOARD, "unit 6 recruit 0 @base0", "hand 1 mystic-reversal")
    g.push("bolt yes mega-mech first-mate auto pass mystic-reversal item0 auto pass pass yes recruit recruit")
    assert not violation(realm(g))
    g.push("pass pass")
    assert at(g, 6) == "gone"
    assert (realm(g).hurt[4], realm(g).hurt[5]) == (0, 0)


def test_820_passive_abilities_give_spells_repeat() -> None:
    lines = ("unit 4 mega-mech 1 @base1", "hand 0 gust zap", "deck 0 gust*3")
    g = bound(*lines, "unit 5 conductor 0 @base0", "runes 0 fury*3")
    g.push("zap")
    assert moves(g) == ["mega-mech.4", "conductor.5"]  # only at a battlefield
    g = bound(*lines, "unit 5 conductor 0 @1", "field 1 startipped-peak 0 0", "runes 0 fury*3")
    g.push("zap yes mega-mech mega-mech pass pass")
    assert realm(g).hurt[4] == 2
    assert realm(g).ready[0] == 0
    g = bound(*lines, "unit 5 conductor 1 @1", "field 1 startipped-peak 0 1", "runes 0 fury*3")
    g.push("zap")
    assert "yes" not in moves(g)


def test_820_it_may_cost_less() -> None:
    g = bound(*BOARD, "unit 6 capacitor 0 @base0", "runes 0 fury*2")
    g.push("bolt yes mega-mech mega-mech pass pass")
    assert realm(g).hurt[4] == 2
    g = bound(*BOARD, "unit 6 capacitor 1 @base1", "runes 0 fury*2")
    g.push("bolt")
    assert "yes" not in moves(g)
    g = bound(*BOARD, "unit 6 capacitor 0 @base0", "unit 7 capacitor 0 @base0", "unit 8 capacitor 0 @base0")
    g.push("bolt yes mega-mech mega-mech auto")
    assert sum(realm(g).ready[:6]) == 53  # the spell itself costs what it costs


def test_383_units_are_chosen_each_time() -> None:
    g = bound(
        "unit 4 mega-mech 0 @1", "unit 5 mega-mech 0 @2", "field 1 the-dreaming-tree 0 0",
        "field 2 the-dreaming-tree 0 0", "hand 0 bolt", "deck 0 gust*4",
    )  # fmt: skip
    g.push("bolt yes mega-mech.4 mega-mech.5 auto")
    assert moves(g) == ["order0", "order1"]  # both battlefields have an ability for it


def test_820_the_question_says_that_it_is_about_the_repetition() -> None:
    g = bound(*BOARD)
    g.push("bolt yes mega-mech")
    view = g.rules.view(g.state, 0)
    assert isinstance(view, RealmView)
    assert speech("en").prompt(view, ["Ann", "Bob"]) == "Bolt: choose a unit to deal 1 to (Repeat)."
    assert view.json()["picks"] == [[4]]


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        (
            "en",
            [
                "[Repeat] [2].",
                "[Repeat] — Discard 1.",
                "Bolt: pay [2] to repeat it?",
                "Bolt is repeated.",
            ],
        ),
        (
            "fr",
            [
                "[Repeat] [2].",
                "[Repeat] — Défaussez 1 carte.",
                "Bolt\u202f: payer [2] pour répéter ce Spell\u202f?",
                "Le Spell Bolt s’applique une nouvelle fois (Repeat).",
            ],
        ),
        (
            "uk",
            [
                "[Repeat] [2].",
                "[Repeat] — Скиньте 1 карту.",
                "«Bolt»: сплатити [2], щоб повторити закляття?",
                "Закляття «Bolt» діє ще раз (Repeat).",
            ],
        ),
    ],
)
def test_820_it_is_spoken(lang: str, texts: list[str]) -> None:
    say = speech(lang)
    g = bound(*BOARD)
    g.push("bolt")
    view = g.rules.view(g.state, 0)
    assert isinstance(view, RealmView)
    assert [
        say.card_text(CARDS[0])[0], say.card_text(CARDS[2])[1], say.prompt(view, ["Ann", "Bob"]),
        say.repeated("Bolt"),
    ] == texts  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        (
            "en",
            [
                "While I’m at a battlefield, spells you play have [Repeat] [2].",
                "Friendly [Repeat] costs cost [1] less.",
            ],
        ),
        (
            "fr",
            [
                "Tant que je suis sur un Battlefield, vos Spells ont [Repeat] [2].",
                "Les coûts de [Repeat] alliés sont réduits de [1].",
            ],
        ),
        (
            "uk",
            [
                "Поки я на полі бою, ваші закляття мають [Repeat] [2].",
                "[Repeat] союзних заклять коштує на [1] менше.",
            ],
        ),
    ],
)
def test_820_passive_abilities_about_it_are_spoken(lang: str, texts: list[str]) -> None:
    say = speech(lang)
    named = {card.name: card for card in CARDS}
    assert [say.card_text(named["conductor"])[0], say.card_text(named["capacitor"])[0]] == texts
