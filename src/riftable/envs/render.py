"""The board as text, as a picture made of text, and as SVG: what environments show to people."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

import numpy as np
from numpy.typing import NDArray

from riftable.core.errors import BadOption
from riftable.core.machine import State
from riftable.core.rules import Rules
from riftable.games import presenter_of

if TYPE_CHECKING:
    from PIL import ImageFont

MODES: Final = ("human", "ansi", "svg", "rgb_array")
WIDE, HIGH, MARGIN = 9, 18, 12  # of a letter, in pixels
COLUMNS, ROWS = 96, 24  # of the picture at least, so that those of one game make a film
INK, PAPER = (232, 230, 225), (27, 29, 36)
FONTS: Final = ("DejaVuSansMono.ttf", "LiberationMono-Regular.ttf")


def ansi(rules: Rules, s: State) -> str:
    """Return the board as text, without hands."""
    return presenter_of(rules, "en").board_text(s) + "\n"


def svg(text: str) -> str:
    """A text as a picture that scales; it needs nothing from outside."""
    lines = text.rstrip("\n").split("\n")
    wide = max([COLUMNS, *(len(line) for line in lines)]) * WIDE + 2 * MARGIN
    high = max(ROWS, len(lines)) * HIGH + 2 * MARGIN
    rows = [
        f'<text x="{MARGIN}" y="{MARGIN + (i + 1) * HIGH - 5}" xml:space="preserve">{escape(line)}</text>'
        for i, line in enumerate(lines)
    ]
    style = f'font-family="monospace" font-size="15" fill="rgb{INK}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">',
            f'<rect width="100%" height="100%" fill="rgb{PAPER}"/>',
            f"<g {style}>",
            *rows,
            "</g>",
            "</svg>",
            "",
        ]
    )


def rgb_array(text: str) -> NDArray[np.uint8]:
    """The same in pixels, letter by letter, so that columns stay columns in any font."""
    from PIL import Image, ImageDraw

    lines = text.rstrip("\n").split("\n")
    wide = max([COLUMNS, *(len(line) for line in lines)]) * WIDE + 2 * MARGIN
    high = max(ROWS, len(lines)) * HIGH + 2 * MARGIN
    picture = Image.new("RGB", (wide, high), PAPER)
    pen = ImageDraw.Draw(picture)
    font = a_font()
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            if letter != " ":
                pen.text((MARGIN + column * WIDE, MARGIN + row * HIGH), letter, INK, font)
    return np.asarray(picture)


def a_font() -> ImageFont.ImageFont | ImageFont.FreeTypeFont:
    """A font with letters of one width if the machine has one, else the one Pillow brings."""
    from PIL import ImageFont

    for name in FONTS:
        try:
            return ImageFont.truetype(name, 15)
        except OSError:
            continue
    return ImageFont.load_default(15)


def rendered(mode: str | None, rules: Rules, s: State) -> str | NDArray[np.uint8] | None:
    """The board in a render mode; `human` prints it."""
    if mode is None:
        return None
    text = ansi(rules, s)
    if mode == "human":
        sys.stdout.write(text + "\n")
        return None
    if mode == "svg":
        return svg(text)
    return rgb_array(text) if mode == "rgb_array" else text


def check_mode(mode: str | None) -> str | None:
    """A render mode, if it is one."""
    if mode is not None and mode not in MODES:
        raise BadOption(f"there is no render mode “{mode}”; there is {', '.join(MODES)}")
    return mode
