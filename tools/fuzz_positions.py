"""Play Riftbound from random crowded positions and check all laws on the way.

    python tools/fuzz_positions.py --minutes 5
    python tools/fuzz_positions.py --seed 123 --positions 1
    python tools/fuzz_positions.py --games 1000
    python tools/fuzz_positions.py --departures

Each position has random legal decks from the whole pool, whose cards lie anywhere: units and gear in random
states, hands, trashes, facedown cards, runes, scores. Every card is somewhere once, so all laws apply. A
failure prints its seed, which repeats it, and the position. With `--games`, whole games with such decks are
played in place of positions. With `--departures`, every player leaves at every decision of another one within
an action, and the others play on a little.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback

from riftable.core.game import Game
from riftable.core.laws import check_game, check_moves, check_position, demand
from riftable.core.machine import CHANCE, Ask, State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.games.riftbound.decks.deck_lists import Deck
from riftable.games.riftbound.decks.random_decks import random_decks
from riftable.games.riftbound.rulebook import Riftbound, read_position
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.chain import END, PASS
from riftable.games.riftbound.rules.ids import ACTION, AUTO, DOMAIN_NAMES, GEAR, GO, HIDDEN, UNIT
from riftable.games.riftbound.rules.modes import MODES

DECK_SIZE = 55
MOVES = 80  # of a game from a position
MOVES_AFTER_DEPARTURE = 8
IDLE = (PASS, END, AUTO, GO)  # answers that leave less to do
MAX_HERE = 4  # units of a player at a place
FACEDOWN = {"bandle-tree": 2}  # facedown cards that a battlefield has room for, if more than one
STATES = ("exhausted", "stunned", "buffed", "temporary")
TOKENS = ("recruit", "sprite")


class Crowd:
    """The lines of a random position."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed, 2)
        self.mode = list(MODES)[self.below(len(MODES))]
        self.sides = MODES[self.mode].sides
        self.players = len(self.sides)
        self.decks = random_decks(self.rng, self.sides, DECK_SIZE)
        self.turn = self.below(self.players)
        self.first = self.below(self.players)
        self.round = self.players + 1 + self.below(9)
        self.units = self.players + MODES[self.mode].fields
        self.lines = [
            f"riftbound {self.mode}",
            "option decks " + " / ".join(deck.line for deck in self.decks),
            f"first {self.first}",
            f"turn {self.turn}",
            f"round {self.round}",
        ]
        if self.below(3) == 0:
            self.lines[1] += "\noption lists closed"
        self.left = [self.shuffled(deck) for deck in self.decks]
        self.add_scores()
        self.add_fields()
        self.add_units()
        for seat in range(self.players):
            self.add_seat(seat)

    @property
    def text(self) -> str:
        """The position as text."""
        return "\n".join(self.lines)

    def below(self, n: int) -> int:
        """A random number from 0 up to `n`, exclusive."""
        return int(self.rng.below(n))

    def shuffled(self, deck: Deck) -> list[Card]:
        """The Main Deck in random order."""
        cards = [card for card, n in deck.main for _ in range(n)]
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def take(self, seat: int, *types: int) -> Card | None:
        """A card of a deck of one of the types, which is no longer in it; None: there is none."""
        for card in self.left[seat]:
            if card.type in types:
                self.left[seat].remove(card)
                return card
        return None

    def any_card(self, seat: int, quick: bool) -> Card:
        """A card of a deck, which is no longer in it; often one for showdowns, if `quick`."""
        fast = [card for card in self.left[seat] if card.timing >= ACTION]
        card = fast[0] if quick and fast and self.below(3) else self.left[seat][-1]
        self.left[seat].remove(card)
        return card

    def add_scores(self) -> None:
        """Points, fewer than win."""
        points = [self.below(MODES[self.mode].victory) for _ in set(self.sides)]
        self.lines.append("score " + " ".join(map(str, points)))

    def add_fields(self) -> None:
        """Battlefields, who controls them, and facedown cards."""
        mode = MODES[self.mode]
        seats = [seat for seat in range(self.players) if mode.first_brings or seat != self.first]
        self.controllers: list[int] = []
        for i, owner in enumerate(seats[: mode.fields]):
            fields = self.decks[owner].fields
            controller = self.below(self.players + 1) - 1
            self.controllers.append(controller)
            name = fields[self.below(len(fields))].name
            self.lines.append(f"field {i + 1} {name} {owner} {controller if controller >= 0 else '-'}")
            hidden = (
                [card for card in self.left[controller] if card.keywords[HIDDEN]] if controller >= 0 else []
            )
            down = hidden[: self.below(1 + FACEDOWN.get(name, 1))]
            for card in down:
                self.left[controller].remove(card)
            if down:
                words = [f"{card.name} {controller} {self.round - self.below(3)}" for card in down]
                self.lines.append(f"facedown {i + 1} {' '.join(words)}")

    def add_units(self) -> None:
        """Units at all places, gear in bases."""
        for i, controller in enumerate(self.controllers):
            for _ in range(1 + self.below(MAX_HERE) if controller >= 0 else 0):
                self.add_unit(controller, f"@{i + 1}", UNIT)
        for seat in range(self.players):
            for _ in range(self.below(MAX_HERE + 1)):
                self.add_unit(seat, f"@base{seat}", UNIT)
            for _ in range(self.below(3)):
                self.add_unit(seat, f"@base{seat}", GEAR)

    def add_unit(self, seat: int, place: str, kind: int) -> None:
        """A permanent in a random state, now and then of another owner, now and then a token."""
        owner = self.below(self.players) if self.below(12) == 0 else seat
        card = None if kind == UNIT and self.below(6) == 0 else self.take(owner, kind)
        if card is None and kind == GEAR:
            return
        name = TOKENS[self.below(len(TOKENS))] if card is None else card.name
        words = [state for state in STATES if self.below(4) == 0]
        if kind == GEAR:
            words = [word for word in words if word == "exhausted"]
        elif self.below(4) == 0:
            words.append(f"damage*{1 + self.below(3)}")
        if kind == UNIT and self.below(6) == 0:
            words.append(f"{self.below(7) - 3:+}")
        if owner != seat:
            words.append(f"owner*{owner}")
        words = [word for word in words if word != "+0"]
        self.lines.append(" ".join([f"unit {self.units} {name} {seat} {place}", *words]))
        self.units += 1

    def add_seat(self, seat: int) -> None:
        """Hand, trash, banished cards, runes and legend of a seat."""
        if self.below(4) == 0:
            self.lines.append(f"legend {seat} exhausted")
        for key, most in (("hand", 10), ("trash", 9), ("banished", 3)):
            n = min(self.below(most), len(self.left[seat]))
            cards = [self.any_card(seat, quick=key == "hand") for _ in range(n)]
            self.lines.append(f"{key} {seat} {' '.join(card.name for card in cards) or '-'}")
        if self.below(8) == 0:  # an almost empty deck burns out
            cards, self.left[seat] = self.left[seat][2:], self.left[seat][:2]
            self.lines[-2] = f"{self.lines[-2].removesuffix(' -')} {' '.join(card.name for card in cards)}"
        runes = []
        for domain, n in self.decks[seat].runes:
            there = n - self.below(1 + n // 3)
            runes.append(f"{DOMAIN_NAMES[domain]}*{there}/{there - self.below(1 + there // 2)}")
        self.lines.append(f"runes {seat} {' '.join(runes) or '-'}")


def reread(text: str) -> Game:
    """The position that a text describes, without automatic answers."""
    rules, state, pending = read_position(text, strict=True)
    game = Game(rules, state, seed=0, auto=False)
    if pending:
        game.push(" ".join(pending))
    return game


def check(seed: int, moves: int = MOVES) -> int:
    """Play from the position of a seed; return the number of decisions. Raise what goes wrong."""
    rules, state, _ = read_position(Crowd(seed).text, strict=True)
    assert state is not None
    rng = Rng(seed, 3)
    while state.ask is not None and not rules.at_rest(state):  # a unit died of its damage: settle that first
        state.step(state.ask.sample(rng))
    if state.ask is None:  # that has ended the game: there is nothing to play
        return 0
    return check_game(rules, seed, reread, state, moves, eager)


def check_whole_game(seed: int) -> int:
    """Play a game with random decks; return the number of decisions. Raise what goes wrong."""
    rules = Riftbound(*table(seed))
    return check_game(rules, seed, reread)


def check_departures(seed: int, moves: int = MOVES) -> int:
    """Let each player leave at each moment of others' actions; return how often. Raise what goes wrong.

    A position of two sides has none, for the game would be over.
    """
    crowd = Crowd(seed)
    rules, state, _ = read_position(crowd.text, strict=True)
    assert state is not None
    rng = Rng(seed, 5)
    departures = 0
    for _ in range(moves if len(set(crowd.sides)) > 2 else 0):
        ask = state.ask
        if ask is None:
            break
        if ask.seat != CHANCE and not rules.at_rest(state):
            for move in rules.exits(state).values():
                departures += 1
                check_departure(rules, state.copy(), move, rng)
        state.step(int(ask.sample(rng)) if ask.seat == CHANCE else eager(ask, rng))
    return departures


def check_departure(rules: Rules, s: State, move: int, rng: Rng) -> None:
    """Let a player leave, and the others play on a little."""
    s.depart(move)
    for _ in range(MOVES_AFTER_DEPARTURE):
        check_position(rules, s)
        ask = s.ask
        if ask is None:
            return
        check_moves(rules, s)
        broken_law = rules.broken_law(s, rng)
        demand(not broken_law, broken_law)
        s.step(ask.sample(rng))


def table(seed: int) -> tuple[str, dict[str, str]]:
    """A random mode, with random decks and sometimes closed lists."""
    rng = Rng(seed, 4)
    mode = list(MODES)[int(rng.below(len(MODES)))]
    decks = " / ".join(deck.line for deck in random_decks(rng, MODES[mode].sides))
    return mode, {"decks": decks, **({"lists": "closed"} if rng.below(4) == 0 else {})}


def eager(ask: Ask, rng: Rng) -> int:
    """Answer at random, but seldom by doing nothing, so that much happens at once."""
    move = int(ask.sample(rng))
    return int(ask.sample(rng)) if move in IDLE and rng.below(3) else move


def main() -> int:
    """Check positions until there are enough or the time is up; return 1 if a law is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seed", type=int, default=None, help="the first seed; a new one by default")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--games", type=int, default=0, help="whole games, in place of positions")
    parser.add_argument("--departures", action="store_true", help="let players leave within actions")
    parser.add_argument("--moves", type=int, default=MOVES, help="moves from each position")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so long; 0: never")
    options = parser.parse_args()
    first = time.time_ns() % 1_000_000_000 if options.seed is None else options.seed
    end = time.monotonic() + options.minutes * 60 if options.minutes else float("inf")
    failures = decisions = played = 0
    for seed in range(first, first + (options.games or options.positions)):
        if time.monotonic() > end:
            break
        played += 1
        try:
            if options.games:
                decisions += check_whole_game(seed)
            elif options.departures:
                decisions += check_departures(seed, options.moves)
            else:
                decisions += check(seed, options.moves)
        except Exception:  # noqa: BLE001  (whatever goes wrong is a failure of this seed)
            failures += 1
            traceback.print_exc()
            if options.games:
                print(f"--seed {seed} --games 1 repeats this: {table(seed)}\n")
            else:
                how = " --departures" if options.departures else ""
                print(f"--seed {seed} --positions 1 --moves {options.moves}{how} repeats this:")
                print(f"{Crowd(seed).text}\n")
    told = "games" if options.games else "positions"
    what = "departures" if options.departures else "decisions"
    print(f"seeds from {first}: {played} {told}, {decisions} {what}, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
