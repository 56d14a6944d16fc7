"""Turn samples into the tables of results.md."""

from collections.abc import Iterable
from statistics import median

from bench.catalog import BASELINE, DECISIONS, ITERATIONS, MICROSECONDS, SEARCH
from bench.run import Row

NONE = "–"
INTRODUCTION = """\
# Benchmark results

Made by `python -m bench`; `README.md` beside this file says what is measured and how
to read it. × H: ratio to OpenSpiel's hearts driven from Python; × G: to its ISMCTS on gin
rummy; both in this very run."""


def number(value: float) -> str:
    """Three significant digits, in the form people read."""
    if value >= 1000:
        digits = len(str(int(value)))
        return f"{round(value, 3 - digits):,.0f}"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def span(values: list[float]) -> str:
    return f"{number(min(values))} to {number(max(values))}"


def baseline(rows: Iterable[Row], name: str) -> float | None:
    """A baseline's normalized rate; None where it could not be measured."""
    for row in rows:
        if row.case.name == name and row.samples:
            return median(sample.normal for sample in row.samples)
    return None


def figures(row: Row) -> list[float]:
    """One figure a sample, in the case's own unit."""
    if row.case.unit == MICROSECONDS:
        return [sample.microseconds for sample in row.samples]
    return [sample.rate for sample in row.samples]


def ratios(row: Row, base: float | None) -> list[float]:
    """One ratio to the baseline a sample."""
    if base is None:
        return []
    return [sample.normal / base for sample in row.samples]


def verdict(row: Row, base: float | None) -> str:
    goal = row.case.goal
    if goal is None:
        return ""
    judged = ratios(row, base) if goal.least else figures(row)
    if not judged:
        return f"{goal}: not measured"
    return f"{goal}: {'met' if goal.met(median(judged)) else 'MISSED'}"


def table(head: str, lines: Iterable[list[str]]) -> str:
    """A Markdown table; every column but the first and the last is of numbers."""
    columns = head.count("|") + 1
    rule = " | ".join(["---", *["---:"] * (columns - 2), "---"])
    body = [head, rule, *(" | ".join(cells) for cells in lines)]
    return "\n".join(f"| {line} |" for line in body)


def rate_cells(row: Row, base: float | None) -> list[str]:
    if row.error is not None:
        return [row.case.name, NONE, NONE, NONE, NONE, row.error]
    found, against = figures(row), ratios(row, base)
    return [
        row.case.name,
        number(median(found)),
        span(found),
        number(median(against)) if against else NONE,
        span(against) if against else NONE,
        verdict(row, base),
    ]


def cost_cells(row: Row) -> list[str]:
    if row.error is not None:
        return [row.case.name, NONE, NONE, row.case.unit, row.error]
    found = figures(row)
    return [
        row.case.name,
        number(median(found)),
        span(found),
        row.case.unit,
        verdict(row, None),
    ]


def report(rows: list[Row], facts: dict[str, str]) -> str:
    """The whole page."""
    base, search = baseline(rows, BASELINE), baseline(rows, SEARCH)
    rates = [row for row in rows if row.case.unit == DECISIONS]
    searches = [row for row in rows if row.case.unit == ITERATIONS]
    costs = [row for row in rows if row.case.unit == MICROSECONDS]
    speeds = [sample.speed for row in rows for sample in row.samples]
    if speeds:
        facts = facts | {"calibration units/s": f"{number(median(speeds))} ({span(speeds)})"}
    parts = [INTRODUCTION, "\n".join(f"- {name}: {fact}" for name, fact in facts.items())]
    if rates:
        head = "case | decisions per CPU second | range | × H | range of × H | note"
        parts.append(table(head, (rate_cells(row, base) for row in rates)))
    if searches:
        head = "case | iterations per CPU second | range | × G | range of × G | note"
        parts.append(table(head, (rate_cells(row, search) for row in searches)))
    if costs:
        head = "case | median | range | unit | note"
        parts.append(table(head, (cost_cells(row) for row in costs)))
    return "\n\n".join(parts) + "\n"
