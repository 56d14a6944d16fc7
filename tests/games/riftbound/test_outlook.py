"""What comes of the chain and of a combat if all pass, as the page shows it."""

from __future__ import annotations

import pytest

from riftable.core.event import Event
from riftable.core.game import Game
from riftable.games import presenter_of
from riftable.games.riftbound.rules.events import ReadiedRunes, TurnBegan
from riftable.games.riftbound.ui.outlook import pass_on
from riftable.server.session.ask_tree import AskTreeBuilder
from tests.games.riftbound.table import bound


def outlook(game: Game, lang: str = "en", seat: int = 0) -> list[tuple[int, list[str], bool]]:
    """Return what a seat is shown."""
    builder = AskTreeBuilder(game.rules, presenter_of(game.rules, lang), game.view(seat), ["Ada", "Noam"])
    clean = str.maketrans({"\u2068": "", "\u2069": "", "\u00a0": " "})
    return [(one.item, [line.translate(clean) for line in one.lines], one.sure) for one in builder.outlook()]


def test_nothing_waits_in_the_main_phase() -> None:
    assert outlook(bound("unit 4 recruit 0 @base0")) == []


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Recruit takes 6 damage.", "Recruit dies."]),
        ("fr", ["L’Unit Recruit subit 6 dégâts.", "L’Unit Recruit est éliminée."]),
        ("uk", ["Боєць «Recruit» зазнає 6 шкоди.", "Боєць «Recruit» гине."]),
    ],
)
def test_a_spell_on_the_chain_says_who_falls(lang: str, lines: list[str]) -> None:
    game = bound("unit 4 recruit 1 @2", "hand 0 falling-comet")
    game.push("falling-comet recruit.4 auto")
    assert outlook(game, lang) == [(0, lines, True)]
    assert outlook(game, lang, seat=1) == [(0, lines, True)]


def test_a_spell_below_another_has_a_result_of_its_own() -> None:
    game = bound("unit 4 recruit 1 @1", "unit 5 recruit 0 @2", "hand 0 falling-comet gust")
    game.push("falling-comet recruit.4 auto gust recruit.5 auto")
    first, second = outlook(game)
    assert first[0] == 1
    assert "Recruit dies." not in first[1]
    assert first[1]
    assert second[0] == 0
    assert "Recruit dies." in second[1]


def test_a_combat_says_who_falls_and_what_is_scored() -> None:
    game = bound("unit 4 recruit 1 @1", "unit 5 tibbers 0 @base0")
    game.push("move:tibbers.5 @1")
    [(item, lines, sure)] = outlook(game)
    assert item == -1
    assert "Recruit dies." in lines
    assert "You conquer Void Gate." in lines
    assert any(line.startswith("You score 1 point") for line in lines)
    assert sure


def test_a_combat_tells_damage_only_of_units_that_live() -> None:
    """The result of a combat of six units was longer than the board is high."""
    game = bound("unit 4 recruit 1 @1", "unit 6 recruit 1 @1", "unit 5 tibbers 0 @base0")
    game.push("move:tibbers.5 @1")
    [(_, lines, _)] = outlook(game)
    assert lines.count("Recruit dies.") == 2
    assert [line for line in lines if "damage" in line] == ["Tibbers takes 2 damage."]


def test_the_last_trigger_of_a_turn_does_not_tell_of_the_next() -> None:
    """Annie readies runes as her turn ends; the next turn is no result of that."""
    game = bound("runes 0 fury*4/1", "unit 4 recruit 1 @1", "field 1 void-gate 1 -")
    game.push("end rune0:fury rune0:fury")
    assert outlook(game) == [(0, ["You ready 2 runes."], True)]
    game.push("pass")
    assert outlook(game, seat=1) == [(0, ["Ada readies 2 runes."], True)]


def test_a_reason_does_not_tell_of_the_next_turn() -> None:
    game = bound("runes 0 fury*4/1", "unit 4 recruit 1 @1", "field 1 void-gate 1 -")
    game.push("end rune0:fury rune0:fury")
    story: list[Event] = []
    pass_on(game.state.copy(), story)
    assert any(isinstance(event, ReadiedRunes) for event in story)
    assert not any(isinstance(event, TurnBegan) for event in story)
