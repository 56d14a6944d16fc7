"""Bots at a table of Riftbound: they play from views alone."""

from __future__ import annotations

import pytest

import riftable
from riftable.ai import bot
from riftable.ai.levels import search_hooks, searcher
from riftable.ai.search import Budget
from riftable.core.game import Game
from riftable.core.rng import Rng
from riftable.gamekit.bot import asked
from riftable.gamekit.evaluation import SearchHooks
from riftable.games.riftbound.ai.evaluation import RiftboundEvaluator
from riftable.games.riftbound.ai.rollout_policy import RolloutPolicy
from tests.games.riftbound.table import bound, realm


def known_of(game: Game) -> SearchHooks:
    """What a search knows of a game."""
    return search_hooks(game.rules)


@pytest.mark.parametrize("mode", ["skirmish", "war", "magma"])
def test_it_plays_to_the_end_at_larger_tables(mode: str) -> None:
    rules = riftable.rules("riftbound", mode)
    game = Game(rules, seed=2)
    mine = [side == 1 for side in rules.sides]
    players = [bot("level4", rules, iterations=3) if own else bot("random", rules) for own in mine]
    while game.seat is not None:
        game.push(players[game.seat].choose(game.view(game.seat), Rng(2, len(game.history))))
    assert game.result is not None
    assert game.result[1] == 1.0


def test_it_knows_that_the_last_point_takes_every_battlefield() -> None:
    units = ("unit 4 mega-mech 0 @base0", "unit 5 mega-mech 0 @base0", "unit 6 recruit 1 @1")
    game = bound("score 7 7", *units, "field 1 void-gate 1 1", "field 2 trifarian-war-camp 0 -")
    mind = searcher(game.rules, Budget(iterations=120))
    while game.seat is not None and realm(game).turn == 0:
        seat = game.seat
        game.push(mind.choose(game.view(0), Rng(1)) if seat == 0 else "pass")
    assert game.result == [1.0, -1.0]


def test_what_is_alike_is_looked_at_once_and_runes_pay_by_themselves() -> None:
    game = bound("unit 4 recruit 0 @base0", "unit 5 recruit 0 @base0", "unit 6 recruit 0 @base0 exhausted")
    known = known_of(game)
    s = realm(game)
    assert [game.rules.name(move) for move in known.candidate_moves(s)].count("move.4") == 1
    assert "move.5" not in [game.rules.name(move) for move in known.candidate_moves(s)]
    assert "move.5" in [game.rules.name(move) for move in asked(game.view(0))]
    paying = bound("hand 0 mega-mech", decks="lux / garen")
    paying.push("mega-mech")
    assert len(paying.moves) > 1
    view = paying.view(0)
    assert [paying.rules.name(move) for move in known_of(paying).candidate_moves(paying.state)] == ["auto"]
    mind = searcher(paying.rules, Budget(iterations=60))
    assert paying.rules.name(mind.choose(view, Rng(1))) == "auto"
    tree = mind.search(view, Rng(1))  # for a hint or an analysis every answer counts
    assert [int(child.move) for child in tree.root.children] == asked(view)


def test_chances_are_shared_by_sides() -> None:
    for mode in ("duel", "skirmish", "war", "magma"):
        game = riftable.new("riftbound", mode=mode, seed=5)
        chances = known_of(game).win_probabilities(game.state)
        by_side = dict(zip(game.rules.sides, chances, strict=True))
        assert sum(by_side.values()) == pytest.approx(1.0)
        assert all(by_side[side] == chance for side, chance in zip(game.rules.sides, chances, strict=True))


def test_at_a_glance_it_attacks_only_where_it_wins() -> None:
    lines = ("unit 4 pouty-poro 0 @base0", "field 1 void-gate 0 1", "field 2 trifarian-war-camp 1 1")
    for guard, answer in (("recruit", "move:pouty-poro.4"), ("tibbers", "end")):
        foes = (f"unit 5 {guard} 1 @1", "unit 6 tibbers 1 @2")
        game = bound(*lines, *foes, "hand 0", "runes 0 fury*1")
        s = realm(game)
        assert s.ask is not None
        policy = RolloutPolicy(s.cards)
        move = policy.choose(s, s.ask, Rng(1))
        assert game.rules.label(s, int(move)) == answer


def test_a_position_is_worth_what_comes_of_it() -> None:
    worth = RiftboundEvaluator()
    before = bound("unit 4 mega-mech 0 @base0", "field 1 void-gate 0 1", "unit 5 recruit 1 @1")
    value = worth.evaluate(before.state, 0)
    assert worth.evaluate(before.state, 1) == -value
    before.push("move:mega-mech @1")  # the fight is as good as won
    assert worth.evaluate(before.state, 0) > value + 1
    assert worth.evaluate(before.state, 1) < -value - 1
