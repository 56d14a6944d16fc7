"""Position text of Riffifi: written canonically, read forgivingly. `rules.moves` names the moves."""

from __future__ import annotations

import re

from riftable.core.bag import ONE
from riftable.core.machine import Frame
from riftable.core.position import PositionParser, heading_lines
from riftable.core.rules import Rules
from riftable.games.riffifi.error_messages import RiffifiMessage
from riftable.games.riffifi.rules.census import census
from riftable.games.riffifi.rules.ids import (
    ABOVE,
    CARD_NAMES,
    COLOR,
    COLOR_NAMES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MISDEAL_CARDS,
    NOTHING,
    NUM_COLORS,
    OFFICER,
    TOKENS_PER_COLOR,
)
from riftable.games.riffifi.rules.modes import MODES
from riftable.games.riffifi.rules.state import GameConfig, Past, RiffifiState
from riftable.games.riffifi.rules.turn import PLAY_PC

CARDS = {name: card for card, name in enumerate(CARD_NAMES)}
PLAYED = re.compile(r"([a-z]+[0-9]?)(?:(\*)|\?(.*))?")
LASTING = ("players", "officer", "equal_chances", "scoring", "tick_timing", "captures_in_total", "reveal")


# Writing.


def write_position(rules: Rules, s: RiffifiState) -> str:
    """The canonical text of a position at rest, or of a game in which nothing has happened yet."""
    fresh = not rules.at_rest(s)
    lines = heading_lines(rules, None if fresh else LASTING)
    if fresh:
        return "\n".join(lines)
    seats = range(s.config.players)
    lines += [f"dealer {s.dealer}", f"turn {s.turn}", f"deal {s.number}"]
    if s.out < NUM_COLORS:
        lines.append(f"out {COLOR_NAMES[s.out]}")
    lines.append(f"score {' '.join(str(n) for n in s.scores)}")
    if s.config.ticks:
        for seat in seats:
            ticked = [name for color, name in enumerate(COLOR_NAMES) if s.ticks[seat] >> color & 1]
            lines.append(f"ticks {seat} {' '.join(ticked) or '-'}")
    lines.append(f"bank {' '.join(str(n) for n in s.bank)}")
    for seat in seats:
        lines.append(f"tokens {seat} {' '.join(str(s.has(seat, color)) for color in range(NUM_COLORS))}")
    for seat in seats if s.config.in_total else ():
        taken = s.captured[seat * NUM_COLORS : (seat + 1) * NUM_COLORS]
        lines.append(f"captured {seat} {' '.join(str(n) for n in taken)}")
    for seat in seats:
        lines.append(f"pile {seat} {written_pile(s, seat)}")
    for seat in seats:
        lines.append(f"hand {seat} {cards_text(s.hands[seat])}")
    for i, past in enumerate(s.past):
        number, seat = i // s.config.players + 1, i % s.config.players
        words = [name for card, name in enumerate(CARD_NAMES) if past.shown >> card & 1]
        words += [f"?{clue_text(clue)}" for clue in past.clues]
        lines.append(f"past {seat} {number} {' '.join(words)}")
    return "\n".join(lines)


def written_pile(s: RiffifiState, seat: int) -> str:
    """The cards played, the newest last: * lies face up, ? was played unseen while others lay face up."""
    words = []
    clues = iter(s.clues[seat])
    for place, card in enumerate(s.piles[seat]):
        word = CARD_NAMES[card]
        if place in s.unseen[seat]:
            word += f"?{clue_text(next(clues))}"
        elif place == len(s.piles[seat]) - 1 and s.face[seat] == card:
            word += "*"
        words.append(word)
    return " ".join(words) or "-"


def clue_text(clue: int) -> str:
    """The cards that lay face up when a card was played unseen, as far as they told anything: red4.blue2"""
    lowest: dict[int, int] = {}
    for card in range(OFFICER):
        if clue >> card & 1:
            lowest.setdefault(COLOR[card], card)
    return ".".join(CARD_NAMES[card - 1] for card in lowest.values())


def cards_text(cards: list[int]) -> str:
    """Cards by name, or a dash."""
    return " ".join(CARD_NAMES[card] for card in cards) or "-"


# Reading.


class Reader(PositionParser):
    """A position of Riffifi, taken apart."""

    game = "riffifi"
    modes = MODES
    numbered = ("dealer", "turn", "deal")
    by_seat = ("ticks", "tokens", "captured", "pile", "hand")
    example = "players 5"

    def max_seats(self) -> int:
        return MAX_PLAYERS

    def other(self, key: str, rest: list[str]) -> None:
        if key in ("score", "bank", "out"):
            self.keep(key, 0, rest)
        elif key == "past":
            if len(rest) < 2:
                self.fail(RiffifiMessage.PAST, key)
            self.keep(key, (self.whole(rest[1]) - 1) * MAX_PLAYERS + self.whole(rest[0]), rest[2:])
        else:
            known = ("option", "pending", "score", "bank", "out", *self.numbered, *self.by_seat)
            self.fail(RiffifiMessage.NOT_A_LINE, key, known=known)

    def card(self, word: str) -> int:
        """Return the card a word names."""
        if word not in CARDS:
            self.fail(RiffifiMessage.NOT_A_CARD, word)
        return CARDS[word]

    def color(self, word: str) -> int:
        """Return the color a word names."""
        if word not in COLOR_NAMES:
            self.fail(RiffifiMessage.NOT_A_COLOR, word, known=COLOR_NAMES)
        return COLOR_NAMES.index(word)

    def row(self, key: str, size: int, missing: list[int], which: int = 0) -> list[int]:
        """Return the numbers in a line, which must be so many."""
        words = self.words_of(key, which)
        if not words:
            return missing
        if len(words) != size:
            self.fail(RiffifiMessage.NUMBERS, key, want=size, n=len(words))
        return [self.whole(word) for word in words]

    def clue(self, word: str) -> int:
        """What a card played unseen may have been, from what lay face up."""
        found = 0
        for name in word.split("."):
            found |= ABOVE[self.card(name)] if name else 0
        if not found:
            self.fail(RiffifiMessage.CLUE, word)
        return found


def read_state(reader: Reader, config: GameConfig) -> RiffifiState:
    """Return the position at rest that the lines of `reader` describe."""
    s = RiffifiState(config)
    s.reset()
    read_numbers(reader, s)
    read_tokens(reader, s)
    for seat in range(config.players):
        read_pile(reader, s, seat)
        s.hands[seat] = sorted(reader.card(word) for word in reader.words_of("hand", seat))
    read_past(reader, s)
    read_rest(reader, s)
    if reader.strict:
        check_seats(reader, s)
        check_box(reader, s)
    frame = Frame(config.opening)
    frame.at = config.opening.before(PLAY_PC)
    s.frames = [frame]
    s.settle()
    return s


def read_numbers(reader: Reader, s: RiffifiState) -> None:
    """The dealer, the seat to play, the number of the hand, and what is out."""
    players = int(s.config.players)
    for key, which in reader.lines:
        if key in reader.by_seat and which >= players:
            reader.number = reader.lines[key, which]
            reader.fail(RiffifiMessage.NO_SEAT_AT_TABLE, key, seat=which, players=players, last=players - 1)
    s.turn = reader.seat_of("turn", players, 0)
    s.dealer = reader.seat_of("dealer", players, (s.turn - 1) % players)
    s.number = max(1, reader.numbers.get("deal", 1))
    out = reader.words_of("out")
    one_is_out = s.config.officer and players > MIN_PLAYERS
    if len(out) > 1 or (out and not one_is_out) or (reader.strict and one_is_out and not out):
        reader.fail(RiffifiMessage.OUT, "out")
    s.out = reader.color(out[0]) if out else NUM_COLORS
    s.deck = s.config.decks[s.out]


def read_tokens(reader: Reader, s: RiffifiState) -> None:
    """Tokens, scores and ticks; a missing bank has what is nowhere else."""
    players = int(s.config.players)
    s.scores = reader.row("score", players, s.scores)
    for seat in range(players):
        s.tokens[seat * NUM_COLORS : (seat + 1) * NUM_COLORS] = reader.row(
            "tokens", NUM_COLORS, [0] * NUM_COLORS, seat
        )
        own = s.tokens[seat * NUM_COLORS : (seat + 1) * NUM_COLORS]
        captured = reader.row("captured", NUM_COLORS, own, seat)
        if s.config.in_total:
            s.captured[seat * NUM_COLORS : (seat + 1) * NUM_COLORS] = captured
        elif captured != own:
            reader.fail(RiffifiMessage.CAPTURED, "captured")
        for word in reader.words_of("ticks", seat):
            if not s.config.ticks:
                reader.fail(RiffifiMessage.TICKS, "ticks")
            s.ticks[seat] |= 1 << reader.color(word)
    taken = [sum(s.tokens[color::NUM_COLORS]) for color in range(NUM_COLORS)]
    s.bank = reader.row("bank", NUM_COLORS, [max(0, TOKENS_PER_COLOR - n) for n in taken])


def read_pile(reader: Reader, s: RiffifiState, seat: int) -> None:
    """What a seat has played in this hand."""
    words = reader.words_of("pile", seat)
    for place, word in enumerate(words):
        match = PLAYED.fullmatch(word)
        card = reader.card(match[1] if match is not None else word)
        s.piles[seat] += ONE[card]
        if match is not None and match[3] is not None:
            clue = reader.clue(match[3])
            if reader.strict and not clue >> card & 1:
                reader.fail(RiffifiMessage.NOT_TURNED_DOWN, word, card=CARD_NAMES[card])
            s.unseen[seat] += ONE[place]
            s.clues[seat] = [*s.clues[seat], clue]
        elif match is not None and match[2]:
            if place < len(words) - 1 or seat == s.turn:
                reader.fail(RiffifiMessage.FACE_UP, word)
            s.face[seat] = card
            if card != OFFICER:
                if s.top[COLOR[card]] != NOTHING:
                    reader.fail(RiffifiMessage.TWO_FACE_UP, word, color=COLOR_NAMES[COLOR[card]])
                s.top[COLOR[card]] = card


def read_past(reader: Reader, s: RiffifiState) -> None:
    """With Equal chances, what was seen of the sets in the hands before this one."""
    players = int(s.config.players)
    found: list[Past] = []
    for hand in range(1, s.number):
        for seat in range(players):
            words = reader.words_of("past", (hand - 1) * MAX_PLAYERS + seat)
            shown = sum({1 << reader.card(word) for word in words if not word.startswith("?")})
            clues = [reader.clue(word[1:]) for word in words if word.startswith("?")]
            if reader.strict and s.config.equal_chances and not words:
                reader.fail(RiffifiMessage.EQUAL_CHANCES, seat=seat, n=hand)
            if words:
                found.append(Past((seat - hand + 1) % players, shown, clues))
    if len(found) != len([key for key, _ in reader.lines if key == "past"]) or len(found) % players:
        reader.fail(RiffifiMessage.PAST_INCOMPLETE, "past")
    if found and not s.config.equal_chances:
        reader.fail(RiffifiMessage.PAST_OPTION, "past")
    s.past = found


def read_rest(reader: Reader, s: RiffifiState) -> None:
    """Check that the seat to play has a card and no card is there twice; all cards left over are unused."""
    if not s.hands[s.turn]:
        reader.fail(RiffifiMessage.EMPTY_HAND, seat=s.turn)
    count = census(s)
    for card, name in enumerate(CARD_NAMES):
        if count[card] > 1:
            reader.number = 0
            reader.fail(RiffifiMessage.CARD_TWICE, name)
    s.unused = bytes([card for card in s.deck if not count[card]])


def check_seats(reader: Reader, s: RiffifiState) -> None:
    """Every seat has as many cards as it must have now, and was dealt no misdeal."""
    players, first = int(s.config.players), s.config.left[s.dealer]
    reader.number = 0
    for seat in range(players):
        cards = [*s.hands[seat], *s.piles[seat]]
        ahead = (seat - first) % players < (s.turn - first) % players
        if len(cards) != s.config.each or len(s.piles[seat]) != len(s.piles[s.turn]) + ahead:
            reader.fail(
                RiffifiMessage.UNEVEN,
                seat=seat,
                n=len(s.hands[seat]),
                played=len(s.piles[seat]),
                each=s.config.each,
            )
        for color, name in enumerate(COLOR_NAMES):
            if sum(COLOR[card] == color for card in cards) >= MISDEAL_CARDS:
                reader.fail(RiffifiMessage.MISDEAL, seat=seat, n=MISDEAL_CARDS, color=name)


def check_box(reader: Reader, s: RiffifiState) -> None:
    """Every card of this table is there, and every token."""
    count = census(s)
    for card, name in enumerate(CARD_NAMES):
        if count[card] and card not in s.deck:
            reader.fail(RiffifiMessage.NOT_IN_PLAY, name)
    for color, name in enumerate(COLOR_NAMES):
        there = s.bank[color] + sum(s.tokens[color::NUM_COLORS])
        if there != TOKENS_PER_COLOR:
            reader.fail(RiffifiMessage.TOKENS, n=there, color=name, tokens=TOKENS_PER_COLOR)
    if s.config.hands and s.number > s.config.hands:
        reader.fail(RiffifiMessage.TOO_MANY_DEALS, n=s.number, players=s.config.players, hands=s.config.hands)
