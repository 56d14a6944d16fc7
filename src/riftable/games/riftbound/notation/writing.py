"""Position text of Riftbound, written canonically; `notation.position` reads it."""

from __future__ import annotations

from collections.abc import Iterable

from riftable.core.bag import Bag, Pile, bag_of
from riftable.core.position import heading_lines
from riftable.core.rules import Rules
from riftable.games.riftbound.notation.effects import written_effect
from riftable.games.riftbound.rules.census import census
from riftable.games.riftbound.rules.ids import (
    DOMAIN_NAMES,
    EXHAUSTED,
    FLAG_NAMES,
    MIGHTY_NOW,
    NUM_DOMAINS,
    POOL,
    STATES,
)
from riftable.games.riftbound.rules.moves import place_name
from riftable.games.riftbound.rules.state import Realm

LASTING = ("decks", "lists")


POOL_NAMES = [*DOMAIN_NAMES, "universal", "for-spells"]


def write_position(rules: Rules, s: Realm) -> str:
    """The canonical text of a position at rest, or of a game in which nothing has happened yet."""
    fresh = not rules.at_rest(s)
    lines = heading_lines(rules, None if fresh else LASTING)
    if fresh:
        return "\n".join(lines)
    config, seats = s.config, range(s.config.players)
    lines += [f"first {s.first}", f"turn {s.turn}", f"round {s.round}"]
    lines.append(f"score {' '.join(str(n) for n in s.points)}")
    if config.games > 1:
        lines.append(f"wins {' '.join(str(n) for n in s.wins)}")
        lines += [f"used {seat} {cards_text(s, s.used[seat])}" for seat in seats]
        changed = [seat for seat in seats if s.chosen[seat] != s.config.champions[seat]]
        lines += [f"chosen {seat} {s.cards[s.chosen[seat]].name}" for seat in changed]
        lines += [f"side {seat} {cards_text(s, s.sideboards[seat])}" for seat in seats if s.sideboards[seat]]
    if s.gone:
        lines.append(f"gone {' '.join(str(seat) for seat in seats if s.is_gone(seat))}")
    if s.late != usual_late(s):
        lines.append(f"late {s.late if s.late >= 0 else '-'}")
    if s.taken != usual_taken(s):
        lines.append(f"taken {' '.join(str(n) for n in s.taken)}")
    if s.regular != s.turn:
        lines.append(f"regular {s.regular}")
    if s.turns:
        lines.append(f"turns {' '.join(str(seat) for seat in s.turns)}")
    if s.helped:
        lines.append("helped 1")
    if s.barred:
        lines.append(f"barred {places_text(s, int(s.barred))}")
    for i in range(config.fields):
        place = int(config.players) + i
        controller = str(s.seat[place]) if s.seat[place] >= 0 else "-"
        lines.append(f"field {i + 1} {s.card(place).name} {s.owner[place]} {controller}")
        down = [slot for slot in s.slots(place) if s.hider[slot] >= 0]
        if down:
            words = [f"{s.cards[s.hidden[slot]].name} {s.hider[slot]} {s.since[slot]}" for slot in down]
            second = "- " if down[0] != place else ""
            lines.append(f"facedown {i + 1} {second}{' '.join(words)}")
    for there in s.here:
        lines += [f"unit {u} {written_unit(s, u)}" for u in there]
    for number, effect in enumerate([one for one in s.effects if one.what != MIGHTY_NOW], 1):
        lines.append(f"effect {number} {written_effect(s, effect)}")
    for seat in seats:
        if not s.is_gone(seat):
            lines += written_seat(s, seat)
        elif s.died[seat]:  # cards of others still ask for it this turn
            lines.append(f"lost {seat} {s.died[seat]}")
    return "\n".join(lines)


def usual_late(s: Realm) -> int:
    """Return the seat that still channels one rune more if all who are there had a turn before; -1: none."""
    order = [(s.first + i) % int(s.config.players) for i in range(s.config.players)]
    there = [seat for seat in order if not s.is_gone(seat)]
    return there[-1] if s.round < len(there) else -1


def usual_taken(s: Realm) -> list[int]:
    """Return how many turns each seat has begun if no seat has left and there were no additional turns."""
    n = int(s.config.players)
    return [(int(s.round) + n - 1 - (seat - int(s.first)) % n) // n for seat in range(n)]


def written_seat(s: Realm, seat: int) -> list[str]:
    """Return the lines of one seat."""
    champion = s.cards[s.champion[seat]].name if s.champion[seat] >= 0 else "-"
    lines = [f"champion {seat} {champion}"]
    if s.flags[seat] & EXHAUSTED:
        lines.append(f"legend {seat} exhausted")
    first = seat * NUM_DOMAINS
    runes = [
        f"{DOMAIN_NAMES[d]}*{s.runes[first + d]}/{s.ready[first + d]}"
        for d in range(NUM_DOMAINS)
        if s.runes[first + d]
    ]
    lines.append(f"runes {seat} {' '.join(runes) or '-'}")
    pool = [f"{POOL_NAMES[d]}*{n}" for d, n in enumerate(s.power[seat * POOL : (seat + 1) * POOL]) if n]
    pool += [f"energy*{s.energy[seat]}"] if s.energy[seat] else []
    pool += [f"spells*{s.spell_energy[seat]}"] if s.spell_energy[seat] else []
    pool += [f"gear*{s.gear_power[seat]}"] if s.gear_power[seat] else []
    if pool:
        lines.append(f"pool {seat} {' '.join(pool)}")
    if s.scored[seat]:
        lines.append(f"scored {seat} {places_text(s, s.scored[seat])}")
    for key, column in (("played", s.finals), ("lost", s.died), ("discarded", s.thrown), ("xp", s.xp)):
        if column[seat]:
            lines.append(f"{key} {seat} {column[seat]}")
    lines.append(f"hand {seat} {cards_text(s, s.hands[seat])}")
    if s.known[seat]:
        lines.append(f"known {seat} {cards_text(s, s.known[seat])}")
    for key, cards in (("trash", s.trash[seat]), ("banished", s.banished[seat])):
        if cards:
            lines.append(f"{key} {seat} {cards_text(s, cards)}")
    lines.append(f"deck {seat} {written_deck(s, seat)}")
    lines.append(f"runedeck {seat} {written_runes(s.rune_decks[seat])}")
    return lines


def written_unit(s: Realm, u: int) -> str:
    """Return a permanent as text: card, controller, place, flags and damage."""
    words = [s.card(u).name, str(s.seat[u]), f"@{place_name(s.config, s.at[u])}"]
    words += [name for name in STATES if s.flags[u] & FLAG_NAMES[name]]
    words += [f"damage*{s.hurt[u]}"] if s.hurt[u] else []
    words += [f"{s.extra[u]:+}"] if s.extra[u] else []
    words += [f"owner*{s.owner[u]}"] if s.owner[u] != s.seat[u] else []
    return " ".join(words)


def written_deck(s: Realm, seat: int) -> str:
    """The bags of a Main Deck from the top down; * if it is one bag of all that is nowhere else."""
    pile = s.decks[seat]
    if len(pile.bags) == 1 and not pile.seen[0] and pile.bags[0] == rest_of(s, seat, with_deck=False):
        return "*"
    parts = []
    for bag, seen in zip(pile.bags, pile.seen, strict=True):
        seers = "".join(str(one) for one in range(s.config.players) if seen >> one & 1)
        parts.append((f"?{seers} " if seers else "") + cards_text(s, bag))
    return " / ".join(parts) or "-"


def written_runes(pile: Pile) -> str:
    """The bags of a Rune Deck from the top down."""
    parts = []
    for bag in pile.bags:
        parts.append(" ".join(f"{DOMAIN_NAMES[d]}*{bag.count(d)}" for d in sorted(set(bag))))
    return " / ".join(parts) or "-"


def cards_text(s: Realm, cards: Iterable[int]) -> str:
    """Cards by name, equal ones counted, or a dash."""
    listed = list(cards)
    words = []
    for kind in dict.fromkeys(listed):
        n = listed.count(kind)
        words.append(s.cards[kind].name + (f"*{n}" if n > 1 else ""))
    return " ".join(words) or "-"


def places_text(s: Realm, mask: int) -> str:
    """Return battlefields, given as bits, by number."""
    return " ".join(str(i + 1) for i in range(s.config.fields) if mask >> i & 1)


def rest_of(s: Realm, seat: int, *, with_deck: bool) -> Bag:
    """The cards of a seat that are nowhere, its own deck counted or not."""
    cards = [*s.mains[seat], s.chosen[seat], *s.sideboards[seat]]
    deck = [kind for bag in s.decks[seat].bags for kind in bag]
    for kind in census(s, seat):
        if not with_deck and kind in deck:
            deck.remove(kind)
        elif kind in cards:
            cards.remove(kind)
    return bag_of(cards)
