"""The log: every line belongs to the turn and the player it tells of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import riftable
from riftable.core.game import Game
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.core.rules import SPECTATOR
from riftable.games import presenter_of
from riftable.server.protocol.parts import Beat
from riftable.server.session.event_log import EventLog
from tests.playthrough import STORIES, game_of

NAMES = ["Ada", "Noam", "Kim", "Lou", "Max"]


def logged(name: str) -> tuple[Game, list[Beat], list[int]]:
    """Return a random game, its log, and the numbers of moves after each command."""
    options, seed = STORIES[name]
    game = riftable.new(game_of(name), seed=seed, **options)  # type: ignore[arg-type]  # any options
    rng = Rng(seed, 3)
    ends: list[int] = []
    actors: list[int] = []
    while not game.over:
        assert game.ask is not None
        seat = int(game.ask.seat)
        game.push(game.moves.ids[rng.below(len(game.moves.ids))])
        actors += [seat] + [CHANCE] * (len(game.history) - len(actors) - 1)
        ends.append(len(game.history))
    names = NAMES[: len(game.rules.sides)]
    log = EventLog(presenter_of(game.rules, "en"), game, names, SPECTATOR, ends, actors)
    return game, log.until(ends[-1]), ends


def of_kind(beats: list[Beat], kind: str) -> list[tuple[Beat, Mapping[str, Any]]]:
    """Return the events of a kind, each with its beat."""
    return [(beat, event) for beat in beats for event in beat.events if event["t"] == kind]


@pytest.mark.parametrize("name", [name for name in STORIES if "riftbound" in name or "riffifi" in name])
def test_lines_belong_to_the_turn_in_which_they_happen(name: str) -> None:
    game, beats, _ = logged(name)
    presenter = presenter_of(game.rules, "en")
    last = {beat.at: beat for beat in beats}  # of each command
    for at, state in game.rests:
        if at in last:
            assert last[at].turn == presenter.turn_number(game.rules.view(state, SPECTATOR))
    if game.rules.mode != "match":  # its games begin with turn 1 again
        assert [beat.turn for beat in beats] == sorted(beat.turn for beat in beats)


@pytest.mark.parametrize("name", ["riffifi-3", "riffifi-4-officer"])
def test_a_payout_belongs_to_the_player_who_takes_it(name: str) -> None:
    _, beats, _ = logged(name)
    taken = of_kind(beats, "Took") + of_kind(beats, "Stole")
    assert taken
    assert all(beat.seat == event["seat"] for beat, event in taken)
    assert all(beat.seat == -1 for beat, _ in of_kind(beats, "Counted") + of_kind(beats, "Ended"))


def test_what_a_spell_does_belongs_to_the_player_who_played_it() -> None:
    _, beats, _ = logged("riftbound-skirmish")
    passed = of_kind(beats, "Passed")
    assert all(beat.seat == event["seat"] for beat, event in passed)
    done = of_kind(beats, "Resolved")
    assert any(beat.lines for beat, _ in done)
    assert all(
        beat.seat == event["seat"]
        for beat, event in done
        if beat.lines and beat.seat >= 0 and beat.events[0] == event
    )


def test_what_bots_do_belongs_to_the_trainer() -> None:
    game, beats, _ = logged("riftforce-solo")
    trainer = len(game.rules.sides)
    assert {beat.seat for beat, _ in of_kind(beats, "Planned")} == {trainer}
    pushed = of_kind(beats, "Pushed")
    assert pushed
    assert {beat.seat for beat, _ in pushed} == {trainer}


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_the_reader_is_told_that_their_last_card_is_played_automatically(seat: int) -> None:
    game, _, ends = logged("riffifi-3")
    actors = [CHANCE] * len(game.history)
    log = EventLog(presenter_of(game.rules, "en"), game, NAMES[:3], seat, ends, actors)
    beats = log.until(ends[-1])
    said = [beat for beat in beats if "Your last card is played automatically." in beat.lines]
    assert said == [beat for beat in beats if beat.automatic]
    assert len(said) == (0 if seat == SPECTATOR else len(of_kind(beats, "Began")))  # once in each hand
    for beat in said:
        assert beat.seat == seat
        assert beat.lines[1].startswith("You play the ")
