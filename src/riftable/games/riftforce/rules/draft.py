"""The order of picks in a draft."""

from __future__ import annotations


def next_picker(order: list[int], guilds: list[int], quotas: list[int]) -> int:
    """Return the seat that picks next; -1 when all have their guilds.

    Seats pick in `order`, over and over; those that have all their guilds are passed over. `guilds` counts
    the guilds of each player, of which the first was dealt.
    """
    picks = sum(guilds) - len(guilds)
    for i in range(len(order)):
        seat = order[(picks + i) % len(order)]
        if guilds[seat] < quotas[seat]:
            return seat
    return -1


def pick_order(order: list[int], quotas: list[int]) -> list[int]:
    """Return the seats in the order in which they pick, from the first pick of a draft to the last."""
    guilds = [1] * len(quotas)
    seats: list[int] = []
    while True:
        seat = next_picker(order, guilds, quotas)
        if seat < 0:
            return seats
        seats.append(seat)
        guilds[seat] += 1
