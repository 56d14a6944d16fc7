"""A game may have thousands of kinds of cards, and with closed lists it has all there are."""

from __future__ import annotations

from functools import cache

import pytest

from riftable import BadNotation, Game
from riftable.core.laws import check_game
from riftable.core.pickling import pack, unpack
from riftable.core.rng import Rng
from riftable.envs.encoding import encoding_for
from riftable.games.riftbound.cards import ALL
from riftable.games.riftbound.cards.tokens import CARDS as TOKENS
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.ids import FURY, SPAN
from riftable.games.riftbound.words.make import unit
from tests.games.riftbound.table import moves, realm
from tests.games.riftbound.test_laws import reread

CLOSED = {"decks": "jinx / lee-sin", "lists": "closed"}
BEFORE_ALL_OTHERS = "Aaa"  # a title with which a card comes first


@cache
def toys(n: int, title: str = BEFORE_ALL_OTHERS) -> tuple[Card, ...]:
    """Return units that no deck has."""
    return tuple(unit(f"toy-{i:04}", f"{title} {i:04}", FURY, Cost(1), 1) for i in range(n))


def crowded(n: int = 2000) -> Riftbound:
    """Return rules with closed lists in which every real card is a kind of at least `n`."""
    return Riftbound("duel", CLOSED, toys(n))


def test_laws_hold_with_two_thousand_kinds_more() -> None:
    rules = crowded()
    assert min(rules.config.decks[0]) >= 2000
    assert len(rules.config.cards) < SPAN
    assert check_game(rules, 4) > 0


def test_further_kinds_do_not_change_a_game() -> None:
    plain, wide = Game(Riftbound("duel", CLOSED), seed=9), Game(crowded(300), seed=9)
    rng = Rng(2)
    while plain.ask is not None:
        assert wide.ask is not None
        names = moves(plain)
        assert moves(wide) == names
        name = names[rng.below(len(names))]
        plain.push(name)
        wide.push(name)
    assert wide.ask is None
    assert wide.result == plain.result
    assert wide.fen == plain.fen
    assert [move for move in wide.history if move % SPAN >= 300]


def test_names_of_moves_and_texts_of_positions_hold_any_kind() -> None:
    rules = crowded()
    for card in (rules.config.cards[0], rules.config.cards[255], rules.config.cards[256], ALL[-1]):
        assert rules.name(rules.move(card.name)) == card.name
    g = Game(rules, seed=3)
    g.push("none none")
    assert reread(g.fen).fen == g.fen
    hand = [rules.config.cards[kind].name for kind in realm(g).hands[0]]
    assert g.view(0).json()["hand"] == hand


def test_views_and_arrays_hold_any_kind() -> None:
    rules = crowded()
    g = Game(rules, seed=3)
    code = encoding_for(rules)
    for seat in range(2):
        view = g.view(seat)
        assert unpack(pack(view, rules), rules) == view
        world = rules.imagine(view, Rng(1))
        assert rules.view(world, seat) == view
        assert code.encode(view)[code.offsets["hand"] + realm(g).hands[seat][0]] > 0
        actions = code.legal_actions(view)
        asked = view.ask.moves if view.ask is not None else []
        assert sorted(code.move(action, seat) for action in actions) == asked


def test_closed_lists_have_all_cards_whatever_the_decks_hold() -> None:
    odd = KNOWN["jinx"].line.replace("gust*3", "sneaky-deckhand*3")
    expected = {*ALL, *TOKENS, *(token for card in ALL for token in card.makes)}
    for decks in ("jinx / lee-sin", f"{odd} / lee-sin", "garen / lux"):
        config = Riftbound("duel", {"decks": decks, "lists": "closed"}).config
        assert [card.name for card in config.cards] == sorted(card.name for card in expected)
    assert len(Riftbound("duel", {"decks": "jinx / lee-sin"}).config.cards) < len(ALL)


def test_a_fingerprint_names_the_cards() -> None:
    one, other = Riftbound("duel", {}, toys(1)), Riftbound("duel", {}, toys(1, "Aab"))
    codes = [encoding_for(rules) for rules in (one, other)]
    assert codes[0].size == codes[1].size
    assert codes[0].fingerprint != codes[1].fingerprint
    assert codes[0].fingerprint == encoding_for(Riftbound("duel", {}, toys(1))).fingerprint


def test_a_rune_belongs_to_a_seat_of_the_game() -> None:
    rules = Riftbound("duel", {})
    assert rules.name(rules.move("rune1:fury")) == "rune1:fury"
    with pytest.raises(BadNotation):
        rules.move("rune2:fury")
