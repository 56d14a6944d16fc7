"""The terminal: wrapped lines, colors where there are any, plain characters where there is nothing else.

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
from riftable.gamekit.terminal import StyledText

if TYPE_CHECKING:
    from rich.text import Text

MAX_LINE_CHARS: Final = 100  # longer lines are hard to read
CLEAR_SEQUENCE: Final = "\x1b[H\x1b[2J\x1b[3J"  # clears the window and its scrollback

# Typography that a terminal without Unicode cannot show, and what people typed before there was any.
PLAIN: Final = str.maketrans(
    {
        "\u00a0": " ", "\u202f": " ", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "„": '"',
        "−": "-", "–": "-", "—": "-", "…": "...", "·": "|", "×": "x", "★": "*", "─": "-", "№": "No.",
        "±": "+/-", "σ": " sd", "µ": "u",
    }
)  # fmt: skip


def printable(text: str) -> str:
    """Return text without control characters: files and names are untrusted."""
    return "".join(sign if sign.isprintable() or sign in "\u00a0\u202f" else "?" for sign in text)


class Screen:
    """The terminal. `symbols`: whether characters beyond ASCII may be used."""

    def __init__(self, *, ascii_only: bool = False) -> None:
        from rich.console import Console

        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):  # tests put other things there
                stream.reconfigure(errors="replace")
        encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
        self.symbols = not ascii_only and encoding in ("utf8", "utf8sig", "utf16", "utf32")
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.columns = max(20, min(self.console.width, MAX_LINE_CHARS))
        self.open = True  # until there is nothing more to read
        self.echo = sys.stdin is None or not sys.stdin.isatty()  # None: it is closed
        if not self.echo:
            with contextlib.suppress(ImportError):  # not on every system
                import readline  # noqa: F401  (gives `input` its arrow keys and history)

    def shown(self, text: str) -> str:
        """Return text in characters that the terminal can show."""
        return text if self.symbols else text.translate(PLAIN)

    def say(self, text: str = "", style: str = "", first: str = "", then: str | None = None) -> None:
        """Print a wrapped paragraph; `first` precedes its first line and `then` the others."""
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

    def draw(self, pieces: list[StyledText]) -> None:
        """Print one line without wrapping it."""
        self.console.print(self.styled(pieces))

    def styled(self, pieces: list[StyledText]) -> Text:
        """Return pieces as text of rich."""
        from rich.text import Text

        text = Text()
        for words, style in pieces:
            text.append(self.shown(words), style=style or None)
        text.rstrip()
        return text

    def rows(self, rows: Sequence[tuple[str, str]]) -> None:
        """Print two columns: words and what they mean."""
        width = max(len(word) for word, _ in rows)
        for word, text in rows:
            self.say(text, first=f"  {word.ljust(width)}  ")

    def wipe(self) -> None:
        """Clear the screen and its scrollback; print a line instead if the output is not a terminal."""
        if self.console.is_terminal and not self.console.is_dumb_terminal and not self.echo:
            sys.stdout.write(CLEAR_SEQUENCE)
            sys.stdout.flush()
            return
        if not self.echo:  # a terminal that can only scroll
            for _ in range(self.console.height):
                self.say()
        self.say()
        self.draw([("─" * self.columns, QUIET)])

    def ask(self, prompt: str) -> str | None:
        """Read a line; None at the end of the input."""
        try:
            line = input(self.shown(f"{prompt} ")).strip()
        except (EOFError, RuntimeError):  # RuntimeError: the input is closed
            self.open = False
            self.say()
            return None
        if self.echo:  # so that a transcript of a scripted game shows the answers
            self.draw([(printable(line), "")])
        return line
