"""The value net of Riftbound: what it is told of a duel, and that it adds up what it says it does."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import riftable
from riftable.ai.levels import search_hooks
from riftable.ai.registry import find_bot
from riftable.ai.search import Searcher
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.games.riftbound.ai import features
from riftable.games.riftbound.ai.features import NUM_FIELD_INPUTS, NUM_NUMBERS, Inputs
from riftable.games.riftbound.ai.rollout_policy import RolloutPolicy
from riftable.games.riftbound.ai.search_hooks import RiftboundSearchHooks
from riftable.games.riftbound.ai.value_net import ValueNet
from riftable.games.riftbound.ai.weights import value_net_weights
from riftable.games.riftbound.cards import BY_KEY
from riftable.games.riftbound.rules.ids import ASK_MAIN, FIELD
from riftable.games.riftbound.rules.state import Realm
from tests.games.riftbound.table import bound, realm

TOOL = Path(__file__).resolve().parents[4] / "tools" / "learn_riftbound.py"


def turns(seed: int, decks: str = "kaisa / viktor") -> list[Realm]:
    """Positions of a game by the rollout policy, taken in Main Phases."""
    rules = riftable.rules("riftbound", "duel", decks=decks)
    rng = Rng(seed)
    s = rules.new()
    found = []
    assert isinstance(s, Realm)
    policy = RolloutPolicy(s.cards)
    while (ask := s.ask) is not None:
        if ask.kind == ASK_MAIN:
            found.append(s.copy())
        s.step(ask.sample(rng) if ask.listed is None else policy.choose(s, ask, rng))
    return found


def plain(s: Realm) -> float:
    """The log-odds that the side on turn wins, written down as one would explain it."""
    net = value_net_weights()
    inputs = Inputs(s)
    values = []
    for side in range(2):
        values += inputs.numbers[side]
        for name, kinds in (("board", inputs.board[side]), ("hand", inputs.hands[side])):
            values += [
                sum(column) for column in zip(*[net[name][s.cards[k].key] for k in kinds], strict=True)
            ]
    layers = [
        [
            max(0.0, bias + more + sum(w * x for w, x in zip(weights, field, strict=True)))
            for weights, bias, more in zip(
                net["field"], net["field_bias"], net["field_cards"][s.cards[kind].key], strict=True
            )
        ]
        for field, kind in zip(inputs.fields, inputs.field_kinds, strict=True)
    ]
    values += [sum(column) for column in zip(*layers, strict=True)]
    *biases, total = net["bias"]
    total += sum(w * x for w, x in zip(net["linear"], values, strict=True))
    for unit, (bias, out) in enumerate(zip(biases, net["out"], strict=True)):
        total += out * max(
            0.0, bias + sum(row[unit] * x for row, x in zip(net["hidden"], values, strict=True))
        )
    return float(total)


def without_net(rules: Rules) -> RiftboundSearchHooks:
    """Hooks that evaluate by the weights set by hand."""
    hooks = search_hooks(rules)
    assert isinstance(hooks, RiftboundSearchHooks)
    hooks.net = None
    return hooks


def test_the_net_adds_up_what_it_says() -> None:
    found = [s for s in turns(4) if all(s.hands)]
    assert len(found) > 20
    net = ValueNet(found[0].cards, **value_net_weights())
    said = [net.logit(s) for s in found]
    assert said == pytest.approx([plain(s) for s in found])
    assert max(said) - min(said) > 1  # it tells positions apart


def test_every_card_has_its_values() -> None:
    net = value_net_weights()
    fields = {key for key, card in BY_KEY.items() if card.type == FIELD}
    assert set(net["field_cards"]) == fields
    assert set(net["board"]) == set(net["hand"]) == set(BY_KEY) - fields
    [size] = {len(values) for name in ("board", "hand") for values in net[name].values()}
    assert len(net["hidden"]) == len(net["linear"]) == 2 * NUM_NUMBERS + 4 * size + len(net["field"])
    assert {len(row) for row in net["field"]} == {NUM_FIELD_INPUTS}
    assert {len(row) for row in net["hidden"]} == {len(net["out"])} == {len(net["bias"]) - 1}


def test_inputs_are_seen_from_the_side_on_turn() -> None:
    lines = ("score 3 6", "unit 4 mega-mech 0 @base0", "unit 5 recruit 1 @1", "field 1 void-gate 0 1")
    s = realm(bound(*lines, "hand 0 mega-mech", "hand 1"))
    inputs = Inputs(s)
    own, other = inputs.numbers
    assert own[features.POINTS_MISSING + 5] == other[features.POINTS_MISSING + 2] == 1.0
    assert own[features.MIGHT_READY] > 0 == other[features.MIGHT_READY]
    assert other[features.MIGHT_HELD] > 0 == own[features.MIGHT_HELD]
    assert (own[features.FIELDS_HELD], other[features.FIELDS_HELD + 1]) == (1.0, 1.0)
    assert inputs.fields[0][features.FOREIGN] == inputs.fields[0][features.OWN_ATTACK] == 1.0
    names = [[s.cards[kind].name for kind in kinds] for kinds in inputs.board]
    assert [name[1:] for name in names] == [["mega-mech"], ["recruit"]]
    s.turn = 1
    assert Inputs(s).numbers[0][features.POINTS_MISSING + 2] == 1.0


def test_who_is_close_to_winning_has_the_better_chance() -> None:
    chances = []
    for score in ("1 7", "4 4", "7 1"):
        game = bound(f"score {score}", "unit 4 recruit 0 @base0", "unit 5 recruit 1 @base1")
        chances.append(search_hooks(game.rules).win_probabilities(game.state))
    assert chances[0][0] < chances[1][0] < chances[2][0]
    assert all(sum(both) == pytest.approx(1.0) for both in chances)


@pytest.mark.parametrize(
    ("wins", "chances"),
    [("0 0", (0.75, 0.25)), ("1 0", (1.0, 0.5)), ("0 1", (0.5, 0.0)), ("1 1", (1.0, 0.0))],
)
def test_a_game_of_a_match_is_worth_what_it_changes(wins: str, chances: tuple[float, float]) -> None:
    lines = ("score 1 7", "unit 5 recruit 1 @base1")
    one, match = bound(*lines), bound(f"wins {wins}", *lines, mode="match")
    game = search_hooks(one.rules).win_probabilities(one.state)[0]
    won, lost = chances
    for hooks in (search_hooks(match.rules), without_net(match.rules)):
        chance = hooks.win_probabilities(match.state)
        assert sum(chance) == pytest.approx(1.0)
        assert lost < chance[0] < won
    in_match = search_hooks(match.rules).win_probabilities(match.state)[0]
    assert in_match == pytest.approx(game * won + (1.0 - game) * lost)


def test_a_rollout_ends_with_the_game_of_a_match() -> None:
    game = bound("wins 1 0", "score 0 7", "unit 5 recruit 1 @1", "field 1 void-gate 0 1", mode="match")
    ended = 0
    for seed in range(40):
        s, hooks = realm(game).copy(), search_hooks(game.rules)
        hooks.rollout(s, Rng(seed))
        if s.wins != [1, 0]:
            ended += 1
            assert s.wins == [1, 1]
            assert s.round == 0
            assert hooks.evaluate_leaf(realm(game).copy(), Rng(seed))[0] > 0.0
    assert ended


def test_the_evaluation_by_hand_can_be_played_against() -> None:
    rules = riftable.rules("riftbound", "duel")
    bot = find_bot(f"{TOOL.parent / 'duels.py'}:without_net?iterations=40", rules)
    assert isinstance(bot, Searcher)
    assert bot.budget.iterations == 40
    s = rules.new()
    assert bot.hooks.win_probabilities(s) != search_hooks(rules).win_probabilities(s)


def test_a_few_games_teach_a_little(tmp_path: Path) -> None:
    few = ["--games", "3", "--iterations", "2", "--jobs", "1"]
    rounds = ["--rounds", "20", "--mini", "16", "--out", str(tmp_path)]
    tool = [sys.executable, str(TOOL)]
    subprocess.run([*tool, "play", str(tmp_path), *few], check=True, capture_output=True, timeout=300)
    subprocess.run([*tool, "fit", str(tmp_path), *rounds], check=True, capture_output=True, timeout=300)
    found = json.loads((tmp_path / "value-net.json").read_text(encoding="utf-8"))
    assert found.keys() == value_net_weights().keys()
    s = turns(5)[3]
    assert -20 < ValueNet(s.cards, **found).logit(s) < 20
