"""Render modes of environments: the board as text, as SVG and as pixels."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

from riftable.arena.extras import importing

with importing("rl"):
    import numpy as np
    from numpy.typing import NDArray

from riftable.core.errors import BadOption
from riftable.core.machine import State
from riftable.core.rules import Rules
from riftable.envs.error_messages import EnvMessage
from riftable.games import presenter_of

if TYPE_CHECKING:
    from PIL import ImageFont

RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")
CHARACTER_WIDTH_PX, CHARACTER_HEIGHT_PX, MARGIN_PX = 9, 18, 12
MIN_COLUMNS, MIN_ROWS = 96, 24  # so that all frames of a game have the same size
INK_RGB, PAPER_RGB = (232, 230, 225), (27, 29, 36)
FONTS: Final = ("DejaVuSansMono.ttf", "LiberationMono-Regular.ttf")


def ansi(rules: Rules, s: State) -> str:
    """Return the board as text, without hands."""
    return presenter_of(rules, "en").board_text(s) + "\n"


def picture_size(lines: list[str]) -> tuple[int, int]:
    """Return the width and height of a picture of these lines, in pixels."""
    columns, rows = max([MIN_COLUMNS, *(len(line) for line in lines)]), max(MIN_ROWS, len(lines))
    return columns * CHARACTER_WIDTH_PX + 2 * MARGIN_PX, rows * CHARACTER_HEIGHT_PX + 2 * MARGIN_PX


def svg(text: str) -> str:
    """Return a text as a self-contained SVG."""
    lines = text.rstrip("\n").split("\n")
    width, height = picture_size(lines)
    rows = [
        f'<text x="{MARGIN_PX}" y="{MARGIN_PX + (i + 1) * CHARACTER_HEIGHT_PX - 5}" '
        f'xml:space="preserve">{escape(line)}</text>'
        for i, line in enumerate(lines)
    ]
    style = f'font-family="monospace" font-size="15" fill="rgb{INK_RGB}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">',
            f'<rect width="100%" height="100%" fill="rgb{PAPER_RGB}"/>',
            f"<g {style}>",
            *rows,
            "</g>",
            "</svg>",
            "",
        ]
    )


def rgb_array(text: str) -> NDArray[np.uint8]:
    """Return a text as pixels. Characters are drawn one by one, so that columns align in any font."""
    from PIL import Image, ImageDraw

    lines = text.rstrip("\n").split("\n")
    width, height = picture_size(lines)
    picture = Image.new("RGB", (width, height), PAPER_RGB)
    draw = ImageDraw.Draw(picture)
    font = monospace_font()
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            if letter != " ":
                draw.text(
                    (MARGIN_PX + column * CHARACTER_WIDTH_PX, MARGIN_PX + row * CHARACTER_HEIGHT_PX),
                    letter,
                    INK_RGB,
                    font,
                )
    return np.asarray(picture)


def monospace_font() -> ImageFont.ImageFont | ImageFont.FreeTypeFont:
    """Return an installed monospace font, else the default font of Pillow."""
    from PIL import ImageFont

    for name in FONTS:
        try:
            return ImageFont.truetype(name, 15)
        except OSError:
            continue
    return ImageFont.load_default(15)


def render_board(mode: str | None, rules: Rules, s: State) -> str | NDArray[np.uint8] | None:
    """Return the board in a render mode; `human` prints it and returns None."""
    if mode is None:
        return None
    text = ansi(rules, s)
    if mode == "human":
        sys.stdout.write(text + "\n")
        return None
    if mode == "svg":
        return svg(text)
    return rgb_array(text) if mode == "rgb_array" else text


def check_render_mode(mode: str | None) -> str | None:
    """Return a render mode; raise `BadOption` if it is unknown."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(EnvMessage.NO_RENDER_MODE, word=mode, known=tuple(RENDER_MODES))
    return mode
