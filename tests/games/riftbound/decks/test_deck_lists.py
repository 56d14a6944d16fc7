"""Sideboards in a match, and lists that are closed: who knows what, and which worlds fit it."""

from __future__ import annotations

import pytest

from riftable import BadOption, Game
from riftable.core.laws import check_game, check_imagined_states
from riftable.core.rng import Rng
from riftable.games.riftbound.decks.deck_lists import read_draft, read_line
from riftable.games.riftbound.decks.legality import KNOWN, breaches, prior
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.events import Swapped
from tests.games.riftbound.table import moves, realm, told
from tests.games.riftbound.test_laws import reread

SIDE = f"{KNOWN['annie'].line} side:fight-or-flight*2 side:void-seeker side:annie-fiery"
MATCH = {"decks": f"{SIDE} / garen", "first": "0"}


def after_one_game(**options: str) -> Game:
    """A match of which seat 0 has won the first game."""
    g = Game(Riftbound("match", {**MATCH, **options}), seed=4)
    g.push("none none")
    s = realm(g)
    s.points[0] = 8
    s.dirty = True
    g.push("end")
    return g


def test_a_sideboard_is_read_written_and_checked() -> None:
    deck = read_line(SIDE)
    assert [(card.title, n) for card, n in deck.side] == [
        ("Fight or Flight", 2), ("Void Seeker", 1), ("Annie, Fiery", 1)
    ]  # fmt: skip
    assert read_draft(deck.text).finished("").line == deck.line == read_line(deck.line).line
    assert breaches(deck) == []
    assert [one.key for one in breaches(read_line(f"{SIDE} side:gust"))] == ["too_many"]
    assert [
        one.key for one in breaches(read_line(f"{SIDE} side:rhasa-the-sunderer*3 side:magma-wurm*2"))
    ] == ["large_side"]
    for word in ("side:void-gate", "side:annie-dark-child", "side:fury"):
        with pytest.raises(BadOption, match="sideboard"):
            read_line(f"{SIDE} {word}")


def test_cards_are_swapped_one_for_one_between_games_and_nobody_else_sees_it() -> None:
    g = after_one_game()
    assert g.seat == 0
    g.push("out:gust")
    assert moves(g) == ["in:annie-fiery", "in:fight-or-flight", "in:gust", "in:void-seeker"]
    assert "gust" not in str(g.view(1).json()["side"])
    g.push("in:void-seeker none")
    assert told(g, Swapped)
    s = realm(g)
    names = [s.cards[kind].name for kind in s.sideboards[0]]
    assert names == ["annie-fiery", "fight-or-flight", "fight-or-flight", "gust"]
    assert moves(g) == ["chosen:annie-fiery", "chosen:annie-stubborn"]  # who has two that can be
    g.push("chosen:annie-fiery")
    assert g.view(1).json()["chosen"] == ["annie-stubborn", "garen-rugged"]  # until all have chosen
    g.push("chosen:garen-rugged")
    s = realm(g)
    assert s.cards[s.champion[0]].name == "annie-fiery"
    assert len(s.decks[0]) == 39
    assert g.rules.conserved(s)
    assert moves(g) == ["seat0", "seat1"]  # the loser says who starts


def test_a_swap_fits_no_more_often_than_there_are_cards() -> None:
    g = after_one_game()
    for _ in range(4):
        g.push("out:gust in:gust")
    assert moves(g)[0].startswith("chosen:")


def test_worlds_hold_with_sideboards() -> None:
    g = after_one_game()
    rng = Rng(1)
    for word in ("out:gust", "in:void-seeker", "none", "chosen:annie-fiery", "chosen:garen-rugged", "seat1"):
        check_imagined_states(g.rules, g.state, rng)
        g.push(word)
    g.push("none none")
    assert reread(g.fen).fen == g.fen
    assert check_game(g.rules, 3, reread) > 0


def test_closed_lists_do_not_tell_what_the_others_play() -> None:
    odd = KNOWN["annie"].line.replace("gust*3", "fading-memories*3")
    rules = Riftbound("duel", {"decks": f"{odd} / garen", "lists": "closed", "first": "1"})
    g = Game(rules, seed=2)
    g.push("none none")
    view = g.view(1)
    unseen = view.json()["unseen"]
    assert isinstance(unseen, list)
    assert unseen[0] == []
    assert unseen[1]
    rng = Rng(3)
    for _ in range(20):
        world = rules.imagine(view, rng)
        names = {world.cards[kind].name for kind in world.hands[0]}
        assert "fading-memories" not in names  # the known decks of that legend have none
        assert rules.view(world, 1) == view
        assert rules.conserved(world)


def test_the_prior_of_a_legend_without_a_known_deck_is_every_card_that_fits() -> None:
    legend = KNOWN["jinx"].legend
    assert [len(cards) for cards in prior(legend)] == [40, 48]  # with the sideboard of the second
    stranger = read_line(KNOWN["annie"].line).legend
    assert [card.title for card in prior(stranger)[0]][:1] == ["Annie, Stubborn"]
    lone = Riftbound("duel", {"lists": "closed"}).config.priors
    assert [len(lists) for lists in lone] == [2, 1]


def test_laws_hold_with_closed_lists() -> None:
    rules = Riftbound("skirmish", {"decks": "jinx / viktor / lee-sin", "lists": "closed"})
    assert check_game(rules, 6, reread) > 0
