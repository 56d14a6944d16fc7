"""The puzzles of Riftbound: win this turn. All cards that matter lie open, the opponent's hand among them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.puzzles import PuzzleBook, PuzzleTheme, Setting
from riftable.games.riftbound.ai.search_hooks import RiftboundSearchHooks
from riftable.games.riftbound.ai.strategy import search_hooks
from riftable.games.riftbound.decks.known_decks import KNOWN
from riftable.games.riftbound.rules.ids import ASK_MAIN, ASK_PAY, ASK_RUNE, SPAN, V_HIDE, V_HIDE_CHAMPION
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.state_layout import row
from riftable.games.riftbound.rules.view import RealmView

MAX_ANSWERS: Final = 10  # to the first question; with more, the turn is too large to be searched
OWN_CARDS: Final = 3  # that a puzzle leaves in the hand
CARDS_OF_OTHERS: Final = 1  # so that it does not matter which runes they pay with


@lru_cache(maxsize=8)
def hooks_of(rules: Rules) -> RiftboundSearchHooks:
    """Return what the bots know about the cards of these rules."""
    return search_hooks(rules)


class LethalThisTurn(PuzzleTheme):
    """Win the game before the turn is over, whatever the opponent and chance reply."""

    name = "lethal"
    least = 0
    max_luck = 0.25

    def value(self, start: State, state: State, seat: int, about: int) -> int:
        assert isinstance(state, Realm)
        return int(state.ask is None and state.winner == state.config.sides[seat])


class RiftboundPuzzles(PuzzleBook):
    """A puzzle goes on until the turn is over."""

    package = "riftable.games.riftbound.puzzles"
    themes = (LethalThisTurn(),)
    beam_widths = (1, 2, 4, 8, 24)
    bot = "level4?iterations=12"
    max_positions = 500

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
        """Let one point be missing, shuffle some cards of each hand into the deck, and show the others' rest.

        The last point takes a battlefield scored everywhere in this turn, so there is something to do. A
        position with facedown cards of others is no puzzle.
        """
        assert isinstance(state, Realm)
        if any(hider not in (-1, seat) for hider in state.hider):
            return None
        shown = state.copy()
        for other, hand in enumerate(state.hands):
            kept = hand[: OWN_CARDS if other == seat else CARDS_OF_OTHERS]
            deck = state.decks[other].copy()
            deck.put_under(hand[len(kept) :])
            deck.shuffle()
            shown.decks[other] = deck
            shown.hands[other] = kept
            shown.known[other] = [] if other == seat else kept
        shown.points[state.config.sides[seat]] = state.victory_score() - 1
        return shown

    def open_hands(self, view: View) -> Mapping[int, Sequence[int]]:
        assert isinstance(view, RealmView)
        return {seat: known for seat, known in enumerate(view.table.known) if seat != view.seat}

    def is_over(self, start: State, state: State, seat: int) -> bool:
        assert isinstance(start, Realm) and isinstance(state, Realm)
        return state.ask is None or state.round != start.round

    def considered(self, rules: Rules, state: State, seat: int) -> list[int]:
        """Of the seat's own answers those that bots consider, of the others' all; how to pay is not asked."""
        assert isinstance(state, Realm) and state.ask is not None
        ask = state.ask
        if ask.seat != seat and ask.kind not in (ASK_PAY, ASK_RUNE):
            return ask.moves
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
