"""Every reason why an answer is not possible, met at the table."""

from __future__ import annotations

import pytest

import riftable
from riftable import BadNotation, Game, IllegalMove
from riftable.core import refusal as common
from riftable.games.riffifi.rules.refusals import Refusal
from tests.games.riffifi.table import riffifi
from tests.helpers import raises, refused


def tied() -> Game:
    """Two of those tied give one token each."""
    g = riffifi(
        "turn 3",
        "pile 0 red5*",
        "bank 0 12 12 12 12",
        *[f"tokens {seat} 4 0 0 0 0" for seat in (1, 2, 3)],
    )
    g.push("purple8")
    return g


def officer() -> Game:
    """The Officer has just been played."""
    g = riffifi("option officer yes", "turn 0", "pile 2 red2*", "hand 0 officer purple5")
    g.push("officer")
    return g


CASES = [
    (riffifi(), "pass", "Passing is not allowed: play a card."),
    (riffifi(), "none", "Passing is not allowed: play a card."),
    (riffifi(), "blue3", "You do not have the blue 3 in hand."),
    (riffifi(), "officer", "You do not have the Officer in hand."),
    (riffifi(), "purple1?", "Only a card that would be turned down may be played unseen."),
    (riffifi("option reveal yes"), "purple1?", "At this table every card is shown."),
    (riffifi(), "from2", "“from2” does not answer this question."),
    (riffifi(), "!good", "“!good” does not answer this question."),
    (riffifi(), "bleu3", "I do not know “bleu3”. Did you mean “blue3”?"),
    (riffifi(), "xyzzy", "I do not know “xyzzy”."),
    (officer(), "blue3", "The blue 3 is not a face-up card of an opponent: choose one, or none."),
    (officer(), "red2?", "“red2?” does not answer this question."),
    (tied(), "from1", "Choose exactly 2 of those who are tied."),
    (tied(), "from0+1", "Choose among those who are tied."),
    (tied(), "none", "“none” does not answer this question."),
]


@pytest.mark.parametrize(("game", "word", "reason"), CASES, ids=[str(i) for i in range(len(CASES))])
def test_refused_with_a_reason(game: Game, word: str, reason: str) -> None:
    assert refused(game, word) == reason


def test_a_refusal_is_data() -> None:
    with pytest.raises(IllegalMove) as caught:
        tied().push("from4")
    assert isinstance(caught.value.refusal, Refusal)
    assert caught.value.refusal.seats == (1, 2, 3)
    assert caught.value.legal == ("from1+2", "from1+3", "from2+3")
    with pytest.raises(BadNotation) as unknown:
        riffifi().push("bleu3")
    assert isinstance(unknown.value.refusal, Refusal)
    assert unknown.value.refusal.key == common.UNKNOWN_WORD


def test_after_the_end() -> None:
    g = riffifi("dealer 2", "turn 2", "deal 3", "hand 0 -", "hand 1 -", "hand 2 red1", players=3)
    assert g.over
    assert refused(g, "red1") == "The game is over."


def test_words_people_use() -> None:
    g = riffifi("turn 1", "pile 0 red4*", "hand 1 red7 purple6")
    g.push("?RED7")
    assert g.record.moves == ["red7?"]
    for word in ("3+1", "seat1+3", "from3,1", "from1+3"):
        g = tied()
        g.push(word.replace(",", "&"))
        assert g.record.moves[-1] == "from1+3"


def test_moves_by_number_have_names() -> None:
    rules = riftable.rules("riffifi")
    for move in range(rules.num_moves):
        assert rules.move(rules.name(move)) == move
    assert "ids run from 0" in raises(BadNotation, lambda: rules.name(rules.num_moves))
    assert "not the name of a move" in raises(BadNotation, lambda: rules.move("red9"))
