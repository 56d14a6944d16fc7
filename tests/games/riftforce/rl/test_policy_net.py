"""Policy nets of Riftable 0.1: what they see, how they are stored, and that they play like any bot."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import riftable
from riftable.ai import bot, lookahead
from riftable.ai.registry import find_bot, source_of, with_absolute_path
from riftable.arena.referee import play
from riftable.core.errors import BadOption
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.gamekit.evaluation import Evaluator
from riftable.games.riftforce.rl.batch import Batch
from riftable.games.riftforce.rl.batch.features import (
    DUEL_LANES,
    LANE_WIDTH,
    R_HAND,
    R_LEAD,
    REST,
    S_COUNT,
    S_TOTAL,
    SIDE,
    WIDTH,
    afterstates,
    observe,
)
from riftable.games.riftforce.rl.batch.lookahead import Seats, best_line_values
from riftable.games.riftforce.rl.policy_net import (
    PolicyNetBot,
    load_weights,
    new_weights,
    save_weights,
)
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.state import Rift
from riftable.server.session import custom_bots
from tests.cli.helpers import cli
from tests.server.http.browser import server

pytestmark = pytest.mark.usefixtures("kernels")
DUEL = Riftforce("duel", {"draft": "beyond"})


def midgame(games: int, answers: int) -> Batch:
    """Games in which so many answers were given at random, those that ended left out."""
    batch = Batch(DUEL, np.arange(games))
    rng = np.random.default_rng(0)
    for _ in range(answers):
        batch.step(batch.random_moves(rng))
    return batch.take(np.flatnonzero(~batch.over))


@pytest.mark.parametrize("answers", [2, 40, 83])
def test_features_tell_nothing_that_the_seat_does_not_know(answers: int) -> None:
    batch = midgame(40, answers)
    twin = batch.copy()
    rng = Rng(1)
    for i in range(len(batch)):
        view = DUEL.view(batch.state(i), int(batch.seat[i]))
        twin.put(i, DUEL.imagine(view, rng))
    assert answers < 10 or not np.array_equal(twin.rows, batch.rows)  # other worlds
    assert np.array_equal(observe(twin, twin.seat), observe(batch, batch.seat))


@pytest.mark.parametrize("seats", [[0, -1], [2, 0], [0], [[0], [1]]])
def test_seats_that_do_not_exist_are_refused(seats: list[int]) -> None:
    with pytest.raises(BadOption, match="each of 2 games is observed by seat 0 or 1"):
        observe(Batch(DUEL, [1, 2]), np.array(seats, np.int8))


def test_features_are_for_duels() -> None:
    batch = Batch(Riftforce("team4", {}), [1])
    with pytest.raises(BadOption, match="for duels, not for team4"):
        observe(batch, batch.seat)


def test_looking_ahead_sees_other_cards_than_those_that_come() -> None:
    batch = midgame(60, 60)
    ahead = afterstates(batch, 12345)
    assert ahead.features.shape == (int(batch.counts.sum()), WIDTH)
    assert ahead.begins.tolist() == [0, *np.cumsum(batch.counts.astype(int))[:-1]]
    others = afterstates(batch, 54321)
    assert not np.array_equal(ahead.features, others.features)  # a card was drawn
    assert np.array_equal(ahead.features, afterstates(batch, 12345).features)


COUNTED = np.zeros(WIDTH, np.float32)  # of the features, so that whole numbers come out
COUNTED[REST + R_LEAD] = 12 * 50
COUNTED[REST + R_HAND] = 7 * 3
for lane in range(DUEL_LANES):
    COUNTED[lane * LANE_WIDTH + S_TOTAL] = -7
    COUNTED[lane * LANE_WIDTH + SIDE + S_TOTAL] = 7
    COUNTED[lane * LANE_WIDTH + S_COUNT] = 4 * 5


class Counted(Evaluator):
    """The same for one position of the engine at a time."""

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, Rift)
        one = Batch(DUEL, [0])
        one.put(0, s)
        return float(counted(one, np.array([seat], np.int8))[0][0])


def counted(batch: Batch, seats: Seats) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Points, damage and cards; liked all the same."""
    found: NDArray[np.float32] = np.rint(observe(batch, seats) @ COUNTED)
    return found, np.zeros_like(found)


def test_a_batch_looks_to_the_end_of_the_action_as_one_position_does() -> None:
    batch = midgame(12, 60)
    found = best_line_values(batch, counted, 0, lookahead.BEAM_WIDTH)
    begins = [*found.begins.tolist(), len(found.values)]
    for i in range(len(batch)):
        lines = lookahead.look_ahead(DUEL, batch.state(i), int(batch.seat[i]), Counted(), Rng(1))
        assert found.values[begins[i] : begins[i + 1]].tolist() == [line.value for line in lines]


def test_a_net_is_kept_in_a_file_and_goes_by_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    weights = new_weights(np.random.default_rng(1))
    save_weights(Path("small.npz"), weights)
    kept = load_weights(Path("small.npz"))
    assert all(np.array_equal(kept[name], array) for name, array in weights.items())
    found = find_bot("net:small.npz", DUEL)
    assert isinstance(found, PolicyNetBot)
    assert with_absolute_path("net:small.npz") == f"net:{tmp_path / 'small.npz'}"
    assert source_of("net:small.npz") == Path("small.npz").read_bytes()
    result = play(DUEL, [found, bot("random", DUEL)], seed=3)
    assert result.result[0] == -result.result[1]


def test_what_cannot_be_a_guest_is_refused_by_name(guest: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="there is no file"):
        custom_bots.add_custom_bot("net:nowhere.npz")
    other = tmp_path / "other" / "very small.npz"
    other.parent.mkdir()
    save_weights(other, new_weights(np.random.default_rng(2)))
    with pytest.raises(BadOption, match=f"there is a bot “{guest}” already"):
        custom_bots.add_custom_bot(f"net:{other}")
    with pytest.raises(BadOption, match="there is a bot “level3” already"):
        custom_bots.add_custom_bot("level3")
    assert custom_bots.bot_spec(guest).endswith("very small.npz")
    assert custom_bots.bot_spec("net-of-yesterday") == "level3"


def test_what_is_no_net_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="there is no file"):
        find_bot("net:nowhere.npz", DUEL)
    other = tmp_path / "other.npz"
    other.write_text("not a net")
    with pytest.raises(BadOption, match="there is no policy net in"):
        find_bot(f"net:{other}", DUEL)
    np.savez(other, version=np.array(99))
    with pytest.raises(BadOption, match="for features 99"):
        find_bot(f"net:{other}", DUEL)
    save_weights(other, new_weights(np.random.default_rng(1)))
    with pytest.raises(BadOption, match="takes no “iterations”"):
        find_bot(f"net:{other}?iterations=3", DUEL)
    with pytest.raises(BadOption, match="nets play duels of riftforce, not riftforce solo"):
        find_bot(f"net:{other}", riftable.rules("riftforce", mode="solo"))


def test_a_net_sits_at_the_terminal(tmp_path: Path) -> None:
    save_weights(tmp_path / "small.npz", new_weights(np.random.default_rng(1)))
    named = f"net:{tmp_path / 'small.npz'}"
    for request in (("--seats", f"{named},me"), ("--bot", named, "--first", "1")):
        done = cli("play", *request, "--seed", "3", typed=[])
        assert (done.code, done.err) == (0, "")
        assert "Net" in done.plain
    assert "there is no policy net for riffifi table" in cli("play", "riffifi", "--bot", named).err


@pytest.fixture
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A net that a server lets in; its name there."""
    save_weights(tmp_path / "very small.npz", new_weights(np.random.default_rng(1)))
    monkeypatch.setitem(custom_bots.CUSTOM_BOTS, "net-very-small", None)  # so that it is forgotten afterwards
    del custom_bots.CUSTOM_BOTS["net-very-small"]
    return custom_bots.add_custom_bot(f"net:{tmp_path / 'very small.npz'}").name


def test_a_net_sits_at_a_table_in_the_browser(
    tmp_path: Path, guest: str, caplog: pytest.LogCaptureFixture
) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        offered = ada.get("catalogue")["bots"][-1]
        assert (offered["bot"], offered["label"]) == ("net-very-small", "Net very-small")
        assert offered["modes"] == ["riftforce/duel"]
        name = ada.post("quick", {"bot": guest, "options": {"first": "1"}})["id"]
        assert ada.get(f"games/{name}")["seats"][1]["name"] == "Net very-small"
        told = ada.update(name, 0)
        while not told["ask"]:
            told = ada.update(name, 0, f"&after={told['v']}&wait=20")
        assert "failed" not in caplog.text
        team = {"game": "riftforce", "mode": "team4", "bot": guest}
        assert ada.post("quick", team, 404)["key"] == "unknown_bot"
