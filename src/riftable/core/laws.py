"""The laws every game of the house obeys in every position; tests and `riftable doctor` call them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

from riftable.core.event import Event, Reveal, seen_by
from riftable.core.game import Game
from riftable.core.machine import CHANCE, State
from riftable.core.rng import Rng
from riftable.core.rules import WATCHER, Rules

ENDLESS = 200_000  # moves: a random game that takes longer never ends
TINY = 1e-9  # shares of three have no exact sum
ONWARD = 8  # moves that an imagined world is played on
RETURNS = 40  # a position that comes back more often while nobody has a choice comes back for ever
NOW_AND_THEN = 5  # the dear laws are looked at once in so many moves
SELDOM = 400  # a seat leaves a game that others play on once in so many moves

Reader = Callable[[str], Game]


class BrokenLaw(AssertionError):
    """A position in which a law does not hold, with the moves that lead there."""


def everything(rules: Rules, s: State) -> tuple[object, list[float] | None]:
    """All there is to know of a position, and how the game ended."""
    return rules.everything(s), s.result()


def check_game(rules: Rules, seed: int, position: Reader | None = None) -> int:
    """Plays a random game and looks at every law on the way; returns how many decisions it took.

    `position` reads a position text back; without it that law is left out.
    """
    game = Game(rules, seed=seed, auto=False)
    rng = Rng(seed, 1)
    decisions = 0
    try:
        while (ask := game.ask) is not None:
            demand(len(game.history) <= ENDLESS, "the game never ends")
            check_moves(rules, game.state)
            check_forced(rules, game.state)
            leave(game, rng)
            ask = game.ask
            if ask is None:
                break
            move = int(ask.sample(rng))
            if rng.below(NOW_AND_THEN) == 0:
                check_worlds(rules, game.state, rng)
                check_step(rules, game.state, move, rng)
                if position is not None:
                    check_text(game, position)
            before = game.scores
            game.make(move)
            decisions += ask.seat != CHANCE
            demand(rules.conserved(game.state), "a card is lost or there twice")
            demand(all(a <= b for a, b in zip(before, game.scores, strict=True)), "a score fell")
        check_end(rules, game)
        if position is not None:
            check_text(game, position)
    except BrokenLaw as broken:
        raise BrokenLaw(f"{broken} ({rules.key} {rules.options}, seed {seed}):\n{game.fen}") from broken
    return decisions


def leave(game: Game, rng: Rng) -> None:
    """Now and then somebody leaves, where a game goes on without him."""
    exits = list(game.rules.exits(game.state).values()) if len(set(game.rules.sides)) > 2 else []
    if exits and rng.below(SELDOM) == 0:
        move = exits[rng.below(len(exits))]
        label = game.rules.label(game.state, move)
        demand(game.rules.read(game.state, label) == move, "the label of leaving does not read back")
        game.make(move, leaving=True)
        demand(game.rules.conserved(game.state), "a card is lost or there twice after somebody left")


def demand(holds: bool, law: str) -> None:
    """Says which law is broken."""
    if not holds:
        raise BrokenLaw(law)


def check_moves(rules: Rules, s: State) -> None:
    """Moves ascend, are unique, in range, never none, and read back from their names; odds fit them."""
    ask = s.ask
    assert ask is not None
    moves = ask.moves
    demand(bool(moves), "a question has no answer")
    demand(all(a < b for a, b in pairwise(moves)), "the moves do not ascend")
    demand(moves[0] >= 0 and moves[-1] < rules.num_moves, "a move is out of range")
    for move in moves:
        demand(ask.allows(move), "a listed move is not allowed")
        demand(rules.move(rules.name(move)) == move, f"the name of move {move} does not read back")
        demand(rules.read(s, rules.label(s, move)) == move, f"the label of move {move} does not read back")
    odds = ask.odds
    demand((odds is None) == (ask.seat != CHANCE), "only nature has odds")
    demand(odds is None or (len(odds) == len(moves) and min(odds) > 0), "the odds do not fit the moves")


def check_forced(rules: Rules, s: State) -> None:
    """Where only one answer is left to everybody, the game ends, or somebody gets a choice again.

    Follows the only answers from a position at rest. A position that comes back, points and rounds apart, may
    do so until a side has enough points; one that does not stop coming back is a game without end.
    """
    if not rules.at_rest(s):
        return
    seen: Counter[str] = Counter()
    one = s.copy()
    while (ask := one.ask) is not None and len(ask.moves) == 1:
        if rules.at_rest(one):
            standing = repr(rules.standing(one))
            seen[standing] += 1
            demand(seen[standing] <= RETURNS, "a position comes back for ever, and nobody has a choice")
        one.step(ask.moves[0])


def check_worlds(rules: Rules, s: State, rng: Rng) -> None:
    """Every world a seat imagines looks to it exactly like the real one."""
    for seat in range(WATCHER, len(rules.sides)):
        view = rules.view(s, seat)
        world = rules.imagine(view, rng)
        demand(
            rules.view(world, seat) == view, f"seat {seat} sees that an imagined world is not the real one"
        )
        demand(rules.conserved(world), "an imagined world has lost a card")
        for _ in range(ONWARD):
            ask = world.ask
            if ask is None:
                break
            demand(
                ask.bag is not None or bool(ask.moves), "an imagined world comes to a question without answer"
            )
            world.step(ask.sample(rng))


def check_step(rules: Rules, s: State, move: int, rng: Rng) -> None:
    """Copy then apply equals apply."""
    before = everything(rules, s)
    one, other = s.copy(), s.copy()
    heard: list[Event] = []
    one.apply(move, heard)
    other.step(move)
    demand(everything(rules, s) == before, "changing a copy changed the original")
    demand(everything(rules, one) == everything(rules, other), "a copy went another way")
    for seat in range(WATCHER, len(rules.sides)):
        check_secrecy(rules, s, move, seat, rng, (one, heard))


def check_secrecy(
    rules: Rules, s: State, move: int, seat: int, rng: Rng, real: tuple[State, list[Event]]
) -> None:
    """Two worlds that differ only in what a seat may not know look and sound the same to it after a move.

    Unless it picks up cards that it did not know: then it is told which, and of the rest hears the same. And
    unless everybody is shown a card that lay hidden: there the worlds part.
    """
    world = rules.imagine(rules.view(s, seat), rng)
    ask = world.ask
    if ask is None or not ask.allows(move):  # another seat's secret answer, impossible in this world
        return
    told: list[Event] = []
    world.apply(move, told)
    if shown_to_all(real[1], rules) != shown_to_all(told, rules):
        return
    picked, dreamt = picked_up(real[1], seat), picked_up(told, seat)
    heard = [event for event in seen_by(real[1], seat) if event not in picked]
    imagined = [event for event in seen_by(told, seat) if event not in dreamt]
    demand(heard == imagined, f"seat {seat} hears what is hidden from it")
    if picked == dreamt:
        same = rules.view(world, seat) == rules.view(real[0], seat)
        demand(same, f"seat {seat} sees what is hidden from it")


def picked_up(events: list[Event], seat: int) -> list[Event]:
    """What a seat is told of the cards it has got into its own hand."""
    return [event for event in seen_by(events, seat) if isinstance(event, Reveal) and event.seat == seat]


def shown_to_all(events: list[Event], rules: Rules) -> list[Event]:
    """The cards that everybody was shown."""
    everybody = (1 << len(rules.sides)) - 1
    return [event for event in events if isinstance(event, Reveal) and event.to == everybody]


def check_text(game: Game, position: Reader) -> None:
    """The position text reads back, in the middle of an ability too."""
    text = game.fen
    again = position(text)
    demand(again.fen == text, "the position text does not read back")
    demand(list(again.moves) == list(game.moves), "the position text leads to another question")


def check_end(rules: Rules, game: Game) -> None:
    """The record replays to the same end, and what some sides win the others lose."""
    again = rules.new()
    for move in game.history:
        again.redo(move)
    demand(everything(rules, again) == everything(rules, game.state), "the record replays to another end")
    result = game.result
    assert result is not None
    sides = {rules.sides[seat]: value for seat, value in enumerate(result)}
    demand(len(sides) == 1 or abs(sum(sides.values())) < TINY, "the sides do not sum to zero")
    demand(max(abs(value) for value in result) <= 1, "a result is out of range")
    demand(all(sides[rules.sides[seat]] == value for seat, value in enumerate(result)), "a side is at odds")
