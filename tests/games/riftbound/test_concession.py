"""Leaving the game [649-652]: what goes with a player, and how the others play on."""

from __future__ import annotations

import pytest

from riftable import Game, IllegalMove
from riftable.core.laws import check_game, everything
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.events import LeftGame
from riftable.games.riftbound.rules.ids import LEAVE
from riftable.games.riftbound.rules.view import RealmView
from tests.games.riftbound.table import at, bound, controller, moves, on_board, realm, told, trash
from tests.games.riftbound.test_laws import reread

THREE = "annie / garen / lux"


def test_649_whoever_leaves_a_duel_has_lost_it() -> None:
    g = bound("unit 4 recruit 0 @base0")
    g.push("leave1")
    assert g.over
    assert g.result == [1.0, -1.0]


def test_649_one_may_leave_while_another_is_asked_but_only_once() -> None:
    g = bound("turn 1", mode="skirmish", decks=THREE)
    assert g.seat == 1
    g.push("leave0")
    assert g.seat == 1
    with pytest.raises(IllegalMove):
        g.push("leave0")
    g.push("leave2")
    assert g.result == [-0.5, 1.0, -0.5]


def test_no_answer_makes_a_player_leave() -> None:
    g = bound(mode="skirmish", decks=THREE)
    with pytest.raises(IllegalMove):
        g.make(LEAVE + 1)
    with pytest.raises(IllegalMove):
        g.make(LEAVE)
    with pytest.raises(IllegalMove):
        realm(g).apply(LEAVE)
    with pytest.raises(IllegalMove):
        realm(g).depart(0)
    g.make(LEAVE, leaving=True)
    assert realm(g).is_gone(0)


@pytest.mark.parametrize("decks", ["sett / jinx-origins / azir", "leona / teemo / volibear"])
def test_652_a_sideboard_goes_with_its_player(decks: str) -> None:
    g = bound(mode="skirmish", decks=decks)
    g.push("leave1")
    for seat in range(-1, 3):
        view = g.view(seat)
        assert isinstance(view, RealmView)
        assert view.side_sizes[1] == 0
        assert not view.unseen[1]
        assert g.rules.view(g.rules.imagine(view, Rng(seat + 1)), seat) == view


def test_652_the_cards_of_a_player_who_leaves_go_and_the_battlefield_becomes_barren() -> None:
    g = bound(
        "field 1 void-gate 0 0", "unit 6 recruit 0 @1", "unit 7 mega-mech 1 @1",
        "unit 8 first-mate 0 @base0 owner*1", "hand 0 gust", "trash 0 flash", "facedown 1 hidden-blade 0 1",
        "turn 1", mode="skirmish", decks=THREE,
    )  # fmt: skip
    g.push("leave0")
    s = realm(g)
    assert on_board(g) == ["mega-mech.7"]
    assert s.card(3).title == "Barren Ground"
    assert controller(g, 1) == -1
    assert (s.hands[0], trash(g, 0), s.num_runes(0), len(s.decks[0])) == ([], [], 0, 0)
    assert [s.cards[kind].name for kind in s.banished[1]] == ["first-mate"]
    assert s.hider[3] == -1
    assert told(g, LeftGame)
    assert at(g, 7) == "1"  # what is there stays
    assert "0 has left" in str(g)


def test_652_the_turn_passes_on() -> None:
    g = bound("turn 1", mode="skirmish", decks="garen / garen / garen")
    g.push("leave1")
    assert realm(g).turn == 2
    g.push("end")
    assert realm(g).turn == 0
    g.push("end")
    assert realm(g).turn == 2


def test_652_focus_passes_on_and_a_showdown_closes_if_all_others_had_passed() -> None:
    g = bound("unit 6 recruit 0 @base0", mode="skirmish", decks=THREE)
    g.push("move:recruit @1 pass pass")
    assert (g.seat, g.scores) == (2, [0, 0, 0])
    g.push("leave2")
    assert g.scores == [1, 0, 0]
    g = bound("unit 6 recruit 0 @base0", mode="skirmish", decks=THREE)
    g.push("move:recruit @1 pass leave0")  # their pass counts no more
    assert g.seat == 1
    g.push("pass")
    assert realm(g).showdown == 3
    g.push("pass")
    assert realm(g).turn == 1


def test_652_items_of_a_player_who_leaves_are_countered_and_others_resolve() -> None:
    g = bound("unit 6 mega-mech 0 @base0", "hand 1 final-spark", "turn 1", mode="skirmish", decks=THREE)
    g.push("final-spark mega-mech auto")
    g.push("leave1")
    assert not realm(g).chain
    assert realm(g).hurt[6] == 0
    g = bound(
        "unit 6 mega-mech 0 @base0", "hand 1 incinerate final-spark", "turn 1", mode="skirmish", decks=THREE
    )
    g.push("final-spark mega-mech auto pass pass leave0")  # the target goes, and the last to pass
    assert not realm(g).chain
    assert realm(g).turn == 1


def test_652_an_attacker_who_leaves_loses_the_battlefield_to_whoever_is_there() -> None:
    lines = ("field 1 void-gate 1 1", "unit 6 mega-mech 0 @base0", "unit 7 recruit 1 @1")
    g = bound(*lines, mode="skirmish", decks=THREE)
    g.push("move:mega-mech @1 leave0")
    assert g.seat == 1
    g.push("pass pass")
    assert at(g, 7) == "1"
    assert controller(g, 1) == 1


def test_650_a_team_leaves_together() -> None:
    g = bound(mode="magma", decks="annie / garen / lux / master-yi")
    g.push("leave2")
    assert g.over
    assert g.result == [-1.0, 1.0, -1.0, 1.0]


def test_a_match_is_left_as_a_whole() -> None:
    g = Game(Riftbound("match", {}), seed=1)
    g.push("leave0")
    assert g.scores == [0, 2]


@pytest.mark.parametrize(("mode", "seed"), [("skirmish", 1), ("war", 2), ("war", 3)])
def test_whoever_leaves_whenever_the_game_goes_on(mode: str, seed: int) -> None:
    """A player leaves at every moment of a game once; the game that follows is played on a while."""
    names = ["jinx", "viktor", "lee-sin", "annie"][: 3 if mode == "skirmish" else 4]
    rules = Riftbound(mode, {"decks": " / ".join(names)})
    rng, s = Rng(seed), rules.new()
    for _ in range(260):
        ask = s.ask
        if ask is None:
            break
        trial = s.copy()
        trial.depart(LEAVE + rng.below(len(names)))
        for _ in range(6):
            if trial.ask is None:
                break
            assert trial.ask.seat == CHANCE or not trial.is_gone(trial.ask.seat)
            assert rules.conserved(trial)
            trial.step(trial.ask.sample(rng))
        world = rules.imagine(rules.view(trial, 0), rng)
        assert rules.view(world, 0) == rules.view(trial, 0)
        s.step(ask.sample(rng))


def test_laws_hold_when_people_leave() -> None:
    game = Game(Riftbound("war", {}), seed=5, auto=False)
    rng = Rng(5)
    while (ask := game.ask) is not None:
        if len(game.history) in (3, 90):
            game.push(f"leave{len(game.history) % 4}")
            again = reread(game.fen)
            assert again.fen == game.fen
            assert moves(again) == moves(game)
            continue
        if len(game.history) > 130:
            break
        game.make(int(ask.sample(rng)))
    twin = game.rules.new()
    for move in game.history:
        twin.redo(move)
    assert everything(game.rules, twin) == everything(game.rules, game.state)
    assert check_game(Riftbound("skirmish", {"decks": "jinx / viktor / lee-sin"}), 4, reread) > 0
