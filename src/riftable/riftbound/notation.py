"""Position text of Riftbound: written canonically, read forgivingly. Moves have their names in `names`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from riftable.core.bag import Pile
from riftable.core.machine import Frame
from riftable.core.position import Lines
from riftable.riftbound.abilities import Card
from riftable.riftbound.cards import BY_NAME
from riftable.riftbound.facts import (
    DOMAIN_NAMES,
    ENTER_READY,
    EXHAUSTED,
    FIELD,
    FLAG_NAMES,
    GEAR,
    MAIN,
    NUM_DOMAINS,
    POOL,
    SAVES,
    SHIELDS,
    UNIT,
)
from riftable.riftbound.items import Effect
from riftable.riftbound.modes import MODES, Riftbound, census
from riftable.riftbound.names import is_number, kind_named, place_id, place_name
from riftable.riftbound.state import GONE, Realm
from riftable.riftbound.turn import MAIN_PC

LASTING = ("decks",)
COUNTED = re.compile(r"([a-z0-9-]+)(?:\*(\d{1,2}))?")
RUNES = re.compile(r"([a-z]+)\*(\d{1,2})(?:/(\d{1,2}))?")
POOLED = re.compile(r"([a-z]+)\*(\d{1,2})")
EFFECTS = {SAVES: "saves", ENTER_READY: "enter-ready", SHIELDS: "shields"}
POOL_NAMES = [*DOMAIN_NAMES, "universal"]
STATES = FLAG_NAMES[:3]  # at rest nobody attacks


# Writing.


def write_position(rules: Riftbound, s: Realm) -> str:
    """The canonical text of a position at rest, or of a game in which nothing has happened yet."""
    fresh = not rules.at_rest(s)
    lines = [rules.key]
    lines += [f"option {n} {value}" for n, value in rules.options.items() if fresh or n in LASTING]
    if fresh:
        return "\n".join(lines)
    book, seats = s.book, range(s.book.players)
    lines += [f"first {s.first}", f"turn {s.turn}", f"round {s.round}"]
    lines.append(f"score {' '.join(str(n) for n in s.points)}")
    if book.games > 1:
        lines.append(f"wins {' '.join(str(n) for n in s.wins)}")
        lines += [f"used {seat} {cards_text(s, s.used[seat])}" for seat in seats]
    if s.regular != s.turn:
        lines.append(f"regular {s.regular}")
    if s.turns:
        lines.append(f"turns {' '.join(str(seat) for seat in s.turns)}")
    if s.helped:
        lines.append("helped 1")
    if s.barred:
        lines.append(f"barred {places_text(s, int(s.barred))}")
    for i in range(book.fields):
        place = int(book.players) + i
        who = str(s.seat[place]) if s.seat[place] >= 0 else "-"
        lines.append(f"field {i + 1} {s.card(place).name} {s.owner[place]} {who}")
        if s.hider[place] >= 0:
            name = s.cards[s.hidden[place]].name
            lines.append(f"facedown {i + 1} {name} {s.hider[place]} {s.since[place]}")
    for there in s.here:
        lines += [f"unit {u} {written_unit(s, u)}" for u in there]
    for number, effect in enumerate(s.effects, 1):
        lines.append(f"effect {number} {EFFECTS[int(effect.what)]} {written_effect(effect)}")
    for seat in seats:
        lines += written_seat(s, seat)
    return "\n".join(lines)


def written_seat(s: Realm, seat: int) -> list[str]:
    """The lines of one seat."""
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
    if pool:
        lines.append(f"pool {seat} {' '.join(pool)}")
    if s.scored[seat]:
        lines.append(f"scored {seat} {places_text(s, s.scored[seat])}")
    if s.finals[seat]:
        lines.append(f"played {seat} {s.finals[seat]}")
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
    """A permanent: card, controller, place, and what is the matter with it."""
    words = [s.card(u).name, str(s.seat[u]), f"@{place_name(s.book, s.at[u])}"]
    words += [name for i, name in enumerate(STATES) if s.flags[u] >> i & 1]
    words += [f"damage*{s.hurt[u]}"] if s.hurt[u] else []
    words += [f"{s.extra[u]:+}"] if s.extra[u] else []
    words += [f"owner*{s.owner[u]}"] if s.owner[u] != s.seat[u] else []
    return " ".join(words)


def written_effect(effect: Effect) -> str:
    """Whom an effect concerns, and how much."""
    whom = f"unit{effect.unit}" if effect.unit >= 0 else f"seat{effect.seat}"
    return f"{whom} {effect.n}" if effect.n else whom


def written_deck(s: Realm, seat: int) -> str:
    """The bags of a Main Deck from the top down; * if it is one bag of all that is nowhere else."""
    pile = s.decks[seat]
    if len(pile.bags) == 1 and not pile.seen[0] and pile.bags[0] == rest_of(s, seat, with_deck=False):
        return "*"
    parts = []
    for bag, seen in zip(pile.bags, pile.seen, strict=True):
        who = "".join(str(one) for one in range(s.book.players) if seen >> one & 1)
        parts.append((f"?{who} " if who else "") + cards_text(s, bag))
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
    """Battlefields by number."""
    return " ".join(str(i + 1) for i in range(s.book.fields) if mask >> i & 1)


def rest_of(s: Realm, seat: int, *, with_deck: bool) -> bytes:
    """The cards of a seat that are nowhere, its own deck counted or not."""
    cards = [*s.book.decks[seat], s.book.champions[seat]]
    deck = [kind for bag in s.decks[seat].bags for kind in bag]
    for kind in census(s, seat):
        if not with_deck and kind in deck:
            deck.remove(kind)
        elif kind in cards:
            cards.remove(kind)
    return bytes(sorted(cards))


# Reading.


class Reader(Lines):
    """A position of Riftbound, taken apart."""

    game = "riftbound"
    modes = tuple(MODES)
    numbered = ("first", "turn", "regular", "round", "helped")
    by_seat = (
        "champion", "legend", "runes", "pool", "scored", "played", "hand", "known", "trash", "banished",
        "deck", "runedeck", "used",
    )  # fmt: skip
    example = "first 0"

    def most_seats(self) -> int:
        return len(MODES[self.mode].sides)

    def other(self, key: str, rest: list[str]) -> None:
        if key in ("score", "wins", "barred", "turns"):
            self.keep(key, 0, rest)
        elif key in ("unit", "field", "effect", "facedown") and rest:
            self.keep(key, self.whole(rest[0]), rest[1:])
        else:
            known = ", ".join(
                ("option", "pending", "score", "field", "unit", "effect", *self.numbered, *self.by_seat)
            )
            self.fail(f"“{key}” is none of {known}", key)

    def card(self, s: Realm, word: str) -> int:
        """The kind of a card."""
        kind = kind_named(s.book, word)
        if kind < 0:
            self.fail(f"“{word}” is not a card of these decks", word)
        return kind

    def cards(self, s: Realm, words: list[str]) -> list[int]:
        """Cards, equal ones counted."""
        found: list[int] = []
        for word in words:
            match = COUNTED.fullmatch(word)
            if match is None:
                self.fail(f"“{word}” should be a card, as in gust*2", word)
            found += [self.card(s, match[1])] * int(match[2] or 1)
        return sorted(found)

    def place(self, s: Realm, word: str) -> int:
        """A place behind an at sign."""
        found = place_id(s.book, word[1:]) if word.startswith("@") else -1
        if found < 0:
            self.fail(f"“{word}” should be a place: @1 is a battlefield, @base0 the base of seat 0", word)
        return found

    def fields(self, s: Realm, words: list[str]) -> int:
        """Battlefields by number, as bits."""
        mask = 0
        for word in words:
            if not 1 <= self.whole(word) <= s.book.fields:
                self.fail(f"there is no battlefield {word}", word)
            mask |= 1 << (int(word) - 1)
        return mask

    def more(self) -> tuple[Card, ...]:
        """Cards of the text that may not be in the decks, where nothing is strict."""
        words = [word for line in self.words.values() for word in line]
        names = {match[1] for word in words if (match := COUNTED.fullmatch(word)) is not None}
        return tuple(BY_NAME[name] for name in sorted(names) if name in BY_NAME)


def read_position(text: str, strict: bool) -> tuple[Riftbound, Realm | None, list[str]]:
    """Rules, position at rest (None: before the game), and the moves made since, of a position text."""
    reader = Reader(text, strict)
    if reader.is_fresh():
        return reader.rules(Riftbound), None, reader.pending
    rules = reader.rules(Riftbound, LASTING)
    if not strict:
        rules = Riftbound(rules.mode, rules.options, reader.more())
    s = Realm(rules.book)
    s.reset()
    read_numbers(reader, s)
    read_fields(reader, s)
    read_facedown(reader, s)
    read_units(reader, s)
    read_effects(reader, s)
    for seat in range(s.book.players):
        read_seat(reader, s, seat)
    for seat in range(s.book.players):
        read_deck(reader, s, seat)
    s.index()
    if strict and not rules.conserved(s):
        reader.number = 0
        reader.fail("not every card of the decks is there once (strict=False allows it)")
    s.phase = MAIN
    s.dirty = True
    frame = Frame(s.book.opening)
    frame.at = s.book.opening.before(MAIN_PC)
    s.frames = [frame]
    s.settle()
    return rules, s, reader.pending


def read_numbers(reader: Reader, s: Realm) -> None:
    """Turn, round and score."""
    players = int(s.book.players)
    s.turn = reader.a_seat("turn", players, 0)
    s.first = reader.a_seat("first", players, s.turn)
    s.regular = reader.a_seat("regular", players, s.turn)
    s.turns = [reader.whole(word) for word in reader.said("turns")]
    if any(seat >= players for seat in s.turns):
        reader.fail(f"turns are seats, 0 to {players - 1}", "turns")
    s.helped = bool(reader.numbers.get("helped", 0))
    s.round = max(1, reader.numbers.get("round", players + 1))
    for key, column in (("score", s.points), ("wins", s.wins)):
        said = [reader.whole(word) for word in reader.said(key)]
        if said and len(said) != len(column):
            reader.fail(f"{key} takes one number for each of the {len(column)} sides", key)
        column[:] = said or column
    s.barred = reader.fields(s, reader.said("barred"))


def read_fields(reader: Reader, s: Realm) -> None:
    """The battlefields, their owners and who controls them."""
    for i in range(s.book.fields):
        place = int(s.book.players) + i
        words = reader.said("field", i + 1)
        if not words:
            owner = i if s.book.first_brings else (i + (1 if i >= s.first else 0)) % s.book.players
            s.kind[place], s.owner[place] = s.book.brought[owner][0], owner
            continue
        if len(words) != 3 or s.cards[reader.card(s, words[0])].type != FIELD:
            reader.fail(
                "a field is a battlefield, the seat that brought it, and who controls it or -", words[0]
            )
        s.kind[place] = reader.card(s, words[0])
        s.owner[place] = reader.whole(words[1])
        s.seat[place] = -1 if words[2] == "-" else reader.whole(words[2])
        if max(s.owner[place], s.seat[place]) >= s.book.players:
            reader.fail(f"there are only {s.book.players} seats", words[0])


def read_facedown(reader: Reader, s: Realm) -> None:
    """Facedown cards: which, whose, and since which turn."""
    for i in range(s.book.fields):
        place = int(s.book.players) + i
        words = reader.said("facedown", i + 1)
        if not words:
            continue
        if len(words) != 3 or reader.whole(words[1]) >= s.book.players:
            reader.fail("a facedown card is a card, a seat and the turn in which it was hidden", words[0])
        s.hidden[place] = reader.card(s, words[0])
        s.hider[place] = reader.whole(words[1])
        s.since[place] = reader.whole(words[2])


def read_units(reader: Reader, s: Realm) -> None:
    """Permanents, in the order in which they came to their places."""
    first = int(s.book.players + s.book.fields)
    ids = [which for key, which in reader.where if key == "unit"]
    for column in (s.kind, s.owner, s.seat, s.at, s.hurt, s.flags, s.extra):
        column.extend([GONE if column is s.kind else 0] * (max([first - 1, *ids]) + 1 - first))
    for u in ids:
        words = reader.said("unit", u)
        if u < first or u >= 400 or len(words) < 3:
            reader.fail(f"a unit is a number from {first} on, a card, a seat and a place", str(u))
        s.kind[u] = reader.card(s, words[0])
        s.seat[u] = s.owner[u] = reader.whole(words[1])
        if s.seat[u] >= s.book.players or s.card(u).type not in (UNIT, GEAR):
            reader.fail(f"{words[0]} cannot be there for seat {words[1]}", words[0])
        s.at[u] = reader.place(s, words[2])
        s.here[s.at[u]] = [*s.here[s.at[u]], u]
        for word in words[3:]:
            read_state(reader, s, u, word)
    for u in range(first, len(s.kind)):
        if s.kind[u] == GONE:
            s.seat[u] = -1


def read_state(reader: Reader, s: Realm, u: int, word: str) -> None:
    """What is the matter with a permanent."""
    match = POOLED.fullmatch(word)
    if word in STATES:
        s.flags[u] |= 1 << STATES.index(word)
    elif match is not None and match[1] == "damage":
        s.hurt[u] = int(match[2])
    elif match is not None and match[1] == "owner" and int(match[2]) < s.book.players:
        s.owner[u] = int(match[2])
    elif word[0] in "+-" and is_number(word[1:]):
        s.extra[u] = int(word)
    else:
        reader.fail(f"“{word}” should be one of {', '.join(STATES)}, damage*2 or +1", word)


def read_effects(reader: Reader, s: Realm) -> None:
    """What lasts until the turn ends."""
    names = {name: what for what, name in EFFECTS.items()}
    for number in sorted(which for key, which in reader.where if key == "effect"):
        words = reader.said("effect", number)
        if len(words) < 2 or words[0] not in names:
            reader.fail(f"an effect is one of {', '.join(names)} and whom it concerns", "effect")
        unit, seat = -1, -1
        if words[1].startswith("unit") and is_number(words[1][4:]):
            unit = int(words[1][4:])
        elif words[1].startswith("seat") and is_number(words[1][4:]):
            seat = int(words[1][4:])
        if unit >= len(s.kind) or (unit >= 0 and s.kind[unit] == GONE) or seat >= s.book.players:
            reader.fail(f"there is no {words[1]}", words[1])
        n = reader.whole(words[2]) if len(words) > 2 else 0
        s.effects = [*s.effects, Effect(names[words[0]], unit, seat, n)]


def read_seat(reader: Reader, s: Realm, seat: int) -> None:
    """What one seat has, but for its Main Deck."""
    champion = reader.words.get(("champion", seat))
    if champion is not None:
        s.champion[seat] = -1 if reader.said("champion", seat) == [] else reader.card(s, champion[0])
    if reader.said("legend", seat) == ["exhausted"]:
        s.flags[seat] |= EXHAUSTED
    for word in reader.said("runes", seat):
        match = RUNES.fullmatch(word)
        if match is None or match[1] not in DOMAIN_NAMES or int(match[3] or match[2]) > int(match[2]):
            reader.fail(f"“{word}” should be a domain, its runes and how many are ready: fury*4/2", word)
        i = seat * NUM_DOMAINS + DOMAIN_NAMES.index(match[1])
        s.runes[i], s.ready[i] = int(match[2]), int(match[3] or match[2])
    for word in reader.said("pool", seat):
        match = POOLED.fullmatch(word)
        if match is not None and match[1] in POOL_NAMES:
            s.power[seat * POOL + POOL_NAMES.index(match[1])] = int(match[2])
        elif match is not None and match[1] in ("energy", "spells"):
            (s.energy if match[1] == "energy" else s.spell_energy)[seat] = int(match[2])
        else:
            reader.fail(f"“{word}” should be energy*1, spells*2 or a domain, as in fury*1", word)
    s.scored[seat] = reader.fields(s, reader.said("scored", seat))
    s.finals[seat] = sum(reader.whole(word) for word in reader.said("played", seat))
    s.hands[seat] = reader.cards(s, reader.said("hand", seat))
    s.known[seat] = reader.cards(s, reader.said("known", seat))
    for kind in s.known[seat]:
        if s.known[seat].count(kind) > s.hands[seat].count(kind):
            reader.fail(f"{s.cards[kind].name} is known but not in hand {seat}")
    s.trash[seat] = bytes(reader.cards(s, reader.said("trash", seat)))
    s.banished[seat] = bytes(reader.cards(s, reader.said("banished", seat)))
    s.used[seat] = bytes(reader.cards(s, reader.said("used", seat)))


def read_deck(reader: Reader, s: Realm, seat: int) -> None:
    """The Main Deck and the Rune Deck; a missing one has whatever is nowhere else."""
    s.decks[seat] = Pile(b"")
    if reader.words.get(("deck", seat), ["*"]) == ["*"]:
        s.decks[seat] = Pile(rest_of(s, seat, with_deck=True))
    else:
        for part in " ".join(reader.said("deck", seat)).split("/"):
            words = part.split()
            seen = 0
            if words and words[0].startswith("?"):
                for letter in words.pop(0)[1:]:
                    seen |= 1 << reader.whole(letter)
            if words:
                s.decks[seat].put_under(bytes(reader.cards(s, words)), seen)
    if ("runedeck", seat) not in reader.where:
        runes = list(s.book.runes[seat])
        for domain in range(NUM_DOMAINS):
            for _ in range(s.runes[seat * NUM_DOMAINS + domain]):
                if domain in runes:
                    runes.remove(domain)
        s.rune_decks[seat] = Pile(bytes(runes))
        return
    s.rune_decks[seat] = Pile(b"")
    for part in " ".join(reader.said("runedeck", seat)).split("/"):
        bag: list[int] = []
        for word in part.split():
            match = RUNES.fullmatch(word)
            if match is None or match[1] not in DOMAIN_NAMES:
                reader.fail(f"“{word}” should be a domain and how many runes, as in fury*4", word)
            bag += [DOMAIN_NAMES.index(match[1])] * int(match[2])
        if bag:
            s.rune_decks[seat].put_under(bytes(sorted(bag)), 0)
