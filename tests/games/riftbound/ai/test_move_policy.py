"""The move policy of Riftbound: what it looks at, and that the search tries first what it likes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import riftable
from riftable.ai.levels import search_hooks
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.games.riftbound.ai import move_policy as p
from riftable.games.riftbound.ai.move_policy import MovePolicy
from riftable.games.riftbound.ai.rollout_policy import RolloutPolicy
from riftable.games.riftbound.ai.search_hooks import RiftboundSearchHooks
from riftable.games.riftbound.ai.weights import move_policy_weights
from riftable.games.riftbound.cards import BY_KEY
from riftable.games.riftbound.rules.ids import (
    ASK_CHOOSE,
    ASK_DESTINATION,
    ASK_GROUP,
    ASK_MAIN,
    ASK_OUT,
    ASK_REACT,
    ASK_SHOWDOWN,
    ASK_SPEND,
    ASK_TARGET,
    NONE,
    NUM_VERBS,
    SPAN,
    UNIT,
    V_AT,
    V_END,
    V_GO,
    V_MOVE,
    V_PLAY,
)
from riftable.games.riftbound.rules.state import Realm
from tests.games.riftbound.table import bound, realm

ROOT = Path(__file__).resolve().parents[4]


def policy_of(s: Realm) -> MovePolicy:
    """The policy without weights: its features are the same."""
    return MovePolicy(RolloutPolicy(s.cards), s.cards, {}, {})


def features(s: Realm) -> dict[int, list[int]]:
    """The features of the answers to the pending question."""
    assert s.ask is not None
    return dict(zip(s.ask.moves, policy_of(s).features(s, s.ask, s.ask.moves), strict=True))


def questions(seed: int, decks: str = "kaisa / viktor") -> list[Realm]:
    """Positions of a random game in which a player has a choice."""
    rules = riftable.rules("riftbound", "duel", decks=decks)
    s, rng = rules.new(), Rng(seed)
    found: list[Realm] = []
    while (ask := s.ask) is not None and len(found) < 250:
        assert isinstance(s, Realm)
        if ask.seat != CHANCE and len(ask.moves) > 1:
            found.append(s.copy())
        s.step(ask.sample(rng))
    return found


def kind(s: Realm, name: str) -> int:
    return next(kind for kind, card in enumerate(s.cards) if card.name == name)


def test_it_sees_what_is_played_and_what_that_costs() -> None:
    s = realm(bound("hand 0 mega-mech", "runes 0 fury*9/9", "hand 1"))
    play = V_PLAY * SPAN + kind(s, "mega-mech")
    card = s.cards[kind(s, "mega-mech")]
    seen = features(s)[play]
    assert p.VERB + ASK_MAIN * NUM_VERBS + V_PLAY in seen
    assert p.PLAY + UNIT * p.NUMBERS + card.cost.energy in seen
    assert p.PLAY_LEFT + 9 - card.cost.energy in seen
    assert p.PLAY_MIGHT + card.might in seen
    assert p.of_card(kind(s, "mega-mech"), p.PLAY_CARD) in seen


def test_it_sees_how_an_attack_would_go_and_who_could_join() -> None:
    lines = (
        "unit 4 mega-mech 0 @base0",
        "unit 5 recruit 0 @base0",
        "unit 6 recruit 1 @2",
        "unit 7 recruit 0 @1",
    )
    s = realm(bound(*lines, "field 1 void-gate 0 0", "field 2 void-gate 1 1", "hand 0"))
    strong, weak, foe = (s.might(u) for u in (4, 5, 6))
    seen = features(s)
    move = seen[V_MOVE * SPAN + 4]
    assert {p.MOVE_MIGHT + strong, p.MOVE_ALONE + p.margin(strong - foe)} <= set(move)
    assert p.MOVE_ALL + p.margin(strong + weak - foe) in move
    assert p.MOVE_HELD + 1 in move
    second = seen[V_MOVE * SPAN + 5]  # units join in ascending order: nothing can join the last one
    assert {p.MOVE_ALONE + p.margin(weak - foe), p.MOVE_ALL + p.margin(weak - foe)} <= set(second)
    assert p.PASS_ATTACK + p.margin(strong + weak - foe) in seen[V_END * SPAN]


def test_nobody_attacks_without_a_unit() -> None:
    s = realm(bound("hand 0 mega-mech", "runes 0 fury*9/9", "hand 1"))
    assert p.PASS_ATTACK in features(s)[V_END * SPAN]


def test_it_sees_where_a_unit_goes_and_with_whom() -> None:
    lines = (
        "unit 4 mega-mech 0 @base0",
        "unit 5 recruit 0 @base0",
        "unit 6 recruit 1 @2",
        "unit 7 recruit 0 @1",
    )
    game = bound(*lines, "field 1 void-gate 0 0", "field 2 void-gate 1 1", "hand 0")
    strong, weak, foe = (realm(game).might(u) for u in (4, 5, 6))
    game.state.step(V_MOVE * SPAN + 4)
    s = realm(game)
    assert s.ask is not None
    assert s.ask.kind == ASK_DESTINATION
    first, second = s.config.players, s.config.players + 1
    own, enemy = (set(features(s)[V_AT * SPAN + place]) for place in (first, second))
    assert p.PLACE + p.MARGINS + p.margin(strong - weak) in own  # more than what holds it
    assert p.PLACE + 2 * p.MARGINS + p.margin(strong - foe) in enemy
    assert p.PLACE_ALL + 2 * p.MARGINS + p.margin(strong + weak - foe) in enemy
    s.step(V_AT * SPAN + second)
    assert s.ask is not None
    assert s.ask.kind == ASK_GROUP
    go, join = (features(s)[move] for move in (V_GO * SPAN, V_MOVE * SPAN + 5))
    assert p.GROUP_MARGIN + p.MARGINS + p.margin(strong - foe) in go
    assert {p.GROUP_MARGIN + p.margin(strong - foe), p.GROUP_MIGHT + weak} <= set(join)


def test_it_tells_who_asks_for_a_reaction() -> None:
    contexts = Counter(
        (p.Situation(s, s.ask).context, s.ask.kind, s.friends(s.ask.seat, s.turn), own_item(s, s.ask.seat))
        for seed in range(3)
        for s in questions(seed)
        if s.ask is not None and s.ask.kind in (ASK_SHOWDOWN, ASK_REACT)
    )
    showdowns = {(found, turn) for found, kind, turn, _ in contexts if kind == ASK_SHOWDOWN}
    assert showdowns == {(ASK_SHOWDOWN, True), (p.OTHERS_SHOWDOWN, False)}
    reactions = {(found, item) for found, kind, _, item in contexts if kind == ASK_REACT}
    assert reactions == {(ASK_REACT, True), (p.OTHERS_ITEM, False)}


def own_item(s: Realm, seat: int) -> bool:
    """Whether the latest item of the chain is of this seat's side."""
    return bool(s.chain) and s.friends(seat, s.chain[-1].seat)


@pytest.mark.parametrize("decks", ["kaisa / viktor", "annie / garen", "lux / master-yi"])
def test_every_answer_has_features(decks: str) -> None:
    asked = set()
    for s in questions(5, decks):
        assert s.ask is not None
        asked.add(s.ask.kind)
        last = p.NUM_COMMON + len(s.cards) * p.NUM_OF_CARD
        for found in features(s).values():
            assert found
            assert len(set(found)) == len(found)
            assert 0 <= min(found) <= max(found) < last
    assert {ASK_MAIN, ASK_TARGET} <= asked


def test_it_sees_only_what_its_seat_sees() -> None:
    rng = Rng(8)
    for s in questions(6)[::5]:
        assert s.ask is not None
        rules = riftable.rules("riftbound", "duel", decks="kaisa / viktor")
        view = rules.view(s, int(s.ask.seat))
        first, second = (rules.imagine(view, rng) for _ in range(2))
        assert isinstance(first, Realm)
        assert isinstance(second, Realm)
        assert features(first) == features(second) == features(s)


def test_priors_follow_the_weights() -> None:
    s = realm(bound("hand 0 mega-mech", "runes 0 fury*9/9", "hand 1"))
    assert s.ask is not None
    weights = {str(p.VERB + ASK_MAIN * NUM_VERBS + V_END): -2.0}
    values = [0.0] * p.NUM_OF_CARD
    values[p.PLAY_CARD] = 1.5
    policy = MovePolicy(RolloutPolicy(s.cards), s.cards, weights, {s.cards[kind(s, "mega-mech")].key: values})
    scores = dict(zip(s.ask.moves, policy.scores(s, s.ask, s.ask.moves), strict=True))
    assert scores[V_END * SPAN] == -2.0
    likely = RolloutPolicy(s.cards).choose(s, s.ask, Rng(1))
    assert likely == V_PLAY * SPAN + kind(s, "mega-mech")
    assert scores[likely] == 1.5 + p.LIKELY_WEIGHT
    priors = dict(zip(s.ask.moves, policy.priors(s, s.ask, s.ask.moves), strict=True))
    assert max(priors.values()) == priors[V_PLAY * SPAN + kind(s, "mega-mech")] == 1 + p.LEAST_PRIOR
    assert min(priors.values()) == priors[V_END * SPAN] > p.LEAST_PRIOR


def test_what_is_given_up_is_no_target() -> None:
    spent = 0
    for seed in range(8):
        for s in questions(seed, "viktor / viktor"):
            assert s.ask is not None
            if s.ask.kind == ASK_TARGET:
                continue
            for found in features(s).values():
                assert not any(p.TARGET_SIDE <= feature < p.NUM_COMMON for feature in found)
            spent += s.ask.kind in (ASK_SPEND, ASK_CHOOSE)
    assert spent


def test_a_question_of_which_nothing_was_learned_is_answered_as_in_rollouts() -> None:
    rules = riftable.rules("riftbound", "match", decks="sett / jinx-origins")
    s = rules.new()
    policy = search_hooks(rules)
    assert isinstance(policy, RiftboundSearchHooks)
    rng = Rng(2)
    while s.ask is not None and s.ask.kind != ASK_OUT:
        assert isinstance(s, Realm)
        s.step(s.ask.sample(rng) if s.ask.seat == CHANCE else policy.policy.choose(s, s.ask, rng))
    assert s.ask is not None
    priors = dict(zip(s.ask.moves, policy.move_priors(s, s.ask.moves), strict=True))
    assert max(priors, key=priors.__getitem__) == NONE
    assert priors[NONE] > 2.5 * min(priors.values())


def test_the_weights_fit_the_features_and_the_cards() -> None:
    found = move_policy_weights()
    assert found["common"]
    assert all(0 <= int(feature) < p.NUM_COMMON for feature in found["common"])
    assert set(found["of_cards"]) <= set(BY_KEY)
    assert {len(values) for values in found["of_cards"].values()} == {p.NUM_OF_CARD}


def test_an_open_battlefield_is_worth_a_move() -> None:
    game = bound(
        "unit 4 mega-mech 0 @base0", "hand 0", "hand 1", "field 1 void-gate 0 -", "field 2 void-gate 1 -"
    )
    assert game.state.ask is not None
    moves = game.state.ask.moves
    priors = dict(zip(moves, search_hooks(game.rules).move_priors(game.state, moves), strict=True))
    assert priors[V_MOVE * SPAN + 4] > priors[V_END * SPAN]


def test_large_tables_do_without() -> None:
    two, four = (search_hooks(riftable.rules("riftbound", mode)) for mode in ("duel", "war"))
    assert isinstance(two, RiftboundSearchHooks)
    assert isinstance(four, RiftboundSearchHooks)
    assert (two.move_policy is None, four.move_policy is None) == (False, True)


def test_a_few_games_teach_a_little(tmp_path: Path) -> None:
    tool = [sys.executable, "-m", "tools.learn_riftbound_policy"]
    few = ["--games", "2", "--iterations", "4", "--jobs", "1", "--without-policy"]
    subprocess.run(
        [*tool, "play", str(tmp_path), *few], check=True, capture_output=True, timeout=300, cwd=ROOT
    )
    out = tmp_path / "out"
    out.mkdir()
    fit = [*tool, "fit", str(tmp_path), "--out", str(out)]
    subprocess.run(fit, check=True, capture_output=True, timeout=300, cwd=ROOT)
    page = json.loads((out / "move-policy.json").read_text(encoding="utf-8"))
    assert str(p.VERB + ASK_MAIN * NUM_VERBS + V_END) in page["common"]
    assert {len(values) for values in page["of_cards"].values()} == {p.NUM_OF_CARD}
