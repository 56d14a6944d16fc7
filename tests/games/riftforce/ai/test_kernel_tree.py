"""The search of Riftforce as kernels: the same tree as that of all games, number by number."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import riftable
from riftable.ai import levels
from riftable.ai.lookahead import look_ahead
from riftable.ai.search import Budget, Searcher, new_tree
from riftable.ai.tree import Tree
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.gamekit.search_tree import SearchTree, SearchTreeNode
from riftable.games.riftforce.ai import strategy
from riftable.games.riftforce.ai.kernels import search_tree
from riftable.games.riftforce.ai.kernels.search_tree import FIRST_NODES, KernelTree, Memory, fast_tree
from riftable.games.riftforce.ai.search_hooks import RiftforceSearchHooks
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.ids import ASK_ACTION
from riftable.games.riftforce.rules.state import Rift

pytestmark = pytest.mark.usefixtures("search_kernels")
MODES: list[tuple[str, dict[str, str]]] = [
    ("duel", {}),
    ("duel", {"draft": "beyond", "stolen_cards_return_to_owner": "yes"}),
    ("duel", {"edition": "1"}),
    ("team3", {}),
    ("team4", {}),
    ("solo", {}),
    ("solo", {"stars": "4,3,4", "ampersand": "move:6"}),
]


def rulebook(mode: str, options: dict[str, str]) -> Riftforce:
    rules = riftable.rules("riftforce", mode, **options)
    assert isinstance(rules, Riftforce)
    return rules


def hooks_of(rules: Rules) -> RiftforceSearchHooks:
    hooks = levels.search_hooks(rules)
    assert isinstance(hooks, RiftforceSearchHooks)
    return hooks


def questions(rules: Rules, seed: int) -> list[Rift]:
    """Positions of a game after the draft, in which a player has a choice: a sixth of them."""
    rng = Rng(seed, 3)
    hooks = hooks_of(rules)
    s: State = rules.new()
    found: list[Rift] = []
    while s.ask is not None:
        assert isinstance(s, Rift)
        chosen = s.ask.listed is not None and s.round > 0
        if chosen and len(s.ask.moves) > 1 and rng.below(6) == 0:
            found.append(s.copy())
        sensible = chosen and s.ask.kind != ASK_ACTION and rng.below(4)
        s.step(hooks.rollout_move(s, rng) if sensible else s.ask.sample(rng))
    return found


def flat(root: SearchTreeNode) -> list[tuple[object, ...]]:
    """All nodes below a root, with their numbers."""
    found: list[tuple[object, ...]] = []
    nodes = [root]
    while nodes:
        node = nodes.pop()
        found.append((int(node.move), node.prior, node.visits, node.value_sum, len(node.children)))
        nodes += node.children
    return found


def trees(rules: Riftforce, s: Rift) -> tuple[SearchTree, SearchTree]:
    """A tree of all games and a tree of kernels for the same position."""
    assert s.ask is not None
    hooks, settings = hooks_of(rules), levels.level_settings(rules).search
    return new_tree(rules, hooks, settings, rules.view(s, int(s.ask.seat))), KernelTree(
        rules, hooks, settings
    )


def assert_alike(rules: Riftforce, s: Rift, iterations: int, seed: int) -> KernelTree:
    """Search a position by both trees, compare them, and return that of kernels."""
    assert s.ask is not None
    view = rules.view(s, int(s.ask.seat))
    plain, fast = trees(rules, s)
    lucks = Rng(seed, 5), Rng(seed, 5)
    plain.run(view, iterations, lucks[0])
    fast.run(view, iterations, lucks[1])
    assert flat(fast.root) == flat(plain.root)
    assert lucks[0].x == lucks[1].x
    assert isinstance(fast, KernelTree)
    return fast


@pytest.mark.parametrize(("mode", "options"), MODES)
def test_the_tree_is_that_of_all_games(mode: str, options: dict[str, str]) -> None:
    rules = rulebook(mode, options)
    kinds = set()
    for seed in range(2):
        for s in questions(rules, seed):
            assert s.ask is not None
            kinds.add(int(s.ask.kind))
            assert_alike(rules, s, 40, seed)
    assert len(kinds) > 4


def test_deep_trees_are_the_same_too() -> None:
    """With room for few nodes at first, so that the arrays of the tree grow several times."""
    rules = rulebook("duel", {"draft": "beyond"})
    grown = 0
    for s in questions(rules, 7)[::12]:
        grown += len(assert_alike(rules, s, 3000, 1).memory.links) > FIRST_NODES
    assert grown


def test_a_path_that_is_too_long_is_tried_again_with_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_tree, "FIRST_DEPTH", 2)
    monkeypatch.setattr(search_tree, "FIRST_NODES", 4)
    rules = rulebook("duel", {})
    assert len(assert_alike(rules, questions(rules, 3)[5], 200, 3).memory.path) > 3


def test_lines_and_fixed_answers_are_searched_alike() -> None:
    rules = rulebook("duel", {"draft": "beyond"})
    hooks = hooks_of(rules)
    for s in questions(rules, 11)[::6]:
        assert s.ask is not None
        seat = int(s.ask.seat)
        view = rules.view(s, seat)
        lines = look_ahead(rules, s, seat, hooks, Rng(4))
        both = trees(rules, s)
        for tree in both:
            luck = Rng(9)
            tree.run(view, 30, luck)
            for line in lines:
                tree.add_line(s, line.moves, 1.0)
            tree.root.children[0].prior = 0.125
            tree.run_from(view, int(s.ask.moves[-1]), 30, luck)
            tree.run(view, 60, luck)
        assert flat(both[1].root) == flat(both[0].root)
        assert [node.mean() for node in both[1].root.children] == [
            node.mean() for node in both[0].root.children
        ]


def play(rules: Rules, searchers: list[Searcher], seed: int, decisions: int) -> list[tuple[int, float]]:
    """The answers of a game that these searchers play from after the draft, with the visits of kept roots."""
    s: State = rules.new()
    luck, rngs = Rng(seed), [Rng(seed, 1 + seat) for seat in range(len(searchers))]
    found: list[tuple[int, float]] = []
    while s.ask is not None and len(found) < decisions:
        assert isinstance(s, Rift)
        if s.ask.listed is None or s.round == 0:
            move = s.ask.sample(luck)
        else:
            seat = int(s.ask.seat)
            move = searchers[seat].choose(rules.view(s, seat), rngs[seat].split())
            kept = searchers[seat].kept_root
            found.append((int(move), 0.0 if kept is None else kept.visits))
        s.step(move)
    return found


@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_a_bot_answers_alike_and_keeps_its_tree(mode: str) -> None:
    rules = rulebook(mode, {})
    settings = levels.level_settings(rules).search
    hooks = hooks_of(rules)
    both = [
        [Searcher(rules, hooks, Budget(120), settings, factory) for _ in rules.sides]
        for factory in (new_tree, lambda *parts: fast_tree(*parts) or new_tree(*parts))
    ]
    found = play(rules, both[1], 5, 60)
    assert found == play(rules, both[0], 5, 60)
    assert sum(visits > 0 for _, visits in found) > 10


def test_hints_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Analysis searches on from single answers, which `choose` never does."""
    from riftable.ai.analysis import evaluate_answers

    rules = rulebook("duel", {"draft": "beyond"})
    s = next(s for s in questions(rules, 4) if s.ask is not None and s.ask.kind == ASK_ACTION)
    assert s.ask is not None
    view = rules.view(s, int(s.ask.seat))
    monkeypatch.setattr(strategy, "kernel_trees", lambda: None)
    plain = evaluate_answers(rules, view, Budget(200), Rng(2))
    monkeypatch.setattr(strategy, "kernel_trees", lambda: search_tree)
    assert evaluate_answers(rules, view, Budget(200), Rng(2)) == plain


def test_the_draft_is_searched_by_the_tree_of_all_games() -> None:
    rules = rulebook("duel", {})
    s: State = rules.new()
    while s.ask is not None and s.ask.listed is None:
        s.step(s.ask.sample(Rng(1)))
    assert s.ask is not None
    settings = levels.level_settings(rules).search
    assert fast_tree(rules, hooks_of(rules), settings, rules.view(s, int(s.ask.seat))) is None


def test_without_a_value_net_there_is_no_tree_of_kernels() -> None:
    rules = rulebook("duel", {})
    hooks = hooks_of(rules)
    without = RiftforceSearchHooks(hooks.seats, hooks.weights, hooks.merits, hooks.pairs, hooks.rivals)
    s = questions(rules, 1)[0]
    assert s.ask is not None
    view = rules.view(s, int(s.ask.seat))
    settings = levels.level_settings(rules).search
    assert fast_tree(rules, without, settings, view) is None
    assert fast_tree(rules, hooks, settings, view) is not None


def test_bots_never_compile(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """They use kernels only if they were compiled earlier, and import nothing if numba is missing."""
    strategy.kernel_trees.cache_clear()
    assert strategy.kernel_trees() is search_tree
    monkeypatch.setattr(search_tree, "marker", lambda: tmp_path / "compiled")
    strategy.kernel_trees.cache_clear()
    assert strategy.kernel_trees() is None
    search_tree.remember_compiled()
    strategy.kernel_trees.cache_clear()
    assert strategy.kernel_trees() is search_tree
    strategy.kernel_trees.cache_clear()
    monkeypatch.setattr(strategy, "find_spec", lambda _name: None)
    monkeypatch.setattr(strategy, "import_module", lambda name: pytest.fail(f"imports {name}"))
    assert strategy.kernel_trees() is None
    strategy.kernel_trees.cache_clear()


def test_where_numba_cannot_work_bots_use_the_tree_of_all_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It raises when it is imported, for example where no folder can be written."""

    def import_module(name: str) -> None:
        raise RuntimeError(f"cannot cache a function of {name}: no locator available")

    strategy.kernel_trees.cache_clear()
    monkeypatch.setattr(strategy, "import_module", import_module)
    assert strategy.kernel_trees() is None
    rules = rulebook("duel", {})
    s = questions(rules, 2)[0]
    assert s.ask is not None
    settings = levels.level_settings(rules).search
    tree = levels.fastest_tree(rules, hooks_of(rules), settings, rules.view(s, int(s.ask.seat)))
    assert isinstance(tree, Tree)
    strategy.kernel_trees.cache_clear()


def test_a_process_that_loads_kernels_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cache may be read-only, as in a container."""
    strategy.kernel_trees.cache_clear()
    monkeypatch.setattr(Path, "touch", lambda _path: pytest.fail("writes to the cache"))
    assert strategy.kernel_trees() is search_tree


def test_a_root_of_another_kind_of_tree_is_not_kept() -> None:
    """As after a searcher was pickled on a machine with numba and is used on one without."""
    rules = rulebook("duel", {})
    plain, fast = trees(rules, questions(rules, 2)[0])
    roots = plain.root, fast.root
    plain.keep(roots[1])
    fast.keep(roots[0])
    assert (plain.root, fast.root) == roots


def test_only_a_legal_answer_can_be_fixed() -> None:
    rules = rulebook("duel", {})
    s = questions(rules, 2)[0]
    assert s.ask is not None
    for tree in trees(rules, s):
        with pytest.raises(ValueError, match="is no"):
            tree.run_from(rules.view(s, int(s.ask.seat)), 999, 1, Rng())


@pytest.mark.parametrize("what", ["hand", "deck", "guilds", "damage"])
def test_a_position_that_fits_no_row_is_searched_by_the_tree_of_all_games(what: str) -> None:
    """Records that people upload may begin with any position."""
    rules = rulebook("duel", {})
    s = questions(rules, 6)[20]
    assert s.ask is not None
    seat = int(s.ask.seat)
    settings = levels.level_settings(rules).search
    assert fast_tree(rules, hooks_of(rules), settings, rules.view(s, seat)) is not None
    if what == "hand":
        s.hands[1 - seat] = [0] * 8
    elif what == "deck":
        s.decks[1 - seat] = bytes(100)
    elif what == "guilds":
        s.guilds = [list(range(5)), s.guilds[1]]
    else:
        s.hurt[next(row for row in s.rows if row)[0]] = 120
    assert fast_tree(rules, hooks_of(rules), settings, rules.view(s, seat)) is None


def test_many_idle_actions_end_a_game_in_kernels_too() -> None:
    rules = rulebook("duel", {})
    s = next(s for s in questions(rules, 6) if s.ask is not None and s.ask.kind == ASK_ACTION)
    s.idle = 200
    assert_alike(rules, s, 200, 2)


def test_memory_grows_where_a_node_is_added() -> None:
    memory = Memory()
    numbers = [memory.add_node(n, 0.5) for n in range(FIRST_NODES + 3)]
    assert numbers == list(range(FIRST_NODES + 3))
    assert memory.links[FIRST_NODES + 2].tolist() == [FIRST_NODES + 2, -1, -1]


def test_python_grows_the_same_tree() -> None:
    """Without numba the kernels are plain Python."""
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from tests.games.riftforce.ai.test_kernel_tree import Rng, flat, questions, rulebook, trees\n"
        "from riftable.games.riftforce.rules.ids import ASK_HIT\n"
        "from riftable.games.riftforce.ai.kernels.search_tree import COMPILED\n"
        "assert not COMPILED\n"
        "rules = rulebook('duel', {'draft': 'beyond'})\n"
        "found = questions(rules, 2)\n"
        "for s in [*found[::20], *[one for one in found if one.ask.kind == ASK_HIT][:1]]:\n"
        "    view = rules.view(s, int(s.ask.seat))\n"
        "    both = trees(rules, s)\n"
        "    for tree in both: tree.run(view, 12, Rng(6))\n"
        "    assert flat(both[0].root) == flat(both[1].root)\n"
        "print(len(found))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 20
