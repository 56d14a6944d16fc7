"""XP as a cost [731] and Hunt [823], on cards made for these tests."""

from __future__ import annotations

import pytest

from riftable.games.riftbound.rules.abilities import Adds, Cost
from riftable.games.riftbound.rules.events import GainedXp, SpentXp
from riftable.games.riftbound.rules.ids import FURY, HUNT
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.words.attachments import Equip, Equipped
from riftable.games.riftbound.words.continuous import OTHERS, Have
from riftable.games.riftbound.words.costs import Add, MayPayTo, may_pay, must_pay
from riftable.games.riftbound.words.effects import Buff, GiveKeyword, Kill, Save
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated
from riftable.games.riftbound.words.properties import hunt
from riftable.games.riftbound.words.responses import ConquerEffects
from riftable.games.riftbound.words.selectors import FRIENDLY, ME, a_unit
from riftable.games.riftbound.words.tasks import Draw
from riftable.games.riftbound.words.triggers import when_paid, when_played
from tests.games.riftbound.table import at, bound, hand, moves, realm, told, toy_cards

CARDS = [
    unit("test-91", "Apprentice", FURY, Cost(1), 1, hunt(), Activated(Cost(xp=2), Buff(ME))),
    unit("test-92", "Bargainer", FURY, Cost(5), 3, may_pay(Cost(xp=3), less=3), when_paid(Draw(1))),
    spell("test-93", "Toll", FURY, Cost(1), must_pay(Cost(xp=1)), Draw(2)),
    unit("test-94", "Tutor", FURY, Cost(1), 2, when_played(Draw(1), pay=Cost(xp=1))),
    spell("test-95", "Insight", FURY, Cost(1), MayPayTo(Cost(xp=2), Draw(1))),
    gear("test-96", "Heirloom", FURY, Cost(1), Equip(Cost(xp=1)), Equipped(2, hunt(2))),
    unit("test-97", "Huntmaster", FURY, Cost(1), 2, hunt(2), Have(OTHERS, hunt())),
    spell("test-98", "Scent", FURY, Cost(1), GiveKeyword(HUNT, a_unit(FRIENDLY), 3)),
    unit("test-99", "Herald", FURY, Cost(1), 1, when_played(ConquerEffects())),
    gear("test-100", "Old Books", FURY, Cost(1), Add(Adds(power=1), Cost(xp=1, exhaust=True))),
    spell("test-101", "Vow", FURY, Cost(1), Save(a_unit(FRIENDLY), pay=Cost(xp=2))),
    spell("test-102", "Doom", FURY, Cost(1), Kill(a_unit())),
]
OPEN = "field 1 void-gate 1 -"
HELD = "field 1 void-gate 0 0"
STACK = "deck 0 gust*5"
cards = toy_cards(CARDS)


def test_731_an_ability_costs_xp() -> None:
    g = bound("unit 4 apprentice 0 @base0", "xp 0 3", "xp 1 5")
    g.push("use:apprentice")
    assert realm(g).xp == [1, 5]  # paid before anyone can react
    g.push("pass pass")
    assert [event.n for event in told(g, SpentXp) if isinstance(event, SpentXp)] == [1]
    assert "use:apprentice.4" not in moves(g)
    assert "use:apprentice.4" not in moves(bound("unit 4 apprentice 0 @base0", "xp 1 5"))


def test_731_an_additional_cost_of_xp_makes_a_card_cheaper() -> None:
    g = bound("hand 0 bargainer", "xp 0 4", STACK, "runes 0 fury*5")
    g.push("bargainer yes")
    assert (realm(g).xp[0], realm(g).ready[0]) == (1, 3)
    g.push("pass pass")
    assert hand(g, 0) == ["gust"]
    g = bound("hand 0 bargainer", "xp 0 4", STACK, "runes 0 fury*5")
    g.push("bargainer no")
    assert (realm(g).xp[0], realm(g).ready[0]) == (4, 0)
    g = bound("hand 0 bargainer", "xp 0 4", STACK, "runes 0 fury*4")
    g.push("bargainer")
    assert moves(g) == ["yes"]
    assert "bargainer" not in moves(bound("hand 0 bargainer", "xp 0 2", "runes 0 fury*4"))
    g = bound("hand 0 bargainer", "xp 0 2", "runes 0 fury*5")
    g.push("bargainer")
    assert realm(g).ready[0] == 0  # no one asks for what cannot be paid


def test_731_an_additional_cost_of_xp_must_be_paid() -> None:
    assert "toll" not in moves(bound("hand 0 toll"))
    g = bound("hand 0 toll", "xp 0 1", STACK, "runes 0 fury*1")
    g.push("toll yes pass pass")
    assert realm(g).xp == [0, 0]
    assert hand(g, 0) == ["gust", "gust"]


def test_731_a_triggered_ability_and_an_instruction_may_be_paid_with_xp() -> None:
    g = bound("hand 0 tutor", "xp 0 1", STACK, "runes 0 fury*1")
    g.push("tutor yes pass pass")
    assert (realm(g).xp[0], hand(g, 0)) == (0, ["gust"])
    g = bound("hand 0 tutor", STACK, "runes 0 fury*1")
    g.push("tutor")
    assert "end" in moves(g)
    g = bound("hand 0 insight", "xp 0 2", STACK, "runes 0 fury*1")
    g.push("insight pass pass yes")
    assert (realm(g).xp[0], hand(g, 0)) == (0, ["gust"])
    g = bound("hand 0 insight", "xp 0 1", STACK, "runes 0 fury*1")
    g.push("insight pass pass")
    assert (realm(g).xp[0], hand(g, 0)) == (1, [])


def test_731_equip_and_a_replacement_are_paid_with_xp() -> None:
    g = bound("unit 4 heirloom 0 @base0", "unit 5 recruit 0 @base0", "xp 0 1")
    g.push("use:heirloom recruit pass pass")
    assert realm(g).xp == [0, 0]
    assert realm(g).might(5) == 3
    g = bound("unit 4 recruit 0 @base0", "xp 0 2", "hand 0 vow doom*2", "runes 0 fury*3")
    g.push("vow recruit pass pass doom recruit pass pass")
    assert moves(g) == ["none", "recruit.4"]
    g.push("recruit")
    assert (realm(g).xp[0], at(g, 4)) == (0, "base0")
    g = bound("unit 4 recruit 0 @base0", "xp 0 1", "hand 0 vow doom", "runes 0 fury*3")
    g.push("vow recruit pass pass doom recruit pass pass")
    assert at(g, 4) == "gone"


def test_731_an_ability_that_adds_for_xp_is_no_way_to_pay_meanwhile() -> None:
    g = bound("unit 4 old-books 0 @base0", "xp 0 1", "runes 0 fury*1")
    g.push("use:old-books")
    assert (realm(g).xp[0], realm(g).power[6], len(realm(g).chain)) == (0, 1, 0)
    assert "use:old-books.4" not in moves(bound("unit 4 old-books 0 @base0"))


def test_823_hunt_gains_xp_when_it_conquers_and_when_it_holds() -> None:
    g = bound("unit 4 apprentice 0 @base0", OPEN)
    g.push("move:apprentice @1 pass pass pass pass")
    assert realm(g).xp == [1, 0]
    g = bound("unit 4 apprentice 0 @1", "unit 5 apprentice 0 @base0", HELD, "turn 1")
    g.push("end pass pass")
    assert realm(g).xp == [1, 0]
    assert len(told(g, GainedXp)) == 1


def test_823_several_hunts_add_up_whoever_gave_them() -> None:
    g = bound("unit 4 huntmaster 0 @base0", "unit 5 apprentice 0 @base0", "hand 0 scent", OPEN)
    g.push("scent apprentice auto pass pass move:apprentice @1 pass pass")
    assert len(realm(g).chain) == 1
    g.push("pass pass")
    assert realm(g).xp == [1 + 1 + 3, 0]


def test_823_hunt_is_a_conquer_effect_and_needs_its_unit_no_longer() -> None:
    g = bound("unit 4 huntmaster 0 @base0", "hand 0 herald", "runes 0 fury*1")
    g.push("herald pass pass order0 pass pass pass pass")
    assert realm(g).xp == [2 + 1, 0]
    g = bound("unit 4 apprentice 0 @base0", "hand 1 gust", OPEN)
    g.push("move:apprentice @1 pass pass")
    assert speech("en").ability_text(realm(g).config.hunt_abilities[2], CARDS[0]) == "Gain 2 XP."
    g.push("pass gust apprentice auto pass pass")
    assert at(g, 4) == "gone"
    g.push("pass pass")
    assert realm(g).xp == [1, 0]


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        (
            "en",
            [
                "[Hunt]",
                "Spend 2 XP: Buff me.",
                "As an additional cost to play me, you may spend 3 XP. If you do, I cost [3] less.",
                "As an additional cost to play this, spend 1 XP.",
                "When you play me, you may spend 1 XP to draw 1.",
                "[Equip] — Spend 1 XP.",
                "Spend 1 XP, [E]: [Reaction] — [Add] [A].",
            ],
        ),
        (
            "fr",
            [
                "[Hunt]",
                "Dépensez 2 XP\u202f: buffez-moi.",
                "En coût additionnel, vous pouvez dépenser 3 XP. Si vous le faites, je coûte [3] de moins.",
                "En coût additionnel, dépensez 1 XP.",
                "Quand vous me jouez, vous pouvez dépenser 1 XP pour piocher 1 carte.",
                "[Equip] — Dépensez 1 XP.",
                "Dépensez 1 XP, [E]\u202f: [Reaction] — [Add] [A].",
            ],
        ),
        (
            "uk",
            [
                "[Hunt]",
                "Витратьте 2 XP: підсильте мене.",
                (
                    "Розігруючи мене, можете додатково витратити 3 XP. "
                    "Якщо ви це зробили, я коштую на [3] менше."
                ),
                "Розігруючи це закляття, додатково витратьте 1 XP.",
                "Коли ви мене розігруєте, можете витратити 1 XP, щоб узяти 1 карту.",
                "[Equip] — Витратьте 1 XP.",
                "Витратьте 1 XP, [E]: [Reaction] — [Add] [A].",
            ],
        ),
    ],
)
def test_731_it_is_spoken(lang: str, texts: list[str]) -> None:
    say = speech(lang)
    lines = [line for i in (0, 1, 2, 3, 5, 9) for line in say.card_text(CARDS[i])]
    assert [line for line in lines if "XP" in line or "Hunt]" in line] == texts
