"""Numbers and tables of reports, formatted for each language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riftable.arena.outcomes import Interval
from riftable.cli.screen import Screen
from riftable.language.number import DECIMAL, PERCENT, TIED

if TYPE_CHECKING:
    from rich.table import Table


def decimal(n: float, lang: str, places: int = 1) -> str:
    """Return a number with this many decimal places."""
    return f"{n:.{places}f}".replace(".", DECIMAL[lang])


def share(n: float, lang: str) -> str:
    """Return a share in percent."""
    return f"{decimal(100 * n, lang)}{PERCENT[lang]}"


def interval_text(found: Interval, lang: str) -> str:
    """Return the interval of a share, in percent."""
    return f"{decimal(100 * found.low, lang)}–{decimal(100 * found.high, lang)}"


def share_with_interval(found: Interval, lang: str) -> str:
    """Return a share followed by its interval."""
    return f"{share(found.share, lang)} ({interval_text(found, lang)})"


def mean_and_range(numbers: Sequence[int], lang: str) -> str:
    """Return the mean with minimum and maximum."""
    return f"{decimal(sum(numbers) / len(numbers), lang)} ({min(numbers)}–{max(numbers)})"


def duration(seconds: float, lang: str) -> str:
    """Return a duration in s, ms or µs."""
    if seconds >= 1:
        return f"{decimal(seconds, lang, 2)}{TIED}s"
    if seconds >= 1e-3 or not seconds:
        return f"{decimal(seconds * 1e3, lang)}{TIED}ms"
    return f"{decimal(seconds * 1e6, lang)}{TIED}µs"


def make_table(screen: Screen, names: Sequence[str], numbers: Sequence[str]) -> Table:
    """Return an empty table with left-aligned and right-aligned columns."""
    from rich import box
    from rich.table import Table

    table = Table(
        box=box.SIMPLE_HEAD if screen.symbols else box.ASCII,
        show_edge=False,
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )
    for heading in names:
        table.add_column(screen.shown(heading), overflow="fold")
    for heading in numbers:
        table.add_column(screen.shown(heading), justify="right")
    return table


def add_row(screen: Screen, table: Table, *cells: str) -> None:
    """Add a row, in characters that the terminal can show."""
    table.add_row(*(screen.shown(cell) for cell in cells))
