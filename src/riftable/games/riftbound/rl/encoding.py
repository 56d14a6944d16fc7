"""The encoding of Riftbound, all modes and decks: objects by their number, zones by their cards, the chain.

Seats count from the observing one, in turn order; places are bases by seat, then battlefields. Cards are
those that can turn up with the decks of the rules, by name, so the layout depends on the decks. Actions
are blocks, one for each verb of the notation, with an action for every possible argument.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from riftable.core.errors import IllegalMove
from riftable.core.rules import Rules, View
from riftable.gamekit.encoding import Encoding, Feature, SparseArray, scaled
from riftable.games.riftbound.rl.lasting import (
    CARRIES,
    HOST,
    NUM_OBJECT_COLUMNS,
    OBJECT_COLUMNS,
    OBJECTS_TOLD,
    SEAT_COLUMNS,
    SEATS_TOLD,
    share,
)
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.deck_breaches import COPIES, MAIN_DECK, SIDEBOARD
from riftable.games.riftbound.rules.frames import Dooming, Moving, Playing
from riftable.games.riftbound.rules.ids import (
    ATTACHED,
    F_CARD,
    F_FIELD,
    F_FIRST,
    F_RUNE,
    NUM_DOMAINS,
    NUM_KEYWORDS,
    PHASE_NAMES,
    POOL,
    SPAN,
    V_LEAVE,
    V_RUNES,
    V_SEAT,
    WAITS,
)
from riftable.games.riftbound.rules.items import Item
from riftable.games.riftbound.rules.moves import OF_CARD, OF_DOMAIN, OF_NUMBER, OF_OBJECT, OF_PLACE, PLAIN
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.view import ASK_NAMES, RealmView

MAX_OBJECTS: Final = 48  # rows of objects; random games reach 31
MAX_NUMBER: Final = 512  # arguments of verbs that take an object or a number
MAX_CHAIN: Final = 6  # items of the chain; random games reach 4
SCALE: Final = 12  # divides runes, Energy, Might and damage
MAX_ROUNDS: Final = 60
STAGES: Final = 3
FLAGS: Final = 8  # bits, of which the last are not used yet
MIGHT_COLUMNS: Final = 4  # Might, damage, Might given, Might taken
MARK_COLUMNS: Final = 6  # what is about to happen to an object
MAX_KEYWORD_VALUE: Final = 6
ITEM_KINDS: Final = 4  # what an item of the chain is
CHANCE_VERBS: Final = (F_CARD, F_RUNE, F_FIRST, F_FIELD)


# What a question is about, where it is no card.
PLACE_ASKS: Final = frozenset(ASK_NAMES.index(name) for name in ("showdown", "assign"))
OBJECT_ASKS: Final = frozenset(ASK_NAMES.index(name) for name in ("destination", "group", "ability"))
OBJECT_NUMBERS: Final = frozenset(ASK_NAMES.index(name) for name in ("saver", "saved"))  # its number is one


class ActionBlock:
    """Consecutive actions: one verb with its arguments."""

    def __init__(self, verb: int, first: int, size: int, turns: str) -> None:
        self.verb = verb
        self.first = first
        self.size = size
        self.turns = turns  # what in its argument counts from the seat that is asked: see `rotated`


def action_blocks(kinds: int, seats: int, places: int) -> list[ActionBlock]:
    """Return the blocks of all verbs that answer questions to players, in the order of their ids."""
    sizes: dict[int, tuple[int, str]] = dict.fromkeys(PLAIN, (1, ""))
    sizes |= dict.fromkeys(OF_CARD, (kinds, ""))
    sizes |= dict.fromkeys(OF_OBJECT, (MAX_NUMBER, "place"))  # the first objects are the legends, by seat
    sizes |= dict.fromkeys(OF_DOMAIN, (NUM_DOMAINS, ""))
    sizes |= dict.fromkeys(OF_PLACE, (places, "place"))
    sizes |= dict.fromkeys(OF_NUMBER, (MAX_NUMBER, ""))
    sizes |= {V_RUNES: (seats * NUM_DOMAINS, "rune"), V_SEAT: (seats, "place")}
    found: list[ActionBlock] = []
    first = 0
    for verb in sorted(sizes):
        if (
            verb not in CHANCE_VERBS and verb != V_LEAVE
        ):  # leaving is possible at any time, and answers no question
            size, turns = sizes[verb]
            found.append(ActionBlock(verb, first, size, turns))
            first += size
    return found


def features(kinds: int, n: int, fields: int) -> list[Feature]:
    """Return the features for numbers of card kinds, seats and battlefields."""
    seats, cards, places = (n,), (n, kinds), n + fields
    row = kinds + n + n + places + FLAGS + MIGHT_COLUMNS + NUM_KEYWORDS + MARK_COLUMNS + NUM_OBJECT_COLUMNS
    item = kinds + ITEM_KINDS + n + 1
    return [
        Feature("ask", (len(ASK_NAMES),), "the kind of my question, one-hot; nothing when it is not mine"),
        Feature("ask_card", (kinds,), "the card that asks, one-hot"),
        Feature("ask_place", (places,), "the place it is about, one-hot"),
        Feature(
            "ask_n", (1,), f"its number / {SCALE}, at most 1: damage left, which of the picks, what is to pay"
        ),
        Feature(
            "to_pay", (3,), f"still to be paid / {SCALE}: Energy, Power of its own domains, Power of any"
        ),
        Feature("moving_to", (places,), "where the units that move go, one-hot"),
        Feature("waiting", seats, "the seats that are asked"),
        Feature("turn", seats, "whose turn it is, one-hot"),
        Feature("first", seats, "the starting seat, one-hot"),
        Feature("next_turns", seats, "seats that take additional turns"),
        Feature(
            "priority", seats, "the seat with priority, one-hot; none: the controller of the newest item"
        ),
        Feature("focus", seats, "the seat with focus, one-hot"),
        Feature("invited", seats, "the teammate that may play now, one-hot"),
        Feature("passes", (1,), "passes in a row / 4"),
        Feature("round", (1,), f"turns begun / {MAX_ROUNDS}, at most 1"),
        Feature("phase", (len(PHASE_NAMES),), "the phase, one-hot"),
        Feature("stage", (STAGES,), "nothing, showdown or aftermath, one-hot"),
        Feature("showdown", (places,), "where it runs, one-hot"),
        Feature("combat", (1,), "it is a combat"),
        Feature("attacker", seats, "the attacking seat, one-hot"),
        Feature("defender", seats, "the defending seat, one-hot"),
        Feature("points", seats, "points of the side of each seat / those that win"),
        Feature("wins", seats, "games of a match won by the side of each seat / 2"),
        Feature("scored", (n, fields), "battlefields each seat has scored this turn"),
        Feature("barred", (fields,), "2v2: battlefields the side on turn cannot score this turn"),
        Feature("finals", seats, "cards each seat has made final this turn / 8, at most 1"),
        Feature(
            "objects",
            (MAX_OBJECTS, row),
            "by object number, legends first, by seat, then battlefields: card (one-hot), controller, owner, "
            "place (one-hot each); exhausted, stunned, buffed, attacker, defender, fought, given Temporary, "
            "Empowered; Might, damage, Might given this turn, taken this turn, all / 12; of a unit, the "
            "value of each keyword / 6; damage aimed at it / 12, in question, moves, chosen by the newest "
            "item of the chain, chosen by an older one, about to die; " + OBJECTS_TOLD,
        ),
        Feature("beyond", (1,), f"objects beyond the first {MAX_OBJECTS}, which have no row / 48, at most 1"),
        Feature("contested", (places, n), "the seat that has applied Contested at each place, one-hot"),
        Feature("facedown", (places, n), "the owner of the facedown card at each place, one-hot"),
        Feature("facedown_now", (places,), "it was hidden this turn"),
        Feature("facedown_card", (places, kinds), "my own facedown cards, one-hot"),
        Feature("hand", (kinds,), f"my hand, copies / {COPIES}"),
        Feature("aside", (kinds,), f"what I have set aside, copies / {COPIES}"),
        Feature("hands", seats, f"cards in each hand / {SCALE}, at most 1"),
        Feature("asides", seats, "cards each seat has set aside / 4"),
        Feature("known", cards, f"cards that all seats know to be in a hand, copies / {COPIES}"),
        Feature(
            "unseen",
            cards,
            f"in the deck, hand or face down of a seat, and I cannot place it; copies / {COPIES}",
        ),
        Feature("decks", seats, f"cards in each Main Deck / {MAIN_DECK}, at most 1"),
        Feature(
            "deck_top", cards, f"the cards of which the top one is one, if I can name them; copies / {COPIES}"
        ),
        Feature("deck_rest", cards, f"the other cards of a deck that I can name, copies / {COPIES}"),
        Feature("trash", cards, f"copies / {COPIES}"),
        Feature("banished", cards, f"copies / {COPIES}"),
        Feature("champion", cards, "the card in the Champion Zone, one-hot"),
        Feature("used", cards, "a match: battlefields each seat has used"),
        Feature("chosen", cards, "the Chosen Champion of each seat in this game, one-hot"),
        Feature("sideboard", (kinds,), f"a match: my sideboard, copies / {COPIES}"),
        Feature("sideboards", seats, f"cards in each sideboard / {SIDEBOARD}, at most 1"),
        Feature("wished", seats, "a match: seats that have chosen their next Chosen Champion"),
        Feature("wish", (kinds,), "which one I want, one-hot"),
        Feature("gone", seats, "seats that have left the game"),
        Feature("died", seats, "units of each seat that died this turn / 8, at most 1"),
        Feature("thrown", seats, "cards each seat has discarded this turn / 8, at most 1"),
        Feature("runes", (n, NUM_DOMAINS), f"on the board / {SCALE}"),
        Feature("ready", (n, NUM_DOMAINS), f"of these, ready / {SCALE}"),
        Feature("rune_decks", (n, NUM_DOMAINS), f"in each Rune Deck / {SCALE}"),
        Feature("rune_top", (n, NUM_DOMAINS), f"of these, those of which the top one is one / {SCALE}"),
        Feature(
            "energy",
            (n, 3),
            f"in the pool / {SCALE}, at most 1: Energy, for spells only, Power for gear only",
        ),
        Feature("power", (n, POOL), f"in the pool / {SCALE}, at most 1; the last is of any domain"),
        Feature("xp", seats, f"XP / {SCALE}, at most 1"),
        Feature(
            "lasting",
            (n, len(SEAT_COLUMNS)),
            SEATS_TOLD,
        ),
        Feature("delayed", cards, "cards of which an ability of each seat waits for its moment"),
        Feature(
            "chain",
            (MAX_CHAIN, item),
            "the newest items first: card (one-hot), card, token, triggered or activated ability (one-hot), "
            "its controller (one-hot), still pending",
        ),
        Feature("chain_size", (1,), f"items on the chain / {2 * MAX_CHAIN}, at most 1"),
    ]


class RiftboundEncoding(Encoding):
    """Riftbound for one mode and some decks."""

    version: ClassVar[str] = "riftbound 4"
    ask_kinds: ClassVar[list[str]] = ASK_NAMES

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, Riftbound)
        config = rules.config
        self.kinds = len(config.cards)
        self.vocabulary = tuple(card.name for card in config.cards)
        self.seats = int(config.players)
        self.fields = int(config.fields)
        self.places = self.seats + self.fields
        self.victory = int(config.victory)
        self.blocks = action_blocks(self.kinds, self.seats, self.places)
        self.block_of = {block.verb: block for block in self.blocks}
        self.verb_of = [block for block in self.blocks for _ in range(block.size)]
        chance_moves = range(min(CHANCE_VERBS) * SPAN, (max(CHANCE_VERBS) + 1) * SPAN)
        super().__init__(
            rules, features(self.kinds, self.seats, self.fields), len(self.verb_of), chance_moves
        )
        self.row_width = self.width("objects")
        self.item_width = self.width("chain")

    def width(self, name: str) -> int:
        """Return how many numbers a row of a feature has."""
        return next(feature.shape[-1] for feature in self.features if feature.name == name)

    # Answers.

    def rotated(self, argument: int, turns: str, by: int) -> int:
        """Return an argument with its seats counted from another one."""
        n = self.seats
        if turns == "rune":
            return (argument // NUM_DOMAINS + by) % n * NUM_DOMAINS + argument % NUM_DOMAINS
        return (argument + by) % n if turns and argument < n else argument

    def action(self, move: int, seat: int) -> int:
        block = self.block_of[move // SPAN]
        argument = self.rotated(move % SPAN, block.turns, -seat)
        if argument >= block.size:
            raise IllegalMove(f"move {move}", f"its verb has {block.size} arguments at this table")
        return block.first + argument

    def move(self, action: int, seat: int) -> int:
        block = self.verb_of[super().move(action, seat)]
        return block.verb * SPAN + self.rotated(action - block.first, block.turns, seat)

    # What is seen.

    def encode_sparse(self, view: View) -> SparseArray:
        assert isinstance(view, RealmView)
        out: SparseArray = {}
        self.encode_ask(view, out)
        self.encode_turn(view, out)
        self.encode_objects(view, out)
        for seat in range(self.seats):
            self.encode_zones(view, seat, out)
        self.encode_chain(view.table, int(view.seat), out)
        count_copies(out, self.offsets["hand"], view.hand)
        count_copies(out, self.offsets["aside"], view.aside)
        count_copies(out, self.offsets["sideboard"], view.side)
        wish = view.table.wish[view.seat]
        if wish >= 0:
            out[self.offsets["wish"] + wish] = 1.0
        return out

    def mark_seat(self, out: SparseArray, name: str, seat: int, me: int) -> None:
        """Set 1 for a seat, unless it is negative."""
        if seat >= 0:
            out[self.offsets[name] + (seat - me) % self.seats] = 1.0

    def place(self, place: int, me: int) -> int:
        """Return the number of a place as the observing seat counts them."""
        return (place - me) % self.seats if place < self.seats else place

    def encode_ask(self, v: RealmView, out: SparseArray) -> None:
        """Add the pending question of the observing seat and the memory of the current action."""
        at, ask, me = self.offsets, v.ask, int(v.seat)
        if ask is not None:
            out[at["ask"] + ask.kind] = 1.0
            if ask.kind not in OBJECT_NUMBERS:
                out[at["ask_n"]] = scaled(ask.n, SCALE)
            if ask.kind in PLACE_ASKS:
                out[at["ask_place"] + self.place(ask.about, me)] = 1.0
            elif ask.about >= 0 and ask.kind not in OBJECT_ASKS:
                out[at["ask_card"] + ask.about] = 1.0
        for f in v.table.frames:
            if isinstance(f, Playing):
                for i, n in enumerate((f.energy, f.power, f.any)):
                    out[at["to_pay"] + i] = scaled(max(n, 0), SCALE)
            elif isinstance(f, Moving) and f.to >= 0:
                out[at["moving_to"] + self.place(f.to, me)] = 1.0

    def encode_turn(self, v: RealmView, out: SparseArray) -> None:
        """Add whose turn it is, the phase, the showdown and the scores."""
        t, at, me = v.table, self.offsets, int(v.seat)
        for name, seat in (
            ("turn", t.turn), ("first", t.first), ("priority", t.priority), ("focus", t.focus),
            ("invited", t.invited), ("attacker", t.attacker), ("defender", t.defender),
        ):  # fmt: skip
            self.mark_seat(out, name, seat, me)
        for seat in t.turns:
            self.mark_seat(out, "next_turns", seat, me)
        out[at["passes"]] = scaled(t.passes, 4)
        out[at["round"]] = scaled(t.round, MAX_ROUNDS)
        out[at["phase"] + t.phase] = 1.0
        out[at["stage"] + t.stage] = 1.0
        out[at["combat"]] = float(t.combat)
        if t.showdown >= 0:
            out[at["showdown"] + self.place(t.showdown, me)] = 1.0
        for field in range(self.fields):
            if t.barred >> field & 1:
                out[at["barred"] + field] = 1.0
        for place in range(self.places):
            here = self.place(place, me)
            if t.contester[place] >= 0:
                out[at["contested"] + here * self.seats + (t.contester[place] - me) % self.seats] = 1.0
            for slot in t.slots(place):
                if t.hider[slot] >= 0:
                    out[at["facedown"] + here * self.seats + (t.hider[slot] - me) % self.seats] += 1.0
                    out[at["facedown_now"] + here] += float(t.since[slot] == t.round)
                if v.hidden[slot] >= 0:
                    out[at["facedown_card"] + here * self.kinds + v.hidden[slot]] += 1.0
        for effect in t.effects:
            seat = (effect.seat - me) % self.seats
            if effect.what in SEAT_COLUMNS and effect.seat >= 0:
                column, scale = SEAT_COLUMNS[int(effect.what)]
                place = at["lasting"] + seat * len(SEAT_COLUMNS) + column
                add_capped(out, place, share(effect, scale))
            elif effect.what == WAITS:
                out[at["delayed"] + seat * self.kinds + effect.kind] = 1.0

    def encode_objects(self, v: RealmView, out: SparseArray) -> None:
        """Add the objects on the board."""
        t, me, n = v.table, int(v.seat), self.seats
        at = self.offsets["objects"]
        beyond = 0
        for u in range(len(t.kind)):
            if t.kind[u] == GONE:
                continue
            if u >= MAX_OBJECTS:
                beyond += 1
                continue
            row = at + self.place(u, me) * self.row_width
            out[row + t.kind[u]] = 1.0
            here = row + self.kinds
            if t.seat[u] >= 0:
                out[here + (t.seat[u] - me) % n] = 1.0
            if t.owner[u] >= 0:
                out[here + n + (t.owner[u] - me) % n] = 1.0
            out[here + 2 * n + self.place(t.at[u], me)] = 1.0
            here += 2 * n + self.places
            for flag in range(FLAGS):
                if t.flags[u] >> flag & 1:
                    out[here + flag] = 1.0
            here += FLAGS
            if t.card(u).is_unit:
                out[here] = scaled(t.might(u), SCALE)
                out[here + 1] = scaled(t.hurt[u], SCALE)
                out[here + (2 if t.extra[u] > 0 else 3)] = scaled(abs(t.extra[u]), SCALE)
                for keyword in range(NUM_KEYWORDS):
                    value = t.keyword(u, keyword)
                    if value:
                        out[here + MIGHT_COLUMNS + keyword] = scaled(value, MAX_KEYWORD_VALUE)
        out[self.offsets["beyond"]] = scaled(beyond, MAX_OBJECTS)
        self.encode_marks(v, out)

    def encode_marks(self, v: RealmView, out: SparseArray) -> None:
        """Add what is about to happen to objects, and what lasts."""
        t, me = v.table, int(v.seat)
        last = self.offsets["objects"] + self.row_width - MARK_COLUMNS - NUM_OBJECT_COLUMNS

        def mark(u: int, column: int, value: float) -> None:
            if 0 <= u < MAX_OBJECTS:
                place = last + self.place(u, me) * self.row_width + column
                out[place] = min(out.get(place, 0.0) + value, 1.0)

        for effect in t.effects:
            if effect.what in OBJECT_COLUMNS:
                column, scale = OBJECT_COLUMNS[int(effect.what)]
                mark(effect.unit, MARK_COLUMNS + column, share(effect, scale))
            if effect.what == ATTACHED:
                mark(effect.unit, MARK_COLUMNS + HOST, (self.place(effect.n, me) + 1) / MAX_OBJECTS)
                mark(effect.n, MARK_COLUMNS + CARRIES, 1.0)
        for i in range(0, len(t.aims), 2):
            mark(t.aims[i], 0, t.aims[i + 1] / SCALE)
        ask = v.ask
        if ask is not None and ask.kind in OBJECT_ASKS:
            mark(ask.about, 1, 1.0)
        elif ask is not None and ask.kind in OBJECT_NUMBERS:
            mark(ask.n, 1, 1.0)
        for f in t.frames:
            if isinstance(f, Moving):
                for u in f.group:
                    mark(u, 2, 1.0)
            elif isinstance(f, Dooming):
                for u in f.doomed:
                    mark(u, 5, 1.0)
        for age, item in enumerate(newest_first(t)):
            for codes in item.all_chosen():
                for code in codes:
                    mark(code if code < SPAN else -1, 3 if age == 0 else 4, 1.0)

    def encode_zones(self, v: RealmView, seat: int, out: SparseArray) -> None:
        """Add the cards, runes and pools of a seat."""
        t, at, me, k = v.table, self.offsets, int(v.seat), self.kinds
        other = (seat - me) % self.seats
        side = self.rules.sides[seat]
        if v.waiting >> seat & 1:
            out[at["waiting"] + other] = 1.0
        out[at["points"] + other] = scaled(t.points[side], self.victory)
        out[at["wins"] + other] = t.wins[side] / 2
        for field in range(self.fields):
            if t.scored[seat] >> field & 1:
                out[at["scored"] + other * self.fields + field] = 1.0
        for name, n, most in (
            ("finals", t.finals[seat], 8),
            ("hands", v.hands[seat], SCALE),
            ("asides", v.asides[seat], 4),
            ("decks", sum(v.sizes[seat]), MAIN_DECK),
            ("sideboards", v.side_sizes[seat], SIDEBOARD),
            ("wished", int(v.wished[seat]), 1),
            ("gone", int(t.is_gone(seat)), 1),
            ("died", t.died[seat], 8),
            ("thrown", t.thrown[seat], 8),
            ("xp", t.xp[seat], SCALE),
        ):
            out[at[name] + other] = scaled(n, most)
        for i, bag in enumerate(v.bags[seat]):
            if bag:
                count_copies(out, at["deck_rest" if i else "deck_top"] + other * k, bag)
        cards: list[tuple[str, Sequence[int]]] = [
            ("known", t.known[seat]), ("unseen", v.unseen[seat]), ("trash", t.trash[seat]),
            ("banished", t.banished[seat]), ("used", t.used[seat]),
        ]  # fmt: skip
        for name, some in cards:
            if some:
                count_copies(out, at[name] + other * k, some)
        out[at["chosen"] + other * k + t.chosen[seat]] = 1.0
        if t.champion[seat] >= 0:
            out[at["champion"] + other * k + t.champion[seat]] = 1.0
        self.encode_resources(t, seat, other, out)

    def encode_resources(self, t: Realm, seat: int, other: int, out: SparseArray) -> None:
        """Add the runes and pools of a seat."""
        at = self.offsets
        own, i = seat * NUM_DOMAINS, other * NUM_DOMAINS
        for domain in range(NUM_DOMAINS):
            if t.runes[own + domain]:
                out[at["runes"] + i + domain] = scaled(t.runes[own + domain], SCALE)
            if t.ready[own + domain]:
                out[at["ready"] + i + domain] = scaled(t.ready[own + domain], SCALE)
        for depth, bag in enumerate(t.rune_decks[seat].bags):
            for domain in bag:
                add_capped(out, at["rune_decks"] + i + domain, 1 / SCALE)
                if depth == 0:
                    add_capped(out, at["rune_top"] + i + domain, 1 / SCALE)
        for i, pool in enumerate((t.energy, t.spell_energy, t.gear_power)):
            out[at["energy"] + other * 3 + i] = scaled(pool[seat], SCALE)
        for domain in range(POOL):
            if t.power[seat * POOL + domain]:
                out[at["power"] + other * POOL + domain] = scaled(t.power[seat * POOL + domain], SCALE)

    def encode_chain(self, t: Realm, me: int, out: SparseArray) -> None:
        """Add the items that wait to resolve."""
        items = newest_first(t)
        out[self.offsets["chain_size"]] = scaled(len(items), 2 * MAX_CHAIN)
        for i, item in enumerate(items[:MAX_CHAIN]):
            row = self.offsets["chain"] + i * self.item_width
            out[row + item.kind] = 1.0
            out[row + self.kinds + item.what] = 1.0
            out[row + self.kinds + ITEM_KINDS + (item.seat - me) % self.seats] = 1.0
            out[row + self.kinds + ITEM_KINDS + self.seats] = float(item.pending)


def newest_first(t: Realm) -> list[Item]:
    """Return the items of the chain from the newest; those not yet ordered come first."""
    return [*t.chain, *t.fresh][::-1]


def count_copies(out: SparseArray, at: int, cards: Iterable[int]) -> None:
    """Add the copies of each card, as a share of COPIES."""
    for kind in cards:
        add_capped(out, at + kind, 1 / COPIES)


def add_capped(out: SparseArray, at: int, increment: float) -> None:
    """Add `increment`, up to 1."""
    out[at] = min(out.get(at, 0.0) + increment, 1.0)
