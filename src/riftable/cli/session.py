"""A game at the terminal: people and bots in turn; it shows, asks, obeys and tells, and decides nothing."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from riftable.cli.game_commands import HINT_STREAM, saved, word_rows
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
    UNDO_REVEALED,
    UNKNOWN_WORD,
    Refusal,
)
from riftable.core.rng import Rng
from riftable.core.rules import WATCHER
from riftable.gamekit.terminal import Command, Terminal
from riftable.language.fluent import Texts
from riftable.language.table_talk.event_narrator import Teller

BOT_STREAM: Final = 1 << 32  # the bots' luck, apart from nature's, which counts from 0


class Ear(NamedTuple):
    """How much of the story a reader has heard, and who tells it to him."""

    told: int
    teller: Teller


class Session:
    """One game, whoever plays it. The reader is the seat whose eyes are on the screen.

    Between people a curtain falls: the screen is wiped, and the next one says when he is there. What he
    finds is his own view, told to him since he last looked.
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
        self.reader = self.people[0] if len(self.people) == 1 else WATCHER
        self.floor = 0  # how many moves nobody may take back
        self.ears: dict[int, Ear] = {}
        self.shown: object = None  # the board as it was last shown
        self.leaving = False
        self.commands: dict[str, Command] = {
            "undo": Command("word-undo", "help-undo", self.undo),
            "hint": Command("word-hint", "help-hint", self.hint),
            "log": Command("word-log", "help-log", self.log),
            "board": Command("word-board", "help-show", self.look_again),
            **terminal.commands(self.view),
            "save": Command("word-save", "help-save", self.save),
            "help": Command("word-help", "help-help", self.help),
            "quit": Command("word-quit", "help-quit", self.quit),
        }
        # What the reader's language calls them; English is always understood.
        self.meanings = {"?": "help", "q": "quit", **{name: name for name in self.commands}}
        self.meanings |= {texts(command.word): name for name, command in self.commands.items()}
        self.rest = ""  # what was typed behind a command

    # The course of things.

    def play(self, *, from_start: bool) -> None:
        """Until the people leave; from the start, everybody is told all that has happened so far."""
        for seat in (WATCHER, *self.people):
            self.ears[seat] = self.fresh_ear(seat, from_start=from_start)
        if self.people:
            self.screen.say(self.texts("welcome-hint"), QUIET)
        while not self.leaving:
            if self.let_bots_answer() and self.hand_over(self.next_reader()):
                self.tell_news()
                self.present()
                self.obey(self.screen.ask(">"))
        self.screen.say(self.texts("leaving"))

    def let_bots_answer(self) -> bool:
        """A bot answers from what its seat sees; taken back and asked again, it answers the same.

        So does a person who leaves an answer to the table.

        False when a spectator, who is all there is where only bots play, has seen enough.
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
        """A spectator says when to go on; once nobody types any more, the bots just play."""
        self.tell_news()
        self.show_changes()
        if self.screen.open:
            line = self.screen.ask(self.texts("replay-next"))
            self.leaving = line is not None and self.meanings.get(line.lower()) == "quit"

    def next_reader(self) -> int:
        """Who is asked; at the end, and where only bots play, what is shown is for everybody."""
        if len(self.people) == 1:
            return self.people[0]
        return WATCHER if self.game.seat is None else self.game.seat

    def hand_over(self, reader: int) -> bool:
        """Gives another reader the screen; False if the last one takes something back, or all leave."""
        if reader == self.reader:
            return True
        if WATCHER not in (self.reader, reader) and not self.take_leave(reader):
            return False
        if self.reader != WATCHER:
            self.screen.wipe()
        last = self.ears[self.reader].told
        self.reader, self.shown, self.floor = reader, None, len(self.game.history)
        if reader == WATCHER:
            self.hear_silently(WATCHER, last)  # the last one to act has heard that much
            return True
        self.screen.say(self.texts("curtain", name=self.players[reader].name), STRONG)
        line = self.screen.ask(self.texts("curtain-rise"))
        self.leaving = line is None or self.meanings.get(line.lower()) == "quit"
        return not self.leaving

    def take_leave(self, reader: int) -> bool:
        """What came of one's own action, before the curtain falls; `undo` still takes it back."""
        self.tell_news()
        self.screen.say()
        line = self.screen.ask(self.texts("curtain-fall", name=self.players[reader].name))
        command = None if line is None else self.meanings.get(line.lower())
        self.leaving = line is None or command == "quit"
        if command == "undo":
            self.undo()
        return not self.leaving and command != "undo"

    def show_changes(self) -> None:
        """The board, if the reader would miss something on the old one."""
        view = self.view()
        if self.shown != self.terminal.board_key(view):
            self.shown = self.terminal.board_key(view)
            self.terminal.show(view, self.terminal.own_hand(view))

    def present(self) -> None:
        """The board if it has changed, then the question and its answers."""
        self.show_changes()
        self.screen.say()
        view = self.view()
        if view.ask is None:
            self.screen.say(self.texts("over-prompt"), STRONG)
            return
        self.screen.say(self.terminal.tie(self.terminal.prompt(view)), STRONG)
        answers = [self.terminal.tie(self.terminal.answer(view, move)) for move in view.ask.moves]
        codes = [self.terminal.board_code(view, move) for move in view.ask.moves]
        code_width = max(len(code) for code in codes)
        width = max(len(answer) for answer in answers)
        for i, (name, code, answer) in enumerate(zip(self.game.moves, codes, answers, strict=True), 1):
            head = f"{i:>3}  {code.ljust(code_width)}{'  ' if code_width else ''}"
            if len(head) + width + len(name) + 2 <= self.screen.columns:
                self.screen.draw([(head, ""), (answer.ljust(width), ""), (f"  {name}", QUIET)])
            else:
                self.screen.say(answer, first=head)

    # Telling.

    def view(self) -> Any:
        """What the reader sees."""
        return self.game.view(self.reader)

    def fresh_ear(self, seat: int, *, from_start: bool) -> Ear:
        """One that has heard nothing yet, or all of it."""
        state = self.game.rests[0][1] if from_start else self.game.state
        view = self.game.rules.view(state, seat)
        told = 0 if from_start else len(self.game.events)
        return Ear(told, self.terminal.narrator(view))

    def news(self, seat: int, upto: int) -> list[str]:
        """The lines of what has happened since a reader last heard."""
        told, teller = self.ears[seat]
        self.ears[seat] = Ear(upto, teller)
        return teller.tell(seen_by(self.game.events[told:upto], seat))

    def hear_silently(self, seat: int, upto: int) -> None:
        """A reader learns from somebody else's lines."""
        self.news(seat, max(upto, self.ears[seat].told))

    def tell_news(self) -> None:
        """The lines of what has happened since the reader last heard."""
        lines = self.news(self.reader, len(self.game.events))
        if lines:
            self.screen.say()
        self.tell(lines)

    def tell(self, lines: Sequence[str]) -> None:
        """Lines of the log."""
        for line in lines:
            self.screen.say(self.terminal.tie(line), first="  ")

    # Obeying.

    def obey(self, line: str | None) -> None:
        """A command, a number or notation; nothing more to read is goodbye."""
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
        """Makes the person's moves: all of them, or none and the reason."""
        trial = self.game.copy()
        words = line.replace(",", " ").replace(";", " ").split()
        for word in words:
            wrong = self.attempt(trial, word, alone=len(words) == 1)
            if wrong is not None:
                self.refuse(wrong, word if len(words) > 1 else "")
                return
        trial.catch_up(None)
        self.game = trial

    def refuse(self, wrong: Refusal, word: str = "") -> None:
        """Says why something is not possible; `word` is the one of several that failed."""
        text = self.terminal.tie(self.terminal.refusal(wrong))
        if word and word not in text:
            text = self.texts("at-word", word=printable(word), text=text)
        self.screen.say(text)

    def attempt(self, trial: Game, word: str, *, alone: bool) -> Refusal | None:
        """One word, for the reader's seat only: what comes after his action is for others to say."""
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
                return Refusal(NOT_AN_ANSWER, word)  # nobody sends others away
            trial.make(move, leaving=True)
        except (BadNotation, IllegalMove) as problem:
            reason: Any = problem.why
            return self.better_guess(reason)
        return None

    def better_guess(self, wrong: Refusal) -> Refusal:
        """A mistyped command is guessed too."""
        if wrong.key != UNKNOWN_WORD:
            return wrong
        near = difflib.get_close_matches(wrong.word, list(self.meanings), n=1)
        return Refusal(wrong.key, printable(wrong.word), wrong.guess or (near[0] if near else ""))

    # Commands.

    def undo(self) -> None:
        """Back to the reader's own last decision, over whatever bots, nature and formality did since."""
        trial = self.game.copy()
        wrong = ""
        while not wrong:
            try:
                trial.pop()
            except IllegalMove:
                wrong = NOTHING_TO_UNDO
            else:
                wrong = self.barrier(trial)
                if not wrong and trial.seat == self.reader and self.was_asked(trial):
                    break
        if wrong:
            self.refuse(Refusal(wrong))
            return
        self.game = trial
        self.shown = None
        for seat in {WATCHER, self.reader}:
            self.ears[seat] = self.fresh_ear(seat, from_start=False)
        self.screen.say(self.texts("taken-back"))

    def was_asked(self, trial: Game) -> bool:
        """Whether the question was the reader's to answer, not a formality nor left to the table."""
        return (
            trial.rules.formality(trial.state) is None
            and self.terminal.auto_answer(trial.view(self.reader)) is None
        )

    def barrier(self, trial: Game) -> str:
        """Why nobody goes back this far among several people: it was seen, or he has seen more since."""
        if len(self.people) < 2:
            return ""
        made = len(trial.history)
        if made < self.floor:
            return NOTHING_TO_UNDO
        shown = trial.seat != self.reader or any(label.startswith("!") for label in self.game.labels[made:])
        return UNDO_REVEALED if shown else ""

    def hint(self) -> None:
        """The legal answers and what each would do."""
        view = self.view()
        if view.ask is None:
            self.refuse(Refusal(GAME_OVER))
            return
        self.screen.say()
        rng = Rng(self.game.seed, HINT_STREAM + len(self.game.history))
        show_hints(self.screen, self.texts, self.terminal, view, rng)

    def log(self) -> None:
        """The whole story, told anew from the beginning."""
        self.screen.say()
        self.screen.say(self.texts("log-title"), STRONG)
        teller = self.fresh_ear(self.reader, from_start=True).teller
        self.tell(teller.tell(seen_by(self.game.events, self.reader)))

    def look_again(self) -> None:
        """The board once more."""
        self.shown = None

    def save(self) -> None:
        """Writes the record to a new file."""
        self.screen.say(saved(self.game, self.rest, self.texts))

    def help(self) -> None:
        """What can be typed."""
        self.screen.say()
        self.screen.say(self.texts("help-answer", example=self.terminal.example()))
        for line in self.terminal.board_help():
            self.screen.say(self.terminal.tie(line))
        self.screen.rows(word_rows(self.commands, self.texts))

    def quit(self) -> None:
        """Leaves."""
        self.leaving = True
