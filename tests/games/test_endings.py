"""Games that end otherwise than by their goal: the log and the result say why."""

from __future__ import annotations

import pytest

import riftable
from riftable.core.game import Game
from riftable.core.rules import SPECTATOR
from riftable.games import presenter_of
from riftable.games.riftbound.rules import events as e
from riftable.games.riftforce.rules.events import Ended
from riftable.games.riftforce.rules.ids import WIN
from tests.games.riftbound.table import bound

NAMES = ["Ada", "Noam"]
PLAZA = {
    "en": "Ada wins by The Grand Plaza.",
    "fr": "Ada l’emporte grâce à The Grand Plaza.",
    "uk": "Ada перемагає завдяки карті «The Grand Plaza».",
}


def ending(game: Game, lang: str) -> str:
    """Return why a game is over."""
    presenter = presenter_of(game.rules, lang)
    text = presenter.ending_text(game.view(SPECTATOR), game.events, NAMES)
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize("lang", PLAZA)
def test_a_win_by_a_card_is_named(lang: str) -> None:
    units = [f"unit {u} recruit 0 @1" for u in range(4, 11)]
    game = bound("field 1 the-grand-plaza 0 0", *units, "turn 1")
    before = game.view(SPECTATOR)
    game.push("end pass pass")
    assert game.over
    assert ending(game, lang) == PLAZA[lang]
    assert PLAZA[lang] in presenter_of(game.rules, lang).narrator(before, NAMES).tell(game.events)


def test_a_win_by_points_needs_no_reason() -> None:
    game = bound(
        "score 7 7",
        "field 1 void-gate 0 0",
        "field 2 targons-peak 0 0",
        "unit 4 recruit 0 @1",
        "unit 5 recruit 0 @2",
        "turn 1",
    )
    while not game.over and len(game.history) < 60:
        game.push(next((name for name in ("pass", "end") if name in game.moves), next(iter(game.moves))))
    assert game.over
    assert isinstance([event for event in game.events if isinstance(event, e.Scored)][-1], e.Scored)
    assert ending(game, "en") == ""


def test_riftforce_says_that_nothing_can_change_any_more() -> None:
    game = riftable.new("riftforce", seed=3)
    presenter, view = presenter_of(game.rules, "en"), game.view(SPECTATOR)
    ended = [Ended(1)]  # without the points that win
    assert presenter.ending_text(view, ended, NAMES) == "No one could gain Riftforce any more."
    assert presenter.narrator(view, NAMES).tell(ended)[0] == "No one could gain Riftforce any more."


def test_a_draw_of_riftforce_after_the_last_round_has_no_other_reason() -> None:
    game = riftable.new("riftforce", seed=3, cap=4)
    while not game.over:
        game.push(list(game.moves)[-1])
    assert max(game.scores) < WIN
    assert ending(game, "en") == ""
