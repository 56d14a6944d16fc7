"""Position text of Riftbound: written canonically, read forgivingly. `rules.moves` names the moves."""

from __future__ import annotations

import re

from riftable.core.bag import EMPTY_BAG, Pile, bag_of
from riftable.core.machine import Frame
from riftable.core.position import PositionParser
from riftable.games.riftbound.cards import BY_NAME
from riftable.games.riftbound.error_messages import RiftboundMessage
from riftable.games.riftbound.notation.effects import BadEffect, read_effect
from riftable.games.riftbound.notation.writing import POOL_NAMES, rest_of, usual_late, usual_taken
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.census import is_complete
from riftable.games.riftbound.rules.columns_derived import object_columns
from riftable.games.riftbound.rules.concession import remove_cards
from riftable.games.riftbound.rules.ids import (
    BECOMES_MIGHTY,
    DOMAIN_NAMES,
    EXHAUSTED,
    FIELD,
    FLAG_NAMES,
    GEAR,
    MAIN,
    MIGHTY_FROM,
    MIGHTY_NOW,
    NUM_DOMAINS,
    POOL,
    STATES,
    UNIT,
)
from riftable.games.riftbound.rules.items import WITH_THE_UNIT
from riftable.games.riftbound.rules.lasting import remember
from riftable.games.riftbound.rules.lists import with_value
from riftable.games.riftbound.rules.match import with_bag
from riftable.games.riftbound.rules.modes import MODES
from riftable.games.riftbound.rules.moves import is_number, kind_named, place_id
from riftable.games.riftbound.rules.state import GONE, GameConfig, Realm
from riftable.games.riftbound.rules.turn import MAIN_PC

COUNTED = re.compile(r"([a-z0-9-]+)(?:\*(\d{1,2}))?")
RUNES = re.compile(r"([a-z]+)\*(\d{1,2})(?:/(\d{1,2}))?")
POOLED = re.compile(r"([a-z-]+)\*(\d{1,2})")


class Reader(PositionParser):
    """A position of Riftbound, taken apart."""

    game = "riftbound"
    modes = tuple(MODES)
    numbered = ("first", "turn", "regular", "round", "helped")
    by_seat = (
        "champion", "legend", "runes", "pool", "scored", "played", "lost", "discarded", "xp", "hand", "known",
        "trash", "banished", "deck", "runedeck", "used", "chosen", "side",
    )  # fmt: skip
    example = "first 0"

    def max_seats(self) -> int:
        return len(MODES[self.mode].sides)

    def other(self, key: str, rest: list[str]) -> None:
        if key in ("score", "wins", "barred", "turns", "gone", "late", "taken"):
            self.keep(key, 0, rest)
        elif key in ("unit", "field", "effect", "facedown") and rest:
            self.keep(key, self.whole(rest[0]), rest[1:])
        else:
            known = ("option", "pending", "score", "field", "unit", "effect", *self.numbered, *self.by_seat)
            self.fail(RiftboundMessage.NOT_A_LINE, key, known=known)

    def card(self, s: Realm, word: str) -> int:
        """The kind of a card."""
        kind = kind_named(s.config, word)
        if kind < 0:
            self.fail(RiftboundMessage.NOT_OF_DECKS, word)
        return kind

    def cards(self, s: Realm, words: list[str]) -> list[int]:
        """Cards, equal ones counted."""
        found: list[int] = []
        for word in words:
            match = COUNTED.fullmatch(word)
            if match is None:
                self.fail(RiftboundMessage.NOT_A_CARD, word)
            found += [self.card(s, match[1])] * int(match[2] or 1)
        return sorted(found)

    def place(self, s: Realm, word: str) -> int:
        """A place behind an at sign."""
        found = place_id(s.config, word[1:]) if word.startswith("@") else -1
        if found < 0:
            self.fail(RiftboundMessage.NOT_A_PLACE, word)
        return found

    def fields(self, s: Realm, words: list[str]) -> int:
        """Battlefields by number, as bits."""
        mask = 0
        for word in words:
            if not 1 <= self.whole(word) <= s.config.fields:
                self.fail(RiftboundMessage.NO_BATTLEFIELD, word)
            mask |= 1 << (int(word) - 1)
        return mask

    def more(self) -> tuple[Card, ...]:
        """Cards of the text that may not be in the decks, where nothing is strict."""
        words = [word for line in self.words.values() for word in line]
        names = {match[1] for word in words if (match := COUNTED.fullmatch(word)) is not None}
        return tuple(BY_NAME[name] for name in sorted(names) if name in BY_NAME)


def read_state(reader: Reader, config: GameConfig) -> Realm:
    """Return the position at rest that the lines of `reader` describe."""
    s = Realm(config)
    s.reset()
    read_match(reader, s)
    read_numbers(reader, s)
    read_fields(reader, s)
    read_facedown(reader, s)
    read_units(reader, s)
    read_effects(reader, s)
    there = [seat for seat in range(config.players) if not s.is_gone(seat)]
    for seat in there:
        read_seat(reader, s, seat)
    for seat in there:
        read_deck(reader, s, seat)
    for seat in range(config.players):
        if seat not in there:
            remove_cards(s, seat)
            s.died[seat] = number_lost(reader, seat)
    s.index()
    if reader.strict and not is_complete(s):
        reader.number = 0
        reader.fail(RiftboundMessage.INCOMPLETE)
    s.phase = MAIN
    s.dirty = True
    remember_mighty(s)
    frame = Frame(config.opening)
    frame.at = config.opening.before(MAIN_PC)
    s.frames = [frame]
    s.settle()
    return s


def remember_mighty(s: Realm) -> None:
    """Remember which units are Mighty, which at rest follows from their Might."""
    if s.config.heard[BECOMES_MIGHTY]:
        for u in range(s.config.players + s.config.fields, len(s.kind)):
            if s.kind[u] != GONE and s.card(u).is_unit and s.might(u) >= MIGHTY_FROM:
                remember(s, MIGHTY_NOW, u, 1, WITH_THE_UNIT)


def read_numbers(reader: Reader, s: Realm) -> None:
    """Turn, round and score."""
    players = int(s.config.players)
    s.turn = reader.seat_of("turn", players, 0)
    s.first = reader.seat_of("first", players, s.turn)
    s.regular = reader.seat_of("regular", players, s.turn)
    s.turns = [reader.whole(word) for word in reader.words_of("turns")]
    if any(seat >= players for seat in s.turns):
        reader.fail(RiftboundMessage.TURNS, "turns", last=players - 1)
    s.helped = bool(reader.numbers.get("helped", 0))
    s.round = max(1, reader.numbers.get("round", players + 1))
    late = reader.words_of("late") if ("late", 0) in reader.lines else None
    s.late = usual_late(s) if late is None else reader.whole(late[0]) if late else -1
    if s.late >= players:
        reader.fail(RiftboundMessage.ONLY_SEATS, "late", n=players)
    s.taken = [reader.whole(word) for word in reader.words_of("taken")] or usual_taken(s)
    if len(s.taken) != players:
        reader.fail(RiftboundMessage.NUMBER_PER_SEAT, "taken", n=players)
    for key, column in (("score", s.points), ("wins", s.wins)):
        said = [reader.whole(word) for word in reader.words_of(key)]
        if said and len(said) != len(column):
            reader.fail(RiftboundMessage.NUMBER_PER_SIDE, key, n=len(column))
        column[:] = said or column
    s.barred = reader.fields(s, reader.words_of("barred"))


def read_match(reader: Reader, s: Realm) -> None:
    """Chosen Champions and sideboards of this game of a match."""
    for seat in range(s.config.players):
        cards = [*s.mains[seat], s.chosen[seat], *s.sideboards[seat]]
        chosen = reader.words_of("chosen", seat)
        kind = reader.card(s, chosen[0]) if chosen else s.chosen[seat]
        side = (
            reader.cards(s, reader.words_of("side", seat))
            if ("side", seat) in reader.lines
            else list(s.sideboards[seat])
        )
        for gone in (kind, *side):
            if gone not in cards:
                reader.fail(RiftboundMessage.NOT_SO_OFTEN, card=s.cards[gone].name, seat=seat)
            cards.remove(gone)
        s.chosen = with_value(s.chosen, seat, kind)
        s.sideboards = with_bag(s.sideboards, seat, side)
        s.mains = with_bag(s.mains, seat, cards)
        s.champion[seat] = kind
    s.gone = sum(1 << reader.whole(word) for word in set(reader.words_of("gone")))
    if s.gone >> s.config.players or s.present() < 2:
        reader.fail(RiftboundMessage.GONE, "gone")


def read_fields(reader: Reader, s: Realm) -> None:
    """The battlefields, their owners and controllers."""
    for i in range(s.config.fields):
        place = int(s.config.players) + i
        words = reader.words_of("field", i + 1)
        if not words:
            owner = i if s.config.first_brings else (i + (1 if i >= s.first else 0)) % s.config.players
            s.kind[place], s.owner[place] = s.config.brought[owner][0], owner
            continue
        if len(words) != 3 or s.cards[reader.card(s, words[0])].type != FIELD:
            reader.fail(RiftboundMessage.FIELD, words[0])
        s.kind[place] = reader.card(s, words[0])
        s.owner[place] = reader.whole(words[1])
        s.seat[place] = -1 if words[2] == "-" else reader.whole(words[2])
        if max(s.owner[place], s.seat[place]) >= s.config.players:
            reader.fail(RiftboundMessage.ONLY_SEATS, words[0], n=s.config.players)


def read_facedown(reader: Reader, s: Realm) -> None:
    """Facedown cards: which, whose, and since which turn."""
    for i in range(s.config.fields):
        place = int(s.config.players) + i
        words = reader.words_of("facedown", i + 1)
        if not words:
            continue
        slots = s.slots(place)
        if words[0] == "-":  # the first has been played
            words, slots = words[1:], slots[1:]
        if len(words) % 3 or len(words) > 3 * len(slots):
            reader.fail(RiftboundMessage.FACEDOWN, words[0])
        for slot in slots[: len(words) // 3]:
            card, seat, since = words[:3]
            words = words[3:]
            if reader.whole(seat) >= s.config.players:
                reader.fail(RiftboundMessage.FACEDOWN, card)
            s.hidden[slot] = reader.card(s, card)
            s.hider[slot] = reader.whole(seat)
            s.since[slot] = reader.whole(since)


def read_units(reader: Reader, s: Realm) -> None:
    """Permanents, in the order in which they came to their places."""
    first = int(s.config.players + s.config.fields)
    ids = [which for key, which in reader.lines if key == "unit"]
    for column in object_columns(s):
        column.extend([GONE if column is s.kind else 0] * (max([first - 1, *ids]) + 1 - first))
    for u in ids:
        words = reader.words_of("unit", u)
        if u < first or u >= 400 or len(words) < 3:
            reader.fail(RiftboundMessage.UNIT, str(u), first=first)
        s.kind[u] = reader.card(s, words[0])
        s.seat[u] = s.owner[u] = reader.whole(words[1])
        if s.seat[u] >= s.config.players or s.card(u).type not in (UNIT, GEAR):
            reader.fail(RiftboundMessage.NOT_THERE, words[0], seat=words[1])
        s.at[u] = reader.place(s, words[2])
        s.here[s.at[u]] = [*s.here[s.at[u]], u]
        for word in words[3:]:
            read_unit_state(reader, s, u, word)
    for u in range(first, len(s.kind)):
        if s.kind[u] == GONE:
            s.seat[u] = -1


def read_unit_state(reader: Reader, s: Realm, u: int, word: str) -> None:
    """Read the flags and damage of a permanent."""
    match = POOLED.fullmatch(word)
    if word in STATES:
        s.flags[u] |= FLAG_NAMES[word]
    elif match is not None and match[1] == "damage":
        s.hurt[u] = int(match[2])
    elif match is not None and match[1] == "owner" and int(match[2]) < s.config.players:
        s.owner[u] = int(match[2])
    elif word[0] in "+-" and is_number(word[1:]):
        s.extra[u] = int(word)
    else:
        reader.fail(RiftboundMessage.UNIT_STATE, word, known=tuple(STATES))


def read_effects(reader: Reader, s: Realm) -> None:
    """What lasts until the turn ends."""
    for number in sorted(which for key, which in reader.lines if key == "effect"):
        try:
            s.effects = [*s.effects, read_effect(s, reader.words_of("effect", number))]
        except BadEffect as error:
            reader.fail(error.message, error.word, known=error.known, card=error.card)


def read_seat(reader: Reader, s: Realm, seat: int) -> None:
    """What one seat has, but for its Main Deck."""
    champion = reader.words.get(("champion", seat))
    if champion is not None:
        s.champion[seat] = -1 if reader.words_of("champion", seat) == [] else reader.card(s, champion[0])
    legend = reader.words_of("legend", seat)
    if not reader.strict and legend and legend[0] != "exhausted":  # another than the one of the deck
        s.kind[seat] = kind_named(s.config, legend.pop(0))
    if legend == ["exhausted"]:
        s.flags[seat] |= EXHAUSTED
    for word in reader.words_of("runes", seat):
        match = RUNES.fullmatch(word)
        if match is None or match[1] not in DOMAIN_NAMES or int(match[3] or match[2]) > int(match[2]):
            reader.fail(RiftboundMessage.RUNES, word)
        i = seat * NUM_DOMAINS + DOMAIN_NAMES.index(match[1])
        s.runes[i], s.ready[i] = int(match[2]), int(match[3] or match[2])
    for word in reader.words_of("pool", seat):
        match = POOLED.fullmatch(word)
        if match is not None and match[1] in POOL_NAMES:
            s.power[seat * POOL + POOL_NAMES.index(match[1])] = int(match[2])
        elif match is not None and match[1] in ("energy", "spells", "gear"):
            pools = {"energy": s.energy, "spells": s.spell_energy, "gear": s.gear_power}
            pools[match[1]][seat] = int(match[2])
        else:
            reader.fail(RiftboundMessage.POOL, word)
    s.scored[seat] = reader.fields(s, reader.words_of("scored", seat))
    s.finals[seat] = sum(reader.whole(word) for word in reader.words_of("played", seat))
    s.died[seat] = number_lost(reader, seat)
    s.xp[seat] = sum(reader.whole(word) for word in reader.words_of("xp", seat))
    s.thrown[seat] = sum(reader.whole(word) for word in reader.words_of("discarded", seat))
    s.hands[seat] = reader.cards(s, reader.words_of("hand", seat))
    s.known[seat] = reader.cards(s, reader.words_of("known", seat))
    for kind in s.known[seat]:
        if s.known[seat].count(kind) > s.hands[seat].count(kind):
            reader.fail(RiftboundMessage.KNOWN_CARD, card=s.cards[kind].name, seat=seat)
    s.trash[seat] = bag_of(reader.cards(s, reader.words_of("trash", seat)))
    s.banished[seat] = bag_of(reader.cards(s, reader.words_of("banished", seat)))
    s.used[seat] = bag_of(reader.cards(s, reader.words_of("used", seat)))


def number_lost(reader: Reader, seat: int) -> int:
    """How many units of a seat have died this turn."""
    return sum(reader.whole(word) for word in reader.words_of("lost", seat))


def read_deck(reader: Reader, s: Realm, seat: int) -> None:
    """The Main Deck and the Rune Deck; a missing one has whatever is nowhere else."""
    s.decks[seat] = Pile(EMPTY_BAG)
    if reader.words.get(("deck", seat), ["*"]) == ["*"]:
        s.decks[seat] = Pile(rest_of(s, seat, with_deck=True))
    else:
        for part in " ".join(reader.words_of("deck", seat)).split("/"):
            words = part.split()
            seen = 0
            if words and words[0].startswith("?"):
                for letter in words.pop(0)[1:]:
                    seen |= 1 << reader.whole(letter)
            if words:
                s.decks[seat].put_under(reader.cards(s, words), seen)
    if ("runedeck", seat) not in reader.lines:
        runes = list(s.config.runes[seat])
        for domain in range(NUM_DOMAINS):
            for _ in range(s.runes[seat * NUM_DOMAINS + domain]):
                if domain in runes:
                    runes.remove(domain)
        s.rune_decks[seat] = Pile(runes)
        return
    s.rune_decks[seat] = Pile(EMPTY_BAG)
    for part in " ".join(reader.words_of("runedeck", seat)).split("/"):
        bag: list[int] = []
        for word in part.split():
            match = RUNES.fullmatch(word)
            if match is None or match[1] not in DOMAIN_NAMES:
                reader.fail(RiftboundMessage.RUNE_DECK, word)
            bag += [DOMAIN_NAMES.index(match[1])] * int(match[2])
        if bag:
            s.rune_decks[seat].put_under(bag, 0)
