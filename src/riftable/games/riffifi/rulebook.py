"""Riffifi: the rules of a table with variants, together with their notation."""

from __future__ import annotations

from collections.abc import Mapping

from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadOption
from riftable.core.event import Event
from riftable.core.machine import State
from riftable.core.options import non_default_options
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.games.riffifi.notation.ascii_board import draw_board
from riftable.games.riffifi.notation.parsing import read_word
from riftable.games.riffifi.notation.position import LASTING, Reader, read_state, write_position
from riftable.games.riffifi.rules.census import census
from riftable.games.riffifi.rules.determinize import imagine
from riftable.games.riffifi.rules.ids import ASK_PLAY, NUM_CARDS, NUM_COLORS, NUM_MOVES, TOKENS_PER_COLOR
from riftable.games.riffifi.rules.modes import MODES, make_config
from riftable.games.riffifi.rules.moves import move_id, move_name
from riftable.games.riffifi.rules.options import DEFAULTS, OPTIONS
from riftable.games.riffifi.rules.state import GameConfig, RiffifiState
from riftable.games.riffifi.rules.view import RiffifiView, view_of


class Riffifi(Rules):
    """The rule book of Riffifi for a number of players and a set of variants."""

    config: GameConfig

    def __init__(self, mode: str, options: Mapping[str, object]) -> None:
        if mode not in MODES:
            raise BadOption(CoreMessage.NO_MODE, game="riffifi", word=mode, known=tuple(MODES))
        self.game = "riffifi"
        self.mode = mode
        self.num_moves = NUM_MOVES
        self.options = non_default_options(self.game, OPTIONS, options)
        self.config = make_config({**DEFAULTS, **self.options})
        self.config.recipe = self.recipe()
        self.sides = list(range(self.config.players))

    def new(self, log: list[Event] | None = None) -> RiffifiState:
        s = RiffifiState(self.config)
        s.reset()
        s.start(self.config.opening, log)
        return s

    def view(self, s: State, seat: int) -> RiffifiView:
        assert isinstance(s, RiffifiState)
        return view_of(s, seat, self.key)

    def imagine(self, view: View, rng: Rng) -> RiffifiState:
        assert isinstance(view, RiffifiView)
        return imagine(self.config, view, rng)

    def name(self, move: int) -> str:
        return move_name(move)

    def move(self, name: str) -> int:
        return move_id(name)

    def label(self, s: State, move: int) -> str:
        return move_name(move)

    def read(self, s: State, word: str) -> int:
        assert isinstance(s, RiffifiState)
        return read_word(s, word)

    def formality(self, s: State) -> int | None:
        ask = s.ask  # the last card of a hand: passing is not allowed
        if ask is None or ask.kind != ASK_PLAY or len(ask.moves) > 1:
            return None
        return ask.moves[0]

    def at_rest(self, s: State) -> bool:
        return s.ask is not None and s.ask.kind == ASK_PLAY

    def write(self, s: State) -> str:
        assert isinstance(s, RiffifiState)
        return write_position(self, s)

    def show(self, s: State) -> str:
        assert isinstance(s, RiffifiState)
        return draw_board(s)

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, RiffifiState)
        if self.config.ticks:
            return [s.num_ticks(seat) for seat in range(self.config.players)]
        return s.scores[:]

    def conserved(self, s: State) -> bool:
        assert isinstance(s, RiffifiState)
        for color in range(NUM_COLORS):
            taken = [s.tokens[seat * NUM_COLORS + color] for seat in range(self.config.players)]
            if s.bank[color] + sum(taken) != TOKENS_PER_COLOR:
                return False
        count = census(s)
        dealing = max(count) == 0
        whole = [1 if card in s.deck and not dealing else 0 for card in range(NUM_CARDS)]
        return count == whole and (
            not dealing or len(s.dealt) + len(s.places) == len(s.deck) * (s.number > 0)
        )


def read_position(text: str, strict: bool) -> tuple[Riffifi, RiffifiState | None, list[str]]:
    """Return rules, state at rest (None before the game) and moves made since, of a position text."""
    reader = Reader(text, strict)
    if reader.is_fresh():
        return reader.rules(Riffifi), None, reader.pending
    rules = reader.rules(Riffifi, LASTING)
    return rules, read_state(reader, rules.config), reader.pending
