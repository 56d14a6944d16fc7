"""What the presenter says with a question: whose card each answer turns down, and what comes of it."""

from __future__ import annotations

import random
from itertools import takewhile

import pytest

import riftable
from riftable.games import presenter_of
from riftable.games.riffifi.rules.events import Hid, Played, TurnedDown
from riftable.games.riffifi.rules.ids import ASK_PLAY, UNSEEN
from riftable.server.session.ask_tree import AskTreeBuilder
from tests.games.riffifi.table import riffifi, view


@pytest.mark.parametrize("seed", range(4))
def test_target_of_a_card_names_the_seats_whose_card_it_turns_down(seed: int) -> None:
    rng = random.Random(seed)
    g = riftable.new("riffifi", seed=seed, players=5, officer=True)
    presenter = presenter_of(g.rules, "en")
    tried = set()
    while not g.over:
        seat = g.seat
        assert seat is not None
        seen = view(g, seat)
        assert seen.ask is not None
        move = rng.choice(seen.ask.moves)
        target = presenter.target(seen, move)
        at = len(g.events)
        g.push(seen.label(move))
        if seen.ask.kind == ASK_PLAY and move < UNSEEN:
            # Last cards play themselves. Events derive from others, so their types are compared.
            told = takewhile(lambda e: type(e) not in (Played, Hid), g.events[at + 1 :])
            turned = [e.seat for e in told if type(e) is TurnedDown]
            assert target.seats == turned
            tried.add("none" if not turned else "itself" if turned == [seat] else "other")
    assert tried == {"none", "itself", "other"}


def plain(text: str) -> str:
    """The text without no-break spaces and the isolates around names."""
    return text.translate({0xA0: " ", 0x2068: None, 0x2069: None})


def test_consequences_leave_out_the_card_that_the_button_names() -> None:
    g = riffifi("turn 0", "dealer 3", "hand 0 red2 blue1", "pile 2 red6*")
    builder = AskTreeBuilder(g.rules, presenter_of(g.rules, "en"), view(g, 0), ["Ada", "Noam", "Lou", "Zoe"])
    red2, blue1 = (builder.preview(builder.read(card)).outcome for card in ("red2", "blue1"))
    assert plain(red2.text).startswith("You play the red 2.")
    assert plain(red2.consequences) == "Lou’s red 6 is turned face down."
    assert blue1.consequences == ""


def test_consequences_leave_out_what_the_next_players_take() -> None:
    g = riffifi("turn 0", "dealer 3", "hand 0 red2 blue1", "pile 1 green5*", "pile 2 red6*")
    builder = AskTreeBuilder(g.rules, presenter_of(g.rules, "en"), view(g, 0), ["Ada", "Noam", "Lou", "Zoe"])
    red2, blue1 = (builder.preview(builder.read(card)).outcome for card in ("red2", "blue1"))
    assert "Noam takes 5 green tokens" in plain(blue1.text)
    assert plain(red2.consequences) == "Lou’s red 6 is turned face down."
    assert blue1.consequences == ""
