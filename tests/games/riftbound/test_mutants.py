"""The scenarios of a card fail when one word of it is dropped or changed."""

from __future__ import annotations

import pytest

from riftable.games.riftbound.cards import BY_KEY, BY_NAME
from tools import mutants
from tools.mutants import ACCEPTED, Mutant, is_noticed, survivors

pytestmark = pytest.mark.no_cover  # what scenarios run is measured where they are tests


def test_a_mutant_drops_or_changes_one_word() -> None:
    changes = [mutant.change for mutant in mutants.mutants(["hidden-blade"])]
    assert "without hidden()" in changes
    assert "without Timing(ACTION)" in changes
    assert "ACTION -> REACTION" in changes
    assert "without where=AT_BATTLEFIELD" in changes
    assert "2 -> 3" in changes


def test_a_card_is_itself_again_afterwards() -> None:
    card = BY_NAME["hidden-blade"]
    words = card.words
    assert all(
        is_noticed(mutant) for mutant in mutants.mutants(["hidden-blade"]) if "AWAY" not in mutant.change
    )
    assert card.words is words
    assert not is_noticed(Mutant(card, "nothing", card))


def test_scenarios_that_fail_anyway_are_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "fails", lambda _scenario: True)
    with pytest.raises(RuntimeError, match="fails without any change"):
        mutants.survivors(["hidden-blade"])


def test_every_change_of_a_card_is_noticed() -> None:
    found = survivors(list(BY_KEY))
    assert [change for change in found if change not in ACCEPTED] == []
    assert [change for change in ACCEPTED if change not in found] == []  # none that is noticed by now
