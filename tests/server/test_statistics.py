"""Openings, habits and statistics of a server: counted from people's own decisions, and from nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import riftable
from riftable import games
from riftable.arena.outcomes import LOSS, WIN
from riftable.core.game import Game
from riftable.core.rng import Rng
from riftable.gamekit.statistics import read_bot_statistics
from riftable.server.match import entries
from riftable.server.match.play import Play
from riftable.server.match.summary import Summary, summarize
from riftable.server.session import habits, profile
from riftable.server.session.public_statistics import MIN_SERVER_GAMES, public_statistics
from riftable.server.storage.interface import Store
from riftable.server.storage.results import server_counts, unsummarized
from riftable.server.storage.sqlite import SqliteStore
from tests.server.summaries import fill, seat, summary


def played(game: str, seed: int) -> Game:
    """Return a game that was played at random."""
    found = riftable.new(game, seed=seed)
    while not found.over:
        moves = found.moves.ids
        found.push(moves[Rng(seed, len(found.history)).below(len(moves))])
    return found


def noted(game: Game) -> Any:
    hook = games.spec(game.rules.game).statistics
    assert hook is not None
    statistics = hook.load()(game.rules)
    statistics.hear(game.events)
    return statistics.seat_statistics()


def test_riftforce_counts_picks_and_habits_as_the_record_has_them() -> None:
    game = played("riftforce", 3)
    seats = noted(game)
    assert [one.picks for one in seats] == [["light", "fire", "ice"], ["plant", "crystal", "water"]]
    labels = " ".join(game.labels).split()
    by_number = sum(one.habits["activate-by-number"][0] for one in seats)
    activations = sum(one.habits["activate-by-number"][1] for one in seats)
    assert (by_number, activations - by_number) == (labels.count("number"), labels.count("guild"))
    actions = sum(one.habits["draw"][1] for one in seats)
    draws = sum(one.habits["draw"][0] for one in seats)
    plays = sum(one.habits["play-three"][1] for one in seats)
    assert (draws, plays) == (labels.count("draw"), labels.count("play"))
    assert actions == draws + plays + sum(one.habits["activate-three"][1] for one in seats)
    assert all(times <= occasions for one in seats for times, occasions in one.habits.values())


def test_riffifi_counts_habits_as_the_record_has_them() -> None:
    game = played("riffifi", 5)
    seats = noted(game)
    cards = sum(one.habits["play-unseen"][1] for one in seats)
    unseen = sum(one.habits["play-unseen"][0] for one in seats)
    assert cards == 4 * 4 * 10  # four hands of ten cards for each of four players
    shown = sum(one.habits["turn-down"][1] for one in seats)
    assert shown == cards - unseen == sum(one.habits["play-high"][1] for one in seats)
    assert 0 < sum(one.habits["turn-down"][0] for one in seats) < shown


@pytest.mark.parametrize("game", [spec.name for spec in games.specs() if spec.bot_statistics is not None])
def test_the_games_of_bots_that_come_along_are_whole(game: str) -> None:
    spec = games.spec(game)
    assert spec.bot_statistics is not None
    assert spec.habits is not None
    found = read_bot_statistics(spec.bot_statistics.load())
    assert found.game == game
    for section in found.sections:
        rules = spec.new_rules(found.mode, section.options)
        seats = section.games * len(rules.sides)
        if spec.group_names is not None:
            assert set(section.groups) <= set(spec.group_names.load())
            assert sum(sum(one) for one in section.groups.values()) == 4 * seats
            assert sum(sum(one) for one in section.pairs.values()) == 6 * seats
            assert sum(one[0] - one[2] for one in section.groups.values()) == 0  # one wins, one loses
    for habit in spec.habits.load():
        times, occasions = found.habit(habit)
        assert 0 < times < occasions
        for lang in ("en", "fr", "uk"):
            texts = {spec.texts(lang)(f"habit-{habit}", verdict=one) for one in ("rarely", "often", "usual")}
            assert len(texts) == 3


def decided(table_id: str, times: int, occasions: int, day: int) -> Summary:
    """Return a game in which Ada chose fire first and activated by number so often."""
    found = summary(table_id, seat("ada", 0, WIN, "fire", "ice"), seat("level1", 1, LOSS, "air"), day=day)
    found.seats[0].picks = ["fire", "ice"]
    found.seats[0].habits = {"activate-by-number": (times, occasions)}
    return found


def with_store(folder: Path, work: Any) -> None:
    async def whole() -> None:
        store = SqliteStore(folder / "a.db")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


def test_habits_and_openings_are_told_from_enough_games_and_compared_with_bots(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        enough = habits.MIN_HABIT_GAMES
        await fill(store, *(decided(str(day), 0, 10, day) for day in range(1, enough)))
        (before,) = (await profile.results(store, "ada", "en")).games
        assert (before.habits, before.habit_games, before.min_habit_games) == ([], enough - 1, enough)
        await fill(store, decided("z", 1, 10, 30))
        (after,) = (await profile.results(store, "ada", "en")).games
        (habit,) = after.habits
        assert (habit.times, habit.occasions, habit.verdict) == (1, 10 * enough, "rarely")
        assert habit.text == "You rarely activate by number."
        assert habit.low < habit.share < habit.high < habit.bots
        (opening,) = after.openings
        assert (opening.result.label, opening.result.wins, opening.share) == ("Fire", enough, 1.0)
        assert 0 < opening.bots < 0.5
        await store.append(entries.Batch("z", 0, [entries.WentBack(5, 0, 3)]), "playing")
        (again,) = (await profile.results(store, "ada", "uk")).games
        assert (again.habits, again.openings[0].result.wins) == ([], enough - 1)

    with_store(tmp_path, work)


def test_a_server_counts_seats_of_people_and_names_no_one(tmp_path: Path) -> None:
    def game(number: int, **more: Any) -> Summary:
        found = decided(f"g{number}", 1, 2, number + 1)
        for name, value in more.items():
            setattr(found, name, value)
        return found

    async def work(store: Store) -> None:
        own = summary("self", seat("ada", 0, WIN, "fire"), seat("ada", 1, LOSS, "ice"))
        await fill(store, game(90, uploaded=True), game(91, counted=False), own)
        assert await server_counts(store, "riftforce") == []
        games_played = [game(number) for number in range(MIN_SERVER_GAMES - 1)]
        await fill(store, *games_played)
        (before,) = (await public_statistics(store, "en")).games
        assert [one.source for one in before.sections] == ["bots", "bots"]
        people = summary("p", seat("noam", 0, LOSS, "fire", "sand"), seat("lou", 1, WIN, "fire", "ice"))
        await fill(store, people)
        (after,) = (await public_statistics(store, "fr")).games
        section = after.sections[-1]
        assert (section.source, section.games) == ("server", MIN_SERVER_GAMES + 1)
        fire = next(one for one in section.groups if one.total.key == "fire")
        assert (fire.total.wins, fire.total.losses, fire.total.label) == (MIN_SERVER_GAMES, 1, "Feu")
        assert [(one.key, one.wins, one.losses) for one in fire.partners] == [("ice", MIN_SERVER_GAMES, 0)]
        assert [(one.key, one.wins) for one in fire.picks] == [("1", MIN_SERVER_GAMES - 1)]
        assert "air" not in {one.total.key for one in section.groups}  # only the bot had it
        for one in [*games_played, people]:
            await store.append(entries.Batch(one.id, 0, [entries.WentBack(5, 0, 3)]), "playing")
        assert await server_counts(store, "riftforce") == []

    with_store(tmp_path, work)


def test_results_of_an_older_version_are_counted_at_the_next_start(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await fill(store, decided("a", 1, 2, 1), decided("b", 1, 2, 2))
        await store.write(lambda db: db.execute("DELETE FROM counted WHERE game = 'a'"))
        assert await unsummarized(store) == ["a"]

    with_store(tmp_path, work)


def test_decisions_of_a_bot_in_a_person_s_place_are_no_habits() -> None:
    game = played("riftforce", 3)
    people = [entries.SeatHead("person", "ada", "Ada"), entries.SeatHead("person", "noam", "Noam")]
    play = Play(entries.Head("t", "riftforce", "duel", {}, 3, people, "ada", 1), game.rules, game)
    play.status = "over"
    play.seats[1].stood_in = (4, 9)
    found = summarize(play)
    assert found is not None
    assert found.habits_of("ada")
    assert not found.habits_of("noam")
    assert found.openings_of("noam") == [found.seats[1].picks[0]]
