"""Bots know only their view, and their answers are reproducible."""

from __future__ import annotations

import pytest

import riftable
from riftable.ai import BOTS, bot
from riftable.ai.lookahead import action_is_over, look_ahead
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.games.riftforce.ai.evaluation import GUILD_WIN_RATE, RiftforceEvaluator
from riftable.games.riftforce.rules.ids import NUM_GUILDS, PICK
from riftable.games.riftforce.rules.state import Rift
from tests.ai.quick_bots import quick_bot
from tests.helpers import share

POSITION = """
riftforce duel
turn 0
score {score}
guilds 0 fire water light plant
guilds 1 air shadow thunderbolt star
{board}
hand 0 {mine}
hand 1 {theirs}
"""


def at(board: str = "", mine: str = "fire5", theirs: str = "air5", score: str = "0 0") -> riftable.Game:
    return riftable.position(POSITION.format(board=board, mine=mine, theirs=theirs, score=score))


@pytest.mark.parametrize("mode", ["team3", "team4", "solo"])
@pytest.mark.parametrize("name", BOTS)
def test_bots_play_every_mode_from_views_alone(name: str, mode: str) -> None:
    rules = riftable.rules("riftforce", mode)
    game = riftable.new("riftforce", mode=mode, seed=3)
    for step in range(share(40)):
        if game.seat is None:
            break
        view = game.view(game.seat)
        move = quick_bot(name, rules).choose(view, Rng(7, step))
        world = rules.imagine(view, Rng(step))  # another deal of what the seat cannot see
        assert quick_bot(name, rules).choose(rules.view(world, game.seat), Rng(7, step)) == move
        game.push(move)


def test_looking_ahead_in_solo_goes_to_the_end_of_the_plan() -> None:
    game = riftable.new("riftforce", mode="solo", seed=3, guilds="fire ice light water")
    lines = look_ahead(game.rules, game.state, 0, RiftforceEvaluator(), Rng(1))
    for line in lines:
        twin = game.state.copy()
        for move in line.moves:
            twin.apply(move)
        assert isinstance(twin, Rift)
        assert game.rules.at_rest(twin)
        assert twin.round == 2
        assert line.chance_moves > 0


def test_all_lines_have_the_same_chance_outcomes() -> None:
    game = riftable.new("riftforce", mode="solo", seed=3, guilds="fire ice light water")
    game.push("play")
    lines = look_ahead(game.rules, game.state, 0, RiftforceEvaluator(), Rng(1))
    fates = {tuple(move for move in line.moves if game.rules.name(move).startswith("!")) for line in lines}
    assert len(lines) > 2
    assert len(fates) == 1


@pytest.mark.parametrize("name", BOTS)
def test_the_same_view_and_seed_give_the_same_move(name: str) -> None:
    game = riftable.new("riftforce", seed=3, draft="beyond")
    one, other = quick_bot(name, game.rules), quick_bot(name, riftable.rules("riftforce", draft="beyond"))
    for step in range(60):
        if game.over or game.seat is None:
            break
        move = one.choose(game.view(game.seat), Rng(7, step))
        assert move == other.choose(game.view(game.seat), Rng(7, step))
        assert move in game.moves.ids
        game.push(move)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_cannot_see_hidden_cards(name: str) -> None:
    board = "2 plant6 / shadow5\n3 fire5 water5*3 plant7 / air6*2 thunderbolt6"
    hands = ("air5 air7 star5", "shadow7 thunderbolt5 star7", "star5 star5 star5")
    games = [at(board, "plant5 light7 fire5", theirs) for theirs in hands]
    for line in ("", "play plant5", "activate fire5 number", "activate plant5 guild plant6"):
        choices = set()
        for game in games:
            twin = game.copy()
            if line:
                twin.push(line)
            for seed in range(4):
                choices.add((seed, quick_bot(name, twin.rules).choose(twin.view(0), Rng(seed))))
        assert len(choices) == 4, line


def test_greedy_takes_what_wins() -> None:
    game = at("1 fire5 / air5*2\n2 water5 / -", "fire6 light7", score="11 11")
    rng = Rng(1)
    greedy = bot("greedy", game.rules)
    while game.seat == 0 and game.state.ask is not None:
        game.push(greedy.choose(game.view(0), rng))
    assert game.scores[0] >= 12


@pytest.mark.parametrize("mode", ["duel", "team3", "team4"])
def test_greedy_chooses_guilds_by_merit(mode: str) -> None:
    assert len(GUILD_WIN_RATE) == NUM_GUILDS
    for seed in range(2):
        game = riftable.new("riftforce", mode=mode, seed=seed)
        while game.seat is not None and not game.rules.at_rest(game.state):
            best = max(game.moves.ids, key=lambda move: GUILD_WIN_RATE[move - PICK])
            chosen = bot("greedy", game.rules).choose(game.view(game.seat), Rng(seed))
            assert GUILD_WIN_RATE[chosen - PICK] == GUILD_WIN_RATE[best - PICK]
            game.push(chosen)


def test_greedy_keeps_the_best_four_of_six() -> None:
    for seed in range(3):
        game = riftable.new("riftforce", mode="solo", seed=seed)
        offer = sorted((GUILD_WIN_RATE[move - PICK] for move in game.moves.ids), reverse=True)
        kept = []
        while not game.rules.at_rest(game.state):
            kept.append(bot("greedy", game.rules).choose(game.view(0), Rng(seed)))
            game.push(kept[-1])
        assert sum(GUILD_WIN_RATE[move - PICK] for move in kept) == pytest.approx(sum(offer[:4]))


def test_looking_ahead_ends_with_the_action_and_changes_nothing() -> None:
    game = at("1 fire5 fire6 / air6\n2 water5 / shadow5\n3 light5 / -", "plant5 light6 fire5 fire7")
    before = game.rules.write(game.state)
    lines = look_ahead(game.rules, game.state, 0, RiftforceEvaluator(), Rng(1))
    assert game.rules.write(game.state) == before
    assert [line.moves[0] for line in lines] == game.moves.ids
    for line in lines:
        twin = game.state.copy()
        for move in line.moves[:-1]:
            twin.apply(move)
            assert twin.ask is not None
            assert twin.ask.seat == CHANCE or not action_is_over(game.rules, twin, 0)
        twin.apply(line.moves[-1])
        assert action_is_over(game.rules, twin, 0)
        assert RiftforceEvaluator().evaluate(twin, 0) == line.value
    assert [line.chance_moves > 0 for line in lines] == [False, False, True]


def test_worth_is_a_sum_of_zero() -> None:
    game = at("1 fire5 fire6*2 / air6\n2 water5 / shadow5*1\n3 light5 / -", "plant5 light6", score="3 4")
    assert RiftforceEvaluator().evaluate(game.state, 0) == pytest.approx(
        -RiftforceEvaluator().evaluate(game.state, 1)
    )


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(
        riftable.BadOption, match=r"there is no bot “deep”; there is level1, level2, .*, greedy, random"
    ):
        bot("deep", riftable.rules("riftforce"))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_is_not_asked_says_so(name: str) -> None:
    game = at()
    with pytest.raises(ValueError, match="no question"):
        quick_bot(name, game.rules).choose(game.view(1), Rng(1))
