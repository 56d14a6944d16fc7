"""Choices without an order: what is picked in any order is what the rules take in theirs."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import pytest

import riftable
from riftable.core.game import Game
from riftable.games import presenter_of
from riftable.games.riftbound.rules.ids import ASK_DESTINATION, ASK_GROUP, SPAN, V_AT, V_MOVE
from riftable.games.riftbound.rules.state import Realm
from riftable.server.protocol.parts import AskTree
from riftable.server.session.ask_tree import AskTreeBuilder, IllegalPath

DUEL = ["riftbound duel", "option decks garen / annie", "turn 0", "runes 0 order*8"]
RECRUITS = [f"unit {u} recruit 0 @base0" for u in (4, 5, 6)]


def builder_of(game: Game) -> AskTreeBuilder:
    assert game.ask is not None
    view = game.view(int(game.ask.seat))
    return AskTreeBuilder(game.rules, presenter_of(game.rules, "en"), view, ["Ada", "Noam", "Sol", "Kim"])


def position(*lines: str) -> AskTreeBuilder:
    return builder_of(riftable.position("\n".join([*DUEL, *lines]), strict=False))


def asked_after(builder: AskTreeBuilder, path: Sequence[int]) -> AskTree | None:
    return builder.preview(path).ask if path else builder.ask()


def walk(builder: AskTreeBuilder, *names: str) -> list[int]:
    """Return the moves of answers, each of which must be offered after those before it."""
    path: list[int] = []
    for name in names:
        ask = asked_after(builder, path)
        assert ask is not None
        path.append(next(node.m for node in ask.tree if node.name == name))
    return path


def offered(builder: AskTreeBuilder, path: Sequence[int]) -> set[str]:
    ask = asked_after(builder, path)
    return set() if ask is None else {node.name for node in ask.tree}


@pytest.mark.parametrize("order", list(itertools.permutations((4, 5, 6))))
def test_units_move_together_whoever_is_picked_first(order: tuple[int, ...]) -> None:
    builder = position(*RECRUITS)
    first, *others = (f"move:recruit.{u}" for u in order)
    path = walk(builder, first, "@1", *others)
    in_order = walk(builder, "move:recruit.4", "@1", "move:recruit.5", "move:recruit.6")
    assert builder.arrange(path).moves == in_order
    states, end = builder.follow(path)
    assert end
    assert isinstance(states[0], Realm)
    assert [states[0].at[u] for u in (4, 5, 6)] == [2, 2, 2]


def test_a_unit_that_can_only_go_home_takes_one_along_that_could_go_elsewhere() -> None:
    """The destination is asked for the second unit only, which was picked first."""
    builder = position("unit 4 recruit 0 @1", "unit 5 yasuo-windrider 0 @2")
    path = walk(builder, "move:yasuo-windrider.5", "@base0", "move:recruit.4")
    assert builder.arrange(path).moves == walk(builder, "move:recruit.4", "move:yasuo-windrider.5")


def test_two_targets_are_chosen_in_any_order() -> None:
    builder = position("hand 0 back-to-back", *RECRUITS)
    assert offered(builder, walk(builder, "back-to-back")) == {"recruit.4", "recruit.5", "recruit.6"}
    last = walk(builder, "back-to-back", "recruit.6")  # the rules want another one before it
    assert builder.arrange(last).held
    assert offered(builder, last) == {"recruit.4", "recruit.5"}
    path = walk(builder, "back-to-back", "recruit.6", "recruit.4")
    assert builder.arrange(path).moves == walk(builder, "back-to-back", "recruit.4", "recruit.6")
    ask = asked_after(builder, last)
    assert ask is not None
    assert ask.selection is not None
    assert (ask.selection.chosen, ask.selection.least, ask.selection.most) == (1, 2, 2)


def test_cards_of_a_mulligan_are_set_aside_in_any_order() -> None:
    game = riftable.new("riftbound", decks="garen / annie", seed=4)
    while game.seat is None or game.seat < 0:
        game.push(next(iter(game.moves)))
    builder = builder_of(game)
    ask = builder.ask()
    assert ask is not None
    keep = next(node.m for node in ask.tree if node.name == "none")
    cards = [node.m for node in ask.tree if node.m != keep]
    assert len(cards) > 2
    for two in itertools.permutations(cards, 2):
        assert builder.arrange([*two, keep]).moves[:2] == sorted(two)
        after_one = asked_after(builder, two[:1])
        assert after_one is not None
        assert two[1] in {node.m for node in after_one.tree}


def discarding(*hand: str) -> AskTreeBuilder:
    """Return the question which two cards of a hand are discarded."""
    lines = ["riftbound duel", "option decks jinx / annie", "runes 0 fury*8"]
    lines.append(f"hand 0 jinx-demolitionist {' '.join(hand)}")
    game = riftable.position("\n".join(lines), strict=False)
    game.push("jinx-demolitionist no pass pass")
    return builder_of(game)


def test_cards_are_discarded_in_any_order_and_counted() -> None:
    builder = discarding("gust", "block", "stupefy")
    ask = builder.ask()
    assert ask is not None
    assert ask.prompt.endswith(": choose 2\u00a0cards to discard.")
    assert ask.selection is not None
    assert (ask.selection.chosen, ask.selection.least, ask.selection.most) == (0, 2, 2)
    assert all(node.free for node in ask.tree)
    for two in itertools.permutations([node.m for node in ask.tree]):
        after_one = asked_after(builder, two[:1])
        assert after_one is not None
        assert after_one.selection is not None
        assert after_one.selection.chosen == 1
        assert {node.m for node in after_one.tree} == {*two[1:]}
        assert builder.follow(two[:2])[1]


def test_where_one_card_is_discarded_none_are_counted() -> None:
    ask = discarding("gust").ask()
    assert ask is not None
    assert ask.prompt.endswith(": choose a card to discard.")
    assert ask.selection is None


def test_an_illegal_path_is_illegal_in_any_order() -> None:
    builder = position("hand 0 back-to-back", *RECRUITS)
    path = walk(builder, "back-to-back", "recruit.5")
    with pytest.raises(IllegalPath):
        builder.preview([*path, *path[1:]])  # the same unit twice


def test_every_order_of_every_choice_of_random_games_comes_to_the_same() -> None:
    """Whatever the rules take in ascending order is offered and taken in descending order too."""
    compared = {"move": 0, "other": 0}
    rng = random.Random(3)
    for seed, decks in enumerate(("annie / garen", "jinx / lee-sin", "lux / master-yi", "viktor / ahri")):
        game = riftable.new("riftbound", decks=decks, seed=seed)
        while not game.over:
            if game.seat is not None and game.seat >= 0:
                builder = builder_of(game)
                for _ in range(3):
                    path, begin = random_selection(builder, rng)
                    if path:
                        compare_orders(builder, path, begin)
                        compared["move" if path[begin] // SPAN == V_MOVE else "other"] += 1
            game.push(rng.choice(list(game.moves)))
    assert min(compared.values()) > 20, compared


def random_selection(builder: AskTreeBuilder, rng: random.Random) -> tuple[list[int], int]:
    """Return a random path of the rules that ends with several picks of one choice, and where they begin."""
    path: list[int] = []
    picks: list[int] = []
    states, end = builder.follow_in_order(path)
    if states[0].ask is not None and states[0].ask.kind in (ASK_DESTINATION, ASK_GROUP):
        return [], 0  # a unit has begun to move: people send whole moves
    while not end and (ask := states[0].ask) is not None:
        move = int(rng.choice(ask.moves))
        choice = builder.presenter.free_choice(states[0])
        if (choice is not None and move in choice.moves) or move // SPAN == V_MOVE:
            picks.append(len(path))
        elif picks and move // SPAN != V_AT:
            break
        path.append(move)
        states, end = builder.follow_in_order(path)
    return (path, picks[0]) if len(picks) > 1 and picks[-1] == len(path) - 1 else ([], 0)


def compare_orders(builder: AskTreeBuilder, path: list[int], begin: int) -> None:
    """Make the last picks of a path the other way round: each is offered, and it comes to the same."""
    places = [move for move in path[begin:] if move // SPAN == V_AT]
    picks = [move for move in path[begin:] if move not in places][::-1]
    made = path[:begin]
    for pick in picks:
        ask = asked_after(builder, made)
        assert ask is not None
        if ask.kind == "destination":
            to = places or [
                next(m for m in (node.m for node in ask.tree) if reaches(builder, made, m, picks))
            ]
            made += to[:1]
            ask = asked_after(builder, made)
            assert ask is not None
        assert pick in {node.m for node in ask.tree}, "it cannot be picked after another"
        made.append(pick)
    arranged = builder.arrange(made)
    assert not arranged.held
    if arranged.moves != path:  # discards: the rules take them in any order
        assert arranged.moves == made
        builder.follow_in_order(made)


def reaches(builder: AskTreeBuilder, made: list[int], place: int, picks: list[int]) -> bool:
    """Return whether all units can go to a place: the first of them was not asked where it goes."""
    ask = asked_after(builder, [*made, place])
    return ask is not None and set(picks[1:]) <= {node.m for node in ask.tree}


EQUIPPING = (
    "riftbound duel",
    "option decks sivir / annie",
    "turn 0",
    "runes 0 chaos*2",
    "unit 4 recruit 0 @base0",
    "unit 5 last-rites 0 @base0",
    "unit 6 gold 0 @base0",
    "trash 0 gust rebuke called-shot",
)
TRASH = ("trash:called-shot", "trash:gust", "trash:rebuke")  # in the order of the rules


def recycling() -> AskTreeBuilder:
    """Return where equipment is attached by recycling two cards of a trash."""
    return builder_of(riftable.position("\n".join(EQUIPPING), strict=False))


@pytest.mark.parametrize("two", list(itertools.permutations(TRASH, 2)))
def test_cards_that_pay_are_picked_in_any_order_and_none_by_the_rules(two: tuple[str, str]) -> None:
    """After the second of three in their order, the rules would take the third without asking."""
    builder = recycling()
    first = walk(builder, "use:last-rites.5", "recruit.4", two[0])
    ask = asked_after(builder, first)
    assert ask is not None
    assert ask.selection is not None
    assert (ask.selection.chosen, ask.selection.least) == (1, 2)
    assert {node.name for node in ask.tree} == {*TRASH} - {two[0]}
    path = walk(builder, "use:last-rites.5", "recruit.4", *two)
    states, _ = builder.follow(path)
    assert isinstance(states[0], Realm)
    spent = states[0].chain[-1].spent[0]
    assert {f"trash:{states[0].cards[kind].name}" for kind in spent} == {*two}


@pytest.mark.parametrize(
    "text",
    [
        "trash:gust auto",  # as the rules write it
        "trash:gust trash:rebuke auto",
        "trash:rebuke trash:gust auto",
    ],
)
def test_notation_may_name_what_the_rules_take_by_themselves(text: str) -> None:
    builder = recycling()
    before = walk(builder, "use:last-rites.5", "recruit.4")
    read = builder.read(f"use:last-rites.5 recruit.4 {text}")
    names = [builder.rules.name(move) for move in builder.arrange(read).moves[len(before) :]]
    assert names == ["trash:gust", "auto"]


def test_a_line_of_the_rules_is_walked_with_what_they_take_by_themselves() -> None:
    builder = recycling()
    line = builder.read("use:last-rites.5 recruit.4 trash:gust auto")
    picks = builder.with_implied_picks(line)
    assert picks == walk(builder, "use:last-rites.5", "recruit.4", "trash:gust", "trash:rebuke", "auto")
    assert builder.arrange(picks).moves == line


def test_what_is_there_once_is_not_picked_twice() -> None:
    builder = recycling()
    path = walk(builder, "use:last-rites.5", "recruit.4", "trash:gust")
    with pytest.raises(IllegalPath):
        builder.preview([*path, path[-1]])
