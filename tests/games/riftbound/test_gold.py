"""Gold, a gear token that adds Power of any domain [187, 429], on cards made for these tests."""

from __future__ import annotations

import pytest

from riftable.games.riftbound.cards.tokens import GOLD
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.events import Added, Died
from riftable.games.riftbound.rules.ids import EXHAUSTED, FURY, GEAR_PLAYED
from riftable.games.riftbound.rules.invariants import violation
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.words.listening import when_i_conquer
from riftable.games.riftbound.words.make import spell, unit
from riftable.games.riftbound.words.tasks import Draw, PlayTokens
from riftable.games.riftbound.words.triggers import When
from tests.games.riftbound.table import at, bound, hand, moves, realm, told, toy_cards

CARDS = [
    spell("test-81", "Allowance", FURY, Cost(1), PlayTokens(2, GOLD, exhausted=True)),
    spell("test-82", "Windfall", FURY, Cost(1), PlayTokens(1, GOLD)),
    spell("test-83", "Favor", FURY, Cost(0, 2), Draw(1)),
    unit("test-84", "Magpie", FURY, Cost(1), 1, When(GEAR_PLAYED, Draw(1))),
    unit("test-85", "Digger", FURY, Cost(1), 2, when_i_conquer(PlayTokens(1, GOLD, exhausted=True))),
]
PEAK = "field 1 startipped-peak 1 -"
cards = toy_cards(CARDS)


def test_187_gold_is_only_in_games_whose_cards_make_it() -> None:
    assert GOLD not in Riftbound("duel", {"decks": "garen / annie"}).config.cards
    assert GOLD in realm(bound("hand 0 allowance")).config.cards


def test_187_gold_is_played_to_base_ready_unless_the_card_says_exhausted() -> None:
    g = bound("hand 0 windfall allowance")
    g.push("windfall auto pass pass")
    assert at(g, 4) == "base0"
    assert realm(g).flags[4] == 0
    g.push("allowance auto pass pass")
    assert [realm(g).flags[u] for u in (5, 6)] == [EXHAUSTED, EXHAUSTED]
    assert "unit 5 gold 0 @base0 exhausted" in g.fen
    assert not violation(realm(g))
    assert "use:gold.4" in moves(g)
    assert "use:gold.5" not in moves(g)


def test_429_gold_dies_for_one_power_of_any_domain_and_is_gone() -> None:
    g = bound("unit 4 gold 0 @base0", "runes 0 mind*1")
    g.push("use:gold")
    assert realm(g).power[6] == 1  # of any domain, and no one could react
    assert at(g, 4) == "gone"
    assert not realm(g).trash[0]  # a token is no card
    assert len(told(g, Added)) == 1
    assert len(told(g, Died)) == 1


def test_429_gold_pays_while_a_card_is_played_and_runes_are_taken_first() -> None:
    lines = ("unit 4 gold 0 @base0", "unit 5 gold 0 @base0", "hand 0 favor", "deck 0 gust*3")
    g = bound(*lines, "runes 0 mind*2")
    g.push("favor auto pass pass")
    assert [at(g, u) for u in (4, 5)] == ["gone", "gone"]
    assert hand(g, 0) == ["gust"]
    g = bound(*lines, "runes 0 fury*1")
    g.push("favor auto pass pass")
    assert sorted([at(g, 4), at(g, 5)]) == ["base0", "gone"]
    assert "favor" not in moves(bound("unit 4 gold 0 @base0 exhausted", "hand 0 favor", "runes 0 fury*1"))


def test_185_a_gold_token_is_gear_that_is_played_but_no_card() -> None:
    g = bound("unit 4 magpie 0 @base0", "hand 0 windfall", "deck 0 gust*3")
    g.push("windfall auto pass pass pass pass")
    assert hand(g, 0) == ["gust"]
    assert realm(g).finals[0] == 1


def test_187_the_effect_of_a_unit_makes_gold_too() -> None:
    g = bound("unit 4 digger 0 @base0", PEAK)
    g.push("move:digger @1 pass pass")
    while at(g, 5) == "gone":
        g.push("pass")
    assert (at(g, 5), realm(g).flags[5]) == ("base0", EXHAUSTED)


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        (
            "en",
            [
                "Play two Gold gear tokens exhausted.",
                "Play a Gold gear token.",
                "Kill this, [E]: [Reaction] — [Add] [A].",
            ],
        ),
        (
            "fr",
            [
                "Jouez 2 Tokens Gear Gold Exhausted.",
                "Jouez un Token Gear Gold.",
                "Éliminez ce Gear, [E]\u202f: [Reaction] — [Add] [A].",
            ],
        ),
        (
            "uk",
            [
                "Розіграйте виснаженими 2 жетони спорядження Gold.",
                "Розіграйте жетон спорядження Gold.",
                "Знищте це спорядження, [E]: [Reaction] — [Add] [A].",
            ],
        ),
    ],
)
def test_187_it_is_spoken(lang: str, texts: list[str]) -> None:
    say = speech(lang)
    assert [*say.card_text(CARDS[0]), *say.card_text(CARDS[1]), *say.card_text(GOLD)] == texts
