"""A plot of the winning chances in a game, with the costliest decisions marked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from riftable.ai.review import Decision, Review
from riftable.cli.numbers import decimal
from riftable.cli.plots import BLUE, DASHES, DPI, GRAY, LINES, STYLE, VERMILION, clipped
from riftable.language.fluent import Texts
from riftable.language.number import PERCENT

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MARKERS: Final = ("o", "s", "^", "D", "v")  # of seats, so that they differ without color
EVEN: Final = 0.5
LABEL_STEP: Final = 0.06  # between a bar and its number, and between numbers, as a chance
LABEL_DISTANCE: Final = 0.025  # numbers closer than this share of the game would overlap


class ChancePlot:
    """A plot of one review."""

    def __init__(self, found: Review, texts: Texts, names: Sequence[str], marked: Sequence[Decision]) -> None:
        self.found = found
        self.texts = texts
        self.names = names
        self.marked = marked
        self.curves = found.curves()
        self.alone = len(self.curves) == 1 and len(set(found.sides)) <= 2

    def write(self, path: Path) -> None:
        """Write the plot to a file: SVG or PNG, by its suffix."""
        import matplotlib as mpl

        kind = path.suffix.lower().lstrip(".")
        with mpl.rc_context(STYLE):
            self.figure().savefig(
                path, dpi=DPI, format=kind, metadata={"Date": None} if kind == "svg" else {}
            )

    def figure(self) -> Figure:
        """Return the whole figure."""
        from matplotlib.figure import Figure
        from matplotlib.ticker import MaxNLocator

        figure = Figure(figsize=(10, 5), layout="constrained")
        axes = figure.subplots()
        axes.set_title(self.texts("chances-title"), pad=30)  # leaves room for the name of the line
        if self.alone:
            self.one_line(axes)
        else:
            self.many_lines(axes)
        self.mark(axes)
        axes.set_xlabel(self.texts("plot-turn"))
        axes.set_xlim(0, self.found.turns)
        axes.set_ylim(-0.02, 1.02)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True, steps=[1, 2, 5, 10], min_n_ticks=1))
        axes.yaxis.set_major_formatter(
            lambda value, _: f"{decimal(100 * value, self.texts.lang, 0)}{PERCENT[self.texts.lang]}"
        )
        axes.grid(axis="y", color="#DDDDDD", linewidth=0.8)
        axes.set_axisbelow(True)
        if self.marked:
            figure.supxlabel(self.texts("chances-marks"), x=0.99, ha="right", fontsize=8, color=GRAY)
        return figure

    def one_line(self, axes: Axes) -> None:
        """Draw one line for two sides: the chances of the other are the rest."""
        (points,) = self.curves.values()
        turns, chances = [point.turn for point in points], [point.chance for point in points]
        for color, over in ((BLUE, True), (VERMILION, False)):
            axes.fill_between(
                turns, chances, EVEN, where=[(chance >= EVEN) == over for chance in chances],
                interpolate=True, color=color, alpha=0.15, linewidth=0,
            )  # fmt: skip
        axes.plot(turns, chances, color="black", linewidth=1.5)
        axes.axhline(EVEN, color=GRAY, linewidth=1, linestyle=":")
        axes.set_ylabel(self.texts("chances-of", name=clipped(self.side(0))))
        for seat, y, offset in ((0, 1, 12), (self.rival(), 0, -32)):
            if seat is not None:
                axes.annotate(
                    clipped(self.side(seat)), (0, y), xycoords="axes fraction",
                    xytext=(0, offset), textcoords="offset points",
                    va="center", color=self.color(seat), fontweight="bold",
                )  # fmt: skip

    def many_lines(self, axes: Axes) -> None:
        """Draw a line for each seat, through its own decisions."""
        for seat, points in self.curves.items():
            axes.plot(
                [point.turn for point in points], [point.chance for point in points],
                color=self.color(seat), linestyle=DASHES[seat], marker=MARKERS[seat], markersize=3.5,
                linewidth=1.5, label=clipped(self.names[seat]),
            )  # fmt: skip
        axes.set_ylabel(self.texts("chances-title"))
        axes.legend(frameon=False, loc="lower left", bbox_to_anchor=(-0.01, 1), ncols=len(self.curves))

    def mark(self, axes: Axes) -> None:
        """Mark the costliest decisions: a bar from the best chance to the one played, with a number."""
        taken: list[tuple[float, float]] = []
        for number, (point, best, played) in enumerate(self.marked, 1):
            x, color = point.turn + point.part, self.color(point.seat)
            flipped = self.alone and self.found.sides[point.seat] != self.found.sides[0]
            high, low = (1 - one.chance if flipped else one.chance for one in (best, played))
            axes.plot([x, x], [high, low], color=color, linewidth=2.5, solid_capstyle="butt", zorder=3)
            step = LABEL_STEP if flipped else -LABEL_STEP  # numbers stand beyond the bars and never overlap
            y = low + step
            if not 0 <= y <= 1:  # no room beyond that end
                step = -step
                y = high + step
            wide = self.found.turns * LABEL_DISTANCE
            while any(abs(x - x2) < wide and abs(y - y2) < abs(step) for x2, y2 in taken) and 0 <= y <= 1:
                y += step
            taken.append((x, y))
            axes.plot(x, y, "o", color=color, markersize=14, zorder=4, clip_on=False)
            axes.text(
                x, y, str(number), color="white", fontsize=8, fontweight="bold",
                ha="center", va="center_baseline", zorder=5,
            )  # fmt: skip

    def rival(self) -> int | None:
        """Return the first seat of the other side, or None."""
        sides = self.found.sides
        return next((seat for seat, side in enumerate(sides) if side != sides[0]), None)

    def side(self, seat: int) -> str:
        """Return the names of the players of a side."""
        sides = self.found.sides
        own = [name for name, side in zip(self.names, sides, strict=True) if side == sides[seat]]
        return " + ".join(own)

    def color(self, seat: int) -> str:
        """Return the color of a seat, or of its side if there are two sides."""
        if not self.alone:
            return LINES[seat]
        return BLUE if self.found.sides[seat] == self.found.sides[0] else VERMILION
