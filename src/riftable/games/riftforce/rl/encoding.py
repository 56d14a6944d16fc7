"""The encoding of Riftforce, all modes: the board by location and place, then hands, decks and the rest.

Seats count from the observing one, in the order of the table; sides are mine, then theirs; locations are
those of the board. An action is a move id, the same in every mode (`rules.ids` lists them).
`native.packing` writes the numbers.
"""

from __future__ import annotations

from typing import ClassVar

from riftable.core.rules import Rules, View
from riftable.gamekit.encoding import Feature
from riftable.gamekit.packed_encoding import PackedEncoding
from riftable.games.riftforce.rl.native.packing import (
    ACTS_AT,
    DECK_SIZE,
    DOOMED_AT,
    FIRED_AT,
    GUILD_AT,
    HIT_AT,
    HURT_AT,
    LEFT_AT,
    MAX_CROWD,
    MAX_IDLE,
    MAX_ROUNDS,
    NUMBER_AT,
    PLACES,
    POINTS,
    SEAT_AT,
    RiftforcePacker,
)
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.ids import (
    CHANCE_CARD,
    HAND,
    LANE,
    LANES,
    NUM_GUILDS,
    NUM_KINDS,
    NUM_MOVES,
    NUM_PLANS,
    UNIT,
    UNIT_FAR,
    USUAL_PLACES,
    WIN,
)
from riftable.games.riftforce.rules.view import ASK_NAMES


def features(lanes: int, seats: int) -> list[Feature]:
    """Return the features for a number of locations and seats."""
    crowded = seats > 2
    unit = SEAT_AT + (seats if crowded else 0)
    owner = ", its owner by seat" if crowded else ""
    own = [Feature("seat", (seats,), "where I sit, one-hot: here the seats face different locations")]
    return [
        Feature("ask", (len(ASK_NAMES),), "the kind of my question, one-hot; nothing when it is not mine"),
        Feature("ask_card", (NUM_KINDS,), "the card in question, one-hot: to place, discarded, stolen"),
        Feature("ask_n", (1,), "its number / 8: damage, cards played, activations left"),
        *(own if crowded else []),
        Feature("waiting", (seats,), "the seats that are asked"),
        Feature("turn", (seats,), "whose turn it is, by seat, one-hot"),
        Feature("first", (seats,), "the starting seat, one-hot"),
        Feature("place", (4,), "how many have acted in this round, one-hot"),
        Feature("round", (1,), f"the round / {MAX_ROUNDS}, at most 1"),
        Feature("idle", (1,), f"actions in a row that changed nothing / {MAX_IDLE}, at most 1"),
        Feature("score", (2,), f"Riftforce of each side / {2 * WIN}, at most 1"),
        Feature("score_is", (2, POINTS), f"the same one-hot, {POINTS - 1} or more in the last"),
        Feature(
            "board",
            (lanes, 2, PLACES, unit),
            f"by location, side and place from the Rift, for the first {PLACES}: guild (18, one-hot), number "
            f"(3, one-hot), damage / 7, damage it can still take / 7, activated in this action, doomed, acts "
            f"now, was hit by what acts{owner}",
        ),
        Feature("crowd", (lanes, 2), f"cards in each line / {MAX_CROWD}, those beyond the sixth included"),
        Feature("hand", (NUM_KINDS,), "my hand, copies of each card / 4"),
        Feature("hands", (seats,), f"cards in each hand / {HAND}"),
        Feature("known", (seats, NUM_KINDS), "cards that all seats know to be in a hand, copies / 4"),
        Feature("decks", (seats,), f"cards in each deck / {DECK_SIZE}"),
        Feature(
            "unseen", (seats, NUM_KINDS), "in the deck or hand of a seat, and I cannot place it; copies / 4"
        ),
        Feature("discards", (seats, NUM_KINDS), "discard piles, copies / 4"),
        Feature("guilds", (seats, NUM_GUILDS), "the guilds of each seat"),
        Feature("offer", (NUM_GUILDS,), "guilds on offer in the draft"),
        Feature("pool", (1,), "guilds that lie face down in the draft / 18"),
        Feature(
            "playing", (4,), "cards played in this action, one-hot; nothing unless cards are being played"
        ),
        Feature("play_guild", (NUM_GUILDS,), "the guild they share, one-hot"),
        Feature("play_number", (3,), "the number they share, one-hot"),
        Feature("play_lanes", (lanes,), "the locations between the outermost they went to"),
        Feature("activating", (4,), "elementals activated in this action, one-hot; nothing unless some are"),
        Feature("spent", (NUM_KINDS,), "the card discarded for it, one-hot"),
        Feature("by", (2,), "by its guild or by its number, one-hot"),
        Feature("killed", (1,), "what acts has just destroyed what it hit"),
        Feature("plan", (NUM_PLANS,), "solo: the plan that lies face up, one-hot"),
        Feature(
            "plans", (NUM_PLANS,), "solo: the place of each plan met so far in their order, from 1, / 20"
        ),
    ]


class RiftforceEncoding(PackedEncoding):
    """Riftforce for one mode."""

    version: ClassVar[str] = "riftforce 1"
    ask_kinds: ClassVar[list[str]] = ASK_NAMES
    repeated: ClassVar[tuple[str, ...]] = ("board", "crowd", "play_lanes")
    repeated_actions: ClassVar[tuple[tuple[int, int, int], ...]] = (
        (LANE, 1, LANES),
        (UNIT, USUAL_PLACES, LANES),
    )
    usual_actions: ClassVar[int] = UNIT_FAR

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, Riftforce)
        lanes = int(rules.config.lanes)
        seats = len(rules.config.sides)  # in solo the trainer has one
        super().__init__(
            rules,
            features(lanes, seats),
            CHANCE_CARD,
            range(CHANCE_CARD, NUM_MOVES),
            RiftforcePacker(lanes, seats),
        )
        self.unit_width = next(feature.shape[-1] for feature in self.features if feature.name == "board")

    def legal_actions(self, view: View) -> list[int]:
        ask = view.ask
        return [] if ask is None else ask.moves[:]


__all__ = [
    "ACTS_AT",
    "DECK_SIZE",
    "DOOMED_AT",
    "FIRED_AT",
    "GUILD_AT",
    "HIT_AT",
    "HURT_AT",
    "LEFT_AT",
    "MAX_CROWD",
    "MAX_IDLE",
    "MAX_ROUNDS",
    "NUMBER_AT",
    "PLACES",
    "POINTS",
    "SEAT_AT",
    "RiftforceEncoding",
]
