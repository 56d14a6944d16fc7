"""The puzzles of Riftbound: win this turn. All cards that matter lie open, the opponent's hand among them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Final

from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.gamekit.puzzles import PuzzleBook, PuzzleTheme, Setting
from riftable.games.riftbound.ai.search_hooks import RiftboundSearchHooks
from riftable.games.riftbound.ai.strategy import search_hooks
from riftable.games.riftbound.decks.known_decks import KNOWN
from riftable.games.riftbound.rules.ids import ASK_MAIN, SPAN, V_HIDE, V_HIDE_CHAMPION
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.state_layout import row

MAX_ANSWERS: Final = 12  # to the first question; with more, the turn is too large to be searched


@lru_cache(maxsize=8)
def hooks_of(rules: Rules) -> RiftboundSearchHooks:
    """Return what the bots know about the cards of these rules."""
    return search_hooks(rules)


class LethalThisTurn(PuzzleTheme):
    """Win the game before the turn is over, whatever the opponent and chance reply."""

    name = "lethal"

    def value(self, start: State, state: State, seat: int, about: int) -> int:
        assert isinstance(state, Realm)
        return int(state.ask is None and state.winner == state.config.sides[seat])


class RiftboundPuzzles(PuzzleBook):
    """A puzzle goes on until the turn is over."""

    package = "riftable.games.riftbound.puzzles"
    themes = (LethalThisTurn(),)
    beam_widths = (1, 2, 4, 8, 24)
    bot = "level4?iterations=12"
    max_positions = 6000

    def settings(self, rng: Rng) -> Setting:
        names = list(KNOWN)
        one, other = names[rng.below(len(names))], names[rng.below(len(names))]
        return Setting("duel", {"decks": f"{one} / {other}"})

    def is_candidate(self, state: State, seat: int) -> bool:
        """The seat acts in its own turn, has not scored everywhere yet, and has few answers."""
        assert isinstance(state, Realm)
        ask = state.ask
        if ask is None or ask.kind != ASK_MAIN or state.turn != seat:
            return False
        everywhere = (1 << state.config.fields) - 1
        return state.scored[seat] != everywhere and 2 < len(ask.moves) <= MAX_ANSWERS

    def published(self, rules: Rules, state: State, seat: int) -> State | None:
        """Show the hands of all others, and let one point be missing.

        A position with facedown cards of others is no puzzle. The last point takes a battlefield scored
        everywhere in this turn, so there is something to do.
        """
        assert isinstance(state, Realm)
        if any(hider not in (-1, seat) for hider in state.hider):
            return None
        shown = state.copy()
        for other, hand in enumerate(state.hands):
            if other != seat:
                shown.known[other] = hand[:]
        shown.points[state.config.sides[seat]] = state.victory_score() - 1
        return shown

    def is_over(self, start: State, state: State, seat: int) -> bool:
        assert isinstance(start, Realm) and isinstance(state, Realm)
        return state.ask is None or state.round != start.round

    def considered(self, rules: Rules, state: State, seat: int) -> list[int]:
        """Of the seat's own answers those that bots consider: payments are left to their policy."""
        assert isinstance(state, Realm) and state.ask is not None
        if state.ask.seat != seat:
            return state.ask.moves
        moves = hooks_of(rules).candidate_moves(state)
        return [move for move in moves if move // SPAN not in (V_HIDE, V_HIDE_CHAMPION)]

    def key(self, state: State, seat: int) -> Hashable | None:
        """All of the position; how many moments it took to come about matters to nothing at rest."""
        assert isinstance(state, Realm)
        if state.ask is None:
            return None
        if state.ask.kind != ASK_MAIN or state.effects:
            return tuple(row(state))
        moment = state.moment
        state.moment = 0
        found = tuple(row(state))
        state.moment = moment
        return found


PUZZLES: Final = RiftboundPuzzles()
