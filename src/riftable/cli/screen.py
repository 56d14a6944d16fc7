"""The terminal: wrapped lines, colours where there are any, plain characters where there is nothing else.

It knows nothing of any game.
"""

from __future__ import annotations

import contextlib
import sys
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from riftable.gamekit.terminal import QUIET as QUIET
from riftable.gamekit.terminal import STRONG as STRONG
from riftable.gamekit.terminal import Piece

if TYPE_CHECKING:
    from rich.text import Text

WIDEST: Final = 100  # longer lines are no pleasure to read
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"  # the window, and what has scrolled out of it

# Typography that a terminal without Unicode cannot show, and what people typed before there was any.
PLAIN: Final = str.maketrans(
    {
        "\u00a0": " ", "\u202f": " ", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "„": '"',
        "−": "-", "–": "-", "—": "-", "…": "...", "·": "|", "×": "x", "★": "*", "─": "-", "№": "No.",
        "±": "+/-", "σ": " sd", "µ": "u",
    }
)  # fmt: skip


def printable(text: str) -> str:
    """The text without what could steer a terminal: files and names come from strangers."""
    return "".join(sign if sign.isprintable() or sign in "\u00a0\u202f" else "?" for sign in text)


class Screen:
    """Where lines are printed and read. `symbols`: whether signs beyond plain letters may be used."""

    def __init__(self, *, ascii_only: bool = False) -> None:
        from rich.console import Console

        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):  # tests put other things there
                stream.reconfigure(errors="replace")
        encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
        self.symbols = not ascii_only and encoding in ("utf8", "utf8sig", "utf16", "utf32")
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.columns = max(20, min(self.console.width, WIDEST))
        self.open = True  # until there is nothing more to read
        self.echo = not sys.stdin.isatty()
        if not self.echo:
            with contextlib.suppress(ImportError):  # not on every system
                import readline  # noqa: F401  (gives `input` its arrow keys and history)

    def shown(self, text: str) -> str:
        """The text in the signs this terminal has."""
        return text if self.symbols else text.translate(PLAIN)

    def say(self, text: str = "", style: str = "", first: str = "", then: str | None = None) -> None:
        """A paragraph, wrapped; `first` leads its first line and `then` the others."""
        rest = " " * len(first) if then is None else then
        # Not rich's wrapping: it would break the spaces that tie a number to its noun.
        lines = textwrap.wrap(
            text,
            self.columns,
            initial_indent=first,
            subsequent_indent=rest,
            break_long_words=False,
            break_on_hyphens=False,
        )
        for line in lines or [first.rstrip()]:
            self.draw([(line, style)])

    def draw(self, pieces: list[Piece]) -> None:
        """One line as it is, not wrapped."""
        self.console.print(self.styled(pieces))

    def styled(self, pieces: list[Piece]) -> Text:
        """Pieces as rich knows them."""
        from rich.text import Text

        text = Text()
        for words, style in pieces:
            text.append(self.shown(words), style=style or None)
        text.rstrip()
        return text

    def rows(self, rows: Sequence[tuple[str, str]]) -> None:
        """Two columns: words and what they mean."""
        width = max(len(word) for word, _ in rows)
        for word, text in rows:
            self.say(text, first=f"  {word.ljust(width)}  ")

    def wipe(self) -> None:
        """Nothing of what was on the screen can be read any more; in a transcript there is a line instead."""
        if self.console.is_terminal and not self.console.is_dumb_terminal and not self.echo:
            sys.stdout.write(WIPE)
            sys.stdout.flush()
            return
        if not self.echo:  # a terminal that can only scroll
            for _ in range(self.console.height):
                self.say()
        self.say()
        self.draw([("─" * self.columns, QUIET)])

    def ask(self, prompt: str) -> str | None:
        """What a person types; None when there is nobody any more."""
        try:
            line = input(self.shown(f"{prompt} ")).strip()
        except EOFError:
            self.open = False
            self.say()
            return None
        if self.echo:  # so that a transcript of a scripted game shows the answers
            self.draw([(printable(line), "")])
        return line
