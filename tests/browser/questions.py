"""Questions to one seat in all games, found by playing at random: every kind, with every sort of answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import riftable
from riftable.core.game import Game
from riftable.core.machine import State
from riftable.core.rules import Rules
from riftable.games import presenter_of
from riftable.server.protocol.parts import AskTree, Node
from riftable.server.session.ask_tree import AskTreeBuilder
from tools.fuzz_positions import Crowd

SEAT = 0
NAMES = ["Ada", "Noam", "Sol", "Kim", "Lou"]
MOVES = 300  # of a random game
Sort = tuple[
    str, str, bool, bool
]  # kind of question, what an answer concerns, whether it has a card, is down


class Question(NamedTuple):
    """A question that a seat comes to with some answers, from a position where it is asked."""

    builder: AskTreeBuilder
    path: list[Node]
    asks: list[AskTree]  # before each answer of the path, and the question itself

    @property
    def table(self) -> tuple[str, str, int]:
        """The game, the mode and the number of players."""
        rules = self.builder.rules
        return rules.game, rules.mode, len(rules.sides)


def riftforce(seed: int) -> Game:
    options: list[dict[str, Any]] = [
        {"draft": "beyond"},
        {"mode": "solo", "preset": "hardest"},
        {"mode": "team4"},
        {"mode": "solo", "preset": "normal"},
        {"draft": "beyond"},
        {"mode": "team3"},
    ]
    return riftable.new("riftforce", seed=seed, **options[seed % len(options)])


def riffifi(seed: int) -> Game:
    scoring = "ticks" if seed % 2 else "tokens"
    return riftable.new(
        "riffifi", seed=seed, players=3 + seed % 3, officer=True, scoring=scoring, reveal=True
    )


def riftbound(seed: int) -> Game:
    return riftable.position(Crowd(seed).text, strict=True)


SOURCES: dict[str, tuple[Callable[[int], Game], int]] = {  # and how many games
    "riftforce": (riftforce, 60),
    "riffifi": (riffifi, 40),
    "riftbound": (riftbound, 130),
}


RUNES = "fury*4 chaos*8"
DUEL = ["riftbound duel", "option decks garen / annie"]
SKIRMISH = ["riftbound skirmish", "option decks annie / garen / lux"]
RIDE = "ride-the-wind recruit.{} @{} auto pass pass pass pass pass"

# Positions in which questions are asked that random games hardly ever come to, and the moves that lead there.
STAGED: dict[str, list[tuple[str, list[str], str]]] = {
    "riftbound": [
        (
            "surplus",
            [*SKIRMISH, "field 1 bandle-tree 1 0", "unit 6 recruit 0 @1",
             "facedown 1 block 0 1 hidden-blade 0 1"],
            "leave1",
        ),
        (
            "decline",
            [*DUEL, "field 1 void-gate 0 1", "unit 4 crackshot-corsair 0 @base0", "unit 5 pouty-poro 1 @1",
             f"runes 0 {RUNES}"],
            "move:crackshot-corsair @1 pouty-poro",
        ),
        (
            "saver",
            [*DUEL, "turn 1", "unit 4 first-mate 0 @base0", "effect 1 saves unit4",
             "unit 5 zhonyas-hourglass 0 @base0", "hand 1 final-spark", f"runes 1 {RUNES}"],
            "final-spark first-mate auto pass pass",
        ),
        (
            "open",
            [*SKIRMISH, *[f"unit {u} recruit 0 @base0" for u in (6, 7, 8)], "hand 0 ride-the-wind*2",
             f"runes 0 {RUNES}"],
            f"move:recruit.6 @1 go {RIDE.format(7, 2)} {RIDE.format(8, 3)} pass",
        ),
        (
            "discard",
            ["riftbound duel", "option decks jinx / annie", "hand 0 jinx-demolitionist gust*2 block stupefy",
             f"runes 0 {RUNES}"],
            "jinx-demolitionist no auto pass pass",
        ),
    ]
}  # fmt: skip


@cache
def questions_of(name: str) -> list[Question]:
    """Return a question for each sort of answer that random games of a game have come to."""
    make, seeds = SOURCES[name]
    seen: set[Sort] = set()
    found = [question for seed in range(seeds) for question in new_questions(make(seed), seed, seen)]
    return found + [staged(*position) for position in STAGED.get(name, [])]


def staged(kind: str, lines: list[str], moves: str) -> Question:
    """Return the question that is asked in a position after some moves."""
    game = riftable.position("\n".join(lines), strict=False)
    start = game
    for word in moves.split():
        game = game.copy()
        game.push(word)
        if word.startswith("leave"):  # it answers no question
            start = game
    question = question_at(start, game.history[len(start.history) :])
    assert question is not None
    assert question.asks[-1].kind == kind
    return question


def one_of_each_kind(questions: list[Question]) -> list[Question]:
    """Return a question of each kind that is quickly come to, from as few different tables as possible."""
    found: dict[str, Question] = {}
    kinds = {question.asks[-1].kind for question in questions}
    while kinds - found.keys():
        tables: dict[tuple[str, str, int], dict[str, Question]] = {}
        for question in sorted(questions, key=lambda question: len(question.path)):
            if (kind := question.asks[-1].kind) not in found:
                tables.setdefault(question.table, {}).setdefault(kind, question)
        most = max(tables, key=lambda table: len(tables[table]))
        found |= tables[most]
    return list(found.values())


def new_questions(game: Game, seed: int, seen: set[Sort]) -> Iterator[Question]:
    """Play at random; give the questions to the seat that have a sort of answer that is not in `seen`."""
    rng = random.Random(seed)
    rules, state = game.rules, game.state.copy()
    made: list[int] = []
    presenter = presenter_of(rules, "en")
    for _ in range(MOVES):
        ask = state.ask
        if ask is None:
            return
        if ask.seat == SEAT and rules.formality(state) is None:
            view: Any = rules.view(state, SEAT)
            targets = [presenter.target(view, move) for move in ask.moves]
            kind = presenter.ask_kinds[ask.kind]
            new = {(kind, target.on, bool(target.card), target.down) for target in targets} - seen
            question = question_at(game, made) if new else None
            if question is not None and question.asks[-1].kind == kind:
                seen |= new
                yield question
        move = rng.choice(ask.moves)
        made.append(move)
        state.step(move)


def question_at(game: Game, made: list[int]) -> Question | None:
    """Return the question after these moves, with the position in which the seat began its action."""
    rules = game.rules
    actors = actors_of(game, made)
    begin = len(made)
    while begin and actors[begin - 1] == SEAT:
        begin -= 1
    state = game.state.copy()
    for move in made[:begin]:
        state.step(move)
    builder = builder_of(rules, state)
    path: list[Node] = []
    asks: list[AskTree] = []
    for i in range(begin, len(made) + 1):
        ask = builder.preview([node.m for node in path]).ask if path else builder.ask()
        if ask is None or rules.at_rest(state):
            builder = builder_of(rules, state)
            path, asks, ask = [], [], builder.ask()
        if ask is None:
            return None
        if i == len(made):
            return Question(builder, path, [*asks, ask])
        if rules.formality(state) is None:
            found = [node for node in ask.tree if node.m == made[i]]
            if not found:  # a new position began in the midst of the moves
                return None
            path.append(found[0])
            asks.append(ask)
        state.step(made[i])
    return None


def actors_of(game: Game, made: list[int]) -> list[int]:
    """Return which seat made each of these moves."""
    state = game.state.copy()
    actors = []
    for move in made:
        assert state.ask is not None
        actors.append(int(state.ask.seat))
        state.step(move)
    return actors


def builder_of(rules: Rules, state: State) -> AskTreeBuilder:
    return AskTreeBuilder(rules, presenter_of(rules, "en"), rules.view(state, SEAT), NAMES)
