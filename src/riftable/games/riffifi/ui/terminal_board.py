"""The board of Riffifi in the terminal: the bank, and each seat's face-up card, tokens and points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from riftable.gamekit.terminal import STRONG, StyledText, TerminalScreen
from riftable.games.riffifi.rules.ids import COLOR, NUM_COLORS, OFFICER, OFFICER_SIGN, SHAPES, VALUE
from riftable.games.riffifi.rules.view import RiffifiView
from riftable.games.riffifi.speech import Speech
from riftable.language.fluent import Texts

# Colors are not needed to read the board: the shape and the word say the same.
STYLES: Final = ("red", "blue", "green", "yellow", "magenta", "")
MAX_NAME_COLUMNS: Final = 14  # in the table; elsewhere names are not cut


class Board:
    """Draws views."""

    def __init__(self, screen: TerminalScreen, texts: Texts, speech: Speech, names: Sequence[str]) -> None:
        self.screen = screen
        self.texts = texts
        self.speech = speech
        self.names = names

    # Words for cards and colors.

    def code(self, card: int) -> str:
        """A card by its shape and its value, nothing where signs cannot be shown: ● 5"""
        if not self.screen.symbols:
            return ""
        return OFFICER_SIGN if card == OFFICER else f"{SHAPES[COLOR[card]]} {VALUE[card]}"

    def card(self, card: int) -> str:
        """A card by its shape and its name, tied together: ● red 5"""
        sign = OFFICER_SIGN if card == OFFICER else SHAPES[COLOR[card]]
        name = self.speech.card(card)
        return (f"{sign} {name}" if self.screen.symbols else name).replace(" ", "\u00a0")

    def head(self, color: int) -> str:
        """A color by its shape and its name: ● red"""
        name = self.speech.color(color)
        return f"{SHAPES[color]} {name}" if self.screen.symbols else name

    def points(self, view: RiffifiView, seat: int) -> str:
        """The tokens of the hands that are over, or the shapes of the colors ticked.

        Where all tokens ever taken count, how many those are of each color.
        """
        if not view.by_ticks:
            return str(view.scores[seat])
        ticked = [color for color in range(NUM_COLORS) if view.ticks[seat] >> color & 1]
        taken = view.captured[seat * NUM_COLORS : (seat + 1) * NUM_COLORS]
        more = f" ({' '.join(str(n) for n in taken)})" if taken else ""
        if not self.screen.symbols:
            return f"{len(ticked)}/{NUM_COLORS}{more}"
        return ("".join(SHAPES[color] for color in ticked) or self.texts("nothing")) + more

    # The table.

    def show(self, view: RiffifiView, hands: Mapping[int, Sequence[int]]) -> None:
        """The whole table; `hands` are those that lie open to the reader."""
        self.screen.say()
        number, rounds = int(view.number), int(view.rounds)
        if rounds:
            self.screen.say(self.texts("hand-number", n=number, total=rounds), STRONG)
        else:
            self.screen.say(self.texts("hand-number-open", n=number), STRONG)
        rows = self.rows(view)
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        if sum(widths) + 2 * len(widths) <= self.screen.columns:
            self.show_rows(view, rows, widths)
        else:
            self.show_list(view, rows)
        for seat, cards in hands.items():
            listed = "  ".join(self.card(card) for card in cards) or self.texts("nothing")
            if seat == view.seat:
                self.screen.say(self.texts("hand-line", cards=listed))
            else:
                self.screen.say(self.texts("hand-of", name=self.names[seat], cards=listed))

    def rows(self, view: RiffifiView) -> list[list[str]]:
        """A head, the bank, and a row for each seat: name, card, tokens by color, hand, points."""
        colors = range(NUM_COLORS)
        points = self.texts("column-ticks" if view.by_ticks else "column-points")
        found = [["", "", *(self.head(color) for color in colors), self.texts("column-hand"), points]]
        found.append([self.texts("bank"), "", *(str(n) for n in view.bank), "", ""])
        for seat in range(view.players):
            card = view.face[seat]
            up = self.card(card) if card >= 0 else self.texts("nothing")
            own = [str(view.has(seat, color)) for color in colors]
            name = self.names[seat][:MAX_NAME_COLUMNS]
            found.append([name, up, *own, str(view.hands[seat]), self.points(view, seat)])
        return found

    def show_rows(self, view: RiffifiView, rows: list[list[str]], widths: list[int]) -> None:
        """Side by side: words to the left, numbers to the right."""
        for i, row in enumerate(rows):
            seat = i - 2
            line: list[StyledText] = []
            for column, text in enumerate(row):
                room = widths[column]
                placed = text.ljust(room) if column < 2 else text.rjust(room)
                line.append((f"  {placed}", self.style(view, seat, column)))
            self.screen.draw(line)

    def style(self, view: RiffifiView, seat: int, column: int) -> str:
        """The style of a cell: the player on turn stands out, and a face-up card has its color."""
        if seat < 0 or column > 1:
            return ""
        if column == 0:
            return STRONG if seat == view.turn and not view.over else ""
        return STYLES[COLOR[view.face[seat]]] if view.face[seat] >= 0 else ""

    def show_list(self, view: RiffifiView, rows: list[list[str]]) -> None:
        """The same for narrow terminals, a paragraph for each row; tokens that are not there are left out."""
        heads = rows[0]
        for i, row in enumerate(rows[1:]):
            parts = [row[1]] if row[1] else []
            parts += [f"{heads[column]} {row[column]}" for column in range(2, 7) if row[column] != "0"]
            parts += [f"{heads[column]} {row[column]}" for column in (7, 8) if row[column]]
            text = " · ".join(part.replace(" ", "\u00a0") for part in parts)
            first = self.texts("label", name=row[0]) + " "
            self.screen.say(text, self.style(view, i - 1, 0), first=first, then="  ")
