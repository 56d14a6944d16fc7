"""The examples of the rules: played by the engine, told in every language, each about a written rule."""

from __future__ import annotations

import pytest

from riftable import games
from riftable.language.fluent import LANGUAGES
from riftable.server.session.examples import examples
from tests.texts import source


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_example_is_told_and_belongs_to_a_rule(game: str, lang: str) -> None:
    rules = source(lang, f"{game}/guide")
    for one in examples(game, lang):
        assert f"\n{one.section}-text = " in rules
        assert all(line for beat in one.beats for line in beat.lines)
        assert one.before != one.after


def test_the_examples_show_what_their_rules_say() -> None:
    shown = {one.section: one for game in games.names() for one in examples(game, "en")}
    events = {
        key: [(event["t"], event) for beat in one.beats for event in beat.events]
        for key, one in shown.items()
    }
    assert [event["lane"] for name, event in events["rf-play"] if name == "Played"] == [
        1,
        2,
        3,
    ]  # side by side
    assert shown["rf-activate"].after["scores"] == [1, 0]  # one of theirs was destroyed
    hits = [event["unit"] for name, event in events["rf-first"] if name == "Hit"]
    assert (
        hits[0] == shown["rf-first"].before["board"][7][0]["id"]
    )  # the first one at location 3, not the weak one
    assert [event["n"] for name, event in events["rf-draw"] if name == "Controlled"] == [2]
    assert len(shown["rf-draw"].after["hand"]) == 7
    assert ("TurnedDown", 1) in [(name, event.get("seat")) for name, event in events["ri-down"]]
    assert sum(event["n"] for name, event in events["ri-pay"] if name in ("Took", "Stole")) == 5
    assert [
        name for name, _ in events["bd-showdown"] if name in ("ShowdownOpened", "Conquered", "Scored")
    ] == [
        "ShowdownOpened",
        "Conquered",
        "Scored",
    ]
    assert [name for name, _ in events["bd-combat"] if name in ("CombatBegan", "Died", "Conquered")] == [
        "CombatBegan",
        "Died",
        "Died",
        "Conquered",
    ]
    # What was played last has happened first, and saves whom it was for.
    assert [event["kind"] for name, event in events["bd-chain"] if name == "Resolved"] == [
        "back-to-back",
        "incinerate",
    ]
    assert "Died" not in [name for name, _ in events["bd-chain"]]
