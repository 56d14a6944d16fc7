"""What every rule-book has unless it says otherwise: names as notation, a plain board."""

from __future__ import annotations

import pytest

import riftable
from riftable import BadNotation, IllegalMove
from riftable.core.refusal import UNKNOWN_WORD, Refusal
from riftable.core.rules import SPECTATOR, Rules
from tests.helpers import duel


def test_a_word_is_the_name_of_a_legal_move() -> None:
    game = duel("hand 0 fire5 ice5")
    for word in game.moves:
        assert game.rules.name(Rules.read(game.rules, game.state, word)) == word


def test_an_unknown_word_is_refused() -> None:
    game = duel("hand 0 fire5 ice5")
    with pytest.raises(BadNotation) as caught:
        Rules.read(game.rules, game.state, "castle")
    assert isinstance(caught.value.refusal, Refusal)
    assert caught.value.refusal.key == UNKNOWN_WORD


def test_a_word_that_answers_another_question_is_refused() -> None:
    game = duel("hand 0 fire5 ice5")
    with pytest.raises(IllegalMove) as caught:
        Rules.read(game.rules, game.state, "water7")
    assert caught.value.legal == tuple(game.moves)


def test_nothing_can_be_said_after_the_end() -> None:
    game = duel("first 1", "turn 0", "score 12 0", "hand 0 fire5")
    game.push("activate fire5 guild")
    with pytest.raises(IllegalMove) as caught:
        Rules.read(game.rules, game.state, "draw")
    assert caught.value.legal == ()


def test_a_plain_board_has_what_a_spectator_sees() -> None:
    rules = riftable.rules("riffifi")
    game = riftable.new("riffifi", seed=1)
    shown = dict(line.split(" ", 1) for line in Rules.show(rules, game.state).splitlines())
    seen = rules.view(game.state, SPECTATOR).json()
    assert shown
    assert shown.keys() <= seen.keys()
    assert all(str(seen[name]) == fact for name, fact in shown.items())
