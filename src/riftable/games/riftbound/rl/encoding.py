"""The encoding of Riftbound, all modes and decks: objects by their number, zones by their cards, the chain.

Seats count from the observing one, in turn order; places are bases by seat, then battlefields. Cards are
those that can turn up with the decks of the rules, by name, so the layout depends on the decks. Actions
are blocks, one for each verb of the notation, with an action for every possible argument. `native.packing`
writes the numbers.
"""

from __future__ import annotations

from typing import ClassVar, Final

from riftable.core.errors import IllegalMove
from riftable.core.rules import Rules, View
from riftable.gamekit.encoding import Feature
from riftable.gamekit.packed_encoding import PackedEncoding
from riftable.games.riftbound.rl.lasting import (
    NUM_OBJECT_COLUMNS,
    OBJECTS_TOLD,
    SEAT_COLUMNS,
    SEATS_TOLD,
)
from riftable.games.riftbound.rl.native.marks import MARK_COLUMNS, MAX_OBJECTS
from riftable.games.riftbound.rl.native.packing import (
    FLAGS,
    ITEM_KINDS,
    MAX_CHAIN,
    MAX_ROUNDS,
    STAGES,
    RiftboundPacker,
)
from riftable.games.riftbound.rl.native.unit_parts import MIGHT_COLUMNS, SCALE
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules.deck_breaches import COPIES, MAIN_DECK, SIDEBOARD
from riftable.games.riftbound.rules.ids import (
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
)
from riftable.games.riftbound.rules.moves import OF_CARD, OF_DOMAIN, OF_NUMBER, OF_OBJECT, OF_PLACE, PLAIN
from riftable.games.riftbound.rules.view import ASK_NAMES

MAX_NUMBER: Final = 512  # arguments of verbs that take an object or a number
CHANCE_VERBS: Final = (F_CARD, F_RUNE, F_FIRST, F_FIELD)


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


class RiftboundEncoding(PackedEncoding):
    """Riftbound for one mode and some decks."""

    version: ClassVar[str] = "riftbound 4"
    ask_kinds: ClassVar[list[str]] = ASK_NAMES

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, Riftbound)
        config = rules.config
        kinds, seats, fields = len(config.cards), int(config.players), int(config.fields)
        self.vocabulary = tuple(card.name for card in config.cards)
        self.blocks = action_blocks(kinds, seats, seats + fields)
        # By seat: the move of each action, and the action of each move.
        self.moves = [moves_of(self.blocks, seat, seats) for seat in range(seats)]
        self.actions = [{move: action for action, move in enumerate(moves)} for moves in self.moves]
        super().__init__(
            rules,
            features(kinds, seats, fields),
            len(self.moves[0]),
            range(min(CHANCE_VERBS) * SPAN, (max(CHANCE_VERBS) + 1) * SPAN),
            RiftboundPacker(kinds, rules.sides, fields, int(config.victory)),
        )

    def action(self, move: int, seat: int) -> int:
        found = self.actions[seat].get(move)
        if found is None:
            raise IllegalMove(f"move {move}", "no action at this table means it")
        return found

    def move(self, action: int, seat: int) -> int:
        return self.moves[seat][super().move(action, seat)]

    def legal_actions(self, view: View) -> list[int]:
        ask = view.ask
        if ask is None:
            return []
        seat = int(view.seat)
        known = self.actions[seat]
        return sorted([known[move] if move in known else self.action(move, seat) for move in ask.moves])


def moves_of(blocks: list[ActionBlock], seat: int, seats: int) -> list[int]:
    """Return the moves that the actions of a seat mean."""
    return [
        block.verb * SPAN + rotated(argument, block.turns, seat, seats)
        for block in blocks
        for argument in range(block.size)
    ]


def rotated(argument: int, turns: str, by: int, seats: int) -> int:
    """Return an argument with its seats counted from another one."""
    if turns == "rune":
        return (argument // NUM_DOMAINS + by) % seats * NUM_DOMAINS + argument % NUM_DOMAINS
    return (argument + by) % seats if turns and argument < seats else argument
