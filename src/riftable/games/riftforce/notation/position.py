"""Position text of Riftforce: written canonically, read forgivingly. `rules.moves` names the moves."""

from __future__ import annotations

import re

from riftable.core.machine import Frame
from riftable.core.options import EDITION
from riftable.core.position import PositionParser, heading_lines
from riftable.core.rules import Rules
from riftable.games.riftforce.error_messages import RiftforceMessage
from riftable.games.riftforce.rules.census import census
from riftable.games.riftforce.rules.ids import (
    CARD_NAMES,
    COPIES,
    GUILD,
    GUILD_NAMES,
    HAND,
    NUM_KINDS,
    NUMBER,
)
from riftable.games.riftforce.rules.modes import MODES
from riftable.games.riftforce.rules.options import LASTING
from riftable.games.riftforce.rules.plans import ATTACKS, PLAN_NAMES
from riftable.games.riftforce.rules.state import GameConfig, Rift
from riftable.games.riftforce.rules.trainer import STACK
from riftable.games.riftforce.rules.turn import cards_of

KINDS = {name: kind for kind, name in enumerate(CARD_NAMES)}
CARD_WORD = re.compile(r"([a-z]+[0-9]+)(?:\*([0-9]{1,6}))?(?:=([0-9]))?")


# Writing.


def write_position(rules: Rules, s: Rift) -> str:
    """The canonical text of a position at rest, or of a game in which nothing has happened yet."""
    fresh = s.round == 0
    lines = heading_lines(rules, None if fresh else LASTING, (EDITION,))  # a text is read by the latest one
    if fresh:
        return "\n".join(lines)
    lines.append(f"first {s.first}")
    lines.append(f"turn {s.turn}")
    lines.append(f"round {s.round}")
    if s.place != s.config.orders[s.first].index(s.turn):
        lines.append(f"place {s.place}")
    if s.idle:
        lines.append(f"idle {s.idle}")
    lines.append(f"score {' '.join(str(n) for n in s.scores)}")
    for seat, own in enumerate(s.guilds):
        lines.append(f"guilds {seat} {' '.join(GUILD_NAMES[guild] for guild in own) or '-'}")
    for lane in range(s.config.lanes):
        lines.append(f"{lane + 1} {written_row(s, 0, lane)} / {written_row(s, 1, lane)}")
    if s.plans:
        lines.append(f"plans {' '.join(PLAN_NAMES[plan] for plan in s.plans)}")
        lines.append(f"met {s.met}")
    rest = remaining(s)
    for seat, hand in enumerate(s.hands):
        if seat < s.config.players:
            lines.append(f"hand {seat} {cards_text(hand)}")
        if s.known[seat]:
            lines.append(f"known {seat} {cards_text(sorted(s.known[seat]))}")
        lines.append(f"discard {seat} {cards_text(s.discards[seat])}")
        lines.append(f"deck {seat} {'*' if s.decks[seat] == rest[seat] else cards_text(s.decks[seat])}")
    return "\n".join(lines)


def written_row(s: Rift, side: int, lane: int) -> str:
    """One line of cards, nearest the Rift first; whose a card is, where its guild does not tell."""
    words = []
    for u in s.row(side, lane):
        kind, seat = s.kind[u], s.seat[u]
        damage = f"*{s.hurt[u]}" if s.hurt[u] else ""
        owner = "" if seat == usual_seat(s, side, kind) else f"={seat}"
        words.append(f"{CARD_NAMES[kind]}{damage}{owner}")
    return " ".join(words) or "-"


def usual_seat(s: Rift, side: int, kind: int) -> int:
    """Whose a card on a side is if nothing is said: the one with its guild, else the first of the side."""
    team = [seat for seat, own in enumerate(s.config.sides) if own == side]
    for seat in team:
        if GUILD[kind] in s.guilds[seat]:
            return seat
    return team[0]


def cards_text(cards: list[int] | bytes) -> str:
    """Cards by name, or a dash."""
    return " ".join([CARD_NAMES[kind] for kind in cards]) or "-"


def remaining(s: Rift) -> list[bytes]:
    """For each seat, the cards of its guilds that are in no hand, line or discard pile."""
    count = census(s)
    for deck in s.decks:
        for kind in deck:
            count[kind] -= 1
    bags: list[bytes] = []
    for own in s.guilds:
        kinds = sorted(set(cards_of(own)))
        bags.append(bytes([kind for kind in kinds for _ in range(COPIES[kind] - count[kind])]))
    return bags


# Reading.


class Reader(PositionParser):
    """A position of Riftforce, taken apart."""

    game = "riftforce"
    modes = tuple(MODES)
    numbered = ("first", "turn", "round", "place", "idle", "met")
    by_seat = ("guilds", "hand", "deck", "discard", "known")
    example = "cap 100"

    def max_seats(self) -> int:
        return len(MODES[self.mode].sides)

    def other(self, key: str, rest: list[str]) -> None:
        if key == "score":
            if len(rest) != 2:
                self.fail(RiftforceMessage.SCORE, key)
            self.keep(key, 0, rest)
        elif key == "plans":
            self.keep(key, 0, rest)
        elif key.isascii() and key.isdigit():
            self.keep("location", self.whole(key), rest)
        else:
            known = ("option", "score", "plans", "pending", *self.numbered, *self.by_seat)
            self.fail(RiftforceMessage.NOT_A_LINE, key, known=known)

    def card(self, word: str) -> tuple[int, int, int]:
        """A card, its damage, and whose it is if that is said, else -1."""
        match = CARD_WORD.fullmatch(word)
        if match is None or match[1] not in KINDS:
            self.fail(RiftforceMessage.NOT_A_CARD, word)
        kind, damage = KINDS[match[1]], int(match[2] or 0)
        if damage >= NUMBER[kind]:
            self.fail(RiftforceMessage.DAMAGE, word, card=match[1], n=damage, most=NUMBER[kind])
        return kind, damage, int(match[3] or -1)

    def cards(self, key: str, seat: int) -> list[int]:
        """The cards of a line for a seat; none if there is no such line."""
        found = []
        for word in self.words_of(key, seat):
            kind, damage, owner = self.card(word)
            if damage or owner >= 0:
                self.fail(RiftforceMessage.ONLY_ON_BOARD, word, key=key)
            found.append(kind)
        return found


def read_state(reader: Reader, config: GameConfig) -> Rift:
    """Return the position at rest that the lines of `reader` describe."""
    s = Rift(config)
    s.reset()
    read_numbers(reader, s)
    read_guilds(reader, s)
    read_board(reader, s)
    read_piles(reader, s)
    read_plans(reader, s)
    if reader.strict:
        check_box(reader, s)
    frame = Frame(config.opening)
    frame.at = config.opening.before(config.turn_pc)
    if config.bots >= 0 and s.met >= len(s.plans):
        frame.again()  # the plan does not lie there yet
    s.frames = [frame]
    s.settle()
    return s


def read_numbers(reader: Reader, s: Rift) -> None:
    """Turn, round and score."""
    s.turn = reader.seat_of("turn", s.config.players, 0)
    s.first = reader.seat_of("first", len(s.config.orders), s.turn if s.turn < len(s.config.orders) else 0)
    s.round = max(1, reader.numbers.get("round", 1))
    s.idle = reader.numbers.get("idle", 0)
    order = s.config.orders[s.first]
    s.place = reader.numbers.get("place", order.index(s.turn))
    if s.place >= len(order) or order[s.place] != s.turn:
        reader.number = reader.lines["place", 0]
        reader.fail(RiftforceMessage.PLACE, seat=s.turn, place=s.place, order=str(order))
    s.scores = [reader.whole(word) for word in reader.words_of("score")] or [0, 0]


def read_guilds(reader: Reader, s: Rift) -> None:
    """The guilds of each seat."""
    taken: set[str] = set()
    for seat in range(len(s.guilds)):
        own = reader.words_of("guilds", seat)
        for word in own:
            if word not in GUILD_NAMES:
                reader.fail(RiftforceMessage.NO_GUILD, word, known=GUILD_NAMES)
            if word in taken:
                reader.fail(RiftforceMessage.GUILD_THERE_TWICE, word)
            taken.add(word)
        if reader.strict and len(own) != s.config.quotas[seat]:
            reader.fail(RiftforceMessage.GUILDS_OF_SEAT, seat=seat, n=s.config.quotas[seat])
        s.guilds[seat] = [GUILD_NAMES.index(word) for word in own]


def read_board(reader: Reader, s: Rift) -> None:
    """The lines at the locations."""
    for lane in sorted([which for key, which in reader.lines if key == "location"]):
        words = reader.words_of("location", lane)
        if not 1 <= lane <= s.config.lanes:
            reader.fail(RiftforceMessage.NO_LOCATION, str(lane), last=s.config.lanes)
        if words.count("/") != 1:
            reader.fail(RiftforceMessage.LOCATION, str(lane))
        middle = words.index("/")
        for side, row in enumerate((words[:middle], words[middle + 1 :])):
            for word in row if row != ["-"] else []:
                kind, damage, owner = reader.card(word)
                seat = usual_seat(s, side, kind) if owner < 0 else owner
                if seat >= len(s.config.sides) or s.config.sides[seat] != side:
                    reader.fail(RiftforceMessage.OTHER_SIDE, word, seat=seat)
                s.hurt[s.enter(kind, seat, lane - 1)] = damage


def read_piles(reader: Reader, s: Rift) -> None:
    """Hands, discard piles and decks; a missing deck is whatever is nowhere else."""
    for seat in range(len(s.hands)):
        s.hands[seat] = sorted(reader.cards("hand", seat))
        if seat >= s.config.players and s.hands[seat]:
            reader.fail(RiftforceMessage.TRAINER_HAND)
        if reader.strict and len(s.hands[seat]) > HAND:
            reader.fail(RiftforceMessage.HAND_SIZE, most=HAND, n=len(s.hands[seat]))
        s.discards[seat] = bytes(reader.cards("discard", seat))
        s.known[seat] = sorted(reader.cards("known", seat))
        hidden = s.hands[seat][:]
        for kind in s.known[seat]:
            if kind not in hidden:
                reader.fail(RiftforceMessage.KNOWN_CARD, card=CARD_NAMES[kind], seat=seat)
            hidden.remove(kind)
    rest = remaining(s)
    for seat in range(len(s.hands)):
        if reader.words.get(("deck", seat), ["*"]) == ["*"]:
            s.decks[seat] = rest[seat]
        else:
            s.decks[seat] = bytes(sorted(reader.cards("deck", seat)))


def read_plans(reader: Reader, s: Rift) -> None:
    """The plans met so far, of which the one that follows those carried out lies face up."""
    for word in reader.words_of("plans"):
        if word not in PLAN_NAMES or s.config.bots < 0:
            reader.fail(RiftforceMessage.NOT_A_PLAN, word)
        if PLAN_NAMES.index(word) in s.plans:
            reader.fail(RiftforceMessage.PLAN_TWICE, word)
        s.plans += bytes([PLAN_NAMES.index(word)])
    s.met = reader.numbers.get("met", 0)
    if s.met > len(s.plans) and len(s.plans) < len(PLAN_NAMES):
        reader.fail(RiftforceMessage.TOO_FEW_PLANS, met=s.met, n=len(s.plans))
    if reader.strict and s.config.bots >= 0:
        check_plans(reader, s)


def check_plans(reader: Reader, s: Rift) -> None:
    """Three attack plans and a control plan in turn, and no plan that does not lie face up yet."""
    for i, plan in enumerate(s.plans):
        if (plan >= ATTACKS) != (i % STACK == STACK - 1):
            reader.fail(RiftforceMessage.PLAN_ORDER, PLAN_NAMES[plan])
    if len(s.plans) < len(PLAN_NAMES) and len(s.plans) > s.met + 1:
        reader.fail(RiftforceMessage.TOO_MANY_PLANS, met=s.met, most=s.met + 1, n=len(s.plans))


def check_box(reader: Reader, s: Rift) -> None:
    """Every card of the drafted guilds is there, and no other."""
    count = census(s)
    drafted = [guild for own in s.guilds for guild in own]
    reader.number = 0
    for kind in range(NUM_KINDS):
        name = CARD_NAMES[kind]
        if GUILD[kind] not in drafted:
            if count[kind]:
                reader.fail(RiftforceMessage.NO_SEAT_HAS_GUILD, name)
        elif count[kind] != COPIES[kind]:
            too_many = count[kind] > COPIES[kind]
            message = RiftforceMessage.TOO_MANY_COPIES if too_many else RiftforceMessage.MISSING_COPIES
            reader.fail(message, name, n=count[kind], copies=COPIES[kind])
