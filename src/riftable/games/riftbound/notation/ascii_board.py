"""A board people can read, in plain text: battlefields, bases, runes and hands."""

from __future__ import annotations

from riftable.games.riftbound.rules.ids import DOMAIN_NAMES, EXHAUSTED, NUM_DOMAINS, PHASE_NAMES
from riftable.games.riftbound.rules.state import GONE, Realm


def draw_board(s: Realm) -> str:
    """The whole table."""
    if s.kind[s.config.players] == GONE:
        return "the table is being laid"
    lines = []
    for i in range(s.config.fields):
        place = int(s.config.players) + i
        owner = f"seat {s.seat[place]}" if s.seat[place] >= 0 else "no one"
        lines.append(f"{i + 1} {s.card(place).title} ({owner})")
        for slot in s.slots(place):
            if s.hider[slot] >= 0:
                lines.append(f"    seat {s.hider[slot]}: facedown, since turn {s.since[slot]}")
        lines += [f"    {unit_text(s, u)}" for u in s.here[place]]
    for seat in range(s.config.players):
        if s.is_gone(seat):
            lines.append(f"seat {seat} has left")
            continue
        points = f"{s.side_points(seat)}/{s.victory_score()}"
        counts = f"hand {len(s.hands[seat])}, deck {len(s.decks[seat])}, trash {len(s.trash[seat])}"
        lines.append(f"seat {seat} {s.card(seat).title}, {points} points, {counts}, {runes_text(s, seat)}")
        lines += [f"    {unit_text(s, u)}" for u in s.here[seat]]
    whose = f"turn {s.round}, seat {s.turn}, {PHASE_NAMES[s.phase]} phase"
    chain = ", ".join(s.cards[item.kind].title for item in s.chain)
    return "\n".join([*lines, "", f"{whose}{f', chain: {chain}' if chain else ''}"])


def unit_text(s: Realm, u: int) -> str:
    """A permanent: whose, what, Might, damage, and whether it is exhausted."""
    card = s.card(u)
    might = f" {s.might(u)}" if card.is_unit else ""
    hurt = f" -{s.hurt[u]}" if s.hurt[u] else ""
    state = " exhausted" if s.flags[u] & EXHAUSTED else ""
    return f"seat {s.seat[u]}: {card.title}.{u}{might}{hurt}{state}"


def runes_text(s: Realm, seat: int) -> str:
    """The runes of a seat: ready ones of all, by domain."""
    first = seat * NUM_DOMAINS
    parts = [
        f"{DOMAIN_NAMES[d]} {s.ready[first + d]}/{s.runes[first + d]}"
        for d in range(NUM_DOMAINS)
        if s.runes[first + d]
    ]
    return ", ".join(parts) or "no runes"
