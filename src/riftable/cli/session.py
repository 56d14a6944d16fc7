"""A duel against a bot at the terminal: it shows, asks, obeys and tells, and decides nothing."""

from __future__ import annotations

import difflib
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from riftable.bots import Bot
from riftable.cli.board import QUIET, STRONG, Board
from riftable.cli.hints import Hint, hints, names_action
from riftable.cli.screen import Screen, printable
from riftable.core.errors import BadNotation, IllegalMove
from riftable.core.event import seen_by
from riftable.core.game import Game
from riftable.core.rng import Rng
from riftable.i18n import Texts
from riftable.riftforce import refusal as why
from riftable.riftforce.cards import ASK_ACTION, ASK_GUILD, CARD, CARD_NAMES, FATE_CARD, PICK, UNIT
from riftable.riftforce.guilds import GUILDS
from riftable.riftforce.refusal import Refusal
from riftable.riftforce.speech import Narrator, Speech, speech
from riftable.riftforce.speech.table import standing
from riftable.riftforce.view import RiftView

ME: Final = 0  # the person's seat; the bot has the other
BOT: Final = 1
BOT_STREAM: Final = 1 << 32  # the bot's and the hints' luck, apart from nature's, which counts from 0
HINT_STREAM: Final = 1 << 33
FIRE_6: Final = CARD_NAMES.index("fire6")  # the card of the example in the help


class Duel:
    """One person, one bot, one game."""

    def __init__(self, screen: Screen, texts: Texts, game: Game, bot: Bot, names: Sequence[str]) -> None:
        self.screen = screen
        self.texts = texts
        self.game = game
        self.bot = bot
        self.names = list(names)
        self.speech: Speech = speech(texts.lang)
        self.board = Board(screen, texts, self.speech, self.names, below=ME)
        self.commands: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "hint": self.hint,
            "log": self.log,
            "board": self.look_again,
            "guilds": self.guilds,
            "discard": self.discard,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }
        self.words = {  # what the reader's language calls them; English is always understood
            "undo": texts("word-undo"),
            "hint": texts("word-hint"),
            "log": texts("word-log"),
            "board": texts("word-board"),
            "guilds": texts("word-guilds"),
            "discard": texts("word-discard"),
            "save": texts("word-save"),
            "help": texts("word-help"),
            "quit": texts("word-quit"),
        }
        self.meanings = {"?": "help", "q": "quit", **{name: name for name in self.words}}
        self.meanings |= {word: name for name, word in self.words.items()}
        self.shown: object = None  # the board as it was last shown
        self.start_telling()

    # The course of things.

    def play(self, *, from_start: bool) -> None:
        """Until the person leaves."""
        self.screen.say(self.texts("welcome-hint"), QUIET)
        if from_start:
            self.told = 0
            self.narrator = self.fresh_narrator(self.opening())
        going = True
        while going:
            self.let_bot_answer()
            self.tell_news()
            self.present()
            line = self.screen.ask(">")
            going = self.obey(line) if line is not None else False
        self.screen.say(self.texts("leaving"))

    def let_bot_answer(self) -> None:
        """The bot answers from what its seat sees; taken back and asked again, it answers the same."""
        game = self.game
        while game.seat == BOT:
            rng = Rng(game.seed, BOT_STREAM + len(game.history))
            game.push(self.bot.choose(game.view(BOT), rng))

    def present(self) -> None:
        """The board if it has changed, then the question and its answers."""
        view = self.view()
        if self.shown != on_board(view):
            self.shown = on_board(view)
            self.board.show(view, {ME: view.hand})
        self.screen.say()
        if view.over:
            self.screen.say(self.texts("over-prompt"), STRONG)
            return
        self.screen.say(self.speech.tie(self.speech.prompt(view, self.names)), STRONG)
        assert view.ask is not None
        answers = [self.speech.tie(self.speech.answer(view, move)) for move in view.ask.moves]
        codes = [self.code(view, move) for move in view.ask.moves]
        code_width = max(len(code) for code in codes)
        width = max(len(answer) for answer in answers)
        for i, (move, code, answer) in enumerate(zip(view.ask.moves, codes, answers, strict=True), 1):
            head = f"{i:>3}  {code.ljust(code_width)}{'  ' if code_width else ''}"
            name = view.label(move)
            pieces = [(head, ""), (answer.ljust(width), "")]
            if len(head) + width + len(name) + 2 <= self.screen.columns:
                pieces.append((f"  {name}", QUIET))
            self.screen.draw(pieces)

    def code(self, view: RiftView, move: int) -> str:
        """How the board shows what an answer means, if it is a card or a guild."""
        if PICK <= move < CARD:
            return f"{self.board.glyph(move - PICK)}{self.speech.code(move - PICK)}"
        if CARD <= move < UNIT:
            return self.board.card(move - CARD)
        if UNIT <= move < FATE_CARD:
            return self.board.card(standing(view, move).card)
        return ""

    # Telling.

    def view(self) -> RiftView:
        """What the person sees."""
        view = self.game.view(ME)
        assert isinstance(view, RiftView)
        return view

    def opening(self) -> RiftView:
        """What the person saw before anything happened."""
        view = self.game.rules.view(self.game.rests[0][1], ME)
        assert isinstance(view, RiftView)
        return view

    def fresh_narrator(self, view: RiftView) -> Narrator:
        """One that knows the board of this view."""
        return Narrator(self.speech, self.names, ME, view)

    def start_telling(self) -> None:
        """What has happened so far counts as told."""
        self.told = len(self.game.events)
        self.narrator = self.fresh_narrator(self.view())

    def tell_news(self) -> None:
        """The lines of what has happened since the last time."""
        news = seen_by(self.game.events[self.told :], ME)
        self.told = len(self.game.events)
        lines = self.narrator.tell(news)
        if lines:
            self.screen.say()
        self.tell(lines)

    def tell(self, lines: Sequence[str]) -> None:
        """Lines of the log."""
        for line in lines:
            self.screen.say(self.speech.tie(line), first="  ")

    # Obeying.

    def obey(self, line: str) -> bool:
        """A command, a number or notation; False when the person leaves."""
        first, _, rest = line.partition(" ")
        command = self.meanings.get(first.lower())
        if command is not None:
            return self.commands[command](rest.strip())
        if not line:
            return self.look_again("")
        self.answer(line)
        return True

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
        text = self.speech.tie(self.speech.refusal(wrong, self.view().lanes))
        if word and word not in text:
            text = self.texts("at-word", word=printable(word), text=text)
        self.screen.say(text)

    def attempt(self, trial: Game, word: str, *, alone: bool) -> Refusal | None:
        """One word, for the person's seat only: what comes after the action is the bot's to say."""
        trial.catch_up(word)
        if trial.seat != ME:
            return Refusal(why.GAME_OVER if trial.over else why.NOT_YOUR_TURN)
        if alone and word.isascii() and word.isdigit():
            moves = trial.moves.ids
            number = int(word[:4])
            if not 1 <= number <= len(moves):
                return Refusal(why.NOT_AN_ANSWER, word=word)
            trial.make(moves[number - 1])
            return None
        try:
            trial.make(trial.rules.read(trial.state, word))
        except (BadNotation, IllegalMove) as problem:
            assert isinstance(problem.why, Refusal)
            return self.better_guess(problem.why)
        return None

    def better_guess(self, wrong: Refusal) -> Refusal:
        """A mistyped command is guessed too."""
        if wrong.key != why.UNKNOWN_WORD:
            return wrong
        near = difflib.get_close_matches(wrong.word, list(self.meanings), n=1)
        return Refusal(wrong.key, word=printable(wrong.word), guess=wrong.guess or (near[0] if near else ""))

    # Commands. Each answers whether the person stays.

    def undo(self, _rest: str) -> bool:
        """Back to the person's own last decision, over whatever the bot, nature and formality did since."""
        trial = self.game.copy()
        try:
            trial.pop()
            while trial.seat != ME or trial.rules.formality(trial.state) is not None:
                trial.pop()
        except IllegalMove:
            self.refuse(Refusal(why.NOTHING_TO_UNDO))
            return True
        self.game = trial
        self.shown = None
        self.start_telling()
        self.screen.say(self.texts("taken-back"))
        return True

    def hint(self, _rest: str) -> bool:
        """The legal answers and what each would do."""
        view = self.view()
        if view.ask is None:
            self.refuse(Refusal(why.GAME_OVER))
            return True
        self.screen.say()
        if view.ask.kind == ASK_GUILD:
            self.screen.say(self.texts("hint-guilds"), STRONG)
            for i, move in enumerate(view.ask.moves, 1):
                self.tell_guild(move - PICK, f"{i:>3}  ")
            return True
        self.screen.say(self.texts("hint-title"), STRONG)
        rng = Rng(self.game.seed, HINT_STREAM + len(self.game.history))
        found = hints(self.game.rules, view, rng)
        telling = not all(hint.best for hint in found)  # if all are as good, none is marked
        for i, hint in enumerate(found, 1):
            mark = "★" if hint.best and telling else " "
            self.screen.say(self.speech.tie(self.promise(view, hint)), first=f"{i:>3} {mark} ")
        if telling:
            self.screen.say(self.texts("hint-best"), QUIET)
        return True

    def promise(self, view: RiftView, hint: Hint) -> str:
        """An answer and what it would come to."""
        text = self.speech.outcome(hint.outcome)
        assert view.ask is not None
        if view.ask.kind != ASK_ACTION or not names_action(hint.outcome):
            text = f"{self.speech.answer(view, hint.move)} → {text}"
        return f"{text} ({self.texts('hint-chance')})" if hint.chance else text

    def log(self, _rest: str) -> bool:
        """The whole story, told anew from the beginning."""
        self.screen.say()
        self.screen.say(self.texts("log-title"), STRONG)
        self.tell(self.fresh_narrator(self.opening()).tell(seen_by(self.game.events, ME)))
        return True

    def look_again(self, _rest: str) -> bool:
        """The board once more."""
        self.shown = None
        return True

    def guilds(self, _rest: str) -> bool:
        """The abilities of both sides' guilds."""
        view = self.view()
        for seat in (BOT, ME):
            self.screen.say()
            self.screen.say(self.names[seat], STRONG)
            if not view.guilds[seat]:
                self.screen.say(self.texts("nothing"), first="  ")
            for guild in view.guilds[seat]:
                self.tell_guild(guild, "  ")
        return True

    def tell_guild(self, guild: int, first: str) -> None:
        """A guild and what it does."""
        ability = self.speech.ability(GUILDS[guild])
        texts = [text for text in (ability.on_play, ability.active, ability.destroyed) if text]
        self.screen.say(self.board.guild(guild), first=first)
        for text in texts:
            self.screen.say(self.speech.tie(text), first=" " * (len(first) + 2))

    def discard(self, _rest: str) -> bool:
        """Nobody may look through a discard pile, oneself included (A25)."""
        self.refuse(Refusal(why.DISCARD_CLOSED))
        return True

    def save(self, rest: str) -> bool:
        """Writes the record to a new file."""
        t = self.texts
        if not rest:
            self.screen.say(t("save-how"))
            return True
        path = Path(rest).expanduser()
        name = printable(str(path))
        if os.path.lexists(path):
            self.screen.say(t("save-exists", file=name))
            return True
        try:
            self.game.record.save(path)
        except (OSError, ValueError) as problem:  # ValueError: a name no system takes
            reason = getattr(problem, "strerror", None) or str(problem)
            self.screen.say(t("save-failed", file=name, text=reason))
            return True
        self.screen.say(t("saved", file=name))
        return True

    def help(self, _rest: str) -> bool:
        """What can be typed."""
        t = self.texts
        self.screen.say()
        self.screen.say(t("help-answer"))
        self.screen.say(self.speech.tie(t("help-board", card=self.speech.card(FIRE_6))))
        rows = [
            (self.words["undo"], t("help-undo")),
            (self.words["hint"], t("help-hint")),
            (self.words["log"], t("help-log")),
            (self.words["board"], t("help-show")),
            (self.words["guilds"], t("help-guilds")),
            (f"{self.words['save']} {t('file-word')}", t("help-save")),
            (self.words["help"], t("help-help")),
            (self.words["quit"], t("help-quit")),
        ]
        width = max(len(word) for word, _ in rows)
        for word, text in rows:
            self.screen.say(text, first=f"  {word.ljust(width)}  ")
        return True

    def quit(self, _rest: str) -> bool:
        """Leaves."""
        return False


def on_board(view: RiftView) -> object:
    """What the person would miss on an old board; a card taken from one's own hand is no news."""
    units = [[(u.id, u.kind, u.hurt) for u in row] for row in view.rows]
    return units, view.scores, int(view.round), view.guilds, view.over
