"""A board people can read, in plain text: codes, numbers and damage, the Rift in the middle."""

from __future__ import annotations

from riftable.games.riftforce.rules.ids import GUILD, GUILD_NAMES, NUMBER
from riftable.games.riftforce.rules.state import Rift

WIDTH = 10  # characters of a location


def code(guild: int) -> str:
    """The two letters of a guild, the same in every language."""
    return GUILD_NAMES[guild][:2].upper()


def cell(s: Rift, u: int) -> str:
    """A unit: its code and number, and its damage."""
    kind = s.kind[u]
    name = f"{code(GUILD[kind])}{NUMBER[kind]}"
    return f"{name} -{s.hurt[u]}" if s.hurt[u] else name


def draw_board(s: Rift) -> str:
    """Both sides of all locations; the cards next to the middle line are nearest the Rift."""
    lanes = range(s.config.lanes)
    lines: list[str] = []
    if s.round == 0:
        return "the guilds are being chosen"
    for side in (1, 0):
        depth = max(len(s.row(side, lane)) for lane in lanes)
        rows = []
        for place in range(depth):
            cells = [
                cell(s, s.row(side, lane)[place]) if place < len(s.row(side, lane)) else "" for lane in lanes
            ]
            rows.append("".join(text.ljust(WIDTH) for text in cells).rstrip())
        lines += rows[::-1] if side else rows
        if side:
            lines.append("".join(f"--{lane + 1}--".ljust(WIDTH, "-") for lane in lanes))
    hands = ", ".join(f"seat {seat}: {len(hand)} cards" for seat, hand in enumerate(s.hands))
    lines.append("")
    turn = f"seat {s.turn} to act" if s.ask is not None else "over"
    lines.append(f"round {s.round}, {turn}, score {s.scores[0]}:{s.scores[1]}, {hands}")
    return "\n".join(lines)
