"""The features of Riftbound, all modes and decks: objects by their number, zones by their cards, the chain.

Seats count from the one that looks, in turn order; places are bases by seat, then battlefields; cards are the
kinds that can turn up with the decks of the table, in the order of their names, so the layout depends on the
decks. Actions are blocks, one for each verb of the notation, as long as its argument can be: nothing is cut.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from riftable.core.errors import IllegalMove
from riftable.core.rules import Rules, View
from riftable.gamekit.encoding import Encoding, Piece, Spots, share
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.frames import Dooming, Moving, Playing
from riftable.games.riftbound.rules.ids import (
    ENTER_READY,
    F_CARD,
    F_FIELD,
    F_FIRST,
    F_RUNE,
    NUM_DOMAINS,
    NUM_KEYWORDS,
    PHASE_NAMES,
    POOL,
    SAVES,
    SPAN,
    V_LEAVE,
    V_RUNES,
    V_SEAT,
)
from riftable.games.riftbound.rules.items import Item
from riftable.games.riftbound.rules.moves import OF_CARD, OF_DOMAIN, OF_NUMBER, OF_OBJECT, OF_PLACE, PLAIN
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.view import ASK_NAMES, RealmView

OBJECTS: Final = 48  # rows of objects; random games come to 31
CHAIN: Final = 6  # items of the chain that are shown; random games come to 4
COPIES: Final = 3  # of a card in a deck, usually
FEW: Final = 12  # runes, Energy, Might, damage: what fractions are of
ROUNDS: Final = 60
STAGES: Final = 3
FLAGS: Final = 8  # bits, of which the last are not used yet
MIGHT: Final = 4  # columns: Might, damage, Might given, Might taken
MARKS: Final = 7  # columns: what is about to happen to an object
VALUE: Final = 6  # of a keyword
SORTS: Final = 4  # what an item of the chain is
NATURE: Final = (F_CARD, F_RUNE, F_FIRST, F_FIELD)  # verbs that only nature uses


# What a question is about, where it is no card.
PLACE_ASKS: Final = frozenset(ASK_NAMES.index(name) for name in ("showdown", "assign"))
OBJECT_ASKS: Final = frozenset(ASK_NAMES.index(name) for name in ("destination", "group", "ability"))
OBJECT_NUMBERS: Final = frozenset(ASK_NAMES.index(name) for name in ("saver", "saved"))  # its number is one


class Block:
    """A run of actions: one verb with its arguments."""

    def __init__(self, verb: int, first: int, size: int, turns: str) -> None:
        self.verb = verb
        self.first = first
        self.size = size
        self.turns = turns  # what in its argument counts from the seat that is asked: see `turned`


def blocks(kinds: int, seats: int, places: int) -> list[Block]:
    """The actions of a table: all verbs that answer players' questions, in the order of their numbers."""
    sizes: dict[int, tuple[int, str]] = dict.fromkeys(PLAIN, (1, ""))
    sizes |= dict.fromkeys(OF_CARD, (kinds, ""))
    sizes |= dict.fromkeys(OF_OBJECT, (SPAN, "place"))  # the first objects are the legends, by seat
    sizes |= dict.fromkeys(OF_DOMAIN, (NUM_DOMAINS, ""))
    sizes |= dict.fromkeys(OF_PLACE, (places, "place"))
    sizes |= dict.fromkeys(OF_NUMBER, (SPAN, ""))
    sizes |= {V_RUNES: (seats * NUM_DOMAINS, "rune"), V_SEAT: (seats, "place")}
    found: list[Block] = []
    first = 0
    for verb in sorted(sizes):
        if verb not in NATURE and verb != V_LEAVE:  # leaving is possible at any time, and answers no question
            size, turns = sizes[verb]
            found.append(Block(verb, first, size, turns))
            first += size
    return found


def pieces(kinds: int, n: int, fields: int) -> list[Piece]:
    """The pieces of a table with so many kinds of cards, seats and battlefields."""
    seats, cards, places = (n,), (n, kinds), n + fields
    row = kinds + n + n + places + FLAGS + MIGHT + NUM_KEYWORDS + MARKS
    item = kinds + SORTS + n + 1
    return [
        Piece("ask", (len(ASK_NAMES),), "the kind of my question, one-hot; nothing when it is not mine"),
        Piece("ask_card", (kinds,), "the card that asks, one-hot"),
        Piece("ask_place", (places,), "the place it is about, one-hot"),
        Piece(
            "ask_n", (1,), f"its number / {FEW}, at most 1: damage left, which of the picks, what is to pay"
        ),
        Piece("to_pay", (3,), f"still to be paid / {FEW}: Energy, Power of its own domains, Power of any"),
        Piece("moving_to", (places,), "where the units that move go, one-hot"),
        Piece("waiting", seats, "who is asked, by seat"),
        Piece("turn", seats, "whose turn it is, one-hot"),
        Piece("first", seats, "who started, one-hot"),
        Piece("next_turns", seats, "who takes additional turns"),
        Piece("priority", seats, "who has priority, one-hot; nobody: whoever controls the newest item"),
        Piece("focus", seats, "who has focus, one-hot"),
        Piece("invited", seats, "the teammate who may play now, one-hot"),
        Piece("passes", (1,), "passes in a row / 4"),
        Piece("round", (1,), f"turns begun / {ROUNDS}, at most 1"),
        Piece("phase", (len(PHASE_NAMES),), "the phase, one-hot"),
        Piece("stage", (STAGES,), "nothing, showdown or aftermath, one-hot"),
        Piece("showdown", (places,), "where it runs, one-hot"),
        Piece("combat", (1,), "it is a combat"),
        Piece("attacker", seats, "who attacks, one-hot"),
        Piece("defender", seats, "who defends, one-hot"),
        Piece("points", seats, "points of the side of each seat / those that win"),
        Piece("wins", seats, "games of a match won by the side of each seat / 2"),
        Piece("scored", (n, fields), "battlefields each seat has scored this turn"),
        Piece("barred", (fields,), "2v2: battlefields the side on turn cannot score this turn"),
        Piece("finals", seats, "cards each seat has made final this turn / 8, at most 1"),
        Piece(
            "objects",
            (OBJECTS, row),
            "by object number, legends first, by seat, then battlefields: card (one-hot), controller, owner, "
            "place (one-hot each); exhausted, stunned, buffed, attacker, defender, fought, given Temporary, "
            "and a bit for more; Might, damage, Might given this turn, taken this turn, all / 12; of a unit, "
            "the value of each keyword / 6; saved once, damage aimed at it / 12, in question, moves, chosen "
            "by the newest item of the chain, chosen by an older one, about to die",
        ),
        Piece("beyond", (1,), f"objects beyond the first {OBJECTS}, which have no row / 48, at most 1"),
        Piece("contested", (places, n), "who has applied Contested at each place, one-hot"),
        Piece("facedown", (places, n), "whose facedown card lies at each place, one-hot"),
        Piece("facedown_now", (places,), "it was hidden this turn"),
        Piece("facedown_card", (places, kinds), "my own facedown cards, one-hot"),
        Piece("hand", (kinds,), "my hand, copies / 3"),
        Piece("aside", (kinds,), "what I have set aside, copies / 3"),
        Piece("hands", seats, f"cards in each hand / {FEW}, at most 1"),
        Piece("asides", seats, "cards each seat has set aside / 4"),
        Piece("known", cards, "what everybody knows to be in a hand, copies / 3"),
        Piece("unseen", cards, "in the deck, hand or face down of a seat, and I cannot place it; copies / 3"),
        Piece("decks", seats, "cards in each Main Deck / 40, at most 1"),
        Piece("deck_top", cards, "the cards of which the top one is one, if I can name them; copies / 3"),
        Piece("deck_rest", cards, "the other cards of a deck that I can name, copies / 3"),
        Piece("trash", cards, "copies / 3"),
        Piece("banished", cards, "copies / 3"),
        Piece("champion", cards, "the card in the Champion Zone, one-hot"),
        Piece("used", cards, "a match: battlefields each seat has used"),
        Piece("chosen", cards, "the Chosen Champion of each seat in this game, one-hot"),
        Piece("sideboard", (kinds,), "a match: my sideboard, copies / 3"),
        Piece("sideboards", seats, "cards in each sideboard / 8, at most 1"),
        Piece("wished", seats, "a match: who has said which Chosen Champion they want next"),
        Piece("wish", (kinds,), "which one I want, one-hot"),
        Piece("gone", seats, "who has left the game"),
        Piece("died", seats, "units of each seat that died this turn / 8, at most 1"),
        Piece("thrown", seats, "cards each seat has discarded this turn / 8, at most 1"),
        Piece("runes", (n, NUM_DOMAINS), f"on the board / {FEW}"),
        Piece("ready", (n, NUM_DOMAINS), f"of these, ready / {FEW}"),
        Piece("rune_decks", (n, NUM_DOMAINS), f"in each Rune Deck / {FEW}"),
        Piece("rune_top", (n, NUM_DOMAINS), f"of these, those of which the top one is one / {FEW}"),
        Piece("energy", (n, 2), f"in the pool / {FEW}, at most 1: for anything, for spells only"),
        Piece("power", (n, POOL), f"in the pool / {FEW}, at most 1; the last is of any domain"),
        Piece("enter_ready", seats, "units the seat plays this turn enter ready"),
        Piece(
            "chain",
            (CHAIN, item),
            "the newest items first: card (one-hot), card, token, triggered or activated ability (one-hot), "
            "who controls it (one-hot), still pending",
        ),
        Piece("chain_size", (1,), f"items on the chain / {2 * CHAIN}, at most 1"),
    ]


class RiftboundEncoding(Encoding):
    """Riftbound for one mode and some decks."""

    version: ClassVar[str] = "riftbound 1"
    questions: ClassVar[list[str]] = ASK_NAMES

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, Riftbound)
        book = rules.book
        self.kinds = len(book.cards)
        self.seats = int(book.players)
        self.fields = int(book.fields)
        self.places = self.seats + self.fields
        self.victory = int(book.victory)
        self.blocks = blocks(self.kinds, self.seats, self.places)
        self.block_of = {block.verb: block for block in self.blocks}
        self.verb_of = [block for block in self.blocks for _ in range(block.size)]
        nature = range(min(NATURE) * SPAN, (max(NATURE) + 1) * SPAN)
        super().__init__(rules, pieces(self.kinds, self.seats, self.fields), len(self.verb_of), nature)
        self.row_width = self.width("objects")
        self.item_width = self.width("chain")

    def width(self, name: str) -> int:
        """How many numbers a row of a piece has."""
        return next(piece.shape[-1] for piece in self.pieces if piece.name == name)

    # Answers.

    def turned(self, argument: int, turns: str, by: int) -> int:
        """An argument in which seats count from another one."""
        n = self.seats
        if turns == "rune":
            return (argument // NUM_DOMAINS + by) % n * NUM_DOMAINS + argument % NUM_DOMAINS
        return (argument + by) % n if turns and argument < n else argument

    def action(self, move: int, seat: int) -> int:
        block = self.block_of[move // SPAN]
        argument = self.turned(move % SPAN, block.turns, -seat)
        if argument >= block.size:
            raise IllegalMove(f"move {move}", f"its verb has {block.size} arguments at this table")
        return block.first + argument

    def move(self, action: int, seat: int) -> int:
        block = self.verb_of[super().move(action, seat)]
        return block.verb * SPAN + self.turned(action - block.first, block.turns, seat)

    # What is seen.

    def spots(self, view: View) -> Spots:
        assert isinstance(view, RealmView)
        spots: Spots = {}
        self.question(view, spots)
        self.situation(view, spots)
        self.objects(view, spots)
        for seat in range(self.seats):
            self.zones(view, seat, spots)
        self.chain(view.table, int(view.seat), spots)
        count(spots, self.start["hand"], view.hand)
        count(spots, self.start["aside"], view.aside)
        count(spots, self.start["sideboard"], view.side)
        wish = view.table.wish[view.seat]
        if wish >= 0:
            spots[self.start["wish"] + wish] = 1.0
        return spots

    def hot(self, spots: Spots, name: str, seat: int, me: int) -> None:
        """Marks a seat, if it is one."""
        if seat >= 0:
            spots[self.start[name] + (seat - me) % self.seats] = 1.0

    def place(self, place: int, me: int) -> int:
        """A place as I count them."""
        return (place - me) % self.seats if place < self.seats else place

    def question(self, v: RealmView, spots: Spots) -> None:
        """What I am asked, and what the action under way remembers."""
        at, ask, me = self.start, v.ask, int(v.seat)
        if ask is not None:
            spots[at["ask"] + ask.kind] = 1.0
            if ask.kind not in OBJECT_NUMBERS:
                spots[at["ask_n"]] = share(ask.n, FEW)
            if ask.kind in PLACE_ASKS:
                spots[at["ask_place"] + self.place(ask.about, me)] = 1.0
            elif ask.about >= 0 and ask.kind not in OBJECT_ASKS:
                spots[at["ask_card"] + ask.about] = 1.0
        for f in v.table.frames:
            if isinstance(f, Playing):
                for i, n in enumerate((f.energy, f.power, f.any)):
                    spots[at["to_pay"] + i] = share(max(n, 0), FEW)
            elif isinstance(f, Moving) and f.to >= 0:
                spots[at["moving_to"] + self.place(f.to, me)] = 1.0

    def situation(self, v: RealmView, spots: Spots) -> None:
        """Whose turn it is, and what runs."""
        t, at, me = v.table, self.start, int(v.seat)
        for name, seat in (
            ("turn", t.turn), ("first", t.first), ("priority", t.priority), ("focus", t.focus),
            ("invited", t.invited), ("attacker", t.attacker), ("defender", t.defender),
        ):  # fmt: skip
            self.hot(spots, name, seat, me)
        for seat in t.turns:
            self.hot(spots, "next_turns", seat, me)
        spots[at["passes"]] = share(t.passes, 4)
        spots[at["round"]] = share(t.round, ROUNDS)
        spots[at["phase"] + t.phase] = 1.0
        spots[at["stage"] + t.stage] = 1.0
        spots[at["combat"]] = float(t.combat)
        if t.showdown >= 0:
            spots[at["showdown"] + self.place(t.showdown, me)] = 1.0
        for field in range(self.fields):
            if t.barred >> field & 1:
                spots[at["barred"] + field] = 1.0
        for place in range(self.places):
            here = self.place(place, me)
            if t.contester[place] >= 0:
                spots[at["contested"] + here * self.seats + (t.contester[place] - me) % self.seats] = 1.0
            if t.hider[place] >= 0:
                spots[at["facedown"] + here * self.seats + (t.hider[place] - me) % self.seats] = 1.0
                spots[at["facedown_now"] + here] = float(t.since[place] == t.round)
            if v.hidden[place] >= 0:
                spots[at["facedown_card"] + here * self.kinds + v.hidden[place]] = 1.0
        for effect in t.effects:
            if effect.what == ENTER_READY:
                self.hot(spots, "enter_ready", effect.seat, me)

    def objects(self, v: RealmView, spots: Spots) -> None:
        """What lies on the board."""
        t, me, n = v.table, int(v.seat), self.seats
        at = self.start["objects"]
        beyond = 0
        for u in range(len(t.kind)):
            if t.kind[u] == GONE:
                continue
            if u >= OBJECTS:
                beyond += 1
                continue
            row = at + self.place(u, me) * self.row_width
            spots[row + t.kind[u]] = 1.0
            here = row + self.kinds
            if t.seat[u] >= 0:
                spots[here + (t.seat[u] - me) % n] = 1.0
            if t.owner[u] >= 0:
                spots[here + n + (t.owner[u] - me) % n] = 1.0
            spots[here + 2 * n + self.place(t.at[u], me)] = 1.0
            here += 2 * n + self.places
            for flag in range(FLAGS):
                if t.flags[u] >> flag & 1:
                    spots[here + flag] = 1.0
            here += FLAGS
            if t.card(u).is_unit:
                spots[here] = share(t.might(u), FEW)
                spots[here + 1] = share(t.hurt[u], FEW)
                spots[here + (2 if t.extra[u] > 0 else 3)] = share(abs(t.extra[u]), FEW)
                for keyword in range(NUM_KEYWORDS):
                    value = t.keyword(u, keyword)
                    if value:
                        spots[here + MIGHT + keyword] = share(value, VALUE)
        spots[self.start["beyond"]] = share(beyond, OBJECTS)
        self.marks(v, spots)

    def marks(self, v: RealmView, spots: Spots) -> None:
        """What is about to happen to objects."""
        t, me = v.table, int(v.seat)
        last = self.start["objects"] + self.row_width - MARKS

        def mark(u: int, column: int, value: float) -> None:
            if 0 <= u < OBJECTS:
                place = last + self.place(u, me) * self.row_width + column
                spots[place] = min(spots.get(place, 0.0) + value, 1.0)

        for effect in t.effects:
            if effect.what == SAVES:
                mark(effect.unit, 0, 1.0)
        for i in range(0, len(t.aims), 2):
            mark(t.aims[i], 1, t.aims[i + 1] / FEW)
        ask = v.ask
        if ask is not None and ask.kind in OBJECT_ASKS:
            mark(ask.about, 2, 1.0)
        elif ask is not None and ask.kind in OBJECT_NUMBERS:
            mark(ask.n, 2, 1.0)
        for f in t.frames:
            if isinstance(f, Moving):
                for u in f.group:
                    mark(u, 3, 1.0)
            elif isinstance(f, Dooming):
                for u in f.doomed:
                    mark(u, 6, 1.0)
        for age, item in enumerate(newest_first(t)):
            for codes in item.chosen:
                for code in codes:
                    mark(code if code < SPAN else -1, 4 if age == 0 else 5, 1.0)

    def zones(self, v: RealmView, seat: int, spots: Spots) -> None:
        """The cards, runes and pools of one seat."""
        t, at, me, k = v.table, self.start, int(v.seat), self.kinds
        other = (seat - me) % self.seats
        side = self.rules.sides[seat]
        if v.waiting >> seat & 1:
            spots[at["waiting"] + other] = 1.0
        spots[at["points"] + other] = share(t.points[side], self.victory)
        spots[at["wins"] + other] = t.wins[side] / 2
        for field in range(self.fields):
            if t.scored[seat] >> field & 1:
                spots[at["scored"] + other * self.fields + field] = 1.0
        for name, n, most in (
            ("finals", t.finals[seat], 8),
            ("hands", v.hands[seat], FEW),
            ("asides", v.asides[seat], 4),
            ("decks", sum(v.sizes[seat]), 40),
            ("sideboards", v.side_sizes[seat], 8),
            ("wished", int(v.wished[seat]), 1),
            ("gone", int(t.is_gone(seat)), 1),
            ("died", t.died[seat], 8),
            ("thrown", t.thrown[seat], 8),
        ):
            spots[at[name] + other] = share(n, most)
        for i, bag in enumerate(v.bags[seat]):
            if bag:
                count(spots, at["deck_rest" if i else "deck_top"] + other * k, bag)
        cards: list[tuple[str, Sequence[int]]] = [
            ("known", t.known[seat]), ("unseen", v.unseen[seat]), ("trash", t.trash[seat]),
            ("banished", t.banished[seat]), ("used", t.used[seat]),
        ]  # fmt: skip
        for name, some in cards:
            if some:
                count(spots, at[name] + other * k, some)
        spots[at["chosen"] + other * k + t.chosen[seat]] = 1.0
        if t.champion[seat] >= 0:
            spots[at["champion"] + other * k + t.champion[seat]] = 1.0
        self.resources(t, seat, other, spots)

    def resources(self, t: Realm, seat: int, other: int, spots: Spots) -> None:
        """The runes of a seat, and its pools."""
        at = self.start
        own, i = seat * NUM_DOMAINS, other * NUM_DOMAINS
        for domain in range(NUM_DOMAINS):
            if t.runes[own + domain]:
                spots[at["runes"] + i + domain] = share(t.runes[own + domain], FEW)
            if t.ready[own + domain]:
                spots[at["ready"] + i + domain] = share(t.ready[own + domain], FEW)
        for depth, bag in enumerate(t.rune_decks[seat].bags):
            for domain in bag:
                add(spots, at["rune_decks"] + i + domain, 1 / FEW)
                if depth == 0:
                    add(spots, at["rune_top"] + i + domain, 1 / FEW)
        spots[at["energy"] + other * 2] = share(t.energy[seat], FEW)
        spots[at["energy"] + other * 2 + 1] = share(t.spell_energy[seat], FEW)
        for domain in range(POOL):
            if t.power[seat * POOL + domain]:
                spots[at["power"] + other * POOL + domain] = share(t.power[seat * POOL + domain], FEW)

    def chain(self, t: Realm, me: int, spots: Spots) -> None:
        """What waits to resolve."""
        items = newest_first(t)
        spots[self.start["chain_size"]] = share(len(items), 2 * CHAIN)
        for i, item in enumerate(items[:CHAIN]):
            row = self.start["chain"] + i * self.item_width
            spots[row + item.kind] = 1.0
            spots[row + self.kinds + item.what] = 1.0
            spots[row + self.kinds + SORTS + (item.seat - me) % self.seats] = 1.0
            spots[row + self.kinds + SORTS + self.seats] = float(item.pending)


def newest_first(t: Realm) -> list[Item]:
    """The items of the chain, those that are not in order yet before all."""
    return [*t.chain, *t.fresh][::-1]


def count(spots: Spots, at: int, cards: Iterable[int]) -> None:
    """How many of each card there are, of the three that are usual."""
    for kind in cards:
        add(spots, at + kind, 1 / COPIES)


def add(spots: Spots, at: int, share_of_one: float) -> None:
    """One more, up to all there can be."""
    spots[at] = min(spots.get(at, 0.0) + share_of_one, 1.0)
