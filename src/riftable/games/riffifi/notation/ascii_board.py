"""A table people can read, in plain text: shapes and colors, what lies face up, and what each seat has."""

from __future__ import annotations

from riftable.games.riffifi.rules.ids import (
    COLOR,
    COLOR_NAMES,
    NUM_COLORS,
    OFFICER,
    OFFICER_SIGN,
    SHAPES,
    VALUE,
)
from riftable.games.riffifi.rules.state import RiffifiState


def sign(card: int) -> str:
    """A card: its shape, its color and its value."""
    if card == OFFICER:
        return f"{OFFICER_SIGN} officer"
    return f"{SHAPES[COLOR[card]]} {COLOR_NAMES[COLOR[card]]}{VALUE[card]}"


def draw_board(s: RiffifiState) -> str:
    """The bank and, for each seat, its face-up card, its pile, its hand and its tokens."""
    if not any(s.hands) and not any(s.piles):
        return "the cards are being dealt"
    heads = "".join(f"{SHAPES[color]}{name[:3]}".rjust(6) for color, name in enumerate(COLOR_NAMES))
    lines = [f"{'':32}{heads}", f"{'bank':32}{counts(s.bank)}"]
    for seat in range(s.config.players):
        card = s.face[seat]
        up = sign(card) if card >= 0 else "-"
        own = s.tokens[seat * NUM_COLORS : (seat + 1) * NUM_COLORS]
        about = f"pile {len(s.piles[seat])}, hand {len(s.hands[seat])}"
        lines.append(f"{f'seat {seat}':7}{up:11}{about:14}{counts(own)}")
    turn = f"seat {s.turn} to play" if s.ask is not None else "over"
    points = [
        str(s.num_ticks(seat) if s.config.ticks else s.scores[seat]) for seat in range(s.config.players)
    ]
    what = "ticks" if s.config.ticks else "score"
    lines += ["", f"hand {s.number}, {turn}, {what} {'-'.join(points)}"]
    return "\n".join(lines)


def counts(numbers: list[int]) -> str:
    """Return numbers, each under its heading."""
    return "".join(str(n).rjust(6) for n in numbers)
