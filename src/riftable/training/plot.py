"""Curves as an SVG picture, drawn without a library."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 640
HEIGHT: Final = 150  # of a panel
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 26, 14  # margins of a panel
FOOT: Final = 30


class Curve(NamedTuple):
    """Numbers over time, and the range that is shown; None: up to the highest."""

    title: str
    times: Sequence[float]
    numbers: Sequence[float]
    low: float
    high: float | None


def drawing(curves: Sequence[Curve], time_title: str) -> str:
    """Return a picture with a panel for each curve, one below the other."""
    end = max((time for curve in curves for time in curve.times), default=0.0) or 1.0
    height = HEIGHT * len(curves) + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-size="12"',
        f'width="{WIDTH}" height="{height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for number, curve in enumerate(curves):
        parts += panel(curve, number * HEIGHT, end)
    parts.append(f'<text x="{LEFT}" y="{height - 10}">0</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{height - 10}" text-anchor="end">{end:.3g}</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{height - 10}" text-anchor="middle">{escape(time_title)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def panel(curve: Curve, top: int, end: float) -> list[str]:
    """Return the elements of one panel."""
    high = curve.high if curve.high is not None else max(curve.numbers, default=0.0) or 1.0
    first, last = top + TOP, top + HEIGHT - BOTTOM
    span = WIDTH - LEFT - RIGHT

    def x(time: float) -> float:
        return LEFT + span * time / end

    def y(value: float) -> float:
        share = (min(max(value, curve.low), high) - curve.low) / (high - curve.low)
        return last - (last - first) * share

    found = [f'<text x="{LEFT}" y="{top + TOP - 8}" font-weight="bold">{escape(curve.title)}</text>']
    for value in (curve.low, (curve.low + high) / 2, high):
        found.append(
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}" stroke="#ccc"/>'
        )
        found.append(f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value:.3g}</text>')
    points = " ".join(
        f"{x(time):.1f},{y(value):.1f}" for time, value in zip(curve.times, curve.numbers, strict=True)
    )
    found.append(f'<polyline points="{points}" fill="none" stroke="#1f6f8b" stroke-width="1.5"/>')
    return found
