"""Attachment and Equip [434-435, 716-725, 818], on cards made for these tests."""

from __future__ import annotations

import pytest

from riftable.games.riftbound.rules.abilities import Cost, Static
from riftable.games.riftbound.rules.attachment import attach, detach
from riftable.games.riftbound.rules.events import Attached, Detached, Hit, Moved
from riftable.games.riftbound.rules.ids import BUFFED, DEFLECT, FURY, GANKING, TANK
from riftable.games.riftbound.rules.invariants import violation
from riftable.games.riftbound.rules.lasting import attached_to, host_of
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.words.attachments import (
    THIS_EQUIPMENT,
    AttachMe,
    Detach,
    DiesForMe,
    Equip,
    Equipped,
    Switched,
)
from riftable.games.riftbound.words.conditions import IAm
from riftable.games.riftbound.words.continuous import OTHERS, OTHERS_HERE, Have, i_have
from riftable.games.riftbound.words.effects import Buff, Deal, GiveTemporary, Kill
from riftable.games.riftbound.words.listening import when_i_conquer
from riftable.games.riftbound.words.make import gear, spell
from riftable.games.riftbound.words.passives import YourDamage
from riftable.games.riftbound.words.properties import deflect, ganking, tank, temporary
from riftable.games.riftbound.words.selectors import FRIENDLY, ME, GearPick, a_unit
from riftable.games.riftbound.words.states import IS_BUFFED
from riftable.games.riftbound.words.tasks import Draw
from riftable.games.riftbound.words.triggers import (
    at_end_of_your_turn,
    deathknell,
    when_played,
    when_you_play_a_spell,
)
from tests.games.riftbound.table import at, bound, hand, might, moves, realm, told, toy_cards

CARDS = [
    gear("test-71", "Long Sword", FURY, Cost(1), Equip(Cost(1)), Equipped(2, tank())),
    gear("test-72", "Ribbon", FURY, Cost(1), when_played(AttachMe(a_unit(FRIENDLY))), Equipped(1)),
    spell("test-73", "Unbuckle", FURY, Cost(1), Detach(GearPick())),
    spell("test-74", "Rust", FURY, Cost(1), Kill(GearPick())),
]
WORN_TEXT = [
    gear("test-75", "Trophy", FURY, Cost(1), Equip(Cost(1)), Equipped(1, when_i_conquer(Draw(1)))),
    gear("test-76", "Locket", FURY, Cost(1), Equip(Cost(1)), Equipped(0, deathknell(Draw(1)))),
    gear(
        "test-77",
        "Focus",
        FURY,
        Cost(1),
        Equip(Cost(1)),
        when_you_play_a_spell(Buff(a_unit(FRIENDLY))),
        Equipped(0, when_you_play_a_spell(Buff(ME)), YourDamage(2)),
    ),
    gear(
        "test-78",
        "Banner",
        FURY,
        Cost(1),
        Equip(Cost(1)),
        i_have(deflect()),
        Have(OTHERS, 1),
        YourDamage(1),
        Equipped(0, Have(OTHERS_HERE, ganking()), i_have(2, condition=IAm(IS_BUFFED))),
    ),
    gear("test-79", "Halo", FURY, Cost(1), Equip(Cost(1)), Equipped(1, DiesForMe())),
    gear(
        "test-80",
        "Cursed Axe",
        FURY,
        Cost(1),
        Equip(Cost(1)),
        temporary(),
        Equipped(4, at_end_of_your_turn(Detach(THIS_EQUIPMENT), Deal(1, ME))),
    ),
    spell("test-81", "Spark", FURY, Cost(1), Deal(1, a_unit())),
    spell("test-82", "Fade", FURY, Cost(1), GiveTemporary(GearPick())),
]
SWORD = "unit 4 long-sword 0 @base0"
PORO = "unit 5 pouty-poro 0 @base0"
WORN = "effect 1 attached unit4 5"
PEAK = "field 1 startipped-peak 0 -"
cards = toy_cards((*CARDS, *WORN_TEXT))


def test_818_equip_attaches_it_to_a_unit_one_controls() -> None:
    g = bound(
        SWORD,
        PORO,
        "unit 6 recruit 1 @base1",
        "unit 7 recruit 0 @1",
        "field 1 startipped-peak 0 0",
        "runes 0 fury*1",
    )
    assert might(g, 5) == 2
    g.push("use:long-sword")
    assert moves(g) == ["pouty-poro.5", "recruit.7"]
    g.push("recruit.7")
    assert moves(g) == ["pass"]  # it can be answered
    g.push("pass pass")
    assert (at(g, 4), at(g, 7)) == ("1", "1")  # it goes there, which is no move
    assert host_of(realm(g), 4) == 7
    assert (might(g, 5), might(g, 7)) == (2, 3)
    assert realm(g).keyword(7, TANK)
    assert realm(g).ready[0] == 0
    assert len(told(g, Attached)) == 1
    assert not told(g, Moved)
    assert not violation(realm(g))


def test_717_its_rules_text_is_off_while_it_is_attached() -> None:
    g = bound(SWORD, PORO, WORN)
    assert might(g, 5) == 4
    assert "use:long-sword.4" not in moves(g)
    assert "move:long-sword.4" not in moves(g)  # it cannot move alone
    assert "\neffect 1 attached unit4 5\n" in g.fen


def test_718_it_goes_where_its_unit_goes_and_is_recalled_with_it() -> None:
    g = bound(SWORD, PORO, WORN, "unit 6 mega-mech 1 @1", "field 1 startipped-peak 1 1")
    g.push("move:pouty-poro @1")
    assert at(g, 4) == "1"
    assert len(told(g, Moved)) == 1
    assert not violation(realm(g))
    g = bound("unit 4 long-sword 0 @1", "unit 5 pouty-poro 0 @1", WORN, PEAK, "hand 0 rebuke fight-or-flight")
    g.push("fight-or-flight pouty-poro auto pass pass")
    assert (at(g, 4), at(g, 5)) == ("base0", "base0")


def test_719_it_stays_behind_when_its_unit_leaves_and_is_then_recalled() -> None:
    lines = ("unit 4 long-sword 0 @1", "unit 5 pouty-poro 0 @1", WORN, PEAK)
    g = bound(*lines, "turn 1", "hand 1 vengeance")
    g.push("vengeance pouty-poro auto pass pass")
    assert (at(g, 4), at(g, 5)) == ("base0", "gone")
    assert not host_of(realm(g), 4)
    assert not realm(g).effects
    assert len(told(g, Detached)) == 1
    assert realm(g).flags[4] == 0


def test_434_attaching_elsewhere_detaches_first_and_to_the_same_host_does_nothing() -> None:
    g = bound("hand 0 ribbon", PORO, "unit 6 recruit 0 @base0")
    g.push("ribbon auto recruit pass pass")
    s = realm(g)
    assert host_of(s, 4) == 6
    assert might(g, 6) == 2
    assert not attach(s, 4, 6)
    assert attach(s, 4, 5)
    assert attached_to(s, 6) == []
    assert attached_to(s, 5) == [4]
    assert not detach(s, 6)


def test_435_detached_gear_gives_nothing() -> None:
    g = bound(SWORD, PORO, WORN, "hand 0 unbuckle")
    g.push("unbuckle long-sword auto pass pass")
    assert might(g, 5) == 2
    assert "use:long-sword.4" in moves(g)


def test_719_gear_that_is_killed_no_longer_counts() -> None:
    g = bound(SWORD, PORO, WORN, "hand 0 rust")
    g.push("rust long-sword auto pass pass")
    assert at(g, 4) == "gone"
    assert might(g, 5) == 2
    assert not realm(g).effects


# Effect text [137, 717]: the unit has it, and only while the Equipment is attached.


def test_717_a_unit_has_the_triggered_abilities_of_its_equipment() -> None:
    lines = ("unit 4 trophy 0 @base0", PORO, "field 1 void-gate 1 -", "deck 0 gust*3")
    g = bound(*lines, WORN)
    g.push("move:pouty-poro @1 pass pass")
    assert realm(g).chain[0].me == 5  # the ability is the unit's
    g.push("pass pass")
    assert hand(g, 0) == ["gust"]
    g = bound(*lines)
    g.push("move:pouty-poro @1 pass pass")
    assert not realm(g).chain


def test_717_a_deathknell_of_equipment_is_its_units() -> None:
    lines = ("unit 4 locket 0 @base0", PORO, "hand 0 rust", "hand 1 vengeance", "turn 1", "deck 0 gust*3")
    g = bound(*lines, WORN)
    g.push("vengeance pouty-poro auto pass pass pass pass")
    assert hand(g, 0) == ["gust", "rust"]
    g = bound("unit 4 locket 0 @base0", PORO, "hand 0 rust", "deck 0 gust*3", WORN)
    g.push("rust locket auto pass pass")
    assert hand(g, 0) == []  # the Equipment itself has none


def test_717_rules_text_and_effect_text_take_turns() -> None:
    lines = ("unit 4 focus 0 @base0", PORO, "unit 6 mega-mech 1 @1", "field 1 startipped-peak 1 1")
    g = bound(*lines, "hand 0 spark*2", WORN)
    g.push("spark mega-mech auto pass pass")
    assert realm(g).hurt[6] == 1 + 2
    g.push("pass pass")
    assert realm(g).flags[5] & BUFFED
    g = bound(*lines, "hand 0 spark", "unit 7 recruit 0 @base0")
    g.push("spark mega-mech auto pass pass")
    assert realm(g).hurt[6] == 1
    g.push("recruit pass pass")  # now it is the rules text of the gear, which chooses
    assert not realm(g).flags[5] & BUFFED
    assert realm(g).flags[7] & BUFFED


def test_717_the_controller_of_the_unit_has_its_effect_text() -> None:
    lines = ("unit 4 focus 0 @base1", "unit 5 pouty-poro 1 @base1", "unit 6 mega-mech 1 @1")
    g = bound(*lines, "field 1 startipped-peak 1 1", "hand 0 spark", WORN)
    g.push("spark mega-mech auto pass pass")
    assert realm(g).hurt[6] == 1
    assert "end" in moves(g)


def test_717_passive_abilities_in_layers_are_switched_too() -> None:
    lines = ("unit 4 banner 0 @base0", PORO, "unit 6 recruit 0 @base0", "unit 7 recruit 0 @1", PEAK)
    g = bound(*lines)
    assert [might(g, u) for u in (5, 6, 7)] == [3, 2, 2]
    assert realm(g).keyword(4, DEFLECT)
    g = bound(*lines, WORN)
    assert [might(g, u) for u in (5, 6, 7)] == [2, 1, 1]
    assert not realm(g).keyword(4, DEFLECT)
    assert [realm(g).keyword(u, GANKING) for u in (5, 6, 7)] == [0, 1, 0]
    g = bound(*lines[:1], "unit 5 pouty-poro 0 @base0 buffed", WORN)
    assert might(g, 5) == 2 + 1 + 2


def test_367_equipment_dies_in_the_place_of_its_unit_only() -> None:
    lines = ("unit 4 halo 0 @base0", PORO, "unit 6 recruit 0 @base0", "turn 1", "hand 1 vengeance*2")
    g = bound(*lines, WORN)
    g.push("vengeance recruit auto pass pass")
    assert at(g, 6) == "gone"
    g.push("vengeance pouty-poro auto pass pass")
    assert (at(g, 4), at(g, 5)) == ("gone", "base0")
    g = bound(*lines)
    g.push("vengeance pouty-poro auto pass pass")
    assert (at(g, 4), at(g, 5)) == ("base0", "gone")


def test_717_this_in_effect_text_is_the_equipment() -> None:
    g = bound("unit 4 cursed-axe 0 @base0", "unit 5 mega-mech 0 @base0", WORN, decks="garen / annie")
    assert might(g, 5) == 12
    g.push("end pass pass")
    assert not host_of(realm(g), 4)
    assert at(g, 4) == "base0"
    assert [event.n for event in told(g, Hit) if isinstance(event, Hit)] == [1]


def test_816_printed_temporary_of_equipment_works_only_while_it_is_unattached() -> None:
    lines = ("unit 4 cursed-axe 0 @base0", "unit 5 recruit 0 @base0", "turn 1")
    g = bound(*lines, WORN)
    g.push("end")
    assert at(g, 4) == "base0"
    g = bound(*lines)
    g.push("end pass pass")
    assert at(g, 4) == "gone"
    g = bound("unit 4 long-sword 0 @base0 temporary", "unit 5 recruit 0 @base0", "turn 1", WORN)
    g.push("end pass pass")
    assert at(g, 4) == "gone"  # what was given to it stays


def test_717_every_kind_of_passive_ability_can_be_switched() -> None:
    asked = {name for name in vars(Static) if not name.startswith("__")} - {
        "join",
        "prices",
        "eases",
        "changes_repeat",
    }
    assert asked <= set(vars(Switched))


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        (
            "en",
            [
                "The equipped unit has +1 Might and “When I conquer, draw 1”.",
                "The equipped unit has “[Deathknell] — Draw 1”.",
                (
                    "The equipped unit has “When you play a spell, buff me” and “Your spells and "
                    "abilities deal 2 Bonus Damage”."
                ),
                (
                    "The equipped unit has “Other friendly units have [Ganking] here” and “While I’m "
                    "buffed, I have +2 Might”."
                ),
                (
                    "The equipped unit has +1 Might and “If I would die, kill this instead. Heal me, "
                    "exhaust me and recall me”."
                ),
                (
                    "The equipped unit has +4 Might and “At the end of your turn, detach this, then "
                    "deal 1 to me”."
                ),
            ],
        ),
        (
            "fr",
            [
                (
                    "L’Unit équipée a +1 Might et «\u202fQuand je conquiers un Battlefield, piochez "
                    "1 carte\u202f»."
                ),
                "L’Unit équipée a «\u202f[Deathknell] — Piochez 1 carte\u202f».",
                (
                    "L’Unit équipée a «\u202fQuand vous jouez un Spell, buffez-moi\u202f» et "
                    "«\u202fVos Spells et Abilities infligent 2 dégâts bonus\u202f»."
                ),
                (
                    "L’Unit équipée a «\u202fLes autres Units alliées ici ont [Ganking]\u202f» et "
                    "«\u202fTant que j’ai un Buff, j’ai +2 Might\u202f»."
                ),
                (
                    "L’Unit équipée a +1 Might et «\u202fSi je devais être éliminée, éliminez ce Gear à "
                    "la place. Je récupère mes PV, je deviens Exhausted et je suis renvoyée à ma base\u202f»."
                ),
                (
                    "L’Unit équipée a +4 Might et «\u202fÀ la fin de votre tour, détachez ce Gear, "
                    "puis infligez-moi 1 dégât\u202f»."
                ),
            ],
        ),
        (
            "uk",
            [
                "Споряджений боєць має +1 міці й «Коли я завойовую поле бою, візьміть 1 карту».",
                "Споряджений боєць має «[Deathknell] — Візьміть 1 карту».",
                (
                    "Споряджений боєць має «Коли ви розігруєте закляття, підсильте мене» і «Ваші "
                    "закляття та здатності завдають на 2 шкоди більше»."
                ),
                (
                    "Споряджений боєць має «Інші союзні бійці тут мають [Ganking]» і «Поки я "
                    "підсилений, я маю +2 міці»."
                ),
                (
                    "Споряджений боєць має +1 міці і «Якщо я мав би загинути, натомість знищте це "
                    "спорядження. Зціліть мене, виснажте й відкличте»."
                ),
                (
                    "Споряджений боєць має +4 міці й «Наприкінці свого ходу зніміть це спорядження, "
                    "потім завдайте мені 1 шкоди»."
                ),
            ],
        ),
    ],
)
def test_717_effect_text_is_spoken(lang: str, texts: list[str]) -> None:
    assert [speech(lang).card_text(card)[-1] for card in WORN_TEXT[:6]] == texts


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("en", ["[Equip] [1].", "The equipped unit has +2 Might and [Tank].", "Detach a gear."]),
        ("fr", ["[Equip] [1].", "L’Unit équipée a +2 Might et [Tank].", "Détachez un Gear."]),
        ("uk", ["[Equip] [1].", "Споряджений боєць має +2 міці й [Tank].", "Зніміть спорядження."]),
    ],
)
def test_818_it_is_spoken(lang: str, texts: list[str]) -> None:
    assert [*speech(lang).card_text(CARDS[0]), *speech(lang).card_text(CARDS[2])] == texts
