"""The puzzles of Riffifi: which card is sure to take the most tokens, whatever the others hold and play."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.puzzles import PuzzleBook, PuzzleTheme, Setting
from riftable.games.riffifi.rules.ids import (
    ASK_PLAY,
    CARD_NAMES,
    COLOR,
    MISDEAL_CARDS,
    NOTHING,
    NUM_COLORS,
    OFFICER,
    UNSEEN,
)
from riftable.games.riffifi.rules.state import RiffifiState
from riftable.games.riffifi.rules.view import RiffifiView

MIN_HAND: Final = 3  # cards to choose from
MAX_HAND: Final = 7  # with more, too little has been shown
PLAYERS: Final = (3, 4, 5)


class SureLoot(PuzzleTheme):
    """Tokens of its color that a card takes when it is paid, a round later."""

    name = "loot"
    least = 0
    smallest = 2
    max_luck = 0.25  # a hand of a few cards

    def value(self, start: State, state: State, seat: int, about: int) -> int:
        assert isinstance(start, RiffifiState) and isinstance(state, RiffifiState)
        pile = state.piles[seat]
        if len(pile) == len(start.piles[seat]):
            return 0
        color = COLOR[pile[-1]]
        if color == NUM_COLORS:
            return 0
        # Nobody else's card of this color pays while this one lies face up: what is added, it has taken.
        owed = state.owed if state.turn == seat else 0  # whom to take it from is still to be said
        return max(0, int(state.has(seat, color) - start.has(seat, color) + owed))


class RiffifiPuzzles(PuzzleBook):
    """A puzzle goes until the seat has been paid for its card and is asked for the next one."""

    package = "riftable.games.riffifi.puzzles"
    themes = (SureLoot(),)
    beam_widths = (1, 2, 3, 4, 6)

    def settings(self, rng: Rng) -> Setting:
        return Setting("table", {"players": str(PLAYERS[rng.below(len(PLAYERS))])})

    def is_candidate(self, state: State, seat: int) -> bool:
        assert isinstance(state, RiffifiState)
        ask = state.ask
        return (
            ask is not None and ask.kind == ASK_PLAY and MIN_HAND <= len(set(state.hands[seat])) <= MAX_HAND
        )

    def played_cards(self, view: View) -> Mapping[int, Sequence[str]]:
        assert isinstance(view, RiffifiView)
        return {
            seat: [CARD_NAMES[card] if card >= 0 else "?" for card in pile]
            for seat, pile in enumerate(view.piles)
            if pile
        }

    def searched(self, rules: Rules, view: View) -> State:
        """Any other player may hold any card that the seat has not seen: no deal can be worse for it."""
        state = rules.imagine(view, Rng(0))
        assert isinstance(state, RiffifiState)
        seat = int(view.seat)
        seen = {*state.hands[seat], *state.piles[seat]}
        for other, pile in enumerate(state.piles):
            if other != seat:
                seen |= {card for place, card in enumerate(pile) if place not in state.unseen[other]}
        unknown = [card for card in state.deck if card not in seen and card != OFFICER]
        for other in range(len(state.hands)):
            if other != seat and state.hands[other]:
                shown = [
                    COLOR[card]
                    for place, card in enumerate(state.piles[other])
                    if place not in state.unseen[other]
                ]
                full = {color for color in shown if shown.count(color) >= MISDEAL_CARDS - 1}
                state.hands[other] = [card for card in unknown if COLOR[card] not in full]
        return state

    def solver_view(self, start: View, view: View) -> View:
        """Others hold as many cards as at the beginning, less those they have played since."""
        assert isinstance(start, RiffifiView) and isinstance(view, RiffifiView)
        if view.number == start.number:
            for seat, pile in enumerate(view.piles):
                if seat != view.seat:
                    view.hands[seat] = max(0, start.hands[seat] - len(pile) + len(start.piles[seat]))
        return view

    def is_over(self, start: State, state: State, seat: int) -> bool:
        assert isinstance(start, RiffifiState) and isinstance(state, RiffifiState)
        ask = state.ask
        if ask is None or state.number != start.number:
            return True
        return ask.seat == seat and len(state.piles[seat]) > len(start.piles[seat])

    def considered(self, rules: Rules, state: State, seat: int) -> list[int]:
        """Of the others' cards the lowest of each color, and one that turns nothing down.

        The lowest turns down whatever another one would, and what it is paid comes after the puzzle.
        """
        assert isinstance(state, RiffifiState) and state.ask is not None
        ask = state.ask
        if ask.seat == seat or ask.kind != ASK_PLAY:
            return ask.moves
        played = {card for pile in state.piles for card in pile}  # in the search others share their cards
        lowest: dict[int, int] = {}
        idle = []
        for move in [move for move in ask.moves if move % UNSEEN not in played] or ask.moves:
            if move < OFFICER and move < state.top[COLOR[move]] < NOTHING:
                lowest.setdefault(COLOR[move], move)
            else:
                idle.append(move)
        return [*lowest.values(), *idle[:1]]

    def key(self, state: State, seat: int) -> Hashable | None:
        """Which card the others play matters only by what lies face up and what is taken."""
        assert isinstance(state, RiffifiState)
        ask = state.ask
        if ask is None:
            return None
        return (
            int(state.turn),
            int(ask.kind),
            int(state.number),
            tuple(state.face),
            tuple(state.tokens),
            state.piles[seat],
            int(state.owed),
        )


PUZZLES: Final = RiffifiPuzzles()
