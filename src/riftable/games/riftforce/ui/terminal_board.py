"""The board of Riftforce in the terminal: both sides of the Rift, scores, piles and open hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from riftable.gamekit.terminal import QUIET, STRONG, StyledText, TerminalScreen
from riftable.games.riftforce.rules.frames import Planning
from riftable.games.riftforce.rules.ids import GUILD, NUM_PLANS, NUMBER
from riftable.games.riftforce.rules.modes import GREEN
from riftable.games.riftforce.rules.plans import PLAN_LANES, PLAN_NUMBERS
from riftable.games.riftforce.rules.view import RiftView, Unit
from riftable.games.riftforce.speech import Speech
from riftable.games.riftforce.speech.setting import Area, mode_of, sequence, site, trainer_of
from riftable.games.riftforce.ui.difficulty import Difficulty
from riftable.language.fluent import Texts

MAX_LANE_COLUMNS: Final = 15  # room for a damaged card and whose it is
MIN_LANE_COLUMNS: Final = 12  # with less, a list is easier to read
DAMAGED: Final = "bold red"

# One sign and color for each guild, in the order of the box. Signs are one column wide and no terminal shows
# them as emoji. The guild's code stands beside them, so neither sign nor color is needed to read the board.
GLYPHS: Final = "▲■☼✿≈❆◐◆ϟ≋◉Ψ◢♡∩♪∴★"
COLORS: Final = (
    "red", "yellow", "bright_yellow", "green", "blue", "bright_cyan", "magenta", "bright_magenta",
    "bright_yellow", "cyan", "bright_green", "yellow", "bright_red", "bright_magenta", "bright_blue",
    "bright_blue", "yellow", "bright_white",
)  # fmt: skip


class Board:
    """Draws views, the reader's side below the Rift."""

    def __init__(
        self,
        screen: TerminalScreen,
        texts: Texts,
        speech: Speech,
        names: Sequence[str],
        difficulty: Difficulty | None = None,
    ) -> None:
        self.screen = screen
        self.texts = texts
        self.speech = speech
        self.names = names  # by seat, the trainer's included
        self.marks = marks(names)
        self.difficulty = difficulty

    # Words for cards and guilds.

    def glyph(self, guild: int) -> str:
        """The sign of a guild and a space, or nothing where signs cannot be shown."""
        return f"{GLYPHS[guild]} " if self.screen.symbols else ""

    def guild(self, guild: int) -> str:
        """A guild as the board shows it, and its name: ▲ FI Fire."""
        return f"{self.glyph(guild)}{self.speech.code(guild)} {self.speech.guild(guild)}"

    def card(self, kind: int) -> str:
        """A card as the board shows it: ▲ FI5."""
        return f"{self.glyph(GUILD[kind])}{self.speech.code(GUILD[kind])}{NUMBER[kind]}"

    def owner(self, view: RiftView, unit: Unit) -> str:
        """Whose a card is, where its side has several players: a space and a mark."""
        side = view.sides[unit.seat]
        return f" {self.marks[unit.seat]}" if view.sides.count(side) > 1 else ""

    def unit(self, view: RiftView, unit: Unit, room: int = MAX_LANE_COLUMNS) -> list[StyledText]:
        """A card on the board; a damaged one with the health it has left and, given room, its damage."""
        number = NUMBER[unit.kind]
        pieces = [(self.card(unit.kind), COLORS[GUILD[unit.kind]])]
        if unit.hurt:
            text = f" {number - unit.hurt}/{number}"
            pieces.append((f"{text} −{unit.hurt}" if room >= MAX_LANE_COLUMNS else text, DAMAGED))
        pieces.append((self.owner(view, unit), STRONG))
        return pieces

    def cards(self, kinds: Sequence[int]) -> str:
        """A hand, its cards tied together so that no line ends within one."""
        tied = [tied_together(self.card(kind)) for kind in kinds]
        return "  ".join(tied) if tied else self.texts("nothing")

    def place(self, lane: int, lanes: int, room: int) -> str:
        """The heading of a location: its number, with its area and how it is typed where these differ."""
        number, area = site(lane, lanes)
        if area is None:
            return f"─ {number} "
        word = self.texts("site-green" if area is Area.GREEN else "site-gray", n=number)
        long = f"─ {word} @{lane + 1} "
        return long if len(long) <= room else f"─ {word} "

    # The table.

    def show(self, view: RiftView, hands: Mapping[int, Sequence[int]]) -> None:
        """The whole table; `hands` are those that lie open to the reader."""
        below = view.sides[view.seat] if view.seat >= 0 else 0
        self.screen.say()
        if view.round == 0:
            for side in (1 - below, below):
                self.show_guilds(view, side)
            return
        self.screen.say(self.texts("round", n=int(view.round)), STRONG)
        self.show_players(view, 1 - below, hands)
        room = min(MAX_LANE_COLUMNS, (self.screen.columns - 1) // view.lanes)
        if room >= MIN_LANE_COLUMNS:
            self.show_side(view, 1 - below, room, upwards=True)
            self.show_rift(int(view.lanes), room)
            self.show_side(view, below, room, upwards=False)
        else:
            self.show_list(view, below)
        self.show_players(view, below, hands)

    def show_guilds(self, view: RiftView, side: int) -> None:
        """The guilds of the seats of a side, by sign, code and name."""
        for seat in seats_of(view, side):
            guilds = ", ".join(tied_together(self.guild(guild)) for guild in view.guilds[seat])
            shown = guilds or self.texts("nothing")
            self.screen.say(self.texts("guilds-line", name=self.names[seat], guilds=shown))

    def show_players(self, view: RiftView, side: int, hands: Mapping[int, Sequence[int]]) -> None:
        """The seats of a side: its score, sizes of hands and piles, top discards, open hands."""
        seats = seats_of(view, side)
        score = view.scores[side]
        if len(seats) > 1:
            names = " + ".join(self.names[seat] for seat in seats)
            self.screen.say(self.texts("side-line", names=names, score=score))
        for seat in seats:
            name, hand, deck = self.names[seat], view.hands[seat], view.decks[seat]
            discard = self.pile(view.discards[seat])
            if len(seats) > 1:
                name = f"{self.marks[seat]} {name} ({self.area(view, seat)})"
                line = self.texts("member-line", name=name, hand=hand, deck=deck, discard=discard)
            elif seat == trainer_of(view):
                line = self.texts("trainer-line", name=name, score=score, deck=deck, discard=discard)
            else:
                line = self.texts("seat-line", name=name, score=score, hand=hand, deck=deck, discard=discard)
            self.screen.say(line, STRONG if seat == view.turn and not view.over else "")
            if seat in hands:
                cards = self.cards(hands[seat])
                mine = seat == view.seat
                text = self.texts("hand-line", cards=cards) if mine else self.hand_of(seat, cards)
                self.screen.say(text)
            if seat == trainer_of(view):
                self.show_trainer(view)

    def pile(self, pile: bytes) -> str:
        """A discard pile: its size and its top card."""
        if not pile:
            return self.texts("pile", n=0)
        return self.texts("pile-top", n=len(pile), card=tied_together(self.card(pile[-1])))

    def area(self, view: RiftView, seat: int) -> str:
        """The area in which a seat checks."""
        return self.texts("area-green" if mode_of(view).areas[seat] == GREEN else "area-gray")

    def hand_of(self, seat: int, cards: str) -> str:
        """The open hand of another player."""
        return self.texts("hand-of", name=self.names[seat], cards=cards)

    def show_trainer(self, view: RiftView) -> None:
        """The plan that lies face up, and what the bots do, by number."""
        if self.difficulty is not None:
            self.screen.say(self.difficulty.line(self.texts, self.speech))
        running = any(isinstance(frame, Planning) for frame in view.frames)
        place = view.met - 1 if running else view.met % NUM_PLANS
        if view.over or place >= len(view.plans):
            return
        plan = view.plans[place % NUM_PLANS]
        if running:
            text = self.texts("plan-now", numbers=sequence(PLAN_NUMBERS[plan]))
        else:
            text = self.speech.planned(PLAN_NUMBERS[plan], site(PLAN_LANES[plan], int(view.lanes)))
        self.screen.say(self.speech.tie(text))

    def show_side(self, view: RiftView, side: int, room: int, *, upwards: bool) -> None:
        """The lines of one side next to one another, the first cards next to the Rift."""
        rows = [view.row(side, lane) for lane in range(view.lanes)]
        depth = max(1, *(len(row) for row in rows))
        for place in range(depth - 1, -1, -1) if upwards else range(depth):
            line: list[StyledText] = [(" ", "")]
            for row in rows:
                pieces = self.unit(view, row[place], room) if place < len(row) else []
                used = sum(len(text) for text, _ in pieces)
                line += [*pieces, (" " * max(1, room - used), "")]
            self.screen.draw(line)

    def show_rift(self, lanes: int, room: int) -> None:
        """The Rift between the sides, with the names of the locations."""
        line = "".join(self.place(lane, lanes, room).ljust(room, "─") for lane in range(lanes))
        self.screen.draw([(line, QUIET)])

    def show_list(self, view: RiftView, below: int) -> None:
        """The same for narrow terminals: location by location, each line from the Rift outwards."""
        heads = {}
        for side in (0, 1):
            seats = seats_of(view, side)
            heads[side] = self.names[seats[0]] if len(seats) == 1 else "+".join(self.marks[s] for s in seats)
        longest = max(len(head) for head in heads.values())
        wide = min(40, self.screen.columns)
        for lane in range(view.lanes):
            self.screen.draw([(self.place(lane, int(view.lanes), wide).ljust(wide, "─"), QUIET)])
            for side in (1 - below, below):
                row = view.row(side, lane)
                units = [tied_together("".join(text for text, _ in self.unit(view, u))) for u in row]
                head = f" {heads[side].ljust(longest)}  "
                self.screen.say(", ".join(units) or self.texts("nothing"), first=head)


def seats_of(view: RiftView, side: int) -> list[int]:
    """The seats of a side."""
    return [seat for seat, own in enumerate(view.sides) if own == side]


def marks(names: Sequence[str]) -> list[str]:
    """A sign for each seat, no digit, for cards have digits: the initials if they differ, else a, b, c, d."""
    initials = [name[:1].upper() for name in names]
    fit = len(set(initials)) == len(names) and "".join(initials).isalpha()
    return initials if fit else list("abcd")


def tied_together(text: str) -> str:
    """A text at which no line ends in the middle."""
    return text.replace(" ", "\u00a0")
