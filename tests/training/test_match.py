"""Matches of two nets, which measure a best response: the games are those that bots would play."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from riftable.ai.learned_net import LearnedNet, layout_of, load_net, save_net
from riftable.ai.net_bot import LearnedNetBot
from riftable.core.errors import BadOption
from riftable.core.game import Game
from riftable.core.rng import Rng
from riftable.games.riftforce.rl import DEFAULT_NET
from riftable.games.riftforce.rl.encoding import RiftforceEncoding
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.spec import SPEC
from riftable.training.exploit import figures, game_of
from riftable.training.match import Score, chosen, play_games, play_match
from riftable.training.model_card import model_card

pytestmark = pytest.mark.usefixtures("kernels")
DUELS = [Riftforce("duel", {"draft": draft}) for draft in ("base", "beyond")]
ENCODING = RiftforceEncoding(DUELS[0])
assert SPEC.batch is not None
BATCH = SPEC.batch.load()


def net(seed: int) -> LearnedNet:
    """Return a small net with random weights, which prefers little."""
    rng = np.random.default_rng(seed)
    layout = layout_of(ENCODING, 4, 8)
    weights = {
        name: (rng.standard_normal(shape) / shape[0] ** 0.5).astype(np.float32)
        for name, shape in layout.shapes().items()
    }
    about = {"game": "riftforce", "mode": "duel", "fingerprint": ENCODING.fingerprint}
    return LearnedNet(
        layout, weights, {**about, "seed": seed, "iterations": 3, "decisions": 9, "games": 4, "minutes": 1.5}
    )


def test_a_match_plays_the_games_of_the_bots() -> None:
    rules, nets = DUELS[1], (load_net(DEFAULT_NET, ENCODING), net(2))
    seeds = np.arange(6, dtype=np.uint64)
    own_side = np.array([0, 0, 0, 1, 1, 1], np.int8)
    batch = BATCH(rules, seeds)
    found = play_games(batch, np.array(rules.sides, np.int8), own_side, nets, None)
    bots = [LearnedNetBot(batch.encoding, one) for one in nets]
    for seed, side, result in zip(range(6), own_side, found, strict=True):
        game = Game(rules, seed=seed)
        while not game.over:
            asked = game.seat
            assert asked is not None
            game.push(bots[int(asked != side)].choose(game.view(asked), Rng(0)))
        end = game.result
        assert end is not None
        assert result == pytest.approx(end[int(side)])
    assert found.any()


def test_a_net_that_meets_itself_gets_half_of_the_points() -> None:
    """Without chance in the answers the second game of a deal is the first one with the sides changed."""
    one = net(3)
    score = play_match(BATCH, DUELS, 5, 1, (one, one), drawn=False)
    assert (score.games, score.wins) == (10, score.losses)
    assert score.points.share == 0.5


def test_a_match_can_be_repeated_and_has_deals_of_its_seed() -> None:
    nets = (net(1), net(2))
    first = play_match(BATCH, DUELS, 24, 5, nets, drawn=True)
    assert play_match(BATCH, DUELS, 24, 5, nets, drawn=True) == first
    others = [play_match(BATCH, DUELS, 24, seed, nets, drawn=True) for seed in (6, 7, 8)]
    assert any(one != first for one in others)


def test_answers_are_drawn_by_their_probabilities_and_legal() -> None:
    scores = np.tile(np.log(np.array([0.1, 0.3, 0.6, 5.0], np.float32)), (20_000, 1))
    masks = np.tile(np.array([1, 1, 1, 0], np.int8), (20_000, 1))
    assert set(chosen(scores, masks, None)) == {2}
    counts = np.bincount(chosen(scores, masks, np.random.default_rng(1)), minlength=4) / 20_000
    assert counts == pytest.approx([0.1, 0.3, 0.6, 0.0], abs=0.02)


def test_points_count_draws_as_half() -> None:
    score = Score(wins=60, draws=20, losses=20)
    assert (score.games, score.points.share) == (100, 0.7)
    assert (score.points.low, score.points.high) == pytest.approx((0.604, 0.781), abs=0.001)
    assert score.as_json()["draws"] == 20


def test_the_figures_name_what_was_measured(tmp_path: Path) -> None:
    path = tmp_path / "target.npz"
    save_net(path, net(1))
    assert game_of(path) == ("riftforce", "duel")
    told = figures(path, net(1), net(4), "nothing", {"best": Score(3, 0, 1)})
    assert (told["target"], told["start"], told["seed"]) == ("target.npz", "nothing", 4)
    assert told["measured"]["best"]["points"] == 0.75


def test_the_card_says_what_the_net_is_and_how_to_use_it() -> None:
    card = model_card("champion.npz", net(7))
    assert f"`{ENCODING.fingerprint}`" in card
    assert "PPO in self-play, seed 7" in card
    assert "riftable play riftforce --mode duel --bot net:champion.npz" in card
    assert f"| weights | {sum(array.size for array in net(7).weights.values()):,}," in card
    response = net(8)._replace(about={**net(8).about, "against": "champion.npz"})
    assert "PPO against champion.npz alone, seed 8" in model_card("response.npz", response)


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="there is no file"):
        game_of(tmp_path / "none.npz")
    text = tmp_path / "text.npz"
    text.write_text("no net", "utf-8")
    with pytest.raises(BadOption, match="is not a net of riftable train"):
        game_of(text)
