"""A game in the terminal, with people and bots. Rules and presentation come from the game."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Any, NamedTuple

from riftable.cli.game_commands import command_rows, save_game, show_question
from riftable.cli.hints import show_hints
from riftable.cli.screen import QUIET, STRONG, Screen, printable
from riftable.cli.seats import Player
from riftable.core.errors import BadNotation, IllegalMove
from riftable.core.event import seen_by
from riftable.core.game import Game
from riftable.core.refusal import (
    GAME_OVER,
    NOT_AN_ANSWER,
    NOT_YOUR_TURN,
    NOTHING_TO_UNDO,
    UNDO_OTHERS_ACTED,
    UNDO_REVEALED,
    UNKNOWN_WORD,
    Refusal,
)
from riftable.core.rng import BOT_STREAM, HINT_STREAM, Rng
from riftable.core.rules import SPECTATOR
from riftable.gamekit.terminal import Terminal, TerminalCommand
from riftable.language.fluent import Texts
from riftable.language.table_talk.event_narrator import EventNarrator


class LogCursor(NamedTuple):
    """How many events a reader has been told, and the narrator that tells them."""

    told: int
    teller: EventNarrator


class TerminalSession:
    """One game in the terminal. The reader is the seat whose view is on the screen.

    When several people share the screen, it is cleared between them, and the next one confirms that they are
    there. They then see their own view, and what has happened since they last looked.
    """

    def __init__(
        self, screen: Screen, texts: Texts, game: Game, players: Sequence[Player], terminal: Terminal[Any]
    ) -> None:
        self.screen = screen
        self.texts = texts
        self.game = game
        self.players = players
        self.terminal = terminal
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.undo_limit = 0  # number of moves that cannot be undone
        self.line_starts: list[int] = []  # moves made before each line of answers
        self.cursors: dict[int, LogCursor] = {}
        self.shown: object = None  # the board as it was last shown
        self.leaving = False
        self.commands: dict[str, TerminalCommand] = {
            "undo": TerminalCommand("word-undo", "help-undo", self.undo),
            "hint": TerminalCommand("word-hint", "help-hint", self.hint),
            "log": TerminalCommand("word-log", "help-log", self.log),
            "board": TerminalCommand("word-board", "help-show", self.look_again),
            **terminal.commands(self.view),
            "save": TerminalCommand("word-save", "help-save", self.save),
            "help": TerminalCommand("word-help", "help-help", self.help),
            "quit": TerminalCommand("word-quit", "help-quit", self.quit),
        }
        # Commands work in the reader's language and in English.
        self.meanings = {"?": "help", "q": "quit", **{name: name for name in self.commands}}
        self.meanings |= {texts(command.word): name for name, command in self.commands.items()}
        self.rest = ""  # what was typed after a command

    # The main loop.

    def play(self, *, from_start: bool) -> None:
        """Play until the people quit; `from_start` tells everything that has happened so far."""
        for seat in (SPECTATOR, *self.people):
            self.cursors[seat] = self.new_cursor(seat, from_start=from_start)
        if self.people:
            self.screen.say(self.texts("welcome-hint"), QUIET)
        while not self.leaving:
            if self.let_bots_answer() and self.hand_over(self.next_reader()):
                self.tell_news()
                self.present()
                self.obey(self.screen.ask(">"))
        self.screen.say(self.texts("leaving"))

    def let_bots_answer(self) -> bool:
        """Make the moves of bots, and answers that a person leaves to the table.

        A bot that is asked again after an undo answers the same. Returns False if only bots play and the
        spectator quits.
        """
        game = self.game
        while game.seat is not None:
            bot, view = self.players[game.seat].bot, game.view(game.seat)
            rng = Rng(game.seed, BOT_STREAM + len(game.history))
            move = self.terminal.auto_answer(view) if bot is None else bot.choose(view, rng)
            if move is None:
                break
            game.push(move)
            if not self.people and game.rules.at_rest(game.state):
                self.pause()
                if self.leaving:
                    return False
        return True

    def pause(self) -> None:
        """Wait until the spectator continues; without input the bots play on."""
        self.tell_news()
        self.show_changes()
        if self.screen.open:
            line = self.screen.ask(self.texts("replay-next"))
            self.leaving = line is not None and self.meanings.get(line.lower()) == "quit"

    def next_reader(self) -> int:
        """Return the seat that is asked; `SPECTATOR` at the end and where only bots play."""
        if len(self.people) == 1:
            return self.people[0]
        return SPECTATOR if self.game.seat is None else self.game.seat

    def hand_over(self, reader: int) -> bool:
        """Give the screen to another reader; False if the last one undoes a move or quits."""
        if reader == self.reader:
            return True
        if SPECTATOR not in (self.reader, reader) and not self.confirm_action(reader):
            return False
        if self.reader != SPECTATOR:
            self.screen.wipe()
        last = self.cursors[self.reader].told
        self.reader, self.shown, self.undo_limit = reader, None, len(self.game.history)
        if reader == SPECTATOR:
            self.skip_news(SPECTATOR, last)  # the last reader was told this much
            return True
        self.screen.say(self.texts("curtain", name=self.players[reader].name), STRONG)
        line = self.screen.ask(self.texts("curtain-rise"))
        self.leaving = line is None or self.meanings.get(line.lower()) == "quit"
        return not self.leaving

    def confirm_action(self, reader: int) -> bool:
        """Show the result of the reader's action before the screen is cleared; they may still undo it."""
        self.tell_news()
        self.screen.say()
        line = self.screen.ask(self.texts("curtain-fall", name=self.players[reader].name))
        command = None if line is None else self.meanings.get(line.lower())
        self.leaving = line is None or command == "quit"
        if command == "undo":
            self.undo()
        return not self.leaving and command != "undo"

    def show_changes(self) -> None:
        """Show the board if it has changed."""
        view = self.view()
        if self.shown != self.terminal.board_key(view):
            self.shown = self.terminal.board_key(view)
            self.terminal.show(view, self.terminal.own_hand(view))

    def present(self) -> None:
        """Show the board if it has changed, then the question and its answers."""
        self.show_changes()
        self.screen.say()
        view = self.view()
        if view.ask is None:
            self.screen.say(self.texts("over-prompt"), STRONG)
            return
        show_question(self.screen, self.terminal, view, list(self.game.moves))

    # The log.

    def view(self) -> Any:
        """Return the view of the reader."""
        return self.game.view(self.reader)

    def new_cursor(self, seat: int, *, from_start: bool) -> LogCursor:
        """Return a cursor at the start or at the end of the events."""
        state = self.game.rests[0][1] if from_start else self.game.state
        view = self.game.rules.view(state, seat)
        told = 0 if from_start else len(self.game.events)
        return LogCursor(told, self.terminal.narrator(view))

    def news(self, seat: int, upto: int) -> list[str]:
        """Return the log lines that a reader has not been told, and mark them as told."""
        told, teller = self.cursors[seat]
        self.cursors[seat] = LogCursor(upto, teller)
        return teller.tell(seen_by(self.game.events[told:upto], seat))

    def skip_news(self, seat: int, upto: int) -> None:
        """Mark events as told without printing them."""
        self.news(seat, max(upto, self.cursors[seat].told))

    def tell_news(self) -> None:
        """Print the log lines that the reader has not been told."""
        lines = self.news(self.reader, len(self.game.events))
        if lines:
            self.screen.say()
        self.tell(lines)

    def tell(self, lines: Sequence[str]) -> None:
        """Print lines of the log."""
        for line in lines:
            self.screen.say(self.terminal.tie(line), first="  ")

    # Input.

    def obey(self, line: str | None) -> None:
        """Run a command or make the moves of a line; the end of the input quits."""
        if line is None:
            self.leaving = True
            return
        first, _, rest = line.partition(" ")
        command = self.meanings.get(first.lower())
        if command is not None:
            self.rest = rest.strip()
            self.commands[command].run()
        elif line:
            self.answer(line)
        else:
            self.look_again()

    def answer(self, line: str) -> None:
        """Make all moves of a line, or none and print the reason."""
        trial = self.game.copy()
        words = line.replace(",", " ").replace(";", " ").split()
        for word in words:
            wrong = self.attempt(trial, word, alone=len(words) == 1)
            if wrong is not None:
                self.refuse(wrong, word if len(words) > 1 else "")
                return
        trial.catch_up(None)
        self.line_starts.append(len(self.game.history))
        self.game = trial

    def refuse(self, wrong: Refusal, word: str = "") -> None:
        """Print why something is not possible; `word` is the one of several that failed."""
        text = self.terminal.tie(self.terminal.refusal(wrong))
        if word and word not in text:
            text = self.texts("at-word", word=printable(word), text=text)
        self.screen.say(text)

    def attempt(self, trial: Game, word: str, *, alone: bool) -> Refusal | None:
        """Make one move, which must be the reader's; return why it is not possible, or None."""
        trial.catch_up(word)
        if trial.seat != self.reader:
            return Refusal(GAME_OVER if trial.over else NOT_YOUR_TURN)
        if alone and word.isascii() and word.isdigit():
            moves = trial.moves.ids
            number = int(word[:4])
            if not 1 <= number <= len(moves):
                return Refusal(NOT_AN_ANSWER, word)
            trial.make(moves[number - 1])
            return None
        try:
            move = trial.rules.read(trial.state, word)
            exits = trial.rules.exits(trial.state)
            if move in exits.values() and exits.get(self.reader) != move:
                return Refusal(NOT_AN_ANSWER, word)  # only for their own seat
            trial.make(move, leaving=True)
        except (BadNotation, IllegalMove) as problem:
            reason: Any = problem.refusal
            return self.better_guess(reason)
        return None

    def better_guess(self, wrong: Refusal) -> Refusal:
        """Return the refusal with the nearest command as a guess."""
        if wrong.key != UNKNOWN_WORD:
            return wrong
        near = difflib.get_close_matches(wrong.word, list(self.meanings), n=1)
        return Refusal(wrong.key, printable(wrong.word), wrong.guess or (near[0] if near else ""))

    # Commands.

    def undo(self) -> None:
        """Undo the reader's last line, with all moves of bots, chance and formalities since.

        In a game that was loaded, what was decided before is undone by single decisions.
        """
        trial = self.game.copy()
        line_start = self.line_starts[-1] if self.line_starts else len(trial.history)
        wrong = ""
        while not wrong:
            try:
                trial.pop()
            except IllegalMove:
                wrong = NOTHING_TO_UNDO
            else:
                wrong = self.barrier(trial)
                if len(trial.history) > line_start:
                    continue
                if not wrong and trial.seat == self.reader and self.was_asked(trial):
                    break
        if wrong:
            self.refuse(Refusal(wrong))
            return
        self.game = trial
        self.line_starts = [start for start in self.line_starts if start < len(trial.history)]
        self.shown = None
        for seat in {SPECTATOR, self.reader}:
            self.cursors[seat] = self.new_cursor(seat, from_start=False)
        self.screen.say(self.texts("taken-back"))

    def was_asked(self, trial: Game) -> bool:
        """Return whether the reader answered this question: not a formality, not left to the table."""
        return (
            trial.rules.formality(trial.state) is None
            and self.terminal.auto_answer(trial.view(self.reader)) is None
        )

    def barrier(self, trial: Game) -> str:
        """Return why several people cannot undo this far: others acted, or something was revealed."""
        if len(self.people) < 2:
            return ""
        made = len(trial.history)
        if made < self.undo_limit:
            return NOTHING_TO_UNDO
        if any(label.startswith("!") for label in self.game.labels[made:]):
            return UNDO_REVEALED
        return UNDO_OTHERS_ACTED if trial.seat != self.reader else ""

    def hint(self) -> None:
        """Print the legal answers and what each leads to."""
        view = self.view()
        if view.ask is None:
            self.refuse(Refusal(GAME_OVER))
            return
        self.screen.say()
        rng = Rng(self.game.seed, HINT_STREAM + len(self.game.history))
        show_hints(self.screen, self.texts, self.terminal, view, rng)

    def log(self) -> None:
        """Print the whole log."""
        self.screen.say()
        self.screen.say(self.texts("log-title"), STRONG)
        teller = self.new_cursor(self.reader, from_start=True).teller
        self.tell(teller.tell(seen_by(self.game.events, self.reader)))

    def look_again(self) -> None:
        """Show the board again."""
        self.shown = None

    def save(self) -> None:
        """Write the record to a new file."""
        self.screen.say(save_game(self.game, self.rest, self.texts))

    def help(self) -> None:
        """Print what can be typed."""
        self.screen.say()
        self.screen.say(self.texts("help-answer", example=self.terminal.example()))
        for line in self.terminal.board_help():
            self.screen.say(self.terminal.tie(line))
        self.screen.rows(command_rows(self.commands, self.texts))

    def quit(self) -> None:
        """Quit the game."""
        self.leaving = True
