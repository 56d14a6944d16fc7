"""Options that the rules do not accept: the refusal names the option and what it expects."""

from __future__ import annotations

import pytest

from riftable.server.match.refusals import RequestRefused
from riftable.server.session.table_request import requested_rules
from riftable.server.texts import refusal_text


def refusal(game: str, mode: str, **options: str) -> RequestRefused:
    with pytest.raises(RequestRefused) as caught:
        requested_rules(game, mode, options)
    return caught.value


def test_an_option_that_needs_another_says_which() -> None:
    refuse = refusal("riftforce", "duel", dead_position_ends="no")
    assert refuse.key == "bad_options"
    for lang, label, needed in (
        ("en", "A dead position ends the game: No", "Longest game"),
        ("fr", "la partie\u202f: Non", "Durée maximale"),
        ("uk", "Мертва позиція закінчує гру: Ні", "Найдовша партія"),
    ):
        assert label in refusal_text(refuse, lang)
        assert needed in refusal_text(refuse, lang)
    assert "With ticks" in refusal_text(
        refusal("riffifi", "table", captures_in_total="yes", players="4"), "en"
    )


def test_a_seat_that_is_not_there_is_named_as_the_page_names_it() -> None:
    refuse = refusal("riffifi", "table", players="3", dealer="4")
    assert "First dealer: Seat 5" in refusal_text(refuse, "en")


def test_the_wrong_one_of_several_options_is_named() -> None:
    refuse = refusal("riftforce", "solo", dead_position_ends="no", cap="30", stars="9,9,9")
    assert refusal_text(refuse, "en") == "Option “Stars of the challenges” cannot be “9,9,9”."
    assert refuse.values == {"name": "stars", "value": "9,9,9"}
