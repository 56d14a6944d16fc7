"""Reflexive abilities, "do this" [386-388], on cards made for these tests."""

from __future__ import annotations

from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.ids import FURY
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.words.effects import Deal
from riftable.games.riftbound.words.later import AtEndOfTurn, DoThis
from riftable.games.riftbound.words.make import spell, unit
from riftable.games.riftbound.words.selectors import AT_BATTLEFIELD, a_unit
from riftable.games.riftbound.words.tasks import Draw
from riftable.games.riftbound.words.triggers import when_played
from tests.games.riftbound.table import at, bound, hand, moves, realm, toy_cards

CARDS = [
    spell("test-51", "Echo", FURY, Cost(1), Draw(1), DoThis(Deal(1, a_unit(where=AT_BATTLEFIELD)), times=2)),
    unit("test-52", "Herald", FURY, Cost(1), 1, when_played(DoThis(AtEndOfTurn(Draw(1))))),
]
PEAK = "field 1 startipped-peak 0 -"
cards = toy_cards(CARDS)


def test_386_each_time_is_an_item_with_its_own_choices_that_can_be_answered() -> None:
    lines = (PEAK, "unit 4 mega-mech 1 @1", "unit 5 mega-mech 1 @1", "hand 0 echo", "deck 0 gust*3")
    g = bound(*lines, "hand 1 block")
    g.push("echo auto")
    assert moves(g) == ["pass"]  # the spell itself has no target
    g.push("pass pass")
    assert hand(g, 0) == ["gust"]
    assert moves(g) == ["mega-mech.4", "mega-mech.5"]
    g.push("mega-mech.4 mega-mech.5")
    assert len(realm(g).chain) == 2
    g.push("pass pass")
    assert realm(g).hurt[4:6] == [0, 1]  # the later one first
    g.push("pass pass")
    assert realm(g).hurt[4:6] == [1, 1]


def test_355_5_b_without_a_target_the_new_ability_is_dropped_and_the_spell_was_played() -> None:
    g = bound(PEAK, "hand 0 echo", "deck 0 gust*3")
    g.push("echo auto pass pass")
    assert hand(g, 0) == ["gust"]
    assert not realm(g).chain


def test_389_a_new_ability_can_make_another_one_wait() -> None:
    g = bound("hand 0 herald", "deck 0 gust*3", decks="garen / annie")
    g.push("herald auto pass pass pass pass")
    assert "\neffect 1 at-turn-end seat0 herald/2 once\n" in g.fen
    assert at(g, 4) == "base0"
    g.push("end pass pass")
    assert hand(g, 0) == ["gust"]


def test_386_it_is_spoken_in_three_languages() -> None:
    said = [speech(lang).card_text(CARDS[0])[0] for lang in ("en", "fr", "uk")]
    assert said == [
        "Draw 1. Do this two times: deal 1 to a unit at a battlefield.",
        "Piochez 1 carte. Faites ceci 2 fois\u202f: infligez 1 dégât à une Unit sur un Battlefield.",
        "Візьміть 1 карту. Зробіть так двічі: завдайте 1 шкоди бійцю на полі бою.",
    ]
