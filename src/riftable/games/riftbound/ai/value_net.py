"""The value net of the Riftbound duel: the log-odds that the side on turn wins when its Main Phase begins.

Every card has a few learned values on the board and in hand, which are added up for each side. A first layer
is applied to each battlefield with the same weights. These sums and the numbers of both sides are the inputs
of a second layer, whose outputs are added to a linear function of the same inputs. `ai.features` has the
inputs; `tools/learn_riftbound.py` trains the weights.
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftbound.ai.features import NUM_FIELD_INPUTS, NUM_NUMBERS, Inputs
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.state import Realm

BLOCK: Final = 4  # units of the second layer that are computed together; their number is a multiple of it


@final
class ValueNet:
    """Trained weights for the cards of one configuration.

    The inputs of the second layer are the numbers, the values on the board and those in hand of the side on
    turn, the same of the other side, and the first layer. What the values of a card add to the second layer
    is computed beforehand, so that a card is one more input, which is 1.
    """

    rows: list[list[float]]  # by input, by column
    board: list[list[list[float]]]  # by side, by kind, by column
    hand: list[list[list[float]]]  # likewise
    field: list[list[float]]  # by unit of the first layer, by input
    field_bias: list[list[float]]  # by kind of battlefield, by unit
    bias: list[float]  # by column
    out: list[float]  # by unit of the second layer
    side_inputs: i64  # of each side

    def __init__(
        self,
        cards: list[Card],
        board: dict[str, list[float]],
        hand: dict[str, list[float]],
        field_cards: dict[str, list[float]],
        field: list[list[float]],
        field_bias: list[float],
        hidden: list[list[float]],
        linear: list[float],
        bias: list[float],
        out: list[float],
    ) -> None:
        """`hidden` is by input, by unit; `bias` has one more number, of the linear function."""
        unknown: list[float] = [0.0] * len(field)
        self.field = field
        self.field_bias = []
        for card in cards:
            more = field_cards.get(card.key, unknown)
            self.field_bias.append([field_bias[i] + more[i] for i in range(len(field))])
        fill = [0.0] * (BLOCK - 1)
        self.rows = [[*hidden[i], linear[i], *fill] for i in range(len(hidden))]
        self.bias = [*bias, *fill]
        self.out = out
        self.board = []
        self.hand = []
        values: i64 = (len(hidden) - len(field) - 2 * NUM_NUMBERS) // 4
        none: list[float] = [0.0] * values
        first: i64 = 0
        for _ in range(2):
            first += NUM_NUMBERS
            self.board.append([self.card_row(board.get(card.key, none), first) for card in cards])
            first += values
            self.hand.append([self.card_row(hand.get(card.key, none), first) for card in cards])
            first += values
        self.side_inputs = first // 2

    def card_row(self, values: list[float], first: i64) -> list[float]:
        """Return what a card adds to each column; its values are the inputs from `first` on."""
        found: list[float] = []
        for column in range(len(self.bias)):
            total: float = 0.0
            for i in range(len(values)):
                total += values[i] * self.rows[first + i][column]
            found.append(total)
        return found

    def logit(self, s: Realm) -> float:
        """Return the log-odds that the side on turn wins."""
        inputs = Inputs(s)
        rows: list[list[float]] = []  # of the inputs that are not 0
        found: list[float] = []  # these inputs
        for side in range(2):
            start: i64 = side * self.side_inputs
            numbers = inputs.numbers[side]
            for i in range(NUM_NUMBERS):
                if numbers[i] != 0.0:
                    rows.append(self.rows[start + i])
                    found.append(numbers[i])
            for kind in inputs.board[side]:
                rows.append(self.board[side][kind])
                found.append(1.0)
            for kind in inputs.hands[side]:
                rows.append(self.hand[side][kind])
                found.append(1.0)
        for unit in range(len(self.field)):
            both = self.field_unit(inputs, unit)
            if both > 0.0:
                rows.append(self.rows[2 * self.side_inputs + unit])
                found.append(both)
        return self.second_layer(rows, found)

    def field_unit(self, inputs: Inputs, unit: i64) -> float:
        """Return the sum of a unit of the first layer over all battlefields."""
        weights = self.field[unit]
        both: float = 0.0
        for place in range(len(inputs.fields)):
            field = inputs.fields[place]
            one: float = self.field_bias[inputs.field_kinds[place]][unit]
            for i in range(NUM_FIELD_INPUTS):
                one += weights[i] * field[i]
            if one > 0.0:
                both += one
        return both

    def second_layer(self, rows: list[list[float]], found: list[float]) -> float:
        """Return the output for some inputs, each with the weights of its columns."""
        bias = self.bias
        out = self.out
        units: i64 = len(out)
        size: i64 = len(found)
        total: float = 0.0
        # Sums stay in local variables: mypyc would box every float that goes into a list.
        for column in range(0, units + BLOCK, BLOCK):
            a: float = bias[column]
            b: float = bias[column + 1]
            c: float = bias[column + 2]
            d: float = bias[column + 3]
            for k in range(size):
                row = rows[k]
                x: float = found[k]
                a += x * row[column]
                b += x * row[column + 1]
                c += x * row[column + 2]
                d += x * row[column + 3]
            if column == units:
                return total + a
            if a > 0.0:
                total += out[column] * a
            if b > 0.0:
                total += out[column + 1] * b
            if c > 0.0:
                total += out[column + 2] * c
            if d > 0.0:
                total += out[column + 3] * d
        return total
