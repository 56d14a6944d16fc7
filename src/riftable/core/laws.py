"""Laws that every game must obey in every position. Tests and `riftable doctor` check them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

from riftable.core.event import Event, Reveal, seen_by
from riftable.core.game import Game
from riftable.core.loops import LoopDetector
from riftable.core.machine import CHANCE, Ask, State
from riftable.core.rng import Rng
from riftable.core.rules import SPECTATOR, Rules

MAX_GAME_MOVES = 200_000  # a random game that takes longer counts as endless
TOLERANCE = 1e-9  # thirds have no exact sum
IMAGINED_MOVES = 8  # made in an imagined state
MAX_RETURNS = 40  # of a position while no player has a choice; beyond that it counts as endless
MOVES_PER_EXPENSIVE_CHECK = 5  # on average
MOVES_PER_DEPARTURE = 400  # on average, in games that go on without a player

PositionLoader: TypeAlias = Callable[[str], Game]
Choice: TypeAlias = Callable[[Ask, Rng], int]


class BrokenLaw(AssertionError):
    """Raised for a position that violates a law; the message has the rules, the seed and the position."""


def everything(rules: Rules, s: State) -> tuple[object, list[float] | None]:
    """Return all views of a position and its result."""
    return rules.everything(s), s.result()


def check_game(
    rules: Rules,
    seed: int,
    position: PositionLoader | None = None,
    start: State | None = None,
    moves: int | None = None,
    choose: Choice | None = None,
) -> int:
    """Play a random game, check every law on the way and return the number of decisions.

    `position` reads a position text; without it the law of position texts is not checked. The game
    begins at `start`, if that is given, stops after so many `moves`, and `choose` answers in place of uniform
    chance. Raise `BrokenLaw`.
    """
    game = Game(rules, None if start is None else start.copy(), seed=seed, auto=False)
    rng = Rng(seed, 1)
    decisions = 0
    loops = LoopDetector(rules)
    try:
        check_position(rules, game.state)
        while (ask := game.ask) is not None:
            loop = loops.notice(game.state)
            demand(not loop, loop)
            if moves is not None and len(game.history) >= moves:
                break
            demand(len(game.history) <= MAX_GAME_MOVES, "the game never ends")
            check_moves(rules, game.state)
            check_forced(rules, game.state)
            maybe_leave(game, rng)
            ask = game.ask
            if ask is None:
                break
            move = int(ask.sample(rng) if choose is None else choose(ask, rng))
            if rng.below(MOVES_PER_EXPENSIVE_CHECK) == 0:
                check_imagined_states(rules, game.state, rng)
                check_step(rules, game.state, move, rng)
                broken_law = rules.broken_law(game.state, rng)
                demand(not broken_law, broken_law)
                if position is not None:
                    check_text(game, position)
            before = game.scores
            game.make(move)
            decisions += ask.seat != CHANCE
            check_position(rules, game.state)
            demand(all(a <= b for a, b in zip(before, game.scores, strict=True)), "a score fell")
        check_record(rules, game, start)
        check_result(rules, game)
        if position is not None:
            check_text(game, position)
    except BrokenLaw as broken:
        raise BrokenLaw(f"{broken} ({rules.key} {rules.options}, seed {seed}):\n{game.fen}") from broken
    return decisions


def maybe_leave(game: Game, rng: Rng) -> None:
    """Let a player leave now and then, in games that go on without them."""
    exits = list(game.rules.exits(game.state).values()) if len(set(game.rules.sides)) > 2 else []
    if exits and rng.below(MOVES_PER_DEPARTURE) == 0:
        move = exits[rng.below(len(exits))]
        label = game.rules.label(game.state, move)
        demand(game.rules.read(game.state, label) == move, "the label of leaving does not read back")
        game.make(move, leaving=True)
        check_position(game.rules, game.state)


def demand(holds: bool, law: str) -> None:
    """Raise `BrokenLaw` with the text of a law unless it holds."""
    if not holds:
        raise BrokenLaw(law)


def check_position(rules: Rules, s: State) -> None:
    """Check that every card is there once, and what the game itself demands of its positions."""
    demand(rules.conserved(s), "a card is lost or there twice")
    wrong = rules.violation(s)
    demand(not wrong, wrong)


def check_moves(rules: Rules, s: State) -> None:
    """Check that there are moves, ascending and in range, that they read back, and that the odds fit."""
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
    demand((odds is None) == (ask.seat != CHANCE), "only chance has odds")
    demand(odds is None or (len(odds) == len(moves) and min(odds) > 0), "the odds do not fit the moves")


def check_forced(rules: Rules, s: State) -> None:
    """Check that forced moves lead to the end of the game or to a choice.

    Makes forced moves from a position at rest. A position that recurs, points and rounds apart, may do so
    until a side has enough points; one that recurs more than `MAX_RETURNS` times is an endless game.
    """
    if not rules.at_rest(s):
        return
    seen: Counter[str] = Counter()
    one = s.copy()
    while (ask := one.ask) is not None and len(ask.moves) == 1:
        if rules.at_rest(one):
            standing = repr(rules.standing(one))
            seen[standing] += 1
            demand(seen[standing] <= MAX_RETURNS, "a position recurs for ever, and no player has a choice")
        one.step(ask.moves[0])


def check_imagined_states(rules: Rules, s: State, rng: Rng) -> None:
    """Check that every imagined state looks to its seat exactly like the real one."""
    for seat in range(SPECTATOR, len(rules.sides)):
        view = rules.view(s, seat)
        imagined = rules.imagine(view, rng)
        demand(
            rules.view(imagined, seat) == view, f"seat {seat} can tell an imagined state from the real one"
        )
        demand(rules.conserved(imagined), "an imagined state has lost a card")
        wrong = rules.violation(imagined)
        demand(not wrong, f"an imagined state is impossible: {wrong}")
        for _ in range(IMAGINED_MOVES):
            ask = imagined.ask
            if ask is None:
                break
            demand(
                ask.bag is not None or bool(ask.moves),
                "an imagined state comes to a question without an answer",
            )
            imagined.step(ask.sample(rng))


def check_step(rules: Rules, s: State, move: int, rng: Rng) -> None:
    """Check that a copy and the original go the same way, and that no seat learns a secret."""
    before = everything(rules, s)
    one, other = s.copy(), s.copy()
    heard: list[Event] = []
    one.apply(move, heard)
    other.step(move)
    demand(everything(rules, s) == before, "changing a copy changed the original")
    demand(everything(rules, one) == everything(rules, other), "a copy went another way")
    for seat in range(SPECTATOR, len(rules.sides)):
        check_secrecy(rules, s, move, seat, rng, (one, heard))


def check_secrecy(
    rules: Rules, s: State, move: int, seat: int, rng: Rng, real: tuple[State, list[Event]]
) -> None:
    """Check that states that differ only in what a seat may not know look the same to it after a move.

    If the seat draws cards, it learns which; all other events must be the same. If a hidden card is shown to
    all, the states may differ, and nothing is checked.
    """
    other = rules.imagine(rules.view(s, seat), rng)
    ask = other.ask
    if ask is None or not ask.allows(move):  # another seat's secret answer, impossible in this state
        return
    state, events = real
    other_events: list[Event] = []
    other.apply(move, other_events)
    if shown_to_all(events, rules) != shown_to_all(other_events, rules):
        return
    drawn, other_drawn = picked_up(events, seat), picked_up(other_events, seat)
    heard = [event for event in seen_by(events, seat) if event not in drawn]
    other_heard = [event for event in seen_by(other_events, seat) if event not in other_drawn]
    demand(heard == other_heard, f"seat {seat} gets an event that is hidden from it")
    if drawn == other_drawn:
        same = rules.view(other, seat) == rules.view(state, seat)
        demand(same, f"seat {seat} sees what is hidden from it")


def picked_up(events: list[Event], seat: int) -> list[Event]:
    """Return the events that tell a seat which cards it has drawn."""
    return [event for event in seen_by(events, seat) if isinstance(event, Reveal) and event.seat == seat]


def shown_to_all(events: list[Event], rules: Rules) -> list[Event]:
    """Return the events that show a card to all seats."""
    all_seats = (1 << len(rules.sides)) - 1
    return [event for event in events if isinstance(event, Reveal) and event.to == all_seats]


def check_text(game: Game, position: PositionLoader) -> None:
    """Check that the position text reads back, also in the middle of an ability."""
    text = game.fen
    again = position(text)
    demand(again.fen == text, "the position text does not read back")
    demand(list(again.moves) == list(game.moves), "the position text leads to another question")


def check_record(rules: Rules, game: Game, start: State | None) -> None:
    """Check that the record replays to the same end."""
    again = rules.new() if start is None else start.copy()
    for move in game.history:
        again.redo(move)
    demand(everything(rules, again) == everything(rules, game.state), "the record replays to another end")


def check_result(rules: Rules, game: Game) -> None:
    """Check that the results of the sides sum to zero, once the game is over."""
    result = game.result
    if result is None:
        return
    sides = {rules.sides[seat]: value for seat, value in enumerate(result)}
    demand(len(sides) == 1 or abs(sum(sides.values())) < TOLERANCE, "the sides do not sum to zero")
    demand(max(abs(value) for value in result) <= 1, "a result is out of range")
    demand(all(sides[rules.sides[seat]] == value for seat, value in enumerate(result)), "a side is at odds")
