"""Figures of reports as each language writes them, rounded to what they are good for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riftable.arena.tally import Interval
from riftable.cli.screen import Screen
from riftable.language.number import DECIMAL, PERCENT, TIED

if TYPE_CHECKING:
    from rich.table import Table


def decimal(n: float, lang: str, places: int = 1) -> str:
    """A number with so many places behind the comma."""
    return f"{n:.{places}f}".replace(".", DECIMAL[lang])


def share(n: float, lang: str) -> str:
    """A share in per cent."""
    return f"{decimal(100 * n, lang)}{PERCENT[lang]}"


def between(found: Interval, lang: str) -> str:
    """The interval of a share, in per cent."""
    return f"{decimal(100 * found.low, lang)}–{decimal(100 * found.high, lang)}"


def sure(found: Interval, lang: str) -> str:
    """A share with its interval behind it."""
    return f"{share(found.share, lang)} ({between(found, lang)})"


def spread(numbers: Sequence[int], lang: str) -> str:
    """The mean, and between what."""
    return f"{decimal(sum(numbers) / len(numbers), lang)} ({min(numbers)}–{max(numbers)})"


def duration(seconds: float, lang: str) -> str:
    """A time to think."""
    if seconds >= 1:
        return f"{decimal(seconds, lang, 2)}{TIED}s"
    if seconds >= 1e-3 or not seconds:
        return f"{decimal(seconds * 1e3, lang)}{TIED}ms"
    return f"{decimal(seconds * 1e6, lang)}{TIED}µs"


def sheet(screen: Screen, names: Sequence[str], numbers: Sequence[str]) -> Table:
    """An empty table: names on the left, numbers on the right."""
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


def row(screen: Screen, table: Table, *cells: str) -> None:
    """One more line, in the signs this terminal has."""
    table.add_row(*(screen.shown(cell) for cell in cells))
