"""Plots of statistics in the reader's language: shares with intervals, readable without color."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeGuard

from riftable.arena.outcomes import Interval, interval
from riftable.arena.stats import OTHERS, WINNERS, Curve, PairRate, Stats
from riftable.cli.numbers import decimal, share
from riftable.language.fluent import Texts
from riftable.language.number import PERCENT, written

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# Okabe and Ito's colors, which people tell apart whatever they see of red and green.
BLUE: Final = "#0072B2"
VERMILION: Final = "#D55E00"
GRAY: Final = "#6B6B6B"
LINES: Final = (BLUE, VERMILION, "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
DASHES: Final = ("-", "--", "-.", ":", (0, (5, 1)), (0, (3, 1, 1, 1)), (0, (1, 1)))
HEAT: Final = "PuOr"  # orange is low, violet is high, white is even
STYLE: Final[dict[Any, Any]] = {
    "font.family": "DejaVu Sans",  # comes with matplotlib, and knows Cyrillic
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 13,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "svg.hashsalt": "riftable",  # equal statistics make equal files
}
DPI: Final = 150
FORMATS: Final = ("png", "svg")
MAX_PLAYERS_CHARS: Final = 50  # of a list of players
MAX_NAME_CHARS: Final = 24
MAX_COLORED_WIDTH: Final = 0.5  # of an interval; it is wider after fewer than about a dozen games


class Plots:
    """Plots of statistics."""

    def __init__(self, stats: Stats, texts: Texts, guild: Callable[[str], str], player: str = "") -> None:
        self.stats = stats
        self.texts = texts
        self.lang = texts.lang
        self.guild = guild  # the name of a guild as people say it
        self.player = player
        self.even = 1 / max(2, len(stats.standings.seats_of))

    def write(self, folder: Path, formats: Sequence[str] = FORMATS) -> list[Path]:
        """Write all plots to a folder and return their files."""
        import matplotlib as mpl

        folder.mkdir(parents=True, exist_ok=True)
        drawings = {
            "players": self.players,
            "meetings": self.meetings,
            "guilds": self.guilds,
            "pairs": self.pairs,
            "start": self.start,
            "length": self.length,
            "scores": self.scores,
        }
        files: list[Path] = []
        for name, draw in drawings.items():
            with mpl.rc_context(STYLE):
                figure = draw()
                if figure is None:
                    continue
                for kind in formats:
                    path = folder / f"{name}.{kind}"
                    keep = {"Date": None} if kind == "svg" else {}
                    figure.savefig(path, dpi=DPI, metadata=keep)
                    files.append(path)
        return files

    # One picture each; None where there is nothing to show.

    def players(self) -> Figure | None:
        """Plot how often each player won."""
        scores = self.stats.standings.scores
        if len(scores) < 2:
            return None
        ranked = sorted(scores, key=lambda name: -scores[name].wins / scores[name].games)
        rows = [
            (name, interval(scores[name].wins, scores[name].games), scores[name].games) for name in ranked
        ]
        return self.whiskers(self.texts("plot-players"), rows, self.even)

    def meetings(self) -> Figure | None:
        """Plot how often each player won against each other one."""
        names, against = self.stats.standings.players, self.stats.standings.against
        if len(names) < 3:
            return None
        cells: list[list[Interval | None]] = []
        for one in names:
            scores = [against[one, other] for other in names]
            cells.append(
                [
                    interval(score.wins, score.games) if score.games and one != other else None
                    for other, score in zip(names, scores, strict=True)
                ]
            )
        title = self.texts("arena-head-to-head")
        return self.heat(title, names, names, cells, 0.5)

    def guilds(self) -> Figure | None:
        """Plot how often each guild won."""
        rows = [(self.guild(rate.guild), rate.wins, rate.games) for rate in self.stats.guilds(self.player)]
        return self.whiskers(self.texts("results-by-group"), rows, self.even) if rows else None

    def pairs(self) -> Figure | None:
        """Plot how often pairs of guilds won."""
        found = {rate.guilds: rate for rate in self.stats.pairs(self.player)}
        if not found:
            return None
        guilds = [rate.guild for rate in self.stats.guilds(self.player)]
        names = [self.guild(guild) for guild in guilds]
        cells = [
            [pair_of(found, one, other) if j < i else None for j, other in enumerate(guilds)]
            for i, one in enumerate(guilds)
        ]
        return self.heat(
            self.texts("results-by-pair"), names[1:], names[:-1], [row[:-1] for row in cells[1:]], self.even
        )

    def start(self) -> Figure | None:
        """Plot win rates by order of play."""
        rows = [
            (self.texts("stats-place", n=rate.place), rate.wins, rate.games) for rate in self.stats.starts()
        ]
        return self.whiskers(self.texts("plot-start"), rows, self.even) if rows else None

    def length(self) -> Figure:
        """Plot the length of games."""
        standings = self.stats.standings
        figure, axes = self.sheet(9, 4.2, 2, self.texts("plot-length"))
        for place, numbers, label in (
            (axes[0], standings.turns, self.texts("plot-turns")),
            (axes[1], standings.decisions, self.texts("plot-decisions")),
        ):
            low, high = min(numbers), max(numbers)
            step = max(1, -(-(high - low + 1) // 30))
            place.hist(
                numbers, bins=range(low, high + step + 1, step), color=BLUE, edgecolor="white", align="left"
            )
            middle = sorted(numbers)[len(numbers) // 2]
            place.axvline(middle, color=VERMILION, linestyle="--")
            told = self.texts("plot-median", n=written(middle, self.lang))
            place.annotate(
                told, (middle, 1), xycoords=("data", "axes fraction"), xytext=(4, 2),
                textcoords="offset points", color=VERMILION, annotation_clip=False,
            )  # fmt: skip
            place.set_xlabel(label)
            place.set_ylabel(self.texts("plot-games"))
            place.set_xlim(low - step, high + step)
            whole_ticks(place)
        return figure

    def scores(self) -> Figure:
        """Plot scores by turn."""
        figure, (axes,) = self.sheet(8, 4.8, 1, self.texts("plot-scores"))
        curves = self.stats.curves()
        bands = len(curves) <= 2  # more of them are but a blur
        for i, curve in enumerate(curves):
            turns = range(1, len(curve.mean) + 1)
            color, dash = LINES[i % len(LINES)], DASHES[i % len(DASHES)]
            if bands:
                axes.fill_between(turns, curve.low, curve.high, color=color, alpha=0.15, linewidth=0)
            axes.plot(turns, curve.mean, color=color, linestyle=dash, linewidth=2, label=self.named(curve))
        axes.set_xlabel(self.texts("plot-turn"))
        axes.set_ylabel(self.texts("plot-score"))
        axes.set_xlim(1)
        axes.set_ylim(0)
        whole_ticks(axes)
        axes.legend(frameon=False, loc="upper left")
        self.caption(figure, self.texts("plot-band" if bands else "plot-mean"))
        return figure

    def named(self, curve: Curve) -> str:
        """Label a curve at its end."""
        if curve.name == WINNERS:
            return self.texts("plot-winners")
        return self.texts("plot-others") if curve.name == OTHERS else clipped(curve.name)

    # How they are drawn.

    def sheet(self, width: float, height: float, columns: int, title: str) -> tuple[Figure, list[Axes]]:
        """Return an empty figure with a title and, below it, what was played."""
        from matplotlib.figure import Figure

        figure = Figure(figsize=(width, height), layout="constrained")
        found = figure.subplots(1, columns, squeeze=False)[0]
        figure.suptitle(title, x=0.01, ha="left", fontsize=13, fontweight="bold")
        options = " ".join(f"{key}={value}" for key, value in self.stats.options.items())
        about = " ".join(part for part in (self.stats.game, self.stats.mode, options) if part)
        who = textwrap.shorten(
            self.player or ", ".join(self.stats.standings.players), MAX_PLAYERS_CHARS, placeholder=" …"
        )
        told = self.texts("plot-about", about=about, who=who, games=self.stats.standings.games)
        found[0].set_title(told, fontsize=9, fontweight="normal", color=GRAY, pad=14)
        return figure, list(found)

    def caption(self, figure: Figure, text: str) -> None:
        """Print below a figure how to read it."""
        figure.supxlabel(text, x=0.99, ha="right", fontsize=8, color=GRAY)

    def whiskers(self, title: str, rows: Sequence[tuple[str, Interval, int]], even: float) -> Figure:
        """Draw shares with intervals, best on top."""
        from matplotlib.ticker import MaxNLocator

        figure, (axes,) = self.sheet(8, 1.8 + 0.32 * len(rows), 1, title)
        for y, (_, wins, games) in enumerate(reversed(rows)):
            color, marker = GRAY, "o"
            if wins.low > even:
                color, marker = BLUE, "^"
            elif wins.high < even:
                color, marker = VERMILION, "v"
            axes.plot([wins.low, wins.high], [y, y], color=color, linewidth=2, solid_capstyle="butt")
            axes.plot(wins.share, y, marker, color=color, markersize=8)
            n = f"n = {written(games, self.lang)}"
            for text, offset, side in ((share(wins.share, self.lang), 50, "right"), (n, 60, "left")):
                axes.annotate(
                    text, (1, y), xycoords=("axes fraction", "data"), xytext=(offset, 0),
                    textcoords="offset points", va="center", ha=side, fontsize=9, color=GRAY,
                )  # fmt: skip
        axes.axvline(even, color="black", linewidth=1, linestyle=":")
        self.caption(figure, self.texts("plot-even"))
        axes.set_yticks(range(len(rows)), [clipped(name) for name, _, _ in reversed(rows)])
        axes.set_ylim(-0.7, len(rows) - 0.3)
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="x", color="#DDDDDD", linewidth=0.8)
        axes.set_axisbelow(True)
        axes.set_xlabel(self.texts("plot-share"))
        axes.xaxis.set_major_formatter(self.percents())
        axes.xaxis.set_major_locator(MaxNLocator(steps=[1, 2, 5, 10]))
        return figure

    def heat(
        self,
        title: str,
        rows: Sequence[str],
        columns: Sequence[str],
        cells: Sequence[Sequence[Interval | None]],
        even: float,
    ) -> Figure:
        """Draw a matrix of shares; those significantly different from even are bold."""
        from matplotlib.colors import TwoSlopeNorm

        names = max(len(clipped(name)) for name in (*rows, *columns)) * 0.09
        width, height = 2 + names + 0.5 * len(columns), 1.8 + 0.7 * names + 0.42 * len(rows)
        figure, (axes,) = self.sheet(max(7, width), max(4, height), 1, title)
        found = [cell for row in cells for cell in row if clear(cell)]
        reach = max([0.1] + [abs(cell.share - even) for cell in found])
        norm = TwoSlopeNorm(even, max(-0.001, even - reach), min(1.001, even + reach))
        shares = [[cell.share if clear(cell) else float("nan") for cell in row] for row in cells]
        image = axes.imshow(shares, cmap=HEAT, norm=norm, aspect="auto")
        for i, row in enumerate(cells):
            for j, cell in enumerate(row):
                if cell is None:
                    continue
                sure = clear(cell) and not cell.low <= even <= cell.high
                dark = abs(float(norm(cell.share)) - 0.5) > 0.36
                color = ("white" if dark else "black") if clear(cell) else "#999999"
                axes.text(
                    j, i, decimal(100 * cell.share, self.lang, 0), ha="center", va="center", fontsize=8,
                    fontweight="bold" if sure else "normal", color=color,
                )  # fmt: skip
        axes.set_xticks(
            range(len(columns)), map(clipped, columns), rotation=45, ha="right", rotation_mode="anchor"
        )
        axes.set_yticks(range(len(rows)), [clipped(name) for name in rows])
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)
        bar = figure.colorbar(image, ax=axes, format=self.percents(), shrink=0.7)
        bar.outline.set_visible(False)
        bar.set_label(self.texts("plot-share"), fontsize=9)
        self.caption(figure, self.texts("plot-bold"))
        return figure

    def percents(self) -> Callable[[float, object], str]:
        """Format the shares of an axis in percent."""
        return lambda value, _position: f"{decimal(100 * value, self.lang, 0)}{PERCENT[self.lang]}"


def pair_of(found: dict[tuple[str, str], PairRate], one: str, other: str) -> Interval | None:
    """Return the rate of a pair, in whichever order it is named."""
    rate = found.get((one, other)) or found.get((other, one))
    return None if rate is None else rate.wins


def clipped(name: str) -> str:
    """Return a name that leaves room for the plot; the end of a long one."""
    return name if len(name) <= MAX_NAME_CHARS else f"…{name[-MAX_NAME_CHARS + 1 :]}"


def clear(cell: Interval | None) -> TypeGuard[Interval]:
    """Return whether a share is known well enough to color it."""
    return cell is not None and cell.high - cell.low <= MAX_COLORED_WIDTH


def whole_ticks(axes: Axes) -> None:
    """Let an axis of turns have whole numbers only."""
    from matplotlib.ticker import MaxNLocator

    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(MaxNLocator(integer=True, steps=[1, 2, 5, 10], min_n_ticks=1))
