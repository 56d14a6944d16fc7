"""Find puzzles in a position: search it, measure every goal, and keep what has a clear answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from riftable.ai.levels import evaluator
from riftable.ai.puzzles.collection import Puzzle, puzzle_id
from riftable.ai.puzzles.grading import effort, level_for
from riftable.ai.puzzles.search_graph import ActionGraph, GoalValues, GraphNode, TooManyPositions
from riftable.core.machine import State
from riftable.core.rules import Rules
from riftable.gamekit.puzzles import PuzzleBook, PuzzleTheme


class FoundPuzzle(NamedTuple):
    """A puzzle, and how many lines a solver must keep in mind to solve it."""

    puzzle: Puzzle
    effort: int


class PuzzleFinder:
    """Looks for puzzles in positions of one game."""

    def __init__(self, book: PuzzleBook, rules: Rules) -> None:
        self.book = book
        self.rules = rules
        self.evaluator = evaluator(rules)

    def find(self, state: State, seat: int) -> Iterator[FoundPuzzle]:
        """Yield the puzzles in a position at rest in which `seat` is asked, and in its variants.

        There are none in a position that is too large to be searched.
        """
        if not self.book.is_candidate(state, seat):
            return
        found = list(self.search(state, seat))
        yield from found
        for one in found:
            for variant in self.book.variants(state, seat, one.puzzle.theme, one.puzzle.best):
                known = {(other.puzzle.theme, other.puzzle.about) for other in found}
                for new in self.search(variant, seat):
                    if (new.puzzle.theme, new.puzzle.about) not in known:
                        yield new

    def search(self, state: State, seat: int) -> Iterator[FoundPuzzle]:
        """Yield the puzzles in exactly this position."""
        shown = self.book.published(self.rules, state, seat)
        if shown is None:
            return
        try:
            graph = ActionGraph(self.book, self.rules, self.rules.view(shown, seat), self.book.only_theme)
        except TooManyPositions:
            return
        text = self.rules.write(shown)
        for theme in self.book.themes:
            for about in theme.subjects(graph.start, seat):
                values = GoalValues(graph, theme, about)
                if values.value(graph.root) >= theme.smallest:
                    found = self.puzzle(values, text)
                    if found is not None:
                        yield found

    def puzzle(self, values: GoalValues, text: str) -> FoundPuzzle | None:
        """Return the puzzle of a goal in the position `text`; None if its answer is not clear."""
        theme, root = theme_of(values), values.graph.root
        line = values.own_answers(root)
        given = theme.given_answers(line)
        if given is None:
            return None
        root, names = give_away(values, self.rules, given)
        if not is_clear(values, root):
            return None
        position = f"{text}\npending {' '.join(names)}" if names else text
        needed = effort(values, root, self.evaluator)
        puzzle = Puzzle(
            id="",
            game=self.rules.game,
            theme=theme.name,
            level=level_for(needed, self.book.beam_widths),
            position=position,
            about=values.about,
            best=values.value(root),
            tags=tuple(self.book.tags(line[given:])),
        )
        return FoundPuzzle(replace(puzzle, id=puzzle_id(puzzle)), needed)


def give_away(values: GoalValues, rules: Rules, answers: int) -> tuple[GraphNode, list[str]]:
    """Return the node after so many own answers of the best line, and the names of all moves to it."""
    node, names = values.graph.root, []
    while answers:
        i = values.reply(node)
        names.append(rules.label(node.state, node.moves[i]))
        answers -= node.own
        node = node.children[i]
    return node, names


def is_clear(values: GoalValues, root: GraphNode) -> bool:
    """Return whether the best lines are clearly better than the rest, and not easily found by luck."""
    theme = theme_of(values)
    other = values.runner_up(root)
    if other is None or values.value(root) - other < theme.margin:
        return False
    if not theme.is_worth_asking(values.own_answers(root), values.right_answers(root)):
        return False
    return values.luck(root) <= theme.max_luck


def theme_of(values: GoalValues) -> PuzzleTheme:
    """Return the theme that values are measured by."""
    assert isinstance(values.goal, PuzzleTheme)
    return values.goal
