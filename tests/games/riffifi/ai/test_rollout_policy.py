"""The rollout policy of Riffifi: what it looks at, and that it plays what it prefers."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from math import exp
from pathlib import Path

import pytest

import riftable
from riftable.ai.levels import search_hooks
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.games.riffifi.ai import rollout_policy as p
from riftable.games.riffifi.ai.rollout_policy import RolloutPolicy, Unplayed, features
from riftable.games.riffifi.ai.search_hooks import highest_paying_card
from riftable.games.riffifi.ai.weights import learned_weights
from riftable.games.riffifi.rules.ids import ASK_PLAY, CARD_NAMES, NONE, UNSEEN
from riftable.games.riffifi.rules.state import RiffifiState
from tests.games.riffifi.table import riffifi

ROOT = Path(__file__).resolve().parents[4]
VARIANTS = [
    {"players": "3", "officer": "yes"},
    {"players": "4", "scoring": "ticks", "captures_in_total": "yes"},
    {"players": "5", "equal_chances": "yes", "officer": "yes"},
]


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def table(*lines: str) -> RiffifiState:
    """A position of three players in which seat 1 is to play. Cards that are nowhere else are unused."""
    s = riffifi("turn 1", *lines, players=3).state
    assert isinstance(s, RiffifiState)
    return s


def found(s: RiffifiState, move: int) -> list[int]:
    return list(features(s, Unplayed(s), move, 1))


def choices(options: dict[str, str], seed: int) -> list[RiffifiState]:
    """Positions of a random game in which a card is to be played."""
    rules = riftable.rules("riffifi", "table", **options)
    s, rng = rules.new(), Rng(seed)
    kept: list[RiffifiState] = []
    while (ask := s.ask) is not None and len(kept) < 400:
        assert isinstance(s, RiffifiState)
        if ask.kind == ASK_PLAY:
            kept.append(s.copy())
        s.step(ask.sample(rng))
    return kept


def test_it_counts_what_others_hold_of_a_color() -> None:
    s = table("hand 0 red1 red8 blue2", "hand 1 red2 red5 red6 blue1", "hand 2 red3 red7 blue3")
    seen = found(s, card("red5"))
    assert p.UP_LOWER + 5 * p.CARDS + 3 in seen  # red1, red3 and red4, which may be in a hand
    assert p.UP_HIGHER + 2 in seen  # red7 and red8
    assert p.UP_OWN_LOWER + 1 in seen
    assert p.UP_OWN_HIGHER + 1 in seen
    assert p.UP_ROUND + 5 * p.ROUNDS + 4 in seen


def test_it_does_not_see_who_holds_a_card() -> None:
    one = table("hand 0 red1 blue2", "hand 1 red5 blue4", "hand 2 red3 red7")
    other = table("hand 0 red3 red7", "hand 1 red5 blue4", "hand 2 red1 blue2")
    for move in (card("red5"), card("blue4")):
        assert found(one, move) == found(other, move)


def test_it_sees_what_a_card_pays_and_whom_it_robs() -> None:
    s = table("tokens 0 7 0 0 0 0", "tokens 1 3 0 0 0 0", "hand 1 red8 red2")
    assert {p.UP_PAYS + 8, p.UP_ROBS + 6, p.UP_HAS + 3} <= set(found(s, card("red8")))  # the bank has 2
    assert {p.UP_PAYS + 2, p.UP_ROBS} <= set(found(s, card("red2")))


def test_it_sees_which_card_it_turns_down() -> None:
    s = table("pile 0 red6*", "score 30 10 0", "hand 0 red1", "hand 1 red4 red7", "hand 2 red2")
    seen = found(s, card("red4"))
    assert p.HIT_PAYS + 6 in seen
    assert p.HIT_LOWER + 6 * p.CARDS + 4 in seen
    assert p.HIT_SEAT + 2 in seen
    assert p.HIT_LEAD + 3 + p.LEADS // 2 in seen  # 20 tokens ahead
    lost = found(s, card("red7"))
    assert p.DOWN_LOWER + 7 * p.CARDS + 4 in lost
    assert p.DOWN_UNSEEN not in lost
    assert found(s, UNSEEN + card("red7")) == [*lost, p.DOWN_UNSEEN]


def test_the_officer_looks_for_the_highest_paying_card() -> None:
    s = table("option officer yes", "pile 0 red6*", "pile 2 blue3*", "hand 1 officer green2")
    assert found(s, card("officer")) == [p.OFFICER_ROUND + 2, p.OFFICER_HITS + 6]


def test_the_officer_turns_down_the_highest_paying_card() -> None:
    s = table("option officer yes", "pile 0 red6*", "pile 2 blue3*", "hand 1 officer green2")
    s.step(card("officer"))
    assert s.ask is not None
    assert highest_paying_card(s, s.ask.moves) == card("red6")
    rich = table("option officer yes", "tokens 0 12 0 0 0 0", "pile 0 red6*", "hand 1 officer green2")
    rich.step(card("officer"))
    assert rich.ask is not None
    assert highest_paying_card(rich, rich.ask.moves) == NONE  # red6 has nothing to take


@pytest.mark.parametrize("options", VARIANTS)
def test_every_card_of_every_variant_has_features(options: dict[str, str]) -> None:
    for s in choices(options, 3):
        assert s.ask is not None
        for move in s.ask.moves:
            seen = features(s, Unplayed(s), move, s.ask.seat)
            assert len(set(seen)) == len(seen) > 1
            assert 0 <= min(seen) <= max(seen) < p.NUM_FEATURES


@pytest.mark.parametrize("scoring", ["tokens", "ticks"])
def test_every_feature_has_a_weight(scoring: str) -> None:
    assert len(learned_weights(scoring)) == p.NUM_FEATURES
    assert any(learned_weights(scoring))


def test_ticks_have_weights_of_their_own() -> None:
    assert learned_weights("tokens") != learned_weights("ticks")
    s = table("hand 0 red1 red8 blue2", "hand 1 red2 red5 blue6", "hand 2 red3 red7 blue3")
    priors = [
        search_hooks(riftable.rules("riffifi", players="3", scoring=scoring)).move_priors(s, s.ask.moves)
        for scoring in ("tokens", "ticks")
        if s.ask is not None
    ]
    assert priors[0] != priors[1]


def test_what_is_unplayed_follows_the_cards() -> None:
    rng = Rng(5)
    for s in choices({"players": "3", "officer": "yes"}, 4)[:30:5]:
        unplayed = Unplayed(s)
        number = s.number
        while (ask := s.ask) is not None and s.number == number:
            move = ask.sample(rng)
            if ask.kind == ASK_PLAY:
                unplayed.play(move, ask.seat)
            s.step(move)
            if s.number == number and any(s.hands):
                assert (unplayed.hands, unplayed.every) == (Unplayed(s).hands, Unplayed(s).every)


@pytest.mark.parametrize("options", VARIANTS)
def test_a_rollout_ends_with_the_hand(options: dict[str, str]) -> None:
    rules = riftable.rules("riffifi", "table", **options)
    hooks = search_hooks(rules)
    for s in choices(options, 6)[::7]:
        number = s.number
        hooks.rollout(s, Rng(1))
        assert s.number == number + 1 or s.ask is None
        if s.ask is not None and s.ask.seat == CHANCE:
            before = s.copy()
            hooks.rollout(s, Rng(1))
            assert s.dealt == before.dealt == b"", "the next hand is not dealt"
            assert s.number == before.number


def test_it_draws_by_the_softmax_of_scores() -> None:
    s = table("hand 0 red1", "hand 1 red2 blue5 green8", "hand 2 red3")
    assert s.ask is not None
    weights = [0.0] * p.NUM_FEATURES
    weights[p.UP_LOWER + 2 * p.CARDS + 1] = 2.0
    weights[p.UP_LOWER + 5 * p.CARDS + 4] = 1.0
    policy = RolloutPolicy(weights)
    scores = [policy.score(s, Unplayed(s), move, 1) for move in s.ask.moves]
    assert scores == [2.0, 1.0, 0.0]
    rng, draws = Rng(1), 4000
    drawn = Counter(policy.choose(s, Unplayed(s), s.ask.moves, 1, rng) for _ in range(draws))
    total = sum(map(exp, scores))
    for move, score in zip(s.ask.moves, scores, strict=True):
        assert drawn[move] / draws == pytest.approx(exp(score) / total, abs=0.03)


@pytest.mark.parametrize("scoring", ["tokens", "ticks"])
def test_it_likes_to_turn_down_a_high_card(scoring: str) -> None:
    hands = "hand 0 green1 green2", "hand 1 red3 blue3 green3", "hand 2 green4 green5"
    policy = RolloutPolicy(learned_weights(scoring))
    for hit, other in (("red", "blue"), ("blue", "red")):
        s = table(*hands, f"pile 2 {hit}7*")
        scores = {color: policy.score(s, Unplayed(s), card(f"{color}3"), 1) for color in ("red", "blue")}
        assert scores[hit] > scores[other]


def test_a_few_games_teach_a_little(tmp_path: Path) -> None:
    tool = [sys.executable, "-m", "tools.learn_riffifi"]
    for seed, scoring in enumerate(("tokens", "ticks")):
        few = ["--games", "4", "--iterations", "8", "--jobs", "1", "--seed", str(seed), "--scoring", scoring]
        subprocess.run(
            [*tool, "play", str(tmp_path), *few], check=True, capture_output=True, timeout=300, cwd=ROOT
        )
    out = tmp_path / "out"
    out.mkdir()
    fit = [*tool, "fit", str(tmp_path), "--out", str(out)]
    done = subprocess.run(fit, check=True, capture_output=True, text=True, timeout=300, cwd=ROOT)
    page = json.loads((out / "rollout-policy.json").read_text(encoding="utf-8"))
    assert {scoring: len(weights) for scoring, weights in page.items()} == {
        "tokens": p.NUM_FEATURES,
        "ticks": p.NUM_FEATURES,
    }
    assert all(any(weights) for weights in page.values())
    assert done.stdout.startswith("tokens: ")
