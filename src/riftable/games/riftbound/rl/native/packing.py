"""Writes views of Riftbound as the bytes of an observation; `encoding` says what each number means."""

from __future__ import annotations

from typing import Final

from riftable.core.bag import Bag
from riftable.core.native import i64
from riftable.core.rules import View
from riftable.gamekit.packing import (
    BYTES,
    Packer,
    PartCache,
    Slots,
    bit_sets,
    one_hots,
    packed,
    share,
    shares,
    sums,
)
from riftable.games.riftbound.rl.lasting import (
    CARRIES,
    HOST,
    OBJECT_COLUMNS,
    SEAT_COLUMNS,
)
from riftable.games.riftbound.rl.native.marks import (
    AIMED,
    CHOSEN_BY_NEWEST,
    CHOSEN_BY_OLDER,
    DYING,
    IN_QUESTION,
    MARK_COLUMNS,
    MAX_OBJECTS,
    MOVES,
    NO_MARKS,
    NUM_MARKS,
    mark,
    newest_first,
    part_of,
)
from riftable.games.riftbound.rl.native.unit_parts import (
    MIGHT_COLUMNS,
    NO_UNIT,
    SCALE,
    SCALE_SHARE,
    ZERO,
    UnitParts,
)
from riftable.games.riftbound.rules.deck_breaches import COPIES, MAIN_DECK, SIDEBOARD
from riftable.games.riftbound.rules.frames import Dooming, Moving, Playing
from riftable.games.riftbound.rules.ids import (
    ATTACHED,
    NUM_DOMAINS,
    NUM_KEYWORDS,
    PHASE_NAMES,
    POOL,
    SPAN,
    WAITS,
)
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.view import ASK_NAMES, RealmView

MAX_CHAIN: Final = 6  # items of the chain; random games reach 4
MAX_ROUNDS: Final = 60
STAGES: Final = 3
FLAGS: Final = 8  # bits, of which the last are not used yet
ITEM_KINDS: Final = 4  # what an item of the chain is
MAX_PASSES: Final = 4
MAX_ASIDE: Final = 4
MAX_EVENTS: Final = 8  # cards made final, discarded, units that died: of a turn
MATCH_WINS: Final = 2

# What a question is about, where it is no card.
PLACE_ASKS: Final = frozenset(ASK_NAMES.index(name) for name in ("showdown", "assign"))
OBJECT_ASKS: Final = frozenset(ASK_NAMES.index(name) for name in ("destination", "group", "ability"))
OBJECT_NUMBERS: Final = frozenset(ASK_NAMES.index(name) for name in ("saver", "saved"))  # its number is one


# Tables of parts that all modes share.
ASK: Final = one_hots(len(ASK_NAMES))
PHASE: Final = one_hots(len(PHASE_NAMES))
STAGE: Final = one_hots(STAGES)
FLAG_SETS: Final = bit_sets(FLAGS)
ITEM_HOT: Final = one_hots(ITEM_KINDS)
ONE: Final = packed([1.0])
SCALE_SUMS: Final = sums(1 / SCALE, SCALE)
COPY_SUMS: Final = sums(1 / COPIES, COPIES)
PASS_SHARE: Final = shares(MAX_PASSES)
ROUND_SHARE: Final = shares(MAX_ROUNDS)
EVENT_SHARE: Final = shares(MAX_EVENTS)
ASIDE_SHARE: Final = shares(MAX_ASIDE)
DECK_SHARE: Final = shares(MAIN_DECK)
SIDEBOARD_SHARE: Final = shares(SIDEBOARD)
WIN_SHARE: Final = shares(MATCH_WINS)
OBJECT_SHARE: Final = shares(MAX_OBJECTS)
CHAIN_SHARE: Final = shares(2 * MAX_CHAIN)


class RiftboundPacker(Packer):
    """Riftbound for numbers of card kinds, seats and battlefields; `sides` are those of the seats."""

    def __init__(self, kinds: int, sides: list[int], fields: int, victory: int) -> None:
        seats = len(sides)
        places = seats + fields
        self.kinds: i64 = kinds
        self.seats: i64 = seats
        self.fields: i64 = fields
        self.sides = sides
        self.places: i64 = places
        # Parts that are kept: between two decisions few piles and objects change.
        self.card_parts = PartCache()
        self.object_parts = PartCache()
        self.unit_parts = UnitParts()
        self.kind_hots = one_hots(kinds)
        self.seat_hots = one_hots(seats)
        self.seat_sets = bit_sets(seats)
        self.place_hots = one_hots(places)
        self.field_sets = bit_sets(fields)
        self.point_share = shares(victory)
        before_marks = kinds + 2 * seats + places + FLAGS + MIGHT_COLUMNS + NUM_KEYWORDS
        self.no_object = bytes(BYTES * before_marks)
        self.no_seat = bytes(BYTES * seats)
        slots = Slots()  # in the order of the features
        self.ask: i64 = slots.add(len(ASK_NAMES))
        self.ask_card: i64 = slots.add(kinds)
        self.ask_place: i64 = slots.add(places)
        self.ask_n: i64 = slots.add(1)
        self.to_pay: i64 = slots.add(1, 3)
        self.moving_to: i64 = slots.add(places)
        self.waiting: i64 = slots.add(1, seats)
        self.turn: i64 = slots.add(seats)
        self.first: i64 = slots.add(seats)
        self.next_turns: i64 = slots.add(1, seats)
        self.priority: i64 = slots.add(seats)
        self.focus: i64 = slots.add(seats)
        self.invited: i64 = slots.add(seats)
        self.passes: i64 = slots.add(1)
        self.round: i64 = slots.add(1)
        self.phase: i64 = slots.add(len(PHASE_NAMES))
        self.stage: i64 = slots.add(STAGES)
        self.showdown: i64 = slots.add(places)
        self.combat: i64 = slots.add(1)
        self.attacker: i64 = slots.add(seats)
        self.defender: i64 = slots.add(seats)
        self.points: i64 = slots.add(1, seats)
        self.wins: i64 = slots.add(1, seats)
        self.scored: i64 = slots.add(fields, seats)
        self.barred: i64 = slots.add(fields)
        self.finals: i64 = slots.add(1, seats)
        self.objects: i64 = slots.add(before_marks + NUM_MARKS, MAX_OBJECTS)
        self.beyond: i64 = slots.add(1)
        self.contested: i64 = slots.add(seats, places)
        self.facedown: i64 = slots.add(seats, places)
        self.facedown_now: i64 = slots.add(1, places)
        self.facedown_card: i64 = slots.add(kinds, places)
        self.hand: i64 = slots.add(kinds)
        self.aside: i64 = slots.add(kinds)
        self.hands: i64 = slots.add(1, seats)
        self.asides: i64 = slots.add(1, seats)
        self.known: i64 = slots.add(kinds, seats)
        self.unseen: i64 = slots.add(kinds, seats)
        self.decks: i64 = slots.add(1, seats)
        self.deck_top: i64 = slots.add(kinds, seats)
        self.deck_rest: i64 = slots.add(kinds, seats)
        self.trash: i64 = slots.add(kinds, seats)
        self.banished: i64 = slots.add(kinds, seats)
        self.champion: i64 = slots.add(kinds, seats)
        self.used: i64 = slots.add(kinds, seats)
        self.chosen: i64 = slots.add(kinds, seats)
        self.sideboard: i64 = slots.add(kinds)
        self.sideboards: i64 = slots.add(1, seats)
        self.wished: i64 = slots.add(1, seats)
        self.wish: i64 = slots.add(kinds)
        self.gone: i64 = slots.add(1, seats)
        self.died: i64 = slots.add(1, seats)
        self.thrown: i64 = slots.add(1, seats)
        self.runes: i64 = slots.add(1, seats * NUM_DOMAINS)
        self.ready: i64 = slots.add(1, seats * NUM_DOMAINS)
        self.rune_decks: i64 = slots.add(NUM_DOMAINS, seats)
        self.rune_top: i64 = slots.add(NUM_DOMAINS, seats)
        self.energy: i64 = slots.add(1, seats * 3)
        self.power: i64 = slots.add(1, seats * POOL)
        self.xp: i64 = slots.add(1, seats)
        self.lasting: i64 = slots.add(len(SEAT_COLUMNS), seats)
        self.delayed: i64 = slots.add(kinds, seats)
        self.chain: i64 = slots.add(kinds + ITEM_KINDS + seats + 1, MAX_CHAIN)
        self.chain_size: i64 = slots.add(1)
        self.empty: list[bytes] = slots.empty
        self.size = slots.size

    def pack(self, view: View) -> bytearray:
        assert isinstance(view, RealmView)
        out = self.empty[:]
        t = view.table
        self.pack_ask(view, out)
        self.pack_turn(view, out)
        self.pack_places(view, out)
        self.pack_objects(view, out)
        seat: i64
        for seat in range(self.seats):
            self.pack_seat(view, seat, out)
            self.pack_zones(view, seat, out)
            self.pack_resources(t, seat, (seat - view.seat) % self.seats, out)
        if t.effects:
            self.pack_effects(t, view.seat, out)
        self.pack_chain(t, view.seat, out)
        self.pack_cards(out, self.hand, tuple(view.hand))
        self.pack_cards(out, self.aside, tuple(view.aside))
        self.pack_cards(out, self.sideboard, tuple(view.side))
        wish: i64 = t.wish[view.seat]
        if wish >= 0:
            out[self.wish] = self.kind_hots[wish]
        return bytearray().join(out)

    def place(self, place: i64, me: i64) -> i64:
        """Return the number of a place as the observing seat counts them."""
        return (place - me) % self.seats if place < self.seats else place

    def pack_hot_seat(self, out: list[bytes], at: i64, seat: i64, me: i64) -> None:
        """Write 1 for a seat, unless it is negative."""
        if seat >= 0:
            out[at] = self.seat_hots[(seat - me) % self.seats]

    def pack_cards(self, out: list[bytes], at: i64, cards: Bag) -> None:
        """Write the copies of each card, as a share of COPIES."""
        if not cards:
            return
        part = self.card_parts.find(cards)
        if part is None:
            counts = [0] * self.kinds
            for kind in cards:
                counts[kind] += 1
            part = self.card_parts.keep(cards, b"".join([COPY_SUMS[min(COPIES, n)] for n in counts]))
        out[at] = part

    def pack_ask(self, v: RealmView, out: list[bytes]) -> None:
        """Write the pending question of the observing seat and the memory of the current action."""
        ask, me = v.ask, v.seat
        if ask is not None:
            kind = int(ask.kind)
            out[self.ask] = ASK[ask.kind]
            if kind not in OBJECT_NUMBERS:
                out[self.ask_n] = share(SCALE_SHARE, ask.n)
            if kind in PLACE_ASKS:
                out[self.ask_place] = self.place_hots[self.place(ask.about, me)]
            elif ask.about >= 0 and kind not in OBJECT_ASKS:
                out[self.ask_card] = self.kind_hots[ask.about]
        for f in v.table.frames:
            if isinstance(f, Playing):
                out[self.to_pay] = share(SCALE_SHARE, max(f.energy, 0))
                out[self.to_pay + 1] = share(SCALE_SHARE, max(f.power, 0))
                out[self.to_pay + 2] = share(SCALE_SHARE, max(f.any, 0))
            elif isinstance(f, Moving) and f.to >= 0:
                out[self.moving_to] = self.place_hots[self.place(f.to, me)]

    def pack_turn(self, v: RealmView, out: list[bytes]) -> None:
        """Write whose turn it is, the phase and the showdown."""
        t, me = v.table, v.seat
        self.pack_hot_seat(out, self.turn, t.turn, me)
        self.pack_hot_seat(out, self.first, t.first, me)
        self.pack_hot_seat(out, self.priority, t.priority, me)
        self.pack_hot_seat(out, self.focus, t.focus, me)
        self.pack_hot_seat(out, self.invited, t.invited, me)
        self.pack_hot_seat(out, self.attacker, t.attacker, me)
        self.pack_hot_seat(out, self.defender, t.defender, me)
        for seat in t.turns:
            if seat >= 0:
                other: i64 = seat
                out[self.next_turns + (other - me) % self.seats] = ONE
        out[self.passes] = share(PASS_SHARE, t.passes)
        out[self.round] = share(ROUND_SHARE, t.round)
        out[self.phase] = PHASE[t.phase]
        out[self.stage] = STAGE[t.stage]
        if t.combat:
            out[self.combat] = ONE
        if t.showdown >= 0:
            out[self.showdown] = self.place_hots[self.place(t.showdown, me)]
        out[self.barred] = self.field_sets[t.barred]

    def pack_places(self, v: RealmView, out: list[bytes]) -> None:
        """Write who contests each place, and what lies there face down."""
        t, me, n = v.table, v.seat, self.seats
        places: i64 = len(t.here)
        place: i64
        for place in range(places):
            here = self.place(place, me)
            self.pack_hot_seat(out, self.contested + here, t.contester[place], me)
            if not t.facedown:
                continue
            hiders: i64 = 0
            mine: list[int] = []
            one: i64 = 1
            for slot in (place, place + places):
                hider: i64 = t.hider[slot]
                if hider >= 0:
                    hiders |= one << (hider - me) % n
                    if t.since[slot] == t.round:
                        out[self.facedown_now + here] = ONE
                if v.hidden[slot] >= 0:
                    mine.append(v.hidden[slot])
            if hiders:
                out[self.facedown + here] = self.seat_sets[hiders]
            if mine:
                out[self.facedown_card + here] = packed([float(k in mine) for k in range(self.kinds)])

    def pack_objects(self, v: RealmView, out: list[bytes]) -> None:
        """Write the objects on the board."""
        t, me = v.table, v.seat
        marks = self.find_marks(v)
        beyond: i64 = 0
        u: i64
        for u in range(len(t.kind)):
            if t.kind[u] == GONE:
                continue
            if u >= MAX_OBJECTS:
                beyond += 1
                continue
            own = marks.pop(u, None) if marks else None
            parts = [
                self.object_part(t, u, me),
                self.unit_parts.part(t, u) if t.card(u).is_unit else NO_UNIT,
                NO_MARKS if own is None else packed(own),
            ]
            out[self.objects + self.place(u, me)] = b"".join(parts)
        for u, own in marks.items():  # of objects that are gone
            out[self.objects + self.place(u, me)] = self.no_object + packed(own)
        if beyond:
            out[self.beyond] = share(OBJECT_SHARE, beyond)

    def object_part(self, t: Realm, u: i64, me: i64) -> bytes:
        """Return an object without what only units have: its card, seats, place and flags."""
        seats: i64 = self.seats + 1
        key: i64 = (t.kind[u] * seats + t.seat[u] + 1) * seats + t.owner[u] + 1
        key = ((key * self.places + t.at[u]) * self.seats + me) << FLAGS | t.flags[u]
        found = self.object_parts.find(key)
        if found is not None:
            return found
        parts = [
            self.kind_hots[t.kind[u]],
            self.seat_part(t.seat[u], me),
            self.seat_part(t.owner[u], me),
            self.place_hots[self.place(t.at[u], me)],
            FLAG_SETS[t.flags[u]],
        ]
        return self.object_parts.keep(key, b"".join(parts))

    def seat_part(self, seat: i64, me: i64) -> bytes:
        """Return the part of a seat; negative: none."""
        return self.seat_hots[(seat - me) % self.seats] if seat >= 0 else self.no_seat

    def find_marks(self, v: RealmView) -> dict[int, list[float]]:
        """Return what is about to happen to objects, and what lasts, by object."""
        t = v.table
        marks: dict[int, list[float]] = {}
        for effect in t.effects:
            column = OBJECT_COLUMNS.get(int(effect.what))
            if column is not None:
                mark(marks, effect.unit, MARK_COLUMNS + column[0], part_of(effect, column[1]))
            if effect.what == ATTACHED:
                host = (self.place(effect.n, v.seat) + 1) / MAX_OBJECTS
                mark(marks, effect.unit, MARK_COLUMNS + HOST, host)
                mark(marks, effect.n, MARK_COLUMNS + CARRIES, 1.0)
        i: i64
        for i in range(0, len(t.aims), 2):
            mark(marks, t.aims[i], AIMED, t.aims[i + 1] / SCALE)
        ask = v.ask
        if ask is not None and int(ask.kind) in OBJECT_ASKS:
            mark(marks, ask.about, IN_QUESTION, 1.0)
        elif ask is not None and int(ask.kind) in OBJECT_NUMBERS:
            mark(marks, ask.n, IN_QUESTION, 1.0)
        for f in t.frames:
            if isinstance(f, Moving):
                for u in f.group:
                    mark(marks, u, MOVES, 1.0)
            elif isinstance(f, Dooming):
                for u in f.doomed:
                    mark(marks, u, DYING, 1.0)
        column_of_item = CHOSEN_BY_NEWEST
        for item in newest_first(t):
            for codes in item.all_chosen():
                for code in codes:
                    mark(marks, code if code < SPAN else -1, column_of_item, 1.0)
            column_of_item = CHOSEN_BY_OLDER
        return marks

    def pack_seat(self, v: RealmView, seat: i64, out: list[bytes]) -> None:
        """Write the numbers of a seat: points, sizes of zones, what it has done this turn."""
        t = v.table
        other: i64 = (seat - v.seat) % self.seats
        side: i64 = self.sides[seat]
        if v.waiting >> seat & 1:
            out[self.waiting + other] = ONE
        out[self.points + other] = share(self.point_share, t.points[side])
        out[self.wins + other] = WIN_SHARE[t.wins[side]]
        out[self.scored + other] = self.field_sets[t.scored[seat]]
        out[self.finals + other] = share(EVENT_SHARE, t.finals[seat])
        out[self.hands + other] = share(SCALE_SHARE, v.hands[seat])
        out[self.asides + other] = share(ASIDE_SHARE, v.asides[seat])
        cards: i64 = 0
        for size in v.sizes[seat]:
            cards += size
        out[self.decks + other] = share(DECK_SHARE, cards)
        out[self.sideboards + other] = share(SIDEBOARD_SHARE, v.side_sizes[seat])
        if v.wished[seat]:
            out[self.wished + other] = ONE
        if t.is_gone(seat):
            out[self.gone + other] = ONE
        out[self.died + other] = share(EVENT_SHARE, t.died[seat])
        out[self.thrown + other] = share(EVENT_SHARE, t.thrown[seat])
        out[self.xp + other] = share(SCALE_SHARE, t.xp[seat])

    def pack_zones(self, v: RealmView, seat: i64, out: list[bytes]) -> None:
        """Write the cards of a seat."""
        t = v.table
        other: i64 = (seat - v.seat) % self.seats
        bags = v.bags[seat]
        if bags:
            self.pack_cards(out, self.deck_top + other, bags[0])
            if len(bags) > 1:
                rest = tuple([kind for bag in bags[1:] for kind in bag])
                self.pack_cards(out, self.deck_rest + other, rest)
        self.pack_cards(out, self.known + other, tuple(t.known[seat]))
        self.pack_cards(out, self.unseen + other, tuple(v.unseen[seat]))
        self.pack_cards(out, self.trash + other, t.trash[seat])
        self.pack_cards(out, self.banished + other, t.banished[seat])
        self.pack_cards(out, self.used + other, t.used[seat])
        out[self.chosen + other] = self.kind_hots[t.chosen[seat]]
        champion: i64 = t.champion[seat]
        if champion >= 0:
            out[self.champion + other] = self.kind_hots[champion]

    def pack_resources(self, t: Realm, seat: i64, other: i64, out: list[bytes]) -> None:
        """Write the runes and pools of a seat."""
        own: i64 = seat * NUM_DOMAINS
        i: i64 = other * NUM_DOMAINS
        domain: i64
        for domain in range(NUM_DOMAINS):
            out[self.runes + i + domain] = share(SCALE_SHARE, t.runes[own + domain])
            out[self.ready + i + domain] = share(SCALE_SHARE, t.ready[own + domain])
        bags = t.rune_decks[seat].bags
        if bags:
            counts = [0] * NUM_DOMAINS
            for rune in bags[0]:
                counts[rune] += 1
            out[self.rune_top + other] = runes_part(counts)
            for bag in bags[1:]:
                for rune in bag:
                    counts[rune] += 1
            out[self.rune_decks + other] = runes_part(counts)
        out[self.energy + other * 3] = share(SCALE_SHARE, t.energy[seat])
        out[self.energy + other * 3 + 1] = share(SCALE_SHARE, t.spell_energy[seat])
        out[self.energy + other * 3 + 2] = share(SCALE_SHARE, t.gear_power[seat])
        for domain in range(POOL):
            out[self.power + other * POOL + domain] = share(SCALE_SHARE, t.power[seat * POOL + domain])

    def pack_effects(self, t: Realm, me: i64, out: list[bytes]) -> None:
        """Write what lasts and concerns seats, and abilities that wait for their moment."""
        lasting: dict[int, list[float]] = {}
        delayed: dict[int, list[float]] = {}
        for effect in t.effects:
            seat = int((effect.seat - me) % self.seats)
            column = SEAT_COLUMNS.get(int(effect.what))
            if column is not None and effect.seat >= 0:
                row = lasting.setdefault(seat, [0.0] * len(SEAT_COLUMNS))
                row[column[0]] = min(row[column[0]] + part_of(effect, column[1]), 1.0)
            elif effect.what == WAITS:
                delayed.setdefault(seat, [0.0] * self.kinds)[effect.kind] = 1.0
        for seat, row in lasting.items():
            out[self.lasting + seat] = packed(row)
        for seat, row in delayed.items():
            out[self.delayed + seat] = packed(row)

    def pack_chain(self, t: Realm, me: i64, out: list[bytes]) -> None:
        """Write the items that wait to resolve."""
        items = newest_first(t)
        out[self.chain_size] = share(CHAIN_SHARE, len(items))
        for i, item in enumerate(items[:MAX_CHAIN]):
            out[self.chain + i] = b"".join(
                [
                    self.kind_hots[item.kind],
                    ITEM_HOT[item.what],
                    self.seat_hots[(item.seat - me) % self.seats],
                    ONE if item.pending else ZERO,
                ]
            )


def runes_part(counts: list[int]) -> bytes:
    """Return the part of a Rune Deck, by domain."""
    return b"".join([SCALE_SUMS[min(SCALE, n)] for n in counts])


__all__ = ["RiftboundPacker"]
