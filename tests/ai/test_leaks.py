"""Bots do not use hidden fields: changing any of them does not change an answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import riftable
from riftable.ai import BOTS
from riftable.core.bag import ONE, with_one, without_one
from riftable.core.game import Game
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.games.riffifi.rules.state import RiffifiState
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftforce.rules.state import Rift
from tests.ai.quick_bots import quick_bot

Options = dict[str, object]
Plant = Callable[
    [State, int], bool
]  # changes a field that a seat cannot see; False: it holds nothing to change


def other_hand_and_deck(s: State, seat: int) -> bool:
    """Swap a card in another seat's hand for one in their deck."""
    assert isinstance(s, Rift)
    for other in range(s.config.players):
        hidden = [kind for kind in s.hands[other] if kind not in s.known[other]]
        deck = s.decks[other]
        for kind in hidden if other != seat else []:
            for drawn in deck:
                if drawn != kind:
                    s.hands[other].remove(kind)
                    s.hands[other] = sorted([*s.hands[other], drawn])
                    s.decks[other] = bytes(sorted(deck.replace(ONE[drawn], b"", 1) + ONE[kind]))
                    return True
    return False


def other_hands(s: State, seat: int) -> bool:
    """Swap two cards in the hands of two other seats."""
    assert isinstance(s, RiffifiState)
    others = [other for other in range(s.config.players) if other != seat and s.hands[other]]
    for card in s.hands[others[0]] if len(others) > 1 else []:
        for given in s.hands[others[1]]:
            for other, loses, wins in ((others[0], card, given), (others[1], given, card)):
                s.hands[other] = sorted([one for one in s.hands[other] if one != loses] + [wins])
            return True
    return False


def unused_cards(s: State, seat: int) -> bool:
    """Swap an unused card for one in another seat's hand."""
    assert isinstance(s, RiffifiState)
    for other in range(s.config.players):
        if other != seat and s.hands[other] and s.unused:
            card, unused = s.hands[other][0], s.unused[0]
            s.hands[other] = sorted([*s.hands[other][1:], unused])
            s.unused = bytes(sorted(s.unused[1:] + ONE[card]))
            return True
    return False


def unseen_cards(s: State, seat: int) -> bool:
    """Swap a card that another seat played face down for one in their hand that could have been played."""
    assert isinstance(s, RiffifiState)
    for other in range(s.config.players):
        for place, clue in zip(s.unseen[other], s.clues[other], strict=True):
            for card in s.hands[other] if other != seat else []:
                if clue >> card & 1:
                    pile = s.piles[other]
                    s.hands[other] = sorted([one for one in s.hands[other] if one != card] + [pile[place]])
                    s.piles[other] = pile[:place] + ONE[card] + pile[place + 1 :]
                    return True
    return False


def other_bound_hand_and_deck(s: State, seat: int) -> bool:
    """Swap a card in another seat's hand for one in their Main Deck that no seat has seen."""
    assert isinstance(s, Realm)
    for other in range(s.config.players):
        hidden = [kind for kind in s.hands[other] if kind not in s.known[other]]
        for i, bag in enumerate(s.decks[other].bags if other != seat else []):
            for kind in hidden if not s.decks[other].seen[i] else []:
                for drawn in bag:
                    if drawn != kind:
                        hand = s.hands[other][:]
                        hand.remove(kind)
                        s.hands[other] = sorted([*hand, drawn])
                        s.decks[other] = s.decks[other].copy()
                        s.decks[other].bags[i] = with_one(without_one(bag, drawn), kind)
                        return True
    return False


CASES: list[tuple[str, str, Options, Plant]] = [
    ("riftforce", "duel", {}, other_hand_and_deck),
    ("riftforce", "duel", {"draft": "beyond"}, other_hand_and_deck),
    ("riftforce", "team3", {}, other_hand_and_deck),
    ("riftforce", "team4", {}, other_hand_and_deck),
    ("riffifi", "table", {"players": 3}, other_hands),
    ("riffifi", "table", {"players": 5, "officer": True}, other_hands),
    ("riffifi", "table", {"players": 4, "equal_chances": True}, other_hands),
    ("riffifi", "table", {"players": 3}, unused_cards),
    ("riffifi", "table", {"players": 4}, unseen_cards),
    ("riftbound", "duel", {"decks": "jinx / viktor"}, other_bound_hand_and_deck),
    ("riftbound", "magma", {}, other_bound_hand_and_deck),
]


CASE_NAMES = [
    "-".join([game, mode, *map(str, options.values()), plant.__name__])
    for game, mode, options, plant in CASES
]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "mode", "options", "plant"), CASES, ids=CASE_NAMES)
def test_no_answer_depends_on_a_secret(
    name: str, game: str, mode: str, options: Options, plant: Plant
) -> None:
    played = Game(riftable.rules(game, mode, **options), seed=11)
    rng = Rng(11)
    planted = 0
    while played.state.ask is not None and planted < 3:
        seat = played.seat
        if seat is not None and len(played.history) % 7 == 0:
            secret = played.state.copy()
            if len(played.state.ask.moves) > 1 and plant(secret, seat):
                planted += 1
                view = played.rules.view(secret, seat)
                assert view == played.view(seat), "the planted field is not hidden"
                open_handed = quick_bot(name, played.rules).choose(played.view(seat), Rng(planted))
                assert quick_bot(name, played.rules).choose(view, Rng(planted)) == open_handed
        played.push(int(played.state.ask.sample(rng)))
    assert planted == 3


def test_what_is_planted_differs() -> None:
    """Otherwise the test above could not fail."""
    played = riftable.new("riftforce", seed=11, guilds="fire ice light water / air plant sand star")
    secret = played.state.copy()
    assert isinstance(secret, Rift)
    assert isinstance(played.state, Rift)
    assert played.seat is not None
    assert other_hand_and_deck(secret, played.seat)
    assert secret.hands != played.state.hands
