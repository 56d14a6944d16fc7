"""The inputs of Riftbound's value net: what it sees of a duel when a Main Phase begins.

Each side is described by numbers, of which most are between 0 and 1, and by the cards it has on the board
and in hand; each battlefield by who holds it and by the fights that could happen there. The side on turn
always comes first.
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftbound.ai.rollout_policy import attack_might, defense
from riftable.games.riftbound.rules.ids import EXHAUSTED, NUM_DOMAINS, UNIT
from riftable.games.riftbound.rules.state import GONE, Realm

# Numbers of a side.
POINTS_MISSING: Final = 0  # + how many points are missing, one-hot
MAX_POINTS_MISSING: Final = 8
FIELDS_HELD: Final = POINTS_MISSING + MAX_POINTS_MISSING + 1  # + how many battlefields are held, one-hot
MAX_FIELDS_HELD: Final = 2
MIGHT_HELD: Final = FIELDS_HELD + MAX_FIELDS_HELD + 1  # Might at battlefields
MIGHT_READY: Final = MIGHT_HELD + 1  # Might in the base, ready
MIGHT_SPENT: Final = MIGHT_READY + 1  # Might in the base, exhausted
UNITS_HELD: Final = MIGHT_SPENT + 1  # the same for the number of units
UNITS_READY: Final = UNITS_HELD + 1
UNITS_SPENT: Final = UNITS_READY + 1
STRONGEST: Final = UNITS_SPENT + 1  # the most Might of a unit
SAFETY: Final = STRONGEST + 1  # sum over held battlefields: how surely an attack fails, -1 to 1
BREACH: Final = SAFETY + 1  # sum over the others: how surely an attack succeeds, -1 to 1
GEARS: Final = BREACH + 1
HAND: Final = GEARS + 1
HAND_SURPLUS: Final = HAND + 1  # cards beyond USUAL_HAND
RUNES: Final = HAND_SURPLUS + 1
READY_RUNES: Final = RUNES + 1
CHAMPION: Final = READY_RUNES + 1  # can still be played
FACEDOWN: Final = CHAMPION + 1
LEGEND_READY: Final = FACEDOWN + 1
DECK: Final = LEGEND_READY + 1
EXPERIENCE: Final = DECK + 1
UNITS_TO_PLAY: Final = EXPERIENCE + 1  # Might of the units in hand that the runes of the next turn pay for
OTHERS_TO_PLAY: Final = UNITS_TO_PLAY + 1  # spells and gear in hand that ready runes pay for
CHAMPION_TO_PLAY: Final = OTHERS_TO_PLAY + 1
TURNS: Final = CHAMPION_TO_PLAY + 1  # turns begun
NUM_NUMBERS: Final = TURNS + 1

# Inputs of a battlefield.
OWN: Final = 0  # held by the side on turn
FOREIGN: Final = 1  # by the other
UNHELD: Final = 2
OWN_GUARD: Final = 3  # the damage that kills all units there of the side on turn
FOREIGN_GUARD: Final = 4
OWN_UNITS: Final = 5
FOREIGN_UNITS: Final = 6
OWN_ATTACK: Final = 7  # how surely an attack succeeds, -1 to 1, where it is not held already
FOREIGN_ATTACK: Final = 8
OWN_MARGIN: Final = 9  # the same, less steep
FOREIGN_MARGIN: Final = 10
OWN_SCORED: Final = 11  # scored in this turn
OWN_FACEDOWN: Final = 12
FOREIGN_FACEDOWN: Final = 13
NUM_FIELD_INPUTS: Final = 14

DECISIVE_MIGHT: Final = 4.0  # the margin by which a fight is as good as won
WIDE_MARGIN: Final = 12.0
USUAL_HAND: Final = 4
CHANNELED: Final = 2  # runes that come with each turn


@final
class Inputs:
    """What the net sees of a position; index 0 is the side on turn."""

    numbers: list[list[float]]  # by side
    board: list[list[int]]  # by side, kinds of cards: the legend, units and gear
    hands: list[list[int]]  # by side, kinds: in hand, facedown and in the Champion Zone
    fields: list[list[float]]  # by battlefield
    field_kinds: list[int]  # by battlefield

    def __init__(self, s: Realm) -> None:
        turn: i64 = s.turn
        other: i64 = 1 - turn
        self.numbers = []
        self.board = []
        self.hands = []
        self.fields = []
        self.field_kinds = []
        self.add_side(s, turn, True)
        self.add_side(s, other, False)
        self.add_fields(s, turn, other)

    def add_side(self, s: Realm, seat: i64, on_turn: bool) -> None:
        """Add the numbers and the cards of a seat."""
        found: list[float] = [0.0] * NUM_NUMBERS
        left: i64 = s.victory_score() - s.points[seat]
        found[POINTS_MISSING + max(min(left, MAX_POINTS_MISSING), 0)] = 1.0
        board: list[int] = [s.kind[seat]]
        held: i64 = 0
        ready: i64 = 0
        spent: i64 = 0
        units_held: i64 = 0
        units_ready: i64 = 0
        units_spent: i64 = 0
        strongest: i64 = 0
        gears: i64 = 0
        players: i64 = s.config.players
        for u in range(players + s.config.fields, len(s.kind)):
            kind: i64 = s.kind[u]
            if kind == GONE or s.seat[u] != seat:
                continue
            board.append(kind)
            if not s.cards[kind].is_unit:
                gears += 1
                continue
            might: i64 = attack_might(s, u)
            strongest = max(strongest, might)
            if s.at[u] >= players:
                held += might
                units_held += 1
            elif s.flags[u] & EXHAUSTED:
                spent += might
                units_spent += 1
            else:
                ready += might
                units_ready += 1
        found[MIGHT_HELD] = float(held) / 10.0
        found[MIGHT_READY] = float(ready) / 10.0
        found[MIGHT_SPENT] = float(spent) / 10.0
        found[UNITS_HELD] = float(units_held) / 4.0
        found[UNITS_READY] = float(units_ready) / 4.0
        found[UNITS_SPENT] = float(units_spent) / 4.0
        found[STRONGEST] = float(strongest) / 8.0
        found[GEARS] = float(gears) / 3.0
        self.add_cards(s, seat, on_turn, found)
        self.numbers.append(found)
        self.board.append(board)

    def add_cards(self, s: Realm, seat: i64, on_turn: bool, found: list[float]) -> None:
        """Set the numbers of a seat's hand, runes and decks."""
        hand = s.hands[seat][:]
        cards: i64 = len(hand)
        ready: i64 = 0
        for i in range(seat * NUM_DOMAINS, seat * NUM_DOMAINS + NUM_DOMAINS):
            ready += s.ready[i]
        runes: i64 = s.num_runes(seat)
        energy: i64 = ready if on_turn else runes + CHANNELED
        might: i64 = 0
        others: i64 = 0
        for kind in hand:
            card = s.cards[kind]
            if card.type == UNIT:
                if card.cost.energy <= energy:
                    might += card.might
            elif card.cost.energy <= ready:
                others += 1
        found[HAND] = float(cards) / 5.0
        if cards > USUAL_HAND:
            found[HAND_SURPLUS] = float(cards - USUAL_HAND) / 3.0
        found[RUNES] = float(runes) / 8.0
        found[READY_RUNES] = float(ready) / 8.0
        found[UNITS_TO_PLAY] = float(might) / 10.0
        found[OTHERS_TO_PLAY] = float(others) / 3.0
        champion: i64 = s.champion[seat]
        if champion >= 0:
            found[CHAMPION] = 1.0
            hand.append(champion)
            if s.cards[champion].cost.energy <= energy:
                found[CHAMPION_TO_PLAY] = 1.0
        if s.facedown:
            for slot in range(len(s.hider)):
                if s.hider[slot] == seat:
                    found[FACEDOWN] += 1.0
                    if s.hidden[slot] >= 0:
                        hand.append(s.hidden[slot])
        if not s.flags[seat] & EXHAUSTED:
            found[LEGEND_READY] = 1.0
        deck: i64 = 0
        for bag in s.decks[seat].bags:
            deck += len(bag)
        found[DECK] = float(deck) / 40.0
        found[EXPERIENCE] = float(s.xp[seat]) / 5.0
        found[TURNS] = float(min(s.taken[seat], 12)) / 10.0
        self.hands.append(hand)

    def add_fields(self, s: Realm, turn: i64, other: i64) -> None:
        """Add the battlefields, and to each side how safe those are that it holds and what it could take."""
        own = self.numbers[0]
        foreign = self.numbers[1]
        strike: float = 10.0 * own[MIGHT_READY]
        threat: float = 10.0 * (foreign[MIGHT_READY] + foreign[MIGHT_SPENT])
        held: i64 = 0
        lost: i64 = 0
        players: i64 = s.config.players
        for place in range(players, players + s.config.fields):
            if s.kind[place] == GONE:  # not laid yet
                continue
            found: list[float] = [0.0] * NUM_FIELD_INPUTS
            guard: float = float(defense(s, other, place).takes)
            against: float = float(defense(s, turn, place).takes)
            attack: float = strike - against
            raid: float = threat - guard
            holder: i64 = s.seat[place]
            if holder == turn:
                found[OWN] = 1.0
                held += 1
                own[SAFETY] -= fight_margin(raid)
            else:
                own[BREACH] += fight_margin(attack)
                found[OWN_ATTACK] = fight_margin(attack)
                found[OWN_MARGIN] = clip(attack / WIDE_MARGIN)
            if holder == other:
                found[FOREIGN] = 1.0
                lost += 1
                foreign[SAFETY] -= fight_margin(attack)
            else:
                foreign[BREACH] += fight_margin(raid)
                found[FOREIGN_ATTACK] = fight_margin(raid)
                found[FOREIGN_MARGIN] = clip(raid / WIDE_MARGIN)
            if holder < 0:
                found[UNHELD] = 1.0
            found[OWN_GUARD] = guard / 8.0
            found[FOREIGN_GUARD] = against / 8.0
            for u in s.here[place]:
                if s.cards[s.kind[u]].is_unit:
                    found[OWN_UNITS if s.seat[u] == turn else FOREIGN_UNITS] += 0.25
            if s.scored[turn] & s.bit(place):
                found[OWN_SCORED] = 1.0
            if s.facedown:
                for slot in s.slots(place):
                    if s.hider[slot] == turn:
                        found[OWN_FACEDOWN] = 1.0
                    elif s.hider[slot] == other:
                        found[FOREIGN_FACEDOWN] = 1.0
            self.fields.append(found)
            self.field_kinds.append(s.kind[place])
        own[FIELDS_HELD + min(held, MAX_FIELDS_HELD)] = 1.0
        foreign[FIELDS_HELD + min(lost, MAX_FIELDS_HELD)] = 1.0


def fight_margin(margin: float) -> float:
    """Return how sure the outcome of a fight is, from -1 (lost) to 1 (won), by the difference in Might."""
    return clip(margin / DECISIVE_MIGHT)


def clip(x: float) -> float:
    """Return the number, at least -1 and at most 1."""
    return max(-1.0, min(1.0, x))
