"""Bots and the words of cards: what harms, what only adds, what is worth something, and that turns end."""

from __future__ import annotations

import pytest

from riftable.ai.levels import search_hooks
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.games.riftbound.ai.evaluation import holdings
from riftable.games.riftbound.ai.rollout_policy import RolloutPolicy, card_is_harmful
from riftable.games.riftbound.cards import ALL
from riftable.games.riftbound.decks.known_decks import KNOWN
from riftable.games.riftbound.rulebook import Riftbound
from tests.games.riftbound.table import bound, realm

MAX_ANSWERS = 300  # of one turn, by both players
BY_NAME = {card.name: card for card in ALL}


@pytest.mark.parametrize(
    "name", ["incinerate", "challenge", "falling-star", "stupefy", "charm", "icathian-rain"]
)
def test_bots_choose_enemies_for_what_harms(name: str) -> None:
    assert card_is_harmful(BY_NAME[name])


@pytest.mark.parametrize("name", ["discipline", "cleave", "primal-strength", "en-garde", "arena-bar"])
def test_bots_choose_friends_for_what_helps(name: str) -> None:
    assert not card_is_harmful(BY_NAME[name])


def test_a_bot_counters_the_spell_of_an_enemy() -> None:
    units = ("unit 4 pouty-poro 0 @base0", "unit 5 pouty-poro 1 @base1")
    runes = ("runes 0 fury*3", "runes 1 calm*6")
    hands = ("hand 0 cleave", "hand 1 defy en-garde")
    g = bound(*hands, *units, *runes, decks="annie-origins / ahri")
    g.push("cleave .4 pass en-garde .5 defy")
    s = realm(g)
    assert s.ask is not None
    assert [g.rules.name(move) for move in s.ask.moves] == ["item0", "item1"]
    assert g.rules.name(int(RolloutPolicy(s.cards).choose(s, s.ask, Rng(1)))) == "item0"


def test_a_search_adds_resources_only_to_pay() -> None:
    g = bound("unit 4 seal-of-rage 0 @base0", "hand 0", "runes 0 fury*1", decks="jinx-origins / annie")
    names = [g.rules.name(move) for move in search_hooks(g.rules).candidate_moves(g.state)]
    s = realm(g)
    assert s.ask is not None
    assert "use.4" in [g.rules.name(move) for move in s.ask.moves]
    assert "use.4" not in names
    assert g.rules.name(int(RolloutPolicy(s.cards).choose(s, s.ask, Rng(1)))) == "end"


def test_gear_and_facedown_cards_are_worth_a_card() -> None:
    bare = holdings(realm(bound("hand 0")), 0)
    assert holdings(realm(bound("hand 0 scrapheap")), 0) > bare
    assert holdings(realm(bound("hand 0", "unit 4 scrapheap 0 @base0")), 0) > bare


@pytest.mark.parametrize("seed", range(6))
def test_every_turn_at_a_glance_ends(seed: int) -> None:
    names, rng = sorted(KNOWN), Rng(seed)
    decks = f"{names[rng.below(len(names))]} / {names[rng.below(len(names))]}"
    s = Riftbound("duel", {"decks": decks}).new()
    policy = RolloutPolicy(s.cards)
    turn, answers = -1, 0
    while (ask := s.ask) is not None:
        if ask.seat == CHANCE:
            s.apply(ask.sample(rng))
            continue
        if s.round != turn:
            turn, answers = int(s.round), 0
        answers += 1
        assert answers <= MAX_ANSWERS, decks
        s.apply(int(policy.choose(s, ask, rng)))
    assert s.result() is not None
