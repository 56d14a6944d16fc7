"""The table of Riftforce in a terminal: both sides of the Rift, scores, piles and open hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from riftable.cli.screen import Piece, Screen
from riftable.i18n import Texts
from riftable.riftforce.cards import GUILD, NUMBER
from riftable.riftforce.speech import Speech
from riftable.riftforce.view import RiftView, Unit

WIDTH: Final = 15  # columns of a location
DAMAGED: Final = "bold red"
QUIET: Final = "dim"
STRONG: Final = "bold"

# One sign and colour for each guild, in the order of the box. The code beside it says the same: signs
# of width 1 that no terminal takes for pictures, and colours that nobody needs.
GLYPHS: Final = "▲■☼✿≈❆◐◆ϟ≋◉Ψ◢♡∩♪∴★"
COLOURS: Final = (
    "red", "yellow", "bright_yellow", "green", "blue", "bright_cyan", "magenta", "bright_magenta",
    "bright_yellow", "cyan", "bright_green", "yellow", "bright_red", "bright_magenta", "bright_blue",
    "bright_blue", "yellow", "bright_white",
)  # fmt: skip


class Board:
    """Draws views. `seats` says which seat sits below and which above the Rift."""

    def __init__(
        self, screen: Screen, texts: Texts, speech: Speech, names: Sequence[str], below: int = 0
    ) -> None:
        self.screen = screen
        self.texts = texts
        self.speech = speech
        self.names = names
        self.below = below

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

    def unit(self, unit: Unit) -> list[Piece]:
        """A card on the board; a damaged one with the health it has left, and its damage."""
        number = NUMBER[unit.kind]
        pieces = [(self.card(unit.kind), COLOURS[GUILD[unit.kind]])]
        if unit.hurt:
            pieces.append((f" {number - unit.hurt}/{number} −{unit.hurt}", DAMAGED))
        return pieces

    def cards(self, kinds: Sequence[int]) -> str:
        """A hand, its cards tied together so that no line ends within one."""
        tied = [self.card(kind).replace(" ", "\u00a0") for kind in kinds]
        return "  ".join(tied) if tied else self.texts("nothing")

    # The table.

    def show(self, view: RiftView, hands: Mapping[int, Sequence[int]]) -> None:
        """The whole table; `hands` are those that lie open to the reader."""
        above = 1 - self.below
        self.screen.say()
        if view.round == 0:
            self.show_guilds(view)
            return
        self.screen.say(self.texts("round", n=int(view.round)), STRONG)
        self.show_seat(view, above, hands)
        if self.screen.roomy:
            self.show_side(view, above, upwards=True)
            self.show_rift(int(view.lanes))
            self.show_side(view, self.below, upwards=False)
        else:
            self.show_list(view)
        self.show_seat(view, self.below, hands)

    def show_guilds(self, view: RiftView) -> None:
        """The guilds of both seats, by sign, code and name."""
        for seat in (1 - self.below, self.below):
            guilds = ", ".join(self.guild(guild).replace(" ", "\u00a0") for guild in view.guilds[seat])
            shown = guilds or self.texts("nothing")
            self.screen.say(self.texts("guilds-line", name=self.names[seat], guilds=shown))

    def show_seat(self, view: RiftView, seat: int, hands: Mapping[int, Sequence[int]]) -> None:
        """One seat in a line: score, sizes of hand and piles, and the top discard."""
        pile = view.discards[seat]
        card = self.card(pile[-1]).replace(" ", "\u00a0") if pile else ""
        line = self.texts(
            "seat-line-top" if pile else "seat-line",
            name=self.names[seat],
            score=view.scores[view.sides[seat]],
            hand=view.hands[seat],
            deck=view.decks[seat],
            discard=len(pile),
            card=card,
        )
        self.screen.say(line, STRONG if seat == view.turn and not view.over else "")
        if seat in hands:
            cards = self.cards(hands[seat])
            mine = seat == view.seat
            text = self.texts("hand-line", cards=cards) if mine else self.hand_of(seat, cards)
            self.screen.say(text)

    def hand_of(self, seat: int, cards: str) -> str:
        """The open hand of somebody else."""
        return self.texts("hand-of", name=self.names[seat], cards=cards)

    def show_side(self, view: RiftView, seat: int, *, upwards: bool) -> None:
        """The lines of one side next to one another, the first cards next to the Rift."""
        side = view.sides[seat]
        rows = [view.row(side, lane) for lane in range(view.lanes)]
        depth = max(1, *(len(row) for row in rows))
        for place in range(depth - 1, -1, -1) if upwards else range(depth):
            line: list[Piece] = [(" ", "")]
            for row in rows:
                pieces = self.unit(row[place]) if place < len(row) else []
                used = sum(len(text) for text, _ in pieces)
                line += [*pieces, (" " * max(1, WIDTH - used), "")]
            self.screen.draw(line)

    def show_rift(self, lanes: int) -> None:
        """The Rift between the sides, with the numbers of the locations."""
        line = "".join(f"─ {lane + 1} ".ljust(WIDTH, "─") for lane in range(lanes))
        self.screen.draw([(line, QUIET)])

    def show_list(self, view: RiftView) -> None:
        """The same for narrow terminals: location by location, each line from the Rift outwards."""
        longest = max(len(name) for name in self.names)
        for lane in range(view.lanes):
            self.screen.draw([(f"─ {lane + 1} ".ljust(min(40, self.screen.columns), "─"), QUIET)])
            for seat in (1 - self.below, self.below):
                row = view.row(view.sides[seat], lane)
                units = ["".join(text for text, _ in self.unit(u)).replace(" ", "\u00a0") for u in row]
                head = f" {self.names[seat].ljust(longest)}  "
                self.screen.say(", ".join(units) or self.texts("nothing"), first=head)
