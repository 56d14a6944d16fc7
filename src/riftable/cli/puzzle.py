"""`riftable puzzle`: puzzles in the terminal, with a verdict and, after a mistake, what was better."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final

from riftable.ai.puzzles.attempt import Attempt, Slip, play_solution
from riftable.ai.puzzles.collection import Puzzle, choose_puzzles, daily_puzzle, find_puzzle
from riftable.ai.puzzles.proof import SolvedPuzzle
from riftable.ai.puzzles.search_graph import TooManyPositions
from riftable.cli.game_commands import command_rows, show_question
from riftable.cli.screen import QUIET, STRONG, Screen, printable
from riftable.cli.show import seat_names
from riftable.core.errors import BadNotation, IllegalMove
from riftable.core.event import Event, seen_by
from riftable.core.refusal import NOT_AN_ANSWER, NOT_YOUR_TURN, Refusal
from riftable.core.rng import Rng
from riftable.gamekit.terminal import TerminalCommand
from riftable.games import terminal_of
from riftable.language.fluent import Texts

SHOWN_ANSWERS: Final = 4  # better answers that are named; more would be no help


class PuzzleSession:
    """One puzzle in the terminal."""

    def __init__(self, screen: Screen, texts: Texts, puzzle: Puzzle) -> None:
        self.screen = screen
        self.puzzle = puzzle
        self.solved = SolvedPuzzle(puzzle)
        game = self.solved.game
        self.terminal = terminal_of(game.rules, screen, texts, seat_names(game, texts))
        self.texts = self.terminal.texts
        self.attempt = Attempt(self.solved)
        self.shown: object = None  # the board as it was last shown
        self.leaving = False
        self.gave_up = False
        self.commands: dict[str, TerminalCommand] = {
            "again": TerminalCommand("word-again", "help-again", self.start_again),
            "solution": TerminalCommand("word-solution", "help-solution", self.give_up),
            "board": TerminalCommand("word-board", "help-show", self.look_again),
            "help": TerminalCommand("word-help", "help-help", self.help),
            "quit": TerminalCommand("word-quit", "help-quit", self.quit),
        }
        self.meanings = {"?": "help", "q": "quit", **{name: name for name in self.commands}}
        self.meanings |= {self.texts(command.word): name for name, command in self.commands.items()}

    def play(self) -> None:
        """Let the reader solve the puzzle, or give up or leave."""
        t = self.texts
        theme = t(f"puzzle-theme-{self.puzzle.theme}")
        self.screen.say(
            t("puzzle-title", id=self.puzzle.id, theme=theme, level=str(self.puzzle.level)), STRONG
        )
        while not (self.leaving or self.gave_up or self.attempt.is_over):
            self.present()
            self.obey(self.screen.ask(">"))
        if self.gave_up:
            self.show_solution()
        elif self.attempt.is_over:
            self.judge()

    # What is shown.

    def present(self) -> None:
        """Show the board if it has changed, the task, and the question with its answers."""
        view: Any = self.attempt.view()
        key = self.terminal.board_key(view)
        if self.shown != key:
            self.shown = key
            open_hands = self.solved.graph.action.open_hands(view)
            self.terminal.show(view, {**self.terminal.own_hand(view), **open_hands})
            for seat, cards in self.solved.graph.action.played_cards(view).items():
                name = self.terminal.names[seat]
                self.screen.say(self.texts("puzzle-played", name=name, cards=", ".join(cards)))
            self.screen.say()
            self.screen.say(self.task(), STRONG)
            self.screen.say(self.texts("puzzle-hint"), QUIET)
        self.screen.say()
        state, rules = self.attempt.state, self.solved.rules
        show_question(self.screen, self.terminal, view, [rules.label(state, move) for move in view.ask.moves])

    def task(self) -> str:
        """Return what is to be done."""
        about = str(self.puzzle.about + 1)
        return self.terminal.tie(self.texts(f"puzzle-task-{self.puzzle.theme}", about=about))

    def achievement(self, value: int) -> str:
        """Return what a value of the goal means."""
        return self.terminal.tie(self.texts(f"puzzle-value-{self.puzzle.theme}", n=value))

    def tell(self, events: list[Event]) -> None:
        """Print what has happened since the position of the puzzle."""
        narrator = self.terminal.narrator(self.solved.game.view(self.solved.seat))
        for line in narrator.tell(seen_by(events, self.solved.seat)):
            self.screen.say(self.terminal.tie(line), first="  ")

    def judge(self) -> None:
        """Say whether the answer was right; if not, what was better."""
        verdict = self.attempt.verdict()
        self.screen.say()
        self.tell(self.attempt.events)
        self.screen.say()
        self.screen.say(self.texts("puzzle-right" if verdict.solved else "puzzle-wrong"), STRONG)
        self.screen.say(self.texts("puzzle-reached", text=self.achievement(verdict.value)))
        if verdict.slip is not None:
            self.screen.say(self.texts("puzzle-possible", text=self.achievement(verdict.best)))
            self.explain(verdict.slip)
            self.show_solution()

    def explain(self, slip: Slip) -> None:
        """Say which answer was the mistake, and which were better."""
        view: Any = slip.view
        self.screen.say(
            self.texts("puzzle-slip", answer=self.terminal.answer(view, slip.move), name=slip.given)
        )
        shown = slip.better[:SHOWN_ANSWERS]
        if shown and len(slip.better) <= SHOWN_ANSWERS:
            self.screen.say(self.texts("puzzle-better", names=", ".join(shown)))

    def show_solution(self) -> None:
        """Play a best line: in notation, and as the log tells it."""
        played = play_solution(self.solved)
        self.screen.say()
        self.screen.say(self.texts("puzzle-solution", names=" ".join(played.names)), STRONG)
        self.tell(played.events)

    # Input.

    def obey(self, line: str | None) -> None:
        """Run a command, or give the answers of a line; the end of the input leaves."""
        if line is None:
            self.leaving = True
            return
        command = self.meanings.get(line.lower())
        if command is not None:
            self.commands[command].run()
        elif line:
            words = line.replace(",", " ").replace(";", " ").split()
            for word in words:
                wrong = self.answer(word, alone=len(words) == 1)
                if wrong:
                    self.screen.say(wrong)
                    return
        else:
            self.look_again()

    def answer(self, word: str, *, alone: bool) -> str:
        """Give one answer; return why it is not possible, or "" if it was given."""
        if self.attempt.is_over:
            return self.terminal.refusal(Refusal(NOT_YOUR_TURN))
        view: Any = self.attempt.view()
        try:
            if alone and word.isascii() and word.isdigit():
                number = int(word[:4])
                if not 1 <= number <= len(view.ask.moves):
                    return self.terminal.tie(self.terminal.refusal(Refusal(NOT_AN_ANSWER, word)))
                self.attempt.answer(view.ask.moves[number - 1])
            else:
                self.attempt.answer(self.attempt.read(word))
        except TooManyPositions:
            return self.texts("puzzle-too-large")
        except (BadNotation, IllegalMove) as problem:
            reason: Any = problem.refusal or Refusal(NOT_AN_ANSWER, word)
            text = self.terminal.tie(self.terminal.refusal(reason))
            return text if word in text else self.texts("at-word", word=printable(word), text=text)
        return ""

    def start_again(self) -> None:
        """Go back to the position of the puzzle."""
        self.attempt = Attempt(self.solved)
        self.shown = None

    def give_up(self) -> None:
        """Show the solution."""
        self.gave_up = True

    def look_again(self) -> None:
        """Show the board again."""
        self.shown = None

    def help(self) -> None:
        """Print what can be typed."""
        self.screen.say()
        self.screen.say(self.texts("help-answer", example=self.terminal.example()))
        for line in self.terminal.board_help():
            self.screen.say(self.terminal.tie(line))
        self.screen.rows(command_rows(self.commands, self.texts))

    def quit(self) -> None:
        """Leave."""
        self.leaving = True


def chosen_puzzles(
    game: str, theme: str | None, level: int | None, tag: str | None, seed: int
) -> Iterator[Puzzle]:
    """Yield the puzzles that fit, in a random order that begins again when all have been there."""
    puzzles = choose_puzzles(game, theme, level, tag)
    rng = Rng(seed)
    while True:
        order = list(range(len(puzzles)))
        rng.shuffle(order)
        for i in order:
            yield puzzles[i]


def puzzle_of_today(game: str, theme: str | None, level: int | None, tag: str | None) -> Puzzle:
    """Return the puzzle of the day; days begin at midnight UTC, so that it is the same everywhere."""
    return daily_puzzle(choose_puzzles(game, theme, level, tag), datetime.now(UTC).date())


def play_puzzles(screen: Screen, texts: Texts, puzzles: Iterator[Puzzle]) -> None:
    """Play one puzzle after the other until the reader leaves."""
    for puzzle in puzzles:
        session = PuzzleSession(screen, texts, puzzle)
        session.play()
        if session.leaving:
            return
        screen.say()
        line = screen.ask(texts("puzzle-next"))
        if line is None or session.meanings.get(line.lower()) == "quit":
            return
        screen.say()


__all__ = ["PuzzleSession", "chosen_puzzles", "find_puzzle", "play_puzzles", "puzzle_of_today"]
