"""The picture of a game looked back at: how the chances to win went, with the costliest decisions in it."""

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

SIGNS: Final = ("o", "s", "^", "D", "v")  # of seats, so that no hue is needed to tell them apart
EVEN: Final = 0.5
STEP: Final = 0.06  # between a bar and its number, and between numbers; in chances
NEAR: Final = 0.025  # numbers that would touch: closer than this part of the game


class Picture:
    """One picture of one review."""

    def __init__(self, found: Review, texts: Texts, names: Sequence[str], marked: Sequence[Decision]) -> None:
        self.found = found
        self.texts = texts
        self.names = names
        self.marked = marked
        self.curves = found.curves()
        self.alone = len(self.curves) == 1 and len(set(found.sides)) <= 2

    def write(self, path: Path) -> None:
        """Draws it into a file: SVG or PNG, as its name says."""
        import matplotlib as mpl

        kind = path.suffix.lower().lstrip(".")
        with mpl.rc_context(STYLE):
            self.figure().savefig(
                path, dpi=DPI, format=kind, metadata={"Date": None} if kind == "svg" else {}
            )

    def figure(self) -> Figure:
        """All of it."""
        from matplotlib.figure import Figure
        from matplotlib.ticker import MaxNLocator

        figure = Figure(figsize=(10, 5), layout="constrained")
        axes = figure.subplots()
        axes.set_title(self.texts("chances-title"), pad=30)  # below it stands whose line it is
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
        """Two sides: what one wins the other loses, so one line tells of both."""
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
        """Each for himself: a line for each seat, through its own decisions."""
        for seat, points in self.curves.items():
            axes.plot(
                [point.turn for point in points], [point.chance for point in points],
                color=self.color(seat), linestyle=DASHES[seat], marker=SIGNS[seat], markersize=3.5,
                linewidth=1.5, label=clipped(self.names[seat]),
            )  # fmt: skip
        axes.set_ylabel(self.texts("chances-title"))
        axes.legend(frameon=False, loc="lower left", bbox_to_anchor=(-0.01, 1), ncols=len(self.curves))

    def mark(self, axes: Axes) -> None:
        """The costliest decisions: a bar from what was possible to what was left, and a number at its end."""
        taken: list[tuple[float, float]] = []
        for number, (point, best, played) in enumerate(self.marked, 1):
            x, color = point.turn + point.part, self.color(point.seat)
            flipped = self.alone and self.found.sides[point.seat] != self.found.sides[0]
            high, low = (1 - one.chance if flipped else one.chance for one in (best, played))
            axes.plot([x, x], [high, low], color=color, linewidth=2.5, solid_capstyle="butt", zorder=3)
            step = STEP if flipped else -STEP  # numbers stand beyond the bars, and never on each other
            y = low + step
            if not 0 <= y <= 1:  # no room beyond that end
                step = -step
                y = high + step
            wide = self.found.turns * NEAR
            while any(abs(x - x2) < wide and abs(y - y2) < abs(step) for x2, y2 in taken) and 0 <= y <= 1:
                y += step
            taken.append((x, y))
            axes.plot(x, y, "o", color=color, markersize=14, zorder=4, clip_on=False)
            axes.text(
                x, y, str(number), color="white", fontsize=8, fontweight="bold",
                ha="center", va="center_baseline", zorder=5,
            )  # fmt: skip

    def rival(self) -> int | None:
        """The first seat of the other side, if there is anybody."""
        sides = self.found.sides
        return next((seat for seat, side in enumerate(sides) if side != sides[0]), None)

    def side(self, seat: int) -> str:
        """The names of a seat's side."""
        sides = self.found.sides
        own = [name for name, side in zip(self.names, sides, strict=True) if side == sides[seat]]
        return " + ".join(own)

    def color(self, seat: int) -> str:
        """The colour of a seat, or of its side where there are two."""
        if not self.alone:
            return LINES[seat]
        return BLUE if self.found.sides[seat] == self.found.sides[0] else VERMILION
