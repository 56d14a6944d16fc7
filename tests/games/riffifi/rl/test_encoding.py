"""The pieces of Riffifi say what their documentation says, and seats in actions count from the one asked."""

from __future__ import annotations

import numpy as np
import pytest

import riftable
from riftable import Game
from riftable.core.rng import Rng
from riftable.envs.encoding import encoding_for
from riftable.gamekit.encoding import Floats
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riffifi.rules.ids import ALONE, CARD_NAMES, TAKE
from riftable.games.riffifi.rules.state import Past


def seen(game: Game, seat: int) -> dict[str, Floats]:
    code = encoding_for(game.rules)
    return code.named(code.encode(game.view(seat)))


def cards(feature: Floats) -> list[str]:
    return [CARD_NAMES[int(card)] for card in np.flatnonzero(feature)]


def test_a_card_played_is_seen_by_all_at_its_distance() -> None:
    g = riftable.new("riffifi", players=4, dealer=3, seed=4)
    card = next(iter(g.moves))
    hand = cards(seen(g, 0)["hand"])
    g.push(card)
    for seat in range(4):
        parts = seen(g, seat)
        assert cards(parts["face"][-seat % 4]) == [card]
        assert cards(parts["played"][-seat % 4]) == [card]
        assert cards(parts["sets"][0]) == (hand if seat == 0 else cards(parts["hand"]))
        assert parts["hands"].tolist() == pytest.approx(
            np.roll([9 / 12, 10 / 12, 10 / 12, 10 / 12], -seat).tolist()
        )
        assert np.flatnonzero(parts["turn"]).tolist() == [(1 - seat) % 4]


def test_a_card_played_unseen_is_known_to_its_player_only() -> None:
    g = riftable.new("riffifi", players=3, dealer=2, seed=1)
    while not (hidden := [name for name in g.moves if name.endswith("?")]):
        g.push(next(iter(g.moves)))
    seat = g.seat
    assert seat is not None
    g.push(hidden[0])
    other = (seat + 1) % 3
    mine, theirs = seen(g, seat), seen(g, other)
    assert hidden[0][:-1] in cards(mine["played"][0])
    assert hidden[0][:-1] not in cards(theirs["played"][2])
    assert hidden[0][:-1] in cards(theirs["clues"][2])
    assert theirs["hidden"].tolist() == pytest.approx([0, 0, 1 / 12])


def test_seats_in_actions_count_from_the_one_that_is_asked() -> None:
    code = encoding_for(riftable.rules("riffifi", players=4))
    from_1_and_3 = TAKE + 0b1010 - 1
    assert code.action(from_1_and_3, 0) == from_1_and_3
    assert code.action(from_1_and_3, 1) == TAKE + 0b0101 - 1
    assert code.action(from_1_and_3, 2) == TAKE + 0b1010 - 1
    for seat in range(4):
        assert [code.move(code.action(move, seat), seat) for move in range(code.num_actions)] == list(
            range(code.num_actions)
        )


def test_what_many_hands_hid_counts_at_most_as_one() -> None:
    rules = Riffifi("table", {"players": 4, "equal_chances": True, "scoring": "ticks"})
    state = rules.new()
    chance = Rng(1)
    while state.ask is not None and state.ask.seat < 0:
        state.apply(state.ask.sample(chance))
    view = rules.view(state, 0)
    view.past = [Past(0, 0, [ALONE[7]]) for _ in range(100)]
    code = encoding_for(rules)
    assert code.named(code.encode(view))["past_clues"].max() == 1
