"""The search: its budget, its reused tree, imagined states and search hooks."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from itertools import count, product
from typing import Any

import pytest

import riftable
from riftable.ai import bot
from riftable.ai.levels import SEARCH_LEVELS, level_settings, search_hooks, searcher
from riftable.ai.parallel_search import ParallelSearcher
from riftable.ai.search import BATCH_ITERATIONS, Budget, Searcher, most_visited
from riftable.ai.tree import SearchNode, Tree
from riftable.core.errors import BadOption
from riftable.core.game import Game
from riftable.core.pickling import pack, unpack
from riftable.core.rng import Rng
from riftable.gamekit.bot import asked
from riftable.gamekit.evaluation import SearchHooks
from riftable.gamekit.search_tree import SearchTreeNode
from riftable.gamekit.strategy import DEFAULT_LEVELS
from riftable.games.riftforce.ai.features import NUM_FEATURES, features
from riftable.games.riftforce.ai.search_hooks import RiftforceSearchHooks
from riftable.games.riftforce.ai.weights import learned_weights
from riftable.games.riftforce.rules.ids import ASK_ACTION, DRAW, NUM_GUILDS, PICK, PLAY, STOP
from riftable.games.riftforce.rules.modes import MODES
from riftable.games.riftforce.rules.state import Rift
from tests.ai.quick_bots import quick_bot

WINNING = """
riftforce duel
turn 0
score 11 3
guilds 0 fire water light plant
guilds 1 air shadow thunderbolt star
1 water5 / -
2 fire5 / air5*3
hand 0 fire6 light7
hand 1 air5 star6
"""
SHORT = Budget(iterations=40)


def after(game: Game, moves: int, seed: int = 1) -> Game:
    """Return the game after some random moves."""
    rng = Rng(seed)
    while len(game.history) < moves and game.state.ask is not None:
        game.push(int(game.state.ask.sample(rng)))
    return game


def test_it_wins_when_it_can() -> None:
    game = riftable.position(WINNING)
    searching = searcher(game.rules, SHORT)
    while game.seat == 0:
        game.push(searching.choose(game.view(0), Rng(1)))
    assert game.scores[0] >= 12


def test_iterations_are_spent_to_the_last_and_not_beyond() -> None:
    game = riftable.position(WINNING)
    tree = searcher(game.rules, SHORT).search(game.view(0), Rng(1))
    assert tree.root.visits == SHORT.iterations
    assert sum(child.visits for child in tree.root.children) == SHORT.iterations
    assert all(0.0 <= child.mean() <= 1.0 for child in tree.root.children)


def test_seconds_are_spent_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uses a clock that advances by a second with each reading."""
    monkeypatch.setattr("riftable.ai.search.perf_counter", count().__next__)
    game = riftable.position(WINNING)
    visits = [
        searcher(game.rules, Budget(seconds=seconds)).search(game.view(0), Rng(1)).root.visits
        for seconds in (1, 3)
    ]
    assert visits == [BATCH_ITERATIONS, 3 * BATCH_ITERATIONS]


@pytest.mark.parametrize(("seconds", "visits"), [(2, 2 * BATCH_ITERATIONS), (9, 40)])
def test_of_two_limits_the_first_ends_the_search(
    monkeypatch: pytest.MonkeyPatch, seconds: int, visits: int
) -> None:
    monkeypatch.setattr("riftable.ai.search.perf_counter", count().__next__)
    game = riftable.position(WINNING)
    tree = searcher(game.rules, Budget(40, seconds)).search(game.view(0), Rng(1))
    assert tree.root.visits == visits


def test_it_answers_early_only_what_it_would_answer_late() -> None:
    spared = 0
    for seed in range(8):
        game = after(riftable.new("riftforce", seed=seed, draft="base"), 60, seed)
        assert game.seat is not None
        view = game.view(game.seat)
        moves = asked(view)
        whole = searcher(game.rules, SHORT).search(view, Rng(seed)).root
        early = searcher(game.rules, SHORT).search(view, Rng(seed), early_stop=True).root
        assert most_visited(early, moves) == most_visited(whole, moves)
        spared += early.visits < whole.visits
    assert spared > 2


def test_it_keeps_its_tree_while_it_sees_what_it_expected() -> None:
    full = WINNING.replace("fire6 light7", "fire5 fire6 light5 light7 plant5 plant6 water6")  # so it acts
    game = riftable.position(full)
    searching = searcher(game.rules, SHORT)
    game.push(searching.choose(game.view(0), Rng(1)))
    assert game.seat == 0
    kept = searching.kept_root
    assert kept is not None
    assert searching.reuse_tree(game.view(0)).root is kept
    other = riftable.position(full.replace("air5*3", "air5*2"))
    other.push(game.rules.name(game.history[-1]))
    assert searching.reuse_tree(other.view(0)).root is not kept


def test_it_forgets_its_tree_when_others_have_acted() -> None:
    game = after(riftable.new("riffifi", players=3, seed=1), 80)
    assert game.seat is not None
    searching = searcher(game.rules, SHORT)
    searching.choose(game.view(game.seat), Rng(1))
    assert searching.kept_root is None


@pytest.mark.parametrize("mode", MODES)
def test_positions_are_judged_by_the_features_they_are_learned_by(mode: str) -> None:
    rules = riftable.rules("riftforce", mode)
    known = search_hooks(rules)
    assert isinstance(known, RiftforceSearchHooks)
    weights = learned_weights(mode).weights
    assert len(weights) == NUM_FEATURES
    judged = 0
    game = riftable.new("riftforce", mode=mode, seed=4)
    rng = Rng(4)
    while game.state.ask is not None:
        s = game.state
        assert isinstance(s, Rift)
        if s.ask is not None and s.ask.kind == ASK_ACTION:
            found = features(s)
            assert all(0 <= one < NUM_FEATURES for one in found)
            assert known.logit(s) == pytest.approx(sum(weights[one] for one in found))
            judged += 1
        game.push(int(s.ask.sample(rng)) if s.ask is not None else 0)
    assert judged > 5
    chances = known.win_probabilities(game.state)
    assert set(chances) <= {0.0, 0.5, 1.0}


def test_guilds_are_learned_too() -> None:
    for mode in MODES:
        learned = learned_weights(mode)
        merits, pairs, rivals = learned.merits, learned.pairs, learned.rivals
        assert len(merits) == NUM_GUILDS
        for a, b in product(range(NUM_GUILDS), repeat=2):
            assert pairs[a * NUM_GUILDS + b] == pairs[b * NUM_GUILDS + a]
            assert rivals[a * NUM_GUILDS + b] == -rivals[b * NUM_GUILDS + a]


@pytest.mark.parametrize(("game", "mode"), [("riftforce", mode) for mode in MODES] + [("riffifi", "table")])
def test_chances_of_all_sides_add_up(game: str, mode: str) -> None:
    one = after(riftable.new(game, mode=mode, seed=2), 60)
    known = search_hooks(one.rules)
    for seed in range(4):
        s = one.state.copy()
        values = known.evaluate_leaf(s, Rng(seed))
        by_side = dict(zip(one.rules.sides, values, strict=True))
        if mode != "solo":  # where the trainer has no seat
            assert sum(by_side.values()) == pytest.approx(1.0)
        assert all(0.0 <= value <= 1.0 for value in values)


def test_default_hooks_play_any_game_to_its_end() -> None:
    game = riftable.position(WINNING)
    searching = Searcher(game.rules, SearchHooks(2), Budget(iterations=30), DEFAULT_LEVELS.search)
    assert searching.choose(game.view(0), Rng(1)) in game.moves.ids


def test_trees_and_processes_are_two_things() -> None:
    game = after(riftable.new("riffifi", players=4, seed=1), 90)
    assert game.seat is not None
    view = game.view(game.seat)
    alone = ParallelSearcher(game.rules, searcher, SHORT, trees=3)
    many = ParallelSearcher(game.rules, searcher, SHORT, trees=3, jobs=2)
    try:
        found = alone.search(view, Rng(5))
        assert found == many.search(view, Rng(5))
        assert alone.choose(view, Rng(5)) == many.choose(view, Rng(5))
    finally:
        many.close()
    assert sum(tried.visits for tried in found) == 42  # three trees of 14


@pytest.mark.parametrize(("game", "mode"), [("riftforce", mode) for mode in MODES] + [("riffifi", "table")])
def test_a_view_travels(game: str, mode: str) -> None:
    for moves in (0, 20, 70, 110):
        one = after(riftable.new(game, mode=mode, seed=6), moves)
        seat = 0 if one.seat is None else one.seat
        view = one.view(seat)
        assert unpack(pack(view, one.rules), one.rules) == view


def test_only_the_last_level_of_riftforce_starts_from_the_greedy_line() -> None:
    duel, team = riftable.rules("riftforce", "duel"), riftable.rules("riftforce", "team4")
    bots: list[Any] = [bot(name, rules) for rules in (duel, team) for name in SEARCH_LEVELS]
    settings = [one.settings for one in bots]
    assert [one.greedy_line_weight > 0 for one in settings] == 2 * [False, False, False, True]


def test_guilds_are_picked_against_those_of_the_other_side() -> None:
    s = riftable.rules("riftforce", "duel", draft="beyond").new()
    assert isinstance(s, Rift)
    rng = Rng(3)
    while s.ask is not None and (s.ask.listed is None or not s.guilds[1 - s.ask.seat]):
        s.step(s.ask.sample(rng))
    assert s.ask is not None
    met = s.guilds[1 - s.ask.seat][0]
    nothing = [0.0] * NUM_GUILDS**2
    for move in s.ask.moves:
        rivals = nothing[:]
        rivals[(move - PICK) * NUM_GUILDS + met] = 0.1
        known = RiftforceSearchHooks(2, [0.0] * NUM_FEATURES, [0.0] * NUM_GUILDS, nothing, rivals)
        assert known.guild_to_draft(s, s.ask.moves, s.ask.seat) == move


def test_in_a_hurry_it_plays_cards_that_others_can_follow() -> None:
    game = riftable.position(WINNING.replace("fire6 light7", "fire6 light7 plant5 plant6 plant7"))
    game.push("play")
    known = search_hooks(game.rules)
    assert isinstance(known, RiftforceSearchHooks)
    played = []
    while game.seat == 0 and not game.rules.at_rest(game.state):
        s = game.state
        assert isinstance(s, Rift)
        move = game.rules.name(int(known.rollout_move(s, Rng(1))))
        played.append(move)
        game.push(move)
    assert len([move for move in played if move.startswith("plant")]) == 3


@pytest.mark.parametrize(("offered", "worth"), [(1, 0.5), (2, 0.3)])
def test_what_cannot_be_answered_in_a_world_does_not_count_there(offered: int, worth: float) -> None:
    rules = riftable.rules("riftforce", "duel")
    tree = Tree(rules, search_hooks(rules), exploration=0.4, first_play_reduction=0.0, best_child_weight=0.5)
    first, poor, good = SearchNode(PLAY, 1.0), SearchNode(STOP, 1.0), SearchNode(DRAW, 1.0)
    good.visits, good.value_sum = 10.0, 9.0
    first.children = [poor, good]
    tree.back_up([tree.root, first, poor], [[first], first.children[:offered]], [0, 1], [0.5, 0.5])
    assert first.mean() == pytest.approx(worth)


@pytest.mark.parametrize("name", SEARCH_LEVELS)
def test_the_levels_that_search_take_a_budget(name: str) -> None:
    rules = riftable.rules("riffifi", players=3)
    one = bot(name, rules)
    assert isinstance(one, Searcher)
    assert one.budget.iterations == level_settings(rules).iterations[SEARCH_LEVELS.index(name)]
    given = bot(name, rules, seconds=0.5)
    assert isinstance(given, Searcher)
    assert given.budget == Budget(seconds=0.5)
    assert isinstance(bot(name, rules, iterations=8, trees=2), ParallelSearcher)


@pytest.mark.parametrize(
    ("parameters", "why"),
    [
        ({"depth": 3}, "takes no “depth”; it takes iterations, seconds, trees, jobs"),
        ({"iterations": 0}, "“iterations” must be a whole number above 0, not 0"),
        ({"iterations": 1.5}, "“iterations” must be a whole number above 0, not 1.5"),
        ({"seconds": "long"}, "“seconds” must be a number above 0, not long"),
        ({"seconds": 1, "iterations": 5}, "iterations or seconds, not both"),
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(parameters: dict[str, int | float | str], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        bot("level5", riftable.rules("riftforce"), **parameters)
    with pytest.raises(BadOption, match="it has no budget"):
        bot("level2", riftable.rules("riftforce"), **parameters)


@pytest.mark.parametrize("name", ["level1", "level2"])
def test_learners_err_but_not_always_alike(name: str) -> None:
    game = riftable.position(WINNING)
    answers = {quick_bot(name, game.rules).choose(game.view(0), Rng(seed)) for seed in range(12)}
    assert len(answers) > 1


def chain(depth: int) -> SearchNode:
    """Return a line of play as deep as that, with a second answer at each node."""
    node = SearchNode(0, 1.0)
    for move in range(1, depth):
        above = SearchNode(move, 0.5)
        above.visits, above.availability, above.value_sum = 3.0, 4.0, 1.5
        above.choice_value_sum, above.choices = 2.5, 2.0
        above.children = [node, SearchNode(move + 1, 0.25)]
        node = above
    return node


@pytest.mark.parametrize("way", [copy.deepcopy, lambda node: pickle.loads(pickle.dumps(node))])
def test_a_deep_tree_is_copied_and_pickled(way: Callable[[SearchNode], SearchNode]) -> None:
    tree = chain(5000)
    twin = way(tree)
    assert twin.flatten() == tree.flatten()
    assert [int(child.move) for child in twin.children] == [4998, 5000]
    assert twin.children[0] is not tree.children[0]


def below(root: SearchTreeNode) -> list[tuple[int, float, float]]:
    """The answers of a tree with their statistics, whichever kind of tree it is."""
    nodes, found = [root], []
    while nodes:
        node = nodes.pop()
        found.append((int(node.move), node.visits, node.value_sum))
        nodes += node.children
    return found


def test_a_searcher_that_is_pickled_keeps_its_tree() -> None:
    g = after(riftable.new("riftforce", seed=2), 40)
    one = searcher(g.rules, SHORT)
    while one.kept_root is None:
        assert g.seat is not None
        g.push(one.choose(g.view(g.seat), Rng(len(g.history))))
    assert g.seat is not None
    twin = pickle.loads(pickle.dumps(one))
    assert below(twin.kept_root) == below(one.kept_root)
    assert twin.choose(g.view(g.seat), Rng(1)) == one.choose(g.view(g.seat), Rng(1))


def test_hooks_that_no_bot_was_made_with_cannot_be_pickled() -> None:
    with pytest.raises(TypeError, match="SearchHooks was not made for a bot"):
        pickle.dumps(SearchHooks(2))
