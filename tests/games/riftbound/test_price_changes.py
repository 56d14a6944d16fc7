"""What passive abilities make cards cost more or less, in the order of [356], on cards of these tests."""

from __future__ import annotations

import pytest

from riftable import Game
from riftable.games.riftbound.cards import BY_NAME
from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.costs import price_of
from riftable.games.riftbound.rules.ids import FURY, SPELL, UNIT
from riftable.games.riftbound.rules.items import CARD, Item
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.words.amounts import EachInTrash
from riftable.games.riftbound.words.conditions import AT_BATTLEFIELD_ME, Level
from riftable.games.riftbound.words.costs import CheaperBy, CheaperIf, may_pay
from riftable.games.riftbound.words.effects import Stun
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import CostLess, CostMore
from riftable.games.riftbound.words.properties import deflect
from riftable.games.riftbound.words.selectors import ENEMY, FRIENDLY, YOURS, Filter, a_unit
from riftable.games.riftbound.words.tasks import Draw
from tests.games.riftbound.table import bound, moves, realm, toy_cards
from tests.games.riftbound.test_refusals import said

SPELLS = Filter(YOURS, type_=SPELL)
CARDS = [
    gear("test-81", "Toll", FURY, Cost(1), CostMore(Filter(ENEMY, type_=SPELL), 1, 1)),
    unit(
        "test-82", "Warden", FURY, Cost(1), 1, CostMore(Filter(FRIENDLY, type_=UNIT), 0, 2, AT_BATTLEFIELD_ME)
    ),
    gear("test-83", "Rebate", FURY, Cost(1), CostLess(SPELLS, 2, 1, power=1)),
    gear("test-84", "Voucher", FURY, Cost(1), CostLess(SPELLS, 2, 2, power=2, minimum_power=1)),
    spell("test-85", "Blast", FURY, Cost(3, 1), Draw(1)),
    spell("test-86", "Poke", FURY, Cost(1), Stun(a_unit())),
    spell("test-87", "Surge", FURY, Cost(2, 2), may_pay(Cost(1, any_power=1)), Draw(1)),
    spell("test-88", "Insight", FURY, Cost(4, 2), CheaperIf(2, Level(3), less_power=1), Draw(1)),
    spell("test-89", "Echo", FURY, Cost(6, 3), CheaperBy(EachInTrash(), EachInTrash()), Draw(1)),
    unit("test-90", "Mirror", FURY, Cost(1), 1, deflect(1)),
]
cards = toy_cards(CARDS)


def price(g: Game, name: str, paid: int = 0, chosen: int = -1) -> tuple[int, int, int]:
    """Energy, Power of Fury, and Power of any domain that a card costs seat 0."""
    s = realm(g)
    card = BY_NAME[name]
    item = Item(CARD, s.config.by_number[card.key], card.spell, -1, 0)
    item.paid = paid
    item.chosen = [[chosen]] if chosen >= 0 else []
    found = price_of(s, item)
    return int(found.energy), int(found.power), int(found.any)


def test_356_increases_are_of_energy_and_of_power_of_any_domain() -> None:
    g = bound("unit 4 toll 1 @base1", "hand 0 blast pouty-poro", "runes 0 fury*1 mind*4")
    assert price(g, "blast") == (4, 1, 1)
    assert "blast" in moves(g)
    g.push("blast auto")
    assert sum(realm(g).runes[:6]) == 3
    g = bound("unit 4 toll 1 @base1", "hand 0 blast", "runes 0 fury*1 mind*3")
    assert "blast" in moves(g)  # a rune that was exhausted for Energy is recycled for Power
    g = bound("unit 4 toll 1 @base1", "hand 0 blast", "runes 0 fury*1 mind*2")
    assert "blast" not in moves(g)


def test_356_a_refusal_says_all_that_is_due() -> None:
    g = bound("unit 4 toll 1 @base1", "hand 0 blast", "runes 0 fury*1 mind*2")
    assert said(g, "blast") == "You cannot pay for Blast: it costs [4][R][A]."


def test_356_only_those_meant_pay_more() -> None:
    g = bound("unit 4 toll 0 @base0", "hand 0 blast")
    assert price(g, "blast") == (3, 1, 0)
    g = bound("unit 4 warden 0 @1", "field 1 startipped-peak 0 0", "hand 0 mirror")
    assert price(g, "mirror") == (1, 0, 2)
    g = bound("unit 4 warden 0 @base0", "hand 0 mirror")
    assert price(g, "mirror") == (1, 0, 0)


def test_356_a_minimum_binds_only_its_own_discount() -> None:
    g = bound("unit 4 rebate 0 @base0", "hand 0 blast surge")
    assert price(g, "blast") == (1, 0, 0)
    assert price(g, "surge") == (1, 1, 0)
    for lines in (
        ("unit 4 rebate 0 @base0", "unit 5 voucher 0 @base0"),
        ("unit 4 voucher 0 @base0", "unit 5 rebate 0 @base0"),
    ):
        g = bound(*lines, "hand 0 blast surge poke")
        assert price(g, "blast") == (1, 0, 0)  # 3 to 2 by the voucher, then to 1; 1 Power stays, then none
        assert price(g, "surge") == (1, 0, 0)
        assert price(g, "poke") == (1, 0, 0)  # below a minimum nothing is added


def test_356_increases_come_before_discounts() -> None:
    g = bound("unit 4 rebate 0 @base0", "unit 5 toll 1 @base1", "hand 0 poke blast")
    assert price(g, "poke") == (1, 0, 0)
    assert price(g, "blast") == (2, 0, 1)


def test_356_additional_costs_are_part_of_the_total() -> None:
    g = bound("hand 0 surge")
    assert price(g, "surge", paid=1) == (3, 2, 1)
    g = bound("unit 4 voucher 0 @base0", "hand 0 surge")
    assert price(g, "surge", paid=1) == (2, 0, 1)


def test_356_a_discount_of_power_pays_for_deflect_as_well() -> None:
    lines = ("unit 5 mirror 1 @base1", "hand 0 poke", "runes 0 fury*1", "turn 0")
    assert "poke" in moves(bound(*lines))
    g = bound("unit 4 rebate 0 @base0", *lines)
    assert price(g, "poke", chosen=5) == (1, 0, 0)
    g.push("poke mirror pass pass")
    assert realm(g).runes[0] == 1  # nothing was recycled
    bare = ("unit 5 mirror 1 @base1", "hand 0 poke", "runes 0", "pool 0 energy*1")
    assert "poke" not in moves(bound(*bare))
    assert "poke" in moves(bound("unit 4 rebate 0 @base0", *bare))


def test_356_a_card_costs_less_power_itself() -> None:
    g = bound("hand 0 insight echo")
    assert price(g, "insight") == (4, 2, 0)
    assert price(g, "echo") == (6, 3, 0)
    g = bound("hand 0 insight echo", "xp 0 3", "trash 0 gust*2")
    assert price(g, "insight") == (2, 1, 0)
    assert price(g, "echo") == (4, 1, 0)
    g = bound("hand 0 echo", "trash 0 gust*5")
    assert price(g, "echo") == (1, 0, 0)


def test_356_its_own_discount_and_one_for_any_power_both_count() -> None:
    g = bound("hand 0 insight", "xp 0 3", "unit 4 rebate 0 @base0", "unit 5 toll 1 @base1")
    assert price(g, "insight") == (1, 0, 1)


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        (
            "en",
            [
                "Enemy spells cost [1][A] more.",
                "While I’m at a battlefield, friendly units cost [A][A] more.",
                "Spells you play cost [2][A] less, to a minimum of [1].",
                "Spells you play cost [2][A][A] less, to a minimum of [2][A].",
                "If you have 3+ XP, this costs [2][R] less.",
                "This costs [1][R] less for each card in your trash.",
            ],
        ),
        (
            "fr",
            [
                "Les Spells ennemis coûtent [1][A] de plus.",
                "Tant que je suis sur un Battlefield, les Units alliées coûtent [A][A] de plus.",
                "Vos Spells coûtent [2][A] de moins ([1] au minimum).",
                "Vos Spells coûtent [2][A][A] de moins ([2][A] au minimum).",
                "Si vous avez au moins 3 XP, ce Spell coûte [2][R] de moins.",
                "Ce Spell coûte [1][R] de moins par carte dans votre Trash.",
            ],
        ),
        (
            "uk",
            [
                "Ворожі закляття коштують на [1][A] більше.",
                "Поки я на полі бою, союзні бійці коштують на [A][A] більше.",
                "Ваші закляття коштують на [2][A] менше (не менше ніж [1]).",
                "Ваші закляття коштують на [2][A][A] менше (не менше ніж [2][A]).",
                "Якщо у вас щонайменше 3 XP, це закляття коштує на [2][R] менше.",
                "Це закляття коштує на [1][R] менше за кожну карту у вашому скиді.",
            ],
        ),
    ],
)
def test_356_it_is_spoken(lang: str, texts: list[str]) -> None:
    names = ["toll", "warden", "rebate", "voucher", "insight", "echo"]
    assert [speech(lang).card_text(BY_NAME[name])[0] for name in names] == texts
