"""The encoding of Riffifi, for three to five players and all variants.

Seats count from the observing one, to the left. An action is a move id (`rules.ids` lists them), but seats
in an action count from the one that is asked. `native.packing` writes the numbers.
"""

from __future__ import annotations

from typing import ClassVar

from riftable.core.rules import Rules, View
from riftable.gamekit.encoding import Feature
from riftable.gamekit.packed_encoding import PackedEncoding
from riftable.games.riffifi.rl.native.packing import (
    MAX_GIVERS,
    MAX_HAND,
    MAX_SCORE,
    USUAL_HANDS,
    RiffifiPacker,
)
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riffifi.rules.ids import (
    CHANCE_SEAT,
    NUM_CARDS,
    NUM_COLORS,
    NUM_MOVES,
    TAKE,
    TOKENS_PER_COLOR,
    TOKENS_PER_TICK,
)
from riftable.games.riffifi.rules.view import ASK_NAMES


def features(players: int, in_total: bool = False) -> list[Feature]:
    """Return the features for a number of players; with `in_total` all tokens ever taken count."""
    seats, cards = (players,), (players, NUM_CARDS)
    taken = Feature("captured", (players, NUM_COLORS), f"tokens ever taken / {TOKENS_PER_TICK}, at most 1")
    return [
        Feature("ask", (len(ASK_NAMES),), "the kind of my question, one-hot; nothing when it is not mine"),
        Feature("ask_colour", (NUM_COLORS,), "the color of the tokens that a seat must give, one-hot"),
        Feature("ask_n", (1,), f"how many seats must give one more / {MAX_GIVERS}"),
        Feature("waiting", seats, "the seats that are asked"),
        Feature("turn", seats, "whose turn it is, by seat, one-hot"),
        Feature("dealer", seats, "the dealer, by seat, one-hot"),
        Feature(
            "number", (1,), f"of this hand / all hands that are played; with ticks / {USUAL_HANDS}, at most 1"
        ),
        Feature("closing", (1,), "the last round, in which no seat has a card left to play"),
        Feature("owed", (1,), f"tokens that the seat on turn is about to take / {TOKENS_PER_COLOR}"),
        Feature("tied", seats, "the seats that the owed tokens come from"),
        Feature("score", seats, f"tokens of the hands that are over / {MAX_SCORE}, at most 1"),
        Feature("ticks", (players, NUM_COLORS), "ticks of each seat by color"),
        Feature("bank", (NUM_COLORS,), f"tokens in the bank / {TOKENS_PER_COLOR}"),
        Feature("tokens", (players, NUM_COLORS), f"tokens of each seat by color / {TOKENS_PER_COLOR}"),
        Feature("hand", (NUM_CARDS,), "my hand"),
        Feature("hands", seats, f"cards in each hand / {MAX_HAND}"),
        Feature("face", cards, "the card that lies face up before each seat, one-hot"),
        Feature("played", cards, "cards of this hand in the pile of each seat that I can name"),
        Feature("hidden", seats, f"how many cards each seat has played unseen / {MAX_HAND}"),
        Feature(
            "clues",
            cards,
            f"cards played unseen that may be this one, as all seats know / {MAX_HAND}",
        ),
        Feature("sets", cards, "what I know to be among the cards each seat plays with in this hand"),
        Feature("past", cards, "Equal chances: what each seat's set of cards has shown in earlier hands"),
        Feature(
            "past_clues",
            cards,
            f"how many cards of that set played unseen then may have been this one / {MAX_HAND * players}, "
            "at most 1",
        ),
        Feature("unused", (1,), f"cards that are not in play / {MAX_HAND}"),
        Feature(
            "out",
            (NUM_COLORS + 1,),
            "the color whose 1 was taken out, one-hot; last: no 1 was, or all were",
        ),
        *([taken] if in_total else []),
    ]


class RiffifiEncoding(PackedEncoding):
    """Riffifi for a number of players."""

    version: ClassVar[str] = "riffifi 1"
    ask_kinds: ClassVar[list[str]] = ASK_NAMES

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, Riffifi)
        config = rules.config
        self.players = int(config.players)
        super().__init__(
            rules,
            features(self.players, config.in_total),
            CHANCE_SEAT,
            range(CHANCE_SEAT, NUM_MOVES),
            RiffifiPacker(self.players, int(config.hands), config.in_total),
        )
        seats = range(self.players)
        self.actions = [[self.turned(move, -seat) for move in range(CHANCE_SEAT)] for seat in seats]
        self.moves = [[self.turned(action, seat) for action in range(CHANCE_SEAT)] for seat in seats]

    def action(self, move: int, seat: int) -> int:
        return self.actions[seat][move]

    def move(self, action: int, seat: int) -> int:
        return self.moves[seat][super().move(action, seat)]

    def legal_actions(self, view: View) -> list[int]:
        ask = view.ask
        if ask is None:
            return []
        actions = self.actions[view.seat]
        return sorted([actions[move] for move in ask.moves])

    def turned(self, move: int, by: int) -> int:
        """Return a move whose seats are moved `by` places to the left."""
        return TAKE - 1 + self.rotated(move - TAKE + 1, by) if move >= TAKE else move

    def rotated(self, mask: int, by: int) -> int:
        """Return a bitmask of seats, each moved `by` places to the left; bits beyond the seats stay."""
        n = self.players
        out = mask >> n << n
        for seat in range(n):
            if mask >> seat & 1:
                out |= 1 << (seat + by) % n
        return out
