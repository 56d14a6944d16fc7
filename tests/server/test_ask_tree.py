"""Ask trees and previews are legal and true, and reveal nothing that the seat does not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import riftable
from riftable.core.game import Game
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.games import presenter_of
from riftable.games.riftbound.rules.ids import SPAN
from riftable.games.riftbound.rules.state import GONE
from riftable.games.riftbound.ui.presenter import OBJECTS
from riftable.server.protocol.parts import Node
from riftable.server.session.ask_tree import MAX_NODES, AskTreeBuilder, IllegalPath
from tests.games.riftbound.table import bound

NAMES = ["Ada", "Noam", "Lou", "Kim", "Zoe"]
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("riftforce", {"draft": "beyond"}),
    ("riftforce", {"mode": "team3"}),
    ("riftforce", {"mode": "team4"}),
    ("riftforce", {"mode": "solo", "preset": "hardest"}),
    ("riffifi", {"players": 4, "officer": True}),
    ("riffifi", {"players": 3, "scoring": "ticks", "reveal": True}),
]


def sight(g: Game, lang: str = "en") -> AskTreeBuilder:
    assert g.seat is not None
    return AskTreeBuilder(g.rules, presenter_of(g.rules, lang), g.view(g.seat), NAMES, len(g.history))


def positions(game: str, options: dict[str, Any], most: int, seeds: int = 2) -> Iterator[tuple[Game, Rng]]:
    for seed in range(seeds):
        g = riftable.new(game, seed=seed, **options)
        rng = Rng(seed, 9)
        for _ in range(most):
            if g.ask is None:
                break
            yield g, rng
            g.push(int(g.ask.sample(rng)))


def all_nodes(nodes: list[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from all_nodes(node.to)


def a_path(nodes: list[Node], rng: Rng) -> tuple[list[int], str]:
    """Return a random path through a tree, and why it ends."""
    path, end = [], ""
    while nodes:
        node = nodes[rng.below(len(nodes))]
        path.append(node.m)
        nodes, end = node.to, node.end
    return path, end


def step(g: Game, move: int) -> None:
    """Make a move and the forced moves of the same seat after it; moves of others are not in a preview."""
    g.auto = False
    seat = g.seat
    g.make(move)
    while g.ask is not None and g.seat == seat and (formality := g.rules.formality(g.state)) is not None:
        g.make(formality)


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_every_path_of_the_tree_is_legal_and_ends_where_it_says(game: str, options: dict[str, Any]) -> None:
    for g, rng in positions(game, options, 35):
        ask = sight(g).ask()
        assert ask is not None
        assert [node.m for node in ask.tree] == g.moves.ids
        nodes = list(all_nodes(ask.tree))
        assert len(nodes) <= MAX_NODES
        assert all(node.say and node.name for node in nodes)
        assert all(bool(node.to) == bool(node.prompt) != bool(node.end) for node in nodes)
        path, end = a_path(ask.tree, rng)
        played = g.copy()
        for move in path:
            assert played.seat == g.seat
            step(played, move)
        if end == "chance":
            assert played.seat == CHANCE
        if end == "over":
            assert played.seat != g.seat or played.rules.at_rest(played.state)


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_a_sure_preview_is_what_happens(game: str, options: dict[str, Any]) -> None:
    sure = 0
    for g, rng in positions(game, options, 35):
        seen = sight(g)
        ask = seen.ask()
        assert ask is not None
        path, _ = a_path(ask.tree, rng)
        looked = seen.preview(path)
        if not looked.sure:
            continue
        sure += 1
        real = g.copy()
        before = len(real.events)
        for move in path:
            step(real, move)
        while real.ask is not None and real.seat == CHANCE:  # whatever it says, sure is sure
            step(real, int(real.ask.sample(rng)))
        tally = seen.presenter.tally(seen.view, real.events[before:])
        told = looked.outcome
        for name in ("damage", "destroyed", "lost", "mine", "theirs"):
            span = getattr(told, name)
            assert span.low == span.high == getattr(tally, name), (name, g.fen, path)
    assert sure > 5


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_equal_knowledge_gives_equal_bytes(game: str, options: dict[str, Any]) -> None:
    for i, (g, _) in enumerate(positions(game, options, 40, seeds=1)):
        assert g.seat is not None
        view = g.view(g.seat)
        if i % 5:
            continue
        other = g.copy()
        other.state = g.rules.imagine(view, Rng(99 + i))
        assert msgspec.json.encode(sight(other).ask()) == msgspec.json.encode(sight(g).ask())


@pytest.mark.parametrize(("game", "options"), [kind for kind in KINDS if kind[0] == "riftforce"])
def test_without_hidden_cards_every_imagined_state_gives_the_same_tree(
    game: str, options: dict[str, Any]
) -> None:
    for i, (g, _) in enumerate(positions(game, options, 45, seeds=1)):
        if i % 3 == 0:
            seen = sight(g)
            assert not seen.presenter.hidden_cards_affect_own_actions
            trees = [seen.tree(seen.states((seed,))) for seed in (1, 2, 3)]
            assert trees[0] == trees[1] == trees[2]


def test_a_preview_with_chance_gives_a_range() -> None:
    g = riftable.position(
        "riftforce duel\nturn 0\nguilds 0 fire ice light water\nguilds 1 air plant sand star\n"
        "1 fire5 / -\n2 - / air5\nhand 0 ice5 ice6 light5 light6 water5\nhand 1 plant5\n",
        strict=True,
    )
    looked = sight(g).preview([g.rules.move("draw")])
    assert looked.outcome.mine.low == looked.outcome.mine.high == 1
    assert looked.outcome.drawn.low == looked.outcome.drawn.high == 2
    assert looked.sure
    assert "Reveal" not in [event["t"] for beat in looked.beats for event in beat.events]
    assert looked.view.json()["hand"] == g.view(0).json()["hand"]


def test_a_reason_for_what_is_not_legal_in_every_language() -> None:
    text = (
        "riftforce duel\nturn 0\nguilds 0 fire ice light water\nguilds 1 air plant sand star\n"
        "1 fire5 / -\nhand 0 ice5 ice6 fire7\n"
    )
    g = riftable.position(text)
    play, ice = g.rules.move("play"), g.rules.move("ice5")
    said = set()
    for lang in ("en", "fr", "uk"):
        (reason,) = sight(g, lang).reasons([play, ice, g.rules.move("@1")], "fire7")
        assert reason.target is not None
        assert reason.target.card == "fire7"
        said.add(reason.text)
    assert len(said) == 3
    all_of_them = sight(g).reasons([play], "")
    assert {reason.name for reason in all_of_them} >= {"@1", "fire5@1.1"}
    assert "ice5" not in {reason.name for reason in all_of_them}


def test_notation_is_read_word_by_word() -> None:
    g = riftable.position(
        "riftforce duel\nturn 0\nguilds 0 fire ice light water\nguilds 1 air plant sand star\n"
        "hand 0 fire5 fire6 light7\n"
    )
    moves = sight(g).read("play fire5 @2 fire6 @2 stop")
    assert [g.rules.name(move) for move in moves] == ["play", "fire5", "@2", "fire6", "@2"]
    with pytest.raises(IllegalPath) as caught:
        sight(g).read("play fier5")
    assert caught.value.reason.key == "unknown_word"
    with pytest.raises(IllegalPath):
        sight(g).follow([10**9])


def test_riftbound_asks_for_no_object_that_the_table_has_not_shown() -> None:
    """After First Mate was played the browser could not know where it stands."""
    g = bound(
        "unit 4 daring-poro 0 @base0",
        "unit 5 traveling-merchant 1 @base1",
        "hand 0 first-mate back-to-back",
        decks="garen / annie",
    )
    view: Any = g.view(0)
    asked = sight(g).ask()
    assert asked is not None
    played = [node for node in asked.tree if node.name == "first-mate"]
    assert played
    for node in all_nodes(asked.tree):
        if node.m // SPAN in OBJECTS:
            assert view.table.kind[node.m % SPAN] != GONE
    assert {node.end for node in all_nodes(played) if not node.to} == {"over"}
