"""The laws must be able to fail: broken games are caught."""

from __future__ import annotations

import pytest

import riftable
from riftable.core import laws
from riftable.core.laws import BrokenLaw, check_forced, check_game
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View


class Bent:
    """Rules with one wrong method; all others are those of the real game."""

    def __init__(self, **wrong: object) -> None:
        self.real = riftable.rules("riftforce", cap=2)
        self.wrong = wrong

    def __getattr__(self, name: str) -> object:
        return self.wrong[name] if name in self.wrong else getattr(self.real, name)


def bent(**wrong: object) -> Rules:
    """Return rules with wrong methods."""
    return Bent(**wrong)  # type: ignore[return-value]  # stands in for a rule-book


class Falling:
    """Return scores that decrease with every call."""

    def __init__(self) -> None:
        self.now = 10**9

    def __call__(self, s: State) -> list[int]:
        self.now -= 1
        return [self.now, 0]


REAL = riftable.rules("riftforce", cap=2)


def peeking(s: State, seat: int) -> View:
    """Return a view that shows the hand of another seat."""
    view = REAL.view(s, seat)
    if seat == 0 and view.json()["hands"] != [0, 0]:
        view.hand = REAL.view(s, 1).hand  # type: ignore[attr-defined]  # a view of Riftforce
    return view


def other_world(view: View, rng: Rng) -> State:
    """Return a new game instead of a state that fits the view."""
    return REAL.new()


@pytest.mark.parametrize(
    ("law", "wrong"),
    [
        ("a card is lost", {"conserved": lambda s: False}),
        ("does not read back", {"name": lambda move: "stop"}),
        ("label of move", {"read": lambda s, word: 10**6}),
        ("out of range", {"num_moves": 3}),
        ("can tell an imagined state", {"imagine": other_world}),
        ("what is hidden|can tell an imagined state", {"view": peeking}),
        ("a score fell", {"scores": Falling()}),
        ("was there before", {"everything": lambda s: "always the same"}),
    ],
)
def test_a_broken_law_is_caught(law: str, wrong: dict[str, object]) -> None:
    def many() -> None:
        for seed in range(20):
            check_game(bent(**wrong), seed)

    with pytest.raises(BrokenLaw, match=law):
        many()


def test_sides_that_both_win_are_caught() -> None:
    rules = riftable.rules("riftforce")
    rules.sides = [0, 0]
    with pytest.raises(BrokenLaw, match="a side is at odds"):
        check_game(rules, 1)


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "MAX_GAME_MOVES", 50)
    with pytest.raises(BrokenLaw, match="never ends"):
        check_game(riftable.rules("riftforce"), 1)


DEAD = """\
riftforce duel
{}first 0
turn 0
score 3 3
1 fire5 / -
2 - / ice5
hand 0 -
hand 1 -
deck 0 -
deck 1 -
"""


def test_a43_a_position_that_recurs_for_ever_is_caught() -> None:
    endless = riftable.position(DEAD.format("option dead_position_ends no\noption cap 999\n"), strict=False)
    with pytest.raises(BrokenLaw, match="recurs for ever"):
        check_forced(endless.rules, endless.state)
    ends = riftable.position(DEAD.format(""), strict=False)
    check_forced(ends.rules, ends.state)
    assert not ends.over  # only looked ahead


def test_a_text_that_does_not_read_back_is_caught() -> None:
    with pytest.raises(BrokenLaw, match="does not read back"):
        check_game(REAL, 1, lambda text: riftable.new("riftforce", seed=5))


def test_a_broken_law_names_rules_and_seed() -> None:
    with pytest.raises(BrokenLaw, match=r"riftforce duel .*seed 3"):
        check_game(bent(conserved=lambda s: False), 3)
